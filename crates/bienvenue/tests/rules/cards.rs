//! What the cards do. Facts 3.4, 3.8 and 5.

use bienvenue::view::TaskView;
use serde_json::json;
use tabletop::Seat;

use crate::play::Play;
use crate::scenario::{Scenario, tile::*};

fn hand(play: &Play, seat: usize) -> usize {
    play.seat(seat).hand.len()
}

/// Makes the first choice that is listed for a seat.
fn any(play: Play, seat: usize) -> Play {
    let first = play.listed(Seat::new(seat - 1))[0].clone();
    play.choose(&format!("{seat}: {first}"))
}

#[test]
fn a_bribe_is_larger_for_the_poorest() {
    let scenario = Scenario::new(2).card(2, 1, "bribe");
    scenario.clone().play().choose("activate 2.1").money(&[22, 20]);
    scenario.seat(2, "money", 19).play().choose("activate 2.1").money(&[21, 19]);
}

#[test]
fn the_owner_has_a_share_only_of_others() {
    let scenario = Scenario::new(2).card(1, 1, "share").card(2, 2, "share");
    scenario.clone().play().choose("activate 2.2, done").money(&[23, 21]);
    scenario.play().choose("activate 1.1, done").money(&[23, 20]);
}

#[test]
fn contacts_bring_cards_to_both() {
    let play = Scenario::new(2).card(2, 1, "contacts").play().choose("activate 2.1");
    assert_eq!((hand(&play, 1), hand(&play, 2)), (2, 1));
}

#[test]
fn a_favour_is_returned() {
    let play = Scenario::new(2).card(2, 1, "favour").play().choose("activate 2.1");
    let play = any(play.due(1, TaskView::Keep), 1);
    let given = play.clone().due(1, TaskView::Give);
    let title = given.view_of(1).agenda[0].cards[0];
    let play = given.choose(&format!("give {title}"));
    assert_eq!((hand(&play, 1), hand(&play, 2)), (1, 1));
    // The giver goes on knowing what the other holds, and what lies on top of the discard pile.
    let view = play.view_of(1);
    assert_eq!(view.seats[1].hand, [Some(title)]);
    assert!(view.discard[0].is_some() && play.view_of(2).discard[0].is_none());
    // One's own card: keep one, discard two.
    let play = any(Scenario::new(2).card(1, 1, "favour").play().choose("activate 1.1"), 1);
    assert_eq!((hand(&play, 1), play.view_of(1).discard.len()), (1, 2));
}

#[test]
fn a_worker_is_poached_for_the_round() {
    let play = Scenario::new(3).card(2, 1, "poaching").play().choose("activate 2.1");
    let play = play.due(1, TaskView::Steal).can("steal", &["2", "3"]).choose("steal 3, done");
    assert_eq!([1, 2, 3].map(|seat| play.seat(seat).workers), [3, 3, 2]);
    assert_eq!(hand(&play, 2), 1);
    // With nobody to take one from, only the owner gains.
    let idle = Scenario::new(2).card(2, 1, "poaching").seat(2, "workers", 0).seat(2, "placed", 3);
    let play = idle.play().choose("activate 2.1").due(1, TaskView::Turn);
    assert_eq!((play.seat(1).workers, hand(&play, 2)), (2, 1));
}

#[test]
fn a_windfall_brings_a_tile_more_and_every_other_time_one_for_its_owner() {
    let play = Scenario::new(2).card(2, 1, "windfall").play().choose("activate 2.1");
    let play = play.due(2, TaskView::Gift).choose("draw 1").due(2, TaskView::LayOrLeave);
    let tile = play.view_of(2).agenda[0].tiles[0].tile;
    let play = play.choose(&format!("discount {tile}, done, 2: pass, 2: done, 1: draw 4"));
    assert_eq!(play.view_of(1).agenda[0].tiles.len(), 3);
    assert!(play.seat(2).zones[0].as_ref().is_some_and(|zone| zone.turned));
    let turned = json!([{ "card": "windfall", "turned": true }]);
    let play = Scenario::new(2).seat(2, "zones", turned).play().choose("activate 2.1");
    let play = play.due(1, TaskView::Turn).choose("done");
    assert!(!play.seat(2).zones[0].as_ref().is_some_and(|zone| zone.turned));
}

