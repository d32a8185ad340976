//! A slow, literal second reading of the rules of houses: written from the rules alone, with lists
//! and strings, and compared with the engine over whole games.

use std::collections::{BTreeMap, BTreeSet};

use bienvenue::cell::{Side, Spot};
use bienvenue::family::{Storeys, When};
use bienvenue::view::{HouseView, LaidView, SeatView, TaskView, TasteView, TileView, View};
use bienvenue::{Bienvenue, Choice};
use tabletop::conformance::playing::start;
use tabletop::{Game, Rng, Seat, Viewer};

type Place = (i32, i32, bool);

fn place(spot: Spot) -> Place {
    (spot.column() as i32, spot.row() as i32, spot.is_upstairs())
}

fn beside((column, row, upstairs): Place, side: Side) -> Place {
    match side {
        Side::North => (column, row - 1, upstairs),
        Side::East => (column + 1, row, upstairs),
        Side::South => (column, row + 1, upstairs),
        Side::West => (column - 1, row, upstairs),
    }
}

fn across(side: Side) -> Side {
    match side {
        Side::North => Side::South,
        Side::East => Side::West,
        Side::South => Side::North,
        Side::West => Side::East,
    }
}

/// The letter on a side of a tile whose printed top points somewhere.
fn letter(tile: &TileView, top: Side, side: Side) -> char {
    let clockwise = "nesw";
    let at = |side: Side| clockwise.find(&side.to_string()).expect("a side");
    tile.edges.chars().nth((at(side) + 4 - at(top)) % 4).unwrap_or('w')
}

/// A house as a map.
struct Plan {
    rooms: BTreeMap<Place, (TileView, Side, BTreeSet<Side>)>,
    garden: BTreeMap<Place, TileView>,
    foundations: BTreeSet<Place>,
    entrance: Option<(Place, Side)>,
    stairs: BTreeSet<Place>,
    land: i32,
}

impl Plan {
    fn of(house: &HouseView, land: usize) -> Self {
        let of = |laid: &LaidView| {
            let open: BTreeSet<Side> = laid.open.iter().copied().collect();
            (place(laid.spot), (laid.tile.clone(), laid.top, open))
        };
        let (garden, rooms): (Vec<&LaidView>, Vec<&LaidView>) =
            house.tiles.iter().partition(|laid| laid.tile.garden);
        Self {
            rooms: rooms.into_iter().map(of).collect(),
            garden: garden.iter().map(|laid| (place(laid.spot), laid.tile.clone())).collect(),
            foundations: house.foundations.iter().map(|spot| place(*spot)).collect(),
            entrance: house.entrance.map(|(spot, side)| (place(spot), side)),
            stairs: house.stairs.iter().map(|spot| place(*spot)).collect(),
            land: land as i32,
        }
    }

    /// No door meets a wall, and every room is reached from the entrance.
    fn is_sound(&self) {
        for (at, (_, _, open)) in &self.rooms {
            let ground = (at.0, at.1, false);
            assert!(self.foundations.contains(&ground), "a room off the foundations");
            assert!(self.rooms.contains_key(&ground), "a room over nothing");
            for side in Side::ALL {
                if let Some((_, _, other)) = self.rooms.get(&beside(*at, side)) {
                    assert_eq!(open.contains(&side), other.contains(&across(side)));
                }
            }
        }
        for at in self.garden.keys() {
            assert!(!self.foundations.contains(at) && !at.2, "a garden on foundations");
        }
        let Some((door, _)) = self.entrance.filter(|_| !self.rooms.is_empty()) else { return };
        let mut reached = BTreeSet::from([door]);
        loop {
            let mut more = reached.clone();
            for at in &reached {
                for side in &self.rooms[at].2 {
                    let next = beside(*at, *side);
                    if self.rooms.contains_key(&next) {
                        more.insert(next);
                    }
                }
                let other = (at.0, at.1, !at.2);
                if self.stairs.contains(&(at.0, at.1, true)) && self.rooms.contains_key(&other) {
                    more.insert(other);
                }
            }
            if more.len() == reached.len() {
                break;
            }
            reached = more;
        }
        assert_eq!(reached.len(), self.rooms.len(), "rooms that cannot be reached");
    }

