//! The rules in short, in a sheet at the side.

use maud::{Markup, html};
use tabletop::Game as _;
use welkin::Welkin;

use super::board::ShownBoard;
use super::rules::Rules;
use crate::pages::rules::address;
use crate::pages::table;

/// The side sheet with the rules.
pub(super) fn help(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let rules = Rules { words, view: board.view };
    let short = || {
        html! {
            h3 { (words.say("k-help-turn")) }
            p { (words.say("k-rules-goal-line")) }
            p { (words.say("k-rules-turn-line")) }
            (rules.actions())
            h3 { (words.say("k-markets")) }
            p { (words.say("k-rules-markets-line")) }
            h3 { (words.say("k-powers")) }
            (rules.powers())
            h3 { (words.say("k-rules-signs")) }
            (rules.signs())
            h3 { (words.say("t-help-end")) }
            (rules.end())
        }
    };
    let keys = [
        ("← → ↑ ↓", "t-key-arrows"),
        ("H", "t-key-hint"),
        ("U", "t-key-undo"),
        ("D", "t-key-done"),
        ("?", "t-key-help"),
    ];
    let page = address(Welkin::NAME);
    table::help::help(board, &page, short, "k-help-marks-line", &keys)
}
