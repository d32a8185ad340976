//! Playing allocates nothing: choices are listed into a vector that is used again, made in place,
//! and games are copied into games that exist.
//!
//! `allocation_counter` replaces the allocator of this test binary by one that counts, per thread.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

use allocation_counter::measure;
use bienvenue::{Bienvenue, Choice};
use tabletop::Game;
use tabletop::conformance::playing::{allocates_nothing, start};

/// More choices than anyone is ever offered: five tiles on every cell of two storeys, turned and
/// linked in every way.
const MOST_CHOICES: usize = 8192;

#[test]
fn playing_and_copying_allocate_nothing() {
    let allocations = |work: &mut dyn FnMut()| measure(work).count_total;
    allocates_nothing::<Bienvenue>(
        &[
            (&[], 2),
            (&[], 3),
            (&[], 4),
            (&[], 5),
            (&[("forced", "false"), ("discount", "oldest-deepest")], 3),
            (&[("families", "draft"), ("auctions", "false"), ("bar", "true")], 3),
        ],
        MOST_CHOICES,
        allocations,
    );

    // One refused choice is as cheap as one made.
    let mut game: Bienvenue = start(&[], 2, 1);
    let seat = game.waiting_on().lowest().expect("somebody begins");
    let refused: Choice = "lay 3 b2 n".parse().expect("notation");
    assert_eq!(allocations(&mut || assert!(game.choose(seat, refused).is_err())), 0);

    assert!(size_of::<Bienvenue>() < 10_240, "a game takes {} bytes", size_of::<Bienvenue>());
}
