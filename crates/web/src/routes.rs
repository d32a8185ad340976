//! Which address does what.
//!
//! GET changes nothing: link previews fetch links. Whatever changes something is a form.

mod access;
mod api;
mod health;
mod live;
mod site;
mod table;
mod yours;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, RawPathParams, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use maud::Markup;
use store::TableId;
use tabletop::Seed;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;
use tracing::error;

use crate::assets;
use crate::capacity::Capacity;
use crate::event::Event;
use crate::front::Front;
use crate::hall::{Hall, Trouble};
use crate::limits::Limits;
use crate::listen::Counters;
use crate::pages::notice::{Notice, notice};
use crate::room::Denied;
use crate::thinking::Busy;
use crate::visitor::Visitor;
use crate::words::{Language, Words};

use self::health::Readiness;

/// The largest form or JSON body, in bytes: a table with a hundred names.
const LARGEST_BODY: usize = 64 * 1024;

/// What every route can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) hall: Arc<Hall>,
    pub(crate) front: Front,
    pub(crate) limits: Limits,
    pub(crate) connections: Arc<Counters>,
    readiness: Readiness,
}

impl App {
    pub(crate) fn new(hall: Arc<Hall>, front: Front, capacity: Capacity) -> Self {
        let limits = Limits::new(front.allowance, &capacity);
        let (connections, readiness) = (Arc::default(), Readiness::default());
        Self(Arc::new(Inner { hall, front, limits, connections, readiness }))
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// The address of a table.
fn address(id: TableId) -> String {
    format!("/table/{id}")
}

/// A seed nobody can guess.
fn new_seed() -> Result<Seed, Failure> {
    let mut seed = Seed([0; 16]);
    getrandom::fill(&mut seed.0).map_err(|_| Failure::NoSecrets)?;
    Ok(seed)
}

/// Every route, with what protects them.
pub(crate) fn router(app: App) -> Router {
    let new_table = middleware::from_fn_with_state(app.clone(), may_open_table);
    let table = Router::new()
        .route("/", get(table::page))
        .route("/board", get(table::board))
        .route("/events", get(live::events))
        .route("/sit", get(site::sit_page).post(table::sit))
        .route("/invite", get(site::invite_page))
        .route("/leave", post(table::leave))
        .route("/fill", post(table::fill))
        .route("/return", post(table::take_over))
        .route("/start", post(table::start))
        .route("/seats", post(table::resize))
        .route("/choose", post(table::choose))
        .route("/undo", post(table::undo))
        .route("/restart", post(table::restart))
        .route("/hint", post(table::hint))
        .route("/link", post(table::link))
        .route("/revoke", post(table::revoke))
        .route("/delete", post(yours::delete))
        .route("/anonymous", post(yours::be_anonymous))
        .route("/continue/{secret}", get(table::offer_to_continue).post(table::continue_here))
        .route("/record", get(table::record))
        .route("/replay", get(table::replay))
        .route("/again", post(table::again).layer(new_table.clone()))
        // Whoever loads again what only a button leads to is back at the table.
        .method_not_allowed_fallback(back_to_table)
        .route_layer(middleware::from_fn(known_table));
    let compression =
        CompressionLayer::new().compress_when(SizeAbove::new(512).and(NotForContentType::SSE));
    // One layer of several: each one of the router's own costs every request an allocation.
    let protection = ServiceBuilder::new()
        .map_response(with_protecting_headers)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CsrfLayer::new())
        .layer(compression)
        .layer(middleware::from_fn_with_state(app.clone(), meet));
    let access_log = app.front.access_log;
    let log = middleware::from_fn_with_state(app.clone(), access::log);
    let router = Router::new()
        .route("/", get(site::home))
        .route("/new", get(site::new_table))
        .route("/tables", post(site::open_table).layer(new_table.clone()))
        .route("/join", get(site::join))
        .route("/rules/{game}", get(site::rules))
        .route("/language", post(site::speak))
        .route("/yours", get(yours::yours))
        .route("/yours/forget", post(yours::forget))
        .route("/skin", get(site::skins_page).post(site::wear))
        .nest("/table/{id}", table)
        .merge(api::router(new_table))
        .route("/assets/{name}", get(asset))
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route(METRICS, get(metrics))
        .fallback(nothing_here)
        .layer(protection);
    // Only where it is wanted: it costs every request an allocation.
    let router = if access_log { router.layer(log) } else { router };
    router.with_state(app)
}

/// Some of these addresses name more than the table.
async fn back_to_table(params: RawPathParams) -> Response {
    let id = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.parse::<TableId>());
    match id {
        Some(Ok(id)) => Redirect::to(&address(id)).into_response(),
        _ => StatusCode::METHOD_NOT_ALLOWED.into_response(),
    }
}

