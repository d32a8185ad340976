//! Drawings of the sprite: resources, powers, coins.

use maud::{Markup, html};
use welkin::card::Power;
use welkin::resource::Resource;

use crate::pages::table::text::say;
use crate::words::Words;

pub(super) use crate::pages::layout::icon as ico;

/// The drawing of a resource.
pub(super) fn res(resource: Resource) -> Markup {
    drawn(match resource {
        Resource::Vegetal => "r-plant",
        Resource::Elemental => "r-element",
        Resource::Animal => "r-animal",
        Resource::Metal => "r-metal",
        Resource::Gem => "r-gem",
    })
}

/// The drawing of any resource.
pub(super) fn any() -> Markup {
    drawn("r-wild")
}

fn drawn(id: &str) -> Markup {
    html! { svg .res aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The class that gives a resource its colour.
pub(super) fn class(resource: Resource) -> &'static str {
    match resource {
        Resource::Vegetal => "is-plant",
        Resource::Elemental => "is-element",
        Resource::Animal => "is-animal",
        Resource::Metal => "is-metal",
        Resource::Gem => "is-gem",
    }
}

/// What a resource is called: a box with names of its own keeps them.
pub(super) fn called(words: &Words, name: &str) -> String {
    let id = match name {
        "vegetal" => "k-plant",
        "elemental" => "k-element",
        "animal" => "k-animal",
        "metal" => "k-metal",
        "gem" => "k-gem",
        own => return own.to_owned(),
    };
    words.say(id)
}

/// So many of a resource: `2 Plants`. A box with names of its own has no plurals of them.
pub(super) fn so_many(words: &Words, name: &str, count: u8) -> String {
    let id = match name {
        "vegetal" => "k-plants",
        "elemental" => "k-elements",
        "animal" => "k-animals",
        "metal" => "k-metals",
        "gem" => "k-gems",
        own => return format!("{count} {own}"),
    };
    say!(words, id, count = count)
}

/// What a resource is usually called, where the box in play is not known.
pub(super) fn usual_name(words: &Words, resource: Resource) -> String {
    words.say(match resource {
        Resource::Vegetal => "k-plant",
        Resource::Elemental => "k-element",
        Resource::Animal => "k-animal",
        Resource::Metal => "k-metal",
        Resource::Gem => "k-gem",
    })
}

/// The drawing of a power.
pub(super) fn power(power: Power) -> Markup {
    ico(match power {
        Power::Sell => "w-sell",
        Power::Use => "w-use",
        Power::Open => "w-open",
        Power::Buy => "w-buy2",
        Power::Flip => "w-flip2",
    })
}

/// What a power is called.
pub(super) fn power_name(words: &Words, power: Power) -> String {
    words.say(match power {
        Power::Sell => "k-power-sell",
        Power::Use => "k-power-use",
        Power::Open => "k-power-open",
        Power::Buy => "k-power-buy",
        Power::Flip => "k-power-flip",
    })
}

/// A coin.
pub(super) fn coin() -> Markup {
    ico("w-coin")
}
