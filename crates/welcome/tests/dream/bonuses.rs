//! What columns and streets pay, and who is first.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["7 landscaper", "8 temp", "10 pool"];

/// Rulebook: 1 for a normal and 3 for a perfect house of a complete column, doubled for the first;
/// an incomplete column pays nothing.
#[test]
fn a_complete_column_pays_its_houses_twice_for_the_first() {
    let rows = ["1*", "2", "3*", "1", ""];
    let play = Scenario::new(PAIRS, rows).seat(EMPTY).play();
    let play = play.points("columns", 0).choose("take 1, write 7 e1");
    // Its bonus is circled at the end of the round.
    let play = play.points("columns", 3 + 1 + 3 + 1 + 3).has("").choose("done");
    play.seat(2).choose("take 1, write 7 a1, done").seat(1).has("1").points("columns", 22);
}

#[test]
fn a_column_that_another_completed_first_is_not_doubled() {
    let rows = ["1*", "2", "3*", "1", ""];
    let first = ["1", "2", "3", "1", "2"];
    let play = Scenario::new(PAIRS, rows).seat(first).won("1").play();
    let play = play.choose("take 1, write 7 e1, done").seat(2).choose("take 1, write 7 a2, done");
    play.clone().has("1").points("columns", 10).seat(1).has("").points("columns", 11);
}

/// Rulebook: all who get the same bonus in the same turn have it.
#[test]
fn bonuses_are_shared_by_all_who_get_them_in_the_same_round() {
    let street = ["1 2 3 4 5 6", "", "", "", ""];
    let play = Scenario::new(PAIRS, street).seat(street).seat(EMPTY).play();
    let play = play.choose("take 1, write 7 a7, done").points("streets", 0);
    let play = play.seat(2).choose("take 2, write 8 a7, done");
    let play = play.seat(3).choose("take 1, write 7 a1, done");
    let play = play.seat(1).has("a").points("streets", 10).seat(2).has("a").points("streets", 10);
    play.seat(3).has("").points("streets", 0);
}

#[test]
fn a_street_that_another_completed_first_pays_nothing() {
    let full = ["1 2 3 4 5 6 7", "", "", "", ""];
    let play = Scenario::new(PAIRS, ["1 2 3 4 5 6", "", "", "", ""]).seat(full).won("a").play();
    let play = play.choose("take 1, write 7 a7, done").seat(2).choose("take 1, write 7 b1, done");
    play.clone().points("streets", 10).seat(1).has("").points("streets", 0);
}

/// One number may complete a street and a column.
#[test]
fn one_house_may_bring_two_bonuses() {
    let rows =
        ["1 2 3 4 5 6 .", ". . . . . . 9", ". . . . . . 9", ". . . . . . 9", ". . . . . . 9"];
    let play = Scenario::new(PAIRS, rows).seat(EMPTY).play();
    let play = play.choose("take 1, write 7 a7, done").seat(2).choose("take 1, write 7 b1, done");
    play.seat(1).has("a 7").points("streets", 10).points("columns", 10);
}
