//! Playing allocates nothing: choices are listed into a vector that is used again, made in place,
//! and games are copied into games that exist.
//!
//! `allocation_counter` replaces the allocator of this test binary by one that counts, per thread.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

use allocation_counter::measure;
use tabletop::conformance::playing::settings;
use tabletop::random_play::check_allocations;
use tabletop::{Dealer, Game, Seat, Seed, Settings};
use welcome::{Dream, Welcome};

fn setup(seats: usize, options: &[&str]) -> <Welcome as Game>::Setup {
    let set = |settings: Settings, option: &&str| match option.split_once('=') {
        Some((name, value)) => settings.with(name, value),
        None => settings.with(option, "true"),
    };
    let settings = options.iter().fold(Settings::default(), set);
    Welcome::setup(&settings, seats).expect("valid options")
}

fn allocations(work: &mut dyn FnMut()) -> u64 {
    measure(work).count_total
}

#[test]
fn playing_and_copying_allocate_nothing() {
    for (seats, switches) in [
        (1, &[][..]),
        (2, &[]),
        (4, &[]),
        (100, &[]),
        (1, &["advanced"]),
        (4, &["advanced"]),
        (2, &["expert"]),
        (4, &["expert"]),
        (27, &["expert"]),
        (3, &["advanced", "expert"]),
        (2, &["edition=2023"]),
        (4, &["edition=2023", "advanced", "quarters"]),
        (2, &["edition=2023", "expert", "advanced", "quarters"]),
        (1, &["edition=2023", "opponent=5"]),
        (2, &["edition=2023", "sheet=eggs"]),
        (4, &["edition=2023", "sheet=eggs", "advanced", "quarters"]),
        (1, &["edition=2023", "sheet=eggs", "opponent=1"]),
        (2, &["edition=2023", "sheet=christmas"]),
        (1, &["edition=2023", "sheet=christmas", "opponent=1"]),
        (2, &["edition=2023", "sheet=ducks"]),
        (1, &["edition=2023", "sheet=ducks", "opponent=1"]),
        (2, &["edition=2023", "sheet=roswell"]),
        (1, &["edition=2023", "sheet=roswell", "opponent=1"]),
        (2, &["edition=2023", "sheet=atomic", "advanced"]),
        (1, &["edition=2023", "sheet=atomic", "opponent=1", "advanced"]),
        (2, &["edition=2023", "sheet=trucks", "advanced"]),
        (1, &["edition=2023", "sheet=trucks", "opponent=1", "advanced"]),
        (2, &["edition=2023", "sheet=halloween", "advanced"]),
        (1, &["edition=2023", "sheet=halloween", "opponent=1"]),
        (2, &["edition=2023", "sheet=zombies", "advanced"]),
        (3, &["edition=2023", "sheet=zombies", "expert"]),
        (1, &["edition=2023", "sheet=zombies", "opponent=1"]),
        (1, &["edition=2023", "opponent=4", "advanced", "quarters", "sheet=blueprint"]),
    ] {
        let table = format!("{seats} seats {switches:?}");
        check_allocations::<Welcome>(&setup(seats, switches), &table, seats <= 2, allocations);
    }

    for (seats, options) in [
        (1, &[("opponent", "4")][..]),
        (2, &[]),
        (4, &[("quarters", "true")]),
        (2, &[("expert", "true"), ("quarters", "true")]),
        (100, &[]),
    ] {
        let setup = Dream::setup(&settings(options), seats).expect("valid options");
        let table = format!("dream, {seats} seats {options:?}");
        check_allocations::<Dream>(&setup, &table, seats <= 2, allocations);
    }

    // One refused choice is as cheap as one made.
    let mut game = Welcome::start(&setup(2, &[]), Dealer::new(&Seed::of_simulation(7, 1)));
    let refused = "write 7 a1".parse().expect("notation");
    let refusal = allocations(&mut || assert!(game.choose(Seat::new(0), refused).is_err()));
    assert_eq!(refusal, 0);

    assert!(size_of::<Dream>() < 1536, "a duel takes {} bytes", size_of::<Dream>());
    assert!(size_of::<Welcome>() < 2048, "a duel takes {} bytes", size_of::<Welcome>());
}
