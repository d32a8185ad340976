//! Positions of these sheets: what their marks cannot show.

use tabletop::{Dealer, Game, Seed};
use welcome::Welcome;
use welcome::extensions::WrittenMarks;

use super::{sheet, with_marks};
use crate::scenario::{EMPTY, Scenario};

fn faults(scenario: Scenario) -> Vec<String> {
    let refused = Welcome::set_up(&scenario.filled(), Dealer::new(&Seed([1; 16])));
    refused.err().map_or(Vec::new(), |faults| faults.0.iter().map(ToString::to_string).collect())
}

fn marks(text: &str) -> WrittenMarks {
    serde_json::from_str(text).expect("marks")
}

#[test]
fn eggs_that_no_number_collected() {
    let scenario = sheet("eggs", "eggs-in-lots", ["6 . . 7 . . . 8", "", ""]);
    let eggs = r#"{ "eggs": ["a1 1+2", "a4 1", "a5 1", "a2 1", "a8 1", "a8 2", "b1", "a8 3"] }"#;
    assert_eq!(
        faults(with_marks(scenario, marks(eggs))),
        [
            "seats[0].sheet.marks.eggs[0]: the number in a1 collects at most 1 of its eggs; it bears 6",
            "seats[0].sheet.marks.eggs[1]: the number in a4 collects at most 0 of its eggs; it bears 7",
            "seats[0].sheet.marks.eggs[2]: the number in a5 collects at most 0 of its eggs; it bears \
             no number",
            "seats[0].sheet.marks.eggs[3]: a2 has no eggs",
            "seats[0].sheet.marks.eggs[5]: a8 twice: expected each house once",
            "seats[0].sheet.marks.eggs[6]: `b1`: expected a house and its eggs, as in `a5 1+2`",
            "seats[0].sheet.marks.eggs[7]: `a8 3`: expected a house and its eggs, as in `a5 1+2`",
        ]
    );
}

