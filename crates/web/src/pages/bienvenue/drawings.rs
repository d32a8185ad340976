//! The drawings of this game. There are many, so that a page brings only those it uses.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

const ALL: &str = include_str!("../../assets/bienvenue.svg");

/// The drawings that this part of a page uses and the site's own do not have.
pub(super) fn used_by(page: &Markup) -> Markup {
    let links = page.0.split("href=\"#").skip(1);
    let ids: BTreeSet<&str> = links.filter_map(|rest| rest.split('"').next()).collect();
    let used = ALL.lines().filter(|line| symbol(line).is_some_and(|id| ids.contains(id)));
    html! {
        svg #drawings .sprite data-part aria-hidden="true" focusable="false" {
            defs { @for drawing in used { (PreEscaped(drawing)) } }
        }
    }
}

/// Which drawing a line of the file is.
fn symbol(line: &str) -> Option<&str> {
    line.strip_prefix("<symbol id=\"")?.split('"').next()
}
