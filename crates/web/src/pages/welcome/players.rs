//! The others: a row each, which opens their sheet.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::extensions::Fact;
use super::icon::{badge, ico};
use super::map::{self, map};
use super::text::{figure, say};
use crate::pages::table::players::{face, state};

/// So many others have a row each; of more, only those nearest in points.
const ROWS: usize = 6;
/// How many above and below the viewer are then shown.
const NEAREST: usize = 3;

/// The panel with everyone else.
pub(super) fn players(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let everyone = board.view.seats.len();
    if everyone == 1 {
        return html! { section #players data-part hidden {} };
    }
    let many = everyone > ROWS + 1;
    let played = board.view.round.saturating_sub(u32::from(board.view.end.is_none()));
    html! {
        section #players .panel data-part {
            h2 {
                (words.say("t-players"))
                @if played > 0 { " " span .caps { (say!(words, "w-after-round", round = played)) } }
            }
            @if many && board.everyone {
                (everyone_listed(board))
            } @else {
                @if !board.status.over { (map::places(board)) }
                @for (rank, seat) in near(board, many) { (row(board, seat, many.then_some(rank))) }
                @if many {
                    a .more href={ (board.link(true, board.whole_log)) "#players" } {
                        (say!(words, "t-all-players", count = everyone))
                    }
                }
            }
        }
    }
}

/// Seats from the most points to the fewest, each with its place.
fn ranking(board: &ShownBoard<'_>) -> Vec<(usize, Seat)> {
    let mut seats: Vec<Seat> = Seat::all(board.view.seats.len()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(board.view.seats[seat.index()].total));
    seats.into_iter().enumerate().map(|(index, seat)| (index + 1, seat)).collect()
}

/// The seats with a row: all others, or with many those around the viewer.
pub(super) fn near(board: &ShownBoard<'_>, many: bool) -> Vec<(usize, Seat)> {
    let viewer = board.view.viewer;
    if !many {
        let seats = Seat::all(board.view.seats.len());
        return seats.filter(|seat| viewer != Some(*seat)).map(|seat| (0, seat)).collect();
    }
    let ranking = ranking(board);
    let Some(here) = ranking.iter().position(|(_, seat)| viewer == Some(*seat)) else {
        return ranking.into_iter().take(ROWS).collect();
    };
    // At the ends of the ranking the window is moved, not cut.
    let from = here.saturating_sub(NEAREST).min(ranking.len().saturating_sub(2 * NEAREST + 1));
    ranking.into_iter().skip(from).take(2 * NEAREST + 1).collect()
}

fn row(board: &ShownBoard<'_>, seat: Seat, rank: Option<usize>) -> Markup {
    let words = board.words;
    let shown = &board.view.seats[seat.index()];
    let sheet = &shown.sheet;
    let plans = sheet.plans.iter().flatten().count();
    html! {
        a .player .me[board.view.viewer == Some(seat)] .shown[board.shown == seat] href=(board.look_at(seat)) id={ "player-" (seat) } {
            span .who {
                @if let Some(rank) = rank { span .rank.num { (rank) } }
                (face(board, seat))
                span .name { (board.you_or_name(seat)) }
                (state(board, seat))
            }
            span .sum.num { (figure(shown.total)) }
            // At the end the ranking says more, and the town itself is a tap away.
            @if !board.status.over { (map(board, seat)) }
            @if !board.status.over { span .facts.num {
                @if let Some(action) = shown.received {
                    span title=(words.say("w-received")) { (badge(action)) }
                }
                @for own in own_facts(board, seat) { (fact(own.icon, &own.name, own.count)) }
                (fact("i-plan", &words.say("w-plans"), plans))
                (fact("i-temp", &words.say("w-temps"), sheet.temps.into()))
                // Two facts of a sheet take the room of the last one.
                @if own_facts(board, seat).len() < 2 {
                (fact("i-refusal", &words.say("w-refusals"), sheet.refusals.into()))
                }
            } }
        }
    }
}

/// What a sheet with rules of its own counts of a seat.
pub(super) fn own_facts(board: &ShownBoard<'_>, seat: Seat) -> Vec<Fact> {
    let shown = &board.view.seats[seat.index()];
    board.own.as_ref().map_or_else(Vec::new, |own| own.facts(board.words, shown))
}

fn fact(icon: &str, name: &str, count: usize) -> Markup {
    html! { span title=(name) { (ico(icon)) span .sr { (name) ": " } (count) } }
}

/// Everyone in one table, without maps.
fn everyone_listed(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    html! {
        table .everyone.num {
            thead { tr {
                th scope="col" { span .sr { (words.say("w-place")) } }
                th scope="col" { span .sr { (words.say("w-name")) } }
                @for own in own_facts(board, Seat::new(0)) {
                    th scope="col" title=(own.name) { (ico(own.icon)) span .sr { (own.name) } }
                }
                @for (icon, id) in [("i-house", "w-houses"), ("i-plan", "w-plans"), ("i-temp", "w-temps"), ("i-refusal", "w-refusals")] {
                    th scope="col" title=(words.say(id)) { (ico(icon)) span .sr { (words.say(id)) } }
                }
                th scope="col" { (words.say("t-total")) }
            } }
            tbody {
                @for (rank, seat) in ranking(board) {
                    @let shown = &board.view.seats[seat.index()];
                    tr class=[board.is_me(seat).then_some("me")] {
                        td { (rank) }
                        th scope="row" { a href=(board.look_at(seat)) { (board.you_or_name(seat)) } }
                        @for own in own_facts(board, seat) { td { (own.count) } }
                        td { (shown.built) }
                        td { (shown.sheet.plans.iter().flatten().count()) }
                        td { (shown.sheet.temps) }
                        td { (shown.sheet.refusals) }
                        td { b { (figure(shown.total)) } }
                    }
                }
            }
        }
    }
}
