//! The advanced plans. Rulebook, Advanced; facts A.6.

use crate::play::Play;
use crate::scenario::Scenario;

const BASE: [&str; 3] = ["estates-6-6", "estates-3-6", "estates-1-2-6"];

/// A seat at the close of a turn in which it wrote 15 in c12, with this plan in play.
fn closing(slot: usize, plan: &str, scenario: Scenario) -> Play {
    let mut plans = BASE;
    plans[slot] = plan;
    scenario
        .advanced()
        .plans(plans)
        .pairs(["15 surveyor", "9 bis", "10 pool"])
        .play()
        .choose("take 1, write 15 c12, pass")
}

#[track_caller]
fn met(slot: usize, plan: &str, rows: [&str; 3]) -> Play {
    closing(slot, plan, Scenario::new_2023(rows)).choose(&format!("plan {}", slot + 1))
}

#[track_caller]
fn not_met(slot: usize, plan: &str, rows: [&str; 3]) {
    let number = slot + 1;
    closing(slot, plan, Scenario::new_2023(rows)).refused(
        &format!("plan {number}"),
        &format!("plan {number} asks for more than this sheet shows"),
    );
}

#[test]
fn single_houses_at_both_ends_of_every_street() {
    let ends = |last: &'static str| {
        let middle = "1 | . . . . . . . . . | 12";
        ["1 | . . . . . . . . | 12", middle, last]
    };
    let play = met(0, "single-houses-at-ends", ends("1 | . . . . . . . . . . |"));
    let end = "1u | . . . . . . . .";
    play.points("plans", 9).rows([
        &format!("{end} | 12u"),
        &format!("{end} . | 12u"),
        &format!("{end} . . | 15u"),
    ]);
    // The last house is part of a larger run.
    not_met(0, "single-houses-at-ends", ends("1 | . . . . . . . . . . ."));
    // A roundabout is no house.
    let roundabout = "o | 2 . . . . . . . . . |";
    not_met(0, "single-houses-at-ends", ends(roundabout));
}

#[test]
fn lots_in_one_named_street() {
    let rows = ["1 2 | 3 4 5 6 7 8 | . .", "1 2 | 3 4 5 6 7 8 |", ""];
    let used = ["1u 2u | 3u 4u 5u 6u 7u 8u | . .", "1 2 | 3 4 5 6 7 8 |"];
    met(0, "top-street-2-6", rows).points("plans", 8).rows([
        used[0],
        used[1],
        ". . . . . . . . . . . 15",
    ]);
    not_met(0, "top-street-2-6", ["1 2 |", "3 4 5 6 7 8 |", ""]);
    let middle = ["", "1 2 3 | 4 5 6 7 | 8 9 10 11", ""];
    met(0, "middle-street-3-4-4", middle).points("plans", 10);
    not_met(0, "middle-street-3-4-4", ["1 2 3 |", "4 5 6 7 | 8 9 10 11 |", ""]);
    let bottom = ["", "", "1 2 3 | 4 5 6 | 7 8 9 10 11 ."];
    met(0, "bottom-street-3-3-6", bottom).points("plans", 11);
}

/// The lots and the roundabouts stand in one same street; with two such streets one chooses.
#[test]
fn lots_and_roundabouts_of_one_street() {
    let street = "1 2 3 4 | o | 5 6 7 8 |";
    met(0, "roundabout-4-4", [street, "1 2 3 4 | 5 6 7 8 |", ""]).points("plans", 9).rows([
        "1u 2u 3u 4u | o | 5u 6u 7u 8u |",
        "1 2 3 4 | 5 6 7 8 |",
        ". . . . . . . . . . . 15",
    ]);
    not_met(0, "roundabout-4-4", ["1 2 3 4 | o | .", "1 2 3 4 | o | .", ""]);
    let both = ["1 2 3 4 | o | 5 6 7 8 |", "1 2 3 4 | o | 5 6 7 8 |", ""];
    let play = met(0, "roundabout-4-4", both).can(&["use a1", "use a6", "use b1", "use b6"]);
    play.choose("use b6").points("plans", 9).rows([
        "1 2 3 4 | o | 5 6 7 8 | .",
        "1u 2u 3u 4u | o | 5u 6u 7u 8u | .",
        ". . . . . . . . . . . 15",
    ]);
    let two = ["1 2 | o | 3 4 | o | 5 6 7 |", "", ""];
    met(0, "two-roundabouts-2-2-3", two).points("plans", 13);
    not_met(0, "two-roundabouts-2-2-3", ["1 2 | o | 3 4 | 5 6 7 |", "", ""]);
}

/// Every lot with a pool of its own.
#[test]
fn lots_with_pools() {
    met(1, "pools-1-1-2", ["", "1p | 2 3 | 4p |", "3 4p |"]).points("plans", 9);
    not_met(1, "pools-1-1-2", ["", "1p | 2 3 | 4 |", "3 4p |"]);
    not_met(1, "pools-1-1-2", ["1 2 3p | 4", "1p | 2 3 4p | 5 |", ""]);
    let rows = ["1 2 3p |", "1p | 2 3 4p | . . .", "3 4p | . . . . 7p |"];
    met(1, "pools-2-3-3", rows).points("plans", 10).rows([
        "1u 2u 3pu |",
        "1p | 2u 3u 4pu |",
        "3u 4pu | . . . . 7p | . . . . 15",
    ]);
}

