//! The end of the game and the handing over of the keys. Facts 3.10.

use serde_json::json;
use tabletop::Game;

use super::building::satisfied;
use crate::play::Play;
use crate::scenario::{Scenario, tile::*};

pub(crate) fn pass_round(mut play: Play) -> Play {
    let round = play.game.round();
    while play.game.round() == round && play.game.outcome().is_none() {
        play = play.choose("pass, done");
    }
    play
}

#[track_caller]
fn ended(play: &Play, end: &str) -> (Vec<i32>, Vec<u16>) {
    let outcome = play.game.outcome().expect("the game is over");
    assert_eq!(outcome.end, end);
    let standings = outcome.standings.iter();
    standings.map(|standing| (standing.score.total, standing.rank)).unzip()
}

#[test]
fn three_rounds_after_the_first_family_the_keys_are_handed_over() {
    let turn = json!([{ "seat": 2, "task": "turn" }]);
    let play = satisfied().with("agenda", turn).play();
    let play = pass_round(pass_round(play));
    assert_eq!(play.game.round(), 4);
    assert!(play.game.outcome().is_none());
    let play = pass_round(play);
    // Seat 1: six rooms missing, nine bare cells. Seat 2: 4 + 1 + 1 + 1 + 1 + 1 points, 11 for the
    // family, three bare cells.
    assert_eq!(ended(&play, "keys"), (vec![-27, 17], vec![2, 1]));
    let parts = play.game.outcome().expect("over").standings[1].score.parts.clone();
    assert_eq!(parts.as_slice(), [9, 0, 0, 11, 0, 0, -3, 0]);
}

#[test]
fn the_game_ends_when_no_room_is_left_or_after_twelve_rounds() {
    let removed: Vec<usize> = (1..=80).collect();
    let piles = vec![json!({ "count": 0 }); 4];
    let play = Scenario::new(2).with("removed", removed).with("piles", piles).play();
    ended(&pass_round(play), "piles");
    let play = pass_round(Scenario::new(2).with("round", 11).play());
    assert!(play.game.outcome().is_none());
    ended(&pass_round(play), "rounds");
}

/// Equal points: a satisfied family, then more money, then fewer tiles; else the victory is shared.
#[test]
fn equals_are_told_apart_by_money_and_tiles() {
    let last = |scenario: Scenario| {
        let play = pass_round(scenario.with("round", 12).seat(2, "family", "Desjardins").play());
        ended(&play, "rounds")
    };
    // Five rooms and a storey are missing to both: Authier has two nurseries, Desjardins upstairs.
    assert_eq!(last(Scenario::new(2)), (vec![-27, -27], vec![1, 1]));
    assert_eq!(last(Scenario::new(2).seat(1, "money", 19)).1, [2, 1]);
    let more = Scenario::new(2).lay(1, 61, "b2", "n", "");
    assert_eq!(last(more).0, [-26, -27], "an office scores nothing and covers a cell");
}

#[test]
fn tastes_are_scored_with_the_keys() {
    let with = |family: &str, money: u32| {
        let scenario = Scenario::new(2).seat(1, "family", family).seat(1, "money", money);
        pass_round(scenario.with("round", 12).play()).seat(1).score["tastes"]
    };
    assert_eq!(with("Beaulieu", 20), -2, "no office");
    assert_eq!(with("Genin", 3), 3);
    assert_eq!(with("Genin", 30), 5, "at most five coins count");
    assert_eq!(with("Floch", 20), -1, "no luxury kitchen");
    let trees = satisfied().seat(2, "family", "Jerome");
    assert!(trees.faults().iter().any(|fault| fault.contains("rooms are missing")));
    let pools = satisfied().lay(2, TREE, "a1", "n", "").lay(2, WELL, "a2", "n", "");
    let turn = json!([{ "seat": 2, "task": "turn" }]);
    assert_eq!(pools.with("agenda", turn).play().seat(2).score["garden"], 6);
}
