//! Weights found by play.

use bots::tune::{Tuner, Tuning};
use tabletop::{Game, Settings};
use welcome::{Judgement, Welcome};

/// A duel on the classic sheet says nothing about solo games and other sheets.
#[test]
fn weights_that_have_no_say_are_left_alone() {
    let setup = Welcome::setup(&Settings::default(), 2).expect("two can play");
    let tuning = Tuning { seats: 2, drawn: 4, chosen: 2, deals: 1, spread: 0.3, seed: 1 };
    let before = Judgement::default();
    let tuner = Tuner::<Welcome>::new(&setup, &before, "", tuning).expect("there are weights");
    let after = tuner.with_those_that_count().generation().judgement;
    assert_eq!(after.alone, before.alone);
    assert_eq!(after.sheets, before.sheets);
    assert_ne!(after.several, before.several);
}
