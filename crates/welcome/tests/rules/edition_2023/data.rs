//! The figures of the edition. Facts A.1 to A.6 and B.

use std::collections::BTreeMap;

use welcome::card::Action;
use welcome::data::{Edition, SheetData, Source};
use welcome::house::Street;
use welcome::printing::Printing;
use welcome::track::Track;

use crate::scenario::Scenario;

fn edition() -> Edition {
    Edition::of(Printing::Of2023)
}

/// Rulebook, reminders: how often each number and each action occurs.
#[test]
fn sixty_three_cards() {
    let cards = edition().cards;
    let mut numbers = BTreeMap::new();
    for card in &cards {
        *numbers.entry(card.number).or_insert(0) += 1;
    }
    let counts: Vec<i32> = numbers.into_values().collect();
    assert_eq!(counts, [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]);
    let with = |action: Action| cards.iter().filter(|card| card.action == action).count();
    assert_eq!(Action::ALL.map(with), [14, 14, 14, 7, 7, 7]);
}

/// Rulebook, components: 21 base plans and 17 advanced ones, six A*, five B* and six C*.
#[test]
fn twenty_one_base_plans_and_seventeen_advanced_ones() {
    let plans = edition().plans;
    let count = |advanced: bool, stack: usize| {
        plans.iter().filter(|plan| plan.advanced == advanced && plan.stack == stack).count()
    };
    assert_eq!([0, 1, 2].map(|stack| count(false, stack)), [7, 7, 7]);
    assert_eq!([0, 1, 2].map(|stack| count(true, stack)), [6, 5, 6]);
    // What nobody has seen says so.
    let proposed: Vec<&str> = plans
        .iter()
        .filter(|plan| !plan.advanced && plan.source == Source::Proposed)
        .map(|plan| plan.id.as_str())
        .collect();
    assert_eq!(proposed, ["estates-1-1-2-2", "estates-2-2-6", "estates-1-3-6"]);
    assert!(plans.iter().all(|plan| !plan.advanced || plan.source == Source::Proposed));
}

/// Facts B.4: streets of 9, 11 and 13 houses, room for every plan.
#[test]
fn the_blueprint_sheet_has_room_for_every_plan() {
    let sheet = SheetData::blueprint();
    assert_eq!(Street::ALL.map(|street| sheet.town.street_length(street)), [9, 11, 13]);
    assert_eq!(sheet.town.pools.len(), 9);
    assert!(sheet.parks.iter().map(Track::boxes).sum::<u8>() >= 7);
    assert!(sheet.parks.iter().all(|track| track.boxes() >= 2));
    assert_eq!(sheet.source, Source::Proposed);
}

/// Rulebook, the example of Lyon Estates: 20 + 20 + 9 + 1, lots 6 4 3 21 5 0, less 6, is 83. Where
/// its barriers stand is not told; they are put so that the lots are those of the example.
#[test]
fn lyon_estates_is_worth_83_points() {
    let rows = [
        "1u | 5u | 8pu | 9u | 10 | 11 | . | . | 12u 14u",
        "2p 2b 4 6 8 | 9u 10u 12u | . | 15u 17u",
        "0u 1pu 3u 4u | 7 8 9b 9 | 9b 10 13 15",
    ];
    let play = Scenario::new_2023(rows)
        .plans(["estates-6-6", "estates-1-1-1-4", "estates-1-2-2-3"])
        .fulfilled(["-", "first", "first"])
        .parks([3, 3, 2])
        .promotions([0, 0, 0, 3, 0, 0])
        .temps(1)
        .seat(["", "", ""])
        .temps(3)
        .seat(["", "", ""])
        .temps(2)
        .play();
    let play = play.estates([6, 2, 1, 3, 1, 0]).points("plans", 20).points("parks", 20);
    let play = play.points("pools", 9).points("temps", 1).points("bis", -6);
    let play = play.points("estates", 6 + 4 + 3 + 21 + 5).points("refusals", 0);
    assert_eq!(play.view().seats[0].total, 83);
}

/// What is proposed can be told from what is known on every page: the view says so.
#[test]
fn the_view_tells_what_is_proposed() {
    let play = Scenario::new_2023(["", "", ""])
        .plans(["estates-1-1-2-2", "estates-4-5", "estates-3-4"])
        .play();
    let view = play.view();
    let sources = view.plans.each_ref().map(|plan| plan.source);
    assert_eq!(sources, [Source::Proposed, Source::Public, Source::Public]);
    assert_eq!(view.layout.source, Source::Public);
    assert_eq!(view.cards_source, Source::Public);
}
