//! News of a table as it happens: one stream for each page, which tells only that something did, who
//! is away, and reactions.
//!
//! What happened is fetched by the page as its owner may see it. So nothing a seat may not know is
//! ever in a stream, drawing happens once for each page that looks, and answers are compressed.

use std::convert::Infallible;
use std::time::Duration;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive};
use axum::response::{Redirect, Sse};
use futures_util::Stream;
use serde::Deserialize;
use store::TableId;
use tabletop::Seat;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::Interval;

use super::{App, Failure, address};
use crate::blocks::Blocks;
use crate::hall::Watching;
use crate::limits::{Client, Place};
use crate::reaction::{Reaction, Said};
use crate::room::Denied;
use crate::site_notice::SiteNotice;
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
        away: Vec::new(),
        look: tokio::time::interval(LOOK),
        watching,
        _place: place,
    };
    let events =
        futures_util::stream::unfold(news, async |mut news| Some((Ok(news.next().await?), news)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// The version of a table as the visitor sees it, for pages without a stream.
pub(super) async fn version(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<String, Failure> {
    let room = app.hall.room(id).await?;
    app.hall.saw(id, &room, visitor.client());
    Ok(room.version_for(visitor.who.as_ref()).to_string())
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
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Reacting>,
) -> Result<Redirect, Failure> {
    let room = app.hall.room(id).await?;
    let mine = room.seats_of(visitor.who.as_ref());
    let seat = form.seat.or(mine.first().copied()).ok_or(Denied::OnlyPlayers)?;
    room.own(visitor.who.as_ref(), seat)?;
    app.hall.saw(id, &room, visitor.client());
    app.hall.say(id, Said { seat, reaction: form.what });
    Ok(Redirect::to(&address(id)))
}

/// What a stream has told, and where its news comes from.
struct News {
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
                        let text: Vec<String> = away.iter().map(Seat::to_string).collect();
                        self.away = away;
                        return Some(Event::default().event("away").data(text.join(" ")));
                    }
                }
                changed = self.notices.changed() => changed.ok()?,
                changed = self.blocks.changed() => changed.ok()?,
            }
        }
    }
}
