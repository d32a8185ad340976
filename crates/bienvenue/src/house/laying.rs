//! Where a tile may lie, how it is joined to the house, and what that takes.
//!
//! A cell is looked at once for all the ways to lie there: what it has beside it are two masks of
//! sides, and so is every turned tile.

use super::House;
use crate::cell::{Cells, Side, Spot};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::tile::{Tag, TileId};

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
pub(crate) struct Plan {
    /// Sides of the cell on which a door is opened; one of its two walls, or both.
    pub(crate) doors: u8,
    /// Whether a staircase is built.
    pub(crate) stairs: bool,
}

impl Plan {
    /// Nothing is built.
    const NOTHING: Self = Self { doors: 0, stairs: false };

    const fn doors_on(doors: u8) -> Self {
        Self { doors, stairs: false }
    }

    /// What doors and stairs cost.
    #[inline]
    pub(crate) fn extra(self, rules: &Rules) -> u32 {
        let figures = &rules.edition.figures;
        self.doors.count_ones() * u32::from(figures.door)
            + u32::from(self.stairs) * u32::from(figures.stair)
    }
}

/// The rooms beside a cell, on its storey.
#[derive(Clone, Copy, Debug)]
struct Beside {
    /// The sides on which they lie.
    rooms: u8,
    /// Those on which they are open towards the cell.
    open: u8,
}

/// How a tile with these open sides meets the rooms beside it.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    /// Sides that link it to the house.
    linked: u8,
    /// Sides on which a door must be opened, since one of the two is open there.
    doors: u8,
    /// Sides with a wall against a wall.
    walls: u8,
    upstairs: bool,
}

impl Meeting {
    fn of(beside: Beside, open: u8, upstairs: bool) -> Self {
        let either = open | beside.open;
        Self {
            linked: either & beside.rooms,
            doors: (open ^ beside.open) & beside.rooms,
            walls: beside.rooms & !either,
            upstairs,
        }
    }

    fn plan(self, link: Link) -> Result<Plan, Refusal> {
        match link {
            Link::Open if self.linked != 0 => Ok(Plan::doors_on(self.doors)),
            Link::Open => Err(Refusal::NotLinked),
            _ if self.linked != 0 => Err(Refusal::LinkedAnyway),
            Link::Door(side) if self.walls & side.bit() != 0 => {
                Ok(Plan::doors_on(self.doors | side.bit()))
            }
            Link::Door(_) => Err(Refusal::NoWallThere),
            Link::Stairs if self.upstairs => Ok(Plan { doors: self.doors, stairs: true }),
            Link::Stairs => Err(Refusal::NoStairsThere),
        }
    }
}