/// A link that cannot be a table's leads to no table.
async fn known_table(params: RawPathParams, request: Request, next: Next) -> Response {
    if names_no_table(&params) {
        return Failure::from(Denied::NoSuchTable).into_response();
    }
    next.run(request).await
}

/// Whether the table in an address cannot be one.
fn names_no_table(params: &RawPathParams) -> bool {
    params.iter().any(|(name, value)| name == "id" && value.parse::<TableId>().is_err())
}

/// Nothing from anywhere else, and nothing written in the page itself runs.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src \
    'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=()";

/// What every answer forbids.
static PROTECTING: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// For files whose name changes with their content.
const KEEP_FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Everything else belongs to one person at one time.
const KEEP_NOTHING: HeaderValue = HeaderValue::from_static("no-store");
/// What such an answer depends on, beside the address; compression adds its own.
const VARIES: HeaderValue =
    HeaderValue::from_static("accept-language, authorization, cookie, x-faubourg");

fn with_protecting_headers<B>(mut response: axum::http::Response<B>) -> axum::http::Response<B> {
    let headers = response.headers_mut();
    headers.extend(PROTECTING.iter().cloned());
    if headers.get(header::CACHE_CONTROL) != Some(&KEEP_FOREVER) {
        headers.insert(header::CACHE_CONTROL, KEEP_NOTHING);
        headers.append(header::VARY, VARIES);
    }
    response
}

