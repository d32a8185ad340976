//! The surveyor's fences. Rulebook p. 6; facts 4.4.

use crate::scenario::{EMPTY, Scenario};

/// Rulebook p. 6, its own example: a 5 in the third house of the second street, and a fence
/// between the first two houses of the first street, where an estate of three falls in two.
#[test]
fn a_fence_cuts_a_complete_estate() {
    Scenario::new(["1 3 6 |", "2 | . .", ""])
        .pairs(["5 surveyor", "9 pool", "9 bis"])
        .play()
        .estates([1, 0, 1, 0, 0, 0])
        .choose("take 1, write 5 b3, fence a1")
        .rows(["1 | 3 6 | .", "2 | . 5", ""])
        .estates([2, 1, 0, 0, 0, 0]);
}

/// Rulebook p. 6: anywhere between two houses of a street, built or not.
#[test]
fn a_fence_goes_anywhere_between_two_houses() {
    Scenario::new(EMPTY)
        .play()
        .choose("take 1, write 7 a1")
        .count("fence", 9 + 10 + 11)
        .choose("fence c11")
        .rows(["7", "", ". . . . . . . . . . . | ."]);
}

#[test]
fn a_fence_stands_between_two_houses_and_only_once() {
    Scenario::new([". . |", "", ""])
        .play()
        .choose("take 1, write 7 a1")
        .count("fence", 29)
        .refused("fence a2", "a fence stands to the right of a2 already")
        .refused(
            "fence a10",
            "a10 is the last house of its street: a fence goes between two houses",
        )
        .refused(
            "fence c12",
            "c12 is the last house of its street: a fence goes between two houses",
        )
        .refused("fence b12", "there is no house b12 on this sheet");
}

/// Rulebook p. 7: houses of the same number stay in one estate for the whole game.
#[test]
fn no_fence_parts_twins() {
    Scenario::new(["", "4 4b 4b . 6", ""])
        .play()
        .choose("take 1, write 7 b6")
        .refused("fence b1", "no fence may part b1 from its bis neighbour")
        .refused("fence b2", "no fence may part b2 from its bis neighbour")
        .choose("fence b3")
        .rows(["", "4 4b 4b | . 6 7", ""]);
}

/// The copy may stand to the left of its original just as well.
#[test]
fn no_fence_parts_twins_copied_to_the_left() {
    Scenario::new(["", ". 4", ""])
        .pairs(["7 bis, next surveyor", "8 pool", "9 pool"])
        .play()
        .choose("take 1, write 7 b6, bis 4 b1")
        .end_round()
        .choose("take 1")
        .write_in("c6")
        .refused("fence b1", "no fence may part b1 from its bis neighbour")
        .choose("fence b2");
}

/// Rulebook p. 8, note: an estate that a plan has used is not divided any more.
#[test]
fn no_fence_cuts_a_used_estate() {
    Scenario::new(["1u 2u 3u | 4u 5u 6u 7u | .", "", ""])
        .plans(["estates-6-6", "estates-3-6", "estates-3-4"])
        .fulfilled(["-", "-", "first"])
        .pairs(["8 surveyor", "9 pool", "9 bis"])
        .play()
        .choose("take 1, write 8 b1")
        .refused("fence a1", "no fence may cut what a plan has used, to the right of a1")
        .refused("fence a6", "no fence may cut what a plan has used, to the right of a6")
        // All slots but the two fences and the five inside the estates.
        .count("fence", 30 - 2 - 5);
}

/// Facts 4.4: two used neighbours are never parted, but one used house may be fenced off.
#[test]
fn a_fence_may_stand_beside_a_single_used_house() {
    Scenario::new([
        "1u 2 . . . . . . . 9u",
        "1u . . . . . . . . . 11u",
        "1u . . . . . . . . . . 12u",
    ])
    .advanced()
    .plans(["street-ends", "estates-3-6", "estates-3-4"])
    .fulfilled(["first", "-", "-"])
    .play()
    .choose("take 1, write 7 a5, fence a1")
    .rows(["1u | 2 . . 7 . . . . 9u", "1u . . . . . . . . . 11u", "1u . . . . . . . . . . 12u"])
    .estates([1, 0, 0, 0, 0, 0]);
}

/// Rulebook p. 5: an action is never compulsory.
#[test]
fn the_surveyor_may_be_sent_home() {
    Scenario::new(EMPTY)
        .play()
        .choose("take 1, write 7 a1")
        .refused("park", "the action taken is surveyor")
        .refused("done", "not now: use the action first, or pass")
        .choose("pass")
        .only(&["done"])
        .rows(["7", "", ""]);
}

/// Facts 5: a step in which nothing can be done is skipped.
#[test]
fn with_every_slot_fenced_there_is_no_step() {
    let fenced = |houses: usize| vec!["."; houses].join(" | ");
    let (a, b, c) = (fenced(10), fenced(11), fenced(12));
    Scenario::new([&a, &b, &c]).play().choose("take 1, write 7 a1").only(&["done"]);
}
