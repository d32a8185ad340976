//! News of a table as it happens: one stream for each page, which tells only that something did, who
//! is away, and reactions.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::Form;
use axum::extract::Query;
use axum::response::sse::{Event, KeepAlive};
use axum::response::{Redirect, Sse};
use futures_util::Stream;
use serde::Deserialize;
use store::TableId;
use tabletop::Seat;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::Interval;

use super::at_table::AtTable;
use super::{App, HttpError};
use crate::blocks::Blocks;
use crate::hall::Watching;
use crate::limits::{Client, Place};
use crate::reaction::{Reaction, Said};
use crate::site_notice::SiteNotice;
use crate::table_error::TableError;
use crate::visitor::Visitor;

/// How often a stream looks who is away.
const LOOK: Duration = Duration::from_secs(5);

/// How often a quiet stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// What a page says of itself when it asks for news.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct Listening {
    /// Whether it shows a notice of the operator, which may have been taken away.
    #[serde(default)]
    notice: bool,
}

/// The versions of a table as the visitor sees them, beginning with the present one: subscribing
/// comes before looking, so that nothing falls between. Someone else's unfinished turn raises no
/// version, so neither the numbers nor their times tell of it.
///
/// What the operator has to tell everyone comes as `notice`, a string of JSON.
pub(super) async fn events(
    Query(listening): Query<Listening>,
    AtTable { app, id, visitor, .. }: AtTable,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, HttpError> {
    stream(&app, id, &visitor, listening).await
}

/// The stream for a visitor, whichever way they ask for it.
pub(super) async fn stream(
    app: &App,
    id: TableId,
    visitor: &Visitor,
    listening: Listening,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, HttpError> {
    let client = visitor.client();
    // The place is given back when the stream is dropped.
    let place = app.limits.watch(client).map_err(HttpError::TooManyStreams)?;
    let watching = app.hall.watch(id, client).await?;
    let stream = TableStream {
        version: None,
        notice: (!listening.notice).then(SiteNotice::default),
        notices: app.notice.watch(),
        blocks: app.blocks.watch(),
        client,
        away: Vec::new(),
        look: tokio::time::interval(LOOK),
        watching,
        _place: place,
    };
    let events = futures_util::stream::unfold(stream, async |mut stream| {
        Some((Ok(stream.next().await?), stream))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// The version of a table as the visitor sees it, for pages without a stream.
pub(super) async fn version(table: AtTable) -> Result<String, HttpError> {
    let room = table.visit().await?;
    Ok((room.version_for(table.who()) + table.app.hall.beside(table.id)).to_string())
}

/// What someone says, and for which of their seats.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Reacting {
    what: Reaction,
    /// Their first one when not told.
    seat: Option<Seat>,
}

/// A reaction for everyone at the table; more than one in a moment are not heard.
pub(super) async fn react(
    table: AtTable,
    Form(form): Form<Reacting>,
) -> Result<Redirect, HttpError> {
    let room = table.visit().await?;
    let mine = room.seats_of(table.who());
    let seat = form.seat.or(mine.first().copied()).ok_or(TableError::OnlyPlayers)?;
    room.own(table.who(), seat)?;
    table.app.hall.say(table.id, Said { seat, reaction: form.what });
    Ok(table.to_table())
}

/// What a stream has sent, and where it hears of more.
struct TableStream {
    version: Option<u64>,
    /// `None` if it is not known what the page shows.
    notice: Option<SiteNotice>,
    notices: watch::Receiver<SiteNotice>,
    blocks: watch::Receiver<Blocks>,
    client: Client,
    /// The seats that the page shows as away.
    away: Vec<Seat>,
    look: Interval,
    watching: Watching,
    _place: Place,
}

impl TableStream {
    /// The next thing to tell, as soon as there is one; `None` at the end of the stream.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let (closing, version) = {
                let versions = self.watching.versions.borrow_and_update();
                (versions.closing, versions.version(&self.watching.seats))
            };
            if closing || self.blocks.borrow_and_update().stop(self.client) {
                return None;
            }
            if self.version != Some(version) {
                self.version = Some(version);
                let text = version.to_string();
                return Some(Event::default().event("version").id(&text).data(&text));
            }
            let notice = self.notices.borrow_and_update().clone();
            if self.notice.as_ref() != Some(&notice) {
                let text = serde_json::to_string(notice.text().unwrap_or_default());
                self.notice = Some(notice);
                let text = text.expect("a string is plain JSON");
                return Some(Event::default().event("notice").data(text));
            }
            tokio::select! {
                changed = self.watching.versions.changed() => changed.ok()?,
                said = self.watching.said.recv() => match said {
                    Ok(said) => {
                        let text = format!("{} {}", said.seat, said.reaction.name());
                        return Some(Event::default().event("said").data(text));
                    }
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return None,
                },
                _ = self.look.tick() => {
                    if let Some(away) = self.watching.away().filter(|away| *away != self.away) {
                        let seats: Vec<String> = away.iter().map(Seat::to_string).collect();
                        self.away = away;
                        let text = format!("[{}]", seats.join(","));
                        return Some(Event::default().event("away").data(text));
                    }
                }
                changed = self.notices.changed() => changed.ok()?,
                changed = self.blocks.changed() => changed.ok()?,
            }
        }
    }
}
