//! Turns tried in the same imagined futures.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use tabletop::{Judged, Rng, Seat, Seen, Viewer};

use crate::clock::Deadline;
use crate::search::Tried;
use crate::turns::Turns;

/// In how many imagined games a choice that uncovers something is looked at in the course of a
/// future: fewer than at the table, since it is one choice of very many.
const REVEALS: u32 = 2;

/// What every future of a trial has in common.
#[derive(Debug)]
pub(crate) struct Trial<'a, G: Judged> {
    pub(crate) seen: &'a Seen<'a, G>,
    pub(crate) judgement: &'a G::Judgement,
    /// After how many points of no return the judge is asked.
    pub(crate) horizon: u32,
    /// What the futures are imagined from.
    pub(crate) seed: u64,
    pub(crate) deadline: Option<Deadline>,
    pub(crate) stop: &'a AtomicBool,
}

/// What one thread needs; kept, so that after a while nothing is allocated any more.
#[derive(Clone, Debug)]
pub(crate) struct Worker<G: Judged> {
    turns: Turns<G>,
    plan: Vec<G::Choice>,
    game: Option<G>,
    /// For each future this thread imagined: how things stand after each turn.
    expectations: Vec<Expectation>,
    /// The sums of the seat's points, part by part, after each turn.
    parts: Vec<i64>,
    /// The same in the future being played, which counts only as a whole.
    future_parts: Vec<i64>,
}

/// What comes of a turn in one future.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expectation {
    /// What the seat may expect.
    pub(crate) mine: f32,
    /// What the best of the others may expect; alone, nothing.
    rival: f32,
}

impl<G: Judged> Worker<G> {
    pub(crate) fn new(width: usize) -> Self {
        Self {
            turns: Turns::new(width).with_reveals(REVEALS),
            plan: Vec::new(),
            game: None,
            expectations: Vec::new(),
            parts: Vec::new(),
            future_parts: Vec::new(),
        }
    }

    /// Takes every seat's turns as the judge would, until the game is over or has passed so many
    /// checkpoints; false if it was late before.
    pub(crate) fn play_on(
        &mut self,
        game: &mut G,
        judgement: &G::Judgement,
        until: u32,
        is_late: impl Fn() -> bool,
    ) -> bool {
        while let Some(seat) = game.waiting_on().lowest() {
            if game.checkpoints() >= until {
                break;
            }
            if is_late() {
                return false;
            }
            self.turns.look(game, seat, judgement);
            let Some(best) = self.turns.best() else { break };
            self.turns.choices_backwards(best, &mut self.plan);
            for &choice in self.plan.iter().rev() {
                if game.choose(seat, choice).is_err() {
                    break;
                }
            }
        }
        true
    }

    /// The points of the seat after one of this many turns, category by category, summed up over
    /// the futures.
    pub(crate) fn parts_of(&self, turn: usize, turns: usize) -> &[i64] {
        let categories = self.parts.len() / turns;
        &self.parts[turn * categories..][..categories]
    }

    /// What came of each of this many turns, future by future.
    pub(crate) fn by_future(&self, turns: usize) -> impl Iterator<Item = &[Expectation]> {
        self.expectations.chunks_exact(turns)
    }

    /// How many positions this thread has looked at.
    pub(crate) fn positions(&self) -> u64 {
        self.turns.positions()
    }
}

