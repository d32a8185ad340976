//! Who sits at a table, and who looks on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// A place at the table. People count seats from 1, and so does every text form of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any table can have.
    pub const MOST: usize = 128;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`Seat::MOST`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST);
        Self(index as u8)
    }

    /// The seat's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self::new)
    }

    /// The first `count` seats with one's own at the end: next to where one types.
    pub fn own_last(count: usize, own: Option<Self>) -> impl Iterator<Item = Self> {
        let own = own.filter(|seat| seat.index() < count);
        Self::all(count).filter(move |seat| Some(*seat) != own).chain(own)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse::<usize>() {
            Ok(number) if (1..=Self::MOST).contains(&number) => Ok(Self::new(number - 1)),
            _ => Err(NotationError::new(text, "a seat number, counted from 1")),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u128);

impl SeatSet {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> Self {
        assert!(count <= Seat::MOST);
        if count == Seat::MOST { Self(u128::MAX) } else { Self((1 << count) - 1) }
    }

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Puts the seat in.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;

    #[inline]
    fn into_iter(self) -> SeatIter {
        SeatIter(self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// The seats of a set, lowest first.
#[derive(Clone, Debug)]
pub struct SeatIter(SeatSet);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0.remove(seat);
        Some(seat)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The owner of a seat, who knows what that seat knows.
    Seat(Seat),
    /// Someone who looks on and knows what everybody knows.
    Spectator,
}

impl Viewer {
    /// The seat whose eyes these are; none for a spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=Self::MOST).contains(&usize::from(number)) {
            Ok(Self(number - 1))
        } else {
            Err(serde::de::Error::custom(format!(
                "{number} is not a seat: expected a seat number from 1 to {}",
                Self::MOST
            )))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_in_text() {
        assert_eq!(Seat::new(0).to_string(), "1");
        assert_eq!("100".parse(), Ok(Seat::new(99)));
        for wrong in ["0", "129", "-1", "one", ""] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let mut set: SeatSet = [5, 0, 127].into_iter().map(Seat::new).collect();
        assert_eq!(set.into_iter().map(Seat::index).collect::<Vec<_>>(), [0, 5, 127]);
        set.remove(Seat::new(5));
        assert_eq!(set.len(), 2);
        assert_eq!(SeatSet::first(128).len(), 128);
    }
}
