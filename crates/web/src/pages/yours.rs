//! What the server and this browser keep of a visitor, `GET /yours`, and the ways to delete it.
//!
//! | form | sends |
//! | --- | --- |
//! | `POST /table/ID/delete` | nothing more: for the host |
//! | `POST /table/ID/anonymous` | nothing more: for someone who has a seat there |
//! | `POST /yours/forget` | nothing more: the browser forgets everything |
//! | `POST /yours/history` | nothing more: the list of past games is deleted |
//! | `POST /yours/diploma` | nothing more: what was achieved is deleted |
//! | `POST /push/stop` | nothing more: no browser of the visitor is called any more |

use maud::{Markup, html};

use super::layout::{Shell, icon, site};
use crate::words::Words;

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct YoursScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The name last used, if one is remembered.
    pub name: Option<&'a str>,
    /// How many of their browsers are called when it is their turn.
    pub called: usize,
    /// How many of their games are remembered.
    pub remembered: usize,
    /// How much is ticked on their diplomas.
    pub ticked: usize,
    /// The tables the visitor has a seat at, or has opened.
    pub tables: &'a [YourTable<'a>],
}

/// One of the visitor's tables.
#[derive(Clone, Copy, Debug)]
pub struct YourTable<'a> {
    /// Where it is: `/table/ID`.
    pub address: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// The visitor's names there.
    pub names: &'a [&'a str],
    /// Whether the visitor may delete it now.
    pub may_delete: bool,
}

/// The page.
pub fn yours(scene: &YoursScene<'_>) -> Markup {
    let words = scene.words;
    site(
        &Shell::site(words, &words.say("yours-title"), "/yours").private(),
        &html! {
            div.narrow.panel.yours {
                h1 { (words.say("yours-title")) }
                p { (words.say("yours-about")) }
                @if let Some(name) = scene.name {
                    p { (words.say_with("yours-name", &[("name", name.into())])) }
                }
                @if !scene.tables.is_empty() {
                    h2 { (words.say("home-mine")) }
                    ul.kept { @for table in scene.tables { li { (line(words, table)) } } }
                }
                @if scene.remembered > 0 {
                    h2 { (words.say("history-title")) }
                    p { (words.say_with("history-kept", &[("count", scene.remembered.into())])) }
                    (in_two_steps(&words.say("history-delete"), &words.say("history-delete-sure"), "/yours/history"))
                }
                @if scene.ticked > 0 {
                    h2 { a href="/diploma" { (words.say("diploma-title")) } }
                    p { (words.say_with("diploma-kept", &[("count", scene.ticked.into())])) }
                    (in_two_steps(&words.say("diploma-delete"), &words.say("diploma-delete-sure"), "/yours/diploma"))
                }
                @if scene.called > 0 {
                    h2 { (words.say("yours-calls")) }
                    p { (words.say_with("yours-calls-about", &[("count", scene.called.into())])) }
                    form.go method="post" action="/push/stop" {
                        button.btn { (icon("i-close")) (words.say("yours-calls-stop")) }
                    }
                }
                h2 { (words.say("yours-browser")) }
                p { (words.say("yours-browser-about")) }
                (in_two_steps(&words.say("yours-forget"), &words.say("yours-forget-sure"), "/yours/forget"))
                p.go { a.btn.main href="/" { (words.say("notice-home")) } }
            }
        },
    )
}

fn line(words: &Words, table: &YourTable<'_>) -> Markup {
    html! {
        a href=(table.address) { (table.title) }
        @if !table.names.is_empty() { " (" (table.names.join(", ")) ")" }
        @if !table.names.is_empty() {
            @let action = format!("{}/anonymous", table.address);
            (in_two_steps(&words.say("yours-anonymous"), &words.say("yours-anonymous-sure"), &action))
        }
        @if table.may_delete {
            @let action = format!("{}/delete", table.address);
            (in_two_steps(&words.say("yours-delete"), &words.say("yours-delete-sure"), &action))
        }
    }
}

/// What cannot be taken back is opened first and pressed then, also without script.
fn in_two_steps(what: &str, sure: &str, action: &str) -> Markup {
    html! {
        details {
            summary { (what) }
            form.go method="post" action=(action) { button.btn { (icon("i-close")) (sure) } }
        }
    }
}
