//! The construction cards: a house number on one side, an action on the other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::number::Number;
use crate::printing::Printing;

/// What a card lets an architect do besides writing a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draw a fence between two houses.
    Surveyor,
    /// Raise the value of estates of one size.
    RealEstate,
    /// Plant a park at the end of the street.
    Landscaper,
    /// Build the pool of the house.
    Pool,
    /// Change the number by up to two, and hire a temp.
    Temp,
    /// Copy the number of a neighbouring house.
    Bis,
}

impl Action {
    /// All six, in the order of the sheet.
    pub const ALL: [Self; 6] =
        [Self::Surveyor, Self::RealEstate, Self::Landscaper, Self::Pool, Self::Temp, Self::Bis];

    /// The word for it in notation and data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Surveyor => "surveyor",
            Self::RealEstate => "real-estate",
            Self::Landscaper => "landscaper",
            Self::Pool => "pool",
            Self::Temp => "temp",
            Self::Bis => "bis",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        // The words of every edition are understood; the first edition's are written.
        let called =
            |action: &Self| action.name() == text || Printing::Of2023.action(*action) == text;
        Self::ALL.into_iter().find(called).ok_or_else(|| {
            NotationError::new(
                text,
                "an action: surveyor, real-estate, landscaper, pool, temp, bis",
            )
        })
    }
}

/// A construction card, written `7 pool`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The house number on its front.
    pub number: Number,
    /// The action on its back, also shown in the corners of the front.
    pub action: Action,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.action)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (number, action) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "a card such as `7 pool`"))?;
        Ok(Self { number: number.parse()?, action: action.parse()? })
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
