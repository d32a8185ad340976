//! Teaches the judge of Welcome by self-play, and writes what it has learned as the network that is
//! compiled in.
//!
//! `cargo run --release -p bots --example learn -- 2018-several 16000 0.0015 FILE`
//!
//! The words are the kind of table, how many games to play, how fast to learn at first, and the file
//! to write; with `on` as a fifth word it learns on from the network compiled in, instead of from
//! nothing. A sixth is the number that everything random is made from. It says how it comes along every
//! thousand games, and writes the file then: the points in its last games against itself, and by how
//! many points it is surprised from one round to the next.
//!
//! How it learns: everyone takes the turn after which the judge says they stand best (there is no other
//! exploring than what the cards bring). What the judge says after a turn is then moved a little towards
//! what it says after the next ones, and in the end towards the score: TD(λ). Games of the last batches
//! are gone over a few more times, with targets made anew.

#![allow(clippy::print_stdout, reason = "a chore that tells how it comes along")]

use std::error::Error;
use std::fs;

use bots::{Greedy, Player};
use tabletop::{Dealer, Game, Rng, Seat, Seed, Seen, Settings};
use welcome::prospects::{FEATURES, LANES, Learned, Network, Row, TableKind, is_pending};
use welcome::{Choice, Judgement, Welcome};

/// How many games are played by the same judge.
const BATCH: usize = 100;
/// How many older batches are gone over again after each, and how many of them are kept.
const AGAIN: usize = 3;
const KEPT: usize = 40;
/// How much of a surprise is handed back from round to round.
const LAMBDA: f32 = 0.8;
/// What is left of the speed of learning in the end.
const SLOWEST: f32 = 1.0 / 15.0;
/// How quickly what is known about the size of errors is forgotten.
const MEMORY: f32 = 0.999;
/// How many beginnings of a turn are carried on.
const WIDTH: usize = 8;
/// How fast it learns what an action still to be used is worth.
const PENDING_SPEED: f32 = 0.002;

/// The tables at which a kind is learned, in turn: seats, and whether the game is the advanced one.
const fn tables(kind: TableKind) -> &'static [(usize, bool)] {
    match kind {
        TableKind::Several2018 => &[
            (2, false),
            (2, false),
            (3, false),
            (2, true),
            (2, false),
            (2, false),
            (4, false),
            (3, true),
        ],
        TableKind::Alone2018 => &[(1, false), (1, false), (1, false), (1, true)],
    }
}

/// A position on the way: what the weights alone say of it, and where its features lie.
struct Step {
    guess: f32,
    from: usize,
    to: usize,
}

/// What one seat saw in a game.
#[derive(Default)]
struct Trace {
    features: Vec<u16>,
    /// After each of its turns.
    steps: Vec<Step>,
    /// In the middle of turns, before the action was used, with the number of the turn.
    pending: Vec<(usize, Step)>,
    score: f32,
}

impl Trace {
    fn note(&mut self, game: &Welcome, seat: Seat, judgement: &Judgement) -> Step {
        let from = self.features.len();
        let guess = game.features(seat, judgement, &mut self.features);
        Step { guess, from, to: self.features.len() }
    }

    fn features_of(&self, step: &Step) -> &[u16] {
        &self.features[step.from..step.to]
    }
}

