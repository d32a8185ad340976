//! How a game came out.

use smallvec::SmallVec;

use crate::Seat;

/// A score with what it is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The sum that counts.
    pub total: i32,
    /// The parts, in the order of the game's [`categories`](crate::Game::categories); they add up
    /// to the total.
    pub parts: SmallVec<[i32; 10]>,
}

/// Where one seat came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winner. Seats that share a place share the number, and the places they fill are
    /// skipped: 1, 1, 3. A lone seat comes in second when the game plays an opponent itself and
    /// the opponent has won.
    pub rank: u16,
    /// The final score.
    pub score: Score,
}

/// The end of a game: why, and the standing of every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// One of the game's [`ends`](crate::Game::ENDS).
    pub end: &'static str,
    /// By seat.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// Whether the seat has won, alone or with others.
    #[must_use]
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.standings[seat.index()].rank == 1
    }

    /// The final total of a seat.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.standings[seat.index()].score.total
    }
}

/// The rank of each seat by its merit, the greatest first. Equal merits share a rank, and the
/// places they fill are skipped: 1, 1, 3.
pub fn ranks<M: Ord>(merits: &[M]) -> Vec<u16> {
    merits.iter().map(|own| 1 + merits.iter().filter(|other| *other > own).count() as u16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_merits_share_a_rank() {
        assert_eq!(ranks(&[(7, 1), (9, 0), (7, 2), (9, 0)]), [4, 1, 3, 1]);
        assert_eq!(ranks(&[5]), [1]);
    }
}
