//! Who has asked lately, and who is blocked.

use maud::{Markup, html};

use super::amounts::ago;
use super::{Part, button, page};
use crate::pages::layout::refused;
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct ClientsScene<'a> {
    pub(crate) words: &'a Words,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
    /// Who is blocked and since when.
    pub(crate) blocked: &'a [(String, i64)],
    pub(crate) addresses: &'a [ClientLine],
    pub(crate) players: &'a [ClientLine],
    /// What was typed to be blocked and names nobody.
    pub(crate) refused: Option<&'a str>,
}

/// Someone who has asked lately.
pub(crate) struct ClientLine {
    /// The address or the player.
    pub(crate) whom: String,
    pub(crate) reads: u64,
    pub(crate) changes: u64,
    pub(crate) refused: u64,
    /// When they asked last, in milliseconds since 1970.
    pub(crate) last: i64,
    /// Where a player was last.
    pub(crate) address: Option<String>,
    pub(crate) blocked: bool,
}

/// The page.
pub(crate) fn clients(scene: &ClientsScene<'_>) -> Markup {
    let words = scene.words;
    page(
        words,
        Part::Clients,
        Part::Clients.path(),
        &html! {
            h1.sr { (words.say("admin-clients")) }
            (blocked(scene))
            p.hint { (words.say("admin-clients-about")) }
            div.columns {
                (list(scene, &words.say("admin-addresses"), scene.addresses))
                (list(scene, &words.say("admin-players"), scene.players))
            }
        },
    )
}

fn blocked(scene: &ClientsScene<'_>) -> Markup {
    let words = scene.words;
    let why = scene.refused.map(|_| words.say("admin-block-bad"));
    html! {
        section.panel id="blocked" {
            h2 { (words.say("admin-blocked")) }
            @if scene.blocked.is_empty() { p { (words.say("admin-block-none")) } }
            ul.lines {
                @for (whom, since) in scene.blocked {
                    li {
                        code { (whom) }
                        span.when { (ago(words, scene.now, *since)) }
                        (button("/admin/unblock", Some(("whom", whom)), &words.say("admin-unblock")))
                    }
                }
            }
            (refused(why.as_deref()))
            form.line method="post" action="/admin/block" {
                label.sr for="whom" { (words.say("admin-block-whom")) }
                input.input id="whom" name="whom" value=[scene.refused] required
                    placeholder=(words.say("admin-block-whom")) autocomplete="off";
                button.btn { (words.say("admin-block")) }
            }
            p.hint { (words.say("admin-block-about")) }
        }
    }
}

fn list(scene: &ClientsScene<'_>, title: &str, lines: &[ClientLine]) -> Markup {
    let words = scene.words;
    html! {
        section.panel {
            h2 { (title) }
            @if lines.is_empty() { p.hint { (words.say("admin-clients-none")) } }
            ul.lines {
                @for line in lines {
                    li {
                        code { (line.whom) }
                        span.when { (ago(words, scene.now, line.last)) }
                        small {
                            (say!(
                                words,
                                "admin-client-asked",
                                reads = line.reads,
                                changes = line.changes,
                                refused = line.refused
                            ))
                            @if let Some(address) = &line.address {
                                " · " (say!(words, "admin-client-at", address = address.as_str()))
                            }
                        }
                        @if line.blocked {
                            (button("/admin/unblock", Some(("whom", &line.whom)), &words.say("admin-unblock")))
                        } @else {
                            (button("/admin/block", Some(("whom", &line.whom)), &words.say("admin-block")))
                        }
                    }
                }
            }
        }
    }
}
