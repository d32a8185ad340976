//! The same for programs: JSON, documented by `OpenAPI` at `/api/openapi.json`.
//!
//! A program plays as a person does: it opens a table or sits down at one, gets a token, and sends
//! it with every request (`Authorization: Bearer TOKEN`). A program that asks too often is answered
//! 429 and told in `Retry-After` how many seconds to wait.

mod document;

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::HttpBody;
use axum::extract::{FromRequest, FromRequestParts, Path, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{Route, any, get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::TableId;
use tabletop::{Seat, Seed, Settings};
use tower::{Layer, Service};
use utoipa::{OpenApi, ToSchema};

use self::document::{
    AnyProblem, BodyProblem, Document, GameResult, ProblemBody, Record, TableProblem, View,
};
use super::{App, HttpError, live, names_no_table, new_seed, table};
use crate::event::Event;
use crate::name::clean_name;
use crate::room::{Room, Step};
use crate::table_error::TableError;
use crate::token::TokenHash;
use crate::visitor::Visitor;

/// The routes; `new_table` guards the one that opens tables.
pub(super) fn router<L>(new_table: L) -> Router<App>
where
    L: Layer<Route> + Clone + Send + Sync + 'static,
    L::Service: Service<Request, Error = Infallible> + Clone + Send + Sync + 'static,
    <L::Service as Service<Request>>::Response: IntoResponse + 'static,
    <L::Service as Service<Request>>::Future: Send + 'static,
{
    Router::new()
        .route("/api/openapi.json", get(|| async { Json(Document::openapi()) }))
        .route("/api/games", get(games))
        .route("/api/tables", post(open).layer(new_table))
        .route("/api/tables/{id}", get(state))
        .route("/api/tables/{id}/seats", post(sit))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/seats/{seat}/view", get(view))
        .route("/api/tables/{id}/seats/{seat}/choices", get(choices).post(choose))
        .route("/api/tables/{id}/seats/{seat}/undo", post(undo))
        .route("/api/tables/{id}/seats/{seat}/restart", post(restart))
        .route("/api/tables/{id}/seats/{seat}/hint", post(hint))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/{*rest}", any(nothing_here))
}

async fn nothing_here() -> Response {
    problem(StatusCode::NOT_FOUND, "there is nothing at this address")
}

/// What the address names: a table, or a table and a seat.
struct At<T>(T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(Self(named)),
            Err(rejection) => {
                // A table's name that cannot be one names no table.
                let params = RawPathParams::from_request_parts(parts, state).await;
                Err(if params.is_ok_and(|params| names_no_table(&params)) {
                    Problem(TableError::NoSuchTable.into()).into_response()
                } else {
                    problem(rejection.status(), &rejection.body_text())
                })
            }
        }
    }
}

/// What is JSON already.
fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// A problem that has no other cause than the request itself.
fn problem(status: StatusCode, error: &str) -> Response {
    (status, Json(ProblemBody { error: error.to_owned() })).into_response()
}

/// A failure as a program reads it.
#[derive(Debug)]
pub(super) struct Problem(pub(super) HttpError);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Self(error) = self;
        error.note();
        let body = ProblemBody { error: error.message() };
        (error.status(), error.retry_after(), Json(body)).into_response()
    }
}

impl<E: Into<HttpError>> From<E> for Problem {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

/// A JSON body, or a message that says which field was wrong.
struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => {
                let error = rejection.body_text();
                Err((rejection.status(), Json(ProblemBody { error })).into_response())
            }
        }
    }
}

/// A JSON body that may be missing, or `null`.
struct Optional<T>(T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for Optional<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        if request.body().is_end_stream() {
            return Ok(Self(T::default()));
        }
        let Body(body) = Body::<Option<T>>::from_request(request, state).await?;
        Ok(Self(body.unwrap_or_default()))
    }
}

