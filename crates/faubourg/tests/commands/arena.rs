//! `faubourg arena` and `faubourg tune`.

use serde_json::Value;

use crate::run::Desk;

/// What an arena printed, without what depends on the machine.
fn results(desk: &Desk, line: &str) -> Value {
    let mut report = desk.run(line).json_lines().remove(0);
    let fields = report.as_object_mut().expect("an object");
    assert!(fields.remove("choices_per_second_at_random").is_some());
    for level in report["levels"].as_array_mut().expect("levels") {
        let fields = level.as_object_mut().expect("an object");
        assert!(fields.remove("milliseconds_per_turn").is_some());
        let looked = fields.remove("positions_per_second").and_then(|it| it.as_f64());
        assert_eq!(looked > Some(0.0), fields["level"] != "random", "{fields:?}");
    }
    report
}

#[test]
fn the_stronger_level_is_rated_higher_whatever_the_number_of_jobs() {
    let desk = Desk::new();
    let line = "arena welcome --players random,newcomer,architect --deals 6 --json";
    let report = results(&desk, &format!("{line} --jobs 1"));
    assert_eq!(report, results(&desk, &format!("{line} --jobs 2 --chart levels.svg")));
    let rating = |index: usize| report["levels"][index]["elo"]["rating"].as_f64().unwrap();
    assert!(rating(0) < rating(1) && rating(1) < rating(2), "{report}");
    assert_eq!(report["duels"].as_array().unwrap().len(), 3);
    let drawn = desk.read("levels.svg");
    assert!(drawn.starts_with("<svg") && drawn.contains("architect"), "{drawn}");
}

#[test]
fn an_arena_needs_two_levels_that_differ() {
    let desk = Desk::new();
    let why = desk.run("arena welcome --players mayor").refused();
    assert!(why.contains("expected two or more"), "{why}");
    let why = desk.run("arena welcome --players mayor,mayor").refused();
    assert!(why.contains("named twice"), "{why}");
}

#[test]
fn tuning_prints_the_data_file_of_the_judge() {
    let desk = Desk::new();
    let line = "tune welcome --only several --generations 1 --drawn 3 --chosen 1 --deals 1";
    let tuned = desk.run(line).ok();
    let alone = desk.run(&format!("{line} --jobs 1")).ok();
    assert_eq!(tuned, alone, "the same seed gives the same weights on any number of threads");
    assert!(tuned.contains("[several]") && tuned.contains("[alone]"), "{tuned}");
}

#[test]
fn levels_can_be_given_time_instead_of_futures() {
    let desk = Desk::new();
    let played = desk.run("sim welcome --seats 1 --players mayor --games 1 --time 0.001 --json");
    assert_eq!(played.json_lines()[0]["games"], 1);
    for wrong in ["soon", "0", "-1", "inf"] {
        let why = desk.run(&format!("sim welcome --players mayor --time={wrong}")).refused();
        assert!(why.contains("expected seconds from 0.001 to 3600"), "{why}");
    }
}

#[test]
fn an_arena_has_as_many_seats_as_wanted_and_points_among_equals() {
    let desk = Desk::new();
    let line = "arena welcome --seats 3 --deals 4 --json";
    let two = results(&desk, &format!("{line} --players random,newcomer"));
    let three = results(&desk, &format!("{line} --players random,newcomer,neighbour"));
    assert_eq!(two["seats"], 3);
    for level in [0, 1] {
        assert_eq!(two["levels"][level]["points"], three["levels"][level]["points"]);
    }
    let neighbour = three["levels"][2]["elo"]["rating"].as_f64().expect("a rating");
    assert!((neighbour - 1500.0).abs() < 1e-9, "the neighbour is the measure: {three}");
}

#[test]
fn who_won_every_duel_may_be_less_strong_than_that() {
    let desk = Desk::new();
    let line = "arena welcome --players newcomer,architect --deals 6 --json";
    let report = results(&desk, line);
    assert_eq!(report["duels"][0]["won"], 0.0, "a shutout: {report}");
    let elo = |field: &str| report["levels"][1]["elo"][field].as_f64().unwrap();
    assert!(elo("low") < elo("rating") - 50.0 && elo("rating") <= elo("high"), "{report}");
}
