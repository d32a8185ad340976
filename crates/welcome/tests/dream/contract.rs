//! Every promise of the contract in every mode, and kept games that replay for ever.

use std::path::Path;

use tabletop::conformance::{Mode, check, check_encoding, check_events};
use tabletop::{Game, Settings, fuzz};
use welcome::Dream;

#[path = "../../golden/dream/kept.rs"]
mod kept;
use kept::KEPT;

#[test]
fn american_dream_keeps_every_promise_of_the_contract() {
    check::<Dream>(&modes());
}

#[test]
fn every_choice_has_an_index_and_observations_tell_nothing_hidden() {
    check_encoding::<Dream>(&modes());
}

#[test]
fn what_can_be_counted_adds_up() {
    check_events::<Dream>(&modes());
}

fn modes() -> Vec<Mode> {
    vec![
        Mode::new("two", 2),
        Mode::new("five, with quarters", 5).with("quarters", "true"),
        Mode::new("a hundred", 100),
        Mode::new("expert", 3).with("expert", "true").with("quarters", "true"),
        Mode::new("expert, as many hands as the deck gives", 21).with("expert", "true"),
        Mode::new("alone, nobody named", 1),
        Mode::new("alone against Sam", 1).with("opponent", "1"),
        Mode::new("alone against Irene", 1).with("opponent", "3"),
        Mode::new("alone against Olga", 1).with("opponent", "5").with("quarters", "true"),
    ]
}

#[test]
fn every_kept_game_replays_and_no_end_is_forgotten() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/dream");
    for kept in KEPT {
        kept.replay::<Dream>(&folder);
    }
    for end in Dream::ENDS {
        for seats in [1, 2] {
            assert!(KEPT.iter().any(|kept| kept.end == *end && kept.seats == seats), "{end}");
        }
    }
    assert!(KEPT.iter().any(|kept| kept.shared), "a shared victory");
}

#[test]
fn damaged_texts_are_refused_with_words_or_played() {
    let records = fuzz::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/golden/dream"));
    fuzz::notation::<Dream>(&records);
    fuzz::records::<Dream>(&records);
    fuzz::positions::<Dream>(&records);
    let sheet = include_str!("../../data/2023/extensions/dream.toml");
    fuzz::data::<Dream>("sheet", &[sheet], &Settings::default(), 2);
    fuzz::data::<Dream>("sheet", &[sheet], &Settings::default().with("opponent", "2"), 1);
}
