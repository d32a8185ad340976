//! Plays games of Welcome on a sheet and tells how they came out: the ladder of levels, what scores
//! are made of, how often each plan of the sheet is fulfilled, how the games ended.
//!
//! `cargo run --release -p bots --example sheets -- trucks 40 1000`
//!
//! The numbers are deals for each step of the ladder, each played from both seats, and games of two
//! architects for the rest.

#![allow(clippy::print_stdout, reason = "a chore that tells what it found")]

use std::collections::BTreeMap;

use bots::{Level, Player, play_out};
use tabletop::{Dealer, Game, Rng, Seat, Seed, Settings, Viewer};
use welcome::{Choice, Welcome};

type Setup = <Welcome as Game>::Setup;

/// Plays one game to its end.
fn game(
    setup: &Setup,
    index: u64,
    levels: [Level; 2],
    mut seen: impl FnMut(&Welcome, Choice),
) -> Welcome {
    let mut game = Welcome::start(setup, Dealer::new(&Seed::of_simulation(15, index)));
    let mut players: Vec<Box<dyn Player<Welcome>>> = levels
        .iter()
        .enumerate()
        .map(|(seat, level)| level.player(Rng::of_simulation(15, index, seat)))
        .collect();
    play_out(&mut game, &mut players, |game, _, choice| seen(game, choice))
        .expect("bots choose legally");
    game
}

/// How many of the games a level wins against another, equal ones counting half.
fn wins(setup: &Setup, deals: u64, stronger: Level, weaker: Level) -> f64 {
    let mut won = 0.0;
    for index in 0..2 * deals {
        let first = index % 2 == 0;
        let levels = if first { [stronger, weaker] } else { [weaker, stronger] };
        let game = game(setup, index / 2, levels, |_, _| ());
        let outcome = game.outcome().expect("played out");
        let [one, other] = [0, 1].map(|seat| outcome.standings[seat].rank);
        let mine = if first { one < other } else { other < one };
        won += if one == other { 0.5 } else { f64::from(u8::from(mine)) };
    }
    won / (2 * deals) as f64
}

/// Mean and spread of some numbers.
fn spread(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    (mean, variance.sqrt())
}

fn balance(setup: &Setup, games: u64, level: Level) {
    let mut parts: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    // For each plan: how many games it was fulfilled in, how many it was in, and the rounds in which
    // it was fulfilled first.
    let mut plans: BTreeMap<String, [u32; 3]> = BTreeMap::new();
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let mut rounds = Vec::new();
    for index in 0..games {
        let mut first = None;
        let game = game(setup, 1_000_000 + index, [level; 2], |game, choice| {
            if matches!(choice, Choice::Plan(slot) if slot.index() == 2) {
                first.get_or_insert(game.round());
            }
        });
        let view = game.view(Viewer::Spectator);
        *ends.entry(game.outcome().expect("played out").end).or_default() += 1;
        rounds.push(f64::from(view.round));
        let plan = plans.entry(view.plans[2].plan.clone()).or_default();
        plan[1] += 1;
        plan[0] += u32::from(first.is_some());
        plan[2] += first.unwrap_or(0);
        for seat in 0..2 {
            let score = game.score(Seat::new(seat), Viewer::Spectator);
            parts.entry("total").or_default().push(f64::from(score.total));
            for (name, points) in game.categories().iter().zip(score.parts) {
                parts.entry(name).or_default().push(f64::from(points));
            }
        }
    }
    let (mean, _) = spread(&rounds);
    println!("  rounds {mean:.1}, ends {ends:?}");
    for (name, values) in &parts {
        let (mean, spread) = spread(values);
        println!("  {name}: {mean:.1} ± {spread:.1}");
    }
    for (plan, [fulfilled, games, rounds]) in &plans {
        let share = 100.0 * f64::from(*fulfilled) / f64::from(*games);
        let round = f64::from(*rounds) / f64::from((*fulfilled).max(1));
        println!("  plan {plan}: {share:.1} %, in round {round:.0}");
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let word =
        |nth: usize, default: &str| arguments.get(nth).map_or(default, String::as_str).to_owned();
    let sheet = word(1, "classic");
    let deals: u64 = word(2, "20").parse().expect("a number of deals");
    let games: u64 = word(3, "200").parse().expect("a number of games");
    let settings = Settings::default().with("edition", "2023").with("sheet", &sheet);
    let setup = Welcome::setup(&settings, 2).expect("a sheet");
    for (stronger, weaker) in
        [(Level::Neighbour, Level::Newcomer), (Level::Architect, Level::Neighbour)]
    {
        let won = wins(&setup, deals, stronger, weaker);
        println!("{sheet}: {stronger} beats {weaker} in {:.0} %", 100.0 * won);
    }
    println!("{sheet}, two architects:");
    balance(&setup, games, Level::Architect);
    println!("{sheet}, random players:");
    balance(&setup, games, Level::Random);
}
