//! Damaged texts are refused with words, or they are played; they never break anything.

use tabletop::{Record, Settings, fuzz};
use welcome::Welcome;

const OF_2018: [&str; 3] = [
    include_str!("../data/2018/cards.toml"),
    include_str!("../data/2018/plans.toml"),
    include_str!("../data/2018/sheet.toml"),
];

const OF_2023: [&str; 5] = [
    include_str!("../data/2023/blueprint.toml"),
    include_str!("../data/2023/cards.toml"),
    include_str!("../data/2023/classic.toml"),
    include_str!("../data/2023/opponents.toml"),
    include_str!("../data/2023/plans.toml"),
];

/// Sheets with rules of their own, one file each.
const SHEETS: [&str; 8] = [
    include_str!("../data/2023/extensions/atomic.toml"),
    include_str!("../data/2023/extensions/christmas.toml"),
    include_str!("../data/2023/extensions/ducks.toml"),
    include_str!("../data/2023/extensions/eggs.toml"),
    include_str!("../data/2023/extensions/halloween.toml"),
    include_str!("../data/2023/extensions/roswell.toml"),
    include_str!("../data/2023/extensions/trucks.toml"),
    include_str!("../data/2023/extensions/zombies.toml"),
];

fn golden() -> Vec<Record> {
    fuzz::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/golden"))
}

#[test]
fn notation() {
    fuzz::notation::<Welcome>(&golden());
}

#[test]
fn records() {
    fuzz::records::<Welcome>(&golden());
}

#[test]
fn positions() {
    fuzz::positions::<Welcome>(&golden());
}

#[test]
fn data_files() {
    let edition = Settings::default().with("edition", "2018");
    fuzz::data::<Welcome>("sheet", &OF_2018, &edition, 2);
    let edition = Settings::default().with("edition", "2023");
    fuzz::data::<Welcome>("sheet", &OF_2023, &edition, 2);
    fuzz::data::<Welcome>("sheet", &SHEETS, &edition, 2);
    fuzz::data::<Welcome>("sheet", &OF_2023, &edition.with("opponent", "3"), 1);
}
