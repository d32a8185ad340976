//! The tiles: rooms and what stands in a garden.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::cell::Side;

/// The most tiles a box can have.
pub const MOST_TILES: usize = 128;

/// A tile, by its number; people count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u8);

impl TileId {
    /// The tile with this index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MOST_TILES);
        Self(index as u8)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse::<usize>() {
            Ok(number) if (1..=MOST_TILES).contains(&number) && text.as_bytes()[0] != b'+' => {
                Ok(Self::new(number - 1))
            }
            _ => {
                let expected = format!("a tile's number from 1 to {MOST_TILES}");
                Err(NotationError::new(text, expected))
            }
        }
    }
}

impl Serialize for TileId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = i64::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileSet(u128);

impl TileSet {
    /// No tile.
    pub const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// How many tiles.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile with the lowest number.
    #[inline]
    pub(crate) fn first(self) -> Option<TileId> {
        (self.0 != 0).then(|| TileId(self.0.trailing_zeros() as u8))
    }

    /// These and the others.
    #[inline]
    pub(crate) const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those in both sets.
    #[inline]
    pub(crate) const fn both(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The tiles, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (first < u128::BITS).then_some(TileId(first as u8))
        })
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::NONE;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// What families count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// A bedroom for adults.
    Adult,
    /// A bedroom for children.
    Child,
    /// A bathroom.
    Bath,
    /// A lounge or dining room, or half of one.
    Living,
    /// Any kitchen.
    Kitchen,
    /// A kitchen behind a door.
    StandardKitchen,
    /// A kitchen with a bar.
    AmericanKitchen,
    /// An office, with a guest bed or without.
    Office,
    /// A pantry.
    Pantry,
    /// A toilet.
    Wc,
    /// A bathroom with the toilet inside.
    BathWithWc,
    /// Any pool tile.
    Pool,
    /// A whole round pool.
    RoundPool,
    /// A tree.
    Tree,
    /// The well.
    Well,
    /// A patio.
    Patio,
    /// The swing.
    Swing,
    /// A playground.
    Playground,
    /// Any room; never written on a tile.
    Room,
    /// Anything in the garden; never written on a tile.
    Garden,
    /// A complete pool of two halves; never written on a tile.
    DoublePool,
}

/// How many tags there are.
pub(crate) const TAGS: usize = 21;

impl Tag {
    /// Every tag, in order.
    pub(crate) const ALL: [Self; TAGS] = [
        Self::Adult,
        Self::Child,
        Self::Bath,
        Self::Living,
        Self::Kitchen,
        Self::StandardKitchen,
        Self::AmericanKitchen,
        Self::Office,
        Self::Pantry,
        Self::Wc,
        Self::BathWithWc,
        Self::Pool,
        Self::RoundPool,
        Self::Tree,
        Self::Well,
        Self::Patio,
        Self::Swing,
        Self::Playground,
        Self::Room,
        Self::Garden,
        Self::DoublePool,
    ];

    /// Tags a family can need: the first ones.
    pub(crate) const NEEDS: [Self; 10] = *Self::ALL.first_chunk().unwrap();

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The words for it in English, for so many.
    pub(crate) const fn called(self) -> &'static str {
        match self {
            Self::Adult => "bedroom",
            Self::Child => "nursery",
            Self::Bath => "bathroom",
            Self::Living => "living room",
            Self::Kitchen => "kitchen",
            Self::StandardKitchen => "standard kitchen",
            Self::AmericanKitchen => "open kitchen",
            Self::Office => "office",
            Self::Pantry => "pantry",
            Self::Wc => "toilet",
            Self::BathWithWc => "bathroom with a toilet",
            Self::Pool => "pool tile",
            Self::RoundPool => "round pool",
            Self::Tree => "tree",
            Self::Well => "well",
            Self::Patio => "patio",
            Self::Swing => "swing",
            Self::Playground => "playground",
            Self::Room => "room",
            Self::Garden => "garden tile",
            Self::DoublePool => "double pool",
        }
    }
}