/// A new table.
#[derive(Deserialize, ToSchema)]
struct NewTable {
    /// The game's name.
    #[schema(example = "welcome")]
    game: String,
    /// What the table is called.
    #[serde(default)]
    title: Option<String>,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Settings,
    /// How many seats it has, bots included.
    seats: usize,
    /// How many of them are bots; they take the last seats.
    #[serde(default)]
    bots: usize,
    /// The level of the bots.
    #[serde(default = "usual_level")]
    level: String,
    /// Whether hints may be asked for.
    #[serde(default = "yes")]
    hints: bool,
    /// What decides the cards: 32 hexadecimal digits. Such a game counts for no diploma; without it
    /// chance decides.
    #[serde(default)]
    #[schema(value_type = Option<String>, pattern = "^[0-9a-f]{32}$")]
    seed: Option<Seed>,
}

fn yes() -> bool {
    true
}

fn usual_level() -> String {
    crate::pages::games::usual_level().to_string()
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
struct Opened {
    /// The table's name in addresses.
    #[schema(value_type = String)]
    table: TableId,
    /// The host's token.
    token: String,
}

/// Open a table. The client that opens it is its host and holds the token that starts it.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, description = "The table is open.", body = Opened),
        AnyProblem, TableProblem, BodyProblem))]
async fn open(
    State(app): State<App>,
    mut visitor: Visitor,
    Body(body): Body<NewTable>,
) -> Result<Response, Problem> {
    let game = app.hall.games.find(&body.game);
    let game = game.ok_or_else(|| TableError::NoSuchGame(body.game.clone()))?;
    let options = game.complete(&body.options, body.seats)?;
    let _: bots::Level =
        body.level.parse().map_err(|_| TableError::NoSuchBot(body.level.clone()))?;
    let title = clean_name(body.title.as_deref().unwrap_or("A table for programs"))?;
    let token = visitor.token().map_err(|_| HttpError::NoSecrets)?;
    let host = token.hash();
    let mut events = vec![Event::Opened {
        game: body.game,
        title,
        options,
        seats: body.seats,
        seed: body.seed.map_or_else(new_seed, Ok)?,
        host,
        hints: body.hints,
        from: None,
        same_cards: body.seed.is_some(),
    }];
    let bots = Seat::all(body.seats).skip(body.seats.saturating_sub(body.bots));
    events.extend(bots.map(|seat| Event::Filled { seat, level: body.level.clone() }));
    super::count_table(&app, &visitor, &events)?;
    let table = app.hall.open(events).await?;
    let opened = Opened { table, token: token.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// A table as everyone may know it.
#[derive(Serialize, ToSchema)]
struct TableState {
    /// It grows with every change that the asker can see. Other players' unfinished turns do not
    /// raise it.
    version: u64,
    /// The game's name.
    game: String,
    /// What the table is called.
    title: String,
    /// Every option.
    #[schema(value_type = Object)]
    options: Settings,
    /// The SHA-256 of the seed, shown before the first card.
    commitment: String,
    /// `open`, `playing` or `over`.
    phase: &'static str,
    /// Rounds and turns that are over.
    settled: u32,
    /// The seats, in order.
    seats: Vec<SeatState>,
    /// The result, once the game is over.
    #[schema(value_type = Option<GameResult>)]
    result: Option<tabletop::ResultLine>,
}

/// A seat as everyone may know it.
#[derive(Serialize, ToSchema)]
struct SeatState {
    /// The name of the player there; empty while it is open.
    name: String,
    /// The level of the bot that chooses for it, if one does.
    bot: Option<String>,
    /// Whether anyone can still sit down there.
    open: bool,
    /// Whether the table waits for it.
    waiting: bool,
}

fn state_of(room: &Room, who: Option<&TokenHash>) -> TableState {
    let play = room.play.as_ref();
    let result = play.and_then(|play| play.result());
    let waiting = play.map(|play| play.waiting_on()).unwrap_or_default();
    TableState {
        version: room.version_for(who),
        game: room.game.clone(),
        title: room.title.clone(),
        options: room.options.clone(),
        commitment: room.seed.commitment().to_string(),
        phase: match (play, &result) {
            (None, _) => "open",
            (Some(_), None) => "playing",
            (Some(_), Some(_)) => "over",
        },
        settled: play.map_or(0, |play| play.checkpoints()),
        seats: Seat::all(room.chairs.len())
            .zip(&room.chairs)
            .map(|(seat, chair)| SeatState {
                name: chair.name.clone(),
                bot: chair.bot.map(|level| level.to_string()),
                open: chair.is_open(),
                waiting: waiting.contains(seat),
            })
            .collect(),
        result,
    }
}

/// Look at a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    security((), ("token" = [])),
    responses((status = 200, description = "The table.", body = TableState), AnyProblem, TableProblem))]
