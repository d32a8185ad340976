//! Tiles that lie on a page more than once are drawn once: a room is shown wherever it could be laid, and in
//! every way it fits there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use super::tile::FRAME;
use crate::assets::short_hash;

/// Shorter drawings than this are not worth a name.
const SHORT: usize = 120;

/// The page with such tiles as symbols. A symbol is named after what it looks like, so that a page that is
/// drawn anew can use those that are there.
pub(super) fn drawn_once(page: Markup) -> Markup {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for framed in page.0.split(FRAME).skip(1) {
        let inside = framed.split("</svg>").next().unwrap_or_default();
        if inside.len() > SHORT {
            *seen.entry(inside).or_default() += 1;
        }
    }
    seen.retain(|_, times| *times > 1);
    let mut text = page.0.clone();
    let mut symbols = String::new();
    for inside in seen.into_keys() {
        let id = format!("tile-{}", short_hash(inside.as_bytes()));
        // Writing to a text cannot fail.
        let _ = write!(symbols, r#"<symbol id="{id}" viewBox="0 0 96 96">{inside}</symbol>"#);
        let used = format!("{FRAME}<use href=\"#{id}\"></use></svg>");
        text = text.replace(&format!("{FRAME}{inside}</svg>"), &used);
    }
    if symbols.is_empty() {
        return page;
    }
    html! {
        svg .sprite aria-hidden="true" focusable="false" { defs { (PreEscaped(symbols)) } }
        (PreEscaped(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_twice_is_drawn_once_and_the_rest_stays() {
        let room = "<path d=\"M0 0H96V96H0Z\"></path>".repeat(6);
        let other = "<path d=\"M1 1H96V96H0Z\"></path>".repeat(6);
        let framed = |inside: &str| format!("<svg {FRAME}{inside}</svg>");
        let page = [&room, &other, "<p></p>", &room].map(&framed).concat();
        let once = drawn_once(PreEscaped(page)).into_string();
        assert_eq!(once.matches(&room).count(), 1, "{once}");
        assert_eq!(once.matches("<use href=\"#tile-").count(), 2, "{once}");
        assert!(once.contains(&framed(&other)) && once.contains(&framed("<p></p>")));
        assert_eq!(drawn_once(PreEscaped(framed(&room))).into_string(), framed(&room));
    }
}
