//! Playing again: one rematch for everyone at a finished table, and how its game begins.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::TableId;
use tabletop::Seat;

use super::{App, Failure, address};
use crate::event::Event;
use crate::hall::Trouble;
use crate::pages::new_table::told_apart;
use crate::room::{Clock, Denied, Room, now};
use crate::token::TokenHash;
use crate::visitor::Visitor;

/// How many rematches in a row are followed to the last one.
const LONGEST_EVENING: usize = 20;

/// Whether the new table gets the same cards.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Again {
    #[serde(default)]
    same: bool,
}

/// The same game with the same people. The first one who asks opens a table; everyone else who
/// asks joins it.
pub(super) async fn again(
    State(app): State<App>,
    Path(id): Path<TableId>,
    mut visitor: Visitor,
    Form(form): Form<Again>,
) -> Result<Response, Failure> {
    let who = visitor.token().map_err(|_| Failure::NoSecrets)?.hash();
    let next = match last_rematch(&app, id, who).await? {
        Found::Table(table) => table,
        Found::None { after, room } => open(&app, &visitor, after, &room, form.same, who).await?,
    };
    app.hall.apply(next, move |room| room.join(who)).await?;
    Ok((visitor.remember(next), Redirect::to(&address(next))).into_response())
}

/// Someone takes the seats of a rematch that are kept for them.
pub(super) async fn rejoin(
    State(app): State<App>,
    Path(id): Path<TableId>,
    mut visitor: Visitor,
) -> Result<Response, Failure> {
    let who = visitor.token().map_err(|_| Failure::NoSecrets)?.hash();
    app.hall.apply(id, move |room| room.join(who)).await?;
    Ok((visitor.remember(id), Redirect::to(&address(id))).into_response())
}

/// Who is to play when the game starts.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Starting {
    /// Only those who are there; seats that are still open go.
    #[serde(default)]
    present: bool,
}

pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Starting>,
) -> Result<Redirect, Failure> {
    app.hall.apply(id, move |room| room.start(visitor.who.as_ref(), form.present)).await?;
    Ok(Redirect::to(&address(id)))
}

/// Which clock a table gets.
#[derive(Debug, Deserialize)]
pub(super) struct Clocking {
    clock: Clock,
}

pub(super) async fn set_clock(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Clocking>,
) -> Result<Redirect, Failure> {
    app.hall.apply(id, move |room| room.set_clock(visitor.who.as_ref(), form.clock)).await?;
    Ok(Redirect::to(&address(id)))
}

/// Whose turn a bot is to take.
#[derive(Debug, Deserialize)]
pub(super) struct Hurrying {
    seat: Seat,
}

pub(super) async fn hurry(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Hurrying>,
) -> Result<Redirect, Failure> {
    app.hall.apply(id, move |room| room.hurry(visitor.who.as_ref(), form.seat, now())).await?;
    Ok(Redirect::to(&address(id)))
}

/// What became of the question where someone plays again.
enum Found {
    /// There.
    Table(TableId),
    /// Nowhere yet, after this table.
    None { after: TableId, room: Arc<Room> },
}

/// The rematch of a table; if that is over too and this person was there, its own, and so on.
async fn last_rematch(app: &App, mut id: TableId, who: TokenHash) -> Result<Found, Failure> {
    let mut room = app.hall.room(id).await?;
    room.may_play_again(&who)?;
    for _ in 0..LONGEST_EVENING {
        let Some(rematch) = room.rematch else { break };
        let next = match app.hall.room(rematch.table).await {
            Ok(next) => next,
            // It was deleted: they can begin another one.
            Err(Trouble::Denied(Denied::NoSuchTable)) => break,
            Err(trouble) => return Err(trouble.into()),
        };
        match (next.is_over(), next.may_play_again(&who)) {
            (false, _) => return Ok(Found::Table(rematch.table)),
            // They play on without this person.
            (true, Err(_)) => break,
            (true, Ok(())) => (id, room) = (rematch.table, next),
        }
    }
    Ok(Found::None { after: id, room })
}

/// Opens the rematch of a table. If someone else was quicker, theirs counts.
async fn open(
    app: &App,
    visitor: &Visitor,
    after: TableId,
    room: &Room,
    same: bool,
    who: TokenHash,
) -> Result<TableId, Failure> {
    let seed = if same { room.seed } else { super::new_seed()? };
    // The table itself may have left the visitor's list.
    let mut known = super::site::known_titles(app, visitor).await;
    known.push(room.title.clone());
    let events = room.again(told_apart(&room.title, &known), seed, who);
    super::count_table(app, visitor, &events)?;
    let table = app.hall.open(events).await?;
    // The link is written once the table is there, so that it never leads nowhere.
    let stale = room.rematch;
    let linked = app.hall.apply(after, move |room| {
        if room.rematch != stale {
            return Ok(Vec::new());
        }
        room.may_move()?;
        let seat = room.seats_of(Some(&who)).first().copied();
        Ok(vec![Event::Rematched { seat, table }])
    });
    let linked = linked.await;
    let now = linked.as_ref().ok().and_then(|changed| changed.room.rematch);
    if now.is_none_or(|rematch| rematch.table != table) {
        app.hall.remove(table).await?;
    }
    linked?;
    Ok(now.map_or(table, |rematch| rematch.table))
}
