//! What many games add up to.

use tabletop::{Game, Outcome};

use crate::histogram::Histogram;

/// Sums over games. Whole numbers only, so that adding them up in any order, on any number of
/// threads, gives the same statistics to the last bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How many games were played.
    pub(crate) games: u64,
    /// How many choices were made.
    pub(crate) choices: u64,
    /// The final scores, by seat.
    pub(crate) scores: Vec<Histogram>,
    /// The points of all seats, by category.
    pub(crate) parts: Vec<i64>,
    /// By seat, how often it came in first. A shared first place counts for each who shares it.
    pub(crate) wins: Vec<u64>,
    /// How often games ended so, in the order of the game's ends.
    pub(crate) ends: Vec<u64>,
    /// How many rounds the games took.
    pub(crate) rounds: Histogram,
}

impl Tally {
    /// No games yet, of a game with this many seats.
    pub(crate) fn new<G: Game>(seats: usize) -> Self {
        Self {
            games: 0,
            choices: 0,
            scores: vec![Histogram::default(); seats],
            parts: Vec::new(),
            wins: vec![0; seats],
            ends: vec![0; G::ENDS.len()],
            rounds: Histogram::default(),
        }
    }

    /// Adds a game that is over.
    pub(crate) fn add<G: Game>(&mut self, game: &G, outcome: &Outcome, choices: u64) {
        self.games += 1;
        self.choices += choices;
        self.rounds.add(game.round() as i32);
        let end = G::ENDS.iter().position(|&end| end == outcome.end);
        self.ends[end.expect("a game ends in one of its ways")] += 1;
        let seats = self.wins.iter_mut().zip(&mut self.scores);
        for ((wins, scores), standing) in seats.zip(&outcome.standings) {
            *wins += u64::from(standing.rank == 1);
            scores.add(standing.score.total);
            if self.parts.len() < standing.score.parts.len() {
                self.parts.resize(standing.score.parts.len(), 0);
            }
            for (sum, &part) in self.parts.iter_mut().zip(&standing.score.parts) {
                *sum += i64::from(part);
            }
        }
    }

    /// Adds the games of another tally.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.choices += other.choices;
        for (scores, more) in self.scores.iter_mut().zip(&other.scores) {
            scores.merge(more);
        }
        self.rounds.merge(&other.rounds);
        if self.parts.len() < other.parts.len() {
            self.parts.resize(other.parts.len(), 0);
        }
        let add = |sums: &mut [u64], more: &[u64]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        };
        add(&mut self.wins, &other.wins);
        add(&mut self.ends, &other.ends);
        for (sum, more) in self.parts.iter_mut().zip(&other.parts) {
            *sum += more;
        }
    }

    /// The average points of a seat, by category.
    pub(crate) fn mean_parts(&self) -> Vec<f64> {
        let scores = (self.games * self.scores.len() as u64).max(1) as f64;
        self.parts.iter().map(|&sum| sum as f64 / scores).collect()
    }

    /// The final scores of all these seats together.
    pub(crate) fn scores_of(&self, seats: impl Fn(usize) -> bool) -> Histogram {
        let mut all = Histogram::default();
        for (_, scores) in self.scores.iter().enumerate().filter(|(seat, _)| seats(*seat)) {
            all.merge(scores);
        }
        all
    }
}
