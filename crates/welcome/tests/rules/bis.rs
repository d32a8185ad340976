//! Bis numbers. Rulebook p. 7; facts 2.3 and 4.3.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["9 bis", "9 landscaper", "9 pool"];

/// Rulebook p. 7: beside the copied house, left or right, in any street. Facts 4.1: the house
/// just written may be copied too.
#[test]
fn a_number_is_copied_beside_it_in_any_street() {
    let play = Scenario::new([". 5 .", "1", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 c5")
        .can(&["bis 5 a1", "bis 5 a3", "bis 1 b2", "bis 9 c4", "bis 9 c6"]);
    play.clone().choose("bis 5 a1").rows(["5b 5 .", "1", ". . . . 9"]).points("bis", -1);
    play.choose("bis 9 c6").rows([". 5", "1", ". . . . 9 9b"]).points("bis", -1);
}

/// Rulebook p. 7: both must be in one estate: no fence between them.
#[test]
fn no_copy_across_a_fence() {
    Scenario::new([". | 5 . .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 c12")
        .can(&["bis 5 a3", "bis 9 c11"])
        .refused("bis 5 a1", "no house beside a1 bears the number 5 on the same side of the fence");
}

/// Facts 4.3: directly beside, and nowhere else.
#[test]
fn a_copy_stands_directly_beside_its_original() {
    Scenario::new(["5 . .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 a5")
        .refused("bis 5 a3", "no house beside a3 bears the number 5 on the same side of the fence")
        .refused("bis 5 a6", "no house beside a6 bears the number 5 on the same side of the fence")
        .refused("bis 5 a5", "a5 is taken already")
        .refused("bis 5 a11", "there is no house a11 on this sheet");
}

/// Rulebook p. 7: a house may be copied several times; a copy of a copy is one.
#[test]
fn a_copy_may_be_copied() {
    Scenario::new(["5 5b .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 a10, bis 5 a3")
        .rows(["5 5b 5b . . . . . . 9", "", ""])
        .points("bis", -3);
}

/// Facts 4.3: between two houses, one picks which to copy.
#[test]
fn between_two_houses_either_number_may_be_copied() {
    let play = Scenario::new(["5 . 8", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 b1")
        .can(&["bis 5 a2", "bis 8 a2", "bis 8 a4", "bis 9 b2"]);
    play.clone().choose("bis 5 a2").rows(["5 5b 8", "9", ""]);
    play.choose("bis 8 a2").rows(["5 8b 8", "9", ""]);
}

/// Facts 4.3: a copy in a pool house builds no pool, and that pool is lost.
#[test]
fn a_copy_in_a_pool_house_loses_the_pool() {
    Scenario::new([". 5 .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 b2, bis 5 a3")
        .rows([". 5 5b", ". 9", ""])
        .only(&["done"])
        .points("pools", 0);
}

/// Facts 4.3: one copy for one action.
#[test]
fn one_copy_for_one_action() {
    Scenario::new(["5 . .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 b2, bis 5 a2")
        .refused("bis 5 a3", "not now: number and action are done; fulfil plans or end the turn");
}

/// Facts 4.3: a roundabout fences both its sides.
#[test]
fn no_copy_across_a_roundabout() {
    Scenario::new(["5 | o | . . 8", "", ""])
        .advanced()
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 c1")
        .can(&["bis 8 a4", "bis 8 a6", "bis 9 c2"])
        .refused("bis 5 a3", "no house beside a3 bears the number 5 on the same side of the fence")
        .refused("bis 5 a2", "a2 is taken already");
}

/// A copy counts for the order like any number: nothing equal beside it but further copies.
#[test]
fn a_copy_bounds_the_numbers_around_it() {
    Scenario::new(["5 5b . 6", "", ""])
        .pairs(["5 pool", "6 pool", "9 bis"])
        .play()
        .choose("take 1")
        .refused(
            "write 5 a3",
            "5 does not fit in a3: numbers grow from left to right, and it stands between 5 and 6",
        )
        // None in a; all of b and c.
        .count("write", 23);
}

/// Facts 2.3: a tenth copy is allowed, and the penalty stays 28.
#[test]
fn a_tenth_copy_costs_nothing_more() {
    let nine = "5 5b 5b 5b 5b 5b 5b 5b 5b 5b";
    Scenario::new([nine, "", ""])
        .pairs(PAIRS)
        .play()
        .points("bis", -28)
        .choose("take 1, write 9 b2, bis 9 b3")
        .rows([nine, ". 9 9b", ""])
        .points("bis", -28);
}

/// Facts 2.2: every value of the track.
#[test]
fn copies_cost_the_printed_values() {
    for (copies, points) in [0, 1, 3, 6, 9, 12, 16, 20, 24, 28].into_iter().enumerate() {
        let row = format!("5{}", " 5b".repeat(copies));
        Scenario::new([&row, "", ""]).play().points("bis", -points);
    }
}

/// Facts 5: where nothing can be copied the step is skipped; where it can, one may pass.
#[test]
fn a_copy_is_never_compulsory() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 a1")
        .only(&["bis 9 a2", "pass"])
        .choose("pass")
        .points("bis", 0);
    Scenario::new([". | .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 9 a1")
        .only(&["done"]);
}
