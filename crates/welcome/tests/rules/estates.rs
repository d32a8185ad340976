//! Complete estates. Rulebook p. 6; facts 2.2 and 4.5.

use crate::scenario::Scenario;

/// Rulebook p. 6: one to six neighbouring houses, all numbered, between two fences.
#[test]
fn estates_have_one_to_six_houses() {
    Scenario::new(["1 | 2 3 | 4 5 6 |", "1 2 3 4 | 5 6 7 8 9 |", "1 2 3 4 5 6 |"])
        .play()
        .estates([1, 1, 1, 1, 1, 1])
        .points("estates", 1 + 2 + 3 + 4 + 5 + 6);
}

/// Rulebook p. 6: both ends of every street are fenced from the start.
#[test]
fn the_ends_of_a_street_are_fenced() {
    Scenario::new(["1 2 | . . . . . . | 9 10", "", "1 |"]).play().estates([1, 2, 0, 0, 0, 0]);
}

/// Rulebook p. 6: an empty place, or a fence that is missing, and there is no estate.
#[test]
fn an_estate_is_complete() {
    Scenario::new(["1 2 . 4 |", "1 2 3", ". | . 2 | 3 . |"])
        .play()
        .estates([0; 6])
        .points("estates", 0);
}

/// Rulebook p. 6 and facts 4.5: seven houses or more are no estate: no points, no plan.
#[test]
fn seven_houses_are_no_estate() {
    let c = "0 1 2 3 4 5 6 7 8 9 10 11";
    Scenario::new(["1 2 3 4 5 6 7 |", "1 2 3 4 5 6 7 8 9 10 11", c])
        .plans(["estates-1-1-1-1-1-1", "estates-3-6", "estates-1-2-6"])
        .pairs(["8 surveyor", "9 surveyor", "10 surveyor"])
        .play()
        .estates([0; 6])
        .points("estates", 0)
        // Cut, they are some.
        .choose("take 1, write 8 a10, fence a1")
        .estates([1, 0, 0, 0, 0, 1])
        .points("estates", 1 + 6);
}

/// Facts 4.5: a roundabout is part of no estate.
#[test]
fn a_roundabout_is_part_of_no_estate() {
    Scenario::new(["1 2 | o | 3 4 5 | .", "o | .", ""])
        .advanced()
        .play()
        .estates([0, 1, 1, 0, 0, 0]);
}

/// Facts 4.12: an estate that a plan has used still scores.
#[test]
fn a_used_estate_still_scores() {
    Scenario::new(["1u 2u 3u | 4u 5u 6u 7u | .", "", ""])
        .plans(["estates-6-6", "estates-3-6", "estates-3-4"])
        .fulfilled(["-", "-", "first"])
        .play()
        .points("estates", 3 + 4)
        .points("plans", 7);
}

/// Facts 4.4: fences are never removed; writing the last house completes an estate.
#[test]
fn the_last_house_completes_the_estate() {
    Scenario::new(["", "", ". | 3 . 9 | ."])
        .pairs(["8 pool", "9 pool", "10 pool"])
        .play()
        .estates([0; 6])
        .choose("take 1, write 8 c3")
        .estates([0, 0, 1, 0, 0, 0]);
}
