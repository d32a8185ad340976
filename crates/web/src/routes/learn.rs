//! Learning from mistakes: a decision of a finished game is tried again, by everyone who can see the
//! game. Nothing is kept: what has been tried so far is part of the address.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::Path;
use axum::http::HeaderName;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use bots::analysis::{Mark, SeatAnalysis, TurnAnalysis};
use maud::Markup;
use serde::Deserialize;
use tabletop::{Seat, Viewer};

use super::at_table::AtTable;
use super::site::{Around, table_shell};
use super::{App, HttpError};
use crate::games::AnyGame;
use crate::hall::Looker;
use crate::name::isolated;
use crate::pages::games::GameInfo;
use crate::pages::layout::fragment;
use crate::pages::learn::{VerdictScene, verdict};
use crate::pages::{Person, PersonKind};
use crate::play::{Lesson, Play, Studied, TablePage, Together};
use crate::room::Room;
use crate::table_error::TableError;

/// No turn has so many choices.
const MOST_CHOICES: usize = 60;

/// Tells the script of the page where to go on.
const LEADS_TO: HeaderName = HeaderName::from_static("x-faubourg-to");

/// How many choices are made at once without asking.
const MOST_OBVIOUS: usize = 6;

/// Everything that can be done with a decision.
pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(page))
        .route("/board", get(board))
        .route("/choose", post(choose))
        .route("/undo", post(undo))
        .route("/restart", post(restart))
}

/// The way to a decision, with what has been tried so far. No notation has an underscore.
pub(super) fn way(address: &str, seat: Seat, place: usize, tried: &[String]) -> String {
    let mut way = format!("{address}/learn/{seat}/{}/", place + 1);
    if tried.is_empty() {
        way.push('-');
    }
    for (index, choice) in tried.iter().enumerate() {
        if index > 0 {
            way.push(',');
        }
        for byte in choice.bytes() {
            match byte {
                b' ' => way.push('_'),
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'+' | b'-' | b'.' => {
                    way.push(byte.into());
                }
                _ => {
                    // Writing to a text cannot fail.
                    let _ = write!(way, "%{byte:02X}");
                }
            }
        }
    }
    way
}

/// The choices in an address.
fn read(tried: &str) -> Result<Vec<String>, TableError> {
    if tried == "-" {
        return Ok(Vec::new());
    }
    let tried: Vec<String> = tried.split(',').map(|choice| choice.replace('_', " ")).collect();
    if tried.len() > MOST_CHOICES { Err(TableError::NoSuchTurn) } else { Ok(tried) }
}

/// The decisions of a seat that cost something.
pub(super) fn mistakes(analysis: &SeatAnalysis) -> impl Iterator<Item = usize> {
    let turns = analysis.turns.iter().enumerate();
    turns.filter(|(_, turn)| turn.mark > Mark::Solid).map(|(place, _)| place)
}

/// The game after this line of a decision.
pub(super) fn after(
    before: &dyn Play,
    seat: Seat,
    line: &[String],
    table: &AtTable,
) -> Result<Box<dyn Play>, TableError> {
    let mut game = before.boxed_clone();
    for choice in line {
        // What comes after a point of no return is another decision.
        if is_made(before, &*game, seat) {
            return Err(TableError::NoSuchTurn);
        }
        game.choose(seat, choice, table.visitor.words())?;
    }
    Ok(game)
}

/// Whether a decision is made: nothing more of it is left to choose.
fn is_made(before: &dyn Play, game: &dyn Play, seat: Seat) -> bool {
    game.checkpoints() != before.checkpoints() || !game.waiting_on().contains(seat)
}

/// What an address asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    seat: String,
    turn: String,
    tried: String,
}

/// A decision, and what has been tried so far.
struct Trying {
    room: Arc<Room>,
    analysis: Arc<SeatAnalysis>,
    seat: Seat,
    place: usize,
    tried: Vec<String>,
    before: Box<dyn Play>,
    game: Box<dyn Play>,
}

/// What became of the question for a decision.
enum Found {
    Trying(Box<Trying>),
    /// The game is still being weighed.
    NotYet(Redirect),
}

async fn find(table: &AtTable, asked: &Asked) -> Result<Found, HttpError> {
    let room = table.visit().await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    if play.result().is_none() {
        return Err(TableError::NotOver.into());
    }
    let seat = asked.seat.parse::<Seat>().ok().filter(|seat| seat.index() < room.chairs.len());
    let place = asked.turn.parse::<usize>().ok().and_then(|turn| turn.checked_sub(1));
    let (Some(seat), Some(place)) = (seat, place) else {
        return Err(TableError::NoSuchTurn.into());
    };
    let tried = read(&asked.tried)?;
    let before = play.before_decision(seat, place).ok_or(TableError::NoSuchTurn)?;
    let game = after(&*before, seat, &tried, table)?;
    let state =
        table.app.hall.analysis(table.id, seat, table.visitor.client(), Looker::Learns).await?;
    let Some(analysis) = state.seat.filter(|analysis| place < analysis.turns.len()) else {
        let way = format!("{}/analysis?look={seat}", table.address());
        return Ok(Found::NotYet(Redirect::to(&way)));
    };
    Ok(Found::Trying(Box::new(Trying { room, analysis, seat, place, tried, before, game })))
}

