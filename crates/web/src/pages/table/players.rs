//! Who is who, and who is choosing.

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use crate::pages::layout::icon as ico;
use crate::pages::seat_sign::sign;

/// The drawing of whoever sits in a seat, and the mark of the seat.
pub(in crate::pages) fn face(frame: &Frame<'_>, seat: Seat) -> Markup {
    html! {
        (sign(seat))
        @if frame.is_bot(seat) { (ico("i-bot")) }
    }
}

/// Whether a seat is choosing or done, while the game goes on.
pub(in crate::pages) fn state(frame: &Frame<'_>, seat: Seat) -> Markup {
    let words = frame.words;
    html! {
        @if frame.status.over || frame.replayed().is_some() {
        } @else if frame.status.thinking.contains(&seat) {
            span .state { (ico("i-wait")) (words.say("t-choosing")) }
        } @else {
            span .state.ok { (ico("i-done")) (words.say("t-is-done")) }
        }
    }
}
