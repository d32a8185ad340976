//! The line on top: where one is, and the ways out.

use maud::{Markup, html};

use super::board::Board;
use super::icon::ico;
use super::text::say;

/// The line on top of a table.
pub(super) fn bar(board: &Board<'_>) -> Markup {
    let words = board.words;
    let round = board.replayed().unwrap_or(board.view.round);
    let round = say!(words, "w-round", round = round);
    html! {
        header #bar .bar data-part {
            a .brand href="/" aria-label=(words.say("w-home")) {
                svg .wordmark aria-hidden="true" { use href="#wordmark" {} }
                svg .mark aria-hidden="true" { use href="#mark" {} }
            }
            p .where { b { (board.scene.title) } " " span .soft { (round) } }
            @if board.replayed().is_none() {
                (ways(board))
            }
        }
    }
}

fn ways(board: &Board<'_>) -> Markup {
    let words = board.words;
    html! {
            nav aria-label=(words.say("w-table")) {
                a .btn.quiet href="#seats" { (ico("i-person")) span { (words.say("w-seats")) } }
                a .btn.quiet href="#log" { (ico("i-log")) span { (words.say("w-log")) } }
                a .btn.quiet href="#help" { (ico("i-help")) span { (words.say("w-rules")) } }
            }
    }
}
