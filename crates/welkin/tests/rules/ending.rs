//! The end of the game. Rulebook, end; facts 3.7 and 4.

use serde_json::json;

use crate::scenario::Scenario;

/// The pile of two players is empty: fifteen cards were taken, five are on display.
fn empty_pile() -> Scenario {
    let sold: Vec<usize> = (16..=23).collect();
    Scenario::new(2)
        .seat(1, "completed", sold)
        .seat(1, "used", (16..=23).collect::<Vec<usize>>())
        .seat(2, "completed", (24..=30).collect::<Vec<usize>>())
        .seat(2, "used", (24..=30).collect::<Vec<usize>>())
}

/// Facts 3.7: the sixteenth card taken with two players cannot be replaced; everyone else has one
/// more turn.
#[test]
fn a_card_that_cannot_be_replaced_brings_the_last_turns() {
    let play = empty_pile().play();
    assert_eq!(play.view().pile, 0);
    assert_eq!(play.view().last_turns, None);
    let play = play.choose("open 31");
    assert_eq!(play.view().last_turns.expect("announced").left, 1);
    let play = play.choose("done").turn_of(2);
    assert_eq!(play.view().display.iter().flatten().count(), 4);
    assert_eq!(play.view().last_turns.expect("announced").left, 0);
    // The last turns take cards that nobody replaces.
    play.choose("open 32, done").over("open", &[1, 2]);
}

/// With three players two more turns follow, in order.
#[test]
fn everyone_else_has_one_last_turn() {
    let scenario = Scenario::new(3)
        .seat(1, "completed", (1..=15).collect::<Vec<usize>>())
        .seat(2, "completed", (16..=19).collect::<Vec<usize>>())
        .with("turn", 2);
    scenario
        .play()
        .turn_of(2)
        .choose("open 31, done")
        .turn_of(3)
        .choose("turn V, take A, done")
        .turn_of(1)
        .choose("turn V, take A, done")
        .over("open", &[1, 2, 3]);
}

/// Facts 4: the power brings the end like the action; before the action, that is still to come.
#[test]
fn the_power_open_brings_the_end_too() {
    let scenario = empty_pile().seat(1, "completed", [2, 16, 17, 19, 20, 21, 22, 23]).seat(
        1,
        "used",
        json!([]),
    );
    scenario
        .play()
        .choose("power 2, open 31")
        .refused("done", "a turn needs an action: open a site, produce or use resources")
        .choose("open 32, done")
        .choose("turn V, take A, done")
        .over("power", &[1, 2]);
}

/// The first card that is not replaced decides how the game ended.
#[test]
fn the_end_is_announced_once() {
    let play = empty_pile().play().choose("open 31, done");
    let announced = play.view().last_turns.expect("announced").seat;
    let play = play.choose("open 32");
    assert_eq!(play.view().last_turns.expect("announced").seat, announced);
}

/// Facts 4: in the last turns the display may be empty, and opening needs a card.
#[test]
fn an_empty_display_offers_nothing() {
    let scenario = empty_pile()
        .with("display", json!([null, null, null, null, null]))
        .with("last", json!({ "seat": 2, "by": "action" }))
        .sites(1, &[(31, ""), (32, "")])
        .sites(2, &[(33, ""), (34, "")])
        .seat(1, "completed", [2, 16, 17, 19, 20, 21, 22, 23])
        .seat(1, "used", json!([16]))
        .seat(2, "completed", [24, 25, 26, 27, 28, 29, 30, 35]);
    scenario.play().can("open", &[]).refused("power 2", "no site is on display");
}

/// Nothing in the rules forces a game on: the table stops it.
#[test]
fn a_game_without_an_end_is_stopped() {
    let mut play = Scenario::new(2).option("turns", "30").with("turn", 59).play();
    play = play.choose("turn V, take A, done").turn_of(2).choose("turn V, take A, done");
    play.over("turns", &[1, 1]).refused("turn V", "the game is over");
}

/// Once the last turns are announced, they are played, whatever the limit.
#[test]
fn last_turns_are_played_beyond_the_limit() {
    let scenario = empty_pile().option("turns", "30").with("turn", 60);
    let play = scenario.play().turn_of(2).choose("open 31, done").turn_of(1);
    play.choose("turn V, take A, done").over("open", &[1, 2]);
}
