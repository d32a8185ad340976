//! A town at a glance: every place a dot, built or not. The places are drawn once for all towns.

use std::fmt::Write as _;

use maud::{Markup, html};
use tabletop::Seat;
use welcome::house::{House, Street};

use super::board::ShownBoard;
use super::street::free_columns;

/// The places of every town, none of them built.
pub(super) fn places(board: &ShownBoard<'_>) -> Markup {
    let each = |house: House| {
        let (x, y) = place(board, house);
        format!("M{x} {y}h8v8h-8z")
    };
    let all: String = board.town.houses.into_iter().map(each).collect();
    html! {
        svg .sprite aria-hidden="true" { path #places d=(all) {} }
    }
}

/// The town of a seat as three lines of dots; what was built last round is in pen.
pub(super) fn map(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let sheet = board.view.sheet(seat);
    let before = board.scene.before.map(|before| before.sheet(seat).taken());
    let (mut built, mut new, mut fences) = (String::new(), String::new(), String::new());
    for house in sheet.taken() {
        let is_new = before.is_some_and(|before| !before.contains(house));
        let path = if is_new { &mut new } else { &mut built };
        let (x, y) = place(board, house);
        // A stroke as broad as it is long.
        write!(path, "M{x} {}h8", y + 4).expect("writing to a string");
    }
    for house in board.town.houses {
        let is_last = house.place() + 1 == board.town.street_length(house.street());
        if sheet.fence_right_of(house) && !is_last {
            let (x, y) = place(board, house);
            write!(fences, "M{} {}v10", x + 9, y - 1).expect("writing to a string");
        }
    }
    let top = Street::ALL[0];
    let columns = free_columns(board, top) + board.town.street_length(top);
    html! {
        svg .map viewBox={ "0 0 " (columns * 10 + 2) " 32" } aria-hidden="true" {
            use href="#places" {}
            path .b d=(built) {}
            path .n d=(new) {}
            path .f d=(fences) {}
        }
    }
}

fn place(board: &ShownBoard<'_>, house: House) -> (usize, usize) {
    let column = free_columns(board, house.street()) + house.place();
    (2 + 10 * column, 2 + 10 * house.street().index())
}