#[test]
fn marks_of_another_sheet() {
    let eggs = marks(r#"{ "eggs": [] }"#);
    assert_eq!(
        faults(with_marks(sheet("atomic", "all-shelters", EMPTY), eggs.clone())),
        ["seats[0].sheet.marks: marks of another sheet: expected those of the sheet `atomic`"]
    );
    assert_eq!(
        faults(with_marks(Scenario::new_2023(EMPTY), eggs)),
        ["seats[0].sheet.marks: marks of another sheet: expected none on this sheet"]
    );
}

#[test]
fn zoorgs_that_cannot_be() {
    let scenario = sheet("roswell", "zoorgs-of-a-street", ["1 2 3p 4 4b . 7", "", ""]);
    let zoorgs = r#"{ "roswell": { "goal": 5, "zoorgs": ["a2", "a2", "a1", "a9"] } }"#;
    assert_eq!(
        faults(with_marks(
            with_marks(scenario, marks(zoorgs)).seat(EMPTY),
            marks(r#"{ "roswell": {} }"#)
        )),
        [
            "seats[0].sheet.marks.zoorgs[1]: a2 twice: expected each house once",
            "seats[0].sheet.marks.zoorgs[2]: a1 has no saucer",
            "seats[0].sheet.marks.zoorgs[3]: a9 has no number: expected a numbered house",
            "seats[0].sheet.marks.goal: 5: expected 1 to 4",
        ]
    );
    let one = with_marks(
        sheet("roswell", "zoorgs-of-a-street", EMPTY),
        marks(r#"{ "roswell": { "goal": 1 } }"#),
    );
    assert_eq!(
        faults(one),
        ["seats: a goal is missing: expected one of every architect, or of none before the first \
             turn"]
    );
}

#[test]
fn cones_that_cannot_be() {
    let scenario = sheet("trucks", "large-cones", [". 2 . . 5", "", ""]);
    let told = r#"{ "trucks": { "cones": ["a2", "a2", "a1", "a3"], "bonuses": ["b"] } }"#;
    assert_eq!(
        faults(with_marks(scenario, marks(told))),
        [
            "seats[0].sheet.marks.cones[1]: a2 twice: expected each house once",
            "seats[0].sheet.marks.cones[2]: a1 has no cone",
            "seats[0].sheet.marks.cones[3]: a3 has no number: expected a numbered house",
            "seats[0].sheet.marks.cones: expected a5 among them, since the truck stands there",
            "seats[0].sheet.marks.bonuses: the bonus of street b: expected its round to be finished",
        ]
    );
    let finished = sheet("trucks", "large-cones", [". . . . . . . . 9", "", ""]);
    let finished = with_marks(finished, marks(r#"{ "trucks": { "cones": ["a9"] } }"#));
    assert_eq!(
        faults(finished),
        [
            "seats: the bonus of street a is open: expected it to be won, since someone has finished \
             that round"
        ]
    );
}

#[test]
fn ghosts_and_candies_that_cannot_be() {
    let scenario = sheet("halloween", "seven-candies", [". 2 . 4", "", ""]);
    let told = r#"{ "halloween": { "ghosts": ["a2", "a1", "a6"], "candies": ["a2"],
        "tiers": ["ghosts 1"] } }"#;
    assert_eq!(
        faults(with_marks(scenario, marks(told))),
        [
            "seats[0].sheet.marks.ghosts[1]: a1 has no ghost and no candy",
            "seats[0].sheet.marks.ghosts[2]: a6 has no number: expected a numbered house",
            "seats[0].sheet.marks.candies[0]: a2 twice: expected its ghost or its candy, once",
            "seats[0].sheet.marks: a4 has a number: expected its ghost or its candy",
            "seats[0].sheet.marks.tiers[0]: `ghosts 1`: 1 ghosts, expected at least 4",
        ]
    );
}

#[test]
fn a_siege_that_cannot_be() {
    let scenario = sheet("zombies", "invaded-houses", [". z 3 . . .", "", ""]);
    let told = r#"{ "zombies": { "barricades": ["a3", "a4"], "moved": [0, 3, 1, 0, 0, 0],
        "used": 2 } }"#;
    assert_eq!(
        faults(with_marks(scenario, marks(told))),
        [
            "seats[0].sheet.marks.barricades[0]: a3 has its barricade printed: expected an open house",
            "seats[0].sheet.marks.barricades[1]: a4 has no number: expected a numbered house",
            "seats[0].sheet.marks.moved[1]: 3 moves: expected at most 2",
            "seats[0].sheet.marks.used: 2 used: expected at most the 1 found",
            "seats[0].sheet.marks: a2 is invaded: expected a house a horde has reached",
            "seats[0].sheet.marks: a horde has reached a7: expected it to be invaded or barricaded",
            "seats[0].sheet.marks: a horde has reached a9: expected it to be invaded or barricaded",
            "seats[0].sheet.marks: a horde has reached b3: expected it to be invaded or barricaded",
        ]
    );
}

#[test]
fn counts_that_cannot_be() {
    let all_yellow = [". . . 4 5 6 7 8 9 10", ". . . . 5 6 7 8 9 10 .", ". . . 4 5 6 7 8 9 10 . ."];
    assert_eq!(
        faults(sheet("ducks", "five-of-both-colours", all_yellow)),
        ["seats: the count of yellow is not made: expected it, since someone has circled all of \
             them"]
    );
    let scenario = sheet("ducks", "five-of-both-colours", all_yellow);
    let counted = with_marks(scenario, marks(r#"{ "ducks": [9, null, null] }"#)).seat(EMPTY);
    assert_eq!(
        faults(counted),
        [
            "seats[0].sheet.marks.ducks[0]: 9 points: expected at most the 8 there are",
            "seats: the count of yellow is made by some: expected all",
        ]
    );
}
