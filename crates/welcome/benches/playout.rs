//! How fast whole games are played at random through the public contract, and what cloning,
//! listing and choosing cost on the way.

#![allow(missing_docs, reason = "benchmarks are run, not read as documentation")]

use divan::Bencher;
use tabletop::{Dealer, Game, Judged, Rng, Seat, Seed, Settings};
use welcome::Welcome;

fn main() {
    divan::main();
}

fn setup(seats: usize, options: &[&str]) -> <Welcome as Game>::Setup {
    let settings =
        options.iter().fold(Settings::default(), |settings, name| settings.with(name, "true"));
    Welcome::setup(&settings, seats).expect("valid options")
}

/// Plays on at random until `rounds` are played or the game is over.
fn play(game: &mut Welcome, rng: &mut Rng, rounds: u32, choices: &mut Vec<welcome::Choice>) {
    while game.rounds_over() < rounds {
        let Some(seat) = game.waiting_on().lowest() else {
            return;
        };
        game.choices(seat, choices);
        let choice = rng.pick(choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
    }
}

fn playout(bencher: Bencher, seats: usize, options: &[&str]) {
    let setup = setup(seats, options);
    let mut choices = Vec::new();
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        let dealer = Dealer::new(&Seed::of_simulation(1, index));
        let mut game = Welcome::start(&setup, dealer);
        play(&mut game, &mut Rng::new(index), u32::MAX, &mut choices);
        game.outcome()
    });
}

#[divan::bench(args = [1, 2, 4, 100])]
fn base_game(bencher: Bencher, seats: usize) {
    playout(bencher, seats, &[]);
}

#[divan::bench(args = [1, 2, 4])]
fn advanced_game(bencher: Bencher, seats: usize) {
    playout(bencher, seats, &["advanced"]);
}

#[divan::bench(args = [2, 4])]
fn expert_game(bencher: Bencher, seats: usize) {
    playout(bencher, seats, &["expert"]);
}

/// A game of so many seats after five rounds.
fn opening(seats: usize) -> Welcome {
    let mut game = Welcome::start(&setup(seats, &[]), Dealer::new(&Seed([3; 16])));
    play(&mut game, &mut Rng::new(3), 5, &mut Vec::new());
    game
}

#[divan::bench(args = [1, 2, 4])]
fn clone(bencher: Bencher, seats: usize) {
    let game = opening(seats);
    bencher.bench_local(|| game.clone());
}

#[divan::bench(args = [2, 4])]
fn clone_from(bencher: Bencher, seats: usize) {
    let game = opening(seats);
    let mut copy = game.clone();
    bencher.bench_local(|| copy.clone_from(divan::black_box(&game)));
}

#[divan::bench]
fn list_choices(bencher: Bencher) {
    let game = opening(2);
    let mut choices = Vec::new();
    bencher.bench_local(|| {
        game.choices(Seat::new(0), &mut choices);
        choices.len()
    });
}

/// What bots do most: how the seats of games in every stage stand.
#[divan::bench]
fn prospects(bencher: Bencher) {
    let setup = setup(2, &[]);
    let games: Vec<Welcome> = (0..64)
        .map(|index| {
            let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(1, index)));
            play(&mut game, &mut Rng::new(index), index as u32 / 3, &mut Vec::new());
            game
        })
        .collect();
    let judgement = welcome::Judgement::default();
    bencher.counter(divan::counter::ItemsCount::new(games.len())).bench_local(|| {
        games.iter().map(|game| game.prospects(Seat::new(0), &judgement)).sum::<f32>()
    });
}

#[divan::bench]
fn view_of_two_seats(bencher: Bencher) {
    let game = opening(2);
    bencher.bench_local(|| game.view(tabletop::Viewer::Seat(Seat::new(0))));
}
