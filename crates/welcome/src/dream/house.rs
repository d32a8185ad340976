//! Addresses: five streets, and columns across them.
//!
//! Eight bits hold a street, so that one `u64` holds a set of houses.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::house::{Address, HouseIter};

/// The streets of the sheet.
pub const STREETS: usize = 5;
/// The most columns a sheet can have; also the bits of a street in a set.
pub const MOST_COLUMNS: usize = 8;
/// The array length that covers every address.
pub(crate) const ADDRESSES: usize = STREETS * MOST_COLUMNS;

/// A street, from the top of the sheet: `a` to `e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Street(u8);

impl Street {
    /// All streets, from the top.
    pub const ALL: [Self; STREETS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The street's index, counted from 0 at the top.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        ('a'..='e').position(|known| known == letter).map(|index| Self::ALL[index])
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

/// A column, counted from 0 at the left; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub(crate) u8);

impl Column {
    /// The first columns of a sheet, from the left.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count as u8).map(Self)
    }

    /// The column's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The address of a house: `b4` is where the second street meets the fourth column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The house where a street meets a column.
    #[inline]
    pub const fn new(street: Street, column: Column) -> Self {
        Self(street.0 * MOST_COLUMNS as u8 + column.0)
    }

    /// The street it stands in.
    #[inline]
    pub const fn street(self) -> Street {
        Street(self.0 / MOST_COLUMNS as u8)
    }

    /// The column it stands in.
    #[inline]
    pub const fn column(self) -> Column {
        Column(self.0 % MOST_COLUMNS as u8)
    }

    /// Its index in an array over all addresses.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.street(), self.column())
    }
}

impl FromStr for House {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let street = text.chars().next().and_then(Street::from_letter);
        match (street, text.as_bytes()) {
            (Some(street), [_, digit @ b'1'..=b'8']) => Ok(Self::new(street, Column(digit - b'1'))),
            _ => Err(NotationError::new(text, "a house such as b4: a street and a column from 1")),
        }
    }
}

/// Written as in notation: `b4`.
impl Serialize for House {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of houses.
#[must_use]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Houses(pub(crate) u64);

impl Houses {
    /// No house.
    pub const NONE: Self = Self(0);

    /// All addresses of a street.
    #[inline]
    pub const fn of_street(street: Street) -> Self {
        Self(0xff << (MOST_COLUMNS * street.index()))
    }

    /// All addresses of a column.
    #[inline]
    pub const fn of_column(column: Column) -> Self {
        Self(0x01_01_01_01_01 << column.index())
    }

    /// The houses of both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The houses of either set.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The houses of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the house is in the set.
    #[inline]
    pub const fn contains(self, house: House) -> bool {
        self.0 >> house.0 & 1 == 1
    }

    /// Whether every house of the other set is in this one.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether no house is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many houses are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a house in.
    #[inline]
    pub const fn insert(&mut self, house: House) {
        self.0 |= 1 << house.0;
    }

    /// Takes a house out.
    pub const fn remove(&mut self, house: House) {
        self.0 &= !(1 << house.0);
    }
}

impl Address for House {
    #[inline]
    fn at(bit: u32) -> Self {
        Self(bit as u8)
    }
}

impl IntoIterator for Houses {
    type Item = House;
    type IntoIter = HouseIter<House>;

    #[inline]
    fn into_iter(self) -> HouseIter<House> {
        HouseIter::over(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back_and_nothing_else_does() {
        for street in Street::ALL {
            for column in Column::first(MOST_COLUMNS) {
                let house = House::new(street, column);
                assert_eq!(house.to_string().parse(), Ok(house));
                assert!(Houses::of_street(street).contains(house));
                assert!(Houses::of_column(column).contains(house));
            }
        }
        for wrong in ["", "b", "4b", "f1", "a0", "a9", "a01", "a 1", "ß1", "aé"] {
            assert!(wrong.parse::<House>().is_err(), "{wrong}");
        }
    }
}
