//! Fulfilling plans: what they use, which estates, who is first. Rulebook p. 8; facts 3.1 and 4.7.

use serde_json::json;

use crate::scenario::Scenario;

const PAIRS: [&str; 3] = ["8 pool", "9 pool", "10 pool"];
const STACK_3: [&str; 3] = ["estates-6-6", "estates-3-6", "estates-3-4"];

/// Rulebook p. 8: the estates of the plan are marked over all their houses. Facts 4.7: where there
/// is no choice nothing is asked.
#[test]
fn an_estate_plan_marks_its_estates() {
    Scenario::new(["1 2 3 | . .", "1 2 3 4 |", ""])
        .plans(STACK_3)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6, plan 3")
        .rows(["1u 2u 3u | . .", "1u 2u 3u 4u |", ". . . . . 8"])
        .shows("plans", json!([null, null, "first"]))
        .points("plans", 7)
        .can(&["done"])
        .refused("plan 3", "plan 3 is fulfilled already on this sheet");
}

/// Facts 4.7: with more estates than needed, the player picks which are used.
#[test]
fn the_player_picks_the_estates() {
    Scenario::new(["1 2 3 | 4 5 6 | 7 8 |", "1 2 3 4 | 5 6 7 8 |", "1 2 |"])
        .plans(STACK_3)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6, plan 3")
        .only(&["use a1", "use a4", "use b1", "use b5"])
        .refused("use a2", "no complete estate that a plan could still use begins at a2")
        .refused("use a7", "plan 3 does not need this estate of 2")
        .refused("done", "not now: pick the estates for the plan first")
        .choose("use a4")
        .only(&["use b1", "use b5"])
        .refused("use a4", "no complete estate that a plan could still use begins at a4")
        .refused("use a1", "plan 3 does not need this estate of 3")
        .choose("use b1")
        .rows(["1 2 3 | 4u 5u 6u | 7 8 |", "1u 2u 3u 4u | 5 6 7 8 |", "1 2 | . . . 8"])
        .points("plans", 7);
}

/// Facts 4.7: sizes without a choice are picked at once, the others are asked for.
#[test]
fn sizes_without_a_choice_are_picked_at_once() {
    Scenario::new(["1 2 3 | 4 5 6 |", "1 2 3 4 |", ""])
        .plans(STACK_3)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6, plan 3")
        .rows(["1 2 3 | 4 5 6 |", "1u 2u 3u 4u |", ". . . . . 8"])
        .only(&["use a1", "use a4"])
        .choose("use a1")
        .rows(["1u 2u 3u | 4 5 6 |", "1u 2u 3u 4u |", ". . . . . 8"]);
}

/// Facts 4.7: several plans in one turn, each with estates of its own.
#[test]
fn several_plans_in_one_turn_use_different_estates() {
    let plans = ["estates-3-3-3", "estates-3-6", "estates-3-4"];
    let streets = ["1 2 3 | 4 5 6 | 7 8 9 |", "1 2 3 4 |", "1 2 3 4 5 6 |"];
    let play = Scenario::new(streets).plans(plans).pairs(PAIRS).play();
    let play = play.choose("take 1, write 8 c10").can(&["plan 1", "plan 2", "plan 3"]);
    // The three estates of three go to plan 1, and nothing is left for the others.
    play.clone()
        .choose("plan 1")
        .rows(["1u 2u 3u | 4u 5u 6u | 7u 8u 9u |", "1 2 3 4 |", "1 2 3 4 5 6 | . . . 8"])
        .only(&["done", "reshuffle"])
        .refused("plan 2", "plan 2 asks for more than this sheet shows");
    // Or two of them go to plans 2 and 3.
    play.choose("plan 2, use a4, plan 3, use a1")
        .rows(["1u 2u 3u | 4u 5u 6u | 7 8 9 |", "1u 2u 3u 4u |", "1u 2u 3u 4u 5u 6u | . . . 8"])
        .points("plans", 8 + 7)
        .only(&["done", "reshuffle"]);
}

