//! What a game has whatever sheet it is played on: the architects, whom the table waits for, what
//! the opponent has validated, and the end.

use std::sync::Arc;

use smallvec::SmallVec;
use tabletop::{Dealer, SeatSet};

use crate::game::End;
use crate::opponent::OpponentCard;
use crate::plan::{PlanSlot, STACKS};
use crate::sheet::Approval;

/// Architects who build against each other, and how far they have come.
#[derive(Debug)]
pub(crate) struct Contest<Architect> {
    pub(crate) dealer: Dealer,
    /// Two architects fit in the game itself, so that cloning a duel is one copy.
    pub(crate) architects: SmallVec<[Architect; 2]>,
    pub(crate) waiting: SeatSet,
    /// Points of no return that have been passed.
    pub(crate) checkpoints: u32,
    /// Alone against the AAA: the plans that the opponent has validated.
    pub(crate) opponent_plans: [Option<Approval>; STACKS],
    pub(crate) end: Option<End>,
}

/// Architects are copied as one block of memory; searching bots clone games all the time.
impl<Architect: Copy> Clone for Contest<Architect> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            dealer: self.dealer.clone(),
            architects: SmallVec::from_slice(&self.architects),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Taken apart, so that no field can be forgotten.
        let Self { dealer, architects, waiting, checkpoints, opponent_plans, end } = source;
        self.dealer.clone_from(dealer);
        self.architects.clear();
        self.architects.extend_from_slice(architects);
        self.waiting = *waiting;
        self.checkpoints = *checkpoints;
        self.opponent_plans = *opponent_plans;
        self.end = *end;
    }
}

/// Takes over the rules of another game. Most often they are the same, and nothing is to be done.
#[inline]
pub(crate) fn take_rules<Rules>(mine: &mut Arc<Rules>, others: &Arc<Rules>) {
    if !Arc::ptr_eq(mine, others) {
        *mine = Arc::clone(others);
    }
}

impl<Architect> Contest<Architect> {
    /// Everyone is to choose, and nothing has happened yet.
    pub(crate) fn new(dealer: Dealer, architects: SmallVec<[Architect; 2]>) -> Self {
        Self {
            waiting: SeatSet::first(architects.len()),
            checkpoints: 0,
            opponent_plans: [None; STACKS],
            end: None,
            dealer,
            architects,
        }
    }

    /// Everyone is to choose again.
    pub(crate) fn wait_for_all(&mut self) {
        self.waiting = SeatSet::first(self.architects.len());
    }

    /// Waits for a seat no longer. Whether it was the last.
    #[inline]
    pub(crate) fn is_last(&mut self, seat: tabletop::Seat) -> bool {
        self.waiting.remove(seat);
        self.waiting.is_empty()
    }

    /// A validation card has come: the opponent validates its plan if its own card says so, for the
    /// points the plan pays at this moment, and the plan is turned over.
    pub(crate) fn validate(
        &mut self,
        opponent: Option<&OpponentCard>,
        slot: PlanSlot,
        approved: &mut u8,
    ) {
        if opponent.is_some_and(|card| card.validates & slot.bit() != 0) {
            self.opponent_plans[slot.index()] = Some(Approval::now(*approved, slot));
            *approved |= slot.bit();
        }
    }
}

/// The part of `impl Game` that is the same on every sheet, for a game with a `contest`, a `round`
/// and `turns`.
macro_rules! game_by_contest {
    () => {
        #[inline]
        fn seats(&self) -> usize {
            self.contest.architects.len()
        }

        #[inline]
        fn waiting_on(&self) -> tabletop::SeatSet {
            self.contest.waiting
        }

        #[inline]
        fn choices(&self, seat: tabletop::Seat, into: &mut Vec<Self::Choice>) {
            into.clear();
            if self.contest.end.is_none() {
                self.turns().list(&self.contest.architects[seat.index()], into);
            }
        }

        #[inline]
        fn checkpoints(&self) -> u32 {
            self.contest.checkpoints
        }

        #[inline]
        fn round(&self) -> u32 {
            self.round.played + u32::from(self.contest.end.is_none())
        }
    };
}
pub(crate) use game_by_contest;
