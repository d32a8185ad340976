//! The board as a picture to keep and to send: the sites that were built.

use maud::{Markup, html};

use super::board::ShownBoard;
use crate::pages::table::picture::{self, BOARD};

/// How many islands stand in a row.
const IN_A_ROW: usize = 8;

/// The picture of the board that is shown.
pub(super) fn picture(board: &ShownBoard<'_>) -> Markup {
    let (left, top, width, height) = BOARD;
    let done = &board.player().completed;
    let rows = done.len().div_ceil(IN_A_ROW).max(1);
    let (wide, high) = (width / IN_A_ROW, height / rows.max(2));
    let islands = html! {
        rect x=(left) y=(top) width=(width) height=(height) rx="16" fill="#e4eee9" {}
        @for (index, site) in done.iter().enumerate() {
            @let x = left + index % IN_A_ROW * wide + wide / 2;
            @let y = top + index / IN_A_ROW * high + high / 2;
            ellipse cx=(x) cy=(y + 34) rx=(wide * 2 / 5) ry="18" fill="#b39a82" {}
            rect x=(x - wide / 3) y=(y - 46) width=(wide * 2 / 3) height="76" rx="8" fill="#fffdf6" stroke="#22303c" stroke-width="3" {}
            text x=(x) y=(y + 4) font-size="30" text-anchor="middle" { (site.site.card) }
        }
    };
    picture::picture(board, "Welkin", &islands)
}
