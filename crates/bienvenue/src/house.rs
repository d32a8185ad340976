//! A house: foundations, rooms on two storeys, doors and stairs, and the garden around it.
//!
//! What a laying needs is worked out first, as a [`Plan`], and built afterwards: so prices are
//! known before anything changes.

use crate::cell::{Cells, SPOTS, Side, Spot};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::tile::{TAGS, Tag, TileId};

/// How a room is joined to the house, where no open side does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// By what is open anyway.
    Open,
    /// By a new door on this side.
    Door(Side),
    /// By a staircase from the room below.
    Stairs,
}

impl Link {
    /// Every way.
    pub(crate) const ALL: [Self; 6] = [
        Self::Open,
        Self::Door(Side::North),
        Self::Door(Side::East),
        Self::Door(Side::South),
        Self::Door(Side::West),
        Self::Stairs,
    ];
}

/// Where and how a tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laying {
    /// The tile.
    pub tile: TileId,
    /// The cell.
    pub spot: Spot,
    /// Where its printed top points.
    pub top: Side,
    /// How it is joined to the house.
    pub link: Link,
}

/// What a laying takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Sides of the cell on which a door is opened; one of its two walls, or both.
    pub(crate) doors: u8,
    /// Whether a staircase is built.
    pub(crate) stairs: bool,
}

impl Plan {
    /// How many doors are opened.
    pub fn doors(self) -> usize {
        self.doors.count_ones() as usize
    }