async fn state(
    State(app): State<App>,
    At(id): At<TableId>,
    visitor: Visitor,
) -> Result<Json<TableState>, Problem> {
    let room = app.hall.room(id).await?;
    Ok(Json(state_of(&room, visitor.who.as_ref())))
}

/// Someone who sits down.
#[derive(Deserialize, ToSchema)]
struct Sitting {
    /// The name to be called by.
    name: String,
    /// The seat, counted from 1; any open one when not told.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
struct Seated {
    /// The seat, counted from 1.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The token that plays it.
    token: String,
}

/// Sit down at a table. Without a token one is made; with one, several seats can be played by it.
#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path)),
    request_body = Sitting,
    security((), ("token" = [])),
    responses((status = 201, description = "The seat is yours.", body = Seated),
        AnyProblem, TableProblem, BodyProblem))]
async fn sit(
    State(app): State<App>,
    At(id): At<TableId>,
    mut visitor: Visitor,
    Body(body): Body<Sitting>,
) -> Result<Response, Problem> {
    let token = visitor.token().map_err(|_| HttpError::NoSecrets)?;
    let (name, owner) = (clean_name(&body.name)?, token.hash());
    let changed = app
        .hall
        .apply(id, move |room| {
            let seat = table::seat_to_take(room, body.seat)?;
            let name = room.name_apart(&name);
            Ok(vec![Event::Sat { seat, town: name.clone(), name, owner }])
        })
        .await?;
    let [Event::Sat { seat, .. }] = changed.events[..] else {
        return Err(TableError::NoneOpen.into());
    };
    let answer = Seated { seat, token: token.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// What came of it.
#[derive(Serialize, ToSchema)]
struct Changed {
    /// The version of the table as the asker sees it.
    version: u64,
}

/// Start the game: for the host, when every seat is taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    security(("token" = [])),
    responses((status = 200, description = "The game has begun.", body = Changed),
        AnyProblem, TableProblem))]
async fn start(
    State(app): State<App>,
    At(id): At<TableId>,
    visitor: Visitor,
) -> Result<Json<Changed>, Problem> {
    let who = visitor.who;
    let changed = app.hall.apply(id, move |room| room.start(who.as_ref(), false)).await?;
    Ok(Json(Changed { version: changed.room.version_for(who.as_ref()) }))
}

type OfSeat = At<(TableId, Seat)>;

/// The table, for the owner of this seat.
async fn own_seat(
    app: &App,
    id: TableId,
    seat: Seat,
    visitor: &Visitor,
) -> Result<Arc<Room>, Problem> {
    let room = app.hall.room(id).await?;
    room.own(visitor.who.as_ref(), seat)?;
    app.hall.saw(id, &room, visitor.client());
    Ok(room)
}

/// The seat's view of the game: all it may know. Its form is the game's own.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/view",
    params(("id" = String, Path), ("seat" = u8, Path)),
    security(("token" = [])),
    responses((status = 200, description = "What the seat may know.", body = View),
        AnyProblem, TableProblem))]
