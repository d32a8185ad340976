//! Finding the weights of a judgement by play.
//!
//! The cross-entropy method: draw judgements around the present best guess, let each play duels
//! against it, and move the guess to the middle of those that did best. All of a generation play
//! the same deals, from both seats, so that they differ by their weights and not by their luck.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::Value;
use tabletop::{Dealer, Judged, Rng, Seat, Seed};
use thiserror::Error;

use crate::{Greedy, play_out};

/// How to tune.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How many judgements are drawn in each generation.
    pub drawn: usize,
    /// How many of them the next guess is made of.
    pub chosen: usize,
    /// How many seats the table has.
    pub seats: usize,
    /// How many deals each of them plays, from every seat.
    pub deals: usize,
    /// How far, at first, a weight is drawn from the guess, as a part of it.
    pub spread: f64,
    /// What every draw and every deal is made from.
    pub seed: u64,
}

/// What came of a generation.
#[derive(Clone, Debug)]
pub struct Generation<G: Judged> {
    /// The middle of the best.
    pub judgement: G::Judgement,
    /// By how many points the best led the guess they were drawn around.
    pub lead: f64,
    /// How far the weights of the best lie apart, as a part of them.
    pub spread: f64,
}

/// Weights as a list, each with what it may vary by.
#[derive(Clone, Debug)]
struct Guess {
    middle: Vec<f64>,
    spread: Vec<f64>,
}

/// A judgement has no such weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there are no weights `{asked}`: expected {expected}")]
pub struct UnknownWeights {
    asked: String,
    expected: String,
}

impl UnknownWeights {
    fn new(asked: &str, known: &[String]) -> Self {
        let mut tables: Vec<&str> = Vec::new();
        for place in known {
            let first = place.split('/').nth(1).unwrap_or_default();
            if !tables.contains(&first) {
                tables.push(first);
            }
        }
        let tables: Vec<String> = tables.iter().map(|table| format!("`{table}`")).collect();
        Self { asked: asked.to_owned(), expected: tables.join(", ") }
    }
}

/// Improves a judgement for a game, generation by generation.
#[derive(Debug)]
pub struct Tuner<'a, G: Judged> {
    setup: &'a G::Setup,
    tuning: Tuning,
    /// The judgement, into which other weights are put.
    form: Value,
    /// Where the weights stand in it.
    places: Vec<String>,
    guess: Guess,
    rng: Rng,
    generation: u64,
    threads: usize,
}