impl House {
    /// What laying this tile there takes, or why it cannot lie there.
    pub(crate) fn plan(
        &self,
        rules: &Rules,
        upstairs_allowed: bool,
        laying: Laying,
    ) -> Result<Plan, Refusal> {
        let Laying { tile, spot, top, link } = laying;
        if !spot.is_on(rules.land()) {
            return Err(Refusal::OffLand(spot));
        }
        if self.tile(spot).is_some() {
            return Err(Refusal::Taken(spot));
        }
        if rules.kind(tile).garden {
            if spot.is_upstairs() || self.foundations.contains(spot) {
                return Err(Refusal::NotGarden(spot));
            }
            if top != Side::North {
                return Err(Refusal::SameWhenTurned);
            }
            return self.garden_plan(rules, tile, spot, link);
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
        self.bars_fit(rules, laying)?;
        let open = rules.tile(tile).open[top.index()];
        Meeting::of(self.beside(rules, spot), open, spot.is_upstairs()).plan(link)
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
        Ok(Plan::doors_on(side.bit() & !open))
    }

    #[inline]
    fn beside(&self, rules: &Rules, spot: Spot) -> Beside {
        let mut beside = Beside { rooms: 0, open: 0 };
        for side in Side::ALL {
            if let Some(next) = spot.next(side, rules.land()).filter(|next| self.is_room(*next)) {
                beside.rooms |= side.bit();
                if self.is_open(next, side.opposite()) {
                    beside.open |= side.bit();
                }
            }
        }
        beside
    }

    /// Where it is asked for: the bar of an open kitchen faces a living room.
    #[inline]
    fn bars_fit(&self, rules: &Rules, laying: Laying) -> Result<(), Refusal> {
        if !rules.bar_faces_living {
            return Ok(());
        }
        let Laying { tile, spot, top, .. } = laying;
        let bar = |tile: TileId, top: Side, side: Side| {
            rules.tile(tile).bar[top.index()] & side.bit() != 0
        };
        let living = |tile: TileId| rules.kind(tile).tags.contains(&Tag::Living);
        let wrong = |side: Side| {
            let next = spot.next(side, rules.land()).filter(|next| self.is_room(*next));
            let other = next.and_then(|next| self.tile(next).map(|other| (next, other)));
            other.is_some_and(|(next, other)| {
                bar(tile, top, side) && !living(other)
                    || bar(other, self.top(next), side.opposite()) && !living(tile)
            })
        };
        if Side::ALL.into_iter().any(wrong) { Err(Refusal::BarFacesRoom) } else { Ok(()) }
    }

    /// What a garden tile takes on a free cell of the garden.
    fn garden_plan(
        &self,
        rules: &Rules,
        tile: TileId,
        spot: Spot,
        link: Link,
    ) -> Result<Plan, Refusal> {
        if !rules.kind(tile).needs_door {
            return if link == Link::Open { Ok(Plan::NOTHING) } else { Err(Refusal::LinkedAnyway) };
        }
        let beside = self.beside(rules, spot);
        match link {
            Link::Open if beside.open != 0 => Ok(Plan::NOTHING),
            Link::Open => Err(Refusal::NoDoorToHouse),
            _ if beside.open != 0 => Err(Refusal::LinkedAnyway),
            Link::Door(side) if beside.rooms & side.bit() != 0 => Ok(Plan::doors_on(side.bit())),
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
        if rules.kind(tile).garden {
            self.each_garden_laying(rules, tile, found);
        } else if self.rooms[0].is_empty() {
            let Some((spot, _)) = self.entrance else { return };
            for top in distinct_tops(rules, tile) {
                let laying = Laying { tile, spot, top, link: Link::Open };
                if self.first_plan(rules, laying).is_ok_and(|plan| found(laying, plan)) {
                    return;
                }
            }
        } else {
            let ground = self.foundations.without(self.rooms[0]).iter();
            let upstairs =
                if upstairs_allowed { self.rooms[0].without(self.rooms[1]) } else { Cells::NONE };
            for spot in ground.chain(upstairs.iter().map(Spot::above)) {
                if self.each_laying_on(rules, tile, spot, &mut found) {
                    return;
                }
            }
        }
    }

    /// Every way to lay a room on a free cell beside or above others; whether it was enough.
    #[inline]
    fn each_laying_on(
        &self,
        rules: &Rules,
        tile: TileId,
        spot: Spot,
        found: &mut impl FnMut(Laying, Plan) -> bool,
    ) -> bool {
        let beside = self.beside(rules, spot);
        if beside.rooms == 0 && !spot.is_upstairs() {
            return false;
        }
        for top in distinct_tops(rules, tile) {
            if self.bars_fit(rules, Laying { tile, spot, top, link: Link::Open }).is_err() {
                continue;
            }
            let open = rules.tile(tile).open[top.index()];
            let meeting = Meeting::of(beside, open, spot.is_upstairs());
            let links = if meeting.linked != 0 { &Link::ALL[..1] } else { &Link::ALL[1..] };
            for &link in links {
                let laying = Laying { tile, spot, top, link };
                if meeting.plan(link).is_ok_and(|plan| found(laying, plan)) {
                    return true;
                }
            }
        }
        false
    }

    fn each_garden_laying(
        &self,
        rules: &Rules,
        tile: TileId,
        mut found: impl FnMut(Laying, Plan) -> bool,
    ) {
        let free = rules.cells().without(self.foundations).without(self.garden);
        for spot in free.iter() {
            for link in Link::ALL {
                let laying = Laying { tile, spot, top: Side::North, link };
                if self.garden_plan(rules, tile, spot, link).is_ok_and(|plan| found(laying, plan)) {
                    return;
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
}

/// The ways to turn a tile that differ.
#[inline]
fn distinct_tops(rules: &Rules, tile: TileId) -> impl Iterator<Item = Side> {
    let distinct = rules.tile(tile).distinct;
    Side::ALL.into_iter().filter(move |top| distinct[top.index()])
}
