//! Setting a scenario up: a position a reader can see.

use bienvenue::{Bienvenue, Position};
use serde_json::{Value, json};
use tabletop::{Dealer, Game, Seed};

use crate::play::Play;

/// Tiles by what they are, as scenarios name them.
pub(crate) mod tile {
    /// A lounge with doors everywhere.
    pub(crate) const FINE_LOUNGE: usize = 7;
    /// Half a lounge, doors at the top, open to the right.
    pub(crate) const HALF_RIGHT: usize = 8;
    /// Half a lounge, doors at the top, open to the left.
    pub(crate) const HALF_LEFT: usize = 9;
    /// A dining room with doors everywhere.
    pub(crate) const FINE_DINING: usize = 12;
    /// Bedrooms with a door on the left.
    pub(crate) const BEDROOM: usize = 17;
    pub(crate) const BEDROOM_2: usize = 18;
    pub(crate) const NURSERY: usize = 27;
    pub(crate) const NURSERY_2: usize = 28;
    pub(crate) const SHOWER: usize = 37;
    pub(crate) const SHOWER_2: usize = 38;
    pub(crate) const FINE_BATH: usize = 45;
    /// A kitchen with a door on the left.
    pub(crate) const KITCHEN: usize = 49;
    /// An open kitchen: a door at the top, the bar on the right.
    pub(crate) const OPEN_KITCHEN: usize = 55;
    pub(crate) const PANTRY: usize = 69;
    pub(crate) const TOILET: usize = 73;
    pub(crate) const PATIO: usize = 87;
    pub(crate) const HALF_POOL: usize = 91;
    pub(crate) const TREE: usize = 95;
    pub(crate) const WELL: usize = 98;
}

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Scenario(pub(crate) Value);

impl Scenario {
    /// The first round of a game of so many; seat 1 begins. Everyone has foundations from b2 to d4
    /// and enters b2 from the west, with fine lounges and dining rooms out of the way.
    pub(crate) fn new(seats: usize) -> Self {
        let families = ["Authier", "Henon", "Igagne", "Coste", "Beaulieu"];
        let seat = |family: &str| {
            json!({
                "family": family,
                "money": 20,
                "foundations": ["b2", "d4"],
                "entrance": ["b2", "w"],
            })
        };
        Self(json!({
            "game": "bienvenue",
            "agenda": [{ "seat": 1, "task": "turn" }],
            "piles": [],
            "seats": families[..seats].iter().map(|family| seat(family)).collect::<Vec<_>>(),
        }))
    }

    /// A field of the position.
    pub(crate) fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.0[field] = value.into();
        self
    }

    /// A field of a seat, counted from 1.
    pub(crate) fn seat(mut self, number: usize, field: &str, value: impl Into<Value>) -> Self {
        self.0["seats"][number - 1][field] = value.into();
        self
    }

    /// A tile in the house of a seat, with where its top points and the doors opened in it.
    pub(crate) fn lay(
        mut self,
        seat: usize,
        tile: usize,
        spot: &str,
        top: &str,
        doors: &str,
    ) -> Self {
        let doors: Vec<String> = doors.chars().map(String::from).collect();
        let laid = json!({ "tile": tile, "spot": spot, "top": top, "doors": doors });
        let tiles = &mut self.0["seats"][seat - 1]["tiles"];
        if tiles.is_null() {
            *tiles = json!([]);
        }
        tiles.as_array_mut().expect("tiles").push(laid);
        self
    }

    /// A card face up in a zone of a seat, counted from 1; seat 0 is the centre.
    pub(crate) fn card(mut self, seat: usize, zone: usize, card: &str) -> Self {
        let zones = match seat {
            0 => &mut self.0["centre"],
            seat => &mut self.0["seats"][seat - 1]["zones"],
        };
        if zones.is_null() {
            *zones = json!([]);
        }
        let zones = zones.as_array_mut().expect("zones");
        while zones.len() < zone {
            zones.push(Value::Null);
        }
        zones[zone - 1] = json!({ "card": card });
        self
    }

    /// Cards in the hand of a seat.
    pub(crate) fn hand(self, seat: usize, cards: &[&str]) -> Self {
        let cards: Vec<Value> = cards.iter().map(|card| json!({ "card": card })).collect();
        self.seat(seat, "hand", cards)
    }

    /// Tiles drawn by a seat whose turn it is, waiting to be laid.
    pub(crate) fn drawn(self, seat: usize, tiles: &[usize]) -> Self {
        let agenda = json!([
            { "seat": seat, "task": "drawn", "tiles": tiles },
            { "seat": seat, "task": "turn" },
        ]);
        self.with("agenda", agenda).with("acted", true)
    }

    /// An option.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.0["options"][name] = match value {
            "true" | "false" => (value == "true").into(),
            _ => value.into(),
        };
        self
    }

    /// The position, with all that lies nowhere else in its piles.
    pub(crate) fn position(&self) -> Position {
        let mut written = self.0.clone();
        if written["piles"].as_array().is_some_and(Vec::is_empty) {
            let position: Position = serde_json::from_value(written.clone()).expect("a position");
            written["piles"] = piles(&position);
        }
        serde_json::from_value(written).expect("a position")
    }

    /// Sets the game up.
    #[track_caller]
    pub(crate) fn play(&self) -> Play {
        match Bienvenue::set_up(&self.position(), Dealer::new(&Seed([7; 16]))) {
            Ok(game) => Play { game },
            Err(faults) => panic!("{faults}"),
        }
    }

    /// What is said about a position that cannot be.
    #[track_caller]
    pub(crate) fn faults(&self) -> Vec<String> {
        let refused = Bienvenue::set_up(&self.position(), Dealer::new(&Seed([7; 16])));
        refused.expect_err("refused").0.iter().map(ToString::to_string).collect()
    }
}

/// Piles with every room that is placed nowhere: the first of them with a tile face up.
fn piles(position: &Position) -> Value {
    let seats = position.seats.len();
    let mut placed: Vec<usize> = Vec::new();
    for seat in &position.seats {
        placed.extend(seat.tiles.iter().map(|laid| laid.tile.index()));
        placed.extend(seat.start.iter().chain(&seat.held).map(|tile| tile.index()));
    }
    placed.extend(position.row.iter().chain(&position.removed).map(|tile| tile.index()));
    let due = position.agenda.iter().flat_map(|duty| &duty.tiles);
    placed.extend(due.map(|tile| tile.index()));
    let mut left: Vec<usize> = (0..80).filter(|tile| !placed.contains(tile)).collect();
    let count = left.len();
    let tops: Vec<usize> = left.drain(count - seats..).collect();
    let each = count / (2 * seats);
    let more = count % (2 * seats);
    let pile = |index: usize| {
        let count = each + usize::from(index < more);
        match tops.get(index) {
            Some(top) => json!({ "count": count, "top": top + 1 }),
            None => json!({ "count": count }),
        }
    };
    (0..2 * seats).map(pile).collect()
}
