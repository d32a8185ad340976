//! Turns, spots, piles and the discount row. Facts 3.2, 3.4, 3.7 and 5.

use bienvenue::Bienvenue;
use bienvenue::view::TaskView;
use serde_json::json;
use tabletop::conformance::playing::start;
use tabletop::{Game, Viewer};

use crate::scenario::{Scenario, tile::*};

/// Facts 3.2: 4 piles of 20 for two; 4 of 13 and 2 of 14 for three; 8 of 10; 10 of 8. As many show
/// their top as there are players.
#[test]
fn rooms_are_dealt_evenly_to_two_piles_for_each_player() {
    let expected: [(usize, Vec<u8>); 4] =
        [(2, vec![20; 4]), (3, vec![13, 13, 13, 13, 14, 14]), (4, vec![10; 8]), (5, vec![8; 10])];
    for (seats, counts) in expected {
        let view = start::<Bienvenue>(&[], seats, 1).view(Viewer::Spectator);
        let found: Vec<u8> = view.piles.iter().map(|pile| pile.count).collect();
        assert_eq!(found, counts);
        assert_eq!(view.piles.iter().filter(|pile| pile.top.is_some()).count(), seats);
        assert_eq!((view.garden, view.deck), (20, 35));
        assert!(view.seats.iter().all(|seat| seat.workers == 3 && seat.hand.is_empty()));
    }
}

#[test]
fn three_tiles_each_to_start_with_then_foundations_then_they_are_laid() {
    let mut game: Bienvenue = start(&[("first", "2")], 3, 1);
    let mut order = Vec::new();
    let mut choices = Vec::new();
    while game.view(Viewer::Spectator).agenda[0].task == TaskView::Draft {
        let seat = game.waiting_on().lowest().expect("somebody drafts");
        order.push(seat.index() + 1);
        game.choices(seat, &mut choices);
        game.choose(seat, choices[0]).expect("listed");
    }
    assert_eq!(order, [2, 3, 1, 2, 3, 1, 2, 3, 1]);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.agenda[0].task, TaskView::Foundations);
    assert!(view.seats.iter().all(|seat| seat.start.len() == 3));
    assert_eq!(view.piles.iter().map(|pile| u32::from(pile.count)).sum::<u32>(), 71);
}

#[test]
fn a_starting_tile_is_laid_or_sent_to_the_row() {
    let scenario = Scenario::new(2)
        .with("phase", "starting")
        .with("step", 1)
        .with("agenda", json!([{ "seat": 1, "task": "starting" }]))
        .seat(1, "start", [BEDROOM, SHOWER])
        .seat(2, "start", [NURSERY]);
    let play = scenario.play().can("discount", &["17", "37"]);
    play.clone().choose("lay 37 b2 n").money(&[19, 20]).due(2, TaskView::Starting);
    play.choose("discount 17").row(&[BEDROOM]).due(2, TaskView::Starting);
}

#[test]
fn one_worker_on_each_spot() {
    let play = Scenario::new(2).with("row", [FINE_BATH]).play();
    // Draw, and send what cannot be chosen about to the row.
    let play = play.choose("buy 45, lay 45 b2 n, done");
    let play = play
        .refused("buy 45", "nothing more can be bought from the discount row in this round")
        .choose("deck");
    let keep = play.listed(tabletop::Seat::new(1))[0].clone();
    let play = play.choose(&keep).choose("done").refused("deck", "a worker is there already");
    assert_eq!(play.seat(1).workers, 2);
}

#[test]
fn a_seat_that_passed_has_no_more_turns_and_the_marker_moves_on() {
    let play = Scenario::new(3).play().choose("pass, done");
    let play = play.due(2, TaskView::Turn).choose("pass, done").due(3, TaskView::Turn);
    let play = play.choose("pass, done").due(2, TaskView::Turn);
    let view = play.view_of(1);
    assert_eq!((view.round, view.first.index() + 1), (2, 2));
    assert!(view.seats.iter().all(|seat| seat.workers == 3 && !seat.passed));
}

/// Facts 5: a pile of one is drawn whole, an empty one is no spot.
#[test]
fn a_pile_with_one_tile_gives_one() {
    let removed: Vec<usize> = (4..=80).collect();
    let piles =
        json!([{ "count": 1, "top": 1 }, { "count": 1, "top": 2 }, { "count": 1 }, { "count": 0 }]);
    let play = Scenario::new(2).with("removed", removed).with("piles", piles).play();
    let play = play.refused("draw 4", "there is no tile to draw there").choose("draw 1");
    assert_eq!(play.view_of(1).agenda[0].tiles.len(), 1);
    assert_eq!(play.view_of(1).piles[0].count, 0);
}

#[test]
fn the_newest_tile_of_a_full_row_is_cheapest_and_leaves() {
    let row = [BEDROOM, SHOWER, NURSERY, FINE_BATH];
    let scenario = Scenario::new(2).with("row", row).drawn(1, &[PANTRY, BEDROOM_2]);
    let play = scenario.clone().play();
    let prices: Vec<u32> = play.view_of(1).row.iter().map(|row| row.price).collect();
    assert_eq!(prices, [1, 1, 1, 1], "never below the floor");
    let play = play.choose("lay 69 b2 n, done").row(&[BEDROOM, SHOWER, NURSERY, BEDROOM_2]);
    assert_eq!(play.view_of(1).removed[0].tile.index() + 1, FINE_BATH);
    let oldest = scenario.option("discount", "oldest-deepest").play();
    let oldest = oldest.choose("lay 69 b2 n, done").row(&[BEDROOM_2, BEDROOM, SHOWER, NURSERY]);
    assert_eq!(oldest.view_of(1).removed[0].tile.index() + 1, FINE_BATH);
}

#[test]
fn tiles_slide_to_the_left_when_one_is_bought() {
    let play = Scenario::new(2).with("row", [BEDROOM, FINE_BATH, FINE_LOUNGE]).play();
    let prices: Vec<u32> = play.view_of(1).row.iter().map(|row| row.price).collect();
    assert_eq!(prices, [1, 2, 1]);
    let play = play.choose("buy 45, lay 45 b2 n, done").money(&[18, 20]);
    let play = play.row(&[BEDROOM, FINE_LOUNGE]);
    assert_eq!(play.view_of(1).row[1].price, 2);
}

#[test]
fn what_was_bought_can_be_taken_back_what_was_drawn_cannot() {
    let play = Scenario::new(2).with("row", [FINE_BATH]).play();
    let before = play.game.checkpoints();
    let bought = play.clone().choose("buy 45, lay 45 b2 n");
    assert_eq!(bought.game.checkpoints(), before);
    assert_eq!(bought.view_of(2), play.view_of(2), "others see it when it stays");
    assert!(play.choose("draw 1").game.checkpoints() > before);
}

/// Those who begin late in the first round have some coins more than their family's budget: none for
/// the first, then 1, 1, 2 and 2.
#[test]
fn later_players_begin_with_more_coins() {
    let money = |first| -> Vec<i64> {
        let view = start::<Bienvenue>(&[("first", first)], 5, 1).view(Viewer::Spectator);
        view.seats.iter().map(|seat| seat.money.expect("money is open").into()).collect()
    };
    let (from_first, from_third) = (money("1"), money("3"));
    let more: Vec<i64> =
        from_third.iter().zip(from_first).map(|(one, other)| one - other).collect();
    assert_eq!(more, [2, 1, -1, -1, -1]);
}
