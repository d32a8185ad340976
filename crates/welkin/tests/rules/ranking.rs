//! Who wins. Rulebook, end; facts 3.7.

use crate::play::Play;
use crate::scenario::Scenario;

/// The last turn of a game stopped after 30 turns each.
fn last_turn(scenario: Scenario) -> Play {
    let scenario = scenario.option("turns", "30");
    let turns = 30 * scenario.position().seats.len();
    scenario.with("turn", turns).play().choose("turn V, take A, done")
}

#[test]
fn most_money_wins() {
    let scenario = Scenario::new(3).seat(1, "sales", 7).seat(2, "sales", 9).seat(3, "sales", 7);
    last_turn(scenario.seat(1, "completed", [41, 42])).over("turns", &[2, 1, 3]);
}

#[test]
fn then_most_completed_sites() {
    let scenario = Scenario::new(2).seat(1, "completed", [30]).seat(2, "completed", [41, 42]);
    last_turn(scenario).over("turns", &[2, 1]);
}

/// The slots of a special site are resources like any others.
#[test]
fn then_most_resources_printed_on_them() {
    let scenario = Scenario::new(2).seat(1, "completed", [41, 16]).seat(2, "completed", [43, 17]);
    last_turn(scenario).over("turns", &[2, 1]);
}

#[test]
fn then_the_victory_is_shared() {
    let scenario = Scenario::new(3).seat(1, "completed", [1, 16]).seat(3, "completed", [17, 2]);
    last_turn(scenario).over("turns", &[1, 3, 1]);
}

/// Facts 4: unused powers, stock and unfinished sites are worth nothing.
#[test]
fn what_is_left_over_is_worth_nothing() {
    let scenario = Scenario::new(2)
        .seat(1, "completed", [1])
        .seat(2, "completed", [2])
        .seat(2, "used", [2])
        .seat(1, "stock", "VVV")
        .sites(1, &[(16, "VV")]);
    last_turn(scenario).over("turns", &[1, 1]);
}
