//! A sheet looked at again, turn by turn.

use maud::{Markup, html};
use welcome::paper::Mark;

use super::super::board::ShownBoard;
use super::super::text::say;
use super::super::{score, sheet, terms};
use crate::pages::table::replay::steps;

/// The page of one turn: the sheet after it, and what was written.
pub(super) fn replay(board: &ShownBoard<'_>, marks: &[Mark], [turn, turns]: [u32; 2]) -> Markup {
    let words = board.words;
    html! {
        div #table class={ (terms::class(board)) " companion replay" } {
            (terms::stylesheet(board))
            (super::bar(board))
            (steps(board, [turn, turns],
                &say!(words, "cp-turn-of", turn = turn, turns = turns),
                &say!(words, "w-sheet-of", name = board.name(board.shown))))
            main #main .board tabindex="-1" { div #turn .turn { (sheet::sheet(board)) } }
            aside .side aria-label=(words.say("t-side")) {
                section #log .panel {
                    h2 { (say!(words, "cp-turn", turn = turn)) }
                    @if marks.is_empty() { p .soft { (words.say("cp-nothing-yet")) } }
                    ul { @for mark in marks { li { (super::told(board, &mark.to_string())) } } }
                }
                (score::score(board))
            }
        }
    }
}
