//! News of a table as it happens: one stream for each page, which tells only that something did.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use serde::Deserialize;
use store::TableId;
use tokio::sync::watch;

use super::{App, Failure};
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
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(listening): Query<Listening>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let client = visitor.client();
    // The place is given back when the stream is dropped.
    let place = app.limits.watch(client).map_err(Failure::TooManyStreams)?;
    let watching = app.hall.watch(id, client).await?;
    let news = News {
        version: None,
        notice: (!listening.notice).then(SiteNotice::default),
        notices: app.notice.watch(),
        blocks: app.blocks.watch(),
        client,
        watching,
        _place: place,
    };
    let events =
        futures_util::stream::unfold(news, async |mut news| Some((Ok(news.next().await?), news)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// What a stream has told, and where its news comes from.
struct News {
    version: Option<u64>,
    /// `None` if it is not known what the page shows.
    notice: Option<SiteNotice>,
    notices: watch::Receiver<SiteNotice>,
    blocks: watch::Receiver<Blocks>,
    client: Client,
    watching: Watching,
    _place: Place,
}

impl News {
    /// The next thing to tell, as soon as there is one; `None` at the end of the stream.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let (closing, version) = {
                let news = self.watching.news.borrow_and_update();
                (news.closing, news.version(&self.watching.seats))
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
                changed = self.watching.news.changed() => changed.ok()?,
                changed = self.notices.changed() => changed.ok()?,
                changed = self.blocks.changed() => changed.ok()?,
            }
        }
    }
}
