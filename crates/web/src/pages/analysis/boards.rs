//! Two boards on one page: what was played, and what was better.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped};

/// What names an element of the same page.
const REFERENCES: [&str; 7] = [
    "href=\"#",
    "aria-labelledby=\"",
    "aria-describedby=\"",
    "aria-controls=\"",
    "popovertarget=\"",
    "for=\"",
    "form=\"",
];

/// The board with ids of its own: an id may stand on a page only once. Its sections are no landmarks, since
/// those of two boards would have the same names.
pub(in crate::pages) fn apart(board: &Markup, prefix: &str) -> Markup {
    let own: BTreeSet<&str> =
        board.0.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut text = board.0.clone();
    for id in own {
        text = text.replace(&format!(" id=\"{id}\""), &format!(" id=\"{prefix}{id}\""));
        for reference in REFERENCES {
            let (old, new) = (format!("{reference}{id}\""), format!("{reference}{prefix}{id}\""));
            text = text.replace(&old, &new);
        }
    }
    PreEscaped(text.replace("<section ", "<section role=\"group\" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_what_names_them_change_together() {
        let board = "<p id=\"a\"></p><a href=\"#a\"></a><use href=\"#sprite\"/><h2 id=\"ab\"></h2>";
        let apart = apart(&PreEscaped(board.to_owned()), "x-");
        let expected =
            "<p id=\"x-a\"></p><a href=\"#x-a\"></a><use href=\"#sprite\"/><h2 id=\"x-ab\"></h2>";
        assert_eq!(apart.0, expected);
    }
}