    /// What doors and stairs cost.
    #[inline]
    pub(crate) fn extra(self, rules: &Rules) -> u32 {
        let figures = &rules.edition.figures;
        self.doors.count_ones() * u32::from(figures.door)
            + u32::from(self.stairs) * u32::from(figures.stair)
    }
}

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

    /// What laying this tile there takes, or why it cannot lie there.
    pub(crate) fn plan(
        &self,
        rules: &Rules,
        upstairs_allowed: bool,
        laying: Laying,
    ) -> Result<Plan, Refusal> {
        let Laying { tile, spot, top, link } = laying;
        let kind = rules.kind(tile);
        if !spot.is_on(rules.land()) {
            return Err(Refusal::OffLand(spot));
        }
        if self.tile(spot).is_some() {
            return Err(Refusal::Taken(spot));
        }
        if kind.garden {
            return self.garden_plan(rules, laying);
        }
        if spot.is_upstairs() {
            if !upstairs_allowed || rules.edition.figures.storeys < 2 {
                return Err(Refusal::OneStorey);
            }
            if !self.is_room(spot.below()) {
                return Err(Refusal::NothingBelow(spot));
            }
        } else if !self.foundations.contains(spot) {
            return Err(Refusal::OffFoundations(spot));
        }
        if !rules.tile(tile).distinct[top.index()] {
            return Err(Refusal::SameWhenTurned);
        }
        if self.rooms[0].is_empty() {
            return self.first_plan(rules, laying);
        }
        self.room_plan(rules, spot, tile, top, link)
    }

    /// The first room lies behind the entrance.
    fn first_plan(&self, rules: &Rules, laying: Laying) -> Result<Plan, Refusal> {
        let Some((spot, side)) = self.entrance else {
            return Err(Refusal::NoEntrance);
        };
        if laying.spot != spot {
            return Err(Refusal::NotBehindEntrance(spot));
        }
        if laying.link != Link::Open {
            return Err(Refusal::LinkedAnyway);
        }
        let open = rules.tile(laying.tile).open[laying.top.index()];
        let doors = if open & side.bit() == 0 { side.bit() } else { 0 };
        Ok(Plan { doors, stairs: false })
    }

    #[inline]
    fn room_plan(
        &self,
        rules: &Rules,
        spot: Spot,
        tile: TileId,
        top: Side,
        link: Link,
    ) -> Result<Plan, Refusal> {
        let open = rules.tile(tile).open[top.index()];
        let (mut linked, mut doors, mut walls) = (false, 0, 0);
        for side in Side::ALL {
            let Some(next) = spot.next(side, rules.land()).filter(|next| self.is_room(*next))
            else {
                continue;
            };
            if rules.bar_faces_living {
                self.bar_fits(rules, (tile, top, side), next)?;
            }
            let mine = open & side.bit() != 0;
            let theirs = self.is_open(next, side.opposite());
            linked |= mine || theirs;
            if mine != theirs {
                doors |= side.bit();
            }
            if !mine && !theirs {
                walls |= side.bit();
            }
        }
        match link {
            Link::Open if linked => Ok(Plan { doors, stairs: false }),
            Link::Open => Err(Refusal::NotLinked),
            _ if linked => Err(Refusal::LinkedAnyway),
            Link::Door(side) if walls & side.bit() != 0 => {
                Ok(Plan { doors: doors | side.bit(), stairs: false })
            }
            Link::Door(_) => Err(Refusal::NoWallThere),
            Link::Stairs if spot.is_upstairs() => Ok(Plan { doors, stairs: true }),
            Link::Stairs => Err(Refusal::NoStairsThere),
        }
    }

    /// Where it is asked for: the bar of an open kitchen faces a living room.
    fn bar_fits(
        &self,
        rules: &Rules,
        (tile, top, side): (TileId, Side, Side),
        next: Spot,
    ) -> Result<(), Refusal> {
        let Some(other) = self.tile(next) else { return Ok(()) };
        let bar = |tile: TileId, top: Side, side: Side| {
            rules.tile(tile).bar[top.index()] & side.bit() != 0
        };
        let living = |tile: TileId| rules.kind(tile).tags.contains(&Tag::Living);
        let wrong = bar(tile, top, side) && !living(other)
            || bar(other, self.top(next), side.opposite()) && !living(tile);
        if wrong { Err(Refusal::BarFacesRoom) } else { Ok(()) }
    }

    fn garden_plan(&self, rules: &Rules, laying: Laying) -> Result<Plan, Refusal> {
        let Laying { tile, spot, top, link } = laying;
        if spot.is_upstairs() || self.foundations.contains(spot) {
            return Err(Refusal::NotGarden(spot));
        }
        if top != Side::North {
            return Err(Refusal::SameWhenTurned);
        }
        let none = Plan { doors: 0, stairs: false };
        if !rules.kind(tile).needs_door {
            return if link == Link::Open { Ok(none) } else { Err(Refusal::LinkedAnyway) };
        }
        let room = |side: Side| {
            spot.next(side, rules.land()).filter(|next| self.downstairs().contains(*next))
        };
        let open = |side: Side| room(side).is_some_and(|room| self.is_open(room, side.opposite()));
        match link {
            Link::Open if Side::ALL.into_iter().any(open) => Ok(none),
            Link::Open => Err(Refusal::NoDoorToHouse),
            _ if Side::ALL.into_iter().any(open) => Err(Refusal::LinkedAnyway),
            Link::Door(side) if room(side).is_some() => {
                Ok(Plan { doors: side.bit(), stairs: false })
            }
            Link::Door(_) => Err(Refusal::NoWallThere),
            Link::Stairs => Err(Refusal::NoStairsThere),
        }
    }

    /// Every way to lay a tile, until `found` says that it is enough.
    #[inline]
    pub(crate) fn each_laying(
        &self,
        rules: &Rules,
        upstairs_allowed: bool,
        tile: TileId,
        mut found: impl FnMut(Laying, Plan) -> bool,
    ) {
        let garden = rules.kind(tile).garden;
        let storeys = if upstairs_allowed && !garden { 2 } else { 1 };
        for storey in 0..storeys {
            // Rooms upstairs lie over rooms; on the ground all cells are tried.
            let cells = match (storey, garden) {
                (0, true) => rules.cells().without(self.foundations).without(self.garden),
                (0, false) => self.foundations.without(self.rooms[0]),
                _ => self.rooms[0].without(self.rooms[1]),
            };
            for cell in cells.iter() {
                let spot = if storey == 0 { cell } else { cell.above() };
                for top in Side::ALL {
                    if garden && top != Side::North {
                        break;
                    }
                    if !rules.tile(tile).distinct[top.index()] {
                        continue;
                    }
                    for link in Link::ALL {
                        let laying = Laying { tile, spot, top, link };
                        match self.plan(rules, upstairs_allowed, laying) {
                            Ok(plan) => {
                                if found(laying, plan) {
                                    return;
                                }
                                if link == Link::Open {
                                    break;
                                }
                            }
                            // Other ways to link it do not help there.
                            Err(Refusal::NotLinked | Refusal::NoDoorToHouse) => {}
                            Err(_) if link == Link::Open => break,
                            Err(_) => {}
                        }
                    }
                }
            }
        }
    }

    /// The least that doors and stairs cost for a tile; `None` if it cannot lie anywhere.
    pub(crate) fn cheapest(&self, rules: &Rules, upstairs: bool, tile: TileId) -> Option<u32> {
        let mut least: Option<u32> = None;
        self.each_laying(rules, upstairs, tile, |_, plan| {
            let extra = plan.extra(rules);
            least = Some(least.map_or(extra, |least| least.min(extra)));
            extra == 0
        });
        least
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