async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some((media_type, bytes)) => {
            let media_type = HeaderValue::from_static(media_type);
            let headers =
                [(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, KEEP_FOREVER)];
            (headers, bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Where counters are.
const METRICS: &str = "/metrics";

async fn metrics(State(app): State<App>) -> String {
    let (tables, watchers) = app.hall.crowd();
    let counted = app.limits.counted();
    let connections = &app.connections;
    let log = app.hall.store().counters();
    let thinking = app.hall.thinkers.load();
    format!(
        "# TYPE faubourg_tables_in_memory gauge\nfaubourg_tables_in_memory {tables}\n\
         # TYPE faubourg_watchers gauge\nfaubourg_watchers {watchers}\n\
         # TYPE faubourg_streams gauge\nfaubourg_streams {}\n\
         # TYPE faubourg_connections gauge\nfaubourg_connections {}\n\
         # TYPE faubourg_refused_connections_total counter\n\
         faubourg_refused_connections_total {}\n\
         # TYPE faubourg_cut_connections_total counter\nfaubourg_cut_connections_total {}\n\
         # TYPE faubourg_limited_reads_total counter\nfaubourg_limited_reads_total {}\n\
         # TYPE faubourg_limited_changes_total counter\nfaubourg_limited_changes_total {}\n\
         # TYPE faubourg_limited_streams_total counter\nfaubourg_limited_streams_total {}\n\
         # TYPE faubourg_log_events_total counter\nfaubourg_log_events_total {}\n\
         # TYPE faubourg_log_commits_total counter\nfaubourg_log_commits_total {}\n\
         # TYPE faubourg_log_lost_races_total counter\nfaubourg_log_lost_races_total {}\n\
         # TYPE faubourg_thinking gauge\nfaubourg_thinking {}\n\
         # TYPE faubourg_thinking_waiting gauge\nfaubourg_thinking_waiting {}\n\
         # TYPE faubourg_thinking_waiting_unwatched gauge\n\
         faubourg_thinking_waiting_unwatched {}\n\
         # TYPE faubourg_thoughts_total counter\nfaubourg_thoughts_total {}\n\
         # TYPE faubourg_refused_hints_total counter\nfaubourg_refused_hints_total {}\n",
        counted.streams,
        connections.open.load(Relaxed),
        connections.refused.load(Relaxed),
        connections.cut.load(Relaxed),
        counted.refused_reads,
        counted.refused_changes,
        counted.refused_streams,
        log.events,
        log.commits,
        log.taken,
        thinking.running,
        thinking.waiting,
        thinking.waiting_unwatched,
        thinking.thoughts,
        thinking.refused_hints,
    )
}

async fn nothing_here(visitor: Visitor) -> Response {
    let page = notice(visitor.words(), Notice::NotFound, None);
    (StatusCode::NOT_FOUND, Html(page.into_string())).into_response()
}

/// Why a request was not answered as hoped.
#[derive(Debug)]
pub(crate) enum Failure {
    Trouble(Trouble),
    /// The client asks too often, and should wait.
    TooOften(Duration),
    /// The client has too many streams open, and should wait.
    TooManyStreams(Duration),
    /// The client has opened enough tables for today, and should wait.
    TooManyTables(Duration),
    /// The operating system gives no random numbers.
    NoSecrets,
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<Denied> for Failure {
    fn from(denied: Denied) -> Self {
        Self::Trouble(Trouble::Denied(denied))
    }
}

impl Failure {
    /// The status, and what to tell a program.
    pub(crate) fn told(&self) -> (StatusCode, String) {
        match self {
            Self::Trouble(Trouble::Denied(denied)) => {
                let status = match denied {
                    Denied::NoSuchTable | Denied::NoSuchRound | Denied::BadLink => {
                        StatusCode::NOT_FOUND
                    }
                    Denied::NotYours(_) | Denied::HostOnly | Denied::NoHints => {
                        StatusCode::FORBIDDEN
                    }
                    Denied::TooManyMoves | Denied::NoMoreUndo(_) => StatusCode::FORBIDDEN,
                    Denied::NoChoice(_)
                    | Denied::Options(_)
                    | Denied::BadName
                    | Denied::NoSuchGame(_)
                    | Denied::NoSuchBot(_)
                    | Denied::NoSuchSkin(_)
                    | Denied::NoSuchSeat(_) => StatusCode::UNPROCESSABLE_ENTITY,
                    Denied::SeatTaken(_)
                    | Denied::NoneOpen
                    | Denied::SeatsOpen(_)
                    | Denied::TooFewSeats(_)
                    | Denied::Begun
                    | Denied::Outdated { .. }
                    | Denied::Present(_)
                    | Denied::StillPlayed
                    | Denied::NotBegun
                    | Denied::NotOver => StatusCode::CONFLICT,
                };
                (status, denied.to_string())
            }
            Self::Trouble(trouble @ Trouble::Log(_)) => {
                error!(%trouble, "the log failed");
                (StatusCode::SERVICE_UNAVAILABLE, "the server could not save; try again".to_owned())
            }
            // It was logged when the table was set aside.
            Self::Trouble(Trouble::Damaged(_)) => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "the log of this table is damaged: the table is set aside until the operator \
                 restores it"
                    .to_owned(),
            ),
            Self::Trouble(Trouble::Busy(busy)) => (StatusCode::TOO_MANY_REQUESTS, busy.to_string()),
            Self::TooOften(wait) => (
                StatusCode::TOO_MANY_REQUESTS,
                format!("too many requests at once: wait {} s and try again", seconds(*wait)),
            ),
            Self::TooManyTables(wait) => (
                StatusCode::TOO_MANY_REQUESTS,
                format!("too many tables were opened today: wait {} s", seconds(*wait)),
            ),
            Self::TooManyStreams(_) => {
                (StatusCode::TOO_MANY_REQUESTS, "too many streams are open: close some".to_owned())
            }
            Self::NoSecrets => {
                (StatusCode::SERVICE_UNAVAILABLE, "no random numbers to be had".to_owned())
            }
        }
    }
}

impl Failure {
    /// When to try again, if waiting helps.
    pub(crate) fn retry_after(&self) -> Option<[(HeaderName, HeaderValue); 1]> {
        match self {
            Self::TooOften(wait)
            | Self::TooManyStreams(wait)
            | Self::TooManyTables(wait)
            | Self::Trouble(Trouble::Busy(Busy { wait })) => {
                Some([(header::RETRY_AFTER, seconds(*wait).into())])
            }
            _ => None,
        }
    }

    /// The page that tells a person why.
    fn page(&self, words: &Words) -> Markup {
        match self {
            Self::Trouble(Trouble::Denied(Denied::NoSuchTable)) => {
                notice(words, Notice::NoTable, None)
            }
            Self::Trouble(Trouble::Denied(denied)) => {
                notice(words, Notice::Refused(&denied.in_words(words)), None)
            }
            Self::Trouble(Trouble::Damaged(_)) => notice(words, Notice::Damaged, None),
            Self::TooOften(_) | Self::TooManyStreams(_) | Self::Trouble(Trouble::Busy(_)) => {
                notice(words, Notice::TooMany, None)
            }
            Self::TooManyTables(wait) => {
                let minutes = seconds(*wait).div_ceil(60);
                let why = words.say_with("denied-many-tables", &[("minutes", minutes.into())]);
                notice(words, Notice::Refused(&why), None)
            }
            Self::Trouble(Trouble::Log(_)) | Self::NoSecrets => {
                notice(words, Notice::Trouble, None)
            }
        }
    }
}

/// Whole seconds to wait: at least one.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}

/// For people, in the language of the page they came from: the handlers do not know it, so a
/// layer draws the page.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, _) = self.told();
        (status, Extension(Arc::new(self))).into_response()
    }
}

