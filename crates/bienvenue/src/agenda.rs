//! Who owes what: a pile of duties, of which the top one is due.
//!
//! A turn is a duty. What it sets off is laid on top of it: tiles to be laid, an auction for one of
//! them, the tile that its winner must lay. When the top one is done, the one below goes on.

use tabletop::Seat;

use crate::card::CardSet;
use crate::rules::MOST_SEATS;
use crate::tile::{TileId, TileSet};

/// More duties than can ever wait for each other: a turn, a draw for each player, the rest of one,
/// an auction and what was won in it.
pub(crate) const MOST_DUTIES: usize = 16;

/// Something that must be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Draw a tile to start with.
    Draft,
    /// Lay foundations.
    Foundations,
    /// Choose the entrance.
    Entrance,
    /// Lay a tile of the starting draft.
    Starting,
    /// A turn: a worker and a free action.
    Turn,
    /// Lay one of the tiles drawn; `shown` lay face up before.
    Drawn { tiles: TileSet, shown: Option<TileId> },
    /// Send what is left of a draw to the discount row.
    Rest { tiles: TileSet },
    /// Everyone else bids for a tile, at most so much.
    Auction { tile: TileId, most: [u8; MOST_SEATS] },
    /// Lay this tile, for this price and what doors cost.
    Lay { tile: TileId, price: u8, optional: bool },
    /// Draw so many cards to keep one; nothing is chosen before they are drawn.
    Pick { count: u8 },
    /// Keep one of these cards.
    Keep { cards: CardSet, give: Option<Seat> },
    /// Give one of these cards away.
    Give { cards: CardSet, to: Seat },
    /// Take a worker from someone.
    Steal,
    /// Find a zone for a card that was taken from another.
    Move { from: Seat, index: u8 },
    /// Draw a tile from any pile, as the owner of a card.
    Gift,
    /// Buy from the discount row for this much less, or not.
    Bargain { cut: u8 },
    /// Draw tiles without a worker, or not.
    Express,
}

/// A task and whose it is; an auction is of the seller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duty {
    pub(crate) seat: Seat,
    pub(crate) task: Task,
}

/// The duties, the one that is due last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agenda {
    duties: [Duty; MOST_DUTIES],
    len: u8,
}

impl Default for Agenda {
    fn default() -> Self {
        Self { duties: [Duty { seat: Seat::new(0), task: Task::Turn }; MOST_DUTIES], len: 0 }
    }
}

impl Agenda {
    /// The duties, the one that is due last.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Duty] {
        &self.duties[..self.len.into()]
    }

    /// What is due.
    #[inline]
    pub(crate) fn top(&self) -> Option<Duty> {
        self.as_slice().last().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, task: Task) {
        debug_assert!(usize::from(self.len) < MOST_DUTIES, "duties wait for each other for ever");
        if let Some(place) = self.duties.get_mut(usize::from(self.len)) {
            *place = Duty { seat, task };
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Changes the card sets of all duties, for imagined games.
    pub(crate) fn for_each_mut(&mut self, mut change: impl FnMut(&mut Duty)) {
        self.duties[..self.len.into()].iter_mut().for_each(&mut change);
    }
}
