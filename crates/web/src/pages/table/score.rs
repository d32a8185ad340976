//! The score of the board that is shown, and what it is made of.

use maud::{Markup, html};

use super::frame::Frame;
use super::text::figure;

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
