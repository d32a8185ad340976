//! Who sits where, and what can be done about it: another device, a bot for someone away.

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use super::help::sheet;
use super::text::say;
use crate::pages::PersonKind;
use crate::pages::games::{bot_name, usual_level};
use crate::pages::layout::icon as ico;
use crate::play::SideSheet;

/// The side sheet with the seats.
pub(in crate::pages) fn seats(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    // With a hundred seats, only those about which something can be done.
    let many = frame.people.len() > 12;
    let content = || {
        html! {
            p { (words.say("t-seats-watch")) }
            p { a .btn href={ (frame.address) "/invite" } { (ico("i-qr")) (words.say("t-link-and-code")) } }
            ul .seats {
                @for seat in Seat::all(frame.people.len()).filter(|seat| !many || frame.mine.contains(seat)) {
                    li {
                        span .name { (frame.you_or_name(seat)) }
                        @match ways(frame, seat) {
                            Some(way) => (way),
                            None => span .soft { (kind(frame, seat)) },
                        }
                    }
                }
            }
            @if frame.host && !frame.status.over { (bot_for_someone(frame)) }
        }
    };
    sheet(frame, SideSheet::Seats, ["t-seats", "t-close-seats"], content)
}

/// The host lets a bot play for someone who is away.
fn bot_for_someone(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    let absent =
        |seat: &Seat| frame.person(*seat).kind == PersonKind::Other && !frame.mine.contains(seat);
    let others: Vec<Seat> = Seat::all(frame.people.len()).filter(absent).collect();
    html! {
        @if !others.is_empty() {
            form method="post" action={ (frame.address) "/fill" } {
                input type="hidden" name="level" value=(usual_level());
                label for="bot-for" { (words.say("t-let-bot")) }
                select #bot-for .input name="seat" {
                    @for seat in others { option value=(seat) { (frame.name(seat)) } }
                }
                button .btn { (ico("i-bot")) (words.say("t-let-bot-do")) }
            }
        }
    }
}

fn kind(frame: &Frame<'_>, seat: Seat) -> String {
    match frame.person(seat).kind {
        PersonKind::Bot(level) => {
            say!(frame.words, "t-is-bot", level = bot_name(frame.words, level))
        }
        PersonKind::Open | PersonKind::Awaited | PersonKind::Me | PersonKind::Other => {
            frame.words.say("t-is-person")
        }
    }
}

/// What the viewer can do about a seat, as a form.
fn ways(frame: &Frame<'_>, seat: Seat) -> Option<Markup> {
    let words = frame.words;
    let own = frame.mine.contains(&seat);
    let is_bot = matches!(frame.person(seat).kind, PersonKind::Bot(_));
    let form = |action: &str, id: &str| {
        html! {
            form method="post" action={ (frame.address) "/" (action) } {
                button .btn name="seat" value=(seat) { (words.say(id)) }
            }
        }
    };
    match (own, is_bot) {
        (true, true) => Some(form("return", "t-return")),
        (true, false) => Some(form("link", "t-other-device")),
        (false, _) => None,
    }
}
