//! How fast whole games are played at random, and what listing and judging cost on the way.

#![allow(missing_docs, reason = "benchmarks are run, not read as documentation")]

use bienvenue::Bienvenue;
use divan::Bencher;
use tabletop::conformance::playing::{play_on, start};
use tabletop::{Game, Judged, Rng, Viewer};

fn main() {
    divan::main();
}

/// A game some way on.
fn middle(seats: usize) -> Bienvenue {
    let mut game = start(&[], seats, 3);
    play_on(&mut game, &mut Rng::new(3), 60, &mut Vec::new());
    game
}

#[divan::bench(args = [2, 3, 4, 5])]
fn whole_game(bencher: Bencher, seats: usize) {
    let (mut choices, mut index) = (Vec::new(), 0);
    bencher.bench_local(|| {
        index += 1;
        let mut game: Bienvenue = start(&[], seats, index);
        play_on(&mut game, &mut Rng::new(index), u32::MAX, &mut choices);
        game.outcome()
    });
}

#[divan::bench(args = [2, 5])]
fn copy(bencher: Bencher, seats: usize) {
    let game = middle(seats);
    let mut copy = game.clone();
    bencher.bench_local(|| copy.clone_from(divan::black_box(&game)));
}

#[divan::bench]
fn list_judge_and_view(bencher: Bencher) {
    let game = middle(4);
    let seat = game.waiting_on().lowest().expect("the game goes on");
    let (mut choices, judgement) = (Vec::new(), <Bienvenue as Judged>::Judgement::default());
    bencher.bench_local(|| {
        game.choices(seat, &mut choices);
        (choices.len(), game.prospects(seat, &judgement), game.view(Viewer::Seat(seat)))
    });
}
