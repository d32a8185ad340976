//! The end of a game: who won and why it ended, every score taken apart, and how to go on.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::view::OpponentView;

use super::board::ShownBoard;
use super::score::{called, categories, sign_of};
use super::text::{list, say};
use super::{chart, opponent, plans, sheet, statistics};
use crate::pages::table::ending::{self, Beside, Category};

/// Who won, and why the game ended.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    let verdict = scoring_opponent(board)
        .map_or_else(|| ending::verdict(board), |opponent| against(board, opponent));
    ending::prompt(board, &verdict, &cause(board))
}

/// The finished town that is looked at, then scores, chart and statistics.
pub(super) fn board(board: &ShownBoard<'_>) -> Markup {
    let beside = scoring_opponent(board).map(|opponent| beside(board, opponent));
    let figures = || html! { (chart::charts(board)) (statistics::statistics(board)) };
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

/// What the scores are made of.
fn parts(board: &ShownBoard<'_>) -> Vec<Category> {
    let seats = board.view.seats.iter();
    let opponent = scoring_opponent(board);
    let part = |name: &str| Category {
        sign: sign_of(board, name),
        name: board.words.say(called(board.own.as_deref(), name)),
        points: seats
            .clone()
            .map(|seat| Some(seat.score.get(name).copied().unwrap_or(0)))
            .collect(),
        beside: opponent.and_then(|opponent| opponent::points(opponent, name)),
    };
    // Barriers bring points to the opponent alone.
    let barriers = opponent.map(|opponent| Category {
        sign: opponent::sign_of(board, "barriers"),
        name: board.words.say("w-fences"),
        points: vec![None; board.view.seats.len()],
        beside: Some(opponent::points(opponent, "barriers").unwrap_or(0)),
    });
    categories(board).map(part).chain(barriers).collect()
}

fn beside(board: &ShownBoard<'_>, opponent: &OpponentView) -> Beside {
    Beside { name: opponent::called(board.words, opponent), total: opponent.total }
}

/// The opponent of the AAA, if it makes points.
fn scoring_opponent<'a>(board: &ShownBoard<'a>) -> Option<&'a OpponentView> {
    board.view.opponent.as_ref().filter(|opponent| opponent.scores.is_some())
}

/// Who won alone against the AAA. Estates decide where points do not.
fn against(board: &ShownBoard<'_>, opponent: &OpponentView) -> String {
    let me = Seat::new(0);
    let lots: usize = board.view.seats[me.index()].estates.iter().sum();
    let shared = board.total(me) == opponent.total && lots == opponent.lots.len();
    ending::against(board, &beside(board, opponent), shared)
}

/// Why it ended, and through whom.
fn cause(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let seats = &board.view.seats;
    let through = |reached: &dyn Fn(&welcome::view::SeatView) -> bool| {
        let names: Vec<String> = Seat::all(seats.len())
            .filter(|seat| reached(&seats[seat.index()]))
            .map(|seat| board.within(seat))
            .collect();
        list(words, &names)
    };
    let round = board.view.round;
    match board.view.end.as_deref() {
        Some("houses") => {
            let names = through(&|seat| seat.sheet.empty(&board.town).is_empty());
            say!(words, "w-end-houses", names = names, round = round)
        }
        Some("plans") => {
            let names = through(&|seat| seat.sheet.plans.iter().all(Option::is_some));
            say!(words, "w-end-plans", names = names, round = round)
        }
        Some("refusals") => {
            let last = board.view.layout.refusals.len() - 1;
            let names = through(&|seat| usize::from(seat.sheet.refusals) >= last);
            say!(words, "w-end-refusals", names = names, round = round)
        }
        _ => say!(words, "w-end-deck", round = round),
    }
}