impl Trying {
    fn turn(&self) -> &TurnAnalysis {
        &self.analysis.turns[self.place]
    }

    fn is_made(&self) -> bool {
        is_made(&*self.before, &*self.game, self.seat)
    }

    /// The way to what is tried now, or to something else in its place.
    fn way(&self, table: &AtTable, tried: &[String]) -> String {
        way(&table.address(), self.seat, self.place, tried)
    }

    /// The decisions to try again, this one among them.
    fn all(&self) -> Vec<usize> {
        let mut all: Vec<usize> = mistakes(&self.analysis).collect();
        if let Err(here) = all.binary_search(&self.place) {
            all.insert(here, self.place);
        }
        all
    }

    /// Draws something about the decision.
    fn draw<T>(&self, table: &AtTable, draw: impl FnOnce(&TablePage<'_>, &Lesson<'_>) -> T) -> T {
        let (seat, words) = (self.seat, table.visitor.words());
        let address = table.address();
        let weighed = &self.turn().weighed;
        let ways = self.all().into_iter().map(|place| (way(&address, seat, place, &[]), place));
        let ways: Vec<(String, bool)> =
            ways.map(|(way, place)| (way, place == self.place)).collect();
        let lesson = Lesson {
            round: self.turn().round,
            played: &self.before.in_words(words, seat, &weighed.played),
            lost: weighed.loss,
            mine: self.room.seats_of(table.who()).contains(&seat),
            goal: self.room.play.as_ref().map_or(0.5, |play| play.hairline()),
            all: &ways,
            answer: &self.way(table, &weighed.best),
            analysis: &format!("{address}/analysis?look={seat}&turn={}", self.place + 1),
        };
        table.with_page(&self.room, |page| {
            draw(
                &TablePage {
                    address: &self.way(table, &self.tried),
                    version: 0,
                    step: self.tried.len() as u64,
                    viewer: Viewer::Seat(seat),
                    mine: &[seat],
                    host: false,
                    people: &people(&self.room, seat),
                    hints: false,
                    together: Together::default(),
                    ticked: &[],
                    studied: Some(Studied::Lesson(&lesson)),
                    ..*page
                },
                &lesson,
            )
        })
    }

    fn draw_board(&self, table: &AtTable, refused: Option<&str>) -> Markup {
        self.draw(table, |page, _| self.game.table(&TablePage { refused, ..*page }).0)
    }

    /// The page, or only the board for the script.
    fn answer(&self, table: &AtTable, refused: Option<&str>) -> Response {
        let board = self.draw_board(table, refused);
        let page = if table.by_script {
            fragment(&board)
        } else {
            let address = self.way(table, &self.tried);
            table_shell(&table.app, &address, &self.room, &table.visitor, Around::Lesson, &board)
        };
        Html(page.into_string()).into_response()
    }
}

/// Everyone at the table, as the one who tries again sees them: the seat is theirs, and nobody else
/// does anything.
fn people(room: &Room, seat: Seat) -> Vec<Person> {
    let mut people = room.people(None);
    for (other, person) in Seat::all(people.len()).zip(&mut people) {
        person.kind = if other == seat { PersonKind::Me } else { PersonKind::Other };
    }
    people
}

/// A seat's first mistake.
pub(super) async fn first(table: AtTable) -> Result<Redirect, HttpError> {
    let room = table.visit().await?;
    let mine = room.seats_of(table.who());
    let asked = table.looking.look.filter(|seat| seat.index() < room.chairs.len());
    let seat = asked.or(mine.first().copied()).unwrap_or(Seat::new(0));
    let state =
        table.app.hall.analysis(table.id, seat, table.visitor.client(), Looker::Learns).await?;
    let first = state.seat.and_then(|analysis| mistakes(&analysis).next());
    Ok(Redirect::to(&match first {
        Some(place) => way(&table.address(), seat, place, &[]),
        None => format!("{}/analysis?look={seat}", table.address()),
    }))
}

async fn page(Path(asked): Path<Asked>, table: AtTable) -> Result<Response, HttpError> {
    match find(&table, &asked).await? {
        Found::NotYet(later) => Ok(later.into_response()),
        Found::Trying(trying) if trying.is_made() => judge(&table, &trying).await,
        Found::Trying(trying) => Ok(trying.answer(&table, None)),
    }
}

