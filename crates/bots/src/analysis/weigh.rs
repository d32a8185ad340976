//! Weighing one decision: the best turn is looked for, then compared with what was played.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use tabletop::{Judged, Rng, Seen};

use super::{Decision, Mark};
use crate::search::horizon_for;
use crate::trial::{Trial, Worker};
use crate::{Effort, Search, Tried};

/// How carefully decisions are weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighing {
    /// How many imagined games a search for the best turn may play, over all its candidates.
    pub search: usize,
    /// In how many futures what was played is compared with the best.
    pub futures: usize,
    /// What every future is imagined from.
    pub seed: u64,
}

impl Weighing {
    /// A first look at a whole game within seconds.
    pub const COARSE: Self = Self { search: 24, futures: 8, seed: 1 };
    /// What a finished game deserves: about a minute for two seats of Welcome.
    pub const FINE: Self = Self { search: 200, futures: 64, seed: 1 };
}

/// A weighed decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// What was chosen, in notation.
    pub played: Vec<String>,
    /// The best turn found; what was played, if nothing was better for all that can be seen.
    pub best: Vec<String>,
    /// Whether there was only one turn to take.
    pub forced: bool,
    /// The points to expect had the judge chosen.
    pub by_judge: f64,
    /// The points to expect after what was played.
    pub points: f64,
    /// How many points less that is than after the best turn. What chance alone explains is taken off.
    pub loss: f64,
    /// Half the width of the 95 % interval of the loss.
    pub interval: f64,
    /// By how many points the next best turn lay behind the best, as far as the search could tell.
    pub next_best: f64,
    /// What the best turn brings more than the played one, category by category.
    pub parts: Vec<f64>,
    /// In how many futures they were compared.
    pub futures: usize,
}

impl Weighed {
    /// The points to expect after the best turn.
    pub fn best_points(&self) -> f64 {
        self.points + self.loss
    }
}

/// Another turn in the place of the one that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// How many points less it brings than the best turn found; nothing, if it is as good or better.
    pub loss: f64,
    /// Half the width of the 95 % interval of the loss.
    pub interval: f64,
    /// What the turn that was played lost in the same futures.
    pub played: f64,
    /// How good it is.
    pub mark: Mark,
    /// Whether it is just the best turn found.
    pub is_best: bool,
    /// What the best turn brings more, category by category.
    pub parts: Vec<f64>,
}

/// How much better one line is than another.
struct Difference {
    points: f64,
    /// Half the width of the 95 % interval.
    interval: f64,
    /// Category by category.
    parts: Vec<f64>,
}

/// Weighs decisions. What it needs is kept from one to the next.
#[derive(Debug)]
pub struct Analyst<G: Judged> {
    weighing: Weighing,
    judgement: G::Judgement,
    worker: Worker<G>,
    never: Arc<AtomicBool>,
}

impl<G: Judged> Analyst<G> {
    /// Weighs so carefully.
    pub fn new(weighing: Weighing) -> Self {
        let worker = Worker::new(Effort::REPEATABLE.width);
        Self { weighing, judgement: G::Judgement::default(), worker, never: Arc::default() }
    }

    /// What the judge believes.
    pub(super) fn judgement(&self) -> &G::Judgement {
        &self.judgement
    }

    /// Plays a game to its end as the judge would for everyone.
    pub(super) fn play_on(&mut self, game: &mut G) {
        let until = game.checkpoints().saturating_add(horizon_for(game.seats()));
        self.worker.play_on(game, &self.judgement, until, || false);
    }

    /// Weighs a decision. Asked again it gives the same answer.
    pub fn weigh(&mut self, decision: &Decision<G>) -> Weighed {
        let seen = Seen::new(&decision.game, decision.seat);
        let whims = Rng::of_simulation(self.weighing.seed, decision.number(), 0).bits();
        let tried = self.search(&seen, whims);
        let next_best = match &tried[..] {
            [best, next, ..] => best.worth() - next.worth(),
            _ => 0.0,
        };
        let forced = tried.len() <= 1;
        let played = Tried::of(decision.choices.clone());
        let best = tried.into_iter().next().filter(|best| {
            let imagined = seen.imagine(&mut Rng::new(whims));
            let after = |turn: &Tried<G>| self.after(&imagined, &seen, turn).to_bits();
            after(best) != after(&played)
        });
        let found = best.is_none();
        // A turn without choices is the judge's.
        let mut lines = vec![Tried::of(Vec::new()), played];
        lines.extend(best);
        self.compare(&seen, &lines, whims.rotate_left(17));
        let mut weighed = self.sum_up(&lines, decision);
        // Only the best turn that the search found can be better than all others by this.
        weighed.next_best = if found { next_best } else { 0.0 };
        weighed.forced = forced;
        weighed
    }