async fn view(
    State(app): State<App>,
    At((id, seat)): OfSeat,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = own_seat(&app, id, seat, &visitor).await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    Ok(json(play.view(tabletop::Viewer::Seat(seat))))
}

/// What a seat may choose.
#[derive(ToSchema)]
#[expect(clippy::struct_field_names, reason = "the field is the list of choices in the answer")]
struct Choices {
    /// The version of the table as the seat's owner sees it.
    version: u64,
    /// How many steps the seat has taken: choices and steps back.
    step: u64,
    /// The legal choices in notation; none while the table waits for others.
    #[schema(value_type = Vec<String>, example = json!(["take 1", "take 2"]))]
    choices: String,
}

/// Every choice is answered with this: its list is written once, by the game.
impl IntoResponse for Choices {
    fn into_response(self) -> Response {
        let Self { version, step, choices } = self;
        json(format!(r#"{{"version":{version},"step":{step},"choices":{choices}}}"#))
    }
}

fn choices_of(room: &Room, seat: Seat, who: Option<&TokenHash>) -> Result<Choices, TableError> {
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    Ok(Choices {
        version: room.version_for(who),
        step: room.chair(seat)?.steps,
        choices: play.choices(seat),
    })
}

/// List the legal choices of a seat.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/choices",
    params(("id" = String, Path), ("seat" = u8, Path)),
    security(("token" = [])),
    responses((status = 200, description = "What the seat may choose.", body = Choices),
        AnyProblem, TableProblem))]
async fn choices(
    State(app): State<App>,
    At((id, seat)): OfSeat,
    visitor: Visitor,
) -> Result<Choices, Problem> {
    let room = own_seat(&app, id, seat, &visitor).await?;
    Ok(choices_of(&room, seat, visitor.who.as_ref())?)
}

/// A choice, or several in a row.
#[derive(Deserialize, ToSchema)]
struct Choosing {
    /// In notation; several, such as a whole turn, are separated by commas. They happen together or
    /// not at all.
    #[schema(example = "take 2, write 7 b4, done")]
    choice: String,
    /// The `step` that the first choice follows, as the last answer told it. A request that is sent
    /// again because its answer got lost then happens once; one that is out of date is refused.
    #[serde(default)]
    step: Option<u64>,
}

/// A step back.
#[derive(Default, Deserialize, ToSchema)]
struct Stepping {
    /// The `step` to take back, as the last answer told it; see the choice.
    #[serde(default)]
    step: Option<u64>,
}

/// Make a choice. It is durable before the answer comes; the answer lists what may follow.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/choices",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Choosing,
    security(("token" = [])),
    responses((status = 200, description = "Done; what may follow.", body = Choices),
        AnyProblem, TableProblem, BodyProblem))]
async fn choose(
    State(app): State<App>,
    At(of): OfSeat,
    visitor: Visitor,
    Body(body): Body<Choosing>,
) -> Result<Choices, Problem> {
    let choices = body.choice.split(',').map(|choice| Step::Choose(choice.trim().to_owned()));
    take_steps(app, of, visitor, choices.collect(), body.step).await
}

async fn take_steps(
    app: App,
    (id, seat): (TableId, Seat),
    visitor: Visitor,
    steps: Vec<Step>,
    expected: Option<u64>,
) -> Result<Choices, Problem> {
    let (who, words) = (visitor.who, visitor.words());
    let changed = app
        .hall
        .change(id, move |room| room.take_steps(who.as_ref(), seat, &steps, expected, words));
    let room = changed.await?.room;
    app.hall.saw(id, &room, visitor.client());
    Ok(choices_of(&room, seat, who.as_ref())?)
}

/// Take the last choice back.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/undo",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Option<Stepping>,
    security(("token" = [])),
    responses((status = 200, description = "Done; what may follow.", body = Choices),
        AnyProblem, TableProblem, BodyProblem))]
