//! Quack Quack. Facts D.8.

use tabletop::{Game as _, Viewer};
use welcome::extensions::{Extension, OpponentMarks, SheetCount, WrittenMarks};

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const PLAN: &str = "five-of-both-colours";
/// Every house beside a yellow duckling or on the way of its chain; the black ones stay apart.
const ALL_YELLOW: [&str; 3] =
    [". . . 4 5 6 7 8 9 10", ". . . . 5 6 7 8 9 10 .", ". . . 4 5 6 7 8 9 10 . ."];

fn now(play: &Play) -> ([usize; 2], [u8; 3]) {
    match play.view().seats[0].own {
        Some(SheetCount::Ducks { circled, now, .. }) => (circled, now),
        ref other => panic!("ducklings, not {other:?}"),
    }
}

/// Layout: eight of each colour, two yellow and three black ones between the streets.
#[test]
fn the_ducklings_add_up() {
    let play = sheet("ducks", PLAN, EMPTY).play();
    let Extension::Ducks(ducks) = printed(&play) else { panic!("the sheet of ducks") };
    let between = |all: &[welcome::extensions::ducks::Duckling]| {
        all.iter().filter(|duckling| !duckling.in_street()).count()
    };
    let [yellow, black] = &ducks.ducklings;
    assert_eq!((yellow.len(), black.len()), (8, 8));
    assert_eq!((between(yellow), between(black)), (2, 3));
}

/// A duckling is circled when both houses are numbered, and counts if a chain leads to its parent.
#[test]
fn chains_lead_home() {
    let circled_only = sheet("ducks", PLAN, [". . . 4 5", "", ""]).play();
    assert_eq!(now(&circled_only), ([1, 0], [0, 0, 0]), "no way to a10");
    let home = sheet("ducks", PLAN, [". . . 4 5 6 7 8 9 10", "", ""]).play();
    // a4|5 and a8|9 are home; black a6|7 is circled but far from c1.
    assert_eq!(now(&home), ([2, 1], [2, 0, 2]));
    // Down through a8/b9 to b9|10.
    let down = sheet("ducks", PLAN, [". . . . . . . 8 9 10", ". . . . . . . . 9 10", ""]).play();
    assert_eq!(now(&down), ([3, 0], [3, 0, 3]));
    // Black: c1 to c2|3, and up through b1/c2.
    let black = sheet("ducks", PLAN, ["", "1", "1 2 3"]).play();
    assert_eq!(now(&black), ([0, 2], [0, 2, 2]));
    // Without c1 nothing is home.
    let cut = sheet("ducks", PLAN, ["", "1", ". 2 3"]).play();
    assert_eq!(now(&cut), ([0, 2], [0, 0, 0]));
    // Fences do not break chains.
    let fenced = sheet("ducks", PLAN, ["", "1", "1 | 2 | 3"]).play();
    assert_eq!(now(&fenced), ([0, 2], [0, 2, 2]));
}

/// All yellow circled: at the end of that turn everyone counts yellow, once.
#[test]
fn a_count_is_made_for_everyone() {
    let mut last = ALL_YELLOW;
    last[0] = ". . . 4 5 6 7 8 . 10";
    let scenario = sheet("ducks", PLAN, last).seat([". . . . . . . 8 9 10", "", ""]);
    let play = scenario.pairs(["9 surveyor", "12 bis", "13 pool"]).play();
    let play = play.choose("take 1, write 9 a9, pass, done").seat(2);
    let play = play.choose("take 2, write 12 c12, pass, done");
    let counted = |seat: usize| play.game.view(Viewer::Spectator).seats[seat].own.clone();
    let Some(SheetCount::Ducks { counted: first, now, .. }) = counted(0) else { panic!("ducks") };
    assert_eq!((first, now[0]), ([Some(8), None, None], 8));
    let Some(SheetCount::Ducks { counted: second, .. }) = counted(1) else { panic!("ducks") };
    assert_eq!(second, [Some(1), None, None]);
    // What was counted stays; both colours are still to be counted.
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.seats[0].score["ducklings"], 8 + i32::from(now[1]) + i32::from(now[2]));
}

fn against(rows: [&str; 3], pile: &[&str]) -> Scenario {
    against_level("1", rows, pile)
}

fn against_level(level: &str, rows: [&str; 3], pile: &[&str]) -> Scenario {
    sheet("ducks", PLAN, rows).against(level, ["1 surveyor", "2 surveyor", "5 surveyor"], pile)
}

/// An opponent gets a point for each two cards at every count; those not made are made at the end.
#[test]
fn an_opponent_counts_pairs() {
    let pile = ["8 pool", "8 bis", "8 surveyor", "10 pool", "10 bis"];
    let view = against(EMPTY, &pile).play().view();
    assert_eq!(view.opponent.expect("an opponent").score["ducklings"], 3 * 2);
}

