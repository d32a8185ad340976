//! The rules in our own words, in a sheet at the side that opens without script.

use maud::{Markup, html};
use welcome::printing::Printing;
use welcome::rules::Mode;

use super::board::Board;
use super::icon::ico;
use super::rules::{Rules, address_of};
use crate::pages::layout::language_switch;
use crate::pages::skin::skin_switch;

/// The side sheet with the rules.
pub(super) fn help(board: &Board<'_>) -> Markup {
    let words = board.words;
    let line = |id: &str| html! { p { (words.say(id)) } };
    let rules = Rules { words, layout: &board.view.layout, printing: board.view.printing };
    html! {
        // The link behind the sheet closes it, as does the cross.
        section #help .help data-part aria-labelledby="h-help" {
            a .veil href="#-" tabindex="-1" aria-hidden="true" {}
            div .help-sheet {
                header {
                    h2 #h-help { (words.say("w-help")) }
                    a .btn.square.quiet href="#-" aria-label=(words.say("w-close-help")) { (ico("i-close")) }
                }
                h3 { (words.say("w-help-turn")) }
                (line(match board.view.mode {
                    Mode::Standard => "w-help-pairs",
                    Mode::Solo | Mode::Opponent => "w-help-solo",
                    Mode::Expert => "w-help-expert",
                }))
                (line("w-help-order"))
                p { (rules.refusal()) }
                h3 { (words.say("w-help-actions")) }
                (rules.actions(Some(board.view.mode)))
                @if let Some(roundabout) = rules.roundabout() {
                    h3 { (words.say("w-roundabouts")) }
                    p { (roundabout) }
                }
                h3 { (words.say("w-plans-of-the-city")) }
                (line("w-help-plans"))
                h3 { (words.say("w-help-end")) }
                (rules.end(board.view.mode))
                p { a href=(address_of(board.view.printing)) { (words.say("w-all-rules")) } }
                h3 { (words.say("w-help-marks")) }
                (line("w-help-marks-line"))
                h3 { (words.say("w-help-keys")) }
                dl .keys {
                    @for (keys, id) in [
                        ("1 2 3", "w-key-pair"), ("← → ↑ ↓", "w-key-arrows"), ("U", "w-key-undo"),
                        ("D", "w-key-done"), ("P", "w-key-pass"), ("?", "w-key-help"),
                    ] {
                        div { dt { kbd { (keys) } } dd { (words.say(id)) } }
                    }
                }
                @if board.view.printing == Printing::Of2023 { (skin_switch(words, board.scene.address)) }
                (language_switch(words, board.scene.address))
            }
        }
    }
}