async fn undo(
    State(app): State<App>,
    At(of): OfSeat,
    visitor: Visitor,
    Optional(body): Optional<Stepping>,
) -> Result<Choices, Problem> {
    take_steps(app, of, visitor, vec![Step::Undo], body.step).await
}

/// Take back every choice of the round.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/restart",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Option<Stepping>,
    security(("token" = [])),
    responses((status = 200, description = "Done; what may follow.", body = Choices),
        AnyProblem, TableProblem, BodyProblem))]
async fn restart(
    State(app): State<App>,
    At(of): OfSeat,
    visitor: Visitor,
    Optional(body): Optional<Stepping>,
) -> Result<Choices, Problem> {
    take_steps(app, of, visitor, vec![Step::Restart], body.step).await
}

/// A turn that the best bot thought of.
#[derive(Serialize, ToSchema)]
struct HintedTurn {
    /// The choices left in the turn, in notation.
    #[schema(example = json!(["take 2", "write 7 b4", "done"]))]
    choices: Vec<String>,
    /// How many points less than the best turn it brings, as far as one can tell; points that an
    /// opponent gains count half.
    behind: f64,
    /// The points to expect at the end of the game, in the order of the game's categories.
    parts: Vec<f64>,
    /// The points the best of the others may expect then; alone, none.
    rival: f64,
}

/// What the best bot would do in the seat's place, and the next best turns: the best first. None
/// while the table waits for others. Takes about a second.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hint",
    params(("id" = String, Path), ("seat" = u8, Path)),
    security(("token" = [])),
    responses((status = 200, description = "The best turns.", body = Vec<HintedTurn>),
        AnyProblem, TableProblem))]
async fn hint(
    State(app): State<App>,
    At((id, seat)): OfSeat,
    visitor: Visitor,
) -> Result<Json<Vec<HintedTurn>>, Problem> {
    let hint = app.hall.hint(id, seat, visitor.client()).await?;
    let turns = hint.iter().map(|turn| HintedTurn {
        choices: turn.choices.clone(),
        behind: turn.behind,
        parts: turn.parts.clone(),
        rival: turn.rival,
    });
    Ok(Json(turns.collect()))
}

/// The record of a finished game, from which it replays bit for bit.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, description = "The record.", body = Record),
        AnyProblem, TableProblem))]
async fn record(State(app): State<App>, At(id): At<TableId>) -> Result<Response, Problem> {
    let record = table::finished_record(&*app.hall.room(id).await?)?;
    Ok(json(record))
}

/// A stream of server-sent events named `version`: the table changed, and its number is the data.
/// Events named `notice` tell what the operator has to say to everyone, as a string of JSON.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path)),
    security((), ("token" = [])),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream"),
        AnyProblem, TableProblem))]
async fn events(
    app: State<App>,
    At(id): At<TableId>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    Ok(live::stream(&app, id, &visitor, live::Listening::default()).await?.into_response())
}

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
struct GameState {
    /// The name to open tables with.
    name: &'static str,
    /// The name on the box.
    title: &'static str,
    /// The fewest and the most seats.
    #[schema(value_type = Vec<usize>, min_items = 2, max_items = 2)]
    seats: (usize, usize),
    /// The options with their values, the default first told.
    options: Vec<OptionState>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionState {
    name: &'static str,
    about: &'static str,
    expected: String,
    default: &'static str,
}

/// List the games with their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = Vec<GameState>), AnyProblem))]
async fn games(State(app): State<App>) -> Json<Vec<GameState>> {
    let games = app.hall.games.iter().map(|game| {
        let info = game.info();
        GameState {
            name: info.name,
            title: info.title,
            seats: (*info.seats.start(), *info.seats.end()),
            options: (info.options.iter())
                .map(|spec| OptionState {
                    name: spec.name,
                    about: spec.about,
                    expected: spec.expected(),
                    default: spec.default,
                })
                .collect(),
        }
    });
    Json(games.collect())
}
