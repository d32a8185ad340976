//! The colour and the mark of every seat: in the panel, on the map, in the chart, in the log and on the
//! sign of a town. Those who do not tell colours apart tell marks apart.

use maud::{Markup, html};
use tabletop::Seat;

/// How many colours and marks there are.
const HUES: usize = 8;

/// The class that gives an element the colour of a seat, as `--hue`.
pub(crate) fn hue(seat: Seat) -> String {
    format!("hue-{}", seat.index() % HUES)
}

/// The mark of a seat in its colour. After the eighth, the pairs are others.
pub(crate) fn sign(seat: Seat) -> Markup {
    let mark = (seat.index() + seat.index() / HUES) % HUES;
    html! { svg class={ "sign " (hue(seat)) } aria-hidden="true" { use href={ "#sign-" (mark) } {} } }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn seats_are_told_apart_at_any_table_of_friends() {
        let all = |seats: usize| {
            let signs = Seat::all(seats).map(|seat| sign(seat).into_string());
            signs.collect::<BTreeSet<_>>().len()
        };
        assert_eq!((all(8), all(64)), (8, 64));
        for seat in Seat::all(HUES) {
            let id = format!("sign-{}", seat.index());
            assert!(crate::drawings::symbol(&id).is_some(), "{id}");
        }
    }
}
