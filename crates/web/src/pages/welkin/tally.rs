//! What is counted over a whole game: actions, powers, sales, and how the money grew.

use welkin::board::Action;
use welkin::{Choice, View};

/// What one seat did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Turns whose action was to open a site, to produce, to use resources.
    pub(super) actions: [usize; 3],
    /// Powers used.
    pub(super) powers: usize,
    /// Quotation tokens turned.
    pub(super) flips: usize,
    /// The best sale of a turn.
    pub(super) best: u32,
    /// The money after each round.
    pub(super) coins: Vec<i32>,
}

/// Counts a step for every seat. A round is over when the next one begins, or the game ends.
pub(super) fn count(tallies: &mut [Tally], before: &View, after: &View, chosen: &[Vec<Choice>]) {
    let round_over = after.round > before.round || after.end.is_some();
    for ((tally, seat), choices) in tallies.iter_mut().zip(&after.seats).zip(chosen) {
        for choice in choices {
            match choice {
                Choice::Power(_) => tally.powers += 1,
                Choice::Flip(_) => tally.flips += 1,
                Choice::Done => {
                    if let Some(action) = seat.lately.action {
                        tally.actions[place(action)] += 1;
                    }
                    tally.best = tally.best.max(seat.lately.earned);
                }
                _ => {}
            }
        }
        if round_over {
            tally.coins.push(seat.coins as i32);
        }
    }
}

fn place(action: Action) -> usize {
    match action {
        Action::Open => 0,
        Action::Produce => 1,
        Action::Use => 2,
    }
}
