//! Addresses: streets, houses, and sets of houses.
//!
//! A sheet has three streets of at most fifteen houses. Sixteen bits hold a street, so that one
//! `u64` holds a set of houses and most rules are a few bit operations over the whole town.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// The streets of every sheet.
pub const STREETS: usize = 3;
/// The most houses a street can have: the bit after the last house is its end fence.
pub const LONGEST_STREET: usize = 15;
/// Bits of a street in a set; also the array length that covers every address of a street.
pub(crate) const LANE: usize = 16;

/// A street, from the top of the sheet: `a`, `b`, `c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Street(u8);

impl Street {
    /// The three streets, from the top.
    pub const ALL: [Self; STREETS] = [Self(0), Self(1), Self(2)];

    /// The street's index, counted from 0 at the top.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All addresses the street could have.
    #[inline]
    pub const fn lane(self) -> Houses {
        Houses(0xffff << (LANE * self.0 as usize))
    }

    fn from_letter(letter: char) -> Option<Self> {
        ('a'..='c').position(|known| known == letter).map(|index| Self::ALL[index])
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl Serialize for Street {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Street {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Street {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(street), None) => Ok(street),
            _ => Err(NotationError::new(text, "a street: a, b or c")),
        }
    }
}

/// The address of a house: `b4` is the fourth house from the left in the middle street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The house at `place`, counted from 0, of a street.
    #[inline]
    pub const fn new(street: Street, place: usize) -> Self {
        debug_assert!(place < LANE);
        Self(street.0 * LANE as u8 + place as u8)
    }

    /// The street it stands in.
    #[inline]
    pub const fn street(self) -> Street {
        Street(self.0 / LANE as u8)
    }

    /// Its place in the street, counted from 0 at the left.
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % LANE
    }

    /// Its index in an array over all addresses.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: u32) -> Self {
        Self(index as u8)
    }

    /// The next address to the right.
    #[inline]
    pub(crate) const fn right(self) -> Self {
        Self(self.0 + 1)
    }

    /// The next address to the left, which must exist.
    #[inline]
    pub(crate) const fn left(self) -> Self {
        Self(self.0 - 1)
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

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.street(), self.place() + 1)
    }
}

impl FromStr for House {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, "a house such as b4: a street and a place from 1");
        let mut letters = text.chars();
        let street = letters.next().and_then(Street::from_letter).ok_or_else(error)?;
        let digits = letters.as_str();
        // One address, one notation: no sign, no leading zero.
        if !digits.bytes().all(|b| b.is_ascii_digit()) || digits.starts_with('0') {
            return Err(error());
        }
        match digits.parse::<usize>() {
            Ok(place) if (1..=LONGEST_STREET).contains(&place) => Ok(Self::new(street, place - 1)),
            _ => Err(error()),
        }
    }
}

/// A set of houses.
#[must_use]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Houses(pub(crate) u64);

impl Houses {
    /// No house.
    pub const NONE: Self = Self(0);

    /// Only this house.
    #[inline]
    pub const fn only(house: House) -> Self {
        Self(1 << house.0)
    }

    /// The first `length` houses of a street.
    pub const fn first(street: Street, length: usize) -> Self {
        Self(((1 << length) - 1) << (LANE * street.0 as usize))
    }

    /// The houses from `start` up to, but without, the place `end` of the same lane.
    #[inline]
    pub(crate) const fn run(start: usize, end: usize) -> Self {
        Self((1 << end) - (1 << start))
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

    /// Whether the two sets share a house.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
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

    /// The houses of this set that stand in a street.
    #[inline]
    pub const fn in_street(self, street: Street) -> Self {
        Self(self.0 & street.lane().0)
    }

    /// Puts a house in.
    #[inline]
    pub const fn insert(&mut self, house: House) {
        self.0 |= 1 << house.0;
    }
}

macro_rules! bit_operators {
    ($($trait:ident $method:ident $operator:tt;)*) => {$(
        impl std::ops::$trait for Houses {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
    )*};
}

bit_operators! {
    BitAnd bitand &;
    BitOr bitor |;
}

impl std::ops::BitOrAssign for Houses {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::Not for Houses {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<House> for Houses {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Self {
        let mut set = Self::NONE;
        for house in houses {
            set.insert(house);
        }
        set
    }
}

impl IntoIterator for Houses {
    type Item = House;
    type IntoIter = HouseIter;

    #[inline]
    fn into_iter(self) -> HouseIter {
        HouseIter::over(self.0)
    }
}

/// An address that is a place among the 64 bits of a set.
pub trait Address {
    /// The address at a bit.
    fn at(bit: u32) -> Self;
}

impl Address for House {
    #[inline]
    fn at(bit: u32) -> Self {
        Self::from_index(bit)
    }
}

/// The houses of a set, street by street from the left, on this sheet or another.
#[derive(Clone, Debug)]
pub struct HouseIter<H = House> {
    left: u64,
    house: PhantomData<H>,
}

impl<H> HouseIter<H> {
    #[inline]
    pub(crate) const fn over(houses: u64) -> Self {
        Self { left: houses, house: PhantomData }
    }
}

impl<H: Address> Iterator for HouseIter<H> {
    type Item = H;

    #[inline]
    fn next(&mut self) -> Option<H> {
        if self.left == 0 {
            return None;
        }
        let house = H::at(self.left.trailing_zeros());
        self.left &= self.left - 1;
        Some(house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        for street in Street::ALL {
            for place in 0..LONGEST_STREET {
                let house = House::new(street, place);
                assert_eq!(house.to_string().parse(), Ok(house));
            }
        }
        assert_eq!(House::new(Street::ALL[1], 3).to_string(), "b4");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in ["", "b", "4b", "d1", "a0", "a16", "a01", "a+1", "a 1", "ß1"] {
            assert!(wrong.parse::<House>().is_err(), "{wrong}");
        }
    }
}