/// Only the board, for the script.
async fn board(Path(asked): Path<Asked>, table: AtTable) -> Result<Response, HttpError> {
    match find(&table, &asked).await? {
        Found::NotYet(later) => Ok(later.into_response()),
        Found::Trying(trying) => {
            Ok(Html(trying.draw_board(&table, None).into_string()).into_response())
        }
    }
}

/// A choice, or what to choose after a step back.
#[derive(Debug, Deserialize)]
pub(super) struct Choosing {
    choice: Option<String>,
}

async fn choose(
    Path(asked): Path<Asked>,
    table: AtTable,
    Form(form): Form<Choosing>,
) -> Result<Response, HttpError> {
    step(&table, &asked, form, |_| {}).await
}

async fn undo(
    Path(asked): Path<Asked>,
    table: AtTable,
    Form(form): Form<Choosing>,
) -> Result<Response, HttpError> {
    step(&table, &asked, form, |tried| drop(tried.pop())).await
}

async fn restart(
    Path(asked): Path<Asked>,
    table: AtTable,
    Form(form): Form<Choosing>,
) -> Result<Response, HttpError> {
    step(&table, &asked, form, Vec::clear).await
}

/// Takes something back, tries something more, and leads to what is tried then.
async fn step(
    table: &AtTable,
    asked: &Asked,
    form: Choosing,
    back: impl FnOnce(&mut Vec<String>),
) -> Result<Response, HttpError> {
    let mut trying = match find(table, asked).await? {
        Found::NotYet(later) => return Ok(later.into_response()),
        Found::Trying(trying) => trying,
    };
    let mut tried = trying.tried.clone();
    back(&mut tried);
    let chosen = form.choice.is_some();
    tried.extend(form.choice);
    let mut game = match after(&*trying.before, trying.seat, &tried, table) {
        Ok(game) => game,
        Err(error) if error.is_of_turn() => {
            return Ok(trying.answer(table, Some(&error.in_words(table.visitor.words()))));
        }
        Err(error) => return Err(error.into()),
    };
    let (seat, likes) = (trying.seat, table.visitor.likes);
    for _ in 0..MOST_OBVIOUS {
        if !chosen || is_made(&*trying.before, &*game, seat) {
            break;
        }
        let Some(obvious) = game.obvious(seat, likes) else { break };
        tried.push(game.choose(seat, &obvious, table.visitor.words())?);
    }
    (trying.tried, trying.game) = (tried, game);
    let way = trying.way(table, &trying.tried);
    if !table.by_script {
        return Ok(Redirect::to(&way).into_response());
    }
    if !trying.is_made() {
        return Ok(trying.answer(table, None));
    }
    // A script would follow a redirect itself, and the page would be asked for twice.
    Ok(([(LEADS_TO, way)], ()).into_response())
}

/// Says how good the turn is that was tried.
async fn judge(table: &AtTable, trying: &Trying) -> Result<Response, HttpError> {
    let Trying { room, seat, place, tried, .. } = trying;
    let (words, weighed) = (table.visitor.words(), &trying.turn().weighed);
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    let weigh = play.weigh_try((*seat, *place), tried, &weighed.best, weighed.futures);
    let weigh = weigh.ok_or(TableError::NoSuchTurn)?;
    let attempt = table.app.hall.weigh(table.id, table.visitor.client(), weigh).await?;
    let played = after(&*trying.before, *seat, &weighed.played, table)?;
    let game = table.app.hall.games.find(&room.game).map(AnyGame::info);
    let stylesheets = game.as_ref().map(GameInfo::stylesheets).unwrap_or_default();
    let next = trying.all().into_iter().find(|other| other > place);
    let page = trying.draw(table, |page, lesson| {
        verdict(&VerdictScene {
            words,
            title: &isolated(&room.title),
            path: page.address,
            stylesheets: &stylesheets,
            lesson,
            attempt: &attempt,
            tried: &trying.before.in_words(words, *seat, tried),
            reasons: &trying.before.reasons(words, *seat, &attempt.parts),
            again: &trying.way(table, &[]),
            next: next.map(|place| way(&table.address(), *seat, place, &[])).as_deref(),
            boards: [played.board(page, *seat), trying.game.board(page, *seat)],
        })
    });
    Ok(Html(page.into_string()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is tried survives the way through an address.
    #[test]
    fn ways_can_be_read() {
        let tried = ["take 1+2", "write 9¾ b4", "done"].map(str::to_owned);
        let way = way("/table/x", Seat::new(1), 8, &tried);
        assert_eq!(way, "/table/x/learn/2/9/take_1+2,write_9%C2%BE_b4,done");
        assert_eq!(read("take_1+2,write_9¾_b4,done").unwrap(), tried);
        assert_eq!(read("-").unwrap(), Vec::<String>::new());
        assert_eq!(read(&"done,".repeat(100)), Err(TableError::NoSuchTurn));
    }
}
