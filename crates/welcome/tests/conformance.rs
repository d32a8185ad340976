//! Every promise of the contract, over random games of every mode.

use tabletop::conformance::{Mode, check, check_encoding, check_events};
use welcome::Welcome;

#[test]
fn welcome_keeps_every_promise_of_the_contract() {
    check::<Welcome>(&modes());
}

#[test]
fn every_choice_has_an_index_and_observations_tell_nothing_hidden() {
    check_encoding::<Welcome>(&modes());
    for sheet in SHEETS {
        check_encoding::<Welcome>(&sheet_modes(sheet));
    }
}

fn modes() -> Vec<Mode> {
    vec![
        Mode::new("base", 2),
        Mode::new("base, five seats", 5),
        Mode::new("base, a hundred seats", 100),
        Mode::new("advanced", 3).with("advanced", "true"),
        Mode::new("expert", 2).with("expert", "true"),
        Mode::new("expert, as many hands as the deck gives", 27).with("expert", "true"),
        Mode::new("advanced expert", 4).with("advanced", "true").with("expert", "true"),
        Mode::new("solo", 1),
        Mode::new("solo advanced", 1).with("advanced", "true"),
        Mode::new("reshuffle per plan", 2).with("reshuffle", "per-plan"),
        Mode::new("reshuffle never", 3).with("advanced", "true").with("reshuffle", "never"),
        new("2023", 2),
        new("2023, five seats", 5),
        new("2023 advanced", 3).with("advanced", "true"),
        new("2023 blueprint", 2).with("sheet", "blueprint"),
        new("2023 expert", 3).with("expert", "true"),
        new("2023 expert, as many hands as the deck gives", 21).with("expert", "true"),
        new("2023 quarters", 2).with("quarters", "true"),
        new("2023 with everything", 4)
            .with("advanced", "true")
            .with("expert", "true")
            .with("quarters", "true")
            .with("sheet", "blueprint"),
        new("2023 with a reshuffle", 2).with("reshuffle", "per-plan"),
        new("2023 alone, nobody named", 1),
        new("2023 alone against Sam", 1).with("opponent", "1"),
        new("2023 alone against Ann", 1).with("opponent", "2").with("sheet", "blueprint"),
        new("2023 alone against Irene", 1).with("opponent", "3").with("quarters", "true"),
        new("2023 alone against Gus", 1).with("opponent", "4").with("advanced", "true"),
        new("2023 alone against Olga", 1)
            .with("opponent", "5")
            .with("advanced", "true")
            .with("quarters", "true")
            .with("sheet", "blueprint"),
    ]
}

/// The sheets with rules of their own.
const SHEETS: [&str; 8] =
    ["eggs", "christmas", "ducks", "roswell", "atomic", "trucks", "halloween", "zombies"];

/// Every mode in which a sheet with rules of its own can be played.
fn sheet_modes(sheet: &str) -> Vec<Mode> {
    let new = |name: &str, seats| new(&format!("{sheet}, {name}"), seats).with("sheet", sheet);
    vec![
        new("base", 2),
        new("advanced with quarters", 3).with("advanced", "true").with("quarters", "true"),
        new("expert", 2).with("expert", "true"),
        new("alone, nobody named", 1),
        new("alone against Gus, with everything", 1)
            .with("opponent", "4")
            .with("advanced", "true")
            .with("quarters", "true"),
    ]
}

fn sheet_keeps_them_too(sheet: &str) {
    check::<Welcome>(&sheet_modes(sheet));
}

#[test]
fn eggs() {
    sheet_keeps_them_too("eggs");
}

#[test]
fn christmas() {
    sheet_keeps_them_too("christmas");
}

#[test]
fn ducks() {
    sheet_keeps_them_too("ducks");
}

#[test]
fn roswell() {
    sheet_keeps_them_too("roswell");
}

#[test]
fn atomic() {
    sheet_keeps_them_too("atomic");
}

#[test]
fn trucks() {
    sheet_keeps_them_too("trucks");
}

#[test]
fn halloween() {
    sheet_keeps_them_too("halloween");
}

#[test]
fn zombies() {
    sheet_keeps_them_too("zombies");
    check::<Welcome>(&[new("zombies, six experts", 6)
        .with("sheet", "zombies")
        .with("expert", "true")
        .with("quarters", "true")]);
}

fn new(name: &str, seats: usize) -> Mode {
    Mode::new(name, seats).with("edition", "2023")
}

#[test]
fn what_can_be_counted_adds_up() {
    check_events::<Welcome>(&modes());
    for sheet in SHEETS {
        check_events::<Welcome>(&sheet_modes(sheet));
    }
}
