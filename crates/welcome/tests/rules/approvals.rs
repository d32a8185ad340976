//! When plans are claimed, and who is first. Rulebook p. 8; facts 4.7.

use serde_json::json;

use crate::scenario::{EMPTY, Scenario};

const STACK_3: [&str; 3] = ["estates-6-6", "estates-3-6", "estates-3-4"];

/// Facts 4.7: a plan need not be claimed at once; the round of the claim counts.
#[test]
fn a_plan_may_be_fulfilled_in_a_later_round() {
    Scenario::new(["1 2 3 | . .", "1 2 3 4 |", ""])
        .plans(STACK_3)
        .play()
        .any_turn()
        .can(&["plan 3"])
        .choose("done")
        .end_round()
        .any_turn()
        .choose("plan 3")
        .points("plans", 7);
}

#[test]
fn plans_come_after_number_and_action() {
    Scenario::new(["1 2 3 | . .", "1 2 3 4 |", ""])
        .plans(STACK_3)
        .play()
        .refused("plan 3", "not now: take a number and an action first")
        .choose("take 1")
        .refused("plan 3", "not now: write the number first")
        .choose("write 7 c6")
        .refused("plan 3", "not now: use the action first, or pass")
        .choose("pass, plan 3");
}

/// A fence drawn in the turn's own action may complete what the plan asks for.
#[test]
fn the_action_of_the_turn_counts_for_plans() {
    Scenario::new(["1 2 3 4 5 6 7 |", "", ""])
        .plans(STACK_3)
        .play()
        .choose("take 1, write 7 c6, fence a3, plan 3")
        .rows(["1u 2u 3u | 4u 5u 6u 7u | .", "", ". . . . . 7"]);
}

const READY: [&str; 3] = ["1 2 3 | . .", "1 2 3 4 |", ""];

/// Rulebook p. 8: all who fulfil a plan in the first round in which anyone does get the high
/// score; those who come later, the low one.
#[test]
fn the_same_round_pays_the_same_and_a_later_round_less() {
    Scenario::new(READY)
        .seat(READY)
        .seat(READY)
        .plans(STACK_3)
        .play()
        .any_turn()
        .choose("plan 3, done")
        .seat(2)
        .any_turn()
        // Seat 2 does not know what seat 1 has done, and is not behind.
        .choose("plan 3")
        .points("plans", 7)
        .end_round()
        .seat(1)
        .points("plans", 7)
        .shows("plans", json!([null, null, "first"]))
        .seat(3)
        .points("plans", 0)
        .any_turn()
        .choose("plan 3")
        .points("plans", 3)
        .shows("plans", json!([null, null, "later"]));
}

/// Rulebook p. 8: the plan is turned to its approved side; nobody sees it before the round ends.
#[test]
fn a_plan_shows_its_approved_side_from_the_next_round_on() {
    let play = Scenario::new(READY).plans(STACK_3).play().any_turn().choose("plan 3");
    assert_eq!(play.view().plans.map(|plan| plan.approved), [false; 3]);
    let play = play.end_round();
    assert_eq!(play.view().plans.map(|plan| plan.approved), [false, false, true]);
}

/// Facts 4.7: a plan that would end the game may be held back.
#[test]
fn a_plan_that_would_end_the_game_may_be_held_back() {
    let play = Scenario::new(["1u 2u 3u | 4 5 |", "1u 2u 3u 4u |", "1 2 3 4 5 |"])
        .advanced()
        .temps(7)
        .plans(["seven-temps", "estates-2-2-5", "estates-3-4"])
        .fulfilled(["first", "-", "first"])
        .play()
        .choose("take 1, write 7 a10, pass")
        .refused("plan 2", "plan 2 asks for more than this sheet shows");
    play.end_round().goes_on();
    let play = Scenario::new(["1u 2u 3u | 4 5 |", "1u 2u 3u 4u | 5 6 |", "1 2 3 4 5 |"])
        .advanced()
        .temps(7)
        .plans(["seven-temps", "estates-2-2-5", "estates-3-4"])
        .fulfilled(["first", "-", "first"])
        .play()
        .choose("take 1, write 7 a10, pass")
        .can(&["plan 2"]);
    play.clone().end_round().goes_on();
    play.choose("plan 2").points("plans", 6 + 10 + 7).goes_on().end_round().ends("plans");
}

#[test]
fn on_an_empty_sheet_no_plan_is_offered() {
    Scenario::new(EMPTY).play().any_turn().only(&["done"]);
}
