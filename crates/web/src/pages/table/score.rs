//! The score of the board that is shown, and what it is made of.

use maud::{Markup, html};

use super::frame::Frame;
use super::text::figure;
use crate::words::Words;

/// A line of the score.
pub(in crate::pages) struct Line {
    /// Its drawing.
    pub(in crate::pages) sign: Markup,
    /// Its name.
    pub(in crate::pages) name: String,
    /// Where its points come from.
    pub(in crate::pages) why: String,
    /// Its points.
    pub(in crate::pages) points: i32,
}

/// What the category at this place of the game's list is called, inside a sentence.
pub(in crate::pages) fn category(
    words: &Words,
    categories: &[&str],
    index: usize,
    called: fn(&str) -> &'static str,
) -> String {
    let named = |name: &&str| words.say(called(name)).to_lowercase();
    categories.get(index).map_or_else(String::new, named)
}

/// The panel with the score; `total` draws the sum.
pub(in crate::pages) fn score(
    frame: &Frame<'_>,
    title: &str,
    lines: &[Line],
    total: &Markup,
) -> Markup {
    html! {
        section #score .panel data-part {
            h2 { (title) }
            dl .score {
                @for line in lines {
                    div {
                        dt { (line.sign) (line.name) }
                        dd .why { (line.why) }
                        dd .v.num .minus[line.points < 0] { (figure(line.points)) }
                    }
                }
                div .total {
                    dt { (frame.words.say("t-total")) }
                    dd #projected .projected.num hidden {}
                    dd .v.num { (total) }
                }
            }
        }
    }
}
