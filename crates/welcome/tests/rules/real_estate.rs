//! The real-estate agent. Rulebook p. 6; facts 2.2, 2.3 and 4.5.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["8 real-estate", "9 pool", "9 bis"];

/// Facts 4.5: any column, whether or not one has such an estate.
#[test]
fn any_column_may_be_raised() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a1")
        .only(&[
            "promote 1",
            "promote 2",
            "promote 3",
            "promote 4",
            "promote 5",
            "promote 6",
            "pass",
        ])
        .choose("promote 6")
        .shows("promotions", [0, 0, 0, 0, 0, 1])
        .points("estates", 0);
}

/// Facts 2.3: a column whose boxes are all crossed cannot be chosen.
#[test]
fn a_full_column_cannot_be_raised() {
    Scenario::new(EMPTY)
        .promotions([1, 2, 2, 0, 0, 0])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a1")
        .can(&["promote 3", "promote 4", "promote 5", "promote 6"])
        .refused("promote 1", "the column of estates of 1 is full")
        .refused("promote 2", "the column of estates of 2 is full")
        .choose("promote 3")
        .shows("promotions", [1, 2, 3, 0, 0, 0]);
}

/// Facts 2.3: 18 boxes in all; after the last there is nothing to do.
#[test]
fn with_all_columns_full_there_is_no_step() {
    let full = [1, 2, 3, 4, 4, 4];
    assert_eq!(full.iter().sum::<u8>(), 18);
    Scenario::new(EMPTY)
        .promotions(full)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a1")
        .only(&["done"]);
}

/// Rulebook p. 6: an estate is worth the smallest value still visible in its column. At first
/// that is the number of its houses.
#[test]
fn an_estate_is_first_worth_the_number_of_its_houses() {
    for (row, points) in [
        ("1 |", 1),
        ("1 2 |", 2),
        ("1 2 3 |", 3),
        ("1 2 3 4 |", 4),
        ("1 2 3 4 5 |", 5),
        ("1 2 3 4 5 6 |", 6),
    ] {
        Scenario::new(["", "", row]).play().points("estates", points);
    }
}

/// Rulebook p. 6, its own example: estates of two and of three are worth 3 each.
#[test]
fn with_one_box_of_column_two_crossed_estates_of_two_and_three_are_worth_three() {
    Scenario::new(["1 2 | 3 4 5 |", "", ""])
        .promotions([0, 1, 0, 0, 0, 0])
        .play()
        .points("estates", 3 + 3);
}

/// Facts 2.2: every value of every column.
#[test]
fn every_column_pays_its_printed_values() {
    let columns: [&[i32]; 6] = [
        &[1, 3],
        &[2, 3, 4],
        &[3, 4, 5, 6],
        &[4, 5, 6, 7, 8],
        &[5, 6, 7, 8, 10],
        &[6, 7, 8, 10, 12],
    ];
    let rows = ["1 |", "1 2 |", "1 2 3 |", "1 2 3 4 |", "1 2 3 4 5 |", "1 2 3 4 5 6 |"];
    for (index, values) in columns.iter().enumerate() {
        for (crossed, &value) in values.iter().enumerate() {
            let mut promotions = [0; 6];
            promotions[index] = crossed as u8;
            // Two estates of the size, in two streets.
            Scenario::new([rows[index], "", rows[index]])
                .promotions(promotions)
                .play()
                .points("estates", 2 * value);
        }
    }
}
