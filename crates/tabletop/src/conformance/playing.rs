//! Random games for tests and benches of games: played on, counted, kept.

use crate::{Dealer, Game, Rng, Seed, Settings};

/// The settings with these options, as typed.
pub fn settings(options: &[(&str, &str)]) -> Settings {
    options.iter().fold(Settings::default(), |settings, (name, value)| settings.with(name, value))
}

/// The start of a game with these options and so many seats, dealt by a seed of its own.
///
/// # Panics
/// If such a game cannot be played.
pub fn start<G: Game>(options: &[(&str, &str)], seats: usize, index: u64) -> G {
    let setup = G::setup(&settings(options), seats).expect("valid options");
    G::start(&setup, Dealer::new(&Seed::of_simulation(7, index)))
}

/// Plays on at random until so many checkpoints are passed or the game is over. Choices are listed
/// into `choices`, which is used again and again.
///
/// # Panics
/// If a seat that is waited for has no choice, or a listed choice is refused.
pub fn play_on<G: Game>(
    game: &mut G,
    rng: &mut Rng,
    checkpoints: u32,
    choices: &mut Vec<G::Choice>,
) {
    while game.checkpoints() < checkpoints {
        let Some(seat) = game.waiting_on().lowest() else { return };
        game.choices(seat, choices);
        let choice = rng.pick(choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
    }
}

/// Checks that playing random games and copying them allocates nothing. `allocations` counts those
/// of a piece of work; `most_choices` is more than any seat is ever offered.
///
/// # Panics
/// If something allocates, saying what.
pub fn allocates_nothing<G: Game>(
    tables: &[(&[(&str, &str)], usize)],
    most_choices: usize,
    allocations: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let counted = allocations(&mut || drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted, 1, "the counter counts");
    let mut choices = Vec::with_capacity(most_choices);
    for &(options, seats) in tables {
        for index in 0..20 {
            let table = format!("{seats} seats {options:?}, game {index}");
            let mut game: G = start(options, seats, index);
            let mut rng = Rng::new(index);
            let whole_game =
                allocations(&mut || play_on(&mut game, &mut rng, u32::MAX, &mut choices));
            assert!(game.outcome().is_some(), "{table}");
            assert_eq!(whole_game, 0, "playing allocates: {table}");

            let mut early: G = start(options, seats, index);
            play_on(&mut early, &mut rng, 30, &mut choices);
            let over = allocations(&mut || game.clone_from(&early));
            assert_eq!(over, 0, "clone_from allocates: {table}");
            let mut copy = None;
            let cloned = allocations(&mut || copy = Some(early.clone()));
            assert_eq!(cloned, 0, "clone allocates: {table}");
            assert_eq!(copy.map(|copy| copy.checkpoints()), Some(early.checkpoints()));
        }
    }
}
