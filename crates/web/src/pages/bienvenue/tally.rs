//! What is counted over a whole game: tiles, doors, cards, auctions, and how the points grew.

use bienvenue::{Choice, View};

/// What one seat did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Cards used.
    pub(super) used: usize,
    /// Cards played.
    pub(super) played: usize,
    /// Tiles put up for auction.
    pub(super) auctions: usize,
    /// Tiles bought from the Discount.
    pub(super) bought: usize,
    /// The points if the game had ended then, after each round.
    pub(super) points: Vec<i32>,
}

/// Counts a step for every seat. A round is over when the next one begins, or the game ends.
pub(super) fn count(tallies: &mut [Tally], before: &View, after: &View, chosen: &[Vec<Choice>]) {
    let round_over = after.round > before.round || after.end.is_some();
    for ((tally, seat), choices) in tallies.iter_mut().zip(&after.seats).zip(chosen) {
        for choice in choices {
            match choice {
                Choice::Activate(_) => tally.used += 1,
                Choice::Play { .. } => tally.played += 1,
                Choice::Auction(_) => tally.auctions += 1,
                Choice::Buy(_) => tally.bought += 1,
                _ => {}
            }
        }
        if round_over {
            tally.points.push(seat.score.values().sum());
        }
    }
}
