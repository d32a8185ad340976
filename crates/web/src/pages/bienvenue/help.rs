//! The rules in short, in a sheet at the side.

use bienvenue::Bienvenue;
use maud::{Markup, html};
use tabletop::Game as _;

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
            h3 { (words.say("v-rules-goal")) }
            (rules.goal())
            h3 { (words.say("v-rules-round")) }
            (rules.actions())
            h3 { (words.say("v-rules-laying")) }
            (rules.laying())
            h3 { (words.say("t-help-end")) }
            (rules.end())
            (rules.credit())
        }
    };
    let keys = [
        ("← → ↑ ↓", "t-key-arrows"),
        ("H", "t-key-hint"),
        ("U", "t-key-undo"),
        ("D", "t-key-done"),
        ("?", "t-key-help"),
    ];
    let page = address(Bienvenue::NAME);
    table::help::help(board, &page, short, "v-help-marks", &keys)
}
