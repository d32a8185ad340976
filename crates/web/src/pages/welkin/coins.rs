//! Money that is counted up before one's eyes: every digit rolls from what it was to what it is.
//! Only the stylesheet moves it, and not for those who want no motion.

use maud::{Markup, html};
use welkin::view::SeatView;

/// The money of a player, rolling from what it was when their turn began.
pub(super) fn purse(seat: &SeatView) -> Markup {
    let before = seat.coins + seat.lately.paid;
    rolling(before.saturating_sub(seat.lately.earned), seat.coins)
}

fn rolling(from: u32, to: u32) -> Markup {
    let width = to.to_string().len();
    let padded = |count: u32| format!("{count:0width$}").into_bytes();
    let (from, to_digits) = (padded(from), padded(to));
    // What had more digits shows the last of them.
    let from = &from[from.len() - width..];
    html! {
        span .sr { (to) }
        span .roll aria-hidden="true" {
            @for (was, is) in from.iter().zip(to_digits) {
                i class={ "d" (char::from(is)) " f" (char::from(*was)) } {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_knows_where_it_comes_from() {
        let page = rolling(8, 15).into_string();
        assert!(page.contains(r#"<span class="sr">15</span>"#));
        assert!(page.contains(r#"class="d1 f0""#) && page.contains(r#"class="d5 f8""#));
        assert!(rolling(10, 9).into_string().contains(r#"class="d9 f0""#));
    }
}
