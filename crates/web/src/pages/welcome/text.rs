//! Small pieces of text: addresses, points, lists, and words with something marked in them.

use maud::{Markup, html};
use welcome::house::{House, Street};

use crate::words::Words;

pub(super) use crate::words::say;

/// A house as people call it: `A6`.
pub(super) fn address(house: House) -> String {
    house.to_string().to_uppercase()
}

/// A street's letter as people write it: `A`.
pub(super) fn letter(street: Street) -> String {
    street.to_string().to_uppercase()
}

/// The name of a street.
pub(super) fn street_name(words: &Words, street: Street) -> String {
    words.say(["w-street-a", "w-street-b", "w-street-c"][street.index()])
}

/// A figure with a real minus sign.
pub(super) fn figure(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A difference: `+3`, `−2`; nothing for none.
pub(super) fn change(points: i32) -> Option<String> {
    (points != 0).then(|| if points > 0 { format!("+{points}") } else { figure(points) })
}

/// What is lost, as printed on tracks that are subtracted: `−3`, `0`.
pub(super) fn loss(points: i32) -> String {
    figure(-points)
}

/// Names one after the other: `June, Marcel and Walnut`.
pub(super) fn list(words: &Words, names: &[String]) -> String {
    words.list(names)
}

const OPEN: char = '\u{2}';
const CLOSE: char = '\u{3}';

/// Marks a value that [`rich`] will set off from the words around it.
pub(super) fn marked(value: impl std::fmt::Display) -> String {
    format!("{OPEN}{value}{CLOSE}")
}

/// The text without its marks.
pub(super) fn plain(text: &str) -> String {
    text.replace([OPEN, CLOSE], "")
}

/// A text whose [`marked`] values are set off, each as `wrap` draws it.
pub(super) fn rich(text: &str, wrap: fn(&str) -> Markup) -> Markup {
    html! {
        @for (index, piece) in text.split(OPEN).enumerate() {
            @if index == 0 {
                (piece)
            } @else {
                @let (inside, after) = piece.split_once(CLOSE).unwrap_or((piece, ""));
                (wrap(inside)) (after)
            }
        }
    }
}

/// Set off as what a pen will write next.
pub(super) fn highlight(text: &str) -> Markup {
    html! { mark { (text) } }
}

/// Set off as a figure.
pub(super) fn bold(text: &str) -> Markup {
    html! { b { (text) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_markup_and_everything_else_is_escaped() {
        let text = format!("<i> {} & more", marked("<8>"));
        assert_eq!(rich(&text, bold).into_string(), "&lt;i&gt; <b>&lt;8&gt;</b> &amp; more");
        assert_eq!(plain(&text), "<i> <8> & more");
    }

    #[test]
    fn points_have_a_real_minus() {
        assert_eq!(change(-3).as_deref(), Some("−3"));
        assert_eq!(change(3).as_deref(), Some("+3"));
        assert_eq!(change(0), None);
        assert_eq!(loss(5), "−5");
        assert_eq!(loss(0), "0");
    }
}
