//! The signs of the drawn board and what they mean; only those that this table has.

use super::game::Dream;
use crate::rules::Mode;

impl Dream {
    /// The signs of the board as `draw` draws it, each with its meaning.
    pub(super) fn signs(&self) -> Vec<(String, String)> {
        let mut signs: Vec<(&str, &str)> = Vec::new();
        match self.rules.mode() {
            Mode::Standard => {
                signs.push(("Pairs", "a number with its family; you take one pair"));
                signs.push(("next round", "the family that this pile offers next"));
            }
            Mode::Solo | Mode::Opponent => signs.push((
                "Cards",
                "each a number and a family; `take 1+3` is the number of the first with the family \
                 of the third",
            )),
            Mode::Expert => {
                signs.push((
                    "Hand",
                    "your three cards; `take 1+3` is the number of the first with the family of \
                     the third, and the second goes on",
                ));
                signs.push(("received", "the family of the card that a seat was passed"));
            }
        }
        signs.push((
            "first, later",
            "what a plan pays those who fulfil it first, and everyone afterwards; - once someone \
             was first",
        ));
        if self.rules.cards.opponent.is_some() {
            signs.push((
                "validates A C",
                "the plans that your opponent takes when their validation card comes; each such \
                 card makes you cross bonuses",
            ));
            signs.push(("pile pool temp", "the cards you gave it, each worth what its card says"));
        }
        signs.push(("a · b4", "the streets from the top; the fourth house of the second is `b4`"));
        signs.push((
            "·pa",
            "an empty house and its family: ba barrier, im improvement, pa park, po pool, te temp, \
             ex extension",
        ));
        signs.push(("7*", "a perfect house: number and family came together"));
        signs.push(("7", "a normal house"));
        if self.rules.cards.cards().iter().any(|card| !card.number.is_whole()) {
            signs.push(("9¾", "a number between 9 and 10"));
        }
        signs.push((
            "10, won, gone",
            "behind a street: its bonus can still be won, is yours, or is lost",
        ));
        signs.push(("3/5, 3/5-", "below a column: how far it is; with - its ×2 is lost"));
        signs.push(("26, 26!", "below a complete column: its points; with ! they are doubled"));
        signs.push((
            "refusals",
            "turns in which no number fitted; when all boxes are crossed, the game ends",
        ));
        signs.push(("score", "your points as they stand, and what they are made of"));
        signs.into_iter().map(|(sign, meaning)| (sign.to_owned(), meaning.to_owned())).collect()
    }
}