impl<G: Judged> Trial<'_, G> {
    /// Tries all turns in each of these futures and adds up what comes of them.
    ///
    /// The futures are dealt out to the workers and added up in their order, so that the sums do
    /// not depend on the number of workers to the last bit.
    pub(crate) fn run(
        &self,
        workers: &mut [Worker<G>],
        tried: &mut [Tried<G>],
        futures: Range<usize>,
    ) {
        let count = workers.len();
        let turns: &[Tried<G>] = tried;
        let share = |worker| futures.clone().skip(worker).step_by(count);
        if let [worker] = workers {
            self.imagine(worker, turns, share(0));
        } else {
            std::thread::scope(|scope| {
                for (index, worker) in workers.iter_mut().enumerate() {
                    let share = share(index);
                    scope.spawn(move || self.imagine(worker, turns, share));
                }
            });
        }
        let kinds = self.categories();
        let rows = |worker: &Worker<G>| worker.expectations.len() / turns.len();
        let most = workers.iter().map(rows).max().unwrap_or(0);
        let mut sums: Vec<[f64; 2]> = tried
            .iter()
            .map(|turn| [turn.points, turn.rival].map(|mean| mean * turn.futures as f64))
            .collect();
        let mut futures = tried.first().map_or(0, |turn| turn.futures);
        for row in 0..most {
            for worker in workers.iter() {
                let expectations =
                    worker.expectations.chunks(tried.len()).nth(row).unwrap_or_default();
                for ([points, rival], standing) in sums.iter_mut().zip(expectations) {
                    *points += f64::from(standing.mine);
                    *rival += f64::from(standing.rival);
                }
                futures += usize::from(!expectations.is_empty());
            }
        }
        let mean = |sum: f64| sum / futures.max(1) as f64;
        for (index, (turn, [points, rival])) in tried.iter_mut().zip(sums).enumerate() {
            turn.parts.resize(kinds, 0.0);
            for (kind, part) in turn.parts.iter_mut().enumerate() {
                let new: i64 =
                    workers.iter().map(|worker| worker.parts[index * kinds + kind]).sum();
                *part = mean(*part * turn.futures as f64 + new as f64);
            }
            turn.points = mean(points);
            turn.rival = mean(rival);
            turn.futures = futures;
        }
    }

    fn categories(&self) -> usize {
        self.seen.categories().len()
    }

    /// Tries all turns in each of these futures. A turn without choices is played by the judge.
    pub(crate) fn imagine(
        &self,
        worker: &mut Worker<G>,
        turns: &[Tried<G>],
        futures: impl Iterator<Item = usize>,
    ) {
        worker.expectations.clear();
        worker.parts.clear();
        worker.parts.resize(turns.len() * self.categories(), 0);
        for future in futures {
            let mut rng = Rng::of_simulation(self.seed, future as u64, 0);
            let mut world = self.seen.imagine(&mut rng);
            world.before_secrets(self.seen.seat());
            worker.future_parts.clear();
            let known = worker.expectations.len();
            if !turns.iter().all(|turn| self.try_in(worker, &world, turn)) {
                // Turns are compared in the same futures: a future that some of them have not seen
                // does not count.
                worker.expectations.truncate(known);
                break;
            }
            for (sum, part) in worker.parts.iter_mut().zip(&worker.future_parts) {
                *sum += part;
            }
            if self.is_late() {
                break;
            }
        }
    }

    /// Whether the time is up. A future at a table of a hundred takes long, so that it is asked in
    /// the middle of one too.
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(Deadline::is_over) || self.stop.load(Ordering::Relaxed)
    }

    /// Takes the turn in this world, plays on to the horizon, and notes how the seat stands; false
    /// if the time was up before.
    fn try_in(&self, worker: &mut Worker<G>, world: &G, turn: &Tried<G>) -> bool {
        let me = self.seen.seat();
        let mut game = match worker.game.take() {
            Some(mut game) => {
                game.clone_from(world);
                game
            }
            None => world.clone(),
        };
        let until = game.checkpoints().saturating_add(self.horizon);
        for choice in turn.choices() {
            // What comes to light in the middle of a turn may differ from world to world.
            if game.choose(me, choice).is_err() {
                break;
            }
        }
        if !worker.play_on(&mut game, self.judgement, until, || self.is_late()) {
            worker.game = Some(game);
            return false;
        }
        worker.expectations.push(self.expectation(&game));
        let parts = game.score(me, Viewer::Seat(me)).parts;
        worker.future_parts.extend(parts.iter().map(|part| i64::from(*part)));
        worker.game = Some(game);
        true
    }

    fn expectation(&self, game: &G) -> Expectation {
        let me = self.seen.seat();
        let prospects = |seat| game.prospects(seat, self.judgement);
        let others = Seat::all(game.seats()).filter(|&seat| seat != me);
        let rival = others.map(prospects).reduce(f32::max).unwrap_or(0.0);
        Expectation { mine: prospects(me), rival }
    }
}
