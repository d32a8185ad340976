//! `faubourg sim` and `faubourg games`.

use serde_json::Value;

use crate::run::Desk;

/// What a simulation printed, without what depends on the machine.
fn results(desk: &Desk, line: &str) -> Value {
    let mut report = desk.run(line).json_lines().remove(0);
    let fields = report.as_object_mut().expect("an object");
    for timing in ["seconds", "games_per_second", "choices_per_second"] {
        assert!(fields.remove(timing).is_some_and(|value| value.is_f64()), "{timing}");
    }
    report
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let desk = Desk::new();
    for mode in [
        "welcome --seats 1",
        "welcome --seats 3 --set advanced=true",
        "welcome --seats 2 --set expert=true",
        "welkin --seats 3",
    ] {
        let sim = |jobs, records| {
            let line = format!("sim {mode} --games 150 --seed 7 --json --jobs {jobs}");
            results(&desk, &format!("{line} --records {records}"))
        };
        let (one, three) = (sim(1, "one.jsonl"), sim(3, "three.jsonl"));
        assert_eq!(one, three);
        assert_eq!(one["games"], 150);
        let records = desk.read("one.jsonl");
        assert_eq!(records.lines().count(), 150);
        assert!(records == desk.read("three.jsonl"), "records differ");
        desk.run("replay one.jsonl").ok();
    }
}

#[test]
fn writing_records_does_not_change_the_games() {
    let desk = Desk::new();
    let line = "sim welcome --games 50 --seats 2 --json";
    let with_records = results(&desk, &format!("{line} --records games.jsonl"));
    assert_eq!(results(&desk, line), with_records);
}

/// A turn of Welkin may have several points of no return; a round is one turn of everyone.
#[test]
fn rounds_are_not_points_of_no_return() {
    let desk = Desk::new();
    let report = results(&desk, "sim welkin --games 50 --seats 2 --set turns=30 --json");
    let rounds = report["rounds"]["max"].as_u64().expect("a number");
    assert_eq!(rounds, 30, "random players never end the game themselves");
}

#[test]
fn the_report_adds_up() {
    let desk = Desk::new();
    let report = results(&desk, "sim welcome --games 200 --seats 4 --players random,random --json");
    let sum = |field: &str| -> f64 {
        let values = report[field].as_object().expect("an object").values();
        values.map(|value| value.as_f64().expect("a number")).sum()
    };
    assert!((sum("ends") - 200.0).abs() < 1e-9);
    let mean = report["scores"]["mean"].as_f64().expect("a number");
    assert!((sum("categories") - mean).abs() < 1e-9, "the parts add up to the score");
    let wins: u64 =
        report["wins"].as_array().expect("by seat").iter().filter_map(Value::as_u64).sum();
    assert!(wins >= 200, "somebody wins every game");
    for field in ["mean", "sd", "p5", "median", "p95"] {
        assert!(report["scores"][field].is_number(), "{field}");
    }
    assert!(report["rounds"]["mean"].is_number() && report["choices"].is_u64());
}

#[test]
fn people_get_tables() {
    let out = Desk::new().run("sim welcome --games 20 --seats 2").ok();
    for expected in ["20 games in", "median", "won *", "ended by", "estates"] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
}

#[test]
fn a_simulation_that_fails_leaves_no_file() {
    let desk = Desk::new();
    desk.run("sim welcome --games 5 --seats 500 --records games.jsonl").refused();
    assert_eq!(desk.files(), [""; 0]);
    let missing = desk.run("sim welcome --games 5 --records nowhere/games.jsonl").refused();
    assert!(missing.contains("nowhere"), "{missing}");
}

/// What was played counts even when somebody has no more patience.
#[cfg(unix)]
#[test]
fn an_interrupted_simulation_keeps_and_reports_what_was_played() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let desk = Desk::new();
    let child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
        .args("sim welcome --games 100000000 --records games.jsonl".split(' '))
        .current_dir(desk.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let begun = Instant::now();
    let written =
        || std::fs::metadata(desk.path().join("games.jsonl")).map_or(0, |file| file.len());
    while written() == 0 && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(10));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    let (out, error) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(130), "{error}");
    assert!(out.contains("ended by"), "{out}");
    assert!(error.contains("of 100000000 games"), "{error}");
    // Every record is whole, and there are as many as the report says.
    let records = std::fs::read_to_string(desk.path().join("games.jsonl")).expect("records");
    assert!(error.contains(&format!("after {} of", records.lines().count())), "{error}");
    let last = records.lines().next_back().expect("a record");
    std::fs::write(desk.path().join("last.jsonl"), last).expect("a file");
    desk.run("replay last.jsonl").ok();
}

