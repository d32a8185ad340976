//! What happens seldom: families satisfied out of turn, rows with rooms and garden tiles, houses
//! without a free cell. Facts 5.

use bienvenue::view::TaskView;
use serde_json::json;
use tabletop::Game;

use super::building::{nearly_satisfied, satisfied};
use super::ending::pass_round;
use crate::play::Play;
use crate::scenario::{Scenario, tile::*};

/// A second toilet.
const TOILET_2: usize = 74;

/// Only two toilets are left to draw, both face up.
fn with_toilets_to_draw(scenario: &Scenario) -> Scenario {
    let laid: Vec<usize> = (scenario.position().seats.iter())
        .flat_map(|seat| seat.tiles.iter().map(|laid| laid.tile.index() + 1))
        .collect();
    let removed: Vec<usize> = (1..=80)
        .filter(|tile| ![TOILET, TOILET_2].contains(tile) && !laid.contains(tile))
        .collect();
    let piles = json!([
        { "count": 1, "top": TOILET },
        { "count": 1, "top": TOILET_2 },
        { "count": 0 },
        { "count": 0 },
    ]);
    scenario.clone().with("removed", removed).with("piles", piles)
}

/// Seat 2 has its toilet, and nine coins for the garden at once.
#[track_caller]
fn is_satisfied(play: Play, money: &[u32]) -> Play {
    assert_eq!(play.seat(2).satisfied, Some(1));
    play.money(money)
}

#[test]
fn a_bargain_can_satisfy_a_family_in_anothers_turn() {
    let scenario = nearly_satisfied().card(0, 1, "bargain").with("row", [TOILET]);
    let play = scenario.seat(2, "money", 12).play().choose("activate c.1, buy 73, lay 73 c3 n");
    // The lowest price is a coin, two are for doors.
    is_satisfied(play, &[20, 18]).due(1, TaskView::Turn);
}

#[test]
fn an_express_delivery_can_satisfy_a_family_in_anothers_turn() {
    // Both have laid five tiles: nobody leads, and the delivery is for both.
    let scenario = nearly_satisfied()
        .lay(1, FINE_DINING, "b2", "n", "")
        .lay(1, BEDROOM_2, "c2", "n", "e")
        .lay(1, SHOWER_2, "d2", "n", "")
        .lay(1, NURSERY_2, "b3", "e", "s")
        .lay(1, PANTRY, "b4", "e", "")
        .card(0, 1, "express");
    let play = with_toilets_to_draw(&scenario).play().choose("activate c.1");
    let play = play.due(1, TaskView::Express).choose("decline").due(2, TaskView::Express);
    is_satisfied(play.choose("draw 1, lay 73 c3 n"), &[20, 26]).due(1, TaskView::Turn);
}

#[test]
fn the_owner_of_a_windfall_can_be_satisfied_by_it() {
    let scenario = nearly_satisfied().card(2, 1, "windfall");
    let play = with_toilets_to_draw(&scenario).play().choose("activate 2.1, draw 1");
    is_satisfied(play.choose("lay 73 c3 n"), &[20, 26]).due(1, TaskView::Turn);
}

/// The rounds to the end are counted from the round, not from the moment, of the auction.
#[test]
fn a_family_satisfied_by_an_auction_starts_the_last_rounds() {
    let mut play = nearly_satisfied()
        .seat(1, "money", 0)
        .drawn(1, &[TOILET, FINE_BATH])
        .play()
        .choose("auction 73, bid 1, lay 73 c3 n");
    for round in 1..=4 {
        assert_eq!((play.game.round(), play.view_of(1).last_round), (round, 4));
        assert!(play.game.outcome().is_none());
        if round == 1 {
            play = play.choose("done");
        }
        play = pass_round(play);
    }
    assert_eq!(play.game.outcome().map(|outcome| outcome.end), Some("keys"));
}

