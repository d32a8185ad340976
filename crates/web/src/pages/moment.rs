//! What can be done with a moment of a game that is over: send it to others, or play on from it.

use maud::{Markup, html};
use tabletop::Seat;

use super::games::{level_field, usual_level};
use super::layout::icon;
use super::lobby::link_field;
use crate::words::Words;

/// A moment of a game that is over.
pub(super) struct Moment<'a> {
    pub(super) words: &'a Words,
    /// The table's address.
    pub(super) address: &'a str,
    /// The whole address of the moment.
    pub(super) link: &'a str,
    /// Whose board is shown; the visitor plays on with it.
    pub(super) seat: Seat,
    /// How many steps were over; none where there is nothing to play on.
    pub(super) step: Option<u32>,
}

/// A link to send, and a form to play on.
pub(super) fn ways(moment: &Moment<'_>) -> Markup {
    let words = moment.words;
    html! {
        section #moment-ways .panel.onward {
            h2 { (words.say("m-title")) }
            (link_field(words, "moment-link", "m-link", moment.link))
            @if let Some(step) = moment.step {
                form method="post" action={ (moment.address) "/onward" } {
                    input type="hidden" name="round" value=(step);
                    input type="hidden" name="seat" value=(moment.seat);
                    (level_field(words, "onward-level", usual_level()))
                    button .btn { (icon("i-next")) (words.say("m-play-on")) }
                }
                p .soft { (words.say("m-play-on-line")) }
            }
        }
    }
}
