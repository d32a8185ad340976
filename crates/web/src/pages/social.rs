//! What people have to do with each other at a table, beside the game: reactions, whose panel opens
//! from the bar, and being told that it is one's turn, which is a setting.
//!
//! | form | fields | who |
//! | --- | --- | --- |
//! | `POST /table/ID/react` | `what`: one of six signs | those who play |
//!
//! The switches need the script, which shows them where the browser can do what they say.

use maud::{Markup, html};

use super::layout::icon;
use crate::assets;
use crate::reaction::Reaction;
use crate::words::Words;

/// The button that opens the panel.
pub(crate) fn way(words: &Words) -> Markup {
    html! {
        button.btn.quiet type="button" popovertarget="social" {
            (icon("i-smile")) span { (words.say("social-react")) }
        }
    }
}

/// The panel of a table; those who watch only hear the others.
pub(crate) fn panel(words: &Words, address: &str, plays: bool) -> Markup {
    html! {
        aside.panel.social id="social" popover aria-label=(words.say("social-react"))
            data-away=(words.say("social-away")) data-calls=(assets::url("calls.js")) {
            @if plays {
                form.reactions method="post" action={ (address) "/react" } {
                    @for reaction in Reaction::ALL {
                        @let label = words.say(&format!("react-{}", reaction.name()));
                        button.btn.square name="what" value=(reaction.name()) aria-label=(label) title=(label) {
                            (reaction.sign())
                        }
                    }
                }
            } @else {
                // What the script shows of the others.
                @for reaction in Reaction::ALL {
                    span data-what=(reaction.name()) title=(words.say(&format!("react-{}", reaction.name()))) hidden {
                        (reaction.sign())
                    }
                }
            }
        }
    }
}

/// A switch for those who do not want to see reactions.
pub(crate) fn quiet(words: &Words) -> Markup {
    html! {
        button.btn.quiet type="button" data-switch="hide" aria-pressed="false" hidden {
            (icon("i-close")) span { (words.say("social-hide")) }
        }
    }
}

/// The ways to be told that it is one's turn.
pub(crate) fn calls(words: &Words) -> Markup {
    html! {
        div.calls data-calls=(assets::url("calls.js")) {
            button.btn type="button" data-switch="call" aria-pressed="false" hidden
                data-on=(words.say("social-call-on")) data-no=(words.say("social-call-no")) {
                (icon("i-bell")) span { (words.say("social-call")) }
            }
            p.soft data-about="call" role="status" hidden { (words.say("social-call-about")) }
            button.btn.quiet type="button" data-switch="sound" aria-pressed="false" hidden {
                (icon("i-sound")) span { (words.say("social-sound")) }
            }
        }
    }
}
