//! A house: foundations, rooms on two storeys, doors and stairs, and the garden around it.
//!
//! What a laying needs is worked out first, as a plan, and built afterwards: so prices are
//! known before anything changes.

mod laying;

use crate::cell::{Cells, SPOTS, Side, Spot};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::tile::{TAGS, Tag, TileId};

pub(crate) use laying::Plan;
pub use laying::{Laying, Link};

/// No tile lies there.
const NONE: u8 = u8::MAX;

/// A house and its garden.
#[derive(Clone, Copy, Debug)]
pub struct House {
    foundations: Cells,
    entrance: Option<(Spot, Side)>,
    tiles: [u8; SPOTS],
    tops: [u8; SPOTS],
    /// The open sides of each room, opened doors included.
    open: [u8; SPOTS],
    /// Cells with a room, by storey.
    rooms: [Cells; 2],
    /// Cells with a garden tile.
    garden: Cells,
    /// Cells with a staircase between their two storeys.
    stairs: Cells,
    /// Cells whose half is completed, by storey.
    paired: [Cells; 2],
    /// Tiles by tag.
    pub(crate) count: [u8; TAGS],
    /// Luxury tiles by tag.
    pub(crate) luxury: [u8; TAGS],
    /// Points printed on the rooms.
    pub(crate) room_points: i16,
    /// Points printed on the garden's tiles.
    pub(crate) garden_points: i16,
    /// Points of completed halves.
    pub(crate) pair_points: i16,
    /// Doors and staircases paid for.
    pub(crate) built: u8,
}

impl House {
    /// Bare land.
    pub(crate) const BARE: Self = Self {
        foundations: Cells::NONE,
        entrance: None,
        tiles: [NONE; SPOTS],
        tops: [0; SPOTS],
        open: [0; SPOTS],
        rooms: [Cells::NONE; 2],
        garden: Cells::NONE,
        stairs: Cells::NONE,
        paired: [Cells::NONE; 2],
        count: [0; TAGS],
        luxury: [0; TAGS],
        room_points: 0,
        garden_points: 0,
        pair_points: 0,
        built: 0,
    };

    /// The cells of the foundations.
    #[inline]
    pub fn foundations(&self) -> Cells {
        self.foundations
    }

    /// The entrance: a cell and the side of the door.
    #[inline]
    pub fn entrance(&self) -> Option<(Spot, Side)> {
        self.entrance
    }

    /// The tile that lies there.
    #[inline]
    pub fn tile(&self, spot: Spot) -> Option<TileId> {
        let tile = self.tiles[spot.index()];
        (tile != NONE).then(|| TileId::new(tile.into()))
    }

    /// Where the printed top of the tile points.
    #[inline]
    pub fn top(&self, spot: Spot) -> Side {
        Side::ALL[usize::from(self.tops[spot.index()]) % 4]
    }

    /// Whether the room there is open on this side.
    #[inline]
    pub fn is_open(&self, spot: Spot, side: Side) -> bool {
        self.open[spot.index()] & side.bit() != 0
    }

    /// Whether a room lies there.
    #[inline]
    pub fn is_room(&self, spot: Spot) -> bool {
        self.rooms[usize::from(spot.is_upstairs())].contains(spot)
    }

    /// Cells with a room on the ground.
    #[inline]
    pub fn downstairs(&self) -> Cells {
        self.rooms[0]
    }

    /// Cells with a room upstairs.
    #[inline]
    pub fn upstairs(&self) -> Cells {
        self.rooms[1]
    }

    /// Cells with a garden tile.
    #[inline]
    pub fn garden(&self) -> Cells {
        self.garden
    }

    /// Cells with a staircase between their two storeys.
    #[inline]
    pub fn stairs(&self) -> Cells {
        self.stairs
    }

    /// Whether the half that lies there is completed.
    #[inline]
    pub fn is_paired(&self, spot: Spot) -> bool {
        self.paired[usize::from(spot.is_upstairs())].contains(spot)
    }

    /// How many tiles are laid, rooms and garden.
    #[inline]
    pub fn laid(&self) -> usize {
        self.rooms[0].len() + self.rooms[1].len() + self.garden.len()
    }

    /// Every tile with its place: ground, then upstairs.
    pub fn tiles(&self) -> impl Iterator<Item = (Spot, TileId)> {
        (0..SPOTS).map(Spot::of).filter_map(|spot| self.tile(spot).map(|tile| (spot, tile)))
    }

    /// Cells of the foundations without a room on the ground.
    #[inline]
    pub fn bare(&self) -> usize {
        self.foundations.without(self.rooms[0]).len()
    }

    /// The points scored so far.
    #[inline]
    pub fn points(&self) -> i32 {
        i32::from(self.room_points) + i32::from(self.garden_points) + i32::from(self.pair_points)
    }

    pub(crate) fn found(&mut self, cells: Cells) {
        self.foundations = cells;
    }

    pub(crate) fn enter(&mut self, entrance: Option<(Spot, Side)>) {
        self.entrance = entrance;
    }

