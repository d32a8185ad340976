//! Options that go together, and those that do not.

use tabletop::{Game, Settings};
use welcome::Welcome;

fn settings(options: &[(&str, &str)]) -> Settings {
    options.iter().fold(Settings::default(), |all, (name, value)| all.with(name, value))
}

#[track_caller]
fn refused(options: &[(&str, &str)], seats: usize, message: &str) {
    let error = Welcome::setup(&settings(options), seats).expect_err("a conflict");
    assert_eq!(error.to_string(), message);
}

#[test]
fn what_is_printed_in_2023_alone_is_refused_in_2018() {
    refused(
        &[("sheet", "blueprint")],
        2,
        "option `sheet` cannot be `blueprint` with `edition` 2018: the Blueprint sheet comes with \
         edition 2023; expected `edition` 2023",
    );
    refused(
        &[("quarters", "true")],
        2,
        "option `quarters` cannot be `true` with `edition` 2018: the 9¾ cards come with edition \
         2023; expected `edition` 2023",
    );
    refused(
        &[("opponent", "1")],
        1,
        "option `opponent` cannot be `1` with `edition` 2018: the AAA plays in edition 2023; \
         expected `edition` 2023",
    );
}

#[test]
fn an_opponent_wants_one_architect() {
    refused(
        &[("edition", "2023"), ("opponent", "1")],
        2,
        "option `opponent` cannot be `1` with 2 seats: the AAA plays against one architect alone; \
         expected 1 seat",
    );
    refused(
        &[("edition", "2023"), ("expert", "true")],
        1,
        "option `expert` cannot be `true` with 1 seat: cards are passed on between two or more; \
         expected 2 seats or more",
    );
    refused(
        &[("edition", "2023"), ("opponent", "6")],
        1,
        "option `opponent` cannot be `6`: expected `none`, `0`, `1`, `2`, `3`, `4`, `5`",
    );
}

/// What an option leaves to the edition is written down as it was decided.
#[test]
fn records_say_what_was_decided() {
    let decided = |options: &[(&str, &str)], seats: usize, name: &str| {
        let setup = Welcome::setup(&settings(options), seats).expect("valid options");
        Welcome::settings(&setup).get(name).map(ToString::to_string).expect("decided")
    };
    assert_eq!(decided(&[], 2, "reshuffle"), "once");
    assert_eq!(decided(&[("edition", "2023")], 2, "reshuffle"), "never");
    assert_eq!(decided(&[("edition", "2023"), ("reshuffle", "once")], 2, "reshuffle"), "once");
    assert_eq!(decided(&[("edition", "2023")], 1, "opponent"), "0");
    assert_eq!(decided(&[("edition", "2023")], 2, "opponent"), "none");
}

/// A player's own file: sheet, plans or opponents, in either edition.
#[test]
fn a_file_brings_its_own_figures() {
    const OPPONENT: &str = r#"
[[opponent]]
level = 2
name = "Zoe"
source = "printed"
validates = ["A", "C"]
letters-source = "printed"
scores = { park = 2, pool = 2, temp = 2, barrier = 2, extension = 2, improvement = 2 }
"#;
    let mut mine = settings(&[("edition", "2023"), ("opponent", "2")]);
    mine.set_file("sheet", "mine.toml", OPPONENT);
    let setup = Welcome::setup(&mine, 1).expect("valid options");
    assert_eq!(setup.opponent.as_ref().expect("an opponent").name, "Zoe");
    mine.set("opponent", "3");
    assert_eq!(
        Welcome::setup(&mine, 1).expect_err("no such level").to_string(),
        "option `opponent` cannot be `3`: the data file has no opponent of that level"
    );
    mine.set_file("sheet", "mine.toml", &OPPONENT.replace("\"C\"", "\"D\""));
    assert_eq!(
        Welcome::setup(&mine, 1).expect_err("no such letter").to_string(),
        "mine.toml, line 6: `D`: expected the letter A, B or C"
    );
    let sheet =
        include_str!("../../../data/2023/blueprint.toml").replace("houses = 13", "houses = 12");
    let mut mine = settings(&[]);
    mine.set_file("sheet", "blueprint", &sheet);
    let setup = Welcome::setup(&mine, 2).expect("a file may have any name, in any edition");
    assert_eq!(setup.town().houses.len(), 9 + 11 + 12);
}
