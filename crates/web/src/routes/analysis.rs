//! The analysis of a finished game, for everyone who can see the game.

use std::sync::Arc;

use axum::extract::Query;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use tabletop::Seat;

use bots::analysis::SeatAnalysis;

use super::at_table::AtTable;
use super::{HttpError, learn};
use crate::games::AnyGame;
use crate::hall::Looker;
use crate::name::isolated;
use crate::pages::analysis::{AnalysedSeat, AnalysisScene, draw, shown_place};
use crate::pages::games::GameInfo;
use crate::play::Still;
use crate::room::Room;
use crate::table_error::TableError;

/// At tables of so many seats everyone is analysed at once; at larger ones, who is looked at.
const AT_ONCE: usize = 4;

/// How often a page that is still being worked on asks again, in seconds: without any figures, and with
/// the first ones.
const REFRESH: [&str; 2] = ["1", "3"];

/// What a link to an analysis asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// Which decision to show, counted from 1.
    turn: Option<usize>,
}

pub(super) async fn page(
    table: AtTable,
    Query(asked): Query<Asked>,
) -> Result<Response, HttpError> {
    let room = table.visit().await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    if play.result().is_none() {
        return Err(TableError::NotOver.into());
    }
    let visitor = &table.visitor;
    let mine = room.seats_of(visitor.who.as_ref());
    let seats = room.chairs.len();
    let asked_seat = table.looking.look.filter(|seat| seat.index() < seats);
    let look = asked_seat.or(mine.first().copied()).unwrap_or(Seat::new(0));
    let names: Vec<String> =
        room.chairs.iter().map(|chair| isolated(&chair.name).into_owned()).collect();
    let mut analysed = Vec::with_capacity(seats);
    let weigh = async |seat| {
        table.app.hall.analysis(table.id, seat, visitor.client(), Looker::Reads).await.map(Some)
    };
    // Whoever is looked at has the machine alone until there is something to read.
    let first = weigh(look).await;
    let read =
        first.as_ref().is_ok_and(|state| state.as_ref().is_some_and(|state| state.seat.is_some()));
    let mut first = Some(first);
    for (seat, name) in Seat::all(seats).zip(&names) {
        let state = match first.take_if(|_| seat == look) {
            Some(state) => state,
            None if read && seats <= AT_ONCE => weigh(seat).await,
            None => Ok(None),
        };
        let state = match state {
            // The page says that there is much to do; others than the one looked at can wait.
            Err(TableError::Busy(_)) => None,
            other => other?,
        };
        analysed.push(AnalysedSeat { seat, name, mine: mine.contains(&seat), state });
    }
    let shown = analysed[look.index()].state.as_ref().and_then(|state| state.seat.clone());
    let place = match &shown {
        Some(shown) if !shown.turns.is_empty() => {
            Some(shown_place(shown, asked.turn).ok_or(TableError::NoSuchTurn)?)
        }
        _ => None,
    };
    let told = match &shown {
        Some(shown) => {
            let (room, shown, words) = (Arc::clone(&room), Arc::clone(shown), visitor.words());
            let tell = move || room.play.as_ref().map(|play| play.told_turns(words, &shown));
            tokio::task::spawn_blocking(tell).await.ok().flatten().unwrap_or_default()
        }
        None => Vec::new(),
    };
    let boards = shown.as_ref().zip(place);
    let boards = boards.and_then(|(shown, place)| boards_of(&table, &room, shown, place).ok());
    let first = shown.as_ref().and_then(|shown| learn::mistakes(shown).next());
    let game = table.app.hall.games.find(&room.game).map(AnyGame::info);
    let page = draw(&AnalysisScene {
        words: visitor.words(),
        address: &table.address(),
        title: &isolated(&room.title),
        seats: &analysed,
        look,
        turn: asked.turn,
        told: &told,
        stylesheets: &game.as_ref().map(GameInfo::stylesheets).unwrap_or_default(),
        boards,
        origin: &visitor.origin,
        picture: &format!("{}{}", visitor.origin, super::install::preview_address(seats, 0)),
        learn: first.map(|place| learn::way(&table.address(), look, place, &[])),
    });
    let unfinished = analysed.iter().any(AnalysedSeat::is_underway) || shown.is_none();
    let page = Html(page.into_string());
    Ok(if unfinished {
        ([(header::REFRESH, REFRESH[usize::from(shown.is_some())])], page).into_response()
    } else {
        page.into_response()
    })
}

/// The board after a decision, as it was played and with the best turn found.
fn boards_of(
    table: &AtTable,
    room: &Room,
    analysis: &SeatAnalysis,
    place: usize,
) -> Result<[Still; 2], TableError> {
    let (seat, weighed) = (analysis.seat, &analysis.turns[place].weighed);
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    let before = play.before_decision(seat, place).ok_or(TableError::NoSuchTurn)?;
    let after = |line: &[String]| -> Result<Still, TableError> {
        let game = learn::after(&*before, seat, line, table)?;
        Ok(table.with_page(room, |page| game.board(page, seat)))
    };
    Ok([after(&weighed.played)?, after(&weighed.best)?])
}
