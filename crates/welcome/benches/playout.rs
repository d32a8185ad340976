//! How fast whole games are played at random through the public contract, and what cloning,
//! listing and choosing cost on the way.

#![allow(missing_docs, reason = "benchmarks are run, not read as documentation")]

use divan::Bencher;
use tabletop::random_play::play_at_random;
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

fn playout(bencher: Bencher, seats: usize, options: &[&str]) {
    let setup = setup(seats, options);
    let mut choices = Vec::new();
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        let dealer = Dealer::new(&Seed::of_simulation(1, index));
        let mut game = Welcome::start(&setup, dealer);
        play_at_random(&mut game, &mut Rng::new(index), &mut choices, |_| false);
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

/// A game of this many seats after five rounds.
fn opening(seats: usize) -> Welcome {
    let mut game = Welcome::start(&setup(seats, &[]), Dealer::new(&Seed([3; 16])));
    play_at_random(&mut game, &mut Rng::new(3), &mut Vec::new(), |game| game.rounds_over() >= 5);
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
            let enough = |game: &Welcome| game.rounds_over() >= index as u32 / 3;
            play_at_random(&mut game, &mut Rng::new(index), &mut Vec::new(), enough);
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
