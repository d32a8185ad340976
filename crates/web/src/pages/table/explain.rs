//! What something is, in one sentence where it stands: a name that can be pressed, and the sentence
//! that comes over the page. It opens without script.

use maud::{Markup, html};

/// A name whose sentence stands elsewhere on the page.
pub(in crate::pages) fn asks(id: &str, name: &Markup) -> Markup {
    html! { button .ask type="button" popovertarget=(id) { (name) } }
}

/// The first sentence of a rule, which says enough where there is little room.
pub(in crate::pages) fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

/// A name, and what it explains.
pub(in crate::pages) fn explained(id: &str, name: &Markup, sentence: &Markup) -> Markup {
    html! {
        (asks(id, name))
        div .about-it id=(id) popover { (sentence) }
    }
}
