//! A game stepped through: what someone did, and where it led.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::Board;
use super::describe::describe;
use super::icon::ico;
use super::lately::sign;
use super::turns::Told;
use super::{parts, players, score};
use crate::pages::table::text::{bold, rich, say};
use crate::pages::table::{bar, replay};

/// The page of one step.
pub(super) fn replay(board: &Board<'_>, step: u32, steps: u32) -> Markup {
    let words = board.words;
    html! {
        div #table .table.welkin.replay {
            (bar::bar(board, &say!(words, "k-round", round = board.view.round), &html! {}))
            (replay::steps(board, [step, steps],
                &say!(words, "k-replay-step", step = step, steps = steps),
                &say!(words, "k-board-of", name = board.name(board.shown))))
            main #main .board tabindex="-1" { div #turn .turn { (parts(board)) } }
            aside .side aria-label=(words.say("t-side")) {
                section #log .panel {
                    h2 { (words.say("k-in-step")) }
                    ol .lately {
                        @for (seat, choices) in Seat::all(board.view.seats.len()).zip(board.scene.last_round) {
                            @if !choices.is_empty() {
                                @let turn = Told { seat, choices: choices.clone(), gain: gain(board, seat), step: 0 };
                                li { (ico(sign(&turn))) span { (rich(&describe(board, &turn), bold)) } }
                            }
                        }
                    }
                }
                (score::score(board))
                (players::players(board))
            }
        }
    }
}

/// What the step changed in someone's money.
fn gain(board: &Board<'_>, seat: Seat) -> i32 {
    let coins = |view: &welkin::View| view.seats[seat.index()].coins as i32;
    board.scene.before.map_or(0, |before| coins(board.view) - coins(before))
}
