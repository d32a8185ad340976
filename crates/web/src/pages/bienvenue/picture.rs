//! The house as a picture to keep and to send: its two storeys in plain colours.

use bienvenue::view::LaidView;
use maud::{Markup, html};

use super::board::ShownBoard;
use super::names;
use crate::pages::table::picture::{self, BOARD};

/// The colours of floors, since a picture has no stylesheet.
fn colour(laid: &LaidView) -> &'static str {
    match names::colour(&laid.tile) {
        "living" => "#eeaf90",
        "bed" => "#c4a2d0",
        "child" => "#f3a5bd",
        "bath" => "#9cc6e6",
        "kitchen" => "#dfba6a",
        "office" => "#86c4ba",
        "pantry" => "#c2a27d",
        "wc" => "#a9b8c5",
        _ => "#8fbf7f",
    }
}

/// The picture of the house that is shown.
pub(super) fn picture(board: &ShownBoard<'_>) -> Markup {
    let (left, top, width, height) = BOARD;
    let side = board.view.figures.side.max(1);
    let cell = height / side;
    let land = cell * side;
    let storeys = [left + width / 2 - land - 24, left + width / 2 + 24];
    let player = board.player();
    let paper = if player.satisfied.is_some() { "#c3d9a6" } else { "#2a5f97" };
    let house = html! {
        @for (storey, x) in storeys.into_iter().enumerate() {
            rect x=(x) y=(top) width=(land) height=(land) rx="10" fill=(if storey == 0 { paper } else { "#2a5f97" }) {}
            @for spot in player.house.foundations.iter().filter(|_| storey == 0) {
                rect x=(x + spot.column() * cell) y=(top + spot.row() * cell) width=(cell) height=(cell) fill="#efe6d6" {}
            }
            @for laid in player.house.tiles.iter().filter(|laid| usize::from(laid.spot.is_upstairs()) == storey) {
                rect x=(x + laid.spot.column() * cell) y=(top + laid.spot.row() * cell) width=(cell) height=(cell)
                    fill=(colour(laid)) stroke="#22303c" stroke-width=(if laid.tile.garden { 1 } else { 5 }) {}
            }
        }
    };
    picture::picture(board, "Bienvenue chez Vous", &house)
}
