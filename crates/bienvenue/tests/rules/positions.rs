//! Positions people write, and what is said about wrong ones.

use serde_json::json;

use super::building::{nearly_satisfied, satisfied};
use crate::scenario::{Scenario, tile::*};

#[track_caller]
fn fault(scenario: &Scenario, expected: &str) {
    let faults = scenario.faults();
    assert!(faults.iter().any(|fault| fault == expected), "{faults:#?}");
}

#[test]
fn every_fault_of_a_house_is_named() {
    let base = || Scenario::new(2).lay(1, FINE_LOUNGE, "b2", "n", "");
    fault(
        &base().lay(1, BEDROOM, "c2", "e", ""),
        "seats[0].tiles: a door against a wall between c2 and b2",
    );
    fault(&base().lay(1, BEDROOM, "a2", "n", ""), "seats[0].tiles: tile 17 cannot lie on a2");
    fault(&base().lay(1, BEDROOM, "b2", "n", ""), "seats[0].tiles[1]: another tile lies on b2");
    fault(
        &base().lay(1, BEDROOM, "d4", "n", ""),
        "seats[0].tiles: some rooms cannot be reached from the entrance",
    );
    fault(
        &Scenario::new(2).lay(1, BEDROOM, "c3", "n", ""),
        "seats[0].tiles: expected an open room behind the entrance",
    );
    fault(
        &base().lay(2, FINE_LOUNGE, "b2", "n", ""),
        "tiles: 7: this tile lies somewhere else too",
    );
    fault(&base().lay(1, 120, "c2", "n", ""), "tiles: 120: the box has no such tile");
    fault(
        &base().lay(1, TREE, "a1", "n", ""),
        "seats[0].tiles: a garden before the family is satisfied",
    );
    fault(
        &satisfied().seat(2, "satisfied", json!(null)),
        "seats[1].satisfied: nothing is missing: expected the round",
    );
    fault(&nearly_satisfied().seat(2, "satisfied", 1), "seats[1].satisfied: 1 rooms are missing");
    fault(
        &satisfied().lay(2, HALF_POOL, "a1", "n", "").lay(2, HALF_POOL + 1, "a2", "n", ""),
        "seats[1].tiles: the half on a1 is completed",
    );
}

#[test]
fn every_fault_of_a_table_is_named() {
    let base = || Scenario::new(2);
    fault(&base().with("game", "welkin"), "game: `welkin`: expected `bienvenue`");
    fault(&base().with("round", 13), "round: 13: expected 1 to 12");
    fault(&base().with("first", 3), "first: 3: expected a seat from 1 to 2");
    fault(
        &base().seat(1, "family", "Dupont"),
        "seats[0].family: `Dupont`: there is no such family",
    );
    fault(
        &base().seat(1, "family", "Henon"),
        "seats[1].family: `Henon`: this family has another builder",
    );
    fault(&base().hand(1, &["golf", "golf"]), "cards: 2 of golf: the box has 1");
    fault(
        &base().card(1, 1, "subsidy"),
        "seats[0].zones[0]: subsidy: expected a card of the zone's kind",
    );
    fault(
        &base().seat(1, "held", BEDROOM),
        "seats[0].held: expected a revealed warehouse that holds it",
    );
    fault(&base().with("agenda", json!([])), "agenda: expected somebody who owes something");
    fault(&base().with("piles", json!([{ "count": 20 }])), "piles: 1 piles: expected 4");
    fault(
        &base().with("choices", ["1: draw 9"]),
        "choices[0]: `draw 9`: there is no tile to draw there",
    );
}

#[test]
fn choices_can_follow_a_position() {
    let play = Scenario::new(2).with("choices", ["1: pass", "1: done"]).play();
    assert_eq!(play.view_of(1).agenda[0].seat.index(), 1);
}