#[test]
fn plans_of_ducklings() {
    let progress = |plan: &str, rows: [&str; 3]| {
        let counted = WrittenMarks::Ducks([None; 3]);
        let view = with_marks(sheet("ducks", plan, rows), counted).play().view();
        let progress = &view.seats[0].progress[2];
        (progress.have, progress.need)
    };
    let whole = "1 2 3 4 5 6 7 8 9 10";
    assert_eq!(progress(PLAN, [whole, "1 2 3", "1 2 3"]), (2 + 5, 10));
    // a: 4|5, 8|9, 1|2 and 6|7; b: 5|6, 9|10 and 2|3.
    let plan = "ducklings-of-two-streets";
    assert_eq!(progress(plan, [whole, "", ""]), (1, 2));
    assert_eq!(progress(plan, [whole, ". 2 3 . 5 6 . . 9 10", ""]), (2, 2));
    let plan = "yellow-below-black-above";
    assert_eq!(progress(plan, ["1 2 . . . 6 7", "", ". . . 4 5"]), (3, 4));
    let plan = "ducklings-between-streets";
    assert_eq!(progress(plan, [". 2 . . . . . 8", "1 . 3 4 . . 7 . 9", ". 2 . . 5 . . 8"]), (5, 5));
    let lots = "pools-and-ducklings";
    // Pools at a3 and b4; the duckling must lie between two houses of the lot.
    let rows = ["| . . 3p 4 5 | . . . . .", "", ""];
    assert_eq!(progress(lots, rows), (0, 2));
    let rows = [". . | 3p 4 5 | . . . . .", "", ""];
    assert_eq!(progress(lots, rows), (1, 2));
}

/// One house may circle the last duckling of both colours: all three counts fall in one turn.
#[test]
fn a_turn_can_make_every_count() {
    let rows = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 .", "1 2 3 4 . 6 7 8 9 10 . ."];
    let scenario = sheet("ducks", PLAN, rows).seat(EMPTY);
    let play = scenario.pairs(["5 surveyor", "12 bis", "13 pool"]).play();
    let play = play.choose("take 1, write 5 c5, pass, done").seat(2);
    let play = play.choose("take 2, write 12 c12, pass, done");
    let view = play.game.view(Viewer::Spectator);
    let counted = |seat: usize| match view.seats[seat].own {
        Some(SheetCount::Ducks { counted, .. }) => counted,
        ref other => panic!("ducklings, not {other:?}"),
    };
    assert_eq!(counted(0), [Some(8), Some(8), Some(16)]);
    assert_eq!(counted(1), [Some(0); 3]);
    assert_eq!(view.seats[0].score["ducklings"], 8 + 8 + 16);
}

/// A roundabout is no numbered house: its ducklings stay, chains end there, and a parent beside it is
/// cut off for good.
#[test]
fn roundabouts_part_ducklings() {
    let play = |rows| sheet("ducks", PLAN, rows).advanced().play();
    assert_eq!(now(&play([". . . 4 | o | . . . . .", "", ""])).0, [0, 0]);
    let cut = play([". . . . . . . 8 9 | o", "", ""]);
    assert_eq!(now(&cut), ([1, 0], [0, 0, 0]));
    let parted = play([". . . 4 5 6 | o | 8 9 10", "", ""]);
    assert_eq!(now(&parted), ([2, 0], [1, 0, 1]), "a4|5 is circled beyond the roundabout");
}

/// What the architect and the opponent had at each count.
fn counts(play: &Play) -> ([Option<u8>; 3], [Option<u8>; 3]) {
    let view = play.view();
    let mine = match view.seats[0].own {
        Some(SheetCount::Ducks { counted, .. }) => counted,
        ref other => panic!("ducklings, not {other:?}"),
    };
    match view.opponent.expect("an opponent").marks {
        Some(OpponentMarks::Ducks(theirs)) => (mine, theirs),
        other => panic!("counts, not {other:?}"),
    }
}

/// Validation card A makes the yellow count at once, B the black one, and the second of them both; C
/// none. The opponent scores a point for each two of its cards, the one of this turn among them.
#[test]
fn validation_cards_make_counts() {
    let turn = "take 1+2, write 1 a1, pass, done";
    let rows = ["", "1", "1 2 3"];
    let pile = ["8 pool", "8 bis", "8 surveyor"];
    let play = against(rows, &pile).two_validations_come("C").play().choose(turn);
    assert_eq!(counts(&play), ([Some(0), Some(2), Some(2)], [Some(2); 3]));
    // A came before: B and C make the counts that are left, and yellow stays as it was. Ann does not
    // validate A.
    let scenario =
        against_level("2", rows, &pile).opponent_marks(OpponentMarks::Ducks([Some(1), None, None]));
    let scenario = with_marks(scenario, WrittenMarks::Ducks([Some(0), None, None]));
    let play = scenario.two_validations_come("A").play().choose(turn);
    assert_eq!(counts(&play), ([Some(0), Some(2), Some(2)], [Some(1), Some(2), Some(2)]));
    let scenario = against(rows, &pile).opponent_marks(OpponentMarks::Ducks([None, Some(1), None]));
    let scenario = with_marks(scenario, WrittenMarks::Ducks([None, Some(2), None]));
    let play = scenario.two_validations_come("B").play().choose(turn);
    assert_eq!(counts(&play), ([Some(0), Some(2), Some(2)], [Some(2), Some(1), Some(2)]));
}

/// A count that the architect makes pays the opponent too; the closed office is paid nothing.
#[test]
fn your_count_pays_the_opponent() {
    let mut rows = ALL_YELLOW;
    rows[0] = ". . . 4 5 6 7 8 . 10";
    for (level, paid) in [("1", 3 * 2), ("0", 0)] {
        let cards = ["9 surveyor", "2 surveyor", "5 surveyor"];
        let pile = ["8 pool", "8 bis", "8 surveyor"];
        let play = sheet("ducks", PLAN, rows).against(level, cards, &pile).play();
        let play = play.choose("take 1+2, write 9 a9, pass, done");
        assert_eq!(counts(&play), ([Some(8), None, None], [Some(2), None, None]));
        assert_eq!(play.view().opponent.expect("one").score["ducklings"], paid);
    }
}