/// Plays a game and returns what each seat saw.
fn play(
    setup: &<Welcome as Game>::Setup,
    seats: usize,
    judgement: &Judgement,
    seed: u64,
    number: u64,
) -> Vec<Trace> {
    let mut players: Vec<Greedy<Welcome>> = (0..seats)
        .map(|seat| {
            let rng = Rng::of_simulation(seed, number, seat + 1);
            Greedy::new(judgement.clone(), WIDTH, 0.0, rng)
        })
        .collect();
    let mut traces: Vec<Trace> = (0..seats).map(|_| Trace::default()).collect();
    let mut game = Welcome::start(setup, Dealer::new(&Seed::of_simulation(seed, number)));
    while let Some(seat) = game.waiting_on().lowest() {
        let choice = players[seat.index()].choose(&Seen::new(&game, seat));
        let trace = &mut traces[seat.index()];
        match choice {
            Choice::Done => {
                let step = trace.note(&game, seat, judgement);
                trace.steps.push(step);
            }
            Choice::Fence(_) | Choice::Promote(_) | Choice::Bis { .. } | Choice::Pass => {
                let step = trace.note(&game, seat, judgement);
                trace.pending.push((trace.steps.len(), step));
            }
            _ => {}
        }
        game.choose(seat, choice).expect("bots choose legally");
    }
    let outcome = game.outcome().expect("the game was played to its end");
    for (trace, standing) in traces.iter_mut().zip(outcome.standings) {
        trace.score = standing.score.total as f32;
    }
    traces
}

/// A row that is being learned, with the size of the errors it has seen.
#[derive(Clone)]
struct Learning {
    row: Row,
    errors: Row,
}

impl Learning {
    /// Moves every lane against its error, the less the larger errors usually are.
    fn learn(&mut self, slopes: &Row, speed: f32) {
        for (lane, slope) in slopes.iter().enumerate() {
            self.errors[lane] = MEMORY * self.errors[lane] + (1.0 - MEMORY) * slope * slope;
            self.row[lane] -= speed * slope / (self.errors[lane].sqrt() + 1.0);
        }
    }
}

/// A network that is being learned.
struct Learner {
    rows: Vec<Learning>,
    always: Learning,
    head: Learning,
}

impl Learner {
    /// From nothing: lanes begin with small random numbers, or they would all learn the same.
    fn new(rng: &mut Rng) -> Self {
        let mut small = || ((rng.bits() >> 40) as f32 / (1_u32 << 24) as f32 - 0.5) * 0.04;
        let row = || std::array::from_fn(|lane| if lane == 0 { 0.0 } else { small() });
        let rows = std::iter::repeat_with(row).take(FEATURES).collect();
        let head = std::array::from_fn(|lane| match lane {
            0 => 0.0,
            lane if lane.is_multiple_of(2) => 0.3,
            _ => -0.3,
        });
        Self::of(rows, [0.0; LANES], head)
    }

    fn of(rows: Vec<Row>, always: Row, head: Row) -> Self {
        // Errors are first believed to be large, so that it begins with care.
        let learning = |row, error| Learning { row, errors: [error; LANES] };
        Self {
            rows: rows.into_iter().map(|row| learning(row, 30.0)).collect(),
            always: learning(always, 1e4),
            head: learning(head, 1e4),
        }
    }

    fn network(&self) -> Network {
        let rows: Vec<Row> = self.rows.iter().map(|learning| learning.row).collect();
        Network::new(&rows, &self.always.row, self.head.row)
    }

    /// The rows added up, and what they come to.
    fn look(&self, features: &[u16]) -> (Row, f32) {
        let mut sums = self.always.row;
        for &feature in features {
            let row = &self.rows[usize::from(feature)].row;
            sums.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
        }
        let lanes = sums.iter().zip(&self.head.row).skip(1);
        let points = sums[0] + lanes.map(|(sum, weight)| weight * sum.max(0.0)).sum::<f32>();
        (sums, points)
    }

    /// Moves what is said of these features towards a target. Returns how far off it was.
    fn learn(&mut self, features: &[u16], guess: f32, target: f32, speed: f32) -> f32 {
        /// Nothing is believed to be further off than this.
        const MOST: f32 = 30.0;
        let (sums, points) = self.look(features);
        let error = (guess + points - target).clamp(-MOST, MOST);
        let slopes: Row = std::array::from_fn(|lane| match lane {
            0 => error,
            lane if sums[lane] > 0.0 => error * self.head.row[lane],
            _ => 0.0,
        });
        let head =
            std::array::from_fn(|lane| if lane == 0 { 0.0 } else { error * sums[lane].max(0.0) });
        self.head.learn(&head, 0.3 * speed);
        self.always.learn(&slopes, speed);
        for &feature in features {
            self.rows[usize::from(feature)].learn(&slopes, speed);
        }
        error
    }