#[test]
fn a_warehouse_changes_hands_with_the_worker_on_it() {
    let scenario =
        Scenario::new(2).card(2, 1, "warehouse").card(1, 2, "share").seat(2, "held", SHOWER);
    let play = scenario.play().choose("activate 2.1").due(1, TaskView::Move);
    let play = play.can("move", &["1", "2"]).choose("move 2").due(2, TaskView::Keep);
    let play = any(play, 2);
    let zone = play.seat(1).zones[1].clone().expect("the warehouse");
    assert_eq!(zone.worker, Some(Seat::new(0)));
    // What it covered is discarded, what it held goes to the row, its owner kept one of two cards.
    assert_eq!(play.view_of(1).discard.len(), 2);
    assert_eq!(hand(&play, 2), 1);
    let play = play.row(&[SHOWER]);
    assert!(play.seat(2).held.is_none());
}

#[test]
fn only_anothers_warehouse_is_taken_and_only_into_a_free_zone() {
    let scenario = Scenario::new(2).card(1, 1, "warehouse").card(2, 1, "golf").play();
    scenario.refused("activate 1.1", "that card can only be taken from someone else");
    let down = json!([{ "card": "share", "face_down": true }, { "card": "bribe", "worker": 2 }]);
    Scenario::new(2)
        .seat(1, "zones", down)
        .hand(1, &["contacts"])
        .card(2, 1, "golf")
        .play()
        .can("play", &[])
        .refused("activate 2.1", "no zone of one's own is free for that card")
        .refused("activate 1.1", "that card is revealed at the end of the round")
        .refused("activate 1.2", "a worker is there already")
        .refused("play contacts 1", "a card that is face down or has a worker cannot be covered");
}

#[test]
fn a_warehouse_holds_a_tile_for_a_later_draw() {
    let scenario = Scenario::new(2).card(1, 1, "warehouse").drawn(1, &[BEDROOM, SHOWER]);
    let play = scenario.play().choose("lay 17 b2 n").due(1, TaskView::Rest);
    let play = play.choose("hold 37").row(&[]);
    assert_eq!(play.seat(1).held.as_ref().map(|held| held.tile.index() + 1), Some(SHOWER));
    let later = Scenario::new(2)
        .card(1, 1, "warehouse")
        .seat(1, "held", SHOWER)
        .drawn(1, &[BEDROOM, NURSERY])
        .play();
    let play = later.choose("lay 37 b2 n, hold 17, done");
    assert_eq!(play.seat(1).held.as_ref().map(|held| held.tile.index() + 1), Some(BEDROOM));
    play.row(&[NURSERY]);
}

#[test]
fn golf_removes_an_anti_trust_card() {
    let scenario = Scenario::new(2).card(0, 2, "subsidy");
    scenario
        .clone()
        .play()
        .refused("scrap 2", "removing an anti-trust card takes a revealed golf card of one's own");
    let play = scenario.card(1, 1, "golf").play().can("scrap", &["2"]).choose("scrap 2");
    assert!(play.view_of(1).centre.iter().all(Option::is_none));
    play.refused("scrap 2", "the free action of this turn is taken");
}

/// Facts 3.8: the poorest first, the richest not at all, one coin less than the row says.
#[test]
fn a_bargain_goes_to_all_but_the_richest_the_poorest_first() {
    let scenario = Scenario::new(3)
        .card(0, 1, "bargain")
        .with("row", [FINE_BATH, BEDROOM, SHOWER])
        .seat(2, "money", 12)
        .seat(3, "money", 9);
    let play = scenario.play().choose("activate c.1").due(3, TaskView::Bargain);
    // 4 - 1 - 1 for the bathroom; the others cost the floor.
    let play = play.choose("buy 45, lay 45 b2 n").money(&[20, 12, 7]).row(&[BEDROOM, SHOWER]);
    let play = play.due(2, TaskView::Bargain).choose("decline").due(1, TaskView::Turn);
    // It was no purchase of the round.
    assert!(play.view_of(1).row_open);
}

