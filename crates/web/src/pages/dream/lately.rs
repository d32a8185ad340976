//! What happened, in words: the last round, or all of them.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::dream::Choice;

use super::board::ShownBoard;
use super::describe::describe;
use super::players::near;
use crate::pages::seat_sign::sign;
use crate::pages::table::log::log;
use crate::pages::table::text::{bold, rich, say};
use crate::pages::welcome::icon::ico;

/// The panel with the last round, or with the whole log.
pub(super) fn lately(board: &ShownBoard<'_>) -> Markup {
    let content = html! {
        @if board.whole_log && board.has_log {
            (all_rounds(board))
        } @else if board.scene.last_step.iter().all(Vec::is_empty) {
            p .soft { (board.words.say("w-nothing-yet")) }
        } @else {
            (deeds(board, &listed(board)))
        }
    };
    log(board, ["w-last-round", "w-last-only"], &content)
}

/// Those the log tells of: with many, the viewer and the best others.
fn listed(board: &ShownBoard<'_>) -> Vec<Seat> {
    board.view.viewer.into_iter().chain(near(board, false)).collect()
}

/// Every round that is over, the newest first.
fn all_rounds(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seats = listed(board);
    html! {
        @for (index, choices) in board.scene.steps.iter().enumerate().rev().filter(|(_, step)| !step.is_empty()) {
            @let round = index + 1;
            section .round id={ "past-" (round) } {
                h3 {
                    a .caps href={ (board.address) "/replay?round=" (round) "&look=" (board.shown) }
                        title=(words.say("t-look-back")) { (say!(words, "w-round", round = round)) (ico("i-eye")) }
                }
                ol .lately {
                    @for &seat in &seats {
                        @let own = choices.iter().filter(|kept| kept.seat == seat);
                        @let own: Vec<Choice> = own.map(|kept| kept.choice).collect();
                        li { (sign(seat)) span { (sentence(board, seat, &own)) } }
                    }
                }
            }
        }
    }
}

/// What these seats chose in the last round, one line each.
pub(super) fn deeds(board: &ShownBoard<'_>, seats: &[Seat]) -> Markup {
    html! {
        ol .lately {
            @for &seat in seats {
                @if let Some(choices) = board.scene.last_step.get(seat.index()) {
                    li { (sign(seat)) span { (sentence(board, seat, choices)) } }
                }
            }
        }
    }
}

fn sentence(board: &ShownBoard<'_>, seat: Seat, choices: &[Choice]) -> Markup {
    let name = (!board.is_me(seat)).then(|| board.name(seat));
    rich(&describe(board, name, choices), bold)
}
