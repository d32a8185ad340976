//! Sheets that cannot come about.

use serde_json::{Value, json};

use super::{refused, set_up, standard, with};
use crate::scenario::rows;

/// The rows of seat 1, and the faults they have.
#[track_caller]
fn rows_refused(options: Value, streets: [&str; 3], faults: &[&str]) {
    let streets = json!(rows(streets));
    let fields = [("/options", options), ("/seats/0/sheet/streets", streets)];
    refused(with(standard(), &fields), faults);
}

#[test]
fn rows_that_nobody_could_have_written() {
    let street = "seats[0].sheet.streets[0]:";
    for (row, problems) in [
        (
            "18",
            &["a1: `18` is not understood: expected a house number from 0 to 17, a dot for an \
                  empty place, `o` or `|`"][..],
        ),
        (
            "x",
            &["a1: `x` is not understood: expected a house number from 0 to 17, a dot for an \
                 empty place, `o` or `|`"],
        ),
        ("1 2 3 4 5 6 7 8 9 10 11", &["more than 10 places: expected exactly 10"]),
        (".b", &["a1: `b` after `.`: expected b, p or u after a number, u after o"]),
        ("5x", &["a1: `x` after `5`: expected b, p or u after a number, u after o"]),
        ("5p", &["a1: `p`: the sheet has no pool here"]),
        ("5 3", &["a2: 3 after 5: numbers grow from left to right"]),
        ("5 | . 3", &["a3: 3 after 5: numbers grow from left to right"]),
        ("5 5", &["a2: a second 5: expected a bis, `5b`"]),
        ("5 . 5", &["a3: a second 5: expected a bis, `5b`"]),
        ("5 6b", &["a2: a bis: expected a neighbour of the same number, no fence between"]),
        (
            "5 | 5b",
            &[
                "a2: a bis: expected a neighbour of the same number, no fence between",
                "a2: 5 again: twins are neighbours in one estate",
            ],
        ),
        (
            "5 . 5b",
            &[
                "a3: a bis: expected a neighbour of the same number, no fence between",
                "a3: 5 again: twins are neighbours in one estate",
            ],
        ),
    ] {
        let faults: Vec<String> = problems.iter().map(|p| format!("{street} {p}")).collect();
        let faults: Vec<&str> = faults.iter().map(String::as_str).collect();
        rows_refused(json!({}), [row, "", ""], &faults);
    }
    let short = ("/seats/0/sheet/streets/2", json!("1 2 |"));
    refused(
        with(standard(), &[short]),
        &["seats[0].sheet.streets[2]: 2 places: expected exactly 12"],
    );
}

/// A bis is a copy of something: one of the equal neighbours was written from a card.
#[test]
fn a_bis_without_its_original() {
    for row in ["5b 5b", "5b 5b 5b .", "1 | 5b 5b | 7"] {
        let streets = rows([row, "", ""]);
        let position = with(standard(), &[("/seats/0/sheet/streets", json!(streets))]);
        assert!(set_up(position).is_err(), "`{row}` has no original 5");
    }
}

/// Facts 4.3: a bis in a pool house builds no pool.
#[test]
fn a_bis_with_a_pool() {
    let streets = rows([". 5 5bp", "", ""]);
    let position = with(standard(), &[("/seats/0/sheet/streets", json!(streets))]);
    assert!(set_up(position).is_err(), "a bis never builds a pool");
}

#[test]
fn roundabouts_that_cannot_be() {
    rows_refused(
        json!({}),
        ["o", "", ""],
        &["seats[0].sheet: a roundabout: expected none, since option `advanced` is off"],
    );
    rows_refused(
        json!({ "advanced": true }),
        ["o", "o", "o"],
        &["seats[0].sheet: 3 roundabouts: expected at most 2"],
    );
}

