//! Looking for a turn allocates nothing, once the first games have reserved what it needs.
//!
//! Welcome alone at the table, where no other seat's unfinished turn has to be imagined.

use bots::{Level, Player, play_out};
use tabletop::{Dealer, Judged, Rng, Seed, Settings};
use welcome::Welcome;
use welkin::Welkin;

fn a_second_game_reserves_nothing_more<G: Judged>(seats: usize) {
    let setup = G::setup(&Settings::default(), seats).unwrap();
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..seats).map(|seat| Level::Architect.player(Rng::new(seat as u64))).collect();
    let mut play = |number| {
        let mut game = G::start(&setup, Dealer::new(&Seed::of_simulation(1, number)));
        let mut choices = 0;
        let counted = allocation_counter::measure(|| {
            choices = play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
        });
        (counted.count_total, choices)
    };
    for warming_up in 0..20 {
        play(warming_up);
    }
    let (allocations, choices) = play(0);
    assert!(choices > 50, "a whole game was played");
    assert_eq!(allocations, 0);
}

#[test]
fn playing_welcome_allocates_nothing() {
    a_second_game_reserves_nothing_more::<Welcome>(1);
}

#[test]
fn playing_welkin_allocates_nothing() {
    a_second_game_reserves_nothing_more::<Welkin>(2);
}
