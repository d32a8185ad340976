//! `faubourg position`.

use std::collections::HashSet;

use serde_json::Value;
use tabletop::{Dealer, Game, Rng, Seat, Seed, Settings};
use welcome::Welcome;

use crate::run::Desk;

/// A position some rounds into a random game, as JSON.
fn position(options: &[(&str, &str)], seats: usize, rounds: u32) -> Value {
    let settings = options
        .iter()
        .fold(Settings::default(), |settings, (name, value)| settings.with(name, value));
    let setup = Welcome::setup(&settings, seats).expect("these options exist");
    let mut game = Welcome::start(&setup, Dealer::new(&Seed([5; 16])));
    let mut rng = Rng::new(5);
    let mut choices = Vec::new();
    while game.rounds_over() < rounds {
        let seat = game.waiting_on().lowest().expect("the game is not over so soon");
        game.choices(seat, &mut choices);
        game.choose(seat, rng.pick(&choices).expect("a choice")).expect("legal");
    }
    serde_json::to_value(game.position()).expect("a position is plain JSON")
}

fn laid(position: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("position.json", &position.to_string());
    desk
}

#[test]
fn a_position_is_drawn_and_scored() {
    let desk = laid(&position(&[], 2, 5));
    let out = desk.run("position position.json").ok();
    assert!(out.contains("estates") && out.contains("total"), "{out}");
    let drawn = &desk.run("position position.json --json").json_lines()[0];
    assert!(drawn["view"].is_object());
    assert_eq!(drawn["scores"].as_array().map(Vec::len), Some(2));
}

#[test]
fn choices_are_listed_with_what_they_mean() {
    let desk = laid(&position(&[], 2, 5));
    let listed = desk.run("position position.json --choices 2 --json").json_lines();
    assert!(!listed.is_empty());
    let out = desk.run("position position.json --choices 2").ok();
    for choice in &listed {
        assert!(out.contains(choice["choice"].as_str().expect("notation")));
        assert!(choice["meaning"].is_string());
    }
}

/// Turns that are counted are the turns that are listed, and no two of them come to the same.
fn check_turns(position: &Value) {
    let desk = laid(position);
    let counted = &desk.run("position position.json --turns 1 --count --json").json_lines()[0];
    let listed = desk.run("position position.json --turns 1 --json").json_lines();
    assert_eq!(counted["turns"], listed.len());
    assert!(counted["sequences"].as_u64() >= counted["turns"].as_u64());
    let results: HashSet<String> = listed.iter().map(|turn| turn["result"].to_string()).collect();
    assert_eq!(results.len(), listed.len());
    let position: <Welcome as Game>::Position =
        serde_json::from_value(position.clone()).expect("a position");
    for turn in listed {
        let mut game = Welcome::set_up(&position, Dealer::new(&Seed([0; 16]))).expect("valid");
        let (seat, checkpoints) = (Seat::new(0), game.checkpoints());
        for choice in turn["choices"].as_array().expect("choices") {
            assert!(game.waiting_on().contains(seat) && game.checkpoints() == checkpoints);
            let choice = choice.as_str().expect("notation").parse().expect("notation");
            game.choose(seat, choice).expect("a listed turn is legal");
        }
        assert!(!game.waiting_on().contains(seat) || game.checkpoints() != checkpoints, "complete");
    }
}

#[test]
fn counting_turns_is_listing_them() {
    check_turns(&position(&[], 2, 8));
    check_turns(&position(&[], 1, 12));
    check_turns(&position(&[("expert", "true")], 2, 12));
}

#[test]
fn people_get_turns_with_the_board_after_each() {
    let desk = laid(&position(&[], 2, 3));
    let out = desk.run("position position.json --turns 1").ok();
    let count = desk.run("position position.json --turns 1 --count").ok();
    assert!(out.starts_with("1. ") && out.ends_with(&count), "{count}");
    assert!(count.contains(" turns, ") && count.contains(" sequences of choices"), "{count}");
}

