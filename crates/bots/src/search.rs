//! The bot that plays its turns out in imagined games.
//!
//! The most promising turns are tried in the same imagined futures, each played on by everyone
//! as the game's judge would: what is luck for one turn is luck for all of them, and the
//! differences that remain are the turns' own. What the judge thought of a turn beforehand counts
//! like a few more futures. After each stage the worse half is dropped, so that most of the time
//! goes to the turns that are hard to tell apart.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tabletop::{Judged, Rng, Seen};

use crate::Player;
use crate::clock::{Started, TimeLimit};
use crate::remembered::Remembered;
use crate::trial::{Trial, Worker};
use crate::turns::Turns;

/// How hard a search works.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many turns are tried.
    pub candidates: usize,
    /// How many of them are tried to the end: one to choose it, more to compare them.
    pub finalists: usize,
    /// How many imagined games are played on, over all candidates. Repeatable.
    pub futures: usize,
    /// How many points of no return they are played on for, before the judge is asked. It is
    /// asked no later than at the horizon of the game.
    pub horizon: u32,
    /// Whether they are played on to the horizon of the game even where the judge of the table knows
    /// enough before: who tells reasons wants to know what the points are made of.
    pub to_the_end: bool,
    /// How many beginnings of a turn are carried on in imagined games.
    pub width: usize,
    /// Stops the search after this time, whatever is left to do. Not repeatable.
    pub time: Option<TimeLimit>,
    /// How many threads share the work. The result is the same for any number.
    pub threads: usize,
    /// What a point of the best opponent counts beside one of one's own.
    pub rivalry: f64,
    /// How many futures the judge's word beforehand counts for.
    pub trust: f64,
}

impl Effort {
    /// What the strongest level does when its games must be repeatable.
    pub const REPEATABLE: Self = Self {
        candidates: 8,
        finalists: 1,
        futures: 200,
        horizon: u32::MAX,
        to_the_end: false,
        width: 4,
        time: None,
        threads: 1,
        rivalry: RIVALRY,
        trust: TRUST,
    };

    /// What the strongest level does while people wait for it.
    pub const LIVE: Self =
        Self { futures: 4000, ..Self::REPEATABLE }.within(Duration::from_millis(900));

    /// The same, within this time as people wait for it.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(TimeLimit::Waiting(time)), ..self }
    }

    /// A part of it, for one of several choices that share the thinking of a turn.
    fn part(self, part: f32) -> Self {
        let futures = (self.futures as f32 * part).ceil() as usize;
        Self { futures, time: self.time.map(|time| time.part(part)), ..self }
    }

    /// As much as this much time of a core allows.
    #[must_use]
    pub const fn working(time: Duration) -> Self {
        Self { time: Some(TimeLimit::Working(time)), ..Self::LIVE }
    }
}

/// What a point of the best opponent counts when a bot plays to win.
///
/// Who only minds the lead (1) hurries the game to its end and leaves points on the table; who
/// minds nobody (0) is overtaken. Measured in Welcome over 40 and more deals against the level
/// below: 77 % won with 105 points on average at 1, 76 % with 111 at a half, 70 % with 110 at a
/// quarter; in Welkin 89 %, 91 % and 88 %.
const RIVALRY: f64 = 0.5;

/// How many futures the judge's word beforehand counts for: futures are few and vary much, the
/// judge is often wrong but never by much. Measured with 200 futures against the level below, in
/// Welcome over 40 deals: 76 % won with none, 87 % with 20, 85 % with 60; in Welkin over 30 deals:
/// 92 %, 96 % and 88 %.
const TRUST: f64 = 20.0;

/// How many turns of all seats together a future plays on at most. A table of eight plays to the
/// end of the game; at a table of a hundred the judge is asked after two rounds, or a single future
/// would take longer than a hint may.
const MOST_TURNS: u32 = 240;

/// After how many points of no return the judge is asked at a table of this size.
pub(crate) fn horizon_for(seats: usize) -> u32 {
    (MOST_TURNS / seats.max(1) as u32).max(1)
}

/// How many beginnings are carried on in the seat's own turn: it is looked at once.
const OWN_WIDTH: usize = 24;

