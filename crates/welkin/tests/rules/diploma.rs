//! The Diploma: every kind of feat, once done and once just missed. The list is in
//! `data/diploma.toml`.

use serde_json::Value;
use tabletop::{Achieving, Game, Seat};
use welkin::{Feat, Welkin};

use crate::play::Play;
use crate::scenario::Scenario;

/// Two players after the fifteenth card: seat 1 takes the last one, seat 2 has one more turn.
fn last_turns(seat: &[(&str, Value)], other: &[(&str, Value)]) -> Play {
    let mut scenario = Scenario::new(2);
    for (number, fields) in [(1, seat), (2, other)] {
        for (field, value) in fields {
            scenario = scenario.seat(number, field, value.clone());
        }
    }
    let play = scenario.play().choose("open 31, done, open 32, done");
    assert!(play.game.outcome().is_some());
    play
}

fn cards(numbers: &[usize]) -> Value {
    numbers.to_vec().into()
}

#[track_caller]
fn shows(play: &Play, number: usize, done: &[Feat], missed: &[Feat]) {
    let seat = Seat::new(number - 1);
    for feat in done {
        assert!(play.game.has_done(seat, feat), "{feat:?}");
    }
    for feat in missed {
        assert!(!play.game.has_done(seat, feat), "{feat:?}");
    }
}

const FIRST_EIGHT: [usize; 8] = [16, 17, 18, 19, 20, 41, 43, 36];
const OTHER_SEVEN: [usize; 7] = [24, 25, 26, 27, 28, 29, 30];

#[test]
fn coins_sites_and_the_lead_are_counted() {
    let play = last_turns(
        &[
            ("completed", cards(&FIRST_EIGHT)),
            ("sales", 61.into()),
            ("used", cards(&FIRST_EIGHT[..5])),
        ],
        &[("completed", cards(&OTHER_SEVEN)), ("sales", 51.into())],
    );
    shows(
        &play,
        1,
        &[Feat::Won, Feat::Players(2), Feat::Ahead(10), Feat::Coins(61), Feat::Sites(8)],
        &[Feat::Players(3), Feat::Ahead(11), Feat::Coins(62), Feat::Sites(9)],
    );
    shows(&play, 2, &[Feat::Coins(51), Feat::Sites(7)], &[Feat::Won, Feat::Ahead(0)]);
    // Special sites, sites of five slots, powers: 16 buys, 17 sells, 18 opens, 19 flips, 20 uses.
    shows(
        &play,
        1,
        &[Feat::Special(2), Feat::Large(1), Feat::Powers(5)],
        &[Feat::Special(3), Feat::Large(2), Feat::Powers(6), Feat::AllPowers],
    );
    shows(&play, 2, &[Feat::Powers(5)], &[Feat::Special(1), Feat::Large(1)]);
    // Seat 1 took the site that could not be replaced.
    shows(&play, 1, &[Feat::LastSite, Feat::NothingPaid], &[]);
    shows(&play, 2, &[Feat::NothingPaid], &[Feat::LastSite]);
}

/// A power that is left is one too many; a special site has none.
#[test]
fn all_powers_are_used() {
    let used = |used: &[usize]| {
        last_turns(
            &[("completed", cards(&FIRST_EIGHT)), ("used", cards(used))],
            &[("completed", cards(&OTHER_SEVEN))],
        )
    };
    shows(&used(&[16, 17, 18, 19, 20, 36]), 1, &[Feat::AllPowers], &[]);
    shows(&used(&[16, 17, 18, 19, 20]), 1, &[], &[Feat::AllPowers]);
}

/// Coins for tokens and coins for resources are paid.
#[test]
fn a_coin_paid_is_no_thrift() {
    for paid in ["flips", "purchases"] {
        let play = last_turns(
            &[("completed", cards(&FIRST_EIGHT)), ("sales", 9.into()), (paid, 1.into())],
            &[("completed", cards(&OTHER_SEVEN))],
        );
        shows(&play, 1, &[Feat::Won, Feat::Coins(8)], &[Feat::NothingPaid, Feat::Coins(9)]);
    }
}

/// Boxes are ticked by what they need together, and by nothing before the end.
#[test]
fn boxes_need_all_their_feats() {
    let rich = [("completed", cards(&FIRST_EIGHT)), ("sales", 61.into())];
    let play = last_turns(&rich, &[("completed", cards(&OTHER_SEVEN)), ("sales", 51.into())]);
    let achieved = play.game.achieved(Seat::new(0));
    assert_eq!(
        achieved,
        [
            "first-win",
            "far-ahead",
            "thrifty",
            "last-site",
            "coins-60",
            "sites",
            "special",
            "powers"
        ]
    );
    // The other has sites with all five powers, and nothing else.
    assert_eq!(play.game.achieved(Seat::new(1)), ["powers"]);
    let goes_on = Scenario::new(2).play();
    assert!(goes_on.game.achieved(Seat::new(0)).is_empty());
    assert!((8..=12).contains(&Welkin::diploma().all().count()));
}
