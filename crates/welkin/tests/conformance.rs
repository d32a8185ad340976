//! Every promise of the contract, over random games of every mode.

use tabletop::conformance::{Mode, check, check_encoding, check_events};
use welkin::Welkin;

/// Two tokens alike, few resources, one place, dear production: what the rules must also bear.
const NARROW: &str = include_str!("narrow_box.toml");

fn modes() -> Vec<Mode> {
    let mut narrow = Mode::new("a narrow box", 3);
    narrow.settings.set_file("box", "narrow_box.toml", NARROW);
    vec![
        Mode::new("two", 2),
        Mode::new("three", 3),
        Mode::new("four", 4),
        Mode::new("even coins", 3).with("coins", "even").with("first", "2"),
        Mode::new("incomplete sites are completed", 2).with("incomplete", "completed"),
        Mode::new("few turns", 4).with("turns", "30"),
        Mode::new("no limit of turns", 2).with("turns", "none").with("first", "1"),
        narrow,
    ]
}

#[test]
fn welkin_keeps_every_promise_of_the_contract() {
    check::<Welkin>(&modes());
}

#[test]
fn every_choice_has_an_index_and_observations_tell_nothing_hidden() {
    check_encoding::<Welkin>(&modes());
}

#[test]
fn what_can_be_counted_adds_up() {
    check_events::<Welkin>(&modes());
}
