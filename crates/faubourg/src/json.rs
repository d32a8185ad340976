//! What programs read: one line of JSON at a time, its fields in the order in which they are told.

use std::io::{self, Write};

use serde::{Serialize, Serializer};
use tabletop::{Game, Outcome, Score, Seat};

/// Writes one line.
pub(crate) fn line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Values by name, in the order of the names: `{"parks": 12, "pools": 9}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a, T>(pub(crate) &'a [&'static str], pub(crate) &'a [T]);

impl<T: Serialize> Serialize for Named<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1))
    }
}

/// The score of one seat, with its place once the game is over.
#[derive(Serialize)]
pub(crate) struct SeatScore<'a> {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u16>,
    total: i32,
    parts: Named<'a, i32>,
}

impl<'a> SeatScore<'a> {
    /// A seat's score as it stands.
    pub(crate) fn new(seat: Seat, score: &'a Score, categories: &'a [&'static str]) -> Self {
        Self {
            seat,
            rank: None,
            total: score.total,
            parts: Named(categories, &score.parts),
        }
    }

    /// Every seat's final score.
    pub(crate) fn standings<G: Game>(game: &G, outcome: &'a Outcome) -> Vec<Self> {
        Seat::all(game.seats())
            .zip(&outcome.standings)
            .map(|(seat, standing)| Self {
                rank: Some(standing.rank),
                ..Self::new(seat, &standing.score, game.categories())
            })
            .collect()
    }
}
