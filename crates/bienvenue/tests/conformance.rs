//! Every promise of the contract, over random games of every mode.

use bienvenue::Bienvenue;
use tabletop::conformance::{Mode, check, check_encoding, check_events};

/// A small land, few tiles, cards in the first hands, no limits: what the rules must also bear.
const SMALL: &str = include_str!("small_box.toml");

fn modes() -> Vec<Mode> {
    let mut small = Mode::new("a small box", 3);
    small.settings.set_file("box", "small_box.toml", SMALL);
    vec![
        Mode::new("two", 2),
        Mode::new("three", 3),
        Mode::new("four", 4),
        Mode::new("five", 5),
        Mode::new("draft families", 3).with("families", "draft").with("first", "2"),
        Mode::new("low budgets", 2).with("families", "draft-low"),
        Mode::new("nothing is forced", 3).with("forced", "false").with("bar", "true"),
        Mode::new("no auctions", 3).with("auctions", "false").with("discount", "oldest-deepest"),
        Mode::new("behind a screen", 4).with("money", "hidden"),
        small,
    ]
}

#[test]
fn bienvenue_keeps_every_promise_of_the_contract() {
    check::<Bienvenue>(&modes());
}

#[test]
fn every_choice_has_an_index_and_observations_tell_nothing_hidden() {
    check_encoding::<Bienvenue>(&modes());
}

#[test]
fn what_can_be_counted_adds_up() {
    check_events::<Bienvenue>(&modes());
}