    /// What doors and stairs a laying costs, read straight from the rules; nothing if it is wrong.
    fn extras(&self, tile: &TileView, at: Place, top: Side, link: &str) -> Option<u32> {
        let inside = (0..self.land).contains(&at.0) && (0..self.land).contains(&at.1);
        if !inside || self.rooms.contains_key(&at) || self.garden.contains_key(&at) {
            return None;
        }
        if tile.garden {
            return self.garden_extras(tile, at, top, link);
        }
        if !self.foundations.contains(&(at.0, at.1, false)) {
            return None;
        }
        if at.2 && !self.rooms.contains_key(&(at.0, at.1, false)) {
            return None;
        }
        let sides = |top: Side| Side::ALL.map(|side| letter(tile, top, side));
        let earlier = Side::ALL.into_iter().take_while(|other| *other != top);
        if earlier.into_iter().any(|other| sides(other) == sides(top)) {
            return None;
        }
        let open = |side: Side| letter(tile, top, side) != 'w';
        if self.rooms.is_empty() {
            let (door, side) = self.entrance?;
            return (door == at && link.is_empty()).then_some(u32::from(!open(side)));
        }
        let (mut cost, mut linked) = (0, false);
        for side in Side::ALL {
            if let Some((_, _, other)) = self.rooms.get(&beside(at, side)) {
                let theirs = other.contains(&across(side));
                linked |= theirs || open(side);
                cost += u32::from(theirs != open(side));
            }
        }
        let (word, side) = link.split_once(' ').unwrap_or((link, ""));
        match (linked, word) {
            (true, "") => Some(cost),
            (false, "stairs") if at.2 => Some(cost + 1),
            (false, "door") => {
                let side: Side = side.parse().expect("a side");
                self.rooms.contains_key(&beside(at, side)).then_some(cost + 1)
            }
            _ => None,
        }
    }

    fn garden_extras(&self, tile: &TileView, at: Place, top: Side, link: &str) -> Option<u32> {
        if at.2 || self.foundations.contains(&at) || top != Side::North {
            return None;
        }
        if !tile.needs_door {
            return link.is_empty().then_some(0);
        }
        let room = |side: Side| self.rooms.get(&beside(at, side));
        let open = Side::ALL
            .into_iter()
            .any(|side| room(side).is_some_and(|(_, _, open)| open.contains(&across(side))));
        match link.split_once(' ') {
            None if link.is_empty() && open => Some(0),
            Some(("door", side)) if !open => {
                room(side.parse().expect("a side")).is_some().then_some(1)
            }
            _ => None,
        }
    }

    /// Every way to lay a tile, with what doors and stairs cost.
    fn layings(&self, tile: &TileView, upstairs: bool) -> BTreeMap<String, u32> {
        let mut found = BTreeMap::new();
        for upstairs in [false, true].into_iter().take(1 + usize::from(upstairs)) {
            for (row, column) in (0..self.land).flat_map(|r| (0..self.land).map(move |c| (r, c))) {
                let spot = Spot::new(column as usize, row as usize, upstairs);
                for top in Side::ALL {
                    for link in ["", "door n", "door e", "door s", "door w", "stairs"] {
                        if let Some(cost) = self.extras(tile, place(spot), top, link) {
                            let text = format!("lay {} {spot} {top} {link}", tile.tile);
                            found.insert(text.trim_end().to_owned(), cost);
                        }
                    }
                }
            }
        }
        found
    }
}

fn taste(taste: &TasteView, seat: &SeatView) -> i32 {
    let counted = |laid: &&LaidView| {
        let tags = &laid.tile.tags;
        let of = taste.of.expect("tiles are counted");
        let named = format!("{of:?}");
        let fits = match named.as_str() {
            "Room" => !laid.tile.garden,
            "Garden" => laid.tile.garden,
            "DoublePool" => laid.tile.garden && laid.paired,
            _ => tags.contains(&of),
        };
        fits && taste.luxury.is_none_or(|luxury| luxury == laid.tile.luxury)
    };
    let count = || {
        let count = seat.house.tiles.iter().filter(counted).count() as i32;
        let pools = taste.of.is_some_and(|of| format!("{of:?}") == "DoublePool");
        if pools { count / 2 } else { count }
    };
    let times = match taste.rule {
        When::Per => (count() - i32::from(taste.beyond)).max(0) / i32::from(taste.each),
        When::With => i32::from(count() >= i32::from(taste.count)),
        When::Without => i32::from(count() < i32::from(taste.count)),
        When::Exactly => i32::from(count() == i32::from(taste.count)),
        When::Coins => seat.money.unwrap_or(0) as i32 / i32::from(taste.each),
    };
    times.min(taste.most.into()) * i32::from(taste.points)
}

/// The points of a seat, counted tile by tile.
fn points(seat: &SeatView, view: &View) -> i32 {
    let laid = &seat.house.tiles;
    let printed: i32 = laid.iter().map(|laid| i32::from(laid.tile.points)).sum();
    let pairs: i32 =
        laid.iter().filter(|laid| laid.paired).map(|laid| i32::from(laid.tile.pair_points)).sum();
    assert_eq!(seat.points, printed + pairs / 2);
    let mut missing: i32 = (seat.family.needs.iter())
        .map(|need| {
            let there = laid.iter().filter(|laid| laid.tile.tags.contains(&need.of)).count();
            (i32::from(need.count) - there as i32).max(0)
        })
        .sum();
    let upstairs = laid.iter().any(|laid| laid.spot.is_upstairs());
    missing += i32::from(seat.family.storeys == Storeys::Two && !upstairs);
    assert_eq!(seat.satisfied.is_some(), missing == 0);
    assert!(seat.family.storeys != Storeys::One || !upstairs);
    let ground = laid.iter().filter(|laid| !laid.tile.garden && !laid.spot.is_upstairs()).count();
    let bare = seat.house.foundations.len() as i32 - ground as i32;
    let tastes: i32 = seat.family.tastes.iter().map(|rule| taste(rule, seat)).sum();
    let family = if missing == 0 { i32::from(seat.family.points) } else { 0 };
    printed + pairs / 2 + family + tastes
        - missing * i32::from(view.figures.missing)
        - bare * i32::from(view.figures.bare)
}

