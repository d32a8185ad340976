//! Writing a number. Rulebook, "how a round goes", p. 5; facts 4.1.

use crate::scenario::{EMPTY, Scenario};

/// Rulebook p. 5: from left to right, numbers grow strictly; a number goes in an empty house.
#[test]
fn numbers_grow_strictly_from_left_to_right() {
    Scenario::new([". 3 . 7", "", ""])
        .pairs(["5 surveyor", "3 surveyor", "7 surveyor"])
        .play()
        .choose("take 1")
        .refused(
            "write 5 a1",
            "5 does not fit in a1: numbers grow from left to right, and it stands to the left of 3",
        )
        .refused(
            "write 5 a5",
            "5 does not fit in a5: numbers grow from left to right, and it stands to the right of 7",
        )
        .refused("write 5 a2", "a2 is taken already")
        .choose("write 5 a3")
        .rows([". 3 5 7", "", ""]);
}

/// Rulebook p. 5: a number stands only once in a street, but every street has its own.
#[test]
fn a_number_stands_once_in_a_street() {
    Scenario::new([". . 7", "", ""])
        .pairs(["7 surveyor", "7 pool", "7 bis"])
        .play()
        .choose("take 1")
        .refused(
            "write 7 a2",
            "7 does not fit in a2: numbers grow from left to right, and it stands to the left of 7",
        )
        .refused(
            "write 7 a10",
            "7 does not fit in a10: numbers grow from left to right, and it stands to the right of 7",
        )
        .choose("write 7 b3")
        .rows([". . 7", ". . 7", ""]);
}

/// Rulebook p. 5, note: as many houses as one likes stay empty, and are filled later in order.
#[test]
fn gaps_may_be_left_and_filled_later() {
    Scenario::new(["5 . . . . 9", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"])
        .pairs(["7 pool", "5 pool", "9 pool"])
        .play()
        .only(&["take 1"])
        .choose("take 1")
        .only(&["write 7 a2", "write 7 a3", "write 7 a4", "write 7 a5"])
        .choose("write 7 a4")
        .rows(["5 . . 7 . 9", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"]);
}

/// Rulebook p. 5, its own example: a 10 right after a 7.
#[test]
fn numbers_may_be_skipped() {
    Scenario::new(["7", "", ""])
        .pairs(["10 surveyor", "1 surveyor", "2 surveyor"])
        .play()
        .choose("take 1, write 10 a2")
        .rows(["7 10", "", ""]);
}

/// Facts 4.1: fences do not affect the order of numbers.
#[test]
fn fences_do_not_affect_the_order() {
    Scenario::new(["5 | . . | 9", "", ""])
        .pairs(["4 surveyor", "12 surveyor", "7 surveyor"])
        .play()
        .choose("take 1")
        .refused(
            "write 4 a2",
            "4 does not fit in a2: numbers grow from left to right, and it stands between 5 and 9",
        )
        .refused(
            "write 4 a5",
            "4 does not fit in a5: numbers grow from left to right, and it stands to the right of 9",
        );
}

/// Facts 4.1: only the nearest numbers on both sides matter, and the streets not at all to each
/// other.
#[test]
fn every_street_has_its_own_order() {
    Scenario::new(["15", "", "1"])
        .pairs(["8 surveyor", "8 pool", "8 bis"])
        .play()
        .choose("take 1")
        // Nine houses after the 15 take no 8; eleven of street b and eleven of street c do.
        .count("write", 22)
        .choose("write 8 c2")
        .rows(["15", "", "1 8"]);
}

#[test]
fn the_number_written_is_the_number_taken() {
    Scenario::new(EMPTY)
        .pairs(["7 surveyor", "8 pool", "9 bis"])
        .play()
        .refused("write 7 a1", "not now: take a number and an action first")
        .choose("take 1")
        .refused("write 8 a1", "the number taken is 7, not 8")
        .refused("take 2", "not now: write the number first")
        .refused("done", "not now: write the number first")
        .count("write", 33)
        .choose("write 7 a1")
        .refused("write 7 a2", "not now: use the action first, or pass");
}

#[test]
fn the_sheet_has_only_its_houses() {
    Scenario::new(EMPTY)
        .play()
        .choose("take 1")
        .refused("write 7 a11", "there is no house a11 on this sheet")
        .refused("write 7 b12", "there is no house b12 on this sheet")
        .refused("write 7 c13", "there is no house c13 on this sheet")
        .choose("write 7 c12");
}

/// Facts 5: a pair whose number has no place cannot be taken.
#[test]
fn a_pair_that_fits_nowhere_cannot_be_taken() {
    Scenario::new(["1 2 3 4 5 6 7 8 9 .", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"])
        .pairs(["9 surveyor", "10 surveyor", "15 bis"])
        .play()
        .only(&["take 2", "take 3"])
        .refused("take 1", "no house takes the number 9")
        .refused("take 1+2", "here one takes one of three pairs: `take 2`")
        .refused("refuse 1", "here one takes one of three pairs: `take 2`");
}

/// Facts 4.1: rounds are simultaneous; a turn that is done waits for the others.
#[test]
fn everyone_may_use_the_same_pair_and_waits_for_the_others() {
    Scenario::new(EMPTY)
        .play()
        .choose("take 1, write 7 a4, pass, done")
        .refused("take 2", "this turn is done; the round goes on when everyone is")
        .seat(2)
        .choose("take 1, write 7 a4, fence b2, done")
        .rows([". . . 7", ". . | .", ""])
        .count("take", 3);
}
