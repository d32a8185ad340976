//! The cards of this round on a real table, typed in once for everyone who wants hints.

use maud::{Markup, html};
use welcome::card::{Action, Card};

use super::{SharedRules, shell};
use crate::pages::layout::{icon, refused, site};
use crate::pages::welcome::action_face;
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct CardsScene<'a> {
    pub(crate) words: &'a Words,
    pub(crate) address: &'a str,
    pub(crate) title: &'a str,
    pub(crate) rules: &'a dyn SharedRules,
    /// What is typed in already, a number and an action each.
    pub(crate) typed: &'a [String],
    /// Where they go when they have changed their mind.
    pub(crate) back: &'a str,
    /// The sheet they come from.
    pub(crate) from: Option<String>,
    pub(crate) refused: Option<&'a str>,
}

/// The page.
pub(crate) fn cards(scene: &CardsScene<'_>) -> Markup {
    let words = scene.rules.terms(scene.words);
    let path = format!("{}/cards", scene.address);
    let shell = shell(words, scene.title, &path).private();
    let known = |place: usize| -> Option<Card> { scene.typed.get(place - 1)?.parse().ok() };
    let id = if scene.rules.combines() { "cp-card" } else { "cp-pair" };
    site(
        &shell,
        &html! {
            div .col1 {
                header .head { h1 { (words.say("cp-cards-title")) } p .soft { (words.say("cp-cards-about")) } }
                (refused(scene.refused))
                form .deal method="post" action=(path) {
                    @if let Some(from) = &scene.from { input type="hidden" name="from" value=(from); }
                    @for place in 1..=scene.rules.offers() {
                        @let card = known(place);
                        fieldset .panel.typed {
                            legend { (say!(words, id, place = place)) }
                            div .numbers {
                                @for number in scene.rules.card_numbers() {
                                    label {
                                        input type="radio" name={ "number-" (place) } value=(number) required checked[card.is_some_and(|card| card.number == number)];
                                        span { (number) }
                                    }
                                }
                            }
                            div .actions {
                                @for action in Action::ALL {
                                    @let (badge, name) = action_face(words, action);
                                    label title=(name) {
                                        input type="radio" name={ "action-" (place) } value=(action) required checked[card.is_some_and(|card| card.action == action)];
                                        span { (badge) small { (name) } }
                                    }
                                }
                            }
                        }
                    }
                    div .stickyfoot {
                        button .btn.main { (icon("i-done")) (words.say("cp-cards-done")) }
                        a .btn href=(scene.back) { (words.say("sit-back")) }
                    }
                }
            }
        },
    )
}
