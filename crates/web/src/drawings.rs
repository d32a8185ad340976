//! The drawings of pages: symbols that are used by `#id`, one on each line of three files. A page brings
//! those it uses and no others, so that no file has to say which page needs what.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

const FILES: [&str; 3] = [
    include_str!("assets/icons.svg"),
    include_str!("assets/sheets.svg"),
    include_str!("assets/bienvenue.svg"),
];

static SYMBOLS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = FILES.iter().flat_map(|file| file.lines());
    let named =
        |line: &'static str| Some((line.strip_prefix("<symbol id=\"")?.split('"').next()?, line));
    lines.filter_map(named).collect()
});

/// One drawing.
pub(crate) fn symbol(id: &str) -> Option<&'static str> {
    SYMBOLS.get(id).copied()
}

/// The drawings that a page or a part of one uses, for the beginning of its body. The script takes from
/// here what a page that is drawn anew needs besides.
pub(crate) fn used_by(page: &str) -> String {
    let mut used = BTreeMap::new();
    note_uses(page, &mut used);
    let symbols: String = used.into_values().collect();
    format!(
        r#"<svg class="sprite" aria-hidden="true" focusable="false"><defs>{symbols}</defs></svg>"#
    )
}

/// Notes the drawings that a text uses, with those that they use themselves.
fn note_uses(text: &str, used: &mut BTreeMap<&'static str, &'static str>) {
    for link in text.split("href=\"#").skip(1) {
        let id = link.split('"').next().unwrap_or_default();
        if let Some((&id, &symbol)) = SYMBOLS.get_key_value(id)
            && used.insert(id, symbol).is_none()
        {
            note_uses(symbol, used);
        }
    }
}

/// A drawing within another one, at this place and of this size.
pub(crate) fn placed(id: &str, [x, y, width, height]: [u16; 4]) -> String {
    let symbol = symbol(id).unwrap_or_default().replace("</symbol>", "</svg>");
    let placed = format!(r#"<svg x="{x}" y="{y}" width="{width}" height="{height}""#);
    symbol.replace(&format!("<symbol id=\"{id}\""), &placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_of_the_files_is_found_by_its_own_id() {
        let all: usize = FILES.iter().map(|file| file.matches("<symbol ").count()).sum();
        assert_eq!(SYMBOLS.len(), all, "each on a line of its own, with an id of its own");
        for (id, symbol) in SYMBOLS.iter() {
            assert!(symbol.ends_with("</symbol>"), "{id}");
        }
        assert!(symbol("cactus").is_some() && symbol("x-egg-y").is_some());
        assert_eq!(symbol("nothing"), None);
    }

    #[test]
    fn a_page_brings_what_it_uses_and_no_more() {
        let page = r##"<a href="#help"></a><use href="#isle"></use><use href="#isle"></use>"##;
        let used = used_by(page);
        assert_eq!(used.matches("<symbol").count(), 1, "{used}");
        assert!(used.contains(symbol("isle").unwrap()));
        // A drawing brings the ones it is made of.
        for (id, symbol) in SYMBOLS.iter() {
            let used = used_by(&format!("href=\"#{id}\""));
            for part in symbol.split("href=\"#").skip(1) {
                let part = part.split('"').next().unwrap();
                assert!(used.contains(&format!(" id=\"{part}\"")), "{id} uses {part}");
            }
        }
    }

    #[test]
    fn a_drawing_can_be_placed_in_another_one() {
        assert!(placed("x-hare", [1, 2, 3, 4]).starts_with(r#"<svg x="1" y="2" width="3""#));
    }
}
