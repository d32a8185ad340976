//! All tables and each of them: looking, and putting things in order.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{TableId, TableSummary};
use tabletop::Seat;
use tracing::info;

use super::{AUDIT, Confirm, Confirming, now, shown};
use crate::event::Event;

use crate::name::{clean_name, isolated};
use crate::pages::admin::table::{SeatLine, TableDetails, TableScene, table as table_page};
use crate::pages::admin::tables::{Phase, TableLine, TablesScene, tables as tables_page};
use crate::pages::admin::{Part, Question, confirm};
use crate::room::Room;
use crate::routes::site::table_in;
use crate::routes::{App, HttpError};
use crate::table_error::{Damage, TableError};
use crate::visitor::Visitor;
use crate::words::{Words, say};

/// How many tables are on a page.
const ON_A_PAGE: u32 = 25;

/// Which tables to list.
#[derive(Debug, Deserialize)]
pub(super) struct Listing {
    /// A link or a code that was typed.
    q: Option<String>,
    /// The last table of the page before, as `CHANGED.ID`.
    after: Option<String>,
}

/// The address of an operator's page about a table.
fn address(id: TableId) -> String {
    format!("{}/{id}", Part::Tables.path())
}

pub(super) async fn list(
    State(app): State<App>,
    Query(listing): Query<Listing>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    let mut not_found = None;
    if let Some(typed) = &listing.q {
        match table_in(typed) {
            Some(id) if exists(&app, id).await? => {
                return Ok(Redirect::to(&address(id)).into_response());
            }
            _ => not_found = Some(typed.as_str()),
        }
    }
    let after = listing.after.as_deref().and_then(cursor);
    let store = app.hall.store();
    let page = store.changed_last(after.as_ref(), ON_A_PAGE).await.map_err(TableError::from)?;
    let mut tables = Vec::with_capacity(page.len());
    for summary in &page {
        tables.extend(line(&app, visitor.words(), summary).await?);
    }
    let full = page.len() == ON_A_PAGE as usize;
    let older = page
        .last()
        .filter(|_| full)
        .map(|last| format!("{}?after={}.{}", Part::Tables.path(), last.changed, last.table));
    let scene = TablesScene {
        words: visitor.words(),
        now: now(),
        tables: &tables,
        not_found,
        newer: after.is_some(),
        older: older.as_deref(),
    };
    let status = if not_found.is_some() { StatusCode::NOT_FOUND } else { StatusCode::OK };
    Ok((status, shown(&tables_page(&scene))).into_response())
}

/// Where a page goes on.
fn cursor(text: &str) -> Option<TableSummary> {
    let (changed, table) = text.split_once('.')?;
    let (changed, table) = (changed.parse().ok()?, table.parse().ok()?);
    Some(TableSummary { table, events: 0, started: 0, changed })
}

async fn exists(app: &App, id: TableId) -> Result<bool, HttpError> {
    match app.hall.glance(id).await {
        Ok(_) | Err(TableError::Damaged(_)) => Ok(true),
        Err(TableError::NoSuchTable) => Ok(false),
        Err(trouble) => Err(trouble.into()),
    }
}

/// A line of the list; nothing if the table was removed this moment.
async fn line(
    app: &App,
    words: &Words,
    summary: &TableSummary,
) -> Result<Option<TableLine>, HttpError> {
    let id = summary.table;
    let mut line = TableLine {
        id,
        called: None,
        phase: Phase::Damaged,
        names: Vec::new(),
        seats: 0,
        events: summary.events,
        changed: summary.changed,
        watchers: app.hall.watchers(id),
    };
    match app.hall.glance(id).await {
        Ok(room) => {
            line.called = Some((isolated(&room.title).into_owned(), game(app, words, &room)));
            line.phase = phase(&room);
            line.seats = room.chairs.len();
            let taken = room.chairs.iter().filter(|chair| !chair.is_open());
            line.names = taken.map(|chair| isolated(&chair.name).into_owned()).collect();
        }
        Err(TableError::Damaged(_)) => {}
        Err(error) if !error.is_of_server() => return Ok(None),
        Err(trouble) => return Err(trouble.into()),
    }
    Ok(Some(line))
}

fn game(app: &App, words: &Words, room: &Room) -> String {
    let game = app.hall.games.find(&room.game);
    game.map_or_else(|| room.game.clone(), |game| game.info().short(words))
}

fn phase(room: &Room) -> Phase {
    match &room.play {
        None => Phase::Lobby,
        Some(play) if play.result().is_some() => Phase::Over,
        Some(play) => Phase::Round(play.round()),
    }
}

/// A table, or what is wrong with it.
async fn look(app: &App, id: TableId) -> Result<Result<Arc<Room>, Damage>, HttpError> {
    match app.hall.glance(id).await {
        Ok(room) => Ok(Ok(room)),
        Err(TableError::Damaged(damage)) => Ok(Err(damage)),
        Err(trouble) => Err(trouble.into()),
    }
}

pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    show(&app, id, &visitor, None).await
}