#[test]
fn the_list_of_games_tells_names_seats_options_and_defaults() {
    let desk = Desk::new();
    let out = desk.run("games").ok();
    assert!(out.contains("welcome") && out.contains("advanced"), "{out}");
    let games: Value = serde_json::from_str(&desk.run("games --json").ok()).expect("JSON");
    assert_eq!(games[0]["name"], "welcome");
    assert_eq!(games[0]["seats"]["max"], 100);
    let advanced = games[0]["options"]
        .as_array()
        .and_then(|options| options.iter().find(|option| option["name"] == "advanced"))
        .expect("an option");
    assert_eq!(advanced["default"], "false");
    assert_eq!(advanced["values"].as_array().map(Vec::len), Some(2));
}

#[test]
fn what_games_tell_is_counted_whatever_the_number_of_jobs() {
    let desk = Desk::new();
    for (table, kinds) in [
        ("welcome --seats 3", ["plans", "actions", "cards", "thresholds"]),
        ("dream --seats 2", ["plans", "families", "cards", "bonuses"]),
        ("welkin --seats 2", ["sites", "powers", "actions", "resources"]),
        ("bienvenue --seats 3", ["families", "rooms", "cards", "workers"]),
    ] {
        let sim =
            |jobs| results(&desk, &format!("sim {table} --games 60 --events --json --jobs {jobs}"));
        let report = sim(1);
        assert_eq!(report, sim(3), "{table}");
        for kind in kinds {
            assert!(report["events"][kind].is_object(), "{table}: {kind}");
        }
        assert!(!report["facts"].as_object().expect("facts").is_empty(), "{table}");
    }
    let silent = results(&desk, "sim welcome --games 20 --json");
    assert!(silent.get("events").is_none(), "random players are not slowed down");
    let told = results(&desk, "sim welcome --games 2 --players newcomer --json");
    assert!(told["events"]["plans"].is_object(), "those who think are counted");
}

#[test]
fn plans_are_counted_as_the_categories_pay_them() {
    let desk = Desk::new();
    let line = "sim welcome --games 20 --players neighbour,newcomer --csv games.csv --json";
    let report = results(&desk, line);
    let plans = report["events"]["plans"].as_object().expect("plans");
    let counted = |way: &str| -> u64 {
        plans.values().map(|plan| plan[way]["count"].as_u64().expect("a count")).sum()
    };
    assert_eq!(counted("in play"), 60, "three in every game");
    let csv = desk.read("games.csv");
    let mut lines = csv.lines();
    let columns: Vec<&str> = lines.next().expect("names").split(',').collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 40, "a row for every seat of every game");
    let column = |name: &str| columns.iter().position(|column| *column == name).expect(name);
    let paid = |word: &str| -> u64 {
        let paid = ["plan_1_paid", "plan_2_paid", "plan_3_paid"].map(column);
        rows.iter().map(|row| paid.iter().filter(|&&at| row[at] == word).count() as u64).sum()
    };
    assert!(counted("first") > 0);
    assert_eq!((counted("first"), counted("later")), (paid("first"), paid("later")));
    let sum: f64 =
        rows.iter().map(|row| row[column("score")].parse::<f64>().expect("points")).sum();
    assert!((report["scores"]["mean"].as_f64().expect("a mean") - sum / 40.0).abs() < 1e-9);
}

#[test]
fn the_opponent_has_points_and_wins() {
    let desk = Desk::new();
    let line = "sim welcome --set edition=2023 --set opponent=3 --seats 1 --games 30 --events";
    let report = results(&desk, &format!("{line} --json"));
    let won = report["facts"]["opponent won"]["share"].as_f64().expect("a share");
    let lost = 1.0 - report["wins"][0].as_f64().expect("wins") / 30.0;
    assert!((won - lost).abs() < 1e-9, "{report}");
    assert!(report["facts"]["opponent points"]["mean"].as_f64() > Some(0.0), "{report}");
    let out = desk.run(line).ok();
    for expected in ["opponent points", "opponent won", "in play"] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
}

#[test]
fn games_go_on_from_a_position_and_replay() {
    let desk = Desk::new();
    desk.run("sim welcome --games 1 --players newcomer --records one.jsonl").ok();
    let position = desk.run("replay one.jsonl --position 9").ok();
    desk.write("nine.json", &position);
    let line = "sim welcome --from nine.json --games 12 --records on.jsonl --json";
    let report = results(&desk, line);
    assert_eq!(report["players"].as_array().map(Vec::len), Some(2), "the seats of the position");
    assert!(report["rounds"]["min"].as_u64() >= Some(9), "{report}");
    desk.run("replay on.jsonl").ok();
    let refused = desk.run("sim welkin --from nine.json").refused();
    assert!(refused.contains("this is a position of `welcome`"), "{refused}");
    desk.run("sim welcome --from nine.json --seats 3").refused();
}
