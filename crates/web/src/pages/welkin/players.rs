//! The others: a row each, which opens their board.

use maud::{Markup, html};
use tabletop::Seat;
use welkin::card::Power;

use super::board::ShownBoard;
use super::icon::{coin, power, power_name, res};
use super::{coins, site};
use crate::pages::table::players::face;
use crate::pages::table::text::say;

/// The panel with everyone else.
pub(super) fn players(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    html! {
        section #players .panel data-part {
            h2 { (words.say("t-players")) " " span .caps { (words.say("k-most-money")) } }
            @for seat in board.seats().filter(|seat| !board.is_me(*seat)) { (row(board, seat)) }
        }
    }
}

fn row(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let words = board.words;
    let shown = &board.view.seats[seat.index()];
    let unused = shown.completed.iter().filter(|done| done.ready);
    let powers: Vec<Power> = unused.filter_map(|done| done.site.power).collect();
    let room = usize::from(board.view.figures.stock);
    html! {
        a .player.sky .shown[board.shown == seat] href=(board.look_at(seat)) id={ "player-" (seat) } {
            span .who { (face(board, seat)) span .name { (board.name(seat)) } (state(board, seat)) }
            span .sum.num { (coin()) (coins::purse(shown)) }
            span .mini {
                span .caps { (words.say("k-sites-short")) }
                span .row {
                    @for site in &shown.sites { (site::small(board, site)) }
                    @if shown.sites.is_empty() { span .soft { (words.say("k-none")) } }
                }
            }
            span .mini {
                span .caps { (words.say("k-stock")) }
                span .row {
                    span .stock.small {
                        @for resource in shown.stock.iter() { span .held { (res(resource)) span .sr { (board.called(resource)) } } }
                        @for _ in shown.stock.total()..room { span .held.free {} }
                    }
                    span .makes-small title=(words.say("k-production")) {
                        span .sr { (words.say("k-production")) " " }
                        b { "+" (shown.plus.len()) }
                        @for resource in shown.shown.iter() { (res(resource)) span .sr { (board.called(resource)) } }
                    }
                }
            }
            span .mini {
                span .caps { (words.say("k-powers")) }
                span .row {
                    @for kind in &powers { span .pow { (power(*kind)) (power_name(words, *kind)) } }
                    @if powers.is_empty() { span .soft { (words.say("k-none")) } }
                    span .soft { (say!(words, "k-done-facts", sold = shown.completed.len())) }
                }
            }
        }
    }
}

/// Whether it is a seat's turn, and who comes next.
fn state(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let words = board.words;
    let turn = board.view.turn.as_ref().filter(|_| board.replayed().is_none());
    let seats = board.view.seats.len();
    html! {
        @if let Some(turn) = turn {
            @if turn.seat == seat {
                span .flag.turn { (words.say("k-plays")) }
            } @else if (turn.seat.index() + 1) % seats == seat.index() {
                span .state { (words.say("k-next")) }
            }
        }
    }
}