/// Rulebook p. 8: what a plan has used counts for no other plan.
#[test]
fn a_used_estate_counts_for_no_other_plan() {
    Scenario::new(["1u 2u 3u | . .", "1u 2u 3u 4u |", "1 2 3 4 5 6 |"])
        .plans(STACK_3)
        .fulfilled(["-", "-", "first"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c10")
        .refused("plan 2", "plan 2 asks for more than this sheet shows");
}

/// Facts 3.1: a full street marks every place of it, its roundabout too, and all its estates.
#[test]
fn a_full_street_is_marked_whole() {
    Scenario::new(["1 2 3 | 4 | o | 6 7 8 9 10", "", "1 2 3 4 |"])
        .advanced()
        .plans(["top-street", "estates-3-6", "estates-3-4"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c10, plan 1")
        .rows(["1u 2u 3u | 4u | ou | 6u 7u 8u 9u 10u", "", "1 2 3 4 | . . . . . 8"])
        .points("plans", 6)
        .refused("plan 3", "plan 3 asks for more than this sheet shows")
        .estates([1, 0, 1, 1, 1, 0]);
}

/// Facts 3.1: a house of the street that is used already blocks the plan.
#[test]
fn a_full_street_must_be_unused() {
    Scenario::new(["1u 2u 3u | 4 5 6 7 8 9 10", "", "1u 2u 3u 4u |"])
        .advanced()
        .plans(["top-street", "estates-3-6", "estates-3-4"])
        .fulfilled(["-", "-", "first"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c10")
        .refused("plan 1", "plan 1 asks for more than this sheet shows");
}

const ENDS: [&str; 3] =
    ["1 2 3 | . . . . . . 10", "1 . . . . . . . . . 11", "1 | . . . . . . . | 9 10 11 12"];

/// Facts 3.1: the ends of the streets are marked, six houses only; estates that contain one serve
/// no plan any more, and still score.
#[test]
fn street_ends_mark_six_houses() {
    let play = Scenario::new(ENDS)
        .advanced()
        .plans(["street-ends", "estates-3-6", "estates-3-4"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6")
        .can(&["plan 1", "plan 3"]);
    play.clone()
        .choose("plan 1")
        .rows([
            "1u 2 3 | . . . . . . 10u",
            "1u . . . . . . . . . 11u",
            "1u | . . . . 8 . . | 9 10 11 12u",
        ])
        .points("plans", 7)
        .points("estates", 3 + 1 + 4)
        .refused("plan 3", "plan 3 asks for more than this sheet shows");
    // The other way round, the estates use up two of the ends.
    play.choose("plan 3")
        .rows([
            "1u 2u 3u | . . . . . . 10",
            "1 . . . . . . . . . 11",
            "1 | . . . . 8 . . | 9u 10u 11u 12u",
        ])
        .refused("plan 1", "plan 1 asks for more than this sheet shows");
}

/// Facts 3.1: temps, bis, parks and pools check no marks and leave none.
#[test]
fn other_plans_mark_nothing() {
    let streets = ["3 3b 3b 3b 3b 3b", "1p 2 . 4p . . . 8p", "1 2p 3 . . . 9p . . . 11p"];
    for plans in [
        ["five-bis", "parks-of-two-streets", "estates-1-2-6"],
        ["seven-temps", "pools-of-two-streets", "estates-1-2-6"],
        ["estates-6-6", "bottom-parks-pools", "estates-1-2-6"],
        ["estates-6-6", "middle-parks-pools", "estates-1-2-6"],
    ] {
        let first = if plans[0] == "estates-6-6" { "" } else { "plan 1, " };
        Scenario::new(streets)
            .advanced()
            .plans(plans)
            .parks([0, 4, 5])
            .temps(7)
            .pairs(PAIRS)
            .play()
            .choose(&format!("take 1, write 8 c6, {first}plan 2"))
            .rows([streets[0], streets[1], "1 2p 3 . . 8 9p . . . 11p"]);
    }
    Scenario::new([". . 3p . . . 7p 8p | o | .", "", ""])
        .advanced()
        .plans(["estates-6-6", "parks-pools-roundabout", "estates-1-2-6"])
        .parks([3, 0, 0])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6, plan 2")
        .rows([". . 3p . . . 7p 8p | o | .", "", ". . . . . 8"])
        .points("plans", 10);
}

/// Facts 3.1, our ruling: bis houses and pools count even where a plan has used the house, and
/// houses so counted still count for estates (rulebook p. 10, reminder about pools).
#[test]
fn pools_and_bis_count_on_used_houses_too() {
    Scenario::new(["1u 2u 3pu | . . . 7p 8p", "1pu 1bu 1bu 4pu | 5 5b 5b 8p . 9 9b", ""])
        .advanced()
        .plans(["five-bis", "pools-of-two-streets", "estates-3-4"])
        .fulfilled(["-", "-", "first"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c6, plan 1, plan 2")
        .points("plans", 8 + 7 + 7);
}

/// Which estate is named first changes nothing, nor which plan.
#[test]
fn the_order_of_picking_changes_nothing() {
    let play = Scenario::new(["1 2 3 | 4 5 6 | 7 8 |", "1 2 3 4 | 5 6 7 8 |", "1 2 3 4 5 6 |"])
        .plans(STACK_3)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 c10");
    let one = play.clone().choose("plan 3, use b1, use a4, plan 2");
    let other = play.choose("plan 2, use a1, plan 3, use b1");
    assert_eq!(one.view(), other.view());
}
