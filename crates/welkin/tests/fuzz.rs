//! Damaged texts are refused with words, or they are played; they never break anything.

use tabletop::{Record, Settings, fuzz};
use welkin::Welkin;

const FILES: [&str; 4] = [
    include_str!("../data/2019/cards.toml"),
    include_str!("../data/2019/figures.toml"),
    include_str!("../data/2019/tokens.toml"),
    include_str!("narrow_box.toml"),
];

fn golden() -> Vec<Record> {
    fuzz::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/golden"))
}

#[test]
fn notation() {
    fuzz::notation::<Welkin>(&golden());
}

#[test]
fn records() {
    fuzz::records::<Welkin>(&golden());
}

#[test]
fn positions() {
    fuzz::positions::<Welkin>(&golden());
}

#[test]
fn data_files() {
    fuzz::data::<Welkin>("box", &FILES, &Settings::default(), 3);
}
