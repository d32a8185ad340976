//! Ice-cream Trucks. Facts D.2.

use serde_json::json;
use tabletop::{Game, Seat, Settings, Viewer};
use welcome::Welcome;
use welcome::extensions::bonuses::BonusState::{Lost, Open, Won};
use welcome::extensions::{Extension, OpponentMarks, SheetCount, WrittenMarks};
use welcome::house::{House, Street};
use welcome::view::{OfferView, StepView};

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::players::{random, whole_game};
use crate::scenario::{EMPTY, Scenario, card};

const PLAN: &str = "large-cones";

fn house(text: &str) -> House {
    text.parse().expect("a house")
}

fn delivered(scenario: Scenario, cones: &[&str], bonuses: &[&str]) -> Scenario {
    let cones = cones.iter().map(|text| house(text)).collect();
    let bonuses = bonuses.iter().map(|text| text.parse().expect("a street")).collect();
    with_marks(scenario, WrittenMarks::Trucks { cones, bonuses })
}

/// The circled and the crossed cones of seat 1, as everyone knows them at the start of a round.
fn cones(play: &Play) -> (Vec<String>, Vec<String>) {
    let view = play.view();
    let told = |houses: &[House]| houses.iter().map(ToString::to_string).collect();
    let circled: Vec<House> = view.seats[0].sheet.marks.delivered().cones.into_iter().collect();
    match &view.seats[0].own {
        Some(SheetCount::Trucks { crossed, .. }) => (told(&circled), told(crossed)),
        other => panic!("cones, not {other:?}"),
    }
}

fn bonuses(play: &Play, seat: usize) -> [welcome::extensions::bonuses::BonusState; 3] {
    match play.game.view(Viewer::Spectator).seats[seat].own {
        Some(SheetCount::Trucks { bonuses, .. }) => bonuses,
        ref other => panic!("bonuses, not {other:?}"),
    }
}

/// Layout: twenty cones, at most nine in a street, at least five of three scoops.
#[test]
fn the_cones_add_up() {
    let play = sheet("trucks", PLAN, EMPTY).play();
    let Extension::Trucks(trucks) = printed(&play) else { panic!("the sheet of trucks") };
    let in_street = Street::ALL.map(|street| trucks.cones().in_street(street).len());
    assert_eq!((trucks.cones().len(), in_street), (20, [5, 6, 9]));
    let of_size =
        |scoops| trucks.cones().into_iter().filter(|h| trucks.scoops(*h) == scoops).count();
    assert_eq!([1, 2, 3].map(of_size), [7, 6, 7]);
}

/// Rulebook: the truck drives to the house numbered; it circles the cone there and crosses the ones
/// it passes. A house behind it does nothing.
#[test]
fn a_truck_drives_on_and_never_back() {
    let play = sheet("trucks", PLAN, EMPTY).pairs(["7 surveyor", "8 bis", "9 pool"]).play();
    let play = play.choose("take 1, write 7 a5");
    assert_eq!(cones(&play), (vec!["a5".into()], vec!["a2".into(), "a3".into()]));
    let play = play.choose("pass, done").end_round();
    // The second house lies behind: its cone stays crossed.
    let behind = sheet("trucks", PLAN, [". . . . 7", "", ""]);
    let behind = delivered(behind, &["a5"], &[]).pairs(["3 surveyor", "8 bis", "9 pool"]).play();
    let behind = behind.choose("take 1, write 3 a3");
    assert_eq!(cones(&behind), (vec!["a5".into()], vec!["a2".into(), "a3".into()]));
    // Ahead, without a cone: everything passed is crossed.
    let ahead = delivered(sheet("trucks", PLAN, [". . . . 7", "", ""]), &["a5"], &[]);
    let ahead = ahead.pairs(["9 surveyor", "8 bis", "9 pool"]).play().choose("take 1, write 9 a8");
    assert_eq!(cones(&ahead).1, ["a2", "a3", "a7"]);
    drop(play);
}

