//! Positions that cannot come about, each with its fault named.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["7 landscaper", "8 bis", "10 pool"];

#[track_caller]
fn only_fault(scenario: &Scenario, expected: &str) {
    assert_eq!(scenario.faults(), [expected]);
}

fn two(rows: [&str; 5]) -> Scenario {
    Scenario::new(PAIRS, rows).seat(EMPTY)
}

#[test]
fn faults_of_a_sheet() {
    only_fault(
        &two(["1 2 3 4 . 5 6 7", "", "", "", ""]),
        "seats[0].sheet.streets[0]: 8 houses: expected 7",
    );
    only_fault(
        &two(["3 x", "", "", "", ""]),
        "seats[0].sheet.streets[0]: a2: `x` is not understood: expected a number such as 7, 7* for \
         a perfect house, or . for an empty one",
    );
    only_fault(
        &two(["5 . 4", "", "", "", ""]),
        "seats[0].sheet: a3: 4 after 5 in a1: expected numbers that grow from left to right",
    );
    only_fault(
        &two(["5 . . 5", "", "", "", ""]),
        "seats[0].sheet: a4: 5 after 5 in a1: expected numbers that grow from left to right",
    );
    only_fault(&two(["0", "", "", "", ""]), "seats[0].sheet: a1: 0: no card has this number");
    only_fault(
        &two([". . . 9¾", "", "", "", ""]),
        "seats[0].sheet: a4: 9¾: no card has this number",
    );
    only_fault(
        &Scenario::new(PAIRS, EMPTY).refusals(3).seat(EMPTY),
        "seats[0].sheet.refusals: 3 crossed: expected fewer than 3",
    );
}

#[test]
fn faults_of_bonuses() {
    only_fault(
        &Scenario::new(PAIRS, ["1 2 3", "", "", "", ""]).won("a").seat(EMPTY),
        "seats[0].sheet.bonuses: `a`: expected all its houses to have numbers",
    );
    only_fault(
        &two(["1", "2", "3", "4", "5"]),
        "seats[0].sheet.bonuses: `1` is missing: it is complete, and nobody was before",
    );
    let column = ["1", "2", "3", "4", "5"];
    let against = |crossed: &str| {
        let cards = ["7 landscaper", "8 bis", "10 pool"];
        Scenario::against("2", &cards, &[], column).come(&["A", "C"], crossed)
    };
    assert!(against("a b 1 2 3 4").set_up().is_ok());
    only_fault(
        &against("a b 1 2 3 4").won("1"),
        "seats[0].sheet.bonuses: `1`: expected none that was crossed",
    );
    only_fault(
        &against("a 1 2 3 4"),
        "crossed: 1 bonuses of streets: expected 2, since 2 validation cards have taken some",
    );
    only_fault(
        &against("a b 1 2 3 4 5"),
        "crossed: 5 bonuses of columns: expected 4, since 2 validation cards have taken some",
    );
    let mut crossed = two(EMPTY);
    crossed.0.crossed = vec!["a".parse().expect("a bonus")];
    only_fault(
        &crossed,
        "crossed: 1 bonuses of streets: expected 0, since 0 validation cards have taken some",
    );
}

#[test]
fn faults_of_plans_and_rounds() {
    use welcome::sheet::Approval;
    only_fault(
        &Scenario::new(PAIRS, EMPTY).fulfilled(1, Approval::First).seat(EMPTY),
        "seats[0].sheet: plan 1 is fulfilled: expected all park houses perfect",
    );
    let mut approved = two(EMPTY);
    approved.0.plans[1].approved = true;
    only_fault(
        &approved,
        "plans[1].approved: true: expected an architect who fulfilled the plan `first`",
    );
    let mut unknown = two(EMPTY);
    unknown.0.plans[0].plan = "estates-4-4".to_owned();
    only_fault(
        &unknown,
        "plans[0].plan: no plan `estates-4-4`: expected one of all-green-perfect, \
         all-red-perfect, all-blue-and-orange",
    );
    let mut late = two(["1 2", "", "", "", ""]);
    late.0.seats[1].sheet.streets[2] = "3 . . . . . 9".to_owned();
    late.0.round = Some(4);
    assert_eq!(
        late.faults(),
        [0, 1].map(|seat| format!(
            "seats[{seat}].sheet: numbers and refusals of 2 rounds: expected 3 before round 4"
        ))
    );
    let mut advanced = two(EMPTY);
    advanced.0.options.set("advanced", "true");
    assert!(advanced.faults()[0].contains("American Dream has no roundabouts"));
}

#[test]
fn faults_of_a_deal_that_is_held_up() {
    let mut scenario = two(EMPTY);
    scenario.0.crossing = true;
    only_fault(
        &scenario,
        "crossing: true: expected a game against the AAA with a bonus that can be crossed",
    );
    let cards = ["7 landscaper", "8 bis", "10 pool"];
    let mut full = Scenario::against("2", &cards, &[], EMPTY).come(&["A", "C"], "a 1 2");
    full.0.crossing = true;
    only_fault(&full, "cards: 3 cards: expected fewer than 3, since the deal is held up");
}

/// What has been chosen since can be played on.
#[test]
fn choices_made_are_part_of_a_position() {
    let mut scenario = two(EMPTY);
    scenario.0.seats[0].choices = vec!["take 1".to_owned(), "write 7 a4".to_owned()];
    scenario.play().row(0, ". . . 7* . . .").only(&["done"]);
    scenario.0.seats[0].choices.push("take 1".to_owned());
    only_fault(
        &scenario,
        "seats[0].choices[2]: `take 1`: not now: the number is written; fulfil plans or end the turn",
    );
}
