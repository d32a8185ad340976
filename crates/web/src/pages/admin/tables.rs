//! All tables, those that changed last first.

use maud::{Markup, html};
use store::TableId;

use super::amounts::ago;
use super::{Part, page};
use crate::pages::layout::refused;
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct TablesScene<'a> {
    pub(crate) words: &'a Words,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
    pub(crate) tables: &'a [TableLine],
    /// What was looked for and not found.
    pub(crate) not_found: Option<&'a str>,
    /// Whether newer tables are on a page before this one.
    pub(crate) newer: bool,
    /// The address of the next page, if there is one.
    pub(crate) older: Option<&'a str>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Lobby,
    Round(u32),
    Over,
    /// Its log cannot be replayed.
    Damaged,
}

impl Phase {
    /// The phase in words.
    pub(super) fn in_words(self, words: &Words) -> String {
        match self {
            Self::Lobby => words.say("admin-phase-lobby"),
            Self::Round(round) => say!(words, "admin-phase-round", round = round),
            Self::Over => words.say("admin-phase-over"),
            Self::Damaged => words.say("admin-phase-damaged"),
        }
    }
}

/// A table in the list.
#[derive(Clone, Debug)]
pub(crate) struct TableLine {
    pub(crate) id: TableId,
    /// Its title and its game; none if it cannot be read.
    pub(crate) called: Option<(String, String)>,
    pub(crate) phase: Phase,
    /// The names of those who sit there.
    pub(crate) names: Vec<String>,
    pub(crate) seats: usize,
    pub(crate) events: u64,
    /// In milliseconds since 1970.
    pub(crate) changed: i64,
    pub(crate) watchers: usize,
}

/// The page.
pub(crate) fn tables(scene: &TablesScene<'_>) -> Markup {
    let words = scene.words;
    let why = scene.not_found.map(|_| words.say("admin-search-none"));
    page(
        words,
        Part::Tables,
        Part::Tables.path(),
        &html! {
            section.panel {
                (refused(why.as_deref()))
                form.line method="get" action=(Part::Tables.path()) {
                    label.sr for="q" { (words.say("admin-search")) }
                    input.input id="q" name="q" value=[scene.not_found] required type="search"
                        placeholder=(words.say("admin-search")) autocomplete="off";
                    button.btn { (words.say("admin-search-do")) }
                }
            }
            section.panel {
                h1 { (words.say("admin-tables")) }
                @if scene.tables.is_empty() { p.hint { (words.say("admin-tables-none")) } }
                ul.lines.tables-list { @for table in scene.tables { (line(scene, table)) } }
                p.go {
                    @if scene.newer {
                        a.btn href=(Part::Tables.path()) { (words.say("admin-tables-newest")) }
                    }
                    @if let Some(older) = scene.older {
                        a.btn href=(older) rel="next" { (words.say("admin-tables-older")) }
                    }
                }
            }
        },
    )
}

fn line(scene: &TablesScene<'_>, table: &TableLine) -> Markup {
    let words = scene.words;
    let (title, game) = match &table.called {
        Some((title, game)) => (title.as_str(), game.as_str()),
        None => (table.id.as_str(), ""),
    };
    let mut facts = vec![table.phase.in_words(words)];
    if table.seats > 0 {
        facts.push(say!(words, "admin-seats", count = table.seats));
    }
    facts.push(say!(words, "admin-events", count = table.events));
    facts.push(say!(words, "admin-watchers", count = table.watchers));
    html! {
        li {
            a href={ "/admin/tables/" (table.id) } { b { (title) } }
            span.when { (ago(words, scene.now, table.changed)) }
            small {
                @if !game.is_empty() { (game) " · " }
                (facts.join(" · "))
            }
            @if !table.names.is_empty() { small.names { (table.names.join(", ")) } }
        }
    }
}
