//! Drawings of the sprite, and the names and colours of the six actions.

use maud::{Markup, html};
use welcome::card::Action;

use crate::words::Words;

pub(in crate::pages) use crate::pages::layout::icon as ico;

/// A drawing without a size of its own.
pub(in crate::pages) fn bare(id: &str) -> Markup {
    html! { svg aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The badge of an action.
pub(in crate::pages) fn badge(action: Action) -> Markup {
    html! { svg .badge aria-hidden="true" { use href={ "#" (symbol(action)) } {} } }
}

/// The class that gives an action its colour.
pub(in crate::pages) fn class(action: Action) -> &'static str {
    match action {
        Action::Surveyor => "is-surveyor",
        Action::RealEstate => "is-estate",
        Action::Landscaper => "is-landscaper",
        Action::Pool => "is-pool",
        Action::Temp => "is-temp",
        Action::Bis => "is-bis",
    }
}

fn symbol(action: Action) -> &'static str {
    match action {
        Action::Surveyor => "act-surveyor",
        Action::RealEstate => "act-estate",
        Action::Landscaper => "act-landscaper",
        Action::Pool => "act-pool",
        Action::Temp => "act-temp",
        Action::Bis => "act-bis",
    }
}

/// What an action is called, in one short word.
pub(in crate::pages) fn name(words: &Words, action: Action) -> String {
    words.say(match action {
        Action::Surveyor => "w-surveyor",
        Action::RealEstate => "w-estate",
        Action::Landscaper => "w-landscaper",
        Action::Pool => "w-pool",
        Action::Temp => "w-temp",
        Action::Bis => "w-bis",
    })
}
