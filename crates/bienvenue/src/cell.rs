//! Places on the land: cells, storeys, and the four sides of a tile.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// The most cells on a side of the land.
pub const MOST_SIDE: usize = 6;
/// Cells of one storey.
pub(crate) const CELLS: usize = MOST_SIDE * MOST_SIDE;
/// Cells of both storeys.
pub(crate) const SPOTS: usize = 2 * CELLS;

/// A cell of the land, on either storey: `b3` on the ground, `b3+` upstairs. Columns have letters
/// from the west, rows numbers from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The cell in this column and row, counted from 0.
    pub const fn new(column: usize, row: usize, upstairs: bool) -> Self {
        assert!(column < MOST_SIDE && row < MOST_SIDE);
        Self((row * MOST_SIDE + column + if upstairs { CELLS } else { 0 }) as u8)
    }

    pub(crate) const fn of(index: usize) -> Self {
        assert!(index < SPOTS);
        Self(index as u8)
    }

    /// A number for each cell of both storeys.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number among the cells of its storey.
    #[inline]
    pub(crate) const fn cell(self) -> usize {
        self.0 as usize % CELLS
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.cell() % MOST_SIDE
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.cell() / MOST_SIDE
    }

    /// Whether it is on the upper storey.
    #[inline]
    pub const fn is_upstairs(self) -> bool {
        self.0 as usize >= CELLS
    }

    /// The cell below, on the ground.
    #[inline]
    #[must_use]
    pub const fn below(self) -> Self {
        Self(self.cell() as u8)
    }

    /// The cell above, upstairs.
    #[inline]
    #[must_use]
    pub const fn above(self) -> Self {
        Self((self.cell() + CELLS) as u8)
    }

    /// The next cell on that side, if the land goes on there.
    #[inline]
    pub fn next(self, side: Side, land: usize) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North if row > 0 => Some(Self(self.0 - MOST_SIDE as u8)),
            Side::East if column + 1 < land => Some(Self(self.0 + 1)),
            Side::South if row + 1 < land => Some(Self(self.0 + MOST_SIDE as u8)),
            Side::West if column > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// Whether it is on a land of this size.
    #[inline]
    pub fn is_on(self, land: usize) -> bool {
        self.column() < land && self.row() < land
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = (b'a' + self.column() as u8) as char;
        let storey = if self.is_upstairs() { "+" } else { "" };
        write!(f, "{column}{}{storey}", self.row() + 1)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (column, row, upstairs) = match *text.as_bytes() {
            [column, row] => (column, row, false),
            [column, row, b'+'] => (column, row, true),
            _ => (0, 0, false),
        };
        let within = |byte: u8, first: u8| (first..first + MOST_SIDE as u8).contains(&byte);
        if within(column, b'a') && within(row, b'1') {
            return Ok(Self::new((column - b'a').into(), (row - b'1').into(), upstairs));
        }
        Err(NotationError::new(text, "a cell such as `b3`, or `b3+` upstairs"))
    }
}

/// A side of a tile or cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Upwards on the plan.
    North,
    /// To the right.
    East,
    /// Downwards.
    South,
    /// To the left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// A number for each side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// This side as one bit of four.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = Self::ALL.into_iter().find(|side| text == side.letter().to_string());
        named.ok_or_else(|| NotationError::new(text, "a side: n, e, s or w"))
    }
}

/// Reads and writes a type by its notation.
macro_rules! written_as_text {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use written_as_text;

written_as_text!(Spot);
written_as_text!(Side);

/// A set of cells of one storey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, spot: Spot) -> bool {
        self.0 >> spot.cell() & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.cell();
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These without the others.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The cells, on the ground, row by row.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (first < CELLS).then(|| Spot::of(first))
        })
    }

    /// All cells of a rectangle between two corners.
    pub(crate) fn rectangle(from: Spot, to: Spot) -> Self {
        let mut cells = Self::default();
        for row in from.row()..=to.row() {
            for column in from.column()..=to.column() {
                cells.insert(Spot::new(column, row, false));
            }
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_sides_read_back() {
        for index in 0..SPOTS {
            let spot = Spot::of(index);
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        for wrong in ["", "b", "g1", "a7", "b3-", "b33", "é1"] {
            assert!(wrong.parse::<Spot>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbours_end_at_the_edge_of_the_land() {
        let corner = Spot::new(4, 4, false);
        assert_eq!(corner.next(Side::East, 5), None);
        assert_eq!(corner.next(Side::South, 5), None);
        assert_eq!(corner.next(Side::North, 5), Some(Spot::new(4, 3, false)));
        assert_eq!(corner.above().next(Side::West, 5), Some(Spot::new(3, 4, true)));
    }
}
