//! The others: a row each, which opens their house.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::family::wishes;
use super::marks::{cash, hat};
use super::terrain::mini;
use crate::pages::table::players::state;
use crate::pages::table::text::{figure, say};

/// The panel with everyone else.
pub(super) fn players(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    html! {
        section #players .panel data-part {
            h2 { (words.say("t-players")) " " span .caps { (words.say("v-open-house")) } }
            @for seat in board.seats().filter(|seat| !board.is_me(*seat)) { (row(board, seat)) }
        }
    }
}

fn row(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let words = board.words;
    let shown = board.seat(seat);
    let (met, all) = wishes(shown);
    let family = shown.family.name.as_str();
    html! {
        a .rival .shown[board.shown == seat] href=(board.look_at(seat)) id={ "player-" (seat) } {
            (mini(&shown.house, board.view.figures.side))
            span .who { (hat(board, seat)) span .name { (board.name(seat)) } @if shown.thinking { (state(board, seat)) } }
            span .sum.num { (figure(board.total(seat))) }
            span .facts {
                span .row {
                    @if let Some(money) = shown.money { (cash(money)) }
                    span { (say!(words, "v-cards", count = shown.hand.len())) }
                    span { @if shown.passed { (words.say("v-passed")) } @else { (say!(words, "v-workers", count = shown.workers)) } }
                }
                span {
                    @match shown.satisfied {
                        Some(_) => (say!(words, "v-is-served", name = family)),
                        None => (say!(words, "v-wishes-of", name = family, met = met, all = all)),
                    }
                }
            }
        }
    }
}