/// What a side of a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// A wall.
    Wall,
    /// A door.
    Door,
    /// The open side of half a room.
    Half,
    /// The bar of an open kitchen.
    Bar,
    /// A corridor.
    Corridor,
}

impl Edge {
    pub(crate) const fn of(letter: u8) -> Option<Self> {
        match letter {
            b'w' => Some(Self::Wall),
            b'd' => Some(Self::Door),
            b'e' => Some(Self::Half),
            b'a' => Some(Self::Bar),
            b'c' => Some(Self::Corridor),
            _ => None,
        }
    }
}

/// A kind of tile as printed.
#[derive(Clone, Debug)]
pub struct TileKind {
    /// Its name.
    pub name: String,
    /// Whether it belongs in the garden.
    pub garden: bool,
    /// What laying it costs.
    pub cost: u8,
    /// What it scores when it is laid.
    pub points: u8,
    /// Whether it is a luxury tile.
    pub luxury: bool,
    /// What it counts as.
    pub tags: Vec<Tag>,
    /// Which halves it can be completed with.
    pub pair: Option<u8>,
    /// What the pair is called.
    pub pair_name: Option<String>,
    /// What a complete pair scores.
    pub pair_points: u8,
    /// Whether it must lie against an open side of a room.
    pub needs_door: bool,
}

/// One tile: its kind and its sides, in every rotation.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Its kind.
    pub kind: u8,
    /// Its sides as printed: top, right, bottom, left.
    pub edges: [Edge; 4],
    /// By quarter turns, the sides that are open.
    pub(crate) open: [u8; 4],
    /// By quarter turns, the open side of half a room.
    pub(crate) half: [u8; 4],
    /// By quarter turns, the side with the bar.
    pub(crate) bar: [u8; 4],
    /// Whether this turn looks different from every smaller one.
    pub(crate) distinct: [bool; 4],
}

impl Tile {
    pub(crate) fn new(kind: u8, edges: [Edge; 4]) -> Self {
        let turned =
            |turn: usize| -> [Edge; 4] { std::array::from_fn(|side| edges[(side + 4 - turn) % 4]) };
        let sides = |turn: usize, wanted: fn(Edge) -> bool| -> u8 {
            let sides = Side::ALL.into_iter().filter(|side| wanted(turned(turn)[side.index()]));
            sides.map(Side::bit).sum()
        };
        let each = |wanted: fn(Edge) -> bool| std::array::from_fn(|turn| sides(turn, wanted));
        Self {
            kind,
            edges,
            open: each(|edge| edge != Edge::Wall),
            half: each(|edge| edge == Edge::Half),
            bar: each(|edge| edge == Edge::Bar),
            distinct: std::array::from_fn(|turn| {
                (0..turn).all(|smaller| turned(smaller) != turned(turn))
            }),
        }
    }

    /// The edge on a side, when the printed top points to `top`.
    pub fn edge(&self, top: Side, side: Side) -> Edge {
        self.edges[(side.index() + 4 - top.index()) % 4]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_turn_clockwise() {
        let door_on_the_left = [Edge::Wall, Edge::Wall, Edge::Wall, Edge::Door];
        let tile = Tile::new(0, door_on_the_left);
        assert_eq!(tile.open, [Side::West, Side::North, Side::East, Side::South].map(Side::bit));
        assert_eq!(tile.edge(Side::East, Side::North), Edge::Door);
        assert_eq!(tile.distinct, [true; 4]);
        assert_eq!(Tile::new(0, [Edge::Door; 4]).distinct, [true, false, false, false]);
        let through = Tile::new(0, [Edge::Door, Edge::Wall, Edge::Door, Edge::Wall]);
        assert_eq!(through.distinct, [true, true, false, false]);
    }
}
