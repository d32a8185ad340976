//! Tips for a first game: in its first round, each step says in place what it is about. They can be
//! skipped, which the browser remembers.

use maud::{Markup, html};

use super::frame::Frame;
use crate::assets;

/// The form of the button that skips the tips.
const FORM: &str = "tips-off";

/// A place for a tip, with the one that belongs there now.
pub(in crate::pages) fn tip(frame: &Frame<'_>, place: &str, id: Option<&str>) -> Markup {
    let words = frame.words;
    let id = id.filter(|_| is_shown(frame));
    html! {
        div id={ "tip-" (place) } data-part {
            @if let Some(id) = id {
                link rel="stylesheet" href=(assets::url("tips.css"));
                p .tip role="note" {
                    span { (words.say(id)) }
                    button .btn.quiet form=(FORM) { (words.say("t-tips-off")) }
                }
            }
        }
    }
}

fn is_shown(frame: &Frame<'_>) -> bool {
    frame.likes.tips && frame.plays()
}

/// What the button sends, besides what is liked already.
pub(in crate::pages) fn form(frame: &Frame<'_>) -> Markup {
    html! {
        form id=(FORM) method="post" action="/comfort" hidden {
            input type="hidden" name="path" value=(frame.home());
            @for (field, given) in [("finish", frame.likes.finish), ("cross", frame.likes.cross)] {
                @if given { input type="hidden" name=(field) value="true"; }
            }
        }
    }
}
