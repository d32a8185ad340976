//! The log: what happened lately, or from the beginning.

use maud::{Markup, html};

use super::frame::Frame;
use crate::pages::layout::icon as ico;

/// The panel with the log. `lately` names what it tells of unless it tells of everything, and
/// `only` leads back to that. By its address it comes over the page, so that nobody has to look for
/// it far below the board.
pub(in crate::pages) fn log(
    frame: &Frame<'_>,
    [lately, only]: [&str; 2],
    content: &Markup,
) -> Markup {
    let words = frame.words;
    let whole = frame.whole_log;
    html! {
        // Only the part inside is drawn anew: what was opened by its address stays open.
        div #log .log {
            section #deeds .panel data-part {
                h2 {
                    (words.say(if whole { "t-log" } else { lately }))
                    @if frame.has_log {
                        " " a .caps href={ (frame.link(frame.everyone, !whole)) "#log" } {
                            (words.say(if whole { only } else { "t-whole-log" }))
                        }
                    }
                    a .btn.square.quiet.shut href="#-" aria-label=(words.say("t-close-log")) { (ico("i-close")) }
                }
                (content)
            }
        }
    }
}
