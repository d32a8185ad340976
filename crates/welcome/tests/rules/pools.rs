//! Pools. Rulebook p. 7; facts 2.1, 2.2 and 4.5.

use tabletop::{Dealer, Game, Rng, Seat, Seed, Viewer};
use welcome::Welcome;
use welcome::house::Houses;

use crate::players::{self, Player};
use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["8 pool", "9 landscaper", "9 bis"];

/// Rulebook p. 7: the number of a pool pair, in a house that has a pool. Facts 2.1: which they are.
#[test]
fn a_pool_is_built_in_a_pool_house_with_the_pool_maker() {
    for house in ["a3", "a7", "a8", "b1", "b4", "b8", "c2", "c7", "c11"] {
        Scenario::new(EMPTY)
            .pairs(PAIRS)
            .play()
            .choose(&format!("take 1, write 8 {house}"))
            .only(&["pool", "pass"])
            .choose("pool")
            .points("pools", 3);
    }
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a3, pool")
        .rows([". . 8p", "", ""]);
}

/// Rulebook p. 7, note: a pool pair may be written in a house without one; no pool is built.
#[test]
fn in_a_house_without_a_pool_there_is_no_step() {
    for house in ["a1", "a2", "a4", "a10", "b2", "b11", "c1", "c12"] {
        Scenario::new(EMPTY)
            .pairs(PAIRS)
            .play()
            .choose(&format!("take 1, write 8 {house}"))
            .only(&["done"])
            .points("pools", 0);
    }
}

/// Rulebook p. 7, note: another pair may be written in a pool house; no pool is built.
#[test]
fn with_another_action_a_pool_house_builds_no_pool() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 2, write 9 a3")
        .only(&["park", "pass"])
        .refused("pool", "the action taken is landscaper")
        .choose("park")
        .rows([". . 9", "", ""])
        .points("pools", 0);
}

/// Facts 4.5: a pool left out is lost: the pool maker works only at the house just written.
#[test]
fn a_pool_left_out_is_lost() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a3, pass")
        .rows([". . 8", "", ""])
        .refused("pool", "not now: number and action are done; fulfil plans or end the turn");
    // In a later round, a pool pair written elsewhere does not bring it back.
    Scenario::new([". . 8", "", ""])
        .pairs(["10 pool", "9 landscaper", "9 bis"])
        .play()
        .choose("take 1, write 10 a4")
        .only(&["done"]);
}

/// Facts 2.2: every value of the track; nine pools, nine boxes.
#[test]
fn pools_pay_the_printed_values() {
    let pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36];
    for (built, points) in pools.into_iter().enumerate() {
        let mark = |nth: usize| if nth < built { "p" } else { "" };
        let (a, b, c) = (
            format!(". . 3{} . . . 7{} 8{}", mark(0), mark(1), mark(2)),
            format!("1{} . . 4{} . . . 8{}", mark(3), mark(4), mark(5)),
            format!(". 2{} . . . . 7{} . . . 11{}", mark(6), mark(7), mark(8)),
        );
        Scenario::new([&a, &b, &c]).play().points("pools", points);
    }
}

/// Facts 4.5: an architect about to give a pool up sees which.
#[test]
fn a_choice_that_gives_a_pool_up_says_so() {
    let play = Scenario::new(EMPTY).pairs(PAIRS).play();
    let given_up = |choices: &str, choice: &str| {
        let play = if choices.is_empty() { play.clone() } else { play.clone().choose(choices) };
        let house = play.view().pool_given_up(choice.parse().expect("notation"));
        house.map(|house| house.to_string())
    };
    assert_eq!(given_up("", "take 2"), None);
    assert_eq!(given_up("take 2", "write 9 a3").as_deref(), Some("a3"));
    assert_eq!(given_up("take 2", "write 9 a4"), None);
    assert_eq!(given_up("take 1", "write 8 a3"), None);
    assert_eq!(given_up("take 1, write 8 a3", "pool"), None);
    assert_eq!(given_up("take 1, write 8 a3", "pass").as_deref(), Some("a3"));
    assert_eq!(given_up("take 3, write 9 a4", "bis 9 a3").as_deref(), Some("a3"));
    assert_eq!(given_up("take 3, write 9 a4", "pass"), None);
}

/// What was given up, choice by choice, is what is without its pool in the end.
#[test]
fn pools_given_up_are_those_that_are_lost() {
    let tables = [
        players::setup(2, &["advanced"]),
        players::setup(1, &[]),
        players::setup(2, &["expert"]),
        players::setup(2, &["edition=2023", "advanced"]),
    ];
    let mut lost = 0;
    for player in [players::random as Player, players::building] {
        for (setup, index) in
            tables.iter().flat_map(|setup| (0..4).map(move |index| (setup, index)))
        {
            let mut game = Welcome::start(setup, Dealer::new(&Seed::of_simulation(82, index)));
            let mut rng = Rng::new(index);
            let mut choices = Vec::new();
            let mut given_up = vec![Houses::NONE; game.seats()];
            while let Some(seat) = game.waiting_on().lowest() {
                game.choices(seat, &mut choices);
                let choice = player(&choices, &mut rng);
                let pool = game.view(Viewer::Seat(seat)).pool_given_up(choice);
                given_up[seat.index()] |= pool.into_iter().collect::<Houses>();
                game.choose(seat, choice).expect("listed choices are legal");
            }
            let view = game.view(Viewer::Spectator);
            let pools = view.town().pools;
            for seat in Seat::all(game.seats()) {
                let sheet = view.sheet(seat);
                assert_eq!(given_up[seat.index()], pools & sheet.taken() & !sheet.pools);
                lost += given_up[seat.index()].len();
            }
        }
    }
    assert!(lost > 50, "only {lost} pools were lost");
}
