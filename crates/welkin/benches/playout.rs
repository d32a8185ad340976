//! How fast whole games are played at random through the public contract, and what cloning,
//! listing and choosing cost on the way.

#![allow(missing_docs, reason = "benchmarks are run, not read as documentation")]

use divan::Bencher;
use tabletop::random_play::play_at_random;
use tabletop::{Dealer, Game, Rng, Seat, Seed, Settings};
use welkin::Welkin;

fn main() {
    divan::main();
}

fn setup(seats: usize) -> <Welkin as Game>::Setup {
    Welkin::setup(&Settings::default(), seats).expect("valid options")
}

#[divan::bench(args = [2, 3, 4])]
fn whole_game(bencher: Bencher, seats: usize) {
    let setup = setup(seats);
    let mut choices = Vec::new();
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        let dealer = Dealer::new(&Seed::of_simulation(1, index));
        let mut game = Welkin::start(&setup, dealer);
        play_at_random(&mut game, &mut Rng::new(index), &mut choices, |_| false);
        game.outcome()
    });
}

/// A game of this many seats after some turns.
fn opening(seats: usize) -> Welkin {
    let mut game = Welkin::start(&setup(seats), Dealer::new(&Seed([3; 16])));
    play_at_random(&mut game, &mut Rng::new(3), &mut Vec::new(), |game| game.rounds_over() >= 8);
    game
}

#[divan::bench(args = [2, 4])]
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
        game.choices(game.seat(), &mut choices);
        choices.len()
    });
}

#[divan::bench]
fn view_of_two_seats(bencher: Bencher) {
    let game = opening(2);
    bencher.bench_local(|| game.view(tabletop::Viewer::Seat(Seat::new(0))));
}
