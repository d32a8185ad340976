//! Small things that stand all over the table: coins, workers, ticks.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use crate::pages::seat_sign::hue;

pub(super) use crate::pages::layout::icon as ico;

/// A drawing without a class of its own.
pub(super) fn svg(id: &str) -> Markup {
    html! { svg aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// So many coins. There may be hundreds on a page, and a drawing without words is silent as it is.
pub(super) fn cash(coins: impl std::fmt::Display) -> Markup {
    html! { span .cash { svg { use href="#i-coin" {} } (coins) } }
}

/// A worker of a seat, with the first letter of its player.
pub(super) fn hat(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let letter = board.name(seat).chars().find(|letter| letter.is_alphanumeric());
    html! {
        span class={ "hat " (hue(seat)) } {
            (svg("b-hat"))
            i aria-hidden="true" { (letter.map(|letter| letter.to_uppercase().to_string()).unwrap_or_default()) }
            span .sr { (board.you_or_name(seat)) }
        }
    }
}

/// A place for a worker.
pub(super) fn spot() -> Markup {
    html! { span .hat.free { (svg("b-spot")) } }
}

/// The worker on a spot, or the free spot.
pub(super) fn worker(board: &ShownBoard<'_>, worker: Option<Seat>) -> Markup {
    html! { @match worker { Some(seat) => (hat(board, seat)), None => (spot()) } }
}

/// The back of a tile.
pub(super) fn back(id: &str) -> Markup {
    html! { svg .tile viewBox="0 0 96 96" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A tick in pen.
pub(super) fn tick() -> Markup {
    html! { svg .tickpen aria-hidden="true" { use href="#n-check2" {} } }
}
