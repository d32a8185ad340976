//! A game stepped through: what someone did, and where it led.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::describe::describe;
use super::marks::hat;
use super::turns::PastTurn;
use super::{on_table, players, score};
use crate::pages::table::text::{bold, plain, rich, say};
use crate::pages::table::{bar, replay};

/// The page of one step; `open` says whether nothing is secret any more.
pub(super) fn replay(board: &ShownBoard<'_>, open: bool, step: u32, steps: u32) -> Markup {
    let words = board.words;
    let done = done(board);
    let title = say!(words, "v-replay-step", step = step, steps = steps);
    let whose = say!(words, "v-house-of", name = board.name(board.shown));
    // What was done stands on top, where it is seen on a phone too.
    let line = done
        .first()
        .map_or_else(|| words.say("v-nothing-yet"), |turn| plain(&describe(board, turn, open)));
    html! { div #table .table.bienvenue.replay {
        (bar::bar(board, &super::moment(board), &html! {}, &super::end(board)))
        (replay::steps(board, [step, steps], &format!("{title} · {whose}"), &line))
        main #main .board tabindex="-1" { div #turn .turn { (on_table(board)) } }
        aside .side aria-label=(words.say("t-side")) {
            section #log .panel {
                h2 { (words.say("v-in-step")) }
                ol .lately {
                    @for turn in &done { li { (hat(board, turn.seat)) span { (rich(&describe(board, turn, open), bold)) } } }
                }
            }
            (replay::moment(board, step))
                (score::score(board))
            (players::players(board))
        }
    } }
}

/// What was done in the step.
fn done(board: &ShownBoard<'_>) -> Vec<PastTurn> {
    let chosen = Seat::all(board.view.seats.len()).zip(board.scene.last_step);
    let turn = |(seat, choices): (Seat, &Vec<_>)| PastTurn {
        seat,
        choices: choices.clone(),
        round: board.view.round,
        step: 0,
    };
    chosen.filter(|(_, choices)| !choices.is_empty()).map(turn).collect()
}
