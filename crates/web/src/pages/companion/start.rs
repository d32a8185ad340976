//! The way in for people with the box.

use maud::{Markup, html};

use super::shell;
use crate::pages::join::fields;
use crate::pages::layout::{icon, refused, site};
use crate::words::Words;

/// What someone chose on the start page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    pub(crate) name: String,
    pub(crate) town: String,
    pub(crate) edition: String,
    pub(crate) sheet: String,
    pub(crate) advanced: bool,
    pub(crate) quarters: bool,
    /// Whether one plays alone: with the Solo card, or against whom.
    pub(crate) alone: String,
}

/// Alone with the Solo card.
pub(crate) const SOLO: &str = "solo";

/// The start page.
pub(crate) fn start(words: &Words, form: &Opening, why: Option<&str>) -> Markup {
    let title = words.say("cp-title");
    let shell = shell(words, &title, "/companion");
    let switch = |name: &str, on: bool, label: &str, about: &str| {
        html! {
            label .switch2 {
                input type="checkbox" name=(name) value="true" checked[on];
                span { b { (words.say(label)) } small { (words.say(about)) } }
            }
        }
    };
    site(
        &shell,
        &html! {
            form .narrow.panel.open-box method="post" action="/companion" {
                h1 { (title) }
                p .soft { (words.say("cp-about")) }
                (refused(why))
                (fields(words, (&form.name, &form.town)))
                fieldset .field {
                    legend .label { (words.say("cp-which-box")) }
                    div .seg2 {
                        @for edition in ["2018", "2023"] {
                            label {
                                input type="radio" name="edition" value=(edition) checked[form.edition == edition];
                                span { (edition) }
                            }
                        }
                    }
                }
                div .field.of-2023 {
                    label for="sheet" { (words.say("cp-which-sheet")) }
                    select #sheet .input name="sheet" {
                        @for (sheet, _) in welcome::paper::sheets() {
                            option value=(sheet) selected[form.sheet == sheet] { (called(words, sheet)) }
                        }
                    }
                    p .soft { (words.say("cp-sheets-note")) }
                }
                div .not-dream { (switch("advanced", form.advanced, "cp-advanced", "cp-advanced-about")) }
                div .of-2023 { (switch("quarters", form.quarters, "cp-quarters", "cp-quarters-about")) }
                div .field {
                    label for="alone" { (words.say("cp-how-many")) }
                    select #alone .input name="alone" {
                        option value="" selected[form.alone.is_empty()] { (words.say("cp-together")) }
                        option .of-2018 value=(SOLO) selected[form.alone == SOLO] { (words.say("cp-alone")) }
                        optgroup .of-2023 label=(words.say("cp-opponents")) {
                            @for level in ["0", "1", "2", "3", "4", "5"] {
                                option value=(level) selected[form.alone == level] { (words.say(&format!("welcome-option-opponent-{level}"))) }
                            }
                        }
                    }
                }
                p .go { button .btn.main.wide { (icon("i-pen")) (words.say("cp-open")) } }
                p .join { (words.say("cp-started")) " " a href="/#join" { (words.say("home-join")) } }
            }
        },
    )
}

/// What a sheet is called: it is one of Welcome, or a game of its own.
fn called(words: &Words, sheet: &str) -> String {
    let among = format!("welcome-option-sheet-{sheet}");
    if words.has(&among) { words.say(&among) } else { words.say(&format!("game-{sheet}-short")) }
}