/// Finds out once who asks, holds them to what one client may ask for, and tells people why when
/// something did not happen.
async fn meet(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = Visitor::of(&app.front, peer.ip(), request.headers());
    let language = visitor.language;
    let allowed = if !request.method().is_safe() {
        app.limits.change(visitor.client())
    } else if costs_nothing(request.uri().path()) {
        Ok(())
    } else {
        app.limits.read(visitor.client())
    };
    if let Err(wait) = allowed {
        return too_often(wait, request, language).await;
    }
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Arc<Failure>>() {
        None => response,
        Some(failure) => shown(&failure, language),
    }
}

/// What is read from memory: files of pages, and what machines look at.
fn costs_nothing(path: &str) -> bool {
    path.starts_with(assets::FOLDER) || [health::ALIVE, health::READY, METRICS].contains(&path)
}

fn shown(failure: &Failure, language: Language) -> Response {
    let page = Html(failure.page(language.words()).into_string());
    (failure.told().0, failure.retry_after(), page).into_response()
}

/// New tables are counted more strictly than other changes: they are kept for ever.
async fn may_open_table(
    State(app): State<App>,
    visitor: Visitor,
    mut request: Request,
    next: Next,
) -> Response {
    if let Err(wait) = app.limits.open_table(visitor.client()) {
        return too_often(wait, request, visitor.language).await;
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// Counts a table that is about to be opened: how many there are, and how much each brings along,
/// such as a data file.
fn count_table(app: &App, visitor: &Visitor, events: &[Event]) -> Result<(), Failure> {
    let length = |event| serde_json::to_string(event).map_or(0, |text| text.len());
    let bytes = events.iter().map(length).sum();
    app.limits.keep_table(visitor.client(), bytes).map_err(Failure::TooManyTables)
}

/// The same for people and for programs, each in their way.
async fn too_often(wait: Duration, request: Request, language: Language) -> Response {
    let failure = Failure::TooOften(wait);
    let program = request.uri().path().starts_with("/api/");
    // What was sent is taken in, or the connection would be cut before the answer is read.
    let _ = axum::body::to_bytes(request.into_body(), LARGEST_BODY).await;
    if program { api::Problem(failure).into_response() } else { shown(&failure, language) }
}
