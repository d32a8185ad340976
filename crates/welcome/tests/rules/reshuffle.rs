//! Having all cards reshuffled. Rulebook p. 8; facts 4.8.

use tabletop::Game;

use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const REFUSED: &str = "a reshuffle is for those who fulfil a plan in the first round in which \
                       anyone does, as this table's options say";

/// Estates for `estates-2-5` and for `estates-4-5`.
const READY: [&str; 3] = ["1 2 | . .", "1 2 3 4 5 |", "1 2 3 4 | 5 6 7 8 9 |"];
const PLANS: [&str; 3] = ["estates-6-6", "estates-4-5", "estates-2-5"];

fn ready() -> Scenario {
    Scenario::new(READY).seat(READY).plans(PLANS)
}

/// The discards and the cards left to draw.
fn piles(play: &Play) -> (usize, usize) {
    let view = play.view();
    (view.discarded.len(), view.deck_left)
}

/// Rulebook p. 8: the first architect to fulfil a plan may have all 81 cards reshuffled. Facts 4.8:
/// the next round's pairs are entirely new, three actions and three numbers from a fresh deck.
#[test]
fn the_first_to_fulfil_a_plan_may_reshuffle() {
    let play = ready()
        .play()
        .any_turn()
        .cannot("reshuffle")
        .refused("reshuffle", REFUSED)
        .choose("plan 3, use b1")
        .choose("reshuffle")
        .refused("reshuffle", "the reshuffle is asked for already")
        .end_round();
    assert_eq!(piles(&play), (0, 81 - 6));
}

#[test]
fn without_a_reshuffle_the_piles_go_on() {
    let play = ready().play();
    let before = piles(&play);
    let play = play.any_turn().choose("plan 3, use b1").end_round();
    assert_eq!(piles(&play), (before.0 + 3, before.1 - 3));
}

/// Facts 4.8: the number cards on the table go into the shuffle too, so that the actions of the
/// next round are not those in their corners.
#[test]
fn a_reshuffle_changes_the_actions_that_were_announced() {
    let announced = |seed: u8| {
        let play = ready()
            .pairs(["7 pool, next bis", "8 pool, next bis", "9 pool, next bis"])
            .seed(seed)
            .play()
            .any_turn()
            .choose("plan 3, use b1, reshuffle")
            .end_round();
        let pairs = play.game.position().pairs.expect("a standard game");
        pairs.iter().all(|pair| pair.action.name() == "bis")
    };
    assert!((1..=10).any(|seed| !announced(seed)));
}

/// Facts 4.8: everyone who fulfils a plan in that round is asked, and one yes is enough.
#[test]
fn one_who_asks_is_enough() {
    let play = ready()
        .play()
        .any_turn()
        .choose("plan 3, use b1, done")
        .seat(2)
        .any_turn()
        .choose("plan 2, use b1, reshuffle, done");
    assert_eq!(piles(&play), (0, 75));
}

/// Facts 4.8: by default only in the first round in which any plan at all is fulfilled.
#[test]
fn by_default_only_the_first_plan_of_the_game_counts() {
    ready()
        .play()
        .any_turn()
        .choose("plan 3, use b1")
        .end_round()
        .any_turn()
        .choose("plan 2")
        .points("plans", 7 + 9)
        .refused("reshuffle", REFUSED);
}

/// Facts 4.8: the other reading, as an option: in the first round of each plan.
#[test]
fn with_the_option_per_plan_each_plan_counts() {
    let play = ready()
        .option("reshuffle", "per-plan")
        .play()
        .any_turn()
        .choose("plan 3, use b1")
        .can(&["reshuffle"])
        .end_round();
    // A plan that others have had before does not count.
    play.clone()
        .seat(2)
        .any_turn()
        .choose("plan 3, use b1")
        .points("plans", 3)
        .refused("reshuffle", REFUSED);
    let play = play.any_turn().choose("plan 2").choose("reshuffle").end_round();
    assert_eq!(piles(&play), (0, 75));
}

#[test]
fn with_the_option_never_nobody_may() {
    ready()
        .option("reshuffle", "never")
        .play()
        .any_turn()
        .choose("plan 3, use b1")
        .refused("reshuffle", REFUSED);
}

/// Facts 4.8: never alone, where the deck is the clock.
#[test]
fn alone_there_is_no_reshuffle() {
    Scenario::new(READY)
        .plans(PLANS)
        .solo(["7 pool", "8 pool", "9 pool"])
        .play()
        .any_turn()
        .choose("plan 3, use b1")
        .refused("reshuffle", REFUSED);
}

/// Facts 4.8 and 4.11, our ruling: cards passed on stay with their receivers; all others are
/// shuffled.
#[test]
fn in_the_expert_game_the_cards_passed_on_stay() {
    let play = Scenario::new(READY)
        .hand(["7 pool", "8 pool", "9 pool"])
        .seat(EMPTY)
        .hand(["7 bis", "8 bis", "9 bis"])
        .plans(PLANS)
        .discarded(vec!["1 surveyor".parse().expect("a card")])
        .play()
        .choose("take 1+2")
        .write_in("a10")
        .choose("plan 3, use b1, reshuffle, done")
        .seat(2)
        .choose("take 1+2")
        .write_in("a10")
        .choose("pass, done");
    assert_eq!(piles(&play), (0, 81 - 2 * 3));
    let hands = play.game.position().seats.into_iter().map(|seat| seat.hand.expect("a hand"));
    let received: Vec<String> = hands.map(|hand| hand[0].to_string()).collect();
    assert_eq!(received, ["9 bis", "9 pool"]);
}
