//! The side sheet with the rules in short, which opens without script.

use maud::{Markup, html};

use super::frame::Frame;
use crate::assets;
use crate::pages::layout::icon as ico;
use crate::play::SideSheet;

/// A side sheet, opened by its address. The link behind it closes it, as does the cross. Until it is
/// asked for it is only a place, and what is in it is not drawn.
pub(in crate::pages) fn sheet(
    frame: &Frame<'_>,
    sheet: SideSheet,
    [title, close]: [&str; 2],
    content: impl FnOnce() -> Markup,
) -> Markup {
    let (words, id) = (frame.words, sheet.id());
    if frame.open != Some(sheet) {
        return html! { section id=(id) .help data-part {} };
    }
    html! {
        section id=(id) .help data-part role="dialog" aria-modal="true" aria-labelledby={ "h-" (id) } {
            link rel="stylesheet" href=(assets::url("side.css"));
            a .veil href="#-" tabindex="-1" aria-hidden="true" {}
            div .help-sheet {
                header {
                    h2 id={ "h-" (id) } { (words.say(title)) }
                    a .btn.square.quiet href="#-" aria-label=(words.say(close)) { (ico("i-close")) }
                }
                (content())
            }
        }
    }
}

/// The side sheet with the rules in short: what the game says of them, the page with all of them,
/// what one sees, and keys.
pub(in crate::pages) fn help(
    frame: &Frame<'_>,
    page: &str,
    rules: impl FnOnce() -> Markup,
    marks: &str,
    keys: &[(&str, &str)],
) -> Markup {
    let words = frame.words;
    let content = || {
        html! {
            (rules())
            p { a href=(page) { (words.say("t-all-rules")) } }
            h3 { (words.say("t-help-marks")) }
            p { (words.say(marks)) }
            h3 { (words.say("t-help-keys")) }
            dl .keys {
                @for (keys, id) in keys { div { dt { kbd { (keys) } } dd { (words.say(id)) } } }
            }
        }
    };
    sheet(frame, SideSheet::Help, ["t-help", "t-close-help"], content)
}
