//! The rules in our own words, in a sheet at the side that opens without script.

use maud::{Markup, html};
use welcome::rules::Mode;

use super::board::ShownBoard;
use super::rules::{Rules, address_of};
use crate::pages::table;

/// When the game ends, for those who ask.
pub(super) fn end(board: &ShownBoard<'_>) -> Markup {
    let rules =
        Rules { words: board.words, layout: &board.view.layout, printing: board.view.printing };
    html! { p { b { (board.words.say("t-help-end")) } } (rules.end(board.view.mode)) }
}

/// The side sheet with the rules.
pub(super) fn help(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let line = |id: &str| html! { p { (words.say(id)) } };
    let rules = Rules { words, layout: &board.view.layout, printing: board.view.printing };
    let short = || {
        html! {
            h3 { (words.say("w-help-turn")) }
            (line(match board.view.mode {
                Mode::Standard => "w-help-pairs",
                Mode::Solo | Mode::Opponent => "w-help-solo",
                Mode::Expert => "w-help-expert",
            }))
            (line("w-help-order"))
            (rules.own_chapter())
            p { (rules.refusal()) }
            h3 { (words.say("w-help-actions")) }
            (rules.actions(Some(board.view.mode)))
            @if let Some(roundabout) = rules.roundabout() {
                h3 { (words.say("w-roundabouts")) }
                p { (roundabout) }
            }
            h3 { (words.say("w-plans-of-the-city")) }
            (line("w-help-plans"))
            h3 { (words.say("t-help-end")) }
            (rules.end(board.view.mode))
        }
    };
    let keys = [
        ("1 2 3", "w-key-pair"),
        ("← → ↑ ↓", "t-key-arrows"),
        ("H", "t-key-hint"),
        ("U", "t-key-undo"),
        ("D", "t-key-done"),
        ("P", "w-key-pass"),
        ("?", "t-key-help"),
    ];
    let sheet = board.view.layout.extension.as_ref().map(|own| own.name.as_str());
    let rules_page = address_of(board.view.printing, sheet);
    table::help::help(board, &rules_page, short, "w-help-marks-line", &keys)
}
