//! News of a table as it happens: one stream for each page, which tells only that something did.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use store::TableId;

use super::{App, Failure};
use crate::visitor::Visitor;

/// How often a quiet stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// The versions of a table as the visitor sees them, beginning with the present one: subscribing
/// comes before looking, so that nothing falls between. Someone else's unfinished turn raises no
/// version, so neither the numbers nor their times tell of it.
pub(super) async fn events(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    // The place is given back when the stream is dropped.
    let place = app.limits.watch(visitor.client()).map_err(Failure::TooManyStreams)?;
    let watching = app.hall.watch(id, visitor.client()).await?;
    let versions = futures_util::stream::unfold(
        (watching, place, None),
        |(mut watching, place, last)| async move {
            loop {
                let (closing, version) = {
                    let news = watching.news.borrow_and_update();
                    (news.closing, news.version(&watching.seats))
                };
                if closing {
                    return None;
                }
                if last != Some(version) {
                    let text = version.to_string();
                    let event = Event::default().event("version").id(&text).data(&text);
                    return Some((Ok(event), (watching, place, Some(version))));
                }
                watching.news.changed().await.ok()?;
            }
        },
    );
    Ok(Sse::new(versions).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
