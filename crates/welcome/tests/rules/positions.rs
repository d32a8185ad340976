//! Positions as JSON: impossible ones are refused with every fault named, possible ones come back
//! as they were written.

use serde_json::{Value, json};
use tabletop::{Dealer, Faults, Game, Seed};
use welcome::{Position, Welcome};

use crate::players::{self, whole_game};
use crate::scenario::rows;

mod sheets;
mod table;

fn set_up(json: Value) -> Result<Welcome, Faults> {
    let position: Position = serde_json::from_value(json).expect("the form of a position");
    Welcome::set_up(&position, Dealer::new(&Seed([1; 16])))
}

fn empty_seat() -> Value {
    json!({ "sheet": { "streets": [
        ". . . . . . . . . .",
        ". . . . . . . . . . .",
        ". . . . . . . . . . . ."
    ] } })
}

/// A standard game of two about to begin.
fn standard() -> Value {
    json!({
        "game": "welcome",
        "plans": [{ "plan": "estates-6-6" }, { "plan": "estates-3-6" }, { "plan": "estates-3-4" }],
        "pairs": [
            { "number": 7, "action": "pool", "next": "bis" },
            { "number": 8, "action": "pool", "next": "bis" },
            { "number": 9, "action": "pool", "next": "bis" }
        ],
        "seats": [empty_seat(), empty_seat()]
    })
}

/// The same alone.
fn solo() -> Value {
    let mut position = standard();
    position["seats"] = json!([empty_seat()]);
    position["cards"] = json!(["7 pool", "8 pool", "9 pool"]);
    position.as_object_mut().expect("an object").remove("pairs");
    position
}

/// The same for two experts.
fn expert() -> Value {
    let mut position = standard();
    position["options"] = json!({ "expert": true });
    position["seats"][0]["hand"] = json!(["7 pool", "8 pool", "9 pool"]);
    position["seats"][1]["hand"] = json!(["7 bis", "8 bis", "9 bis"]);
    position.as_object_mut().expect("an object").remove("pairs");
    position
}

/// Sets fields by their path; `null` takes one out.
fn with(mut position: Value, fields: &[(&str, Value)]) -> Value {
    for (path, value) in fields {
        let (parent, name) = path.rsplit_once('/').expect("a path");
        let parent = position.pointer_mut(parent).unwrap_or_else(|| panic!("{path}"));
        match (parent, value) {
            (Value::Object(parent), Value::Null) => {
                parent.remove(name);
            }
            (Value::Object(parent), value) => {
                parent.insert(name.to_owned(), value.clone());
            }
            (Value::Array(parent), value) => {
                parent[name.parse::<usize>().expect("an index")] = value.clone();
            }
            (other, _) => panic!("{path}: {other} has no fields"),
        }
    }
    position
}

#[track_caller]
fn refused(position: Value, faults: &[&str]) {
    let told: Vec<String> = match set_up(position) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
    };
    assert_eq!(told, faults);
}

#[test]
fn the_base_positions_are_possible() {
    for position in [standard(), solo(), expert()] {
        refused(position, &[]);
    }
}

/// A text that is no position at all is refused before anything is checked.
#[test]
fn json_of_another_form() {
    for (path, value, problem) in [
        ("/colour", json!("blue"), "unknown field `colour`, expected one of "),
        ("/seats/0/sheet/houses", json!(3), "unknown field `houses`, expected one of "),
        ("/plans", json!([]), "invalid length 0, expected an array of length 3"),
        ("/plans", Value::Null, "missing field `plans`"),
        ("/pairs/0/action", json!("gardener"), "unknown variant `gardener`, expected one of "),
        (
            "/pairs/0/number",
            json!(18),
            "`18` is not understood: expected a house number from 0 to 17",
        ),
        (
            "/discarded",
            json!(["7 gardener"]),
            "`gardener` is not understood: expected an action: surveyor, real-estate, landscaper, \
             pool, temp, bis",
        ),
        ("/seats/0/sheet/plans", json!(["second", null, null]), "unknown variant `second`"),
        ("/first_architect", json!(0), "0 is not a seat: expected a seat number from 1 to 128"),
    ] {
        let position = with(standard(), &[(path, value)]);
        let error = serde_json::from_value::<Position>(position).expect_err(path).to_string();
        assert!(error.starts_with(problem), "{error}");
    }
}

/// A game in the middle of anything comes back from its position, in every mode.
#[test]
fn positions_of_games_come_back() {
    for (seats, switches) in [
        (1, &[][..]),
        (2, &[]),
        (5, &[]),
        (1, &["advanced"]),
        (3, &["advanced"]),
        (3, &["expert"]),
        (2, &["advanced", "expert"]),
    ] {
        let setup = players::setup(seats, switches);
        for index in 0..6 {
            whole_game(&setup, index, players::building, |game| {
                let position = game.position();
                let json = serde_json::to_string(&position).expect("plain JSON");
                let read: Position = serde_json::from_str(&json).expect("reads back");
                assert_eq!(read, position);
                match Welcome::set_up(&read, Dealer::new(&Seed([7; 16]))) {
                    Ok(game) => assert_eq!(game.position(), position),
                    Err(faults) => panic!("{faults}\n{json}"),
                }
            });
        }
    }
}

/// Written by hand, read, and written again: what was left out is filled in, nothing changes.
#[test]
fn a_position_written_by_hand_comes_back_filled_in() {
    // Fences at the ends of a street stand anyway, and may be written.
    let written = rows(["1u 2u 3u | 5 5b . . 9p | o |", "| 1pu 4u 6u 8u | 9 |", "2 | . |"]);
    let position = with(
        standard(),
        &[
            ("/options", json!({ "advanced": true })),
            ("/plans/2/approved", json!(true)),
            ("/seats/0/sheet/streets", json!(written)),
            ("/seats/0/sheet/plans", json!([null, null, "first"])),
        ],
    );
    let game = set_up(position).unwrap_or_else(|faults| panic!("{faults}"));
    let sheet = &game.position().seats[0].sheet;
    let canonical = [
        "1u 2u 3u | 5 5b . . 9p | o | .",
        "1pu 4u 6u 8u | 9 | . . . . . .",
        "2 | . | . . . . . . . . . .",
    ];
    assert_eq!(sheet.streets, canonical);
    let options = serde_json::to_value(game.position().options).expect("plain JSON");
    assert_eq!(options["reshuffle"], "once");
}
