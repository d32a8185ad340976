//! Plays games on a sheet of Welcome with rules of its own and tells how they came out.
//!
//! ```sh
//! cargo run --release -p bots --example sheets -- trucks ladder 40
//! cargo run --release -p bots --example sheets -- trucks mayor 40 60
//! cargo run --release -p bots --example sheets -- dream balance 10000
//! cargo run --release -p bots --example sheets -- atomic own 1000
//! ```
//!
//! | what | numbers | it tells |
//! | --- | --- | --- |
//! | `ladder` | deals, each from both seats | how often neighbours beat newcomers, and architects neighbours |
//! | `mayor` | deals, futures | how often mayors who try so many futures beat architects |
//! | `own` | games | the points by the sheet's own rules: architects, random players, both at a table |
//! | `balance` | games of two architects | points, plans, thresholds and claims, as the tables of docs/figures.md |

#![allow(clippy::print_stdout, reason = "a chore that tells what it found")]

use std::collections::BTreeMap;

use bots::{Effort, Level, Player, play_out};
use tabletop::{Dealer, Rng, Seat, Seed, Settings, Viewer};
use welcome::{Dream, Welcome};

use milestones::Told;
use tally::{Story, Tally, spread};

mod milestones;
mod tally;

/// Plays one game to its end. `seen` gets it at every point of no return.
fn game<G: Told>(
    setup: &G::Setup,
    index: u64,
    levels: [Level; 2],
    effort: Effort,
    mut seen: impl FnMut(&G),
) -> G {
    let mut game = G::start(setup, Dealer::new(&Seed::of_simulation(15, index)));
    let mut players: Vec<Box<dyn Player<G>>> = levels
        .iter()
        .enumerate()
        .map(|(seat, level)| level.player_with(effort, Rng::of_simulation(15, index, seat)))
        .collect();
    let mut checkpoints = game.checkpoints();
    seen(&game);
    play_out(&mut game, &mut players, |game, _, _| {
        if game.checkpoints() != checkpoints || game.outcome().is_some() {
            checkpoints = game.checkpoints();
            seen(game);
        }
    })
    .expect("bots choose legally");
    game
}

/// Prints how many of the games a level wins against another, equal ones counting half.
fn duel<G: Told>(setup: &G::Setup, deals: u64, [strong, weak]: [Level; 2], effort: Effort) {
    let mut won = 0.0;
    for index in 0..2 * deals {
        let first = index % 2 == 0;
        let levels = if first { [strong, weak] } else { [weak, strong] };
        let game: G = game(setup, index / 2, levels, effort, |_| ());
        let outcome = game.outcome().expect("played out");
        let [one, other] = [0, 1].map(|seat| outcome.standings[seat].rank);
        let mine = if first { one < other } else { other < one };
        won += if one == other { 0.5 } else { f64::from(u8::from(mine)) };
    }
    println!("{strong} beats {weak} in {:.0} % of {deals} deals", 50.0 * won / deals as f64);
}

/// Prints the points by the sheet's own rules, and all points.
fn own<G: Told>(setup: &G::Setup, games: u64) {
    let tables = [[Level::Architect; 2], [Level::Random; 2], [Level::Architect, Level::Random]];
    for levels in tables {
        let mut points: [[Vec<f64>; 2]; 2] = Default::default();
        let mut counts: [BTreeMap<&str, Vec<f64>>; 2] = Default::default();
        for index in 0..games {
            let game: G = game(setup, index, levels, Effort::REPEATABLE, |_| ());
            for (seat, [own, total]) in points.iter_mut().enumerate() {
                let score = game.score(Seat::new(seat), Viewer::Spectator);
                let categories = game.categories().iter().zip(&score.parts);
                let parts = categories.filter(|(name, _)| G::is_own(name));
                own.push(parts.map(|(_, points)| f64::from(*points)).sum());
                total.push(f64::from(score.total));
            }
            for (counts, here) in counts.iter_mut().zip(game.counts()) {
                for (what, count) in here {
                    counts.entry(what).or_default().push(count);
                }
            }
        }
        for (seat, [own, total]) in points.iter().enumerate() {
            let ([own, spread_of_own], [total, _]) = (spread(own), spread(total));
            print!("{:?} of {levels:?}: own {own:.1} ± {spread_of_own:.1}", levels[seat]);
            for (what, counts) in &counts[seat] {
                print!(", {what} {:.1}", spread(counts)[0]);
            }
            println!(", all points {total:.1}");
        }
    }
}

/// Prints the tables of the games of two architects.
fn balance<G: Told>(setup: &G::Setup, games: u64) {
    let mut tally = Tally::default();
    for index in 0..games {
        let mut story = Story::default();
        let level = [Level::Architect; 2];
        let game: G = game(setup, 1_000_000 + index, level, Effort::REPEATABLE, |game: &G| {
            story.goes_on(game.standing());
        });
        tally.add(story, game.outcome().expect("played out").end);
        for seat in 0..2 {
            let score = game.score(Seat::new(seat), Viewer::Spectator);
            tally.score(&game.categories().iter().copied().zip(score.parts).collect::<Vec<_>>());
        }
    }
    println!("{tally}");
}

fn run<G: Told>(settings: &Settings, what: &str, first: u64, second: u64) {
    let setup = G::setup(settings, 2).expect("a sheet");
    match what {
        "ladder" => {
            for levels in
                [[Level::Neighbour, Level::Newcomer], [Level::Architect, Level::Neighbour]]
            {
                duel::<G>(&setup, first, levels, Effort::REPEATABLE);
            }
        }
        "mayor" => {
            let effort = Effort { futures: second as usize, ..Effort::REPEATABLE };
            duel::<G>(&setup, first, [Level::Mayor, Level::Architect], effort);
        }
        "own" => own::<G>(&setup, first),
        "balance" => balance::<G>(&setup, first),
        other => println!("`{other}`: expected ladder, mayor, own or balance"),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |nth: usize| arguments.get(nth).map_or("", String::as_str);
    let number = |nth: usize| word(nth).parse().unwrap_or(100);
    let (sheet, what) = (word(0), word(1));
    println!("{sheet}, {what}:");
    if sheet == "dream" {
        run::<Dream>(&Settings::default(), what, number(2), number(3));
    } else {
        let settings = Settings::default().with("edition", "2023").with("sheet", sheet);
        run::<Welcome>(&settings, what, number(2), number(3));
    }
}
