//! News of a table as it happens: one stream for each page, which tells only that something did.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::Query;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use serde::Deserialize;
use store::TableId;
use tokio::sync::watch;

use super::at_table::AtTable;
use super::{App, HttpError};
use crate::blocks::Blocks;
use crate::hall::Watching;
use crate::limits::{Client, Place};
use crate::site_notice::SiteNotice;
use crate::visitor::Visitor;

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
        watching,
        _place: place,
    };
    let events = futures_util::stream::unfold(stream, async |mut stream| {
        Some((Ok(stream.next().await?), stream))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// What a stream has sent, and where it hears of more.
struct TableStream {
    version: Option<u64>,
    /// `None` if it is not known what the page shows.
    notice: Option<SiteNotice>,
    notices: watch::Receiver<SiteNotice>,
    blocks: watch::Receiver<Blocks>,
    client: Client,
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
                changed = self.notices.changed() => changed.ok()?,
                changed = self.blocks.changed() => changed.ok()?,
            }
        }
    }
}