/// Plays its turns out in imagined games and takes the one that comes out best.
#[derive(Clone, Debug)]
pub struct Search<G: Judged> {
    rng: Rng,
    judgement: G::Judgement,
    effort: Effort,
    stop: Arc<AtomicBool>,
    turns: Turns<G>,
    workers: Vec<Worker<G>>,
    plan: Remembered<G>,
}

/// A turn that was tried.
#[derive(Clone, Debug)]
pub struct Tried<G: Judged> {
    /// Its choices, the last first.
    backwards: Vec<G::Choice>,
    /// What the judge expected of it beforehand.
    foreseen: f32,
    /// What a point of the best opponent counts.
    rivalry: f64,
    /// How many futures the judge's word counts for.
    trust: f64,
    /// How many futures it was tried in.
    pub futures: usize,
    /// The points the seat may expect after it, on average over the futures.
    pub points: f64,
    /// The points the best of the others may expect; alone, none.
    pub rival: f64,
    /// The seat's own points in them on average, part by part.
    pub parts: Vec<f64>,
}

impl<G: Judged> Tried<G> {
    /// A turn that is yet to be tried. Nobody has judged it beforehand.
    pub(crate) fn of(mut choices: Vec<G::Choice>) -> Self {
        choices.reverse();
        Self::untried(choices, 0.0, &Effort { rivalry: 0.0, ..Effort::REPEATABLE })
    }

    fn untried(backwards: Vec<G::Choice>, foreseen: f32, effort: &Effort) -> Self {
        Self {
            backwards,
            foreseen,
            rivalry: effort.rivalry,
            trust: effort.trust,
            futures: 0,
            points: 0.0,
            rival: 0.0,
            parts: Vec::new(),
        }
    }

    /// The choices of the turn, in order.
    pub fn choices(&self) -> impl Iterator<Item = G::Choice> {
        self.backwards.iter().rev().copied()
    }

    /// How good it is, in points; to be compared with turns tried in equally many futures.
    pub fn worth(&self) -> f64 {
        let futures = self.futures as f64;
        let came = self.points - self.rivalry * self.rival;
        (futures * came + self.trust * f64::from(self.foreseen)) / (futures + self.trust)
    }
}

impl<G: Judged> Search<G> {
    /// A player that judges so and works so hard.
    pub fn new(judgement: G::Judgement, effort: Effort, rng: Rng) -> Self {
        let width = effort.width;
        let workers = (0..effort.threads.max(1)).map(|_| Worker::new(width)).collect();
        Self {
            rng,
            judgement,
            effort,
            stop: Arc::default(),
            turns: Turns::new(OWN_WIDTH),
            workers,
            plan: Remembered::default(),
        }
    }

    /// Has an answer at once when `stop` is set: the best found so far.
    #[must_use]
    pub fn until(self, stop: Arc<AtomicBool>) -> Self {
        Self { stop, ..self }
    }

    /// The most promising turns, tried in imagined futures, the best first.
    pub fn try_turns(&mut self, seen: &Seen<'_, G>) -> Vec<Tried<G>> {
        self.try_with(seen, self.effort)
    }

    fn try_with(&mut self, seen: &Seen<'_, G>, effort: Effort) -> Vec<Tried<G>> {
        // However much is imagined, the whims that follow stay the same.
        let imagined = seen.imagine(&mut Rng::new(self.rng.bits()));
        self.turns.look(&imagined, seen.seat(), &self.judgement);
        let mut found = self.turns.found().to_vec();
        found.sort_by(|one, other| other.prospects.total_cmp(&one.prospects));
        // The same choices in another order come to the same, and are judged the same.
        found.dedup_by(|one, other| one.prospects.to_bits() == other.prospects.to_bits());
        found.truncate(effort.candidates.max(1));
        let mut tried: Vec<Tried<G>> = found
            .into_iter()
            .map(|turn| {
                let mut backwards = Vec::new();
                self.turns.choices_backwards(turn, &mut backwards);
                Tried::untried(backwards, turn.prospects, &effort)
            })
            .collect();
        if tried.len() > 1 {
            self.halve(seen, effort, &mut tried);
        }
        tried
    }

