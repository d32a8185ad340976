//! Who leads, round by round, and what became of it.

use super::watch::{Played, Standing};

/// How the lead went in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lead {
    /// How often somebody else took it.
    pub(super) changes: usize,
    /// Which part of the game was over when the later winner led for good.
    pub(super) settled: f64,
    /// How far behind the later winner was at worst.
    pub(super) deficit: f64,
}

/// By what the lead is told: a figure for every seat.
pub(super) type By = fn(&Standing) -> Vec<f64>;

/// The points on the board.
pub(super) fn by_points(standing: &Standing) -> Vec<f64> {
    standing.points.iter().map(|&points| points.into()).collect()
}

/// The points at the end that the judge expects.
pub(super) fn by_expectation(standing: &Standing) -> Vec<f64> {
    standing.expected.iter().map(|&expected| expected.into()).collect()
}

impl Lead {
    /// The lead of a game with two seats or more.
    pub(super) fn of(game: &Played, by: By) -> Self {
        let rounds: Vec<Vec<f64>> = game.rounds.iter().map(by).collect();
        let won = |seat: usize| game.seats[seat].won > 0.0;
        let mut changes = 0;
        let mut leader = None;
        let (mut settled, mut deficit) = (0, 0.0f64);
        for (round, figures) in rounds.iter().enumerate() {
            let most = most(figures);
            let mut leaders = (0..figures.len()).filter(|&seat| figures[seat] >= most);
            let first = leaders.next();
            // Somebody who draws level has not taken the lead yet.
            if let (Some(alone), None) = (first, leaders.next()) {
                changes += usize::from(leader.is_some_and(|before| before != alone));
                leader = Some(alone);
            }
            let winners = (0..figures.len()).filter(|&seat| won(seat));
            let best = winners.map(|seat| figures[seat]).fold(f64::NEG_INFINITY, f64::max);
            if best < most {
                settled = round + 1;
                deficit = deficit.max(most - best);
            }
        }
        // Behind after the last round is behind until the points are counted.
        let settled = (settled + 1).min(rounds.len()) as f64 / rounds.len().max(1) as f64;
        Self { changes, settled, deficit }
    }

    /// Which part of a win goes to whoever leads when this part of the rounds is over; to those who
    /// share the lead on average.
    pub(super) fn wins_at(game: &Played, part: f64, by: By) -> f64 {
        let round = ((part * game.length() as f64).ceil() as usize).clamp(1, game.length().max(1));
        let Some(standing) = game.rounds.get(round - 1) else { return 0.0 };
        let figures = by(standing);
        let most = most(&figures);
        let leaders = (0..figures.len()).filter(|&seat| figures[seat] >= most);
        let won: f64 = leaders.clone().map(|seat| game.seats[seat].won).sum();
        won / leaders.count().max(1) as f64
    }
}

fn most(figures: &[f64]) -> f64 {
    figures.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::lab::watch::{Decisions, Finish, TENTHS};

    /// A duel that stood so after each round; the first seat wins.
    fn duel(rounds: &[[i32; 2]]) -> Played {
        let finish = |won| Finish { points: 0.0, parts: Vec::new(), won };
        let standing = |points: &[i32; 2]| Standing {
            points: points.to_vec(),
            expected: points.map(|points| points as f32).to_vec(),
        };
        Played {
            seats: vec![finish(1.0), finish(0.0)],
            rounds: rounds.iter().map(standing).collect(),
            categories: &[],
            end: 0,
            decisions: [Decisions::default(); TENTHS],
            happened: Vec::new(),
        }
    }

    #[test]
    fn drawing_level_is_no_change_of_the_lead() {
        let game = duel(&[[1, 0], [1, 1], [2, 1], [2, 5], [6, 5]]);
        let lead = Lead::of(&game, by_points);
        assert_eq!(lead, Lead { changes: 2, settled: 1.0, deficit: 3.0 });
    }

    #[test]
    fn who_leads_from_the_start_has_settled_it_then() {
        let lead = Lead::of(&duel(&[[1, 0], [2, 0], [3, 0], [4, 3]]), by_points);
        assert_eq!(lead, Lead { changes: 0, settled: 0.25, deficit: 0.0 });
    }

    #[test]
    fn leaders_on_the_way_win_in_part() {
        let game = duel(&[[0, 1], [1, 1], [2, 1], [3, 1]]);
        for (part, expected) in [(0.25, 0.0), (0.5, 0.5), (0.75, 1.0)] {
            let wins = Lead::wins_at(&game, part, by_points);
            assert!((wins - expected).abs() < 1e-9, "{part}: {wins}");
        }
    }
}
