//! Atomic War. Facts D.5.

use welcome::extensions::OpponentMarks;
use welcome::extensions::atomic::Shelters;
use welcome::sheet::Approval;

use super::sheet;
use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const PLAN: &str = "all-shelters";
const CARDS: [&str; 3] = ["1 surveyor", "2 surveyor", "5 surveyor"];

fn shelters(scenario: Scenario) -> Vec<i32> {
    let view = scenario.play().view();
    view.seats.iter().map(|seat| seat.score["shelters"]).collect()
}

/// The greatest capacity of a street wins, and the smallest of all the optimists' bonus; equal ones
/// all win.
#[test]
fn capacities_are_compared() {
    // Nothing built: everyone ties everywhere.
    assert_eq!(shelters(sheet("atomic", PLAN, EMPTY).seat(EMPTY)), [8 + 10 + 11 + 9; 2]);
    let first = [". 7 . . 10", "", ". . . 4"];
    let second = [". 7 . . . . . . 10", ". 5", ""];
    // a: 17 each; b: 0 and 5; c: 4 and 0; in all 21 and 22.
    assert_eq!(shelters(sheet("atomic", PLAN, first).seat(second)), [8 + 11 + 9, 8 + 10]);
}

/// A 0 is a shelter for nobody; a fraction counts as its whole part; a copy counts.
#[test]
fn what_a_shelter_holds() {
    let rows = [". 0 . . 9¾ 9¾b", ". 9 . . 11 . 12b 12", ""];
    let scenario = sheet("atomic", PLAN, rows).option("quarters", "true").temps(1);
    let view = scenario.play().view();
    let own = serde_json::to_value(&view.seats[0].own).expect("JSON");
    assert_eq!(own["atomic"], serde_json::json!([9, 9 + 11 + 12, 0]));
    let progress = &view.seats[0].progress[2];
    assert_eq!((progress.have, progress.need), (5, 12));
}

#[test]
fn plans_of_shelters() {
    let fulfils = |plan: &str, rows: [&str; 3]| {
        let play = sheet("atomic", plan, rows).pairs(["8 surveyor", "6 bis", "9 bis"]).play();
        play.choose("take 1, write 8 c8, pass").lists("plan 3")
    };
    let rows = ["1 | 2 | . . | 5 | . . . | 9 | .", ". | 2 | . . . . . . . . .", ""];
    assert!(fulfils("single-shelters", rows));
    assert!(!fulfils("single-shelters", [rows[0], "", ""]));
    let rows = ["1 2 3 | 4 5 6 | . | 8 9 10", "", ""];
    assert!(fulfils("lots-with-one-shelter", rows));
    let rows = ["1 2 3 | 4 5 6 | . . . .", ". . . . | 5 6 7 | . . . .", ""];
    assert!(!fulfils("lots-with-one-shelter", rows), "b5 and b7 are two");
    let rows = [". 12 . . 13 . . . 14 .", ". 11", ""];
    assert!(fulfils("capacity-50", rows));
    assert!(!fulfils("capacity-50", [". 12 . . 13 . . . 14 .", ". 10", ""]));
    let rows = [". 12 . . 13 . . . 14 .", ". 9 . . 10 . 11", ""];
    assert!(fulfils("capacity-30-in-two-streets", rows));
    assert!(!fulfils("capacity-30-in-two-streets", [rows[0], ". 9 . . 10", ""]));
}

fn against(rows: [&str; 3], pile: &[&str]) -> Scenario {
    sheet("atomic", PLAN, rows).against("1", CARDS, pile)
}

/// An opponent begins with 20, 30 and 30, and is compared like an architect.
#[test]
fn an_opponent_has_shelters_from_the_start() {
    let view = against(EMPTY, &[]).play().view();
    let opponent = view.opponent.expect("an opponent");
    let Some(OpponentMarks::Atomic(shelters)) = opponent.marks else { panic!("shelters") };
    assert_eq!((shelters.capacity, shelters.built), ([20, 30, 30], [1, 1, 1]));
    assert_eq!((opponent.score["shelters"], view.seats[0].score["shelters"]), (29, 9));
    // 24 in street a beat its 20, and the architect is still the optimist.
    let view = against([". 7 . . 8 . . . 9", "", ""], &[]).play().view();
    let opponent = view.opponent.expect("an opponent");
    assert_eq!((opponent.score["shelters"], view.seats[0].score["shelters"]), (21, 8 + 9));
    // The closed office takes part and scores nothing.
    let view = sheet("atomic", PLAN, EMPTY).against("0", CARDS, &[]).play().view();
    assert_eq!(view.opponent.expect("an opponent").total, 0);
    assert_eq!(view.seats[0].score["shelters"], 9);
}

/// A roundabout of the architect gives it a shelter of 10 in that street when the turn ends.
#[test]
fn a_roundabout_builds_it_a_shelter() {
    let play = against(EMPTY, &[]).advanced().play();
    let play = play.choose("roundabout b3, take 1+2, write 1 a1, pass, done");
    let Some(OpponentMarks::Atomic(shelters)) = play.view().opponent.expect("one").marks else {
        panic!("shelters")
    };
    assert_eq!((shelters.capacity, shelters.built), ([20, 40, 30], [1, 2, 1]));
}

fn shelters_of(play: &Play) -> ([u16; 3], [u8; 3]) {
    match play.view().opponent.expect("an opponent").marks {
        Some(OpponentMarks::Atomic(shelters)) => (shelters.capacity, shelters.built),
        other => panic!("shelters, not {other:?}"),
    }
}

/// A validation card builds it a shelter in the street of its letter, with the highest number among
/// the last three cards it was given: here 3, 4 and the 5 of this turn.
#[test]
fn validation_cards_build_it_shelters() {
    let turn = "take 1+2, write 1 a1, pass, done";
    let scenario = against(EMPTY, &["13 pool", "3 bis", "4 bis"]).two_validations_come("C");
    assert_eq!(shelters_of(&scenario.play().choose(turn)), ([25, 35, 30], [2, 2, 1]));
    let pile = ["13 pool", "3 bis", "4 bis"];
    let scenario = sheet("atomic", PLAN, EMPTY).against("2", CARDS, &pile);
    let scenario = scenario.two_validations_come("A");
    assert_eq!(shelters_of(&scenario.play().choose(turn)), ([20, 35, 35], [1, 2, 2]));
    // One card is enough to build with.
    let scenario = against(EMPTY, &[]).two_validations_come("C");
    assert_eq!(shelters_of(&scenario.play().choose(turn)), ([25, 35, 30], [2, 2, 1]));
    // The closed office builds as well; it has validated C.
    let mut scenario = sheet("atomic", PLAN, EMPTY).against("0", CARDS, &["9 pool"]);
    scenario.position.opponent.as_mut().expect("an opponent").plans[2] = Some(Approval::First);
    scenario.position.plans[2].approved = true;
    let play = scenario.two_validations_come("C").play().choose(turn);
    assert_eq!(shelters_of(&play), ([29, 39, 30], [2, 2, 1]));
}

/// Where every space of a street is taken, nothing is built, by a card or for a roundabout.
#[test]
fn without_a_space_it_builds_nothing() {
    let full = Shelters { capacity: [60, 70, 80], built: [3, 4, 5] };
    let scenario = against(EMPTY, &["13 pool"]).opponent_marks(OpponentMarks::Atomic(full));
    let play = scenario.advanced().two_validations_come("C").play();
    let play = play.choose("roundabout a2, take 1+2, write 1 a1, pass, done");
    assert_eq!(shelters_of(&play), ([60, 70, 80], [3, 4, 5]));
}
