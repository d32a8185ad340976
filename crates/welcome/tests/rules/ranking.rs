//! Who wins. Rulebook p. 8; facts 2.2 and 4.12.

use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

/// Takes no number below 12, so that its third refusal ends the game this round.
const STUCK: [&str; 3] =
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];

/// Plays one last round with these sheets, in which everyone writes an 11 in the last house of the
/// bottom street, and the last seat, with nothing but penalties, is refused its third permit.
fn last_round(sheets: &[[&str; 3]]) -> Play {
    let first = Scenario::new(sheets[0]);
    let all = sheets[1..].iter().fold(first, |game, &sheet| game.seat(sheet));
    let mut play = all.seat(STUCK).refusals(2).pairs(["11 pool", "10 pool", "9 pool"]).play();
    for seat in 1..=sheets.len() {
        play = play.seat(seat).choose("take 1, write 11 c12, done");
    }
    play.seat(sheets.len() + 1).choose("refuse, done").ends("refusals")
}

/// Rulebook p. 8: most points win.
#[test]
fn most_points_win() {
    last_round(&[["1 2 |", "", ""], ["1 2 3 |", "", ""], ["1 |", "", ""]])
        .totals(&[2, 3, 1, -5])
        .ranks(&[2, 1, 3, 4]);
}

/// Rulebook p. 8: between equals, most complete estates.
#[test]
fn a_tie_is_broken_by_estates() {
    last_round(&[["1 2 3 |", "", ""], ["1 | 2 3 |", "", ""]]).totals(&[3, 3, -5]).ranks(&[2, 1, 3]);
}

/// Rulebook p. 8: then most estates of one house, then of two, and so on.
#[test]
fn then_by_the_smallest_estates() {
    // Three estates each, worth 9: 1 + 4 + 4 before 2 + 2 + 5.
    last_round(&[["1 2 | 3 4 | 5 6 7 8 9 |", "", ""], ["1 | 2 3 4 5 | 6 7 8 9 |", "", ""]])
        .totals(&[9, 9, -5])
        .ranks(&[2, 1, 3]);
    // Three estates each, worth 12, none of one house: 2 + 5 + 5 before 3 + 3 + 6.
    last_round(&[["1 2 3 |", "1 2 3 |", "1 2 3 4 5 6 |"], ["1 2 |", "1 2 3 4 5 |", "1 2 3 4 5 |"]])
        .totals(&[12, 12, -5])
        .ranks(&[2, 1, 3]);
    // Three estates each, worth 15, none of one or two: 3 + 6 + 6 before 4 + 5 + 6, and that
    // before 5 + 5 + 5.
    last_round(&[
        ["1 2 3 4 5 |", "1 2 3 4 5 |", "1 2 3 4 5 |"],
        ["1 2 3 4 |", "1 2 3 4 5 |", "1 2 3 4 5 6 |"],
        ["1 2 3 |", "1 2 3 4 5 6 |", "1 2 3 4 5 6 |"],
    ])
    .totals(&[15, 15, 15, -5])
    .ranks(&[3, 2, 1, 4]);
}

/// Rulebook p. 8: after that, the place is shared; the next seat comes after all of them.
#[test]
fn full_equals_share_a_place() {
    last_round(&[["1 2 |", "", ""], ["", "", "3 4 |"], ["1 |", "", ""]])
        .totals(&[2, 2, 1, -5])
        .ranks(&[1, 1, 3, 4]);
    last_round(&[EMPTY, EMPTY, EMPTY]).ranks(&[1, 1, 1, 4]);
}

/// Facts 4.5: seven houses are no estate, in ties neither.
#[test]
fn seven_houses_break_no_tie() {
    last_round(&[["1 2 3 4 5 6 7 |", "1 2 |", ""], ["1 2 |", "", ""]])
        .totals(&[2, 2, -5])
        .ranks(&[1, 1, 3]);
}

/// Facts 2.2: plans, parks, pools, temps and estates, less bis, refusals and roundabouts.
#[test]
fn the_total_is_the_sum_of_its_parts() {
    let play = Scenario::new([
        "1u 2u 3pu | 4 4b | o | 7p 8p | .",
        "1pu 2u 3u 4pu | . . . 8p",
        ". 2p . . . . 7 . . . 11p 12",
    ])
    .advanced()
    .plans(["seven-temps", "pools-of-two-streets", "estates-3-4"])
    .fulfilled(["-", "-", "first"])
    .parks([3, 1, 2])
    .temps(5)
    .promotions([0, 2, 1, 0, 0, 0])
    .refusals(2)
    .seat(EMPTY)
    .temps(6)
    .play()
    .points("plans", 7)
    .points("parks", 10 + 2 + 4)
    .points("pools", 31)
    .points("temps", 4)
    // 3 houses at 4, 2 and 2 at 4, 4 at 4.
    .points("estates", 4 + 4 + 4 + 4)
    .points("bis", -1)
    .points("refusals", -3)
    .points("roundabouts", -3);
    assert_eq!(play.view().seats[0].total, 7 + 16 + 31 + 4 + 16 - 1 - 3 - 3);
}
