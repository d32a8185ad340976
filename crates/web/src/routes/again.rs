//! Playing again: one rematch for everyone at a finished table, and how its game begins.

use std::sync::Arc;

use axum::Form;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use store::TableId;
use tabletop::Seat;

use super::at_table::AtTable;
use super::{App, HttpError};
use crate::event::Event;
use crate::pages::new_table::told_apart;
use crate::preferences::Preferences;
use crate::room::{Clock, Room, now};
use crate::table_error::TableError;
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
    mut table: AtTable,
    Form(form): Form<Again>,
) -> Result<Response, HttpError> {
    let who = table.as_owner()?;
    let next = match last_rematch(&table.app, table.id, who).await? {
        Found::Table(next) => next,
        Found::None { after, room } => {
            open(&table.app, &table.visitor, after, &room, form.same, who).await?
        }
    };
    table.id = next;
    table.apply(move |room| room.join(who)).await?;
    Ok(to_rematch(&mut table))
}

/// Leads someone who watches to the table at which the others play again.
pub(super) async fn next(table: AtTable) -> Result<Response, HttpError> {
    let next = table.room().await?.rematch.map_or(table.id, |rematch| rematch.table);
    Ok(Redirect::to(&super::address(next)).into_response())
}

/// Leads to the rematch. Someone who plays again knows the game: the tips of a first round rest.
fn to_rematch(table: &mut AtTable) -> Response {
    let likes = Preferences { tips: false, ..table.visitor.likes };
    (table.visitor.be_comfortable(likes), table.remember()).into_response()
}

/// Someone takes the seats of a rematch that are kept for them.
pub(super) async fn rejoin(mut table: AtTable) -> Result<Response, HttpError> {
    let who = table.as_owner()?;
    table.apply(move |room| room.join(who)).await?;
    Ok(to_rematch(&mut table))
}

/// Who is to play when the game starts.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Starting {
    /// Only those who are there; seats that are still open go.
    #[serde(default)]
    present: bool,
}

pub(super) async fn start(
    table: AtTable,
    Form(form): Form<Starting>,
) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    table.apply(move |room| room.start(who.as_ref(), form.present)).await?;
    Ok(table.to_table())
}

/// Which clock a table gets.
#[derive(Debug, Deserialize)]
pub(super) struct Clocking {
    clock: Clock,
}

pub(super) async fn set_clock(
    table: AtTable,
    Form(form): Form<Clocking>,
) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    table.apply(move |room| room.set_clock(who.as_ref(), form.clock)).await?;
    Ok(table.to_table())
}

/// Whose turn a bot is to take.
#[derive(Debug, Deserialize)]
pub(super) struct Hurrying {
    seat: Seat,
}

pub(super) async fn hurry(
    table: AtTable,
    Form(form): Form<Hurrying>,
) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    table.apply(move |room| room.hurry(who.as_ref(), form.seat, now())).await?;
    Ok(table.to_table())
}

/// What became of the question where someone plays again.
enum Found {
    /// There.
    Table(TableId),
    /// Nowhere yet, after this table.
    None { after: TableId, room: Arc<Room> },
}

/// The rematch of a table; if that is over too and this person was there, its own, and so on.
async fn last_rematch(app: &App, mut id: TableId, who: TokenHash) -> Result<Found, HttpError> {
    let mut room = app.hall.room(id).await?;
    room.may_play_again(&who)?;
    for _ in 0..LONGEST_EVENING {
        let Some(rematch) = room.rematch else { break };
        let next = match app.hall.room(rematch.table).await {
            Ok(next) => next,
            // It was deleted: they can begin another one.
            Err(TableError::NoSuchTable) => break,
            Err(error) => return Err(error.into()),
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
) -> Result<TableId, HttpError> {
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
