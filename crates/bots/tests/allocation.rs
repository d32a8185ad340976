//! Looking for a turn allocates nothing, once a first game has reserved what it needs.

use bots::{Level, Player, play_out};
use tabletop::{Dealer, Game, Rng, Seed, Settings};
use welcome::Welcome;

#[test]
fn a_second_game_reserves_nothing_more() {
    let setup = Welcome::setup(&Settings::default(), 2).unwrap();
    let mut players: Vec<Box<dyn Player<Welcome>>> =
        (0..2).map(|seat| Level::Architect.player(Rng::new(seat))).collect();
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
    assert!(choices > 100, "a whole game was played");
    assert_eq!(allocations, 0);
}
