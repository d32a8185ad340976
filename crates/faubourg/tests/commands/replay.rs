//! `faubourg replay`.

use serde_json::Value;
use tabletop::{Game, Seat, Seed, Settings, Table};
use welcome::{DreamPaper, Paper};

use crate::run::Desk;

fn with_records(games: u32) -> Desk {
    let desk = Desk::new();
    let line = format!("sim welcome --games {games} --seats 2 --seed 3 --records games.jsonl");
    desk.run(&line).ok();
    desk
}

#[test]
fn true_records_are_verified() {
    let desk = with_records(50);
    let out = desk.run("replay games.jsonl").ok();
    assert_eq!(out.lines().count(), 51);
    assert!(out.contains("50 records verified"), "{out}");
    let lines = desk.run("replay --json games.jsonl").json_lines();
    assert_eq!(lines.len(), 50);
    for (line, number) in lines.iter().zip(1..) {
        assert_eq!(line["line"], number);
        assert_eq!(line["standings"].as_array().map(Vec::len), Some(2));
        assert!(line["end"].is_string());
    }
}

#[test]
fn a_single_record_gets_a_table_with_the_parts_of_the_score() {
    let desk = with_records(1);
    let out = desk.run("replay games.jsonl").ok();
    for expected in ["place", "estates", "seed", "1 record verified"] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
}

/// A sheet of someone with the box is a record, too.
#[test]
fn sheets_for_people_with_the_box_are_verified() {
    let setup = Paper::setup(&Settings::default(), 1).expect("a sheet");
    let mut table: Table<Paper> = Table::new(setup, vec!["Ada".to_owned()], Seed([7; 16]));
    for mark in ["lay 1 1", "lay 2 1", "lay 3 1", "write 5 a3", "park a", "refuse", "close"] {
        table.choose_written(Seat::new(0), mark).expect("it has a place");
    }
    let desk = Desk::new();
    desk.write("sheet.jsonl", &table.record().to_json());
    let out = desk.run("replay sheet.jsonl").ok();
    assert!(out.contains("1 record verified, 7 choices"), "{out}");
    let lines = desk.run("replay --trace sheet.jsonl").json_lines();
    assert!(lines.iter().any(|line| line["choice"] == "write 5 a3"), "{lines:?}");
    desk.write("sheet.jsonl", &table.record().to_json().replace("park a", "park z"));
    let ran = desk.run("replay sheet.jsonl");
    assert!(ran.err.contains("choices"), "{}", ran.err);
}

#[test]
fn so_are_those_of_american_dream() {
    let setup = DreamPaper::setup(&Settings::default(), 1).expect("a sheet");
    let mut table: Table<DreamPaper> = Table::new(setup, vec!["Ada".to_owned()], Seed([7; 16]));
    for mark in ["lay 1 1", "lay 2 1", "lay 3 1", "write 5 a3", "perfect a3", "refuse", "close"] {
        table.choose_written(Seat::new(0), mark).expect("it has a place");
    }
    let desk = Desk::new();
    desk.write("sheet.jsonl", &table.record().to_json());
    let out = desk.run("replay sheet.jsonl").ok();
    assert!(out.contains("1 record verified, 7 choices"), "{out}");
    desk.write("sheet.jsonl", &table.record().to_json().replace("perfect a3", "perfect a4"));
    assert!(desk.run("replay sheet.jsonl").err.contains("choices"));
}

/// Changes one field of the second of three records; the failure must name line and field.
#[track_caller]
fn check_tampered(field: &str, change: impl Fn(&mut Value)) {
    let desk = with_records(3);
    let mut lines: Vec<String> = desk.read("games.jsonl").lines().map(str::to_owned).collect();
    let mut record: Value = serde_json::from_str(&lines[1]).expect("a record");
    change(&mut record[field]);
    lines[1] = record.to_string();
    desk.write("games.jsonl", &lines.join("\n"));
    let ran = desk.run("replay games.jsonl");
    assert!(
        ran.out.contains("record 1") && ran.out.contains("record 3"),
        "the others are reported"
    );
    let err = ran.refused();
    let place = "games.jsonl:2: ";
    assert!(err.contains(place) && err.contains(&format!("`{field}")), "{err}");
    assert!(err.contains("1 of 3 records failed"), "{err}");
}

#[test]
fn a_tampered_record_is_named_by_line_and_field() {
    check_tampered("game", |game| *game = "chess".into());
    check_tampered("rules", |rules| *rules = 9999.into());
    check_tampered("options", |options| options["weather"] = "rain".into());
    check_tampered("seats", |seats| *seats = vec![""; 101].into());
    check_tampered("commitment", |commitment| *commitment = "0".repeat(64).into());
    check_tampered("choices", |choices| choices[4] = "1: dance".into());
    check_tampered("choices", |choices| choices[4] = "77: done".into());
    check_tampered("choices", |choices| choices[4] = "1: done, done".into());
    check_tampered("result", |result| result["scores"][0] = 200.into());
}

