//! The line on top: where one is, and the ways out.

use maud::{Markup, html};

use super::frame::Frame;
use crate::pages::layout::icon as ico;

/// The line on top of a table, with how far the game has come.
pub(in crate::pages) fn bar(frame: &Frame<'_>, moment: &str) -> Markup {
    let words = frame.words;
    html! {
        header #bar .bar data-part {
            a .brand href="/" aria-label=(words.say("t-home")) {
                svg .wordmark aria-hidden="true" { use href="#wordmark" {} }
                svg .mark aria-hidden="true" { use href="#mark" {} }
            }
            p .where { b { (frame.title) } " " span .soft { (moment) } }
            @if frame.replayed().is_none() {
                (ways(frame))
            }
        }
    }
}

fn ways(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
            nav aria-label=(words.say("t-table")) {
                a .btn.quiet href="#seats" { (ico("i-person")) span { (words.say("t-seats")) } }
                a .btn.quiet href="#log" { (ico("i-log")) span { (words.say("t-log")) } }
                a .btn.quiet href="#help" { (ico("i-help")) span { (words.say("t-rules")) } }
            }
    }
}
