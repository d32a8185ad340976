//! The rules in our own words, in a sheet at the side that opens without script.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::rules::Mode;

use super::board::Board;
use super::icon::{badge, ico, name};
use crate::pages::layout::language_switch;

/// The side sheet with the rules.
pub(super) fn help(board: &Board<'_>) -> Markup {
    let words = board.words;
    let line = |id: &str| html! { p { (words.say(id)) } };
    let advanced = !board.view.layout.roundabouts.is_empty();
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
                    Mode::Solo => "w-help-solo",
                    Mode::Expert => "w-help-expert",
                }))
                (line("w-help-order"))
                (line("w-help-refusal"))
                h3 { (words.say("w-help-actions")) }
                dl .helps {
                    @for (action, id) in [
                        (Action::Surveyor, "w-help-fence"),
                        (Action::RealEstate, "w-help-estate"),
                        (Action::Landscaper, "w-help-park"),
                        (Action::Pool, "w-help-pool"),
                        (Action::Temp, "w-help-temp"),
                        (Action::Bis, "w-help-bis"),
                    ] {
                        div { dt { (badge(action)) (name(words, action)) } dd { (words.say(id)) } }
                    }
                    @if advanced {
                        div { dt { (ico("i-roundabout")) (words.say("w-roundabout")) } dd { (words.say("w-help-roundabout")) } }
                    }
                }
                h3 { (words.say("w-plans-of-the-city")) }
                (line("w-help-plans"))
                h3 { (words.say("w-help-end")) }
                ul .dots {
                    li { (words.say("w-help-end-plans")) }
                    li { (words.say("w-help-end-houses")) }
                    li { (words.say("w-help-end-refusals")) }
                    @if board.view.mode == Mode::Solo { li { (words.say("w-help-end-deck")) } }
                }
                (line("w-help-score"))
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
                (language_switch(words, board.scene.address))
            }
        }
    }
}
