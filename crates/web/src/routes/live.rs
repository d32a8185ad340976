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

/// How often a quiet stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// The versions of a table, beginning with the present one: subscribing comes before looking, so
/// that nothing falls between.
pub(super) async fn events(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let place = app.streams.enter().ok_or(Failure::TooManyStreams)?;
    let news = app.hall.watch(id).await?;
    let mut closing = app.closing.clone();
    let versions = WatchStream::new(news).map(move |version| {
        // The place is given back when the stream is dropped.
        let _ = &place;
        Ok(Event::default().event("version").id(version.to_string()).data(version.to_string()))
    });
    // All streams end when the server shuts down, or it would wait for them for ever.
    let until_closing = async_stream_until(versions, async move {
        let _ = closing.wait_for(|closing| *closing).await;
    });
    Ok(Sse::new(until_closing).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// The stream until the future is ready.
fn async_stream_until<S: Stream>(
    stream: S,
    end: impl Future<Output = ()> + Send + 'static,
) -> impl Stream<Item = S::Item> {
    let (sender, receiver) = tokio::sync::watch::channel(false);
    tokio::spawn(async move {
        tokio::select! {
            () = end => { sender.send_replace(true); }
            () = sender.closed() => {}
        }
    });
    let end = WatchStream::new(receiver).filter(|ended| *ended).map(|_| None);
    stream.map(Some).merge(end).take_while(Option::is_some).filter_map(|item| item)
}
