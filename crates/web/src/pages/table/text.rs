//! Small pieces of text: points, lists, and words with something marked in them.

use maud::{Markup, html};

use crate::words::Words;

pub(in crate::pages) use crate::words::say;

/// A figure with a real minus sign.
pub(in crate::pages) fn figure(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A difference: `+3`, `−2`; nothing for none.
pub(in crate::pages) fn change(points: i32) -> Option<String> {
    (points != 0).then(|| if points > 0 { format!("+{points}") } else { figure(points) })
}

/// Names one after the other: `June, Marcel and Walnut`.
pub(in crate::pages) fn list(words: &Words, names: &[String]) -> String {
    words.list(names)
}

const OPEN: char = '\u{2}';
const CLOSE: char = '\u{3}';

/// Marks a value that [`rich`] will set off from the words around it.
pub(in crate::pages) fn marked(value: impl std::fmt::Display) -> String {
    format!("{OPEN}{value}{CLOSE}")
}

/// The text without its marks.
pub(in crate::pages) fn plain(text: &str) -> String {
    text.replace([OPEN, CLOSE], "")
}

/// A text whose [`marked`] values are set off, each as `wrap` draws it.
pub(in crate::pages) fn rich(text: &str, wrap: fn(&str) -> Markup) -> Markup {
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
pub(in crate::pages) fn highlight(text: &str) -> Markup {
    html! { mark { (text) } }
}

/// Set off as a figure.
pub(in crate::pages) fn bold(text: &str) -> Markup {
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
    }
}
