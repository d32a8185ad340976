//! Christmas Lights. Facts D.4.

use super::sheet;
use crate::play::Play;
use crate::scenario::EMPTY;

const PLAN: &str = "strings-of-three";

fn lights(rows: [&str; 3]) -> i32 {
    let play = sheet("christmas", PLAN, rows).option("quarters", "true").temps(3).play();
    play.view().seats[0].score["lights"]
}

/// A house alone is no string; two consecutive numbers are.
#[test]
fn strings_pay_for_each_house() {
    assert_eq!(lights(["7", "", ""]), 0);
    assert_eq!(lights(["7 8", "", ""]), 2);
    assert_eq!(lights(["7 9", "", ""]), 0);
    assert_eq!(lights(["7 8 9 . 11", "3 4", ". . 12 13 14"]), 3 + 2 + 3);
}

/// Rulebook: 7–7B–8, 9–9¾–10 and 8–9¾–10 are strings.
#[test]
fn copies_and_quarters_are_consecutive() {
    assert_eq!(lights(["7 7b 8", "", ""]), 3);
    assert_eq!(lights(["9 9¾ 10", "", ""]), 3);
    assert_eq!(lights(["8 9¾ 10", "", ""]), 3);
    assert_eq!(lights(["7 9¾ 11", "", ""]), 0);
}

/// Fences do not cut strings; empty places and roundabouts do.
#[test]
fn what_cuts_a_string() {
    assert_eq!(lights(["7 | 8 | 9", "", ""]), 3);
    assert_eq!(lights(["7 . 8", "", ""]), 0);
    let play = sheet("christmas", PLAN, ["6 7 | o | 8 9 10", "", ""]).advanced().play();
    assert_eq!(play.view().seats[0].score["lights"], 3, "only the longest pays");
}

/// Two strings of equal length: one pays.
#[test]
fn equal_strings_pay_once() {
    assert_eq!(lights(["1 2 . 4 5", "", ""]), 2);
}

fn can_fulfil(plan: &str, rows: [&str; 3]) -> bool {
    fulfil(sheet("christmas", plan, rows).play())
}

fn fulfil(play: Play) -> bool {
    let play = play.choose("take 1, write 7 c1, pass");
    play.lists("plan 3")
}

#[test]
fn lots_in_one_string() {
    assert!(can_fulfil(PLAN, ["1 2 3 | 4 5 6 | 8 9 10 | .", "", ""]));
    assert!(!can_fulfil(PLAN, ["1 2 3 | 4 5 6 | 8 9 11 | .", "", ""]));
    let plan = "strings-of-four-and-five";
    assert!(can_fulfil(plan, ["1 2 3 4 | 5 6 7 8 9 | .", "", ""]));
    assert!(!can_fulfil(plan, ["1 2 3 5 | 6 7 8 9 10 | .", "", ""]));
}

/// The middle house is linked to neither side; the outer ones may be linked outwards.
#[test]
fn lots_with_a_dark_middle() {
    let plan = "dark-middles";
    assert!(can_fulfil(plan, ["1 3 5 | 6 8 10 | . . . .", "", ""]));
    assert!(!can_fulfil(plan, ["1 2 5 | 6 8 10 | . . . .", "", ""]));
}

/// All houses of a street; a roundabout at its end is no house, one inside cuts the string.
#[test]
fn a_whole_street_in_one_string() {
    let progress = |rows: [&str; 3], plan: &str| {
        let play = sheet("christmas", plan, rows).advanced().play();
        let progress = &play.view().seats[0].progress[2];
        (progress.have, progress.need)
    };
    let plan = "string-of-street-c";
    assert_eq!(progress(EMPTY, plan), (0, 12));
    assert_eq!(progress(["", "", "1 2 3 4 5 6 7 8 9 10 11 12"], plan), (12, 12));
    assert_eq!(progress(["", "", "o | 2 3 4 5 6 7 8 9 10 11 12"], plan), (11, 11));
    assert_eq!(progress(["", "", "1 2 3 4 5 | o | 7 8 9 10 11 12"], plan), (6, 11));
    let plan = "string-and-parks";
    assert_eq!(progress(["1 2 3 4 5 6 7 8 9 10", "", ""], plan), (10, 13));
}

/// An opponent gets a point for each card between its first and its last Barrier.
#[test]
fn an_opponent_counts_between_barriers() {
    let cards = ["1 surveyor", "2 surveyor", "5 surveyor"];
    let points = |pile: &[&str]| {
        let play = sheet("christmas", PLAN, EMPTY).against("1", cards, pile).play();
        play.view().opponent.expect("an opponent").score["lights"]
    };
    assert_eq!(points(&["8 pool", "8 surveyor", "8 bis"]), 0);
    assert_eq!(points(&["8 pool", "8 surveyor", "8 bis", "7 surveyor", "9 surveyor", "4 bis"]), 2);
}