    /// Tries all, drops the worse half, tries the rest harder, until the finalists are left.
    fn halve(&mut self, seen: &Seen<'_, G>, effort: Effort, tried: &mut [Tried<G>]) {
        let started = Started::now();
        let stages = tried.len().ilog2().max(1) + u32::from(!tried.len().is_power_of_two());
        let whims = self.rng.bits();
        let mut first = 0;
        let mut left = tried.len();
        for stage in 1..=stages {
            let futures = (effort.futures / stages as usize / left).max(1);
            let deadline = effort.time.map(|limit| started.deadline(limit, stage, stages));
            let own = if effort.to_the_end { G::HORIZON } else { seen.horizon() };
            let trial = Trial {
                seen,
                judgement: &self.judgement,
                horizon: effort.horizon.min(own).min(horizon_for(seen.seats())),
                seed: whims,
                deadline,
                stop: &self.stop,
            };
            trial.run(&mut self.workers, &mut tried[..left], first..first + futures);
            first += futures;
            tried[..left].sort_by(|one, other| other.worth().total_cmp(&one.worth()));
            left = left.div_ceil(2).max(effort.finalists).min(left);
            if left == 1 || self.stop.load(Ordering::Relaxed) {
                break;
            }
        }
    }
}

impl<G: Judged> Player<G> for Search<G> {
    fn sit_down(&mut self, rng: Rng) {
        self.rng = rng;
        self.plan.forget();
    }

    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        if let Some(choice) = self.plan.next(seen) {
            return choice;
        }
        let tried = self.try_with(seen, self.effort.part(seen.attention()));
        let best = tried.first().expect("a seat that owes a choice has at least one turn");
        self.plan.begin(seen).clone_from(&best.backwards);
        self.plan.next(seen).expect("a turn has at least one choice")
    }

    fn positions(&self) -> u64 {
        self.turns.positions() + self.workers.iter().map(Worker::positions).sum::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dealer, Game, Seat, Seed, Settings};
    use welcome::Welcome;

    use super::*;

    #[test]
    fn the_judge_is_believed_until_futures_know_better() {
        let tried = |futures| Tried::<Welcome> {
            futures,
            points: 120.0,
            rival: 100.0,
            ..Tried::untried(Vec::new(), 90.0, &Effort::REPEATABLE)
        };
        let close = |worth: f64, expected: f64| (worth - expected).abs() < 1e-9;
        assert!(close(tried(0).worth(), 90.0));
        // As many futures as the judge counts for: halfway to 120, less half of 100.
        assert!(close(tried(20).worth(), 80.0));
        assert!(tried(1_000_000).worth() < 70.1);
    }

    #[test]
    fn a_part_of_a_turn_gets_a_part_of_the_effort() {
        let part = Effort::LIVE.part(0.25);
        assert_eq!(part.futures, Effort::LIVE.futures / 4);
        assert_eq!(part.time, Some(TimeLimit::Waiting(Duration::from_millis(225))));
        assert_eq!(Effort::REPEATABLE.part(1.0), Effort::REPEATABLE);
    }

    #[test]
    fn a_search_without_time_takes_the_judges_word_at_a_table_of_a_hundred() {
        let setup = Welcome::setup(&Settings::default(), 100).unwrap();
        let game = Welcome::start(&setup, Dealer::new(&Seed([7; 16])));
        let seen = Seen::new(&game, Seat::new(0));
        let try_turns = |effort| {
            let mut search = Search::<Welcome>::new(<_>::default(), effort, Rng::new(1));
            (search.try_turns(&seen), search.positions())
        };
        let (tried, _) = try_turns(Effort::LIVE.within(Duration::ZERO));
        assert!(tried.len() > 1 && tried.iter().all(|turn| turn.futures == 0));
        let foreseen: Vec<f32> = tried.iter().map(|turn| turn.foreseen).collect();
        assert!(foreseen.is_sorted_by(|one, other| one >= other), "{foreseen:?}");
        // Two rounds of a hundred turns for each of eight candidates, not thirty.
        let (tried, positions) = try_turns(Effort { futures: 1, ..Effort::REPEATABLE });
        let turns = tried.iter().map(|turn| turn.futures as u64).sum::<u64>() * 200;
        assert!(positions / turns < 400, "{positions} positions for {turns} turns");
    }
}