/// Compares houses and points of all seats.
pub(crate) fn compare(game: &Bienvenue) {
    let view = game.view(Viewer::Spectator);
    for (index, seat) in view.seats.iter().enumerate() {
        Plan::of(&seat.house, view.figures.side).is_sound();
        let score = game.score(Seat::new(index), Viewer::Spectator).total;
        assert_eq!(score, points(seat, &view), "seat {}", index + 1);
    }
}

/// Compares the layings that are offered, and their prices, with every one the rules allow.
fn compare_layings(game: &Bienvenue, choices: &[Choice]) {
    let Some(seat) = game.waiting_on().lowest() else { return };
    let view = game.view(Viewer::Seat(seat));
    let own = &view.seats[seat.index()];
    let duty = &view.agenda[0];
    let tiles: Vec<TileView> =
        if duty.tiles.is_empty() { own.start.clone() } else { duty.tiles.clone() };
    let plan = Plan::of(&own.house, view.figures.side);
    let money = own.money.expect("own money");
    let mut expected = BTreeSet::new();
    let held = own.held.iter().filter(|_| duty.task == TaskView::Drawn);
    for tile in tiles.iter().chain(held) {
        if tile.garden && own.satisfied.is_none() {
            continue;
        }
        let base = duty.price.map_or(u32::from(tile.cost), u32::from);
        for (text, extra) in plan.layings(tile, own.family.storeys != Storeys::One) {
            if base + extra <= money {
                expected.insert(text.clone());
                let mut after = game.clone();
                after.choose(seat, text.parse().expect("notation")).expect("allowed");
                let seen = after.view(Viewer::Seat(seat));
                let then = &seen.seats[seat.index()];
                let garden = match (own.satisfied, then.satisfied) {
                    (None, Some(_)) => u32::from(then.family.garden_budget),
                    _ => 0,
                };
                if after.waiting_on().contains(seat) {
                    assert_eq!(then.money, Some(money - base - extra + garden), "{text}");
                }
            }
        }
    }
    let listed: BTreeSet<String> = choices
        .iter()
        .filter(|choice| matches!(choice, Choice::Lay(_)))
        .map(Choice::to_string)
        .collect();
    assert_eq!(listed, expected);
}

/// The numbers of seats and options that are compared.
pub(crate) const TABLES: &[(&[(&str, &str)], usize)] = &[
    (&[], 2),
    (&[], 3),
    (&[], 4),
    (&[], 5),
    (&[("forced", "false")], 3),
    (&[("families", "draft")], 3),
];

#[test]
fn houses_and_points_of_thousands_of_games_are_as_the_rules_say() {
    let mut choices = Vec::new();
    for index in 0..2000 {
        let (options, seats) = TABLES[index as usize % TABLES.len()];
        let mut game: Bienvenue = start(options, seats, index);
        let mut rng = Rng::new(index);
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            // Houses are looked at now and then on the way, and at the end.
            if rng.below(60) == 0 {
                compare(&game);
            }
            prefer_building(&mut choices, &mut rng);
            game.choose(seat, rng.pick(&choices).expect("a choice")).expect("listed");
        }
        compare(&game);
    }
}

#[test]
fn every_laying_and_its_price_is_as_the_rules_say() {
    let mut choices = Vec::new();
    for index in 0..60 {
        let (options, seats) = TABLES[index as usize % TABLES.len()];
        let mut game: Bienvenue = start(options, seats, 9000 + index);
        let mut rng = Rng::new(index);
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            let lays = choices.iter().any(|choice| matches!(choice, Choice::Lay(_)));
            if lays && rng.below(4) == 0 {
                compare_layings(&game, &choices);
            }
            prefer_building(&mut choices, &mut rng);
            game.choose(seat, rng.pick(&choices).expect("a choice")).expect("listed");
        }
    }
}

/// Random play passes too often to come far: mostly workers are placed, and tiles laid.
pub(crate) fn prefer_building(choices: &mut Vec<Choice>, rng: &mut Rng) {
    let idle = |choice: &Choice| {
        matches!(choice, Choice::Pass | Choice::Discount(_) | Choice::Decline | Choice::Open { .. })
    };
    if rng.below(5) > 0 && !choices.iter().all(idle) {
        choices.retain(|choice| !idle(choice));
    }
}
