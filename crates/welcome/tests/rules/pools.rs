//! Pools. Rulebook p. 7; facts 2.1, 2.2 and 4.5.

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
        .refused("pool", "not now: number and action are settled; fulfil plans or end the turn");
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
