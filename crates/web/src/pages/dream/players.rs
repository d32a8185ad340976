//! The others: a row each, which opens their sheet.

use std::fmt::Write as _;

use maud::{Markup, html};
use tabletop::Seat;
use welcome::dream::house::{House, Houses, Street};

use super::board::ShownBoard;
use crate::pages::table::players::{face, state};
use crate::pages::table::text::{figure, say};
use crate::pages::welcome::icon::{badge, ico};

/// Of more others than this, only the best have a row each unless everyone is asked for.
const ROWS: usize = 7;

/// The panel with everyone else.
pub(super) fn players(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let everyone = board.view.seats.len();
    if everyone == 1 {
        return html! { section #players data-part hidden {} };
    }
    let played = board.view.round.saturating_sub(u32::from(board.view.end.is_none()));
    let listed = near(board, board.everyone);
    html! {
        section #players .panel data-part {
            h2 {
                (words.say("t-players"))
                @if played > 0 { " " span .caps { (say!(words, "w-after-round", round = played)) } }
            }
            (places(board))
            @for seat in &listed { (row(board, *seat)) }
            @if listed.len() + 1 < everyone {
                a .more href={ (board.link(true, board.whole_log)) "#players" } {
                    (say!(words, "t-all-players", count = everyone))
                }
            }
        }
    }
}

/// The others, the most points first; of many only the best, unless all are asked for.
pub(super) fn near(board: &ShownBoard<'_>, everyone: bool) -> Vec<Seat> {
    let mut seats: Vec<Seat> = board.seats().filter(|seat| !board.is_me(*seat)).collect();
    if seats.len() > ROWS {
        seats.sort_by_key(|seat| std::cmp::Reverse(board.total(*seat)));
        if !everyone {
            seats.truncate(ROWS);
        }
    }
    seats
}

fn row(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let words = board.words;
    let shown = &board.view.seats[seat.index()];
    let fact = |icon: &str, id: &str, count: usize| {
        let name = words.say(id);
        html! { span title=(name) { (ico(icon)) span .sr { (name) ": " } (count) } }
    };
    html! {
        a .player .shown[board.shown == seat] href=(board.look_at(seat)) id={ "player-" (seat) } {
            span .who { (face(board, seat)) span .name { (board.you_or_name(seat)) } (state(board, seat)) }
            span .sum.num { (figure(shown.total)) }
            (map(board, seat))
            span .facts.num {
                @if let Some(action) = shown.received {
                    span title=(words.say("w-received")) { (badge(action)) }
                }
                (fact("x-heart", "d-perfect-houses", shown.perfect))
                (fact("x-columns", "d-full-columns", shown.columns.iter().filter(|c| c.points > 0).count()))
                (fact("i-plan", "w-plans", shown.sheet.plans.iter().flatten().count()))
                (fact("i-refusal", "w-refusals", shown.sheet.refusals.into()))
            }
        }
    }
}

fn place(house: House) -> (usize, usize) {
    (2 + 10 * house.column().index(), 2 + 10 * house.street().index())
}

/// The places of every town, drawn once for all of them.
fn places(board: &ShownBoard<'_>) -> Markup {
    let mut all = String::new();
    for house in Street::ALL.into_iter().flat_map(|street| board.houses(street)) {
        let (x, y) = place(house);
        write!(all, "M{x} {y}h8v8h-8z").expect("writing to a string");
    }
    html! { svg .sprite aria-hidden="true" { path #places d=(all) {} } }
}

/// A town at a glance; what was built last round is in pen.
fn map(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let sheet = board.view.sheet(seat);
    let before = board.scene.before.map(|before| before.sheet(seat).numbered);
    let new = sheet.numbered.without(before.unwrap_or(sheet.numbered));
    let path = |houses: Houses| {
        houses.into_iter().fold(String::new(), |mut path, house| {
            let (x, y) = place(house);
            write!(path, "M{x} {}h8", y + 4).expect("writing to a string");
            path
        })
    };
    let (wide, high) = (board.columns().count() * 10 + 2, Street::ALL.len() * 10 + 2);
    html! {
        svg .map viewBox={ "0 0 " (wide) " " (high) } aria-hidden="true" {
            use href="#places" {}
            path .b d=(path(sheet.numbered.without(new))) {}
            path .n d=(path(new)) {}
        }
    }
}
