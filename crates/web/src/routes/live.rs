//! News of a table as it happens: one stream for each page, which tells only that something did.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use store::TableId;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

use super::{App, Failure};
use crate::visitor::Visitor;

/// How often a quiet stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// The versions of a table, beginning with the present one: subscribing comes before looking, so
/// that nothing falls between.
pub(super) async fn events(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let place = app.limits.watch(visitor.client()).map_err(Failure::TooManyStreams)?;
    let news = app.hall.watch(id).await?;
    let versions = WatchStream::new(news).map_while(move |version| {
        // The place is given back when the stream is dropped.
        let _ = &place;
        let version = version?.to_string();
        Some(Ok(Event::default().event("version").id(&version).data(&version)))
    });
    Ok(Sse::new(versions).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