#[test]
fn every_fault_of_an_impossible_position_is_named() {
    let mut impossible = position(&[], 2, 5);
    impossible["seats"][0]["sheet"]["refusals"] = 9.into();
    impossible["seats"][1]["sheet"]["temps"] = 99.into();
    let err = laid(&impossible).run("position position.json").refused();
    assert!(err.contains(" faults in the position"), "{err}");
    for field in ["seats[0].sheet.refusals: ", "seats[1].sheet.temps: "] {
        assert!(err.contains(field), "{field} in\n{err}");
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let check = |position: &Value, line: &str, expected: &str| {
        let err = laid(position).run(line).refused();
        assert!(err.contains(expected), "{expected} in\n{err}");
    };
    let valid = position(&[], 2, 5);
    let with = |field: &str, value: Value| {
        let mut changed = valid.clone();
        changed[field] = value;
        changed
    };
    let line = "position position.json";
    check(&with("game", "chess".into()), line, "there is no game `chess`");
    check(&with("game", Value::Null), line, "game: expected the name of a game");
    check(&with("seats", 3.into()), line, "seats: 3: expected a list");
    check(&with("weather", 3.into()), line, "weather");
    check(&Value::Array(vec![]), line, "expected a JSON object");
    check(&serde_json::json!({"seats": []}), line, "game: this field is missing");
    check(&valid, "position position.json --choices 3", "there is no seat 3");
    check(&valid, "position position.json --turns 0", "a seat number");
    check(&valid, "position missing.json", "missing.json");
    check(&valid, "position position.json --count", "--turns");
}

/// The positions that the documentation shows.
#[test]
fn the_positions_of_the_documentation_are_accepted() {
    let text = include_str!("../../../../docs/position.md");
    let shown: Vec<&str> =
        text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(shown.len() >= 3, "welcome, welkin and bienvenue at least");
    for position in shown {
        let desk = Desk::new();
        desk.write("position.json", position);
        desk.run("position position.json").ok();
    }
}

#[test]
fn what_is_wrong_besides_the_form_is_named_too() {
    let mut position = empty();
    position["pairs"][0]["number"] = 44.into();
    position["plans"][1]["plan"] = "no-such-plan".into();
    position["seats"][0]["sheet"]["streets"] = serde_json::json!(["9 3", "", ""]);
    position["seats"][1]["sheet"]["parks"] = serde_json::json!([9, 9, 9]);
    let err = laid(&position).run("position position.json").refused();
    let fields =
        ["pairs[0].number: ", "plans[1].plan: ", "seats[0].sheet.streets[0]", "parks[2]: "];
    for field in fields {
        assert!(err.contains(field), "{field} in\n{err}");
    }
}

#[test]
fn what_has_to_be_there_is_told_at_once_with_an_example() {
    let err = laid(&serde_json::json!({"game": "welcome"})).run("position position.json").refused();
    for told in ["plans: this field is missing; expected, for example, [{", "seats: this", "pairs"]
    {
        assert!(err.contains(told), "{told} in\n{err}");
    }
}

#[test]
fn one_position_is_expected() {
    let position = empty().to_string();
    let desk = Desk::new();
    let err = desk.run_with("position -", &format!("{position}\n{position}\n")).refused();
    assert!(err.contains("2 positions: expected one"), "{err}");
    let twice = position.replacen('{', "{\n\"round\": 1,\n\"round\": 2,", 1);
    let err = desk.run_with("position -", &twice).refused();
    assert!(err.contains("line 3: `round` is written twice"), "{err}");
    let cut = &position[..position.len() - 5];
    let err = desk.run_with("position -", cut).refused();
    assert!(err.contains("the text ends in the middle of the position"), "{err}");
}

/// A position of two empty sheets, to be changed.
fn empty() -> Value {
    serde_json::json!({
        "game": "welcome",
        "plans": [
            { "plan": "estates-1-1-1-1-1-1" }, { "plan": "estates-3-6" }, { "plan": "estates-3-4" }
        ],
        "pairs": [
            { "number": 7, "action": "surveyor", "next": "pool" },
            { "number": 5, "action": "bis", "next": "landscaper" },
            { "number": 11, "action": "real-estate", "next": "surveyor" }
        ],
        "seats": [{ "sheet": {} }, { "sheet": {} }]
    })
}

#[test]
fn an_empty_sheet_is_easy_to_write() {
    let desk = laid(&empty());
    assert!(desk.run("position position.json").ok().contains("Round 1"));
}

#[test]
fn every_fault_of_the_form_is_named_also_for_programs() {
    let mut position = empty();
    position["rownd"] = 3.into();
    position["plans"][0]["plan"] = 7.into();
    position["seats"][0]["sheet"]["temps"] = "two".into();
    let desk = laid(&position);
    let ran = desk.run("position position.json --json");
    assert_eq!(ran.code, Some(2));
    let told: Value = serde_json::from_str(ran.out.trim()).expect("one object");
    let faults = told["faults"].as_array().expect("faults");
    let fields: Vec<&str> = faults.iter().filter_map(|fault| fault["field"].as_str()).collect();
    assert_eq!(fields, ["plans[0].plan", "rownd", "seats[0].sheet.temps"], "{told}");
    assert!(ran.err.contains("expected a whole number from 0 to 255"), "{}", ran.err);
}

#[test]
fn finished_sheets_are_scored() {
    let mut position = empty();
    position.as_object_mut().expect("fields").remove("pairs");
    position["seats"][0]["sheet"]["refusals"] = 3.into();
    position["seats"][1]["sheet"] =
        serde_json::json!({ "temps": 2, "streets": ["1 3 . . . . . . . .", "", ""] });
    let desk = laid(&position);
    let told = desk.run("position position.json --json").json_lines().remove(0);
    let ranks: Vec<&Value> =
        told["scores"].as_array().expect("scores").iter().map(|score| &score["rank"]).collect();
    assert_eq!(ranks, [2, 1], "{told}");
    assert_eq!(told["scores"][1]["total"], 7);
    let refused = desk.run("position position.json --turns 1").refused();
    assert!(refused.contains("the game is over"), "{refused}");
}

/// The estates of a plan may be picked in any order; what comes of it is listed once, and soon.
#[test]
fn picks_in_another_order_are_no_other_turn() {
    let mut position = empty();
    let streets = ["1 | 2 | 3 | 4 | 5 | 6 | 7 | . . .", "", "8 9 10 11 12 13 14 15 16 17 17b ."];
    position["seats"][0]["sheet"] = serde_json::json!({ "streets": streets });
    position["pairs"] = serde_json::json!([
        { "number": 6, "action": "pool", "next": "pool" },
        { "number": 6, "action": "pool", "next": "temp" },
        { "number": 6, "action": "pool", "next": "bis" }
    ]);
    let desk = laid(&position);
    let counted =
        desk.run("position position.json --turns 1 --count --json").json_lines().remove(0);
    let (turns, sequences) = (counted["turns"].as_u64(), counted["sequences"].as_u64());
    assert!(turns > Some(70) && sequences > turns.map(|turns| 100 * turns), "{counted}");
}

#[test]
fn an_expert_who_refuses_chooses_the_card_to_pass_on() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];
    let mut position = empty();
    position["options"] = serde_json::json!({ "expert": true });
    position.as_object_mut().expect("fields").remove("pairs");
    position["seats"] = serde_json::json!([
        { "hand": ["7 pool", "8 bis", "9 temp"], "sheet": { "streets": full } },
        { "hand": ["1 surveyor", "2 landscaper", "3 pool"], "sheet": {} }
    ]);
    let turns = laid(&position).run("position position.json --turns 1 --json").json_lines();
    assert_eq!(turns.len(), 3, "one refusal for each card");
}
