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
    check(&with("seats", 3.into()), line, "seats: invalid type");
    check(&with("weather", 3.into()), line, "weather");
    check(&Value::Array(vec![]), line, "expected a JSON object");
    check(&serde_json::json!({"seats": []}), line, "game: this field is missing");
    check(&valid, "position position.json --choices 3", "there is no seat 3");
    check(&valid, "position position.json --turns 0", "a seat number");
    check(&valid, "position missing.json", "missing.json");
    check(&valid, "position position.json --count", "--turns");
}
