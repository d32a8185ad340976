//! What can be chosen before the game.

use tabletop::{Dealer, Game, Seed, Settings, Viewer};
use welkin::Welkin;

fn start(settings: &Settings, seats: usize, seed: u64) -> Welkin {
    let setup = Welkin::setup(settings, seats).expect("valid options");
    Welkin::start(&setup, Dealer::new(&Seed::of_simulation(seed, 0)))
}

fn coins(game: &Welkin) -> Vec<u32> {
    game.view(Viewer::Spectator).seats.iter().map(|seat| seat.coins).collect()
}

#[test]
fn who_begins_is_drawn_by_lot_or_told() {
    let began = |settings: &Settings| {
        let mut seats: Vec<usize> =
            (0..60).map(|seed| start(settings, 3, seed).seat().index() + 1).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    };
    assert_eq!(began(&Settings::default()), [1, 2, 3]);
    assert_eq!(began(&Settings::default().with("first", "3")), [3]);
}

/// Facts 2.3: nothing by the rulebook; a coin for all but the first player evens the seats out.
#[test]
fn coins_even_the_seats_out() {
    for seats in 2..=4 {
        assert_eq!(coins(&start(&Settings::default(), seats, 1)), vec![0; seats]);
    }
    let even = Settings::default().with("coins", "even");
    assert_eq!(coins(&start(&even.clone().with("first", "1"), 2, 1)), [0, 1]);
    assert_eq!(coins(&start(&even.clone().with("first", "3"), 3, 1)), [1, 1, 0]);
    assert_eq!(coins(&start(&even.with("first", "2"), 4, 1)), [1, 0, 0, 1]);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |settings: &Settings, seats| {
        Welkin::setup(settings, seats).expect_err("refused").to_string()
    };
    let base = Settings::default();
    assert_eq!(refused(&base, 1), "1 seat is out of range: expected 2 to 4");
    assert_eq!(refused(&base, 5), "5 seats are out of range: expected 2 to 4");
    assert_eq!(
        refused(&base.clone().with("first", "3"), 2),
        "option `first` cannot be `3` at a table of 2: expected `random` or a seat from 1 to 2"
    );
    assert_eq!(
        refused(&base.with("turns", "7"), 2),
        "option `turns` cannot be `7`: expected `200`, `30`, `none`"
    );
}
