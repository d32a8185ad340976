//! Looking for a turn allocates nothing, once the first games have reserved what it needs.
//!
//! Alone at the table, where no other seat's unfinished turn has to be imagined.

use bots::{Level, Player, play_out};
use tabletop::{Dealer, Game, Rng, Seed, Settings};
use welcome::Welcome;

#[test]
fn a_second_game_reserves_nothing_more() {
    let setup = Welcome::setup(&Settings::default(), 1).unwrap();
    let mut players: [Box<dyn Player<Welcome>>; 1] = [Level::Architect.player(Rng::new(1))];
    let mut play = |number| {
        let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(1, number)));
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
