//! Six looks of a sheet, colours and drawings alone: everyone at a table chooses their own.
//!
//! The choice is a form, `POST /skin` with `skin` (its name) and `path` (where to come back to); the
//! browser keeps it, and the stylesheet draws it from the class of the page's body.

use maud::{Markup, html};

use crate::words::Words;

/// A look of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skin {
    /// As on the other pages.
    #[default]
    Meadow,
    /// Sand, water, striped awnings.
    Seaside,
    /// Autumn leaves.
    Orchard,
    /// Winter.
    Snow,
    /// Red earth.
    Desert,
    /// The last light of the day.
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

    /// The class of a table's page.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Meadow => "at-table skin-meadow",
            Self::Seaside => "at-table skin-seaside",
            Self::Orchard => "at-table skin-orchard",
            Self::Snow => "at-table skin-snow",
            Self::Desert => "at-table skin-desert",
            Self::Dusk => "at-table skin-dusk",
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

/// A button for each look.
pub fn skin_switch(words: &Words, path: &str) -> Markup {
    html! {
        h3 { (words.say("skin-title")) }
        p { (words.say("skin-about")) }
        form.skins method="post" action="/skin" {
            input type="hidden" name="path" value=(path);
            @for skin in Skin::ALL {
                button class={ "btn skin-" (skin.name()) } name="skin" value=(skin.name()) {
                    span.swatch aria-hidden="true" {} (skin.called(words))
                }
            }
        }
    }
}