/// The truck of the middle street drives from right to left.
#[test]
fn the_middle_truck_drives_left() {
    let play = sheet("trucks", PLAN, EMPTY).pairs(["7 surveyor", "8 bis", "9 pool"]).play();
    let play = play.choose("take 1, write 7 b7");
    assert_eq!(cones(&play), (vec!["b7".into()], vec!["b8".into(), "b10".into()]));
    let right = delivered(sheet("trucks", PLAN, ["", ". . . . . . 7", ""]), &["b7"], &[]);
    let right = right.pairs(["9 surveyor", "8 bis", "9 pool"]).play();
    let right = right.choose("take 1, write 9 b8");
    assert_eq!(cones(&right).0, ["b7"], "b8 lies behind");
}

/// Extension: number first, then the copy; both can move a truck, of one street or of two.
#[test]
fn an_extension_moves_a_truck_too() {
    let play = sheet("trucks", PLAN, ["", "", "4"]);
    let play = delivered(play, &["c1"], &[]).pairs(["7 bis", "8 surveyor", "9 pool"]).play();
    let two = play.clone().choose("take 1, write 7 a5, bis 4 c2");
    assert_eq!(cones(&two).0, ["a5", "c1", "c2"]);
    let one = play.choose("take 1, write 7 a2, bis 7 a3");
    assert_eq!(cones(&one), (vec!["a2".into(), "a3".into(), "c1".into()], vec![]));
    // A copy on the near side lies behind the truck.
    let near = sheet("trucks", PLAN, EMPTY).pairs(["7 bis", "8 surveyor", "9 pool"]).play();
    let near = near.choose("take 1, write 7 a3, bis 7 a2");
    assert_eq!(cones(&near), (vec!["a3".into()], vec!["a2".into()]));
}

/// A circled cone pays its scoops; with the bonus of its street one point more.
#[test]
fn scoops_and_bonus_pay() {
    let rows = [". 1 . . 5 . . . 9", ". . . 4", ". . 3"];
    let some = ["a2", "a5", "a9", "b4", "c3"];
    let play = delivered(sheet("trucks", PLAN, rows), &some, &["a"]).seat(EMPTY).play();
    play.points("cones", (1 + 3 + 2) + 3 + 3 + 1);
}

/// Everyone who finishes a street's round in the same turn gets its bonus; all others cross it.
#[test]
fn the_first_to_finish_share_the_bonus() {
    let before = [". 3 . . 5 . 7", "", ""];
    let scenario = delivered(sheet("trucks", PLAN, before), &["a2", "a5", "a7"], &[]).seat(before);
    let scenario = delivered(scenario, &["a2", "a7"], &[]).seat(before);
    let scenario = delivered(scenario, &["a7"], &[]);
    let play = scenario.pairs(["9 surveyor", "10 bis", "1 pool"]).play();
    let play = play.choose("take 1, write 9 a9, pass, done");
    assert_eq!(bonuses(&play, 0), [Open; 3], "not before the turn ends for all");
    // The second passes by the last cone, and still finishes the round.
    let play = play.seat(2).choose("take 2, write 10 a10, pass, done");
    let play = play.seat(3).choose("take 3, write 1 a1, done").seat(1);
    assert_eq!([0, 1, 2].map(|seat| bonuses(&play, seat)[0]), [Won, Won, Lost]);
    play.clone().points("cones", 1 + 3 + 3 + 2 + 4);
    play.clone().seat(2).points("cones", 1 + 3 + 2);
    // Finishing it later brings nothing.
    let late = play.end_round();
    assert_eq!(bonuses(&late, 2)[0], Lost);
}

