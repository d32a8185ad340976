//! Setting a scenario up: a position a reader can see.

use serde_json::{Value, json};
use tabletop::{Dealer, Game, Seed};
use welkin::{Position, Welkin};

use crate::play::Play;

/// Every token on the face its data names first: V 4, E 3, A 2, M 1, G 0.
pub(crate) const DESCENDING: &str = "VE VA VM VG EA EM EG AM AG MG";
/// The rulebook's example: three animal and three metal. V 2, E 1, A 3, M 3, G 1.
pub(crate) const EXAMPLE: &str = "VE AV MV VG AE ME EG MA AG GM";

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Scenario(pub(crate) Value);

impl Scenario {
    /// The first turn of a game of this many, sites 31 to 35 on display; seat 1 begins.
    pub(crate) fn new(seats: usize) -> Self {
        let tokens: Vec<&str> = DESCENDING.split(' ').collect();
        Self(json!({
            "game": "welkin",
            "tokens": tokens,
            "display": [31, 32, 33, 34, 35],
            "seats": vec![json!({}); seats],
        }))
    }

    /// A game of two some way on, with something of everything on the first board.
    pub(crate) fn some_way_on() -> Self {
        Self::new(2)
            .tokens(EXAMPLE)
            .with("display", [1, 43, 33, 34, 35])
            .seat(1, "sales", 4)
            .seat(1, "stock", "AM")
            .seat(1, "plus", "VE")
            .seat(1, "completed", [2, 41, 5])
            .seat(1, "used", [5])
            .sites(1, &[(16, "V"), (3, "A")])
            .sites(2, &[(44, "G")])
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

    /// The open sites of a seat, counted from 1: cards and what lies on them.
    pub(crate) fn sites(self, number: usize, sites: &[(usize, &str)]) -> Self {
        let sites: Vec<Value> =
            sites.iter().map(|(card, placed)| json!({ "card": card, "placed": placed })).collect();
        self.seat(number, "sites", sites)
    }

    /// The market tokens as they lie.
    pub(crate) fn tokens(self, tokens: &str) -> Self {
        let tokens: Vec<&str> = tokens.split(' ').collect();
        self.with("tokens", tokens)
    }

    /// An option.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.0["options"][name] = value.into();
        self
    }

    pub(crate) fn position(&self) -> Position {
        serde_json::from_value(self.0.clone()).expect("a position")
    }

    /// Sets the game up.
    #[track_caller]
    pub(crate) fn play(&self) -> Play {
        match Welkin::set_up(&self.position(), Dealer::new(&Seed([7; 16]))) {
            Ok(game) => Play { game },
            Err(faults) => panic!("{faults}"),
        }
    }

    /// What is said about a position that cannot be.
    #[track_caller]
    pub(crate) fn faults(&self) -> Vec<String> {
        let refused = Welkin::set_up(&self.position(), Dealer::new(&Seed([7; 16])));
        refused.expect_err("refused").0.iter().map(ToString::to_string).collect()
    }
}
