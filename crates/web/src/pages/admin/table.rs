//! One table as the operator sees it, and what they can do there.

use maud::{Markup, html};
use store::TableId;

use super::amounts::{ago, bytes};
use super::overview::why;
use super::tables::Phase;
use super::{Part, button, figures, page};
use crate::pages::MOST_LETTERS;
use crate::pages::layout::refused;
use crate::table_error::Damage;
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct TableScene<'a> {
    pub(crate) words: &'a Words,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
    pub(crate) id: TableId,
    pub(crate) events: u64,
    /// The size of all events.
    pub(crate) bytes: u64,
    /// When it changed last, in milliseconds since 1970.
    pub(crate) changed: i64,
    pub(crate) watchers: usize,
    pub(crate) details: Result<TableDetails, Damage>,
    /// Why the title was refused.
    pub(crate) refused: Option<&'a str>,
}

/// A table that can be read.
pub(crate) struct TableDetails {
    pub(crate) title: String,
    pub(crate) game: String,
    pub(crate) phase: Phase,
    /// The player who opened it.
    pub(crate) host: String,
    pub(crate) seats: Vec<SeatLine>,
}

/// Who sits in a seat.
pub(crate) struct SeatLine {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) name: String,
    /// The town, if it is called otherwise.
    pub(crate) town: Option<String>,
    pub(crate) bot: bool,
    /// The devices that play it; none if it is open or a bot's own.
    pub(crate) players: Vec<String>,
}

/// The page.
pub(crate) fn table(scene: &TableScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("/admin/tables/{}", scene.id);
    let title = scene
        .details
        .as_ref()
        .map_or_else(|_| words.say("admin-table-unreadable"), |details| details.title.clone());
    let mut facts = vec![(words.say("admin-table-code"), scene.id.to_string())];
    if let Ok(details) = &scene.details {
        facts.push((words.say("admin-table-game"), details.game.clone()));
        facts.push((words.say("admin-table-phase"), details.phase.in_words(words)));
        facts.push((words.say("admin-table-host"), details.host.clone()));
    }
    facts.extend([
        (words.say("admin-table-events"), scene.events.to_string()),
        (words.say("admin-table-bytes"), bytes(words, scene.bytes)),
        (words.say("admin-table-changed"), ago(words, scene.now, scene.changed)),
        (words.say("admin-table-watchers"), scene.watchers.to_string()),
    ]);
    page(
        words,
        Part::Tables,
        &path,
        &html! {
            section.panel {
                h1 { (title) }
                (figures(&facts))
                @match &scene.details {
                    Ok(details) => {
                        (refused(scene.refused))
                        form.line method="post" action={ (path) "/title" } {
                            label.sr for="title" { (words.say("admin-title")) }
                            input.input id="title" name="title" value=(details.title) required
                                maxlength=(MOST_LETTERS) autocomplete="off";
                            button.btn { (words.say("admin-title-do")) }
                        }
                    }
                    Err(damage) => p.warn { (why(words, damage)) },
                }
                div.go {
                    @match &scene.details {
                        Ok(_) => a.btn href={ "/table/" (scene.id) } { (words.say("admin-table-open")) },
                        Err(_) => (button(
                            &format!("{path}/restore"),
                            None,
                            &words.say("admin-restore-do"),
                        )),
                    }
                    (button(&format!("{path}/remove"), None, &words.say("admin-remove-do")))
                }
            }
            @if let Ok(details) = &scene.details {
                section.panel {
                    h2 { (words.say("admin-table-seats")) }
                    ul.lines { @for seat in &details.seats { (seat_line(words, &path, seat)) } }
                }
            }
        },
    )
}

fn seat_line(words: &Words, path: &str, seat: &SeatLine) -> Markup {
    let taken = !seat.players.is_empty();
    html! {
        li {
            b {
                (seat.number) ". "
                @if taken || seat.bot { (seat.name) } @else { (words.say("admin-seat-open")) }
                @if let Some(town) = &seat.town { " (" (town) ")" }
                @if seat.bot { " · " (words.say("admin-seat-bot")) }
            }
            @if taken {
                (button(
                    &format!("{path}/name"),
                    Some(("seat", &seat.number.to_string())),
                    &words.say("admin-name-do"),
                ))
            }
            @for player in &seat.players {
                small.player { (say!(words, "admin-seat-player", player = player.as_str())) }
                (button("/admin/block", Some(("whom", player)), &words.say("admin-block")))
            }
        }
    }
}
