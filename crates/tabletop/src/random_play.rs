//! Games played at random, for tests and measurements.

#[cfg(feature = "conformance")]
use crate::{Dealer, Seed};
use crate::{Game, Rng};

/// Plays on at random until `enough`, or until the game is over. `choices` is used again and again,
/// so that nothing is allocated once it is large enough.
pub fn play_at_random<G: Game>(
    game: &mut G,
    rng: &mut Rng,
    choices: &mut Vec<G::Choice>,
    enough: impl Fn(&G) -> bool,
) {
    while !enough(game) {
        let Some(seat) = game.waiting_on().lowest() else { return };
        game.choices(seat, choices);
        let choice = rng.pick(choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
    }
}

/// Checks that whole games allocate nothing, and neither does copying one game over another;
/// where `clones` is set, nor does cloning. `allocations` counts what some work allocates: the
/// allocator belongs to the test that calls this.
///
/// # Panics
///
/// Panics if something allocates.
#[cfg(feature = "conformance")]
pub fn check_allocations<G: Game>(
    setup: &G::Setup,
    table: &str,
    clones: bool,
    allocations: impl Fn(&mut dyn FnMut()) -> u64,
) {
    /// More choices than a turn of any game lists.
    const MOST_CHOICES: usize = 512;
    assert_eq!(allocations(&mut || drop(std::hint::black_box(Box::new(1)))), 1, "it counts");
    let mut choices = Vec::with_capacity(MOST_CHOICES);
    for index in 0..20 {
        let table = format!("{table}, game {index}");
        let start = || G::start(setup, Dealer::new(&Seed::of_simulation(7, index)));

        let mut game = start();
        let mut rng = Rng::new(index);
        let whole_game =
            allocations(&mut || play_at_random(&mut game, &mut rng, &mut choices, |_| false));
        assert!(game.outcome().is_some(), "{table}");
        assert_eq!(whole_game, 0, "playing allocates: {table}");

        // A search copies one game over another, again and again.
        let mut early = start();
        play_at_random(&mut early, &mut rng, &mut choices, |game| game.rounds_over() >= 3);
        assert_eq!(allocations(&mut || game.clone_from(&early)), 0, "clone_from: {table}");
        assert_eq!(game.checkpoints(), early.checkpoints());
        if clones {
            let mut copy = None;
            assert_eq!(allocations(&mut || copy = Some(early.clone())), 0, "clone: {table}");
            assert_eq!(copy.map(|copy| copy.checkpoints()), Some(early.checkpoints()));
        }
    }
}
