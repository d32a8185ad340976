//! The printings of the game, and what each calls things.

use serde::{Deserialize, Serialize};

use crate::card::Action;
use crate::plan::PlanSlot;
use crate::ruleset::Ruleset;

/// A printing of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printing {
    /// The first one.
    #[default]
    #[serde(rename = "2018")]
    Of2018,
    /// The new one.
    #[serde(rename = "2023")]
    Of2023,
}

impl Printing {
    /// The printing of that year.
    pub fn of_year(year: &str) -> Option<Self> {
        [Self::Of2018, Self::Of2023].into_iter().find(|printing| printing.year() == year)
    }

    /// The year, which is its name in options.
    pub const fn year(self) -> &'static str {
        match self {
            Self::Of2018 => "2018",
            Self::Of2023 => "2023",
        }
    }

    /// Its rules, where printings differ.
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Self::Of2018 => Ruleset::OF_2018,
            Self::Of2023 => Ruleset::OF_2023,
        }
    }

    /// What an action is called to people. Notation and data always use [`Action::name`].
    pub const fn action(self, action: Action) -> &'static str {
        match (self, action) {
            (Self::Of2018, _) | (Self::Of2023, Action::Pool | Action::Temp) => action.name(),
            (Self::Of2023, Action::Surveyor) => "barrier",
            (Self::Of2023, Action::RealEstate) => "improvement",
            (Self::Of2023, Action::Landscaper) => "park",
            (Self::Of2023, Action::Bis) => "extension",
        }
    }

    /// What a number copied from a neighbour is called.
    pub const fn copy(self) -> &'static str {
        match self {
            Self::Of2018 => "bis",
            Self::Of2023 => "extension",
        }
    }

    /// What the track of copied numbers is called.
    pub const fn copies(self) -> &'static str {
        match self {
            Self::Of2018 => "bis",
            Self::Of2023 => "extensions",
        }
    }

    /// What stands between two estates.
    pub const fn fence(self) -> &'static str {
        match self {
            Self::Of2018 => "fence",
            Self::Of2023 => "barrier",
        }
    }

    /// What runs of houses between two fences are called.
    pub const fn estates(self) -> &'static str {
        match self {
            Self::Of2018 => "estates",
            Self::Of2023 => "lots",
        }
    }

    /// What a part of the score is called.
    pub(crate) fn category(self, name: &str) -> &str {
        match name {
            "estates" => self.estates(),
            "bis" => self.copies(),
            _ => name,
        }
    }

    /// What raises their value.
    pub const fn promotion(self) -> &'static str {
        self.action(Action::RealEstate)
    }

    /// What is written behind a number copied from a neighbour.
    pub const fn copy_mark(self) -> &'static str {
        match self {
            Self::Of2018 => " bis",
            Self::Of2023 => "B",
        }
    }

    /// What a plan in play is called: by number or by letter.
    pub const fn plan(self, slot: PlanSlot) -> &'static str {
        match self {
            Self::Of2018 => ["1", "2", "3"][slot.index()],
            Self::Of2023 => slot.letter(),
        }
    }
}
