//! What is counted over a whole game: how each town grew.

use welcome::dream::View;

/// What one seat did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Houses with a number after each round.
    pub(super) built: Vec<i32>,
}

/// Counts a round for every seat.
pub(super) fn count(tallies: &mut [Tally], after: &View) {
    for (tally, seat) in tallies.iter_mut().zip(&after.seats) {
        tally.built.push(seat.built as i32);
    }
}
