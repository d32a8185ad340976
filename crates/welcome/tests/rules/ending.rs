//! How a game ends. Rulebook p. 8; facts 4.12.

use crate::scenario::{EMPTY, Scenario};

/// Only c12 is empty.
const LAST_HOUSE: [&str; 3] =
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];

/// Two plans are fulfilled, and the third could be.
const TWO_PLANS: [&str; 3] = ["1u 2u 3u | . .", "1u 2u 3u 4u | 5 6 7 8 | 9 10", "1 2 3 4 5 |"];

fn two_plans(scenario: Scenario) -> Scenario {
    scenario.temps(7).fulfilled(["first", "-", "first"])
}

const PLANS: [&str; 3] = ["seven-temps", "estates-4-5", "estates-3-4"];

/// Rulebook p. 8: a sheet with every house built. Facts 4.12: tested once, when everyone is done,
/// so that everyone plays the last round.
#[test]
fn a_full_sheet_ends_the_game_when_everyone_is_done() {
    Scenario::new(LAST_HOUSE)
        .pairs(["13 pool", "14 pool", "15 pool"])
        .play()
        .choose("take 1, write 13 c12, done")
        .goes_on()
        .seat(2)
        .choose("take 2, write 14 c12, done")
        .ends("houses")
        .only(&[])
        .refused("take 1", "the game is over");
}

/// Rulebook p. 8: all three plans of one architect.
#[test]
fn three_plans_end_the_game_when_everyone_is_done() {
    two_plans(Scenario::new(TWO_PLANS))
        .advanced()
        .plans(PLANS)
        .pairs(["13 pool", "14 pool", "15 pool"])
        .play()
        .choose("take 1, write 13 c12, plan 2, done")
        .points("plans", 6 + 9 + 7)
        .goes_on()
        .end_round()
        .ends("plans");
}

/// Plans of different architects do not add up.
#[test]
fn two_plans_each_end_nothing() {
    two_plans(Scenario::new(TWO_PLANS))
        .seat(["1 2 3 4 |", "1 2 3 4 5 |", ""])
        .advanced()
        .plans(PLANS)
        .play()
        .seat(2)
        .any_turn()
        .choose("plan 2")
        .end_round()
        .goes_on();
}

/// Rulebook p. 8: a third refusal; the last round is played to its end.
#[test]
fn three_refusals_end_the_game_when_everyone_is_done() {
    let play = Scenario::new(LAST_HOUSE)
        .refusals(2)
        .pairs(["5 pool", "6 pool", "7 pool"])
        .play()
        .choose("refuse, done")
        .goes_on();
    play.seat(2).choose("take 1, write 5 a1, done").ends("refusals");
}

/// Facts 4.12: where several hold, full sheets come before plans, and plans before refusals.
#[test]
fn full_sheets_are_told_before_plans_and_plans_before_refusals() {
    let third_refusal = |scenario: Scenario| scenario.seat(LAST_HOUSE).refusals(2);
    // Houses and refusals: c12 takes 13; for seat 2, whose last place is a1, it does not fit.
    let only_low =
        [". 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"];
    Scenario::new(LAST_HOUSE)
        .seat(only_low)
        .refusals(2)
        .pairs(["13 pool", "14 pool", "15 pool"])
        .play()
        .choose("take 1, write 13 c12, done")
        .seat(2)
        .choose("refuse, done")
        .ends("houses");
    // Plans and refusals.
    third_refusal(two_plans(Scenario::new(TWO_PLANS)))
        .advanced()
        .plans(PLANS)
        .pairs(["6 pool", "7 pool", "8 pool"])
        .play()
        .choose("take 1, write 6 c12, plan 2, done")
        .seat(2)
        .choose("refuse, done")
        .ends("plans");
    // Houses and plans, on one sheet.
    let streets = [
        "1u 2u 3u | 4 5 6 7 8 9 10",
        "1u 2u 3u 4u | 5 6 7 8 | 9 10 11",
        "1 2 3 4 5 | 6 7 8 9 10 11 .",
    ];
    two_plans(Scenario::new(streets))
        .advanced()
        .plans(PLANS)
        .pairs(["13 pool", "14 pool", "15 pool"])
        .play()
        .choose("take 1, write 13 c12, plan 2")
        .end_round()
        .ends("houses");
}

/// A bis in the last place fills a sheet too.
#[test]
fn a_bis_may_fill_the_sheet() {
    let streets = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 . ."];
    Scenario::new(streets)
        .pairs(["13 bis", "14 pool", "15 pool"])
        .play()
        .choose("take 1, write 13 c11, bis 13 c12")
        .end_round()
        .ends("houses");
}

#[test]
fn an_open_game_goes_on() {
    Scenario::new(EMPTY).play().any_turn().end_round().goes_on();
}