    /// Goes over a game of one seat. Returns the squares of its errors, summed up.
    fn go_over(&mut self, trace: &Trace, speed: f32) -> f32 {
        let said: Vec<f32> = trace
            .steps
            .iter()
            .map(|step| step.guess + self.look(trace.features_of(step)).1)
            .collect();
        let mut target = trace.score;
        let mut squares = 0.0;
        let mut targets = Vec::with_capacity(said.len());
        for said in said.iter().rev() {
            targets.push(target);
            target = (1.0 - LAMBDA) * said + LAMBDA * target;
        }
        for (step, &target) in trace.steps.iter().zip(targets.iter().rev()) {
            let error = self.learn(trace.features_of(step), step.guess, target, speed);
            squares += error * error;
        }
        for (turn, step) in &trace.pending {
            let Some(&target) = said.get(*turn) else { continue };
            let features = trace.features_of(step);
            let error = step.guess + self.look(features).1 - target;
            for &feature in features.iter().filter(|&&feature| is_pending(feature.into())) {
                self.rows[usize::from(feature)].row[0] -= PENDING_SPEED * error;
            }
        }
        squares
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, games, rate, file, rest @ ..] = &words[..] else {
        return Err(
            "expected a kind of table, games, speed and file: see the top of learn.rs".into()
        );
    };
    let kind = TableKind::ALL.into_iter().find(|known| known.name() == kind);
    let kind = kind.ok_or("expected `2018-several` or `2018-alone` as the kind of table")?;
    let (games, fastest): (usize, f32) = (games.parse()?, rate.parse()?);
    let goes_on = rest.first().is_some_and(|word| word == "on");
    let seed: u64 = rest.get(1).map_or(Ok(1), |seed| seed.parse())?;

    let setups = tables(kind).iter().map(|&(seats, advanced)| {
        let settings =
            Settings::default().with("advanced", if advanced { "true" } else { "false" });
        Ok((seats, Welcome::setup(&settings, seats)?))
    });
    let setups = setups.collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let mut rng = Rng::new(seed);
    let mut judgement = Judgement::default();
    let mut learner = match judgement.learned.about(kind) {
        Some(network) if goes_on => {
            let (rows, always, head) = network.to_rows();
            Learner::of(rows, always, head)
        }
        _ => Learner::new(&mut rng),
    };
    let mut kept: Vec<Vec<Trace>> = Vec::new();
    let batches = games.div_ceil(BATCH);
    let (mut points, mut squares, mut seats, mut steps) = (0.0, 0.0, 0, 0);
    for batch in 0..batches {
        judgement.learned = Learned::NOTHING.with(kind, learner.network());
        let rate = fastest * SLOWEST.powf(batch as f32 / batches as f32);
        let mut traces = Vec::new();
        for number in batch * BATCH..(batch + 1) * BATCH {
            let (seats, setup) = &setups[number % setups.len()];
            traces.extend(play(setup, *seats, &judgement, seed, number as u64));
        }
        for trace in &traces {
            squares += learner.go_over(trace, rate);
            points += trace.score;
            seats += 1;
            steps += trace.steps.len();
        }
        for _ in 0..AGAIN.min(kept.len()) {
            for trace in &kept[rng.below(kept.len())] {
                learner.go_over(trace, rate);
            }
        }
        if kept.len() < KEPT {
            kept.push(traces);
        } else {
            kept[batch % KEPT] = traces;
        }
        if (batch + 1) % 10 == 0 || batch + 1 == batches {
            fs::write(file, learner.network().to_bytes())?;
            println!(
                "{} games: {:.2} points, surprised by {:.2}",
                (batch + 1) * BATCH,
                points / seats as f32,
                (squares / steps as f32).sqrt()
            );
            (points, squares, seats, steps) = (0.0, 0.0, 0, 0);
        }
    }
    Ok(())
}
