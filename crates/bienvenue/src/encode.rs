//! Bienvenue chez Vous in numbers, for programs that learn: see [`tabletop::Encoded`].
//!
//! A tile is named by its place among those at hand or in the discount row, not by its number:
//! otherwise laying alone would take a hundred thousand indices. The order of forms and figures is a
//! promise: programs that have learned know it by heart.

mod actions;
mod observation;

use std::sync::Arc;

use tabletop::{Encoded, Notes, Seat};

use crate::agenda::Task;
use crate::board::Board;
use crate::choice::Choice;
use crate::game::Bienvenue;
use crate::rules::Rules;
use crate::tile::TileSet;

/// The most tiles at hand that have a place. More come together only if somebody gathers windfalls
/// round after round and draws nothing; notation names those too.
const MOST_AT_HAND: usize = 12;

impl Encoded for Bienvenue {
    const ABSOLUTE: bool = false;

    fn actions(setup: &Arc<Rules>) -> Vec<String> {
        actions::words(setup)
    }

    fn action(&self, seat: Seat, choice: Choice) -> Option<usize> {
        actions::index(self.rules(), &self.board, seat, choice)
    }

    fn observe(&self, seat: Seat, notes: &mut impl Notes) {
        observation::observe(self, seat, notes);
    }
}

impl Board {
    /// The tiles that what is due is about, and the one in the warehouse of the seat that owes it.
    fn at_hand(&self, seat: Seat) -> TileSet {
        let Some(duty) = self.agenda.top() else { return TileSet::NONE };
        let mut tiles = match duty.task {
            Task::Starting => self.player(duty.seat).start,
            Task::Drawn { tiles, .. } | Task::Rest { tiles } => tiles,
            Task::Auction { tile, .. } | Task::Lay { tile, .. } => [tile].into_iter().collect(),
            _ => TileSet::NONE,
        };
        if let (Task::Drawn { .. }, Some(held)) = (duty.task, self.player(duty.seat).held)
            && duty.seat == seat
        {
            tiles.insert(held);
        }
        tiles
    }
}
