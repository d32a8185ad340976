//! What happened, in words: since the viewer's last turn, or from the beginning.

use maud::{Markup, html};
use welkin::Choice;

use super::board::ShownBoard;
use super::describe::describe;
use super::icon::ico;
use super::turns::{PastTurn, past_turns};
use crate::pages::seat_sign;
use crate::pages::table::log::log;
use crate::pages::table::text::{bold, rich, say};

/// The panel with the last turn of everyone, or with the whole log.
pub(super) fn lately(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let whole = board.whole_log;
    let turns = past_turns(board.scene);
    // Everyone's last turn, and one that is not over yet.
    let few = if whole { turns.len() } else { board.view.seats.len() };
    let content = html! {
        @if turns.is_empty() {
            p .soft { (words.say("k-nothing-yet")) }
        } @else {
            ol .lately {
                @for (index, turn) in turns.iter().enumerate().rev().take(few) {
                    @if whole && turns.get(index + 1).is_none_or(|later| later.round != turn.round) {
                        li .caps.round { (say!(words, "k-round", round = turn.round)) }
                    }
                    li {
                        (seat_sign::sign(turn.seat))
                        (ico(sign(turn)))
                        span { (rich(&describe(board, turn), bold)) }
                        @if whole {
                            a .look-back href={ (board.address) "/replay?round=" (turn.step) "&look=" (turn.seat) }
                                aria-label=(words.say("t-look-back")) title=(words.say("t-look-back")) { (ico("i-eye")) }
                        }
                    }
                }
            }
        }
    };
    log(board, ["k-last", "k-last-only"], &content)
}

/// The drawing of a turn: its action.
pub(super) fn sign(turn: &PastTurn) -> &'static str {
    let action = turn.choices.iter().rev().find_map(|choice| match choice {
        Choice::Open(_) => Some("w-open"),
        Choice::Turn(_) => Some("w-produce"),
        Choice::Place { .. } => Some("w-use"),
        _ => None,
    });
    action.unwrap_or("w-flip")
}