    /// Whether an entrance can be there: on the foundations, on their outer edge.
    pub(crate) fn may_enter(&self, rules: &Rules, spot: Spot, side: Side) -> Result<(), Refusal> {
        let land = rules.land();
        if spot.is_upstairs() || !self.foundations.contains(spot) {
            return Err(Refusal::OffFoundations(spot));
        }
        match spot.next(side, land) {
            Some(next) if self.foundations.contains(next) => Err(Refusal::InnerEdge),
            _ => Ok(()),
        }
    }

    /// Lays a tile as planned.
    pub(crate) fn lay(&mut self, rules: &Rules, laying: Laying, plan: Plan) {
        let Laying { tile, spot, top, .. } = laying;
        self.put(rules, tile, spot, top);
        for side in Side::ALL.into_iter().filter(|side| plan.doors & side.bit() != 0) {
            self.open_door(rules, spot, side);
        }
        if plan.stairs {
            self.stairs.insert(spot);
        }
        let built = plan.doors.count_ones() as u8 + u8::from(plan.stairs);
        self.built = self.built.saturating_add(built);
    }

    /// Puts a tile down without a price, and completes the half beside it.
    fn put(&mut self, rules: &Rules, tile: TileId, spot: Spot, top: Side) {
        self.set(rules, tile, spot, top);
        if let Some(other) = self.other_half(rules, tile, spot, top) {
            self.pair(spot);
            self.pair(other);
            self.complete(rules, tile);
        }
    }

    /// Puts a tile down and counts it.
    pub(crate) fn set(&mut self, rules: &Rules, tile: TileId, spot: Spot, top: Side) {
        let kind = rules.kind(tile);
        let storey = usize::from(spot.is_upstairs());
        self.tiles[spot.index()] = tile.index() as u8;
        self.tops[spot.index()] = top.index() as u8;
        let whole = if kind.garden { Tag::Garden } else { Tag::Room };
        for tag in kind.tags.iter().copied().chain([whole]) {
            self.count[tag.index()] += 1;
            self.luxury[tag.index()] += u8::from(kind.luxury);
        }
        if kind.garden {
            self.garden.insert(spot);
            self.garden_points += i16::from(kind.points);
        } else {
            self.open[spot.index()] = rules.tile(tile).open[top.index()];
            self.rooms[storey].insert(spot);
            self.room_points += i16::from(kind.points);
        }
    }

    /// Notes that a half is completed.
    pub(crate) fn pair(&mut self, spot: Spot) {
        self.paired[usize::from(spot.is_upstairs())].insert(spot);
    }

    /// Scores a complete pair.
    pub(crate) fn complete(&mut self, rules: &Rules, half: TileId) {
        let kind = rules.kind(half);
        self.pair_points += i16::from(kind.pair_points);
        if kind.garden {
            self.count[Tag::DoublePool.index()] += 1;
        }
    }

    /// Opens one side of a room.
    pub(crate) fn open_one(&mut self, spot: Spot, side: Side) {
        self.open[spot.index()] |= side.bit();
    }

    /// The half that a half laid there completes.
    fn other_half(&self, rules: &Rules, tile: TileId, spot: Spot, top: Side) -> Option<Spot> {
        let kind = rules.kind(tile);
        let pair = kind.pair?;
        Side::ALL.into_iter().find_map(|side| {
            let next = spot.next(side, rules.land())?;
            let other = self.tile(next)?;
            let faces = |tile: TileId, top: Side, side: Side| {
                kind.garden || rules.tile(tile).half[top.index()] & side.bit() != 0
            };
            let fits = rules.kind(other).pair == Some(pair)
                && !self.is_paired(next)
                && faces(tile, top, side)
                && faces(other, self.top(next), side.opposite());
            fits.then_some(next)
        })
    }

    /// Opens a door in the walls between a cell and the next.
    pub(crate) fn open_door(&mut self, rules: &Rules, spot: Spot, side: Side) {
        if self.is_room(spot) {
            self.open[spot.index()] |= side.bit();
        }
        if let Some(next) = spot.next(side, rules.land()).filter(|next| self.is_room(*next)) {
            self.open[next.index()] |= side.opposite().bit();
        }
    }

    pub(crate) fn build_stairs(&mut self, spot: Spot) {
        self.stairs.insert(spot);
    }

    /// Whether works may open a door there: in a wall between two rooms, or between a room on the
    /// ground and the garden. Each wall is named once, from its north or west.
    pub(crate) fn may_open(&self, rules: &Rules, spot: Spot, side: Side) -> Result<(), Refusal> {
        if !spot.is_on(rules.land()) || !self.is_room(spot) {
            return Err(Refusal::NoRoom(spot));
        }
        if self.is_open(spot, side) {
            return Err(Refusal::OpenAlready);
        }
        match spot.next(side, rules.land()) {
            Some(next) if self.is_room(next) => {
                if matches!(side, Side::North | Side::West) {
                    return Err(Refusal::OtherSide);
                }
                Ok(())
            }
            Some(next) if !spot.is_upstairs() && !self.foundations.contains(next) => Ok(()),
            _ => Err(Refusal::NothingBehind),
        }
    }
}
