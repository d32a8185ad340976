//! What is noted down while a game is played.

use tabletop::{Game, Judged, Outcome, Seat, Viewer};

use super::pieces::{Counted, Happened};

/// A game that was played: everything the lab asks about later.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Played {
    /// What became of each seat.
    pub(super) seats: Vec<Finish>,
    /// How the game stood after each round.
    pub(super) rounds: Vec<Standing>,
    /// What scores are made of under these rules.
    pub(super) categories: &'static [&'static str],
    /// Which of the game's ends it came to.
    pub(super) end: usize,
    /// The decisions of all seats, by the tenth of the game in which they were made.
    pub(super) decisions: [Decisions; TENTHS],
    /// What else happened in it.
    pub(super) happened: Vec<Happened>,
}

/// Into how many parts a game is divided, whatever its number of rounds.
pub(super) const TENTHS: usize = 10;

/// What became of one seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Finish {
    /// The final score.
    pub(super) points: f64,
    /// Its parts.
    pub(super) parts: Vec<i32>,
    /// 1 for a win, a part of it if it is shared.
    pub(super) won: f64,
}

/// How a game stood after a round, by seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Standing {
    /// The points as they stood.
    pub(super) points: Vec<i32>,
    /// The points at the end that the judge expected then.
    pub(super) expected: Vec<f32>,
}

/// Decisions, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Decisions {
    /// How many there were.
    pub(super) count: u32,
    /// How many choices they offered together.
    pub(super) choices: u32,
    /// How many offered one choice only.
    pub(super) forced: u32,
}

impl Decisions {
    fn add(&mut self, other: Self) {
        self.count += other.count;
        self.choices += other.choices;
        self.forced += other.forced;
    }
}

impl Played {
    /// How many rounds it took.
    pub(super) fn length(&self) -> usize {
        self.rounds.len()
    }

    /// The points of a seat in a category; none where these rules do not have it.
    pub(super) fn part(&self, seat: &Finish, category: &str) -> f64 {
        let index = self.categories.iter().position(|&known| known == category);
        index.and_then(|index| seat.parts.get(index)).copied().unwrap_or(0).into()
    }

    /// All decisions.
    pub(super) fn all_decisions(&self) -> Decisions {
        let mut all = Decisions::default();
        self.decisions.iter().for_each(|part| all.add(*part));
        all
    }
}

/// Takes notes while a game is played.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// What else happens.
    pub(super) counted: Counted,
    rounds: Vec<Standing>,
    by_round: Vec<Decisions>,
}

impl Notes {
    /// After a choice: if a round is over, how things stand.
    pub(super) fn look<G: Judged>(&mut self, game: &G, judgement: &G::Judgement) {
        while self.rounds.len() < game.rounds_over() as usize {
            let seats = || Seat::all(game.seats());
            self.rounds.push(Standing {
                points: seats().map(|seat| game.score(seat, Viewer::Seat(seat)).total).collect(),
                expected: seats().map(|seat| game.prospects(seat, judgement)).collect(),
            });
        }
    }

    /// A decision of this round.
    pub(super) fn decide(&mut self, round: u32, choices: usize) {
        let round = round as usize;
        if self.by_round.len() <= round {
            self.by_round.resize(round + 1, Decisions::default());
        }
        let forced = u32::from(choices == 1);
        self.by_round[round].add(Decisions { count: 1, choices: choices as u32, forced });
    }

    /// The game is over.
    pub(super) fn finish<G: Game>(self, game: &G, outcome: &Outcome) -> Played {
        let firsts = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
        let seats = outcome.standings.iter().map(|standing| Finish {
            points: standing.score.total.into(),
            parts: standing.score.parts.to_vec(),
            won: if standing.rank == 1 { 1.0 / firsts as f64 } else { 0.0 },
        });
        let mut decisions = [Decisions::default(); TENTHS];
        let rounds = self.rounds.len().max(1);
        for (round, made) in self.by_round.iter().enumerate().skip(1) {
            let tenth = ((round - 1) * TENTHS / rounds).min(TENTHS - 1);
            decisions[tenth].add(*made);
        }
        let end = G::ENDS.iter().position(|&end| end == outcome.end);
        Played {
            seats: seats.collect(),
            rounds: self.rounds,
            categories: game.categories(),
            end: end.expect("a game ends in one of its ways"),
            decisions,
            happened: self.counted.finish(),
        }
    }
}