/// A roundabout crosses the cone of its place and is never a stop. On the last cone that was
/// untouched it finishes the round.
#[test]
fn a_roundabout_crosses_its_cone() {
    let play = sheet("trucks", PLAN, EMPTY).advanced().play().choose("roundabout a5");
    assert_eq!(cones(&play), (vec![], vec!["a5".into()]));
    let rows = [". 1 2 . 5 . 7", "", ""];
    let play = delivered(sheet("trucks", PLAN, rows), &["a2", "a3", "a5", "a7"], &[]).advanced();
    let play = play.play().choose("roundabout a9, take 1, write 7 c1, pass, done").end_round();
    assert_eq!(bonuses(&play, 0)[0], Won);
    assert_eq!(bonuses(&play, 1)[0], Lost);
    // With another cone untouched it does not.
    let rows = [". 1 2 . 5", "", ""];
    let play = delivered(sheet("trucks", PLAN, rows), &["a2", "a3", "a5"], &[]).advanced();
    let play = play.play().choose("roundabout a9, take 1, write 7 c1, pass, done").end_round();
    assert_eq!(bonuses(&play, 0)[0], Open);
}

fn progress(plan: &str, rows: [&str; 3], circled: &[&str]) -> (usize, usize) {
    progress_with(plan, rows, circled, &[])
}

fn progress_with(
    plan: &str,
    rows: [&str; 3],
    circled: &[&str],
    bonuses: &[&str],
) -> (usize, usize) {
    let view = delivered(sheet("trucks", plan, rows), circled, bonuses).play().view();
    (view.seats[0].progress[2].have, view.seats[0].progress[2].need)
}

#[test]
fn plans_of_cones() {
    // Three lots of 3 with two circled cones each: a2 a3, b4 b5, c1 c2.
    let rows = ["1 2 3 | .", ". . . | 4 5 6 | .", "1 2 3 | 5 6 7 | ."];
    let circled = ["a2", "a3", "b4", "b5", "c1", "c3", "c5", "c6"];
    assert_eq!(progress("cones-in-lots", rows, &circled), (3, 3));
    assert_eq!(progress("cones-in-lots", rows, &["a3", "b4", "b5", "c1", "c3", "c6"]), (2, 3));
    // A crossed cone is no circled one.
    let rows = ["1 2 3 | .", ". . . | 4 5 6 | .", ""];
    assert_eq!(progress("lots-without-cones", rows, &["a3", "b4"]), (0, 2));
    let rows = ["1 2 3 | 4 5 6 7", "", "3 4 5 | 6 7 8 9"];
    assert_eq!(progress("lots-without-cones", rows, &["a7", "c7"]), (2, 2));
    assert_eq!(progress("lots-without-cones", rows, &["a2", "a7", "c7"]), (1, 2));
    let rows = [". . | 3p | . . . | 7p | .", ". . . | 4p | .", ". | 2 | ."];
    let circled = ["a3", "a7", "b4", "c2"];
    assert_eq!(progress("single-pools-with-cones", rows, &circled), (3, 3));
    assert_eq!(progress("single-pools-with-cones", rows, &circled[1..]), (2, 3));
    // Five cones of three scoops: a5, a7, b7, b4, c5, c8, c11 have three.
    let rows = [". . . . 5 . 7", ". . . 4 . . 7", "1 . . . 5"];
    assert_eq!(progress(PLAN, rows, &["a5", "a7", "b4", "b7", "c1", "c5"]), (5, 5));
    assert_eq!(progress(PLAN, rows, &["a7", "b4", "b7", "c1", "c5"]), (4, 5));
    let rows = [". 2 3 . 5 . 7 . 9", "", ""];
    let street = |circled: &[&str]| progress_with("cones-of-a-street", rows, circled, &["a"]);
    assert_eq!(street(&["a2", "a3", "a5", "a7", "a9"]), (5, 5));
    assert_eq!(street(&["a2", "a5", "a7", "a9"]), (4, 5));
}

/// A plan of lots is fulfilled in the turn.
#[test]
fn a_plan_is_fulfilled() {
    let rows = ["1 2 3 | 4 5 6 7", "", "3 4 5 | 6 7 8 9"];
    delivered(sheet("trucks", "lots-without-cones", rows), &["a7", "c7"], &[])
        .play()
        .choose("take 3, write 9 b1, pass, plan 3, done")
        .points("plans", 6);
}

