//! Two boards on one page: what was played, and what was better.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

use crate::play::Still;

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

/// What names a group of switches, of which one alone is set.
const SWITCH: &str = "type=\"radio\" name=\"";

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
    // Switches of two boards that share a name would be one switch.
    text = text.replace(SWITCH, &format!("{SWITCH}{prefix}"));
    PreEscaped(text.replace("<section ", "<section role=\"group\" "))
}

/// What a decision was about, and the board after it where it is asked for.
pub(in crate::pages) fn still(still: &Still, prefix: &str, with_board: bool) -> Markup {
    html! {
        (apart(&still.about, prefix))
        @if with_board { (apart(&still.board, prefix)) }
    }
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

    #[test]
    fn each_board_has_its_own_switch() {
        let board = PreEscaped("<input type=\"radio\" name=\"floor\">".to_owned());
        let [one, other] = ["p-", "b-"].map(|prefix| apart(&board, prefix).0);
        assert_eq!(one, "<input type=\"radio\" name=\"p-floor\">");
        assert_ne!(one, other);
    }
}
