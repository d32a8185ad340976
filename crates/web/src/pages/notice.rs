//! A page that has one thing to say, and the way on.

use maud::{Markup, html};

use super::home::join;
use super::layout::{Shell, site};
use crate::words::Words;

/// What the page has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Nothing is at this address.
    NotFound,
    /// No table has this link or code.
    NoTable,
    /// What was asked for cannot be done, and why.
    Refused(&'a str),
    /// The same was asked too often.
    TooMany,
    /// The server could not do its part.
    Trouble,
    /// The operator has blocked this visitor.
    Blocked,
    /// The log of the table is damaged, and the table is set aside.
    Damaged,
    /// The page was kept for when there is no network.
    Offline,
}

/// The page. `back` is where the one thing to do leads: a table, or nothing for the home page.
pub fn notice(words: &Words, notice: Notice<'_>, back: Option<&str>) -> Markup {
    let (drawing, title, about) = match notice {
        Notice::NotFound => ("grove", words.say("notice-lost"), words.say("notice-lost-about")),
        Notice::NoTable => {
            ("grove", words.say("notice-no-table"), words.say("notice-no-table-about"))
        }
        Notice::Refused(why) => ("house-round", words.say("notice-refused"), why.to_owned()),
        Notice::TooMany => {
            ("house-round", words.say("notice-often"), words.say("notice-often-about"))
        }
        Notice::Blocked => {
            ("house-round", words.say("notice-blocked"), words.say("notice-blocked-about"))
        }
        Notice::Damaged => ("mark", words.say("notice-damaged"), words.say("notice-damaged-about")),
        Notice::Offline => {
            ("house-round", words.say("notice-offline"), words.say("notice-offline-about"))
        }
        Notice::Trouble => ("mark", words.say("notice-trouble"), words.say("notice-trouble-about")),
    };
    let (href, way) = match back {
        Some(address) => (address, words.say("notice-back")),
        None => ("/", words.say("notice-home")),
    };
    site(
        &Shell::site(words, &title, "/").private(),
        &html! {
            div.narrow.blank {
                svg aria-hidden="true" { use href=(format!("#{drawing}")) {} }
                h1 { (title) }
                p { (about) }
                a.btn.main href=(href) { (way) }
            }
            // Most likely a part of the link was lost on the way.
            @if notice == Notice::NoTable { div.narrow { (join(words)) } }
        },
    )
}
