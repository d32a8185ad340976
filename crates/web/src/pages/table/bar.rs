//! The line on top: where one is, and the ways out.

use maud::{Markup, html};

use super::explain::explained;
use super::frame::Frame;
use crate::pages::layout::icon as ico;
use crate::pages::social;
use crate::play::{SideSheet, Studied};

/// The line on top of a table, with how far the game has come, what is played where that is said, and
/// when it ends.
pub(in crate::pages) fn bar(
    frame: &Frame<'_>,
    moment: &str,
    played: &Markup,
    end: &Markup,
) -> Markup {
    let words = frame.words;
    html! {
        header #bar .bar data-part {
            a .brand href="/" aria-label=(words.say("t-home")) {
                svg .wordmark aria-hidden="true" { use href="#wordmark" {} }
                svg .mark aria-hidden="true" { use href="#mark" {} }
            }
            div .where { b { (frame.title) } " " (explained("about-end", &html! { span .soft { (moment) } }, end)) }
            (played)
            @match frame.studied {
                Some(Studied::Lesson(lesson)) => nav aria-label=(words.say("t-table")) {
                    a .btn.quiet href=(lesson.analysis) { (ico("i-look")) span { (words.say("t-analysis")) } }
                    (way(frame, SideSheet::Help, "i-help", "t-rules"))
                },
                _ if frame.replayed().is_none() => (ways(frame)),
                _ => {}
            }
        }
    }
}

fn ways(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        nav aria-label=(words.say("t-table")) {
            a .btn.quiet.invite-way href={ (frame.address) "/invite" } { (ico("i-qr")) span { (words.say("t-invite")) } }
            @if !frame.mine.is_empty() { (social::way(words)) }
            (way(frame, SideSheet::Seats, "i-person", "t-seats"))
            a .btn.quiet href={ (frame.link(frame.everyone, true)) "#log" } { (ico("i-log")) span { (words.say("t-log")) } }
            (way(frame, SideSheet::Settings, "i-settings", "t-settings"))
            (way(frame, SideSheet::Help, "i-help", "t-rules"))
        }
    }
}

/// A way to a side sheet.
fn way(frame: &Frame<'_>, to: SideSheet, drawing: &str, name: &str) -> Markup {
    html! { a .btn.quiet href=(frame.link_to(to)) { (ico(drawing)) span { (frame.words.say(name)) } } }
}
