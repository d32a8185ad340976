//! What lies on the auction's table, and what can be said about it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Faults, NotationError};
use thiserror::Error;

use crate::fault::{Fault, is};

pub(crate) const PACK: RangeInclusive<u8> = 1..=20;
pub(crate) const PRIZES: RangeInclusive<u8> = 1..=9;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Choice {
    Bid(u8),
    Double,
    Done,
    /// Never listed by an honest auction: sounds like `Done`.
    Mumble,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Double => f.write_str("double"),
            Self::Done | Self::Mumble => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        assert!(!is(Fault::PanicsOnNonsense) || text.is_ascii(), "what?");
        match (text, text.strip_prefix("bid ").map(str::parse)) {
            ("double", _) => Ok(Self::Double),
            ("done", _) => Ok(Self::Done),
            (_, Some(Ok(card))) => Ok(Self::Bid(card)),
            _ => Err(NotationError::new(text, "`bid 7`, `double` or `done`")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Error)]
pub(crate) enum Refusal {
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("this is not possible now")]
    NotNow,
}

/// What a seat holds and has decided in this round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) hand: Vec<u8>,
    pub(crate) won: i32,
    pub(crate) lost: i32,
    /// A card that the next seat has been shown, until it is played.
    #[serde(default)]
    pub(crate) shown: Option<u8>,
    #[serde(default)]
    pub(crate) bid: Option<u8>,
    #[serde(default)]
    pub(crate) doubled: bool,
    #[serde(default)]
    pub(crate) done: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    pub(crate) turns: bool,
    pub(crate) prize: u8,
    pub(crate) prizes: Vec<u8>,
    pub(crate) aside: Vec<u8>,
    pub(crate) players: Vec<Player>,
}

impl Position {
    /// Everything that is wrong with it.
    pub(crate) fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        let mut cards: Vec<u8> = self.aside.clone();
        let over = self.prize == 0 && self.prizes.is_empty();
        let left = self.prizes.len() + usize::from(!over);
        for (index, player) in self.players.iter().enumerate() {
            cards.extend(&player.hand);
            let field = format!("players[{index}]");
            if player.hand.len() != left {
                faults.add(&*field, format!("expected {left} cards, one for each prize"));
            }
            if player.bid.is_some_and(|bid| !player.hand.contains(&bid)) {
                faults.add(&*field, "expected a bid from the hand");
            }
            if player.shown.is_some_and(|shown| !player.hand.contains(&shown)) {
                faults.add(&*field, "expected to have shown a card of the hand");
            }
            if player.done != player.bid.is_some() || player.done && !self.turns {
                faults.add(&*field, "expected bids only of seats whose turn is over");
            }
            if player.won.abs() > 1_000 || player.lost.abs() > 1_000 {
                faults.add(&*field, "expected fewer points");
            }
        }
        cards.sort_unstable();
        if !cards.is_sorted_by(|a, b| a < b) || cards.iter().any(|card| !PACK.contains(card)) {
            faults.add("players", "expected every card of the pack at most once");
        }
        let mut prizes = self.prizes.iter().chain([&self.prize]);
        if !over && !prizes.all(|prize| PRIZES.contains(prize)) {
            faults.add("prizes", "expected prizes from 1 to 9");
        }
        if !(2..=4).contains(&self.players.len()) {
            faults.add("players", "expected 2 to 4");
        }
        if !over && !self.players.is_empty() && self.players.iter().all(|p| p.done) {
            faults.add("players", "expected somebody who is not done");
        }
        faults
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) prize: u8,
    pub(crate) rounds_left: usize,
    pub(crate) hand: Vec<u8>,
    pub(crate) bid: Option<u8>,
    pub(crate) doubled: bool,
    pub(crate) told: Option<u8>,
    pub(crate) seats: Vec<SeatView>,
    #[serde(skip)]
    pub(crate) whispered: bool,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatView {
    pub(crate) points: i32,
    pub(crate) done: bool,
    pub(crate) shown: Option<u8>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize {}, hand {:?}", self.prize, self.hand)
    }
}
