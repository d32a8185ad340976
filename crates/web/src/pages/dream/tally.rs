//! What is counted over a whole game: how each town and its perfect houses grew.

use welcome::dream::{Choice, View};

/// What one seat did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Houses with a number after each round.
    pub(super) built: Vec<i32>,
    /// Turns in which a number came with the family of its house.
    pub(super) perfect: usize,
    /// Turns in which it did not.
    pub(super) normal: usize,
}

/// Counts a round for every seat.
pub(super) fn count(tallies: &mut [Tally], before: &View, after: &View, chosen: &[Vec<Choice>]) {
    for (index, tally) in tallies.iter_mut().enumerate() {
        let wrote = chosen[index].iter().any(|choice| matches!(choice, Choice::Write { .. }));
        let perfect = after.seats[index].perfect > before.seats[index].perfect;
        tally.perfect += usize::from(wrote && perfect);
        tally.normal += usize::from(wrote && !perfect);
        tally.built.push(after.seats[index].built as i32);
    }
}
