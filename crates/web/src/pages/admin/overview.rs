//! The first page: the notice to everyone, how much the server has to do, what went wrong.

use maud::{Markup, html};
use store::TableId;

use super::amounts::ago;
use super::{Part, button, figures, page};
use crate::pages::layout::refused;
use crate::recent_log::LogLine;
use crate::site_notice::MOST_LETTERS;
use crate::table_error::Damage;
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct OverviewScene<'a> {
    pub(crate) words: &'a Words,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
    /// The notice that everyone sees now.
    pub(crate) notice: Option<&'a str>,
    /// The notice that was refused, and why.
    pub(crate) refused: Option<(&'a str, &'a str)>,
    /// How much the server has to do: labels and figures.
    pub(crate) load: &'a [(String, String)],
    /// The same for the bots.
    pub(crate) thinking: &'a [(String, String)],
    pub(crate) set_aside: &'a [(TableId, Damage)],
    pub(crate) log: &'a [LogLine],
}

/// The page.
pub(crate) fn overview(scene: &OverviewScene<'_>) -> Markup {
    let words = scene.words;
    page(
        words,
        Part::Overview,
        Part::Overview.path(),
        &html! {
            h1.sr { (words.say("admin-overview")) }
            (notice(scene))
            @if !scene.set_aside.is_empty() { (set_aside(scene)) }
            div.columns {
                section.panel {
                    h2 { (words.say("admin-load")) }
                    (figures(scene.load))
                }
                div.stack {
                    section.panel {
                        h2 { (words.say("admin-thinking")) }
                        (figures(scene.thinking))
                    }
                    (log(scene))
                }
            }
        },
    )
}

fn notice(scene: &OverviewScene<'_>) -> Markup {
    let words = scene.words;
    let text = scene.refused.map_or(scene.notice, |(text, _)| Some(text));
    html! {
        section.panel id="notice" {
            h2 { (words.say("admin-notice")) }
            @if let Some(shown) = scene.notice {
                p { (words.say("admin-notice-shown")) " " b { (shown) } }
            } @else {
                p.hint { (words.say("admin-notice-about")) }
            }
            (refused(scene.refused.map(|(_, why)| why)))
            div.act {
                form.line method="post" action="/admin/notice" {
                    label.sr for="text" { (words.say("admin-notice-text")) }
                    input.input id="text" name="text" value=[text] required maxlength=(MOST_LETTERS)
                        placeholder=(words.say("admin-notice-text")) autocomplete="off";
                    button.btn.main { (words.say("admin-notice-show")) }
                }
                @if scene.notice.is_some() {
                    (button("/admin/notice", None, &words.say("admin-notice-remove")))
                }
            }
        }
    }
}

fn set_aside(scene: &OverviewScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.panel id="aside" {
            h2 { (words.say("admin-aside")) }
            p.hint { (words.say("admin-aside-about")) }
            ul.lines.single {
                @for (id, damage) in scene.set_aside {
                    li {
                        a href={ "/admin/tables/" (id) } { code { (id) } }
                        small { (why(words, damage)) }
                        (button(
                            &format!("/admin/tables/{id}/restore"),
                            None,
                            &words.say("admin-restore-do"),
                        ))
                    }
                }
            }
        }
    }
}

/// What is wrong with a damaged table.
pub(super) fn why(words: &Words, damage: &Damage) -> String {
    say!(words, "admin-aside-why", number = damage.number, why = damage.why.as_str())
}

fn log(scene: &OverviewScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.panel id="log" {
            h2 { (words.say("admin-log")) }
            @if scene.log.is_empty() { p.hint { (words.say("admin-log-none")) } }
            ul.lines.single.log {
                @for line in scene.log {
                    li {
                        span {
                            @if line.error { b.bad { (words.say("admin-log-error")) } }
                            @else { b { (words.say("admin-log-warning")) } }
                            " · " (ago(words, scene.now, line.at))
                            @if line.times > 1 { " · " (say!(words, "admin-log-times", count = line.times)) }
                        }
                        small { (line.text) }
                    }
                }
            }
        }
    }
}