#[test]
fn more_boxes_than_the_sheet_has() {
    let sheet = json!({
        "streets": rows(["", "", ""]),
        "parks": [4, 5, 6],
        "temps": 12,
        "promotions": [2, 3, 4, 5, 5, 5],
        "refusals": 3
    });
    refused(
        with(standard(), &[("/seats/1/sheet", sheet)]),
        &[
            "seats[1].sheet.parks[0]: 4 crossed: expected at most 3",
            "seats[1].sheet.parks[1]: 5 crossed: expected at most 4",
            "seats[1].sheet.parks[2]: 6 crossed: expected at most 5",
            "seats[1].sheet.promotions[0]: 2 crossed: expected at most 1",
            "seats[1].sheet.promotions[1]: 3 crossed: expected at most 2",
            "seats[1].sheet.promotions[2]: 4 crossed: expected at most 3",
            "seats[1].sheet.promotions[3]: 5 crossed: expected at most 4",
            "seats[1].sheet.promotions[4]: 5 crossed: expected at most 4",
            "seats[1].sheet.promotions[5]: 5 crossed: expected at most 4",
            "seats[1].sheet.temps: 12 crossed: expected at most 11",
            "seats[1].sheet.refusals: 3 crossed: expected at most 2",
        ],
    );
}

#[test]
fn games_that_are_over() {
    rows_refused(
        json!({}),
        ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"],
        &["seats[0].sheet: no empty place is left: expected a game that goes on"],
    );
    let used = rows(["1u 2u 3u | 4u 5u 6u 7u |", "1u 2u 3u 4u 5u 6u | 7u 8u 9u |", ""]);
    let fields = [
        ("/options", json!({ "advanced": true })),
        ("/plans/0", json!({ "plan": "seven-temps", "approved": true })),
        ("/plans/1/approved", json!(true)),
        ("/plans/2/approved", json!(true)),
        ("/seats/0/sheet/temps", json!(7)),
        ("/seats/0/sheet/streets", json!(used)),
        ("/seats/0/sheet/plans", json!(["first", "first", "first"])),
    ];
    refused(
        with(standard(), &fields),
        &["seats[0].sheet: all three plans are fulfilled: expected a game that goes on"],
    );
}

const THREE_AND_FOUR: [&str; 3] = ["1u 2u 3u | 4u 5u 6u 7u |", "", ""];

/// Position with the rows of seat 1, and what it has written down for plan 3, an estate of three
/// and one of four.
fn plan_three(streets: [&str; 3], plan: Option<&str>) -> Value {
    let fields = [
        ("/plans/2/approved", json!(plan.is_some())),
        ("/seats/0/sheet/streets", json!(rows(streets))),
        ("/seats/0/sheet/plans", json!([null, null, plan])),
    ];
    with(standard(), &fields)
}

/// Rulebook p. 8: what is marked is what the fulfilled plans have used, no more and no less.
#[test]
fn used_marks_that_no_plan_explains() {
    refused(plan_three(THREE_AND_FOUR, Some("first")), &[]);
    refused(
        plan_three(THREE_AND_FOUR, None),
        &[
            "seats[0].sheet: 1 estates of 3 are marked `u`: expected 0, as the fulfilled plans used",
            "seats[0].sheet: 1 estates of 4 are marked `u`: expected 0, as the fulfilled plans used",
        ],
    );
    refused(
        plan_three(["1u 2u 3u | 4 5 6 7 |", "", ""], Some("first")),
        &["seats[0].sheet: 0 estates of 4 are marked `u`: expected 1, as the fulfilled plans used"],
    );
    let partly = ["1u 2u 3u | 4u 5u 6u 7u | . | 9u .", "", ""];
    refused(
        plan_three(partly, Some("first")),
        &[
            "seats[0].sheet: a9 is marked `u`: expected a whole complete estate, or what a plan asks \
         for",
        ],
    );
}

/// Rulebook p. 6: seven houses are no estate, so no plan can have used them as one.
#[test]
fn seven_houses_marked_used() {
    let seven = plan_three(["1u 2u 3u 4u 5u 6u 7u |", "", ""], None);
    assert!(set_up(seven).is_err(), "no plan uses a run of seven houses");
}

