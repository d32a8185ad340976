//! Playing on from a moment of a finished game: a new table with bots, whose record says where it
//! comes from.

use std::sync::Arc;

use axum::Form;
use axum::response::Response;
use bots::Level;
use serde::Deserialize;
use tabletop::Seat;

use super::HttpError;
use super::at_table::AtTable;
use crate::event::Event;
use crate::pages::new_table::told_apart;
use crate::table_error::TableError;
use crate::words::say;

/// From where, as whom, and against whom.
#[derive(Debug, Deserialize)]
pub(super) struct Onward {
    /// How many rounds, or steps of a game without common rounds, were over.
    round: u32,
    seat: Seat,
    level: String,
}

/// Opens a table at that moment. Everything lies there as it did, and the cards to come are shuffled
/// anew.
pub(super) async fn onward(
    mut table: AtTable,
    Form(form): Form<Onward>,
) -> Result<Response, HttpError> {
    let room = table.room().await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    if play.result().is_none() {
        return Err(TableError::NotOver.into());
    }
    let level: Level = form.level.parse().map_err(|_| TableError::NoSuchBot(form.level.clone()))?;
    let chair = room.chair(form.seat)?;
    let origin = play.moment(form.round).ok_or(TableError::NoSuchRound)?;
    let host = table.as_owner()?;
    let words = table.visitor.words();
    let (name, town) = match table.visitor.names.clone() {
        Some(names) => names,
        None => (chair.name.clone(), chair.town.clone()),
    };
    let title = say!(words, "m-table", title = room.title.as_str(), round = origin.round);
    let known = super::site::known_titles(&table.app, &table.visitor).await;
    let seed = super::new_seed()?;
    let names = room.chairs.iter().map(|chair| chair.name.clone()).collect();
    let game = table.app.hall.games.find(&room.game);
    let game = game.ok_or_else(|| TableError::NoSuchGame(room.game.clone()))?;
    // A table that could not be replayed must not come into the log.
    game.begin(&room.options, names, seed, Some(Arc::new(origin.clone())))?;
    let mut events = vec![
        Event::Opened {
            game: room.game.clone(),
            title: told_apart(&title, &known),
            options: room.options.clone(),
            seats: room.chairs.len(),
            seed,
            host,
            hints: true,
            from: Some(Box::new(origin)),
            same_cards: false,
        },
        Event::Sat { seat: form.seat, name, town, owner: host },
    ];
    let others = Seat::all(room.chairs.len()).filter(|seat| *seat != form.seat);
    events.extend(others.map(|seat| Event::Filled { seat, level: level.to_string() }));
    events.push(Event::Started);
    super::count_table(&table.app, &table.visitor, &events)?;
    table.id = table.app.hall.open(events).await?;
    Ok(table.remember())
}
