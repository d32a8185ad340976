//! Playing allocates nothing: choices are listed into a vector that is used again, made in place,
//! and games are copied into games that exist.
//!
//! `allocation_counter` replaces the allocator of this test binary by one that counts, per thread.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

use allocation_counter::measure;
use tabletop::{Dealer, Game, Rng, Seat, Seed, Settings};
use welcome::{Choice, Welcome};

/// More choices than a turn ever lists: a temp's five numbers in 33 houses.
const MOST_CHOICES: usize = 256;

fn start(seats: usize, options: &[&str], index: u64) -> Welcome {
    let set = |settings: Settings, option: &&str| match option.split_once('=') {
        Some((name, value)) => settings.with(name, value),
        None => settings.with(option, "true"),
    };
    let settings = options.iter().fold(Settings::default(), set);
    let setup = Welcome::setup(&settings, seats).expect("valid options");
    Welcome::start(&setup, Dealer::new(&Seed::of_simulation(7, index)))
}

/// Plays on at random until so many rounds are played or the game is over.
fn play(game: &mut Welcome, rng: &mut Rng, rounds: u32, choices: &mut Vec<Choice>) {
    while game.rounds_over() < rounds {
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
        (1, &["edition=2023", "opponent=4", "advanced", "quarters", "sheet=blueprint"]),
    ] {
        for index in 0..20 {
            let table = format!("{seats} seats {switches:?}, game {index}");

            let mut game = start(seats, switches, index);
            let mut rng = Rng::new(index);
            let whole_game = allocations(|| play(&mut game, &mut rng, u32::MAX, &mut choices));
            assert!(game.outcome().is_some(), "{table}");
            assert_eq!(whole_game, 0, "playing allocates: {table}");

            // A search copies one game over another, again and again.
            let mut early = start(seats, switches, index);
            play(&mut early, &mut rng, 3, &mut choices);
            assert_eq!(allocations(|| game.clone_from(&early)), 0, "clone_from: {table}");
            assert_eq!(game.checkpoints(), early.checkpoints());

            if seats <= 2 {
                let mut copy = None;
                assert_eq!(allocations(|| copy = Some(early.clone())), 0, "clone: {table}");
                assert_eq!(copy.map(|copy| copy.checkpoints()), Some(early.checkpoints()));
            }
        }
    }

    // One refused choice is as cheap as one made.
    let mut game = start(2, &[], 1);
    let refused = "write 7 a1".parse().expect("notation");
    let refusal = allocations(|| assert!(game.choose(Seat::new(0), refused).is_err()));
    assert_eq!(refusal, 0);

    assert!(size_of::<Welcome>() < 2048, "a duel takes {} bytes", size_of::<Welcome>());
}