impl<'a, G: Judged> Tuner<'a, G> {
    /// Starts from a judgement. Of its weights those of the table `only` are tuned, or the one weight
    /// `table.weight`: the others have no say in such a game, and would drift. All of them, if it is
    /// empty.
    pub fn new(
        setup: &'a G::Setup,
        judgement: &G::Judgement,
        only: &str,
        tuning: Tuning,
    ) -> Result<Self, UnknownWeights> {
        let form = serde_json::to_value(judgement).expect("weights are plain numbers");
        let mut places = Vec::new();
        numbers(&form, "", &mut places);
        let asked = format!("/{}", only.replace('.', "/"));
        let known = places.clone();
        places.retain(|place| {
            let rest = place.strip_prefix(&asked);
            only.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        if places.is_empty() {
            return Err(UnknownWeights::new(only, &known));
        }
        let weight = |place: &String| form.pointer(place).and_then(Value::as_f64).unwrap_or(0.0);
        let middle: Vec<f64> = places.iter().map(weight).collect();
        // A weight of nothing could never move if its spread were a part of it alone.
        let spread = middle.iter().map(|weight| tuning.spread * weight.abs().max(0.1)).collect();
        let rng = Rng::new(tuning.seed);
        let guess = Guess { middle, spread };
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Self { setup, tuning, form, places, guess, rng, generation: 0, threads })
    }

    /// Plays on this many threads instead of one for each core. What comes of it is the same.
    #[must_use]
    pub const fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Leaves the weights alone that have no say in such a game, such as those of other sheets: they
    /// would drift. A weight has a say if the judge comes to something else without it anywhere in a
    /// few games.
    #[must_use]
    pub fn with_those_that_count(mut self) -> Self {
        let guess = self.judgement(&self.guess.middle);
        let moments = self.moments(&guess);
        let counts: Vec<bool> = (0..self.places.len())
            .map(|index| {
                let mut weights = self.guess.middle.clone();
                weights[index] += self.guess.spread[index].max(0.1);
                let other = self.judgement(&weights);
                moments.iter().any(|(game, seat)| {
                    let (one, other) =
                        (game.prospects(*seat, &guess), game.prospects(*seat, &other));
                    one.to_bits() != other.to_bits()
                })
            })
            .collect();
        let mut keep = counts.iter();
        self.places.retain(|_| keep.next().is_some_and(|&counts| counts));
        for weights in [&mut self.guess.middle, &mut self.guess.spread] {
            let mut keep = counts.iter();
            weights.retain(|_| keep.next().is_some_and(|&counts| counts));
        }
        self
    }

    /// How a few games stood after every choice, and whose it was.
    fn moments(&self, guess: &G::Judgement) -> Vec<(G, Seat)> {
        const GAMES: u64 = 3;
        let mut moments = Vec::new();
        for index in 0..GAMES {
            let mut players: Vec<Greedy<G>> = (0..self.seats()).map(|_| player(guess)).collect();
            let seed = Seed::of_simulation(self.tuning.seed, index);
            let mut game = G::start(self.setup, Dealer::new(&seed));
            play_out(&mut game, &mut players, |game, seat, _| moments.push((game.clone(), seat)))
                .expect("bots choose legally");
        }
        moments
    }

    /// Draws, plays and chooses once.
    pub fn generation(&mut self) -> Generation<G> {
        let Guess { middle, spread } = &self.guess;
        let drawn: Vec<Vec<f64>> = (0..self.tuning.drawn)
            .map(|_| {
                let weights = middle.iter().zip(spread);
                weights.map(|(middle, spread)| middle + spread * bell(&mut self.rng)).collect()
            })
            .collect();
        let guess = self.judgement(middle);
        let leads = self.play(&guess, &drawn);
        self.generation += 1;
        let mut order: Vec<usize> = (0..drawn.len()).collect();
        order.sort_by(|&one, &other| leads[other].total_cmp(&leads[one]));
        let best = &order[..self.tuning.chosen.clamp(1, drawn.len())];
        let mean = |values: &dyn Fn(usize) -> f64| {
            best.iter().map(|&index| values(index)).sum::<f64>() / best.len() as f64
        };
        let lead = mean(&|index| leads[index]);
        let weights = self.guess.middle.iter_mut().zip(&mut self.guess.spread).enumerate();
        for (weight, (middle, spread)) in weights {
            *middle = mean(&|index| drawn[index][weight]);
            let variance = mean(&|index| (drawn[index][weight] - *middle).powi(2));
            // The best of few lie closer together than they should: give back a little.
            *spread = 0.7 * variance.sqrt() + 0.3 * *spread;
        }
        let Guess { middle, spread } = &self.guess;
        let relative =
            middle.iter().zip(spread).map(|(middle, spread)| spread / middle.abs().max(0.1));
        let spread = relative.sum::<f64>() / self.places.len().max(1) as f64;
        Generation { judgement: self.judgement(&self.guess.middle), lead, spread }
    }

    fn judgement(&self, weights: &[f64]) -> G::Judgement {
        let mut form = self.form.clone();
        for (place, &weight) in self.places.iter().zip(weights) {
            if let Some(number) = form.pointer_mut(place) {
                *number = weight.into();
            }
        }
        serde_json::from_value(form).expect("the form it was made of")
    }

    /// The lead of each over the guess, on average over all deals from every seat; alone, the points.
    fn play(&self, guess: &G::Judgement, drawn: &[Vec<f64>]) -> Vec<f64> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut leads = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(weights) = drawn.get(index) else { return leads };
                leads.push((index, self.lead(guess, &self.judgement(weights))));
            }
        };
        let mut leads = vec![0.0; drawn.len()];
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                for (index, lead) in worker.join().expect("a game cannot fail") {
                    leads[index] = lead;
                }
            }
        });
        leads
    }

    fn lead(&self, guess: &G::Judgement, other: &G::Judgement) -> f64 {
        let mut sum = 0;
        for deal in 0..self.tuning.deals {
            let number = self.generation * self.tuning.deals as u64 + deal as u64;
            let seed = Seed::of_simulation(self.tuning.seed, number);
            for seat in 0..self.seats() {
                let mut players: Vec<Greedy<G>> =
                    (0..self.seats()).map(|_| player(guess)).collect();
                players[seat] = player(other);
                let mut game = G::start(self.setup, Dealer::new(&seed));
                play_out(&mut game, &mut players, |_, _, _| ()).expect("bots choose legally");
                let standings = game.outcome().expect("played out").standings;
                let others = standings.iter().enumerate().filter(|(index, _)| *index != seat);
                let best = others.map(|(_, standing)| standing.score.total).max();
                sum += standings[seat].score.total - best.unwrap_or(0);
            }
        }
        f64::from(sum) / (self.seats() * self.tuning.deals) as f64
    }

    fn seats(&self) -> usize {
        self.tuning.seats
    }
}

fn player<G: Judged>(judgement: &G::Judgement) -> Greedy<G> {
    Greedy::new(judgement.clone(), crate::level::GREEDY_WIDTH, 0.0, Rng::new(0))
}

/// Where the numbers of a value stand.
fn numbers(value: &Value, place: &str, into: &mut Vec<String>) {
    match value {
        Value::Number(_) => into.push(place.to_owned()),
        Value::Object(parts) => {
            for (name, part) in parts {
                numbers(part, &format!("{place}/{name}"), into);
            }
        }
        Value::Array(parts) => {
            for (index, part) in parts.iter().enumerate() {
                numbers(part, &format!("{place}/{index}"), into);
            }
        }
        _ => {}
    }
}

/// A random number from the bell curve: the sum of twelve evenly spread ones.
fn bell(rng: &mut Rng) -> f64 {
    let even = |rng: &mut Rng| (rng.bits() >> 11) as f64 / (1u64 << 53) as f64;
    (0..12).map(|_| even(rng)).sum::<f64>() - 6.0
}
