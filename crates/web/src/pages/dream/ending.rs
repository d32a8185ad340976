//! The end of a game: who won and why it ended, every score taken apart, and how to go on.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::dream::{CATEGORIES, OpponentView, SeatView};

use super::board::ShownBoard;
use super::score::{called, sign};
use super::{opponent, plans, sheet};
use crate::pages::table::chart::chart;
use crate::pages::table::ending::{self, Beside, Category};
use crate::pages::table::text::{list, say};

/// Who won, and why the game ended.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    let verdict = scoring_opponent(board)
        .map_or_else(|| ending::verdict(board), |opponent| against(board, opponent));
    ending::prompt(board, &verdict, &cause(board))
}

/// The finished town that is looked at, then scores, chart and statistics.
pub(super) fn board(board: &ShownBoard<'_>) -> Markup {
    let beside = scoring_opponent(board).map(|opponent| beside(board, opponent));
    let figures = || html! { (grown(board)) (statistics(board)) };
    let parts = parts(board);
    ending::town(
        board,
        &sheet::sheet(board),
        &parts,
        beside.as_ref(),
        &plans::plans(board),
        figures,
    )
}

/// How everyone came along, and what the game was made of.
pub(super) fn figures(board: &ShownBoard<'_>) -> Markup {
    html! { div .halves { (grown(board)) (statistics(board)) } }
}

/// What the scores are made of.
fn parts(board: &ShownBoard<'_>) -> Vec<Category> {
    let opponent = scoring_opponent(board);
    let scores = board.view.seats.iter().map(|seat| &seat.score);
    let part = |&name: &&'static str| Category {
        beside: opponent.and_then(|opponent| opponent.score.get(name).copied()),
        ..Category::of(name, sign(name), board.words.say(called(name)), scores.clone())
    };
    CATEGORIES.iter().map(part).collect()
}

fn beside(board: &ShownBoard<'_>, opponent: &OpponentView) -> Beside {
    Beside { name: opponent::called(board.words, opponent), total: opponent.total }
}

/// The opponent of the AAA, if it makes points.
fn scoring_opponent<'a>(board: &ShownBoard<'a>) -> Option<&'a OpponentView> {
    board.view.opponent.as_ref().filter(|opponent| opponent.scores.is_some())
}

/// Who won alone against the AAA.
fn against(board: &ShownBoard<'_>, opponent: &OpponentView) -> String {
    let shared = board.total(Seat::new(0)) == opponent.total;
    ending::against(board, &beside(board, opponent), shared)
}

/// Why it ended, and through whom.
fn cause(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let layout = &board.view.layout;
    let all: usize = layout.streets.iter().map(Vec::len).sum();
    let through = |reached: &dyn Fn(&SeatView) -> bool| {
        let seats = board.seats().filter(|seat| reached(&board.view.seats[seat.index()]));
        let names: Vec<String> = seats.map(|seat| board.within(seat)).collect();
        list(words, &names)
    };
    let (id, names) = match board.view.end.as_deref() {
        Some("houses") => ("w-end-houses", through(&|seat| seat.built == all)),
        Some("plans") => {
            ("w-end-plans", through(&|seat| seat.sheet.plans.iter().all(Option::is_some)))
        }
        _ => {
            let last = layout.refusals.len() - 1;
            ("w-end-refusals", through(&|seat| usize::from(seat.sheet.refusals) >= last))
        }
    };
    say!(words, id, names = names, round = board.view.round)
}

/// The points of everyone, round by round, and behind a fold the houses.
fn grown(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let scores = board.scene.scores;
    let label = |id: &str| say!(words, id, rounds = scores.len());
    html! {
        section #chart .panel {
            h2 { (words.say("t-chart")) }
            (chart(board, &label("w-chart-label"), scores))
            @if let Some(tallies) = board.scene.tally {
                @let rounds = tallies.first().map_or(0, |tally| tally.built.len());
                @let built: Vec<Vec<i32>> = (0..rounds).map(|round| tallies.iter().map(|tally| tally.built[round]).collect()).collect();
                details #built .past open {
                    summary { (words.say("w-chart-built")) }
                    (chart(board, &label("w-chart-built-label"), &built))
                }
            }
        }
    }
}

/// What the game was made of, seat by seat.
fn statistics(board: &ShownBoard<'_>) -> Markup {
    /// Of a crowd, so many have a column.
    const MOST: usize = 8;
    let words = board.words;
    let order: Vec<Seat> = board.order().into_iter().take(MOST).collect();
    let shown = |seat: Seat| &board.view.seats[seat.index()];
    let won = |seat: Seat, street: bool| {
        let bonuses = shown(seat).sheet.bonuses.iter();
        let of_street = |bonus: &&welcome::dream::Bonus| {
            matches!(bonus, welcome::dream::Bonus::Street(_)) == street
        };
        bonuses.filter(of_street).count()
    };
    let row = |id: &str, figure: &dyn Fn(Seat) -> usize| {
        html! { tr { th scope="row" { (words.say(id)) } @for seat in &order { td { (figure(*seat)) } } } }
    };
    html! {
        section #statistics .panel {
            h2 { (words.say("d-statistics")) }
            div .scroll tabindex="0" role="region" aria-label=(words.say("d-statistics")) {
                table .final.small.num {
                    thead { tr { td {} @for seat in &order { th scope="col" { (board.you_or_name(*seat)) } } } }
                    tbody {
                        (row("d-perfect-houses", &|seat| shown(seat).perfect))
                        (row("d-normal-houses", &|seat| shown(seat).built - shown(seat).perfect))
                        (row("d-full-columns", &|seat| shown(seat).columns.iter().filter(|c| c.points > 0).count()))
                        (row("d-first-columns", &|seat| won(seat, false)))
                        (row("d-first-streets", &|seat| won(seat, true)))
                        (row("w-refusals", &|seat| shown(seat).sheet.refusals.into()))
                    }
                }
            }
        }
    }
}