#[test]
fn what_is_no_record_is_refused() {
    let desk = Desk::new();
    for text in ["{}", "[1, 2]", "no JSON", "{\"game\": \"welcome\""] {
        desk.write("bad.jsonl", text);
        let err = desk.run("replay bad.jsonl").refused();
        assert!(err.contains("bad.jsonl:1: "), "{err}");
    }
    desk.write("bad.jsonl", "\n\n");
    assert!(desk.run("replay bad.jsonl").refused().contains("no records"));
    assert!(desk.run("replay missing.jsonl").refused().contains("missing.jsonl"));
    std::fs::write(desk.path().join("bad.jsonl"), [0xff, 0xfe, b'\n']).expect("written");
    assert!(desk.run("replay bad.jsonl").refused().contains("bad.jsonl:1: "));
}

#[test]
fn a_trace_tells_everything_in_order() {
    let desk = with_records(2);
    let events = desk.run("replay --trace games.jsonl").json_lines();
    let count = |name: &str| events.iter().filter(|event| event["event"] == name).count();
    assert_eq!((count("start"), count("end")), (2, 2));
    assert_eq!(events[0]["event"], "start");
    assert!(events[0]["commitment"].is_string() && events[0]["seed"].is_null());
    assert_eq!((&events[1]["event"], &events[1]["round"]), (&"round".into(), &0.into()));
    assert!(events[1]["view"].is_object());
    assert_eq!((&events[2]["event"], &events[2]["seat"]), (&"choice".into(), &1.into()));
    let end = events.last().expect("an end");
    assert!(end["end"].is_string() && end["seed"].is_string());
    let standing = &end["standings"][0];
    let parts = standing["parts"].as_object().expect("parts by name");
    let sum: i64 = parts.values().filter_map(Value::as_i64).sum();
    assert_eq!(standing["total"], sum);
    let record: Value =
        serde_json::from_str(desk.read("games.jsonl").lines().next().expect("a record"))
            .expect("JSON");
    let chosen = record["choices"].as_array().expect("lines").iter();
    let chosen: usize = chosen.filter_map(Value::as_str).map(|line| line.split(", ").count()).sum();
    let first_end = events.iter().position(|event| event["event"] == "end").expect("an end");
    let told = events[..first_end].iter().filter(|event| event["event"] == "choice");
    assert_eq!(told.count(), chosen);
}

/// Hands are shown when the game is over, and what was played came from them.
#[test]
fn a_trace_of_experts_tells_their_hands_when_the_game_is_over() {
    let desk = Desk::new();
    desk.run("sim welcome --games 1 --seats 3 --set expert=true --seed 4 --records games.jsonl")
        .ok();
    let events = desk.run("replay --trace games.jsonl").json_lines();
    let rounds: Vec<&Value> = events.iter().filter(|event| event["event"] == "round").collect();
    let (last, others) = rounds.split_last().expect("rounds");
    assert!(last["hands"].is_null(), "nobody holds anything after the end");
    assert!(!others.is_empty());
    for (before, after) in rounds.iter().zip(&rounds[1..]) {
        let hands = before["hands"].as_array().expect("hands");
        assert_eq!(hands.len(), 3);
        for (hand, seat) in hands.iter().zip(after["view"]["seats"].as_array().expect("seats")) {
            let hand = hand.as_array().expect("cards");
            assert_eq!(hand.len(), 3);
            let played = seat["played"].as_array();
            assert!(played.into_iter().flatten().all(|card| hand.contains(card)), "{hand:?}");
        }
    }
    // The same game while it goes on, and a game without hands.
    let played = desk.run_with("play welcome --set expert=true --seed 4", "record open.jsonl\n");
    assert!(played.ok().contains("written down"));
    desk.run("sim welcome --games 1 --records pairs.jsonl").ok();
    for file in ["open.jsonl", "pairs.jsonl"] {
        let events = desk.run(&format!("replay --trace {file}")).json_lines();
        assert!(events.iter().all(|event| event["hands"].is_null()), "{file}");
    }
}

#[test]
fn a_moment_of_a_record_becomes_a_position() {
    let desk = with_records(1);
    let position = desk.run("replay --position 3 games.jsonl").ok();
    std::fs::write(desk.path().join("moment.json"), &position).expect("a file");
    let drawn: Value =
        serde_json::from_str(&desk.run("position moment.json --json").ok()).expect("a view");
    assert_eq!(drawn["scores"].as_array().map(Vec::len), Some(2));
    let best = desk.run("position moment.json --best architect --json").json_lines();
    assert_eq!(best.len(), 2, "both seats owe a turn at the beginning of a round");
    assert!(best[0]["choices"].as_array().is_some_and(|choices| !choices.is_empty()), "{best:?}");
    let far = desk.run("replay --position 999 games.jsonl").refused();
    assert!(far.contains("there is no round 999: expected 1 to"), "{far}");
}

#[test]
fn what_is_no_record_is_told_in_words() {
    let desk = Desk::new();
    let record = desk.run("sim welcome --games 1 --records -").ok();
    assert!(desk.run_with("replay -", &record).ok().contains("1 record verified"));
    let refused = |text: &str| desk.run_with("replay -", text).refused();
    assert!(
        refused("game,seed\n")
            .contains("standard input:1: this is not a record: expected a JSON object")
    );
    let cut = &record[..record.find("take").expect("a choice")];
    assert!(refused(cut).contains("the line ends in the middle of `choices`"), "{}", refused(cut));
    let other = record.replace("\"edition\":\"2018\"", "\"edition\":1999");
    let told = refused(&other);
    assert_eq!(told.matches("cannot be `1999`").count(), 1, "{told}");
}