const CARDS: [&str; 3] = ["1 surveyor", "2 surveyor", "5 surveyor"];

/// An opponent gets a point for each card that is no Barrier, and ten for each bonus crossed.
#[test]
fn an_opponent_counts_cards_and_crossed_bonuses() {
    let pile = ["8 pool", "8 bis", "8 surveyor", "10 pool"];
    let points = |level: &str, crossed: &[&str]| {
        let mut scenario = sheet("trucks", PLAN, EMPTY).against(level, CARDS, &pile);
        let opponent = scenario.position.opponent.as_mut().expect("an opponent");
        opponent.validations = crossed.iter().map(|_| "C".to_owned()).take(1).collect();
        opponent.marks = Some(OpponentMarks::Trucks(
            crossed.iter().map(|street| street.parse().expect("a street")).collect(),
        ));
        if !crossed.is_empty() {
            // The first validation card lies among the last twenty cards.
            let mut cards = welcome::data::Edition::of(welcome::printing::Printing::Of2023).cards;
            let gone = pile.iter().chain(&CARDS).map(|text| card(text));
            cards = crate::scenario::without(cards, gone);
            scenario = scenario.discarded(cards[..cards.len() - 10].to_vec());
        }
        let opponent = scenario.play().view().opponent.expect("an opponent");
        opponent.score["cones"]
    };
    assert_eq!(points("1", &[]), 3);
    assert_eq!(points("1", &["b"]), 3 + 10);
    assert_eq!(points("0", &[]), 0, "the closed office scores nothing");
}

/// Plays alone until the deal stops for a crossing.
fn until_stopped(level: &str, seed: u64) -> Option<Welcome> {
    let settings =
        Settings::default().with("edition", "2023").with("sheet", "trucks").with("opponent", level);
    let setup = Welcome::setup(&settings, 1).expect("valid options");
    let mut stopped = None;
    whole_game(&setup, seed, random, |game| {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        if view.turn.is_some_and(|turn| turn.step == StepView::Cross) && stopped.is_none() {
            stopped = Some(game.clone());
        }
    });
    stopped
}

/// A validation card in the middle of a deal: the architect crosses an open bonus before the next
/// cards are seen, whatever the opponent and whether or not it validates a plan.
#[test]
fn a_validation_card_stops_the_deal() {
    for level in ["0", "1", "5"] {
        let game = (0..40).find_map(|seed| until_stopped(level, seed)).expect("a stopped deal");
        let play = Play::of(game);
        let view = play.view();
        let OfferView::Cards { cards, .. } = &view.offer else { panic!("cards") };
        assert!(cards.len() < 3, "the replacement has not been drawn");
        let open: Vec<String> = Street::ALL
            .into_iter()
            .filter(|street| bonuses(&play, 0)[street.index()] == Open)
            .map(|street| format!("cross {street}"))
            .collect();
        let open: Vec<&str> = open.iter().map(String::as_str).collect();
        let play = play.refused("done", "not now: cross a bonus first: `cross b`").only(&open);
        let street: Street = open[0].trim_start_matches("cross ").parse().expect("a street");
        let after = play.clone().choose(open[0]);
        assert_eq!(bonuses(&after, 0)[street.index()], Lost);
        let OfferView::Cards { cards, .. } = &after.view().offer else { panic!("cards") };
        if after.view().turn.expect("a turn").step == StepView::Take {
            assert_eq!(cards.len(), 3);
        }
        assert!(after.game.checkpoints() > play.game.checkpoints());
        assert!(play.view().to_string().contains("trucks"), "the board tells where they stand");
    }
}

/// The position of a stopped deal can be written and set up.
#[test]
fn a_stopped_deal_is_a_position() {
    let game = (0..40).find_map(|seed| until_stopped("1", seed)).expect("a stopped deal");
    let position = serde_json::to_value(game.position()).expect("JSON");
    let cards = position["cards"].as_array().expect("cards").len();
    assert!(cards < 3);
    assert_eq!(position["opponent"]["marks"], json!({ "trucks": [] }));
}
