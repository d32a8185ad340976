//! The operator's pages: what stands around all of them, signing in, and asking twice.
//!
//! | form | sends |
//! | --- | --- |
//! | `POST /admin/sign-in` | `token` |
//! | `POST /admin/sign-out` | nothing more |
//! | `POST /admin/notice` | `text`; none takes the notice away |
//! | `POST /admin/tables/ID/title` | `title` |
//! | `POST /admin/tables/ID/name` | `seat`, `confirm` |
//! | `POST /admin/tables/ID/restore`, `…/remove` | `confirm` |
//! | `POST /admin/block` | `whom`, `confirm` |
//! | `POST /admin/unblock` | `whom` |
//!
//! Without `confirm` the answer is a page that asks, whose form sends it.

mod amounts;
pub(crate) mod clients;
pub(crate) mod overview;
pub(crate) mod table;
pub(crate) mod tables;
#[cfg(test)]
mod tests;

use maud::{Markup, html};

use super::layout::{Shell, icon, refused, site};
use crate::words::Words;
pub(crate) use amounts::{NOTHING, ago, bytes, percent, time};

/// Where the operator is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Overview,
    Tables,
    Clients,
}

impl Part {
    const ALL: [Self; 3] = [Self::Overview, Self::Tables, Self::Clients];

    fn title(self, words: &Words) -> String {
        match self {
            Self::Overview => words.say("admin-overview"),
            Self::Tables => words.say("admin-tables"),
            Self::Clients => words.say("admin-clients"),
        }
    }

    /// The address of its page.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Self::Overview => "/admin",
            Self::Tables => "/admin/tables",
            Self::Clients => "/admin/clients",
        }
    }
}

const STYLES: [&str; 2] = ["site.css", "admin.css"];

/// A page of the operator's.
fn page(words: &Words, part: Part, path: &str, content: &Markup) -> Markup {
    let title = part.title(words);
    let shell =
        Shell { stylesheets: &STYLES, class: "site admin", ..Shell::site(words, &title, path) };
    site(
        &shell.private(),
        &html! {
            div.parts {
                nav aria-label=(words.say("admin-parts")) {
                    @for other in Part::ALL {
                        a.btn.quiet href=(other.path()) aria-current=[(other == part).then_some("page")] {
                            (other.title(words))
                        }
                    }
                }
                form method="post" action="/admin/sign-out" {
                    button.btn.quiet { (words.say("admin-sign-out")) }
                }
            }
            (content)
        },
    )
}

/// The form in which the operator types the token; `why` tells what was wrong with the last one.
pub(crate) fn sign_in(words: &Words, why: Option<&str>) -> Markup {
    let title = words.say("admin-sign-in");
    site(
        &Shell::site(words, &title, "/admin").private(),
        &html! {
            form.narrow.panel method="post" action="/admin/sign-in" {
                h1 { (title) }
                p { (words.say("admin-sign-in-about")) }
                (refused(why))
                div.field {
                    label for="token" { (words.say("admin-token")) }
                    input.input id="token" name="token" type="password" required autofocus
                        autocomplete="current-password";
                }
                p.go { button.btn.main { (words.say("admin-sign-in-do")) } }
            }
        },
    )
}

/// What is asked before something is lost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a> {
    /// Where the operator is.
    pub(crate) part: Part,
    /// The question.
    pub(crate) sure: &'a str,
    /// What will happen.
    pub(crate) about: &'a str,
    /// What to mind besides.
    pub(crate) warning: Option<&'a str>,
    /// What the button says that does it.
    pub(crate) yes: &'a str,
    /// Where the form is sent.
    pub(crate) action: &'a str,
    /// What the form sends beside `confirm`.
    pub(crate) fields: &'a [(&'a str, &'a str)],
    /// Where to go instead.
    pub(crate) back: &'a str,
}

/// The page that asks.
pub(crate) fn confirm(words: &Words, question: &Question<'_>) -> Markup {
    page(
        words,
        question.part,
        question.back,
        &html! {
            form.narrow.panel method="post" action=(question.action) {
                h1 { (question.sure) }
                p { (question.about) }
                @if let Some(warning) = question.warning {
                    p.warn { (icon("i-warn")) span { (warning) } }
                }
                @for (name, value) in question.fields {
                    input type="hidden" name=(name) value=(value);
                }
                p.go {
                    button.btn.main name="confirm" value="yes" { (question.yes) }
                    a.btn href=(question.back) { (words.say("admin-keep")) }
                }
            }
        },
    )
}

/// Figures with what they are, one below the other.
fn figures(list: &[(String, String)]) -> Markup {
    html! {
        dl.figures {
            @for (what, amount) in list { div { dt { (what) } dd.num { (amount) } } }
        }
    }
}

/// A form of one button. What it changes is the rest of the address and the field.
fn button(action: &str, field: Option<(&str, &str)>, label: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            @if let Some((name, value)) = field { input type="hidden" name=(name) value=(value); }
            button.btn { (label) }
        }
    }
}
