//! What is kept of a visitor, and how they delete it.

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::at_table::AtTable;
use super::{App, HttpError, address};
use crate::diploma::Ticks;
use crate::history::History;
use crate::name::isolated;
use crate::pages::yours::{YourTable, YoursScene, yours as yours_page};
use crate::room::now;
use crate::visitor::Visitor;

/// A table of the visitor, as long as the page is drawn.
struct Mine {
    address: String,
    title: String,
    names: Vec<String>,
    may_delete: bool,
}

pub(super) async fn yours(State(app): State<App>, visitor: Visitor) -> Html<String> {
    let who = visitor.who.as_ref();
    let mut mine = Vec::new();
    for &id in &visitor.tables {
        // A table that is gone keeps nothing of anyone.
        let Ok(room) = app.hall.room(id).await else { continue };
        let names = room
            .seats_of(who)
            .into_iter()
            .map(|seat| isolated(&room.chairs[seat.index()].name).into_owned());
        let table = Mine {
            address: address(id),
            title: isolated(&room.title).into_owned(),
            names: names.collect(),
            may_delete: room.may_delete(who).is_ok(),
        };
        if table.may_delete || !table.names.is_empty() {
            mine.push(table);
        }
    }
    let names: Vec<Vec<&str>> =
        mine.iter().map(|table| table.names.iter().map(String::as_str).collect()).collect();
    let tables: Vec<YourTable<'_>> = mine
        .iter()
        .zip(&names)
        .map(|(table, names)| YourTable {
            address: &table.address,
            title: &table.title,
            names,
            may_delete: table.may_delete,
        })
        .collect();
    let name = visitor.names.as_ref().map(|(name, _)| name.as_str());
    let called = match who {
        Some(who) => app.hall.push.of(app.hall.store(), *who).await.map_or(0, |all| all.len()),
        None => 0,
    };
    let remembered = match who {
        Some(who) => {
            History::of(app.hall.store(), who).await.map_or(0, |history| history.games.len())
        }
        None => 0,
    };
    let words = visitor.words();
    let ticked = super::diploma::ticks_of(&app, &visitor).await.ticks.len();
    let scene = YoursScene { words, name, called, remembered, ticked, tables: &tables };
    Html(yours_page(&scene).into_string())
}

/// The host deletes a table that nobody else plays at any more.
pub(super) async fn delete(table: AtTable) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    table.app.hall.remove_if(table.id, move |room| room.may_delete(who.as_ref())).await?;
    Ok(Redirect::to("/yours"))
}

/// Takes the visitor's names away from their seats at a table.
pub(super) async fn be_anonymous(table: AtTable) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    for seat in table.room().await?.seats_of(who.as_ref()) {
        let number = (seat.index() + 1).into();
        let name = table.visitor.words().say_with("yours-nobody", &[("seat", number)]);
        let may = move |room: &crate::room::Room| {
            room.may_move()?;
            room.own(who.as_ref(), seat)
        };
        table.app.hall.erase_name(table.id, seat, name, may).await?;
    }
    Ok(Redirect::to("/yours"))
}

/// The list of the visitor's past games is deleted.
pub(super) async fn forget_history(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Redirect, HttpError> {
    if let Some(who) = visitor.who {
        History::forget(app.hall.store(), &who).await?;
    }
    Ok(Redirect::to("/yours"))
}

/// The visitor's diplomas are empty again.
pub(super) async fn delete_diploma(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Redirect, HttpError> {
    if let Some(who) = visitor.who {
        Ticks::delete(app.hall.store(), &who, now()).await?;
    }
    Ok(Redirect::to("/yours"))
}

/// The browser forgets who the visitor is, their names and their tables.
pub(super) async fn forget(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    if let Some(who) = visitor.who {
        // Nobody could switch the calls off or delete the rest any more.
        History::forget(app.hall.store(), &who).await?;
        Ticks::forget(app.hall.store(), &who).await?;
        app.hall.push.unsubscribe(app.hall.store(), who, None).await?;
    }
    Ok((visitor.forget(), Redirect::to("/")).into_response())
}
