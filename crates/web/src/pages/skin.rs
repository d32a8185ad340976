//! Six looks of a sheet, colours and drawings alone: everyone at a table chooses their own.
//!
//! The choice is a form on a page of its own, `GET /skin`, which sends `POST /skin` with `skin` (its
//! name) and `path` (where to come back to); the browser keeps it. Each has a stylesheet with its
//! colours and what stands on the horizon; what stands beside the houses is a drawing of the sprite.

use maud::{Markup, html};

use super::layout::{Shell, icon, site};
use crate::assets;
use crate::words::Words;

/// A look of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skin {
    /// As on the other pages: hills and a grove.
    #[default]
    Meadow,
    /// Sand and sails, a lighthouse.
    Seaside,
    /// Autumn, an apple tree with a ladder.
    Orchard,
    /// Winter, a fir and a snowman.
    Snow,
    /// Red earth and mesas, a cactus.
    Desert,
    /// The last light of the day, a lantern before the city.
    Dusk,
}

impl Skin {
    /// Every look.
    pub const ALL: [Self; 6] =
        [Self::Meadow, Self::Seaside, Self::Orchard, Self::Snow, Self::Desert, Self::Dusk];

    /// Its name in cookies and forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Meadow => "meadow",
            Self::Seaside => "seaside",
            Self::Orchard => "orchard",
            Self::Snow => "snow",
            Self::Desert => "desert",
            Self::Dusk => "dusk",
        }
    }

    /// The look of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skin| skin.name() == name)
    }

    /// Every name, for a message about an unknown one.
    pub(crate) fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The class of what is drawn in this look.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Meadow => "skin-meadow",
            Self::Seaside => "skin-seaside",
            Self::Orchard => "skin-orchard",
            Self::Snow => "skin-snow",
            Self::Desert => "skin-desert",
            Self::Dusk => "skin-dusk",
        }
    }

    /// Its stylesheet, by its name as an asset.
    pub(crate) const fn stylesheet(self) -> &'static str {
        match self {
            Self::Meadow => "skin-meadow.css",
            Self::Seaside => "skin-seaside.css",
            Self::Orchard => "skin-orchard.css",
            Self::Snow => "skin-snow.css",
            Self::Desert => "skin-desert.css",
            Self::Dusk => "skin-dusk.css",
        }
    }

    const fn symbol(self) -> &'static str {
        match self {
            Self::Meadow => "grove",
            Self::Seaside => "lighthouse",
            Self::Orchard => "apple-tree",
            Self::Snow => "snowman",
            Self::Desert => "cactus",
            Self::Dusk => "lantern",
        }
    }

    /// What stands where a street leaves room beside its houses.
    pub(crate) fn landmark(self) -> Markup {
        html! { svg.deco aria-hidden="true" { use href={ "#" (self.symbol()) } {} } }
    }

    /// The stylesheets of a table that wears this look.
    pub(crate) fn worn(self) -> Markup {
        html! {
            @for name in ["skins.css", self.stylesheet()] {
                link rel="stylesheet" href=(assets::url(name));
            }
        }
    }

    fn called(self, words: &Words) -> String {
        match self {
            Self::Meadow => words.say("skin-meadow"),
            Self::Seaside => words.say("skin-seaside"),
            Self::Orchard => words.say("skin-orchard"),
            Self::Snow => words.say("skin-snow"),
            Self::Desert => words.say("skin-desert"),
            Self::Dusk => words.say("skin-dusk"),
        }
    }
}

/// The way to the looks from a table at this address, for its bar.
pub(super) fn way_to_skins(words: &Words, address: &str) -> Markup {
    html! {
        a.btn.quiet href={ "/skin?path=" (address) } { (icon("i-look")) span { (words.say("skin-way")) } }
    }
}

/// The page with a button for each look, and a view of it. `path` is the way back.
pub fn skins(words: &Words, worn: Skin, path: &str) -> Markup {
    let title = words.say("skin-title");
    let own = format!("/skin?path={path}");
    let looks = Skin::ALL.map(Skin::stylesheet);
    let stylesheets = [&["site.css", "welcome.css", "skins.css"][..], &looks].concat();
    let shell = Shell { stylesheets: &stylesheets, ..Shell::site(words, &title, &own).private() };
    site(
        &shell,
        &html! {
            div.narrow.panel {
                h1 { (title) }
                p { (words.say("skin-about")) }
                form.skins method="post" action="/skin" {
                    input type="hidden" name="path" value=(path);
                    @for skin in Skin::ALL { (button(words, skin, skin == worn)) }
                }
                p.go { a.btn href=(path) { (words.say("skin-back")) } }
            }
        },
    )
}

fn button(words: &Words, skin: Skin, worn: bool) -> Markup {
    html! {
        button class={ "skin " (skin.class()) } name="skin" value=(skin.name())
            aria-pressed=(if worn { "true" } else { "false" }) {
            span.swatch aria-hidden="true" {
                @for street in ["s-a", "s-b", "s-c"] {
                    svg class={ "house " (street) } viewBox="0 0 72 80" { use href="#house-1" {} }
                }
                (skin.landmark())
            }
            span { (skin.called(words)) }
        }
    }
}
