//! A town at a glance: every place a dot, built or not.

use std::fmt::Write as _;

use maud::{Markup, html};
use tabletop::Seat;
use welcome::house::{House, Street};

use super::board::Board;
use super::street::free_columns;

/// The town of a seat as three lines of dots; what was built last round is in pen.
pub(super) fn map(board: &Board<'_>, seat: Seat) -> Markup {
    let sheet = board.view.sheet(seat);
    let before = board.scene.before.map(|before| before.sheet(seat).taken());
    let (mut built, mut empty, mut new, mut fences) =
        (String::new(), String::new(), String::new(), String::new());
    for house in board.town.houses {
        let (x, y) = place(board, house);
        let path = if !sheet.taken().contains(house) {
            &mut empty
        } else if before.is_some_and(|before| !before.contains(house)) {
            &mut new
        } else {
            &mut built
        };
        let drawn = write!(path, "M{x:.1} {y:.1}h7.6v7.5h-7.6z");
        let is_last = house.place() + 1 == board.town.street_length(house.street());
        let parted = if sheet.fence_right_of(house) && !is_last {
            write!(fences, "M{:.1} {:.1}v9.6", x + 8.8, y - 1.1)
        } else {
            Ok(())
        };
        drawn.and(parted).expect("writing to a string");
    }
    let top = Street::ALL[0];
    let columns = free_columns(board, top) + board.town.street_length(top);
    html! {
        svg .map viewBox={ "0 0 " (columns * 10 + 2) " 32" } aria-hidden="true" {
            path .b d=(built) {}
            path .e d=(empty) {}
            path .n d=(new) {}
            path .f d=(fences) {}
        }
    }
}

fn place(board: &Board<'_>, house: House) -> (f64, f64) {
    let column = free_columns(board, house.street()) + house.place();
    (1.8 + 10.0 * column as f64, 1.5 + 10.5 * house.street().index() as f64)
}
