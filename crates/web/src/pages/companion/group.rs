//! What people with the box share: the link, who is there, and the ways on.

use maud::{Markup, html};

use super::around::Row;
use super::shell;
use crate::pages::join::fields;
use crate::pages::layout::{icon, refused, site};
use crate::pages::lobby::link_and_code;
use crate::words::{Words, say};

/// How many people are listed by name.
const LISTED: usize = 40;

/// What the page is drawn from.
pub(crate) struct GroupScene<'a> {
    pub(crate) words: &'a Words,
    /// `/companion/ID`.
    pub(crate) address: &'a str,
    /// `/table/ID`, where news come from.
    pub(crate) live: &'a str,
    pub(crate) link: &'a str,
    pub(crate) title: &'a str,
    pub(crate) version: u64,
    pub(crate) rows: &'a [Row],
    pub(crate) laid: bool,
    pub(crate) offer: (&'a str, &'a str),
    pub(crate) refused: Option<&'a str>,
    /// Where new sheets are, if someone has opened some.
    pub(crate) next: Option<&'a str>,
}

/// The page.
pub(crate) fn group(scene: &GroupScene<'_>) -> Markup {
    let words = scene.words;
    let mine: Vec<&Row> = scene.rows.iter().filter(|row| row.mine).collect();
    let shell = shell(words, scene.title, scene.address).private();
    let joining = html! {
        details .panel.join-box open[mine.is_empty()] {
            summary { (words.say(if mine.is_empty() { "cp-join" } else { "cp-one-more" })) }
            form method="post" action={ (scene.address) "/join" } {
                (fields(words, if mine.is_empty() { scene.offer } else { ("", "") }))
                p .go { button .btn.main.wide { (icon("i-pen")) (words.say("cp-get-sheet")) } }
            }
        }
    };
    site(
        &shell,
        &html! {
            div #lobby .col1 data-address=(scene.live) data-version=(scene.version) {
                header .head { h1 { (scene.title) } p .soft { (words.say("cp-anyone")) } }
                (refused(scene.refused))
                @if mine.is_empty() { (joining) }
                div #lobby-next .paths {
                    @if let Some(next) = scene.next {
                        a .btn.main.wide href=(next) { (icon("i-again")) (words.say("cp-new-open")) }
                    }
                    @for row in &mine {
                        a .btn.main.wide href=(row.address) { (icon("i-pen")) (say!(words, "cp-to-sheet", name = row.name.as_str())) }
                    }
                    div .two {
                        a .btn href={ (scene.address) "/plans" } { (icon("i-plan")) (words.say(if scene.laid { "cp-change-plans" } else { "cp-pick-plans" })) }
                        a .btn href={ (scene.address) "/scores" } { (icon("i-first")) (words.say("cp-scores")) }
                    }
                }
                section .panel.qrbox { (link_and_code(words, scene.link, scene.title)) }
                section #lobby-seats .panel aria-labelledby="h-there" {
                    h2 #h-there { (words.say("cp-there")) span .caps { (say!(words, "cp-count", count = scene.rows.len())) } }
                    ul .who4 {
                        @for row in scene.rows.iter().take(LISTED) {
                            li {
                                (icon(if row.closed { "i-done" } else { "i-person" }))
                                a .name href=(row.address) { (row.name) }
                                span .soft { (say!(words, "cp-progress", houses = row.noted.built, points = row.points)) }
                            }
                        }
                    }
                    @if scene.rows.len() > LISTED { p .soft { (say!(words, "cp-more-people", count = scene.rows.len() - LISTED)) } }
                }
                @if !mine.is_empty() { (joining) }
            }
        },
    )
}