#[test]
fn rooms_and_garden_tiles_lie_in_one_row() {
    let scenario = satisfied().with("row", [TREE, BEDROOM_2, FINE_BATH]);
    let prices =
        |play: &Play| -> Vec<u32> { play.view_of(1).row.iter().map(|row| row.price).collect() };
    // Seat 1's family is not satisfied: it can buy rooms alone.
    let play = scenario.clone().play();
    assert_eq!(prices(&play), [1, 1, 1], "never below the floor");
    play.can("buy", &["18", "45"])
        .refused("buy 95", "the garden comes when the family has all the rooms it wants");
    let turn = json!([{ "seat": 2, "task": "turn" }]);
    let play = scenario.with("agenda", turn).play().choose("buy 95, lay 95 a1 n, done");
    // What is left slides: the bathroom is a coin dearer.
    assert_eq!(prices(&play.clone().row(&[BEDROOM_2, FINE_BATH])), [1, 2]);
    play.money(&[20, 19]);
}

/// A house whose six cells all hold a room. The tile can only go upstairs, where a family of one
/// storey does not want it.
#[test]
fn what_fits_only_upstairs_cannot_be_laid_for_one_storey() {
    let full = |family: &str| {
        Scenario::new(2)
            .seat(1, "family", family)
            .seat(1, "foundations", ["b2", "c4"])
            .lay(1, FINE_LOUNGE, "b2", "n", "")
            .lay(1, BEDROOM, "c2", "n", "")
            .lay(1, FINE_DINING, "b3", "n", "")
            .lay(1, BEDROOM_2, "c3", "n", "")
            .lay(1, NURSERY, "b4", "e", "e")
            .lay(1, SHOWER, "c4", "n", "")
            .drawn(1, &[PANTRY, SHOWER_2])
            .play()
    };
    full("Coste").can("lay", &[]).can("auction", &["38", "69"]);
    let upstairs = full("Authier").can("auction", &[]);
    let lays = upstairs.listed(tabletop::Seat::new(0));
    assert!(!lays.is_empty() && lays.iter().all(|lay| lay.contains("+ ")), "{lays:?}");
}

#[test]
fn two_windfalls_before_a_draw_add_up() {
    let play = Scenario::new(2).card(1, 1, "windfall").card(1, 2, "windfall").play();
    let play = play.choose("activate 1.1, done, pass, done, activate 1.2, done, draw 4");
    assert_eq!(play.view_of(1).agenda[0].tiles.len(), 4);
    assert_eq!(play.seat(1).extra, 0, "they count once");
}

#[test]
fn after_a_draw_the_next_top_is_turned_up() {
    let play = Scenario::new(2).play();
    let pile = |play: &Play| {
        let pile = play.view_of(2).piles[0].clone();
        (pile.count, pile.top.map(|top| top.tile))
    };
    let (count, top) = pile(&play);
    let (left, next) = pile(&play.choose("draw 1"));
    assert_eq!(left, count - 2);
    assert!(top.is_some() && next.is_some() && next != top);
}

/// "All but the leader" of two is the one behind, alone.
#[test]
fn of_two_players_only_the_one_behind_is_helped() {
    let scenario = Scenario::new(2).seat(1, "money", 5).card(0, 1, "subsidy");
    scenario.clone().play().choose("activate c.1, done").money(&[6, 20]);
    scenario.seat(2, "money", 4).play().choose("activate c.1, done").money(&[5, 5]);
}

/// There are as many doors as anyone pays for, though the box had markers for thirty.
#[test]
fn works_open_every_wall_that_there_is() {
    let mut play = satisfied()
        .with("agenda", json!([{ "seat": 2, "task": "turn" }]))
        .seat(2, "money", 40)
        .seat(1, "passed", true)
        .seat(2, "workers", 50)
        .seat(2, "placed", 0)
        .play();
    let mut opened = 0;
    while let Some(wall) =
        play.listed(tabletop::Seat::new(1)).into_iter().find(|text| text.starts_with("open"))
    {
        play = play.choose(&format!("{wall}, done"));
        opened += 1;
    }
    assert_eq!(usize::try_from(play.seat(2).money.expect("own money")), Ok(40 - opened));
    assert!(opened > 5, "{opened}");
}
