//! Playing allocates nothing: choices are listed into a vector that is used again, made in place,
//! and games are copied into games that exist.
//!
//! `allocation_counter` replaces the allocator of this test binary by one that counts, per thread.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

use allocation_counter::measure;
use tabletop::{Dealer, Game, Rng, Seed, Settings};
use welkin::{Choice, Welkin};

/// More choices than a turn ever lists: a display, five tokens, twelve sites for five kinds, and a
/// power for every card.
const MOST_CHOICES: usize = 256;

fn start(seats: usize, index: u64) -> Welkin {
    let setup = Welkin::setup(&Settings::default(), seats).expect("valid options");
    Welkin::start(&setup, Dealer::new(&Seed::of_simulation(7, index)))
}

/// Plays on at random until so many points of no return are passed or the game is over.
fn play(game: &mut Welkin, rng: &mut Rng, points: u32, choices: &mut Vec<Choice>) {
    while game.checkpoints() < points {
        let Some(seat) = game.waiting_on().lowest() else { return };
        game.choices(seat, choices);
        let choice = rng.pick(choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
    }
}

fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

#[test]
fn playing_and_copying_allocate_nothing() {
    // The counter counts.
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);

    let mut choices = Vec::with_capacity(MOST_CHOICES);
    for seats in Welkin::SEATS {
        for index in 0..20 {
            let table = format!("{seats} seats, game {index}");

            let mut game = start(seats, index);
            let mut rng = Rng::new(index);
            let whole_game = allocations(|| play(&mut game, &mut rng, u32::MAX, &mut choices));
            assert!(game.outcome().is_some(), "{table}");
            assert_eq!(whole_game, 0, "playing allocates: {table}");

            let mut early = start(seats, index);
            play(&mut early, &mut rng, 30, &mut choices);
            assert_eq!(allocations(|| game.clone_from(&early)), 0, "clone_from: {table}");
            let mut copy = None;
            assert_eq!(allocations(|| copy = Some(early.clone())), 0, "clone: {table}");
            assert_eq!(copy.map(|copy| copy.checkpoints()), Some(early.checkpoints()));
        }
    }

    // One refused choice is as cheap as one made.
    let mut game = start(2, 1);
    let seat = game.seat();
    let refused = "place A 3".parse().expect("notation");
    let refusal = allocations(|| assert!(game.choose(seat, refused).is_err()));
    assert_eq!(refusal, 0);

    assert!(size_of::<Welkin>() < 3072, "a game takes {} bytes", size_of::<Welkin>());
}