#[test]
fn an_express_delivery_goes_to_all_but_who_has_laid_most() {
    let scenario = Scenario::new(3)
        .card(0, 1, "express")
        .lay(1, FINE_LOUNGE, "b2", "n", "")
        .lay(1, BEDROOM, "c2", "n", "")
        .lay(2, FINE_DINING, "b2", "n", "");
    let play = scenario.play().choose("activate c.1").due(3, TaskView::Express);
    let play = play.choose("decline").due(2, TaskView::Express).choose("draw 6");
    assert_eq!(play.view_of(2).agenda[0].tiles.len(), 2);
    assert_eq!(play.seat(2).workers, 3);
}

#[test]
fn all_but_the_leaders_and_all_if_nobody_leads() {
    let scenario = Scenario::new(3).card(0, 1, "subsidy").card(0, 2, "tender");
    scenario.clone().play().choose("activate c.1, done").money(&[21, 21, 21]);
    let behind = scenario.seat(3, "money", 4).hand(2, &["bribe"]);
    behind.clone().play().choose("activate c.1, done").money(&[20, 20, 5]);
    let play = behind.play().choose("activate c.2");
    assert_eq!([1, 2, 3].map(|seat| hand(&play, seat)), [1, 1, 1]);
}

#[test]
fn a_temp_helps_who_has_laid_fewest() {
    let scenario = Scenario::new(2).card(0, 1, "temp").lay(1, FINE_LOUNGE, "b2", "n", "");
    let play = scenario.clone().play().choose("activate c.1, done");
    assert_eq!([1, 2].map(|seat| play.seat(seat).workers), [2, 4]);
    let passed = scenario.seat(2, "passed", true).play().choose("activate c.1, done");
    assert_eq!([1, 2].map(|seat| passed.seat(seat).workers), [2, 3]);
    // Between equals, who is first in turn order.
    let play = Scenario::new(2).card(0, 1, "temp").play().choose("activate c.1, done");
    assert_eq!([1, 2].map(|seat| play.seat(seat).workers), [3, 3]);
}

#[test]
fn a_card_is_played_face_down_and_revealed_when_the_round_is_over() {
    let play = Scenario::new(2).hand(1, &["share", "subsidy"]).card(1, 1, "bribe").play();
    let play = play.can("play", &["share 1", "share 2", "subsidy 1", "subsidy 2", "subsidy 3"]);
    let play = play.choose("play share 1");
    assert_eq!(play.view_of(1).discard.len(), 1, "what it covered");
    let play = play
        .refused("play subsidy 1", "the free action of this turn is taken")
        .refused("done", "place a worker or pass first")
        .choose("pass, done");
    let zone = |play: &Play, viewer: usize| play.view_of(viewer).seats[0].zones[0].clone();
    assert_eq!(zone(&play, 2).and_then(|zone| zone.card), None);
    let play = play.refused("activate 1.1", "that card is revealed at the end of the round");
    let play = play.choose("2: pass, 2: done");
    assert!(zone(&play, 2).is_some_and(|zone| zone.face_up && zone.card.is_some()));
}

/// Facts 5: the last card of the deck is drawn, the discard pile becomes the deck, one draws on.
#[test]
fn the_discard_pile_becomes_the_deck() {
    let hand: Vec<_> = ["bribe"; 3]
        .into_iter()
        .chain(["share"; 4])
        .chain(["contacts"; 3])
        .chain(["favour"; 2])
        .chain(["poaching"; 2])
        .chain(["windfall"; 3])
        .chain(["warehouse"; 2])
        .chain(["golf"])
        .chain(["bargain"; 3])
        .chain(["express"; 3])
        .chain(["subsidy"; 3])
        .chain(["tender"; 3])
        .collect();
    // Thirty-two cards are held; one temp is left, two are discarded.
    let discard = json!([{ "card": "temp", "known": [1] }, { "card": "temp", "known": [2] }]);
    let play = Scenario::new(2).hand(2, &hand).with("discard", discard).play();
    assert_eq!(play.view_of(1).deck, 1);
    let play = play.choose("deck, keep temp");
    assert_eq!((hand_of(&play), play.view_of(1).deck), (1, 1));
    assert_eq!(play.view_of(1).discard.len(), 1);
    // With nothing to draw from, nothing can be drawn.
    let mut all = hand.clone();
    all.extend(["temp"; 3]);
    let empty = Scenario::new(2).hand(2, &all).play();
    empty
        .refused("deck", "there is no card to take")
        .refused("discard", "there is no card to take");
}

fn hand_of(play: &Play) -> usize {
    hand(play, 1)
}
