//! Everyone's board by name, where the side with the players is out of sight.

use maud::{Markup, html};

use super::frame::Frame;

/// With more seats than this, the list of players serves better.
const MOST: usize = 8;

/// A name for every board; one is swiped to from the next.
pub(in crate::pages) fn chips(frame: &Frame<'_>) -> Markup {
    let seats = frame.status.totals.len();
    html! {
        nav #chips .chips data-part aria-label=(frame.words.say("t-players")) {
            @if (2..=MOST).contains(&seats) {
                @for seat in frame.seats() {
                    a href=(frame.look_at(seat)) aria-current=[(seat == frame.shown).then_some("page")] {
                        (frame.you_or_name(seat))
                    }
                }
            }
        }
    }
}
