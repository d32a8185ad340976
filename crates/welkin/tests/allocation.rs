//! Playing allocates nothing: choices are listed into a vector that is used again, made in place,
//! and games are copied into games that exist.
//!
//! `allocation_counter` replaces the allocator of this test binary by one that counts, per thread.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

use allocation_counter::measure;
use tabletop::random_play::check_allocations;
use tabletop::{Dealer, Game, Seed, Settings};
use welkin::Welkin;

fn setup(seats: usize) -> <Welkin as Game>::Setup {
    Welkin::setup(&Settings::default(), seats).expect("valid options")
}

fn allocations(work: &mut dyn FnMut()) -> u64 {
    measure(work).count_total
}

#[test]
fn playing_and_copying_allocate_nothing() {
    for seats in Welkin::SEATS {
        check_allocations::<Welkin>(&setup(seats), &format!("{seats} seats"), true, allocations);
    }

    // One refused choice is as cheap as one made.
    let mut game = Welkin::start(&setup(2), Dealer::new(&Seed::of_simulation(7, 1)));
    let seat = game.seat();
    let refused = "place A 3".parse().expect("notation");
    let refusal = allocations(&mut || assert!(game.choose(seat, refused).is_err()));
    assert_eq!(refusal, 0);

    assert!(size_of::<Welkin>() < 3072, "a game takes {} bytes", size_of::<Welkin>());
}