#[test]
fn lots_with_pools_and_extensions() {
    let rows = ["1 2 3p 4 4b |", "1p 2 2b 4 5 6 |", ""];
    met(1, "pools-and-extensions-5-6", rows).points("plans", 12);
    not_met(1, "pools-and-extensions-5-6", ["1 2 3p 4 5 |", "1p 2 2b 4 5 6 |", ""]);
    not_met(1, "pools-and-extensions-5-6", ["1 2 3 4 4b |", "1p 2 2b 4 5 6 |", ""]);
}

#[test]
fn lots_with_extensions() {
    let rows = ["1 1b | 2 2b | 3 3b 5 6 |", "1 2 | 3 4 |", ""];
    met(1, "extensions-2-2-4", rows).points("plans", 9).rows([
        "1u 1bu | 2u 2bu | 3u 3bu 5u 6u |",
        "1 2 | 3 4 |",
        ". . . . . . . . . . . 15",
    ]);
    not_met(1, "extensions-2-2-4", ["1 1b | 2 3 | 4 4b 5 6 |", "", ""]);
    met(1, "two-extensions-4-5", ["1 1b 1b 2 | 3 3b 4 4b 5 |", "", ""]).points("plans", 10);
    not_met(1, "two-extensions-4-5", ["1 1b 1b 2 | 3 3b 4 5 6 |", "", ""]);
}

/// Boxes are counted and not used up.
#[test]
fn boxes() {
    let with = |plan: &str, scenario: Scenario| closing(2, plan, scenario).choose("plan 3");
    let without = |plan: &str, scenario: Scenario| closing(2, plan, scenario).cannot("plan");
    let sheet = || Scenario::new_2023(["1 2 3", "1 2 3 4", "1 2 3 4"]);
    with("seven-parks", sheet().parks([3, 4, 0])).points("plans", 6);
    without("seven-parks", sheet().parks([3, 3, 0]));
    with("two-parks-in-every-street", sheet().parks([2, 2, 2]));
    without("two-parks-in-every-street", sheet().parks([3, 4, 1]));
    with("parks-of-two-streets", sheet().parks([3, 4, 0])).points("plans", 7);
    without("parks-of-two-streets", sheet().parks([3, 3, 4]));
    with("five-temps", sheet().temps(5));
    without("five-temps", sheet().temps(4));
    with("six-improvements", sheet().promotions([1, 2, 3, 0, 0, 0]));
    without("six-improvements", sheet().promotions([1, 2, 2, 0, 0, 0]));
    with("three-full-improvements", sheet().promotions([1, 2, 3, 0, 0, 0])).points("plans", 7);
    without("three-full-improvements", sheet().promotions([1, 2, 2, 3, 0, 0]));
}

/// Plans are mixed: an advanced A with a base B and an advanced C.
#[test]
fn plans_of_both_kinds_are_mixed() {
    use tabletop::{Dealer, Game, Seed, Settings};
    let settings = Settings::default().with("edition", "2023").with("advanced", "true");
    let setup = welcome::Welcome::setup(&settings, 2).expect("valid options");
    let mixes: std::collections::BTreeSet<[bool; 3]> = (0..200)
        .map(|index| {
            let game = welcome::Welcome::start(&setup, Dealer::new(&Seed::of_simulation(1, index)));
            let view = game.view(tabletop::Viewer::Spectator);
            view.plans.map(|plan| {
                let plans = &game.rules().edition.plans;
                plans.iter().any(|known| known.id == plan.plan && known.advanced)
            })
        })
        .collect();
    assert_eq!(mixes.len(), 8);
}

/// Positions: what such a plan has used is what it asks for.
#[test]
fn a_position_shows_what_such_a_plan_used() {
    let scenario = |rows: [&str; 3]| {
        let scenario = Scenario::new_2023(rows).advanced();
        let plans = ["top-street-2-6", "estates-3-6", "estates-1-2-6"];
        scenario.plans(plans).fulfilled(["first", "-", "-"])
    };
    scenario(["1u 2u | 3u 4u 5u 6u 7u 8u | . .", "", ""]).play().points("plans", 8);
    let elsewhere = scenario(["1u 2u |", "3u 4u 5u 6u 7u 8u |", ""]).filled();
    let dealer = tabletop::Dealer::new(&tabletop::Seed([1; 16]));
    let faults = tabletop::Game::set_up(&elsewhere, dealer).map(|_: welcome::Welcome| ());
    assert_eq!(
        faults.expect_err("not in the top street").to_string(),
        "1 fault in the position\n  seats[0].sheet: plan 1 is fulfilled: expected estates of 2, 6 in street a marked `u`"
    );
}