/// Facts 3.1: a full street and street ends are marked; temps, bis, parks and pools must show.
#[test]
fn fulfilled_plans_that_the_sheet_does_not_show() {
    let fulfilled = |id: &str, stack: usize, streets: [&str; 3]| {
        let mut plans = [Value::Null, Value::Null, Value::Null];
        plans[stack] = json!("first");
        let plan = format!("/plans/{stack}");
        let fields = [
            ("/options", json!({ "advanced": true })),
            (plan.as_str(), json!({ "plan": id, "approved": true })),
            ("/seats/0/sheet/streets", json!(rows(streets))),
            ("/seats/0/sheet/plans", json!(plans)),
        ];
        with(standard(), &fields)
    };
    let empty = ["", "", ""];
    for (id, problem) in [
        ("top-street", "all it used marked `u`"),
        ("street-ends", "all it used marked `u`"),
        ("seven-temps", "7 temps"),
        ("five-bis", "5 bis houses in one street"),
    ] {
        let fault = format!("seats[0].sheet: plan 1 is fulfilled: expected {problem}");
        refused(fulfilled(id, 0, empty), &[&fault]);
    }
    for (id, problem) in [
        ("parks-of-two-streets", "all parks of 2 streets"),
        ("pools-of-two-streets", "all pools of 2 streets"),
        ("bottom-parks-pools", "all parks and pools of street c"),
        ("parks-pools-roundabout", "all parks, all pools and a roundabout in one street"),
    ] {
        let fault = format!("seats[0].sheet: plan 2 is fulfilled: expected {problem}");
        refused(fulfilled(id, 1, empty), &[&fault]);
    }
    let top = ["1u 2u | ou | 4u 5u 6u 7u 8u 9u 10u", "", ""];
    refused(fulfilled("top-street", 0, top), &[]);
    let not_all = ["1u 2u 3 4u 5u 6u 7u 8u 9u 10u", "", ""];
    refused(
        fulfilled("top-street", 0, not_all),
        &["seats[0].sheet: plan 1 is fulfilled: expected all it used marked `u`"],
    );
}

/// With the round told, a sheet shows one number or refusal for each round before, and no more
/// actions than numbers.
#[test]
fn sheets_that_do_not_go_with_the_round() {
    let three_rounds = with(
        standard(),
        &[
            ("/round", json!(4)),
            ("/seats/0/sheet/streets", json!(rows(["1 2 2b | 3", "", ""]))),
            ("/seats/0/sheet/temps", json!(1)),
            ("/seats/1/sheet/streets", json!(rows(["1 2", "", ""]))),
            ("/seats/1/sheet/refusals", json!(1)),
        ],
    );
    refused(three_rounds.clone(), &[]);
    refused(
        with(three_rounds.clone(), &[("/seats/0/sheet/parks", json!([1, 0, 0]))]),
        &["seats[0].sheet: 4 actions: expected at most one for each of 3 numbers"],
    );
    refused(
        with(three_rounds, &[("/round", json!(5))]),
        &[
            "seats[0].sheet: numbers and refusals of 3 rounds: expected 4 before round 5",
            "seats[1].sheet: numbers and refusals of 3 rounds: expected 4 before round 5",
        ],
    );
}

/// Cards bear 1 to 15, so that 0, 16 and 17 are written by temps, each of whom is crossed. What a
/// bis copies needs no temp of its own.
#[test]
fn numbers_that_only_temps_can_have_written() {
    let five_rounds = |temps: u8| {
        let streets = json!(rows(["0 3 15 16", "", ". . . . . . . . . . 17 17b"]));
        with(
            standard(),
            &[
                ("/round", json!(6)),
                ("/seats/0/sheet/streets", streets),
                ("/seats/0/sheet/temps", json!(temps)),
                ("/seats/1/sheet/streets", json!(rows(["1 2 3 4 15", "", ""]))),
            ],
        )
    };
    refused(five_rounds(3), &[]);
    refused(five_rounds(4), &[]);
    refused(
        five_rounds(2),
        &["seats[0].sheet.temps: 2 crossed: expected at least 3, since only a temp makes the \
             numbers in a1, a4, c11"],
    );
    refused(
        five_rounds(0),
        &["seats[0].sheet.temps: 0 crossed: expected at least 3, since only a temp makes the \
             numbers in a1, a4, c11"],
    );
    // Without the round it is a study.
    refused(with(five_rounds(0), &[("/round", Value::Null)]), &[]);
}
