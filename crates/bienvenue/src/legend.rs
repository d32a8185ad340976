//! The signs of the drawn board and what they mean.

use crate::card::Title;
use crate::describe::effect;
use crate::draw::SIGNS;
use crate::game::Bienvenue;

impl Bienvenue {
    /// The signs of the board as `draw` draws it, each with its meaning.
    pub(crate) fn signs(&self) -> Vec<(String, String)> {
        let mut signs = Vec::new();
        let mut add = |sign: &str, meaning: &str| signs.push((sign.to_owned(), meaning.to_owned()));
        for (tag, sign) in SIGNS {
            add(&format!("{sign} 57"), &format!("{}, tile 57", tag.called()));
        }
        add("B*57", "a luxury tile has a star");
        add("g 91", "something in the garden");
        add("---- and |", "walls");
        add("-  -", "a door, or another open side");
        add("-##- and #", "the entrance");
        add(" .. and .", "foundations without a room");
        add(
            "wdew",
            "the sides of a tile as printed, from the top clockwise: w wall, d door, e half of a \
             room, a bar, c corridor",
        );
        add("b3, b3+", "column b, row 3 from the north, on the ground or upstairs");
        add("c.2, 3.1", "the second zone of the centre, the first zone of seat 3");
        add("?", "a card that you have not seen");
        for title in Title::ALL {
            if self.rules.card(title).copies > 0 {
                add(title.name(), &effect(&self.rules, title));
            }
        }
        signs
    }
}
