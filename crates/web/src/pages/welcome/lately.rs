//! What happened, in words: the last round, or all of them.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::sheet::Sheet;

use super::board::ShownBoard;
use super::describe::{Told, describe};
use super::icon::{badge, ico};
use super::players;
use super::tally::action_taken;
use super::text::{bold, rich};
use crate::pages::seat_sign::sign;
use crate::pages::table::log;

/// With more seats than this, only those near the viewer are mentioned.
const TOLD: usize = 8;

/// The panel with the last round, or with the whole log.
pub(super) fn lately(board: &ShownBoard<'_>) -> Markup {
    let content = html! {
        @if board.whole_log && board.has_log {
            (all_rounds(board))
        } @else if board.scene.last_step.iter().all(Vec::is_empty) {
            p .soft { (board.words.say("w-nothing-yet")) }
        } @else {
            (deeds(board, listed(board)))
        }
    };
    log::log(board, ["w-last-round", "w-last-only"], &content)
}

/// Every round that is over.
fn all_rounds(board: &ShownBoard<'_>) -> Markup {
    let begun = sheets_before(board);
    let told = |round: usize, seat: Seat, own: &[Choice]| {
        sentence(board, seat, own, &Told::of(board.view, Some(begun[round][seat.index()])))
    };
    log::all_rounds(board, "w-round", board.scene.steps, &listed(board), told)
}

/// The numbers on every sheet before each round, as the choices wrote them; none are kept where no
/// sheet has rules of its own that the log tells of.
fn sheets_before(board: &ShownBoard<'_>) -> Vec<Vec<Sheet>> {
    let mut now = vec![Sheet::new(&board.town); board.view.seats.len()];
    let mut before = Vec::with_capacity(board.scene.steps.len());
    for step in board.scene.steps {
        before.push(now.clone());
        if board.own.is_none() {
            continue;
        }
        for kept in *step {
            let sheet = &mut now[kept.seat.index()];
            if let Choice::Write { number, house } | Choice::Bis { number, house } = kept.choice
                && !sheet.taken().contains(house)
            {
                *sheet = sheet.with_number(house, number);
            }
        }
    }
    before
}

fn listed(board: &ShownBoard<'_>) -> Vec<Seat> {
    let seats = board.view.seats.len();
    if seats <= TOLD {
        return Seat::all(seats).collect();
    }
    players::near(board, true).into_iter().map(|(_, seat)| seat).collect()
}

/// What these seats chose, one line each.
pub(super) fn deeds(board: &ShownBoard<'_>, seats: Vec<Seat>) -> Markup {
    let offer = board.scene.before.map(|before| &before.offer);
    html! {
        ol .lately {
            @for seat in seats {
                @if let Some(choices) = board.scene.last_step.get(seat.index()) {
                    li {
                        (sign(seat))
                        @match action_taken(offer, board.view, seat, choices) {
                            Some(action) => (badge(action)),
                            None => (ico("i-refusal")),
                        }
                        @let sheet = board.scene.before.map(|before| before.sheet(seat));
                        span {
                            (sentence(board, seat, choices, &Told::of(board.view, sheet)))
                            @if let Some(befell) = befell(board, seat) { " " (befell) }
                        }
                    }
                }
            }
        }
    }
}

/// What came over a sheet since, besides what its architect chose.
fn befell(board: &ShownBoard<'_>, seat: Seat) -> Option<String> {
    let before = board.scene.before?.sheet(seat);
    board.own.as_ref()?.befell(board.words, &before, &board.view.sheet(seat))
}

fn sentence(board: &ShownBoard<'_>, seat: Seat, choices: &[Choice], told: &Told<'_>) -> Markup {
    let name = (board.view.viewer != Some(seat)).then(|| board.name(seat));
    rich(&describe(board.words, name, choices, told), bold)
}
