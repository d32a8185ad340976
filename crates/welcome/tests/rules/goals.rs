//! What each of the 28 plans asks for. Facts 3; rulebook pp. 8 and 10.
//!
//! A table: for each plan, sheets that fulfil it and sheets that just miss it.

use tabletop::{Dealer, Game as _, Rng, Seed, Settings, Viewer};
use welcome::data::Edition;
use welcome::plan::PlanSlot;
use welcome::{Choice, Welcome};

use crate::scenario::Scenario;

/// A sheet that shows what the plan asks for.
/// Streets with room for all their parks.
const NUMBERED: [&str; 3] = ["1 2 3", "1 2 3 4", "1 2 3 4 5"];
const MET: bool = true;
/// A sheet that misses it.
const MISSED: bool = false;

struct Case {
    plan: &'static str,
    rows: [&'static str; 3],
    parks: [u8; 3],
    temps: u8,
    met: bool,
}

const fn rows(plan: &'static str, a: &'static str, b: &'static str, met: bool) -> Case {
    town(plan, [a, b, ""], [0; 3], met)
}

const fn town(plan: &'static str, rows: [&'static str; 3], parks: [u8; 3], met: bool) -> Case {
    Case { plan, rows, parks, temps: 0, met }
}

const fn temps(plan: &'static str, temps: u8, met: bool) -> Case {
    Case { temps, ..rows(plan, "", "", met) }
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    // Stack 1: estates of one size. Any streets will do, and more than asked for.
    rows("estates-1-1-1-1-1-1", "1 | 2 | 3 | 4 | 5 | 6 | .",     "",                          MET),
    rows("estates-1-1-1-1-1-1", "1 | 2 | 3 |",                   "1 | 2 | 3 | 4 | . . . 9 10", MET),
    rows("estates-1-1-1-1-1-1", "1 | 2 | 3 | 4 | 5 | . | 7 |",   "1 2 |",                     MET),
    rows("estates-1-1-1-1-1-1", "1 | 2 | 3 | 4 | 5 | . | 7 .",   "1 2 |",                     MISSED),
    rows("estates-2-2-2-2",     "1 2 | 3 4 |",                   "1 2 | 3 4 |",               MET),
    rows("estates-2-2-2-2",     "1 2 | 3 4 |",                   "1 2 | 3 . |",               MISSED),
    rows("estates-2-2-2-2",     "1 2 | 3 4 |",                   "1 2 | 3 4 5 |",             MISSED),
    rows("estates-3-3-3",       "1 2 3 | 4 5 6 |",               "1 2 3 |",                   MET),
    rows("estates-3-3-3",       "1 2 3 | 4 5 6 |",               "1 2 3",                     MISSED),
    rows("estates-4-4",         "1 2 3 4 |",                     "1 2 3 4 |",                 MET),
    rows("estates-4-4",         "1 2 3 4 |",                     "1 2 3 4 5 |",               MISSED),
    rows("estates-5-5",         "1 2 3 4 5 | 6 7 8 9 10",        "",                          MET),
    rows("estates-5-5",         "1 2 3 4 5 6 7 8 9 10",          "",                          MISSED),
    rows("estates-6-6",         "1 2 3 4 5 6 |",                 "1 2 3 4 5 6 |",             MET),
    rows("estates-6-6",         "1 2 3 4 5 6 |",                 "1 2 3 4 5 6 7 |",           MISSED),
    // Stack 2.
    rows("estates-1-1-1-6",     "1 | 2 | 3 |",                   "1 2 3 4 5 6 |",             MET),
    rows("estates-1-1-1-6",     "1 | 2 |",                       "1 2 3 4 5 6 |",             MISSED),
    rows("estates-2-2-5",       "1 2 | 3 4 |",                   "1 2 3 4 5 |",               MET),
    rows("estates-2-2-5",       "1 2 |",                         "1 2 3 4 5 |",               MISSED),
    rows("estates-3-3-4",       "1 2 3 | 4 5 6 |",               "1 2 3 4 |",                 MET),
    rows("estates-3-3-4",       "1 2 3 |",                       "1 2 3 4 |",                 MISSED),
    rows("estates-3-6",         "1 2 3 |",                       "1 2 3 4 5 6 |",             MET),
    rows("estates-3-6",         "1 2 3 |",                       "1 2 3 4 5 6 7 |",           MISSED),
    rows("estates-4-5",         "1 2 3 4 |",                     "1 2 3 4 5 |",               MET),
    rows("estates-4-5",         "1 2 3 4 |",                     "1 2 3 4 |",                 MISSED),
    rows("estates-1-1-1-4",     "1 | 2 | 3 |",                   "1 2 3 4 |",                 MET),
    rows("estates-1-1-1-4",     "1 | 2 | 3 |",                   "1 2 3 . |",                 MISSED),
    // Stack 3.
    rows("estates-1-2-6",       "1 | 2 3 |",                     "1 2 3 4 5 6 |",             MET),
    rows("estates-1-2-6",       "1 2 | 3 4 |",                   "1 2 3 4 5 6 |",             MISSED),
    rows("estates-1-4-5",       "1 | 2 3 4 5 |",                 "1 2 3 4 5 |",               MET),
    rows("estates-1-4-5",       "1 | 2 3 4 5 |",                 "1 2 3 4 . |",               MISSED),
    rows("estates-3-4",         "1 2 3 |",                       "1 2 3 4 |",                 MET),
    rows("estates-3-4",         "1 2 |",                         "1 2 3 4 |",                 MISSED),
    rows("estates-2-5",         "1 2 |",                         "1 2 3 4 5 |",               MET),
    rows("estates-2-5",         "1 . |",                         "1 2 3 4 5 |",               MISSED),
    rows("estates-1-2-2-3",     "1 | 2 3 | 4 5 |",               "1 2 3 |",                   MET),
    rows("estates-1-2-2-3",     "1 | 2 3 | 4 5 6 |",             "1 2 3 |",                   MISSED),
    rows("estates-2-3-5",       "1 2 | 3 4 5 |",                 "1 2 3 4 5 |",               MET),
    rows("estates-2-3-5",       "1 2 | 3 4 |",                   "1 2 3 4 5 |",               MISSED),
    // Every house of a street; a roundabout counts as built (facts 4.6).
    town("bottom-street", ["", "", "1 2 3 4 5 6 7 8 9 10 11 12"],        [0; 3], MET),
    town("bottom-street", ["", "", "1 2 3 4 5 | o | 7 8 9 10 11 12"],    [0; 3], MET),
    town("bottom-street", ["", "", "1 2 3 4 5 6 7 8 9 10 11 ."],         [0; 3], MISSED),
    town("bottom-street", ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 . 7 8 9 10 11", ""], [0; 3], MISSED),
    town("top-street",    ["1 2 3 4 5 6 7 8 9 10", "", ""],              [0; 3], MET),
    town("top-street",    ["o | 2 3 4 5 6 7 8 9 | o", "", ""],           [0; 3], MET),
    town("top-street",    ["1 2 3 4 5 . 7 8 9 10", "", ""],              [0; 3], MISSED),
    // Five bis in one same street, originals not counted.
    town("five-bis", ["", "3 3b 3b 3b 3b 3b", ""],                       [0; 3], MET),
    town("five-bis", ["3 3b 3b . 5 5b . 8 8b 8b", "", ""],               [0; 3], MET),
    town("five-bis", ["3 3b 3b", "3 3b 3b 3b 3b", "5 5b"],               [0; 3], MISSED),
    temps("seven-temps", 7, MET),
    temps("seven-temps", 11, MET),
    temps("seven-temps", 6, MISSED),
    // First and last house of every street; a roundabout counts (facts 4.6).
    town("street-ends",
        ["1 . . . . . . . . 10", "1 . . . . . . . . . 11", "1 . . . . . . . . . . 12"],   [0; 3], MET),
    town("street-ends",
        ["o | . . . . . . . . 10", "1 . . . . . . . . . | o", "1 . . . . . . . . . . 12"], [0; 3], MET),
    town("street-ends",
        ["1 . . . . . . . . 10", "1 . . . . . . . . . 11", "1 . . . . . . . . . 12 ."],   [0; 3], MISSED),
    // All parks of any two streets.
    town("parks-of-two-streets", NUMBERED, [3, 4, 0], MET),
    town("parks-of-two-streets", NUMBERED, [3, 0, 5], MET),
    town("parks-of-two-streets", NUMBERED, [2, 4, 5], MET),
    town("parks-of-two-streets", NUMBERED, [2, 3, 5], MISSED),
    // All parks, all pools and a roundabout in one same street.
    town("parks-pools-roundabout", [". . 3p . . . 7p 8p | o | .", "", ""], [3, 0, 0], MET),
    town("parks-pools-roundabout", [". . 3p . . . 7p 8p", "o | .", ""],    [3, 0, 0], MISSED),
    town("parks-pools-roundabout", [". . 3p . . . 7p 8p | o | .", "", ""], [2, 0, 0], MISSED),
    town("parks-pools-roundabout", [". . 3p . . . 7 8p | o | .", "", ""],  [3, 0, 0], MISSED),
    // All pools of any two streets.
    town("pools-of-two-streets", [". . 3p . . . 7p 8p", "1p . . 4p . . . 8p", ""],     [0; 3], MET),
    town("pools-of-two-streets", ["", "1p . . 4p . . . 8p", ". 2p . . . . 9p . . . 11p"], [0; 3], MET),
    town("pools-of-two-streets", [". . 3p . . . 7p 8", "1p . . 4p . . . 8p", ". 2p . . . . 9p"], [0; 3], MISSED),
    // All parks and all pools of the street on the card, and of no other.
    town("bottom-parks-pools", ["", "", "1 2p 3 . . . 9p . . . 11p"], [0, 0, 5], MET),
    town("bottom-parks-pools", ["", "", "1 2p 3 . . . 9p . . . 11p"], [0, 0, 4], MISSED),
    town("bottom-parks-pools", ["", "", "1 2p 3 . . . 9p . . . 11"],  [0, 0, 5], MISSED),
    town("bottom-parks-pools", ["", "1p 2 . 4p . . . 8p", "1 2 3 4 5"], [0, 4, 5], MISSED),
    town("middle-parks-pools", ["", "1p 2 . 4p . . . 8p", ""],         [0, 4, 0], MET),
    town("middle-parks-pools", ["1 2 3", "1p 2 . 4p . . . 8p", "1 2 3 4 5"], [3, 3, 5], MISSED),
    town("middle-parks-pools", ["", "1p 2 . 4 . . . 8p", ""],          [0, 4, 0], MISSED),
];

#[test]
fn a_plan_is_fulfilled_by_just_what_it_asks_for() {
    let all = Edition::of_2018().plans;
    for case in CASES {
        let plan = all.iter().find(|plan| plan.id == case.plan).expect("a plan with this id");
        let mut plans = ["estates-6-6", "estates-3-6", "estates-1-2-6"];
        plans[plan.stack] = case.plan;
        let slot = format!("plan {}", plan.stack + 1);
        // A house is written where it completes nothing.
        let bottom_is_full = !case.rows[2].is_empty() && case.plan == "bottom-street";
        let house = if bottom_is_full { "b6" } else { "c6" };
        let turn = Scenario::new(case.rows)
            .advanced()
            .parks(case.parks)
            .temps(case.temps)
            .plans(plans)
            .pairs(["8 pool", "9 pool", "10 pool"])
            .play()
            .choose(&format!("take 1, write 8 {house}"));
        if case.met {
            let closed = turn.choose(&slot);
            let picking = closed.view().turn.and_then(|turn| turn.plan).is_some();
            assert!(picking || closed.view().seats[0].score["plans"] == plan.first, "{slot}");
        } else {
            let message = format!("{slot} asks for more than this sheet shows");
            turn.refused(&slot, &message);
        }
    }
}

#[test]
fn every_plan_is_in_the_table_met_and_missed() {
    for plan in Edition::of_2018().plans {
        for met in [MET, MISSED] {
            let shown = CASES.iter().any(|case| case.plan == plan.id && case.met == met);
            assert!(shown, "{} {}", plan.id, if met { "met" } else { "missed" });
        }
    }
}

/// What a plan shows as its progress decides whether it can be fulfilled, at every moment of random
/// games.
#[test]
fn a_plan_can_be_fulfilled_when_nothing_is_missing() {
    let mut rng = Rng::new(12);
    let (mut met, mut missed) = (0, 0);
    for (edition, game) in
        ["2018", "2023"].into_iter().flat_map(|edition| (0..250).map(move |game| (edition, game)))
    {
        let mut settings = Settings::default();
        settings.set("edition", edition);
        settings.set("advanced", "true");
        let setup = Welcome::setup(&settings, 2).expect("a mode of the game");
        let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(game, 3)));
        let mut choices = Vec::new();
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            if choices.contains(&Choice::Done) {
                let view = game.view(Viewer::Seat(seat));
                let own = &view.seats[seat.index()];
                for slot in PlanSlot::ALL {
                    let progress = &own.progress[slot.index()];
                    let fulfilled = own.sheet.plans[slot.index()].is_some();
                    let complete = progress.have == progress.need;
                    let offered = choices.contains(&Choice::Plan(slot));
                    assert_eq!(offered, complete && !fulfilled, "{:?}", view.plans[slot.index()]);
                    assert!(!fulfilled || complete && progress.houses.is_empty());
                    met += usize::from(offered);
                    missed += usize::from(!complete);
                }
            }
            // Plans are rare in random games, so they are taken whenever they can be.
            let plan = choices.iter().copied().find(|choice| matches!(choice, Choice::Plan(_)));
            let choice = plan.or_else(|| rng.pick(&choices)).expect("a seat can always choose");
            game.choose(seat, choice).expect("a listed choice");
        }
    }
    assert!(met > 30 && missed > 1000, "{met} met, {missed} missed");
}