async fn show(
    app: &App,
    id: TableId,
    visitor: &Visitor,
    refused: Option<&str>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    let details = look(app, id).await?.map(|room| TableDetails {
        title: room.title.clone(),
        game: game(app, words, &room),
        phase: phase(&room),
        host: room.host.to_string(),
        seats: seats(&room),
    });
    let events = app.hall.store().read(id, 0).await.map_err(TableError::from)?;
    let scene = TableScene {
        words,
        now: now(),
        id,
        events: events.len() as u64,
        bytes: events.iter().map(|event| event.body.len() as u64).sum(),
        changed: events.last().map_or(0, |event| event.at),
        watchers: app.hall.watchers(id),
        details,
        refused,
    };
    Ok(shown(&table_page(&scene)).into_response())
}

fn seats(room: &Room) -> Vec<SeatLine> {
    let lines = room.chairs.iter().zip(1..).map(|(chair, number)| SeatLine {
        number,
        name: isolated(&chair.name).into_owned(),
        town: (chair.town != chair.name).then(|| isolated(&chair.town).into_owned()),
        bot: chair.bot.is_some(),
        players: chair.owners.iter().map(ToString::to_string).collect(),
    });
    lines.collect()
}

/// A new title.
#[derive(Debug, Deserialize)]
pub(super) struct Titling {
    title: String,
}

pub(super) async fn retitle(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Titling>,
) -> Result<Response, HttpError> {
    let Ok(title) = clean_name(&form.title) else {
        let why = visitor.words().say("admin-title-bad");
        let page = show(&app, id, &visitor, Some(&why)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    app.hall
        .apply(id, move |room| {
            let same = room.title == title;
            Ok(if same { Vec::new() } else { vec![Event::Retitled { title: title.clone() }] })
        })
        .await?;
    let operator = visitor.client().address;
    info!(target: AUDIT, address = %operator, table = %id, "a table got another title");
    Ok(Redirect::to(&address(id)).into_response())
}

/// Whose name is taken away.
#[derive(Debug, Deserialize)]
pub(super) struct Naming {
    seat: Seat,
    confirm: Option<Confirm>,
}

pub(super) async fn erase_name(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Naming>,
) -> Result<Response, HttpError> {
    let (words, seat) = (visitor.words(), form.seat);
    let number = seat.index() + 1;
    let new_name = words.say_with("yours-nobody", &[("seat", number.into())]);
    let room = app.hall.room(id).await?;
    let name = &room.chair(seat)?.name;
    if form.confirm.is_none() {
        let question = Question {
            part: Part::Tables,
            sure: &say!(words, "admin-name-sure", name = isolated(name).as_ref()),
            about: &say!(words, "admin-name-about", new = new_name.as_str()),
            warning: None,
            yes: &words.say("admin-name-do"),
            action: &format!("{}/name", address(id)),
            fields: &[("seat", &number.to_string())],
            back: &address(id),
        };
        return Ok(shown(&confirm(words, &question)).into_response());
    }
    let owned = move |room: &Room| {
        let open = room.chair(seat)?.owners.is_empty();
        if open { Err(TableError::NotYours(seat)) } else { Ok(()) }
    };
    app.hall.erase_name(id, seat, new_name, owned).await?;
    let operator = visitor.client().address;
    info!(target: AUDIT, address = %operator, table = %id, seat = number, "a name was taken away");
    Ok(Redirect::to(&address(id)).into_response())
}

pub(super) async fn restore(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Confirming>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    let Err(damage) = look(&app, id).await? else {
        return Ok(Redirect::to(&address(id)).into_response());
    };
    if form.confirm.is_none() {
        let question = Question {
            part: Part::Tables,
            sure: &say!(words, "admin-restore-sure", table = id.as_str()),
            about: &say!(words, "admin-restore-about", number = damage.number),
            warning: None,
            yes: &words.say("admin-restore-do"),
            action: &format!("{}/restore", address(id)),
            fields: &[],
            back: &address(id),
        };
        return Ok(shown(&confirm(words, &question)).into_response());
    }
    app.hall.restore(id).await?;
    info!(target: AUDIT, address = %visitor.client().address, table = %id, "a table was restored");
    Ok(Redirect::to(&address(id)).into_response())
}

pub(super) async fn remove(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Confirming>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    if form.confirm.is_none() {
        let looked = look(&app, id).await?;
        let title = looked.as_ref().map_or_else(|_| id.as_str(), |room| room.title.as_str());
        let question = Question {
            part: Part::Tables,
            sure: &say!(words, "admin-remove-sure", table = isolated(title).as_ref()),
            about: &words.say("admin-remove-about"),
            warning: None,
            yes: &words.say("admin-remove-do"),
            action: &format!("{}/remove", address(id)),
            fields: &[],
            back: &address(id),
        };
        return Ok(shown(&confirm(words, &question)).into_response());
    }
    app.hall.remove(id).await?;
    info!(target: AUDIT, address = %visitor.client().address, table = %id, "a table was removed");
    Ok(Redirect::to(Part::Tables.path()).into_response())
}
