//! What every bot promises, whatever its level.

use bots::{Level, Player};
use tabletop::{Dealer, Game, Rng, Seat, Seed, Seen, Settings};
use welcome::Welcome;

/// Plays one game, and asks a second, equal player about a game that its seat cannot tell from
/// the real one before every choice.
fn cannot_tell_imagined_from_real(level: Level, settings: &Settings, seats: usize, index: u64) {
    let setup = Welcome::setup(settings, seats).expect("these options exist");
    let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(4, index)));
    let players = || -> Vec<Box<dyn Player<Welcome>>> {
        (0..seats).map(|seat| level.player(Rng::of_simulation(4, index, seat))).collect()
    };
    let (mut players, mut twins) = (players(), players());
    let mut imagination = Rng::new(index);
    while let Some(seat) = game.waiting_on().lowest() {
        let real = Seen::new(&game, seat);
        let imagined = real.imagine(&mut imagination);
        let choice = players[seat.index()].choose(&real);
        let twin = twins[seat.index()].choose(&Seen::new(&imagined, seat));
        assert_eq!(choice, twin, "{level}, seat {seat}");
        game.choose(seat, choice).expect("a bot makes legal choices");
    }
    assert!(game.outcome().is_some());
}

#[test]
fn equal_views_and_equal_whims_give_equal_choices() {
    let base = Settings::default();
    let expert = Settings::default().with("expert", "true");
    // Whole games; the mayor's search is compared move by move in `players.rs`.
    for &level in Level::ALL.iter().filter(|level| **level != Level::Mayor) {
        for index in 0..20 {
            cannot_tell_imagined_from_real(level, &base, 1, index);
            cannot_tell_imagined_from_real(level, &base, 3, index);
            cannot_tell_imagined_from_real(level, &expert, 3, index);
        }
    }
}

#[test]
fn a_player_who_sits_down_again_has_forgotten_the_last_game() {
    let setup = Welcome::setup(&Settings::default(), 2).expect("the defaults exist");
    let game = Welcome::start(&setup, Dealer::new(&Seed([1; 16])));
    let seen = Seen::new(&game, Seat::new(0));
    for &level in Level::ALL {
        let mut player = level.player::<Welcome>(Rng::new(1));
        let first: Vec<_> = (0..10).map(|_| player.choose(&seen)).collect();
        player.sit_down(Rng::new(1));
        let again: Vec<_> = (0..10).map(|_| player.choose(&seen)).collect();
        assert_eq!(first, again, "{level}");
    }
}
