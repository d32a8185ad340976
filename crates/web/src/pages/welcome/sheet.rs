//! A sheet: the three streets, and the tracks under them.

use maud::{Markup, html};
use welcome::house::Street;

use super::board::ShownBoard;
use super::chooser::chooser_of_script;
use super::text::say;
use super::{street, terms, tracks};

/// The sheet that is shown.
pub(super) fn sheet(board: &ShownBoard<'_>) -> Markup {
    let label = if board.is_mine() {
        board.words.say("w-your-sheet")
    } else {
        say!(board.words, "w-sheet-of", name = board.name(board.shown))
    };
    html! {
        section #sheet .sheet aria-labelledby="h-sheet" {
            h2 #h-sheet .sr { (label) }
            @for street in Street::ALL { (street::street(board, street)) }
            (tracks::tracks(board))
            @if board.plays() { (chooser_of_script(board)) }
            (terms::proposed(board))
        }
    }
}
