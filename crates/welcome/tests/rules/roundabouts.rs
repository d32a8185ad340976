//! Roundabouts of the advanced game. Rulebook p. 11; facts 2.2 and 4.6.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["8 pool", "9 bis", "10 surveyor"];

/// Rulebook p. 11: one circle in an empty place, fenced on both sides free of charge.
#[test]
fn a_roundabout_is_fenced_on_both_sides() {
    Scenario::new(["1 2 . 4 5 |", "", ""])
        .advanced()
        .pairs(PAIRS)
        .play()
        .estates([0; 6])
        .choose("roundabout a3")
        .rows(["1 2 | o | 4 5 | .", "", ""])
        .estates([0, 2, 0, 0, 0, 0])
        // It is no surveyor's work: the action of the turn is still to come.
        .choose("take 3, write 10 c5, fence c5")
        .rows(["1 2 | o | 4 5 | .", "", ". . . . 10 | ."]);
}

/// Facts 4.6: existing fences are kept, and the ends of the street have theirs.
#[test]
fn fences_that_stand_are_kept() {
    let play = Scenario::new([". . | . . | .", "", ""]).advanced().pairs(PAIRS).play();
    play.clone().choose("roundabout a3").rows([". . | o | . | .", "", ""]);
    play.clone().choose("roundabout a4").rows([". . | . | o | .", "", ""]);
    play.clone().choose("roundabout a1").rows(["o | . | . . | .", "", ""]);
    play.choose("roundabout a10").rows([". . | . . | . . . . . | o", "", ""]);
}

/// Facts 4.6, our ruling: before the pair is taken or after the action, and at no other time.
#[test]
fn a_roundabout_comes_before_the_pair_or_after_the_action() {
    let play = Scenario::new(EMPTY).advanced().pairs(PAIRS).play();
    play.clone().count("roundabout", 33).choose("roundabout a5").count("take", 3);
    play.choose("take 2")
        .refused("roundabout a5", "not now: write the number first")
        .choose("write 9 a1")
        .refused("roundabout a5", "not now: use the action first, or pass")
        .choose("bis 9 a2")
        .count("roundabout", 31)
        .choose("roundabout a5")
        .only(&["done"]);
}

/// Facts 4.6: one in a turn.
#[test]
fn one_roundabout_in_a_turn() {
    Scenario::new(EMPTY)
        .advanced()
        .pairs(PAIRS)
        .play()
        .choose("roundabout a5")
        .refused("roundabout a7", "only one roundabout can be built in a turn")
        .choose("take 1, write 8 b2")
        .refused("roundabout a7", "only one roundabout can be built in a turn")
        .only(&["done"]);
}

/// Rulebook p. 11: two in a game. Facts 4.6: both may be in one street, side by side.
#[test]
fn two_roundabouts_in_a_game() {
    Scenario::new(["", "4 | o | .", ""])
        .advanced()
        .pairs(PAIRS)
        .play()
        .choose("roundabout b3")
        .rows(["", "4 | o | o | .", ""])
        .points("roundabouts", -8)
        .any_turn()
        .end_round()
        .cannot("roundabout")
        .refused("roundabout c1", "all 2 roundabouts of the sheet are built");
}

/// Facts 4.6: building one is not a turn.
#[test]
fn a_roundabout_alone_is_no_turn() {
    Scenario::new(EMPTY)
        .advanced()
        .play()
        .choose("roundabout a5")
        .refused("done", "not now: take a number and an action first")
        .only(&["take 1", "take 2", "take 3"]);
}

/// Facts 4.6: on a pool place; that pool can never be built.
#[test]
fn a_roundabout_may_take_a_pool_place() {
    Scenario::new(EMPTY)
        .advanced()
        .pairs(PAIRS)
        .play()
        .choose("roundabout a3, take 1")
        .refused("write 8 a3", "a3 is taken already")
        .choose("write 8 a2")
        .only(&["done"])
        .rows([". 8 | o | .", "", ""]);
}

#[test]
fn a_roundabout_takes_an_empty_place() {
    Scenario::new(["5 | o | .", "", ""])
        .advanced()
        .play()
        .refused("roundabout a1", "a1 is taken already")
        .refused("roundabout a2", "a2 is taken already")
        .refused("roundabout a11", "there is no house a11 on this sheet");
}

/// Rulebook p. 11: it cuts the street in two, each with numbers from 0 to 17 of its own.
#[test]
fn numbers_begin_anew_behind_a_roundabout() {
    let play = Scenario::new(["15 | o | . 4", "", ""])
        .advanced()
        .pairs(["2 pool", "15 pool", "3 temp"])
        .play();
    play.clone().choose("take 1, write 2 a3").rows(["15 | o | 2 4", "", ""]);
    play.clone().choose("take 2, write 15 a5").rows(["15 | o | . 4 15", "", ""]);
    play.clone()
        .choose("take 2")
        .refused(
            "write 15 a3",
            "15 does not fit in a3: numbers grow from left to right, and it stands to the left of 4",
        )
        .refused("write 15 a2", "a2 is taken already");
    play.choose("take 3, write 1 a3").rows(["15 | o | 1 4", "", ""]);
}

/// Facts 2.2: 3 points for the first, and 8 for both together.
#[test]
fn roundabouts_cost_three_then_eight() {
    for (row, points) in [("", 0), ("o | .", -3), ("o | o | .", -8)] {
        Scenario::new([row, "", ""]).advanced().play().points("roundabouts", points);
    }
}

#[test]
fn the_base_game_has_no_roundabouts() {
    Scenario::new(EMPTY)
        .play()
        .refused("roundabout a1", "roundabouts belong to the advanced game")
        .any_turn()
        .refused("roundabout a1", "roundabouts belong to the advanced game");
}

/// Facts 4.6, our rulings: it counts as built for a full street and for street ends.
#[test]
fn a_roundabout_built_this_turn_may_fulfil_a_plan() {
    Scenario::new(["1 2 3 4 5 6 7 8 9 .", "", ""])
        .advanced()
        .plans(["top-street", "estates-3-6", "estates-1-2-6"])
        .play()
        .choose("take 1, write 7 c6, pass")
        .refused("plan 1", "plan 1 asks for more than this sheet shows")
        .choose("roundabout a10, plan 1")
        .rows(["1u 2u 3u 4u 5u 6u 7u 8u 9u | ou", "", ". . . . . 7"])
        .points("plans", 6);
}

/// Facts 4.6: a sheet without an empty place ends the game, be the last one a roundabout.
#[test]
fn a_roundabout_in_the_last_place_ends_the_game() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];
    Scenario::new(full)
        .advanced()
        .pairs(["5 pool", "6 pool", "7 pool"])
        .play()
        .choose("roundabout c12")
        .only(&["refuse"])
        .choose("refuse")
        .end_round()
        .ends("houses");
}
