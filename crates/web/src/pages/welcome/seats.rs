//! Who sits where, and what can be done about it: another device, a bot for someone away.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::Board;
use super::icon::ico;
use super::text::say;
use crate::pages::PersonKind;
use crate::pages::games::bot_name;

/// The side sheet with the seats.
pub(super) fn seats(board: &Board<'_>) -> Markup {
    let words = board.words;
    let scene = board.scene;
    html! {
        section #seats .help data-part aria-labelledby="h-seats" {
            a .veil href="#-" tabindex="-1" aria-hidden="true" {}
            div .help-sheet {
                header {
                    h2 #h-seats { (words.say("w-seats")) }
                    a .btn.square.quiet href="#-" aria-label=(words.say("w-close-seats")) { (ico("i-close")) }
                }
                p { (words.say("w-seats-watch")) }
                // With a hundred seats, only those about which something can be done.
                @let many = scene.people.len() > 12;
                ul .seats {
                    @for seat in Seat::all(scene.people.len()).filter(|seat| !many || scene.mine.contains(seat)) {
                        li {
                            span .name { (board.you_or_name(seat)) }
                            @match ways(board, seat) {
                                Some(way) => (way),
                                None => span .soft { (kind(board, seat)) },
                            }
                        }
                    }
                }
                @if scene.host && scene.view.end.is_none() { (bot_for_someone(board)) }
            }
        }
    }
}

/// The host lets a bot play for someone who is away.
fn bot_for_someone(board: &Board<'_>) -> Markup {
    let words = board.words;
    let absent = |seat: &Seat| {
        board.person(*seat).kind == PersonKind::Other && !board.scene.mine.contains(seat)
    };
    let others: Vec<Seat> = Seat::all(board.scene.people.len()).filter(absent).collect();
    html! {
        @if !others.is_empty() {
            form method="post" action={ (board.scene.address) "/fill" } {
                input type="hidden" name="level" value=(crate::pages::games::usual_level());
                label for="bot-for" { (words.say("w-let-bot")) }
                select #bot-for .input name="seat" {
                    @for seat in others { option value=(seat) { (board.name(seat)) } }
                }
                button .btn { (ico("i-bot")) (words.say("w-let-bot-do")) }
            }
        }
    }
}

fn kind(board: &Board<'_>, seat: Seat) -> String {
    match board.person(seat).kind {
        PersonKind::Bot(level) => {
            say!(board.words, "w-is-bot", level = bot_name(board.words, level))
        }
        PersonKind::Open | PersonKind::Me | PersonKind::Other => board.words.say("w-is-person"),
    }
}

/// What the viewer can do about a seat, as a form.
fn ways(board: &Board<'_>, seat: Seat) -> Option<Markup> {
    let words = board.words;
    let scene = board.scene;
    let own = scene.mine.contains(&seat);
    let is_bot = matches!(board.person(seat).kind, PersonKind::Bot(_));
    let form = |action: &str, id: &str| {
        html! {
            form method="post" action={ (scene.address) "/" (action) } {
                button .btn name="seat" value=(seat) { (words.say(id)) }
            }
        }
    };
    match (own, is_bot) {
        (true, true) => Some(form("return", "w-return")),
        (true, false) => Some(form("link", "w-other-device")),
        (false, _) => None,
    }
}