    fn search(&self, seen: &Seen<'_, G>, whims: u64) -> Vec<Tried<G>> {
        let effort = Effort {
            finalists: 2,
            futures: self.weighing.search,
            // A decision is weighed by what it means for the seat's own points.
            rivalry: 0.0,
            ..Effort::REPEATABLE
        };
        Search::new(self.judgement.clone(), effort, Rng::new(whims)).try_turns(seen)
    }

    /// What the judge thinks right after a turn.
    fn after(&self, imagined: &G, seen: &Seen<'_, G>, turn: &Tried<G>) -> f32 {
        let mut game = imagined.clone();
        for choice in turn.choices() {
            if game.choose(seen.seat(), choice).is_err() {
                break;
            }
        }
        game.prospects(seen.seat(), &self.judgement)
    }

    fn compare(&mut self, seen: &Seen<'_, G>, lines: &[Tried<G>], whims: u64) {
        let trial = Trial {
            seen,
            judgement: &self.judgement,
            horizon: horizon_for(seen.seats()),
            seed: whims,
            deadline: None,
            stop: &self.never,
        };
        trial.imagine(&mut self.worker, lines, 0..self.weighing.futures.max(2));
    }

    fn sum_up(&self, lines: &[Tried<G>], decision: &Decision<G>) -> Weighed {
        let best = lines.len() - 1;
        let (mut by_judge, mut points, mut count) = (0.0, 0.0, 0_usize);
        for future in self.worker.by_future(lines.len()) {
            by_judge += f64::from(future[0].mine);
            points += f64::from(future[1].mine);
            count += 1;
        }
        let Difference { points: loss, interval, parts } = self.difference([best, 1], lines.len());
        // A turn that is no better, for all that can be seen, is no advice.
        let best = if loss > 0.0 { best } else { 1 };
        Weighed {
            played: decision.choices.iter().map(ToString::to_string).collect(),
            best: lines[best].choices().map(|choice| choice.to_string()).collect(),
            forced: false,
            by_judge: by_judge / count as f64,
            points: points / count as f64,
            loss,
            interval,
            next_best: 0.0,
            parts,
            futures: count,
        }
    }

    /// How much better one line is than another in the same futures.
    ///
    /// The better one was found in other futures, so that it may come out a little better or worse
    /// than it is. The part of the difference that chance explains is taken off (what is left after
    /// James and Stein): without that, a game of perfect turns would seem to have cost or brought
    /// whatever the noise of forty decisions adds up to.
    fn difference(&self, [better, worse]: [usize; 2], lines: usize) -> Difference {
        let futures = self.worker.by_future(lines);
        let differences: Vec<f64> = futures
            .map(|future| f64::from(future[better].mine) - f64::from(future[worse].mine))
            .collect();
        let count = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
        let variance = squares / (count - 1.0) / count;
        let share = if mean > 0.0 { (1.0 - variance / mean.powi(2)).max(0.0) } else { 0.0 };
        let parts = |line| self.worker.parts_of(line, lines).iter();
        Difference {
            points: mean * share,
            interval: 1.96 * variance.sqrt(),
            parts: parts(better)
                .zip(parts(worse))
                .map(|(one, other)| share * (one - other) as f64 / count)
                .collect(),
        }
    }

    /// Weighs another turn in the place of the one that was played, in the futures in which that was
    /// weighed against the best one found.
    pub fn weigh_try(
        &mut self,
        decision: &Decision<G>,
        tried: Vec<G::Choice>,
        best: Vec<G::Choice>,
    ) -> Attempt {
        let seen = Seen::new(&decision.game, decision.seat);
        let whims = Rng::of_simulation(self.weighing.seed, decision.number(), 0).bits();
        let is_best = tried == best;
        let lines = [Tried::of(best), Tried::of(tried), Tried::of(decision.choices.clone())];
        self.compare(&seen, &lines, whims.rotate_left(17));
        let Difference { points: loss, interval, parts } = self.difference([0, 1], lines.len());
        let played = self.difference([0, 2], lines.len()).points;
        Attempt { loss, interval, played, mark: Mark::of_loss::<G>(loss, interval), is_best, parts }
    }
}
