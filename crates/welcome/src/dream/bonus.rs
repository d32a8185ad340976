//! The bonuses of streets and columns: for everyone who completes one in the first round in which
//! anyone does. All others have lost it then.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use super::house::{Column, Street};

/// The bonus of a street or a column: `b`, `4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Points for completing a street first.
    Street(Street),
    /// Completing a column first multiplies its points.
    Column(Column),
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Street(street) => street.fmt(f),
            Self::Column(column) => column.fmt(f),
        }
    }
}

impl FromStr for Bonus {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let street = text.chars().next().and_then(Street::from_letter);
        match (street, text.as_bytes()) {
            (Some(street), [_]) => Ok(Self::Street(street)),
            (_, [digit @ b'1'..=b'8']) => Ok(Self::Column(Column(digit - b'1'))),
            _ => Err(NotationError::new(text, "the bonus of a street, a to e, or of a column")),
        }
    }
}

impl Serialize for Bonus {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bonus {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of bonuses: a bit for each street and each column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonuses {
    pub(crate) streets: u8,
    pub(crate) columns: u8,
}

impl Bonuses {
    /// No bonus.
    pub const NONE: Self = Self { streets: 0, columns: 0 };

    /// Every bonus of a sheet with so many columns.
    pub(crate) const fn all(columns: usize) -> Self {
        Self { streets: (1 << Street::ALL.len()) - 1, columns: ((1_u16 << columns) - 1) as u8 }
    }

    /// Whether the bonus is in the set.
    #[inline]
    pub const fn contains(self, bonus: Bonus) -> bool {
        match bonus {
            Bonus::Street(street) => self.streets >> street.index() & 1 == 1,
            Bonus::Column(column) => self.columns >> column.index() & 1 == 1,
        }
    }

    /// Puts a bonus in.
    #[inline]
    pub const fn insert(&mut self, bonus: Bonus) {
        match bonus {
            Bonus::Street(street) => self.streets |= 1 << street.index(),
            Bonus::Column(column) => self.columns |= 1 << column.index(),
        }
    }

    /// Takes a bonus out.
    pub const fn remove(&mut self, bonus: Bonus) {
        match bonus {
            Bonus::Street(street) => self.streets &= !(1 << street.index()),
            Bonus::Column(column) => self.columns &= !(1 << column.index()),
        }
    }

    /// How many bonuses of streets and of columns are in the set.
    pub const fn counts(self) -> (u32, u32) {
        (self.streets.count_ones(), self.columns.count_ones())
    }

    /// The bonuses of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { streets: self.streets | other.streets, columns: self.columns | other.columns }
    }

    /// The bonuses of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { streets: self.streets & other.streets, columns: self.columns & other.columns }
    }

    /// The bonuses of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self { streets: self.streets & !other.streets, columns: self.columns & !other.columns }
    }

    /// Whether no bonus is in the set.
    pub const fn is_empty(self) -> bool {
        self.streets == 0 && self.columns == 0
    }

    /// The bonuses, those of streets first.
    pub fn iter(self) -> impl Iterator<Item = Bonus> {
        let streets = Street::ALL.into_iter().map(Bonus::Street);
        let columns = Column::first(u8::BITS as usize).map(Bonus::Column);
        streets.chain(columns).filter(move |&bonus| self.contains(bonus))
    }
}

impl FromIterator<Bonus> for Bonuses {
    fn from_iter<I: IntoIterator<Item = Bonus>>(bonuses: I) -> Self {
        let mut set = Self::NONE;
        for bonus in bonuses {
            set.insert(bonus);
        }
        set
    }
}
