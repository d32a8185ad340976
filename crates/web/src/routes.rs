//! Which address does what.
//!
//! GET changes nothing: link previews fetch links. Whatever changes something is a form.

mod api;
mod live;
mod site;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::{Path, RawPathParams, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use store::TableId;
use tabletop::Seed;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::error;

use crate::assets;
use crate::hall::{Hall, Trouble};
use crate::pages::notice::{Notice, notice};
use crate::room::Denied;
use crate::visitor::Visitor;

/// The largest form or JSON body, in bytes: a table with a hundred names.
const LARGEST_BODY: usize = 64 * 1024;
/// Streams open at once, over all tables.
const MOST_STREAMS: usize = 10_000;

/// What every route can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    /// True once the server is shutting down.
    pub(crate) closing: watch::Receiver<bool>,
    pub(crate) streams: Places,
}

impl App {
    pub(crate) fn new(hall: Arc<Hall>, closing: watch::Receiver<bool>) -> Self {
        Self { hall, closing, streams: Places(Arc::new(AtomicUsize::new(0))) }
    }
}

/// A limited number of places; a place is free again when it is dropped.
#[derive(Clone)]
pub(crate) struct Places(Arc<AtomicUsize>);

impl Places {
    fn enter(&self) -> Option<Place> {
        let place = Place(Arc::clone(&self.0));
        (self.0.fetch_add(1, Ordering::Relaxed) < MOST_STREAMS).then_some(place)
    }

    fn taken(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
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
    let table = Router::new()
        .route("/", get(table::page))
        .route("/board", get(table::board))
        .route("/events", get(live::events))
        .route("/sit", get(site::sit_page).post(table::sit))
        .route("/leave", post(table::leave))
        .route("/fill", post(table::fill))
        .route("/return", post(table::take_over))
        .route("/start", post(table::start))
        .route("/choose", post(table::choose))
        .route("/undo", post(table::undo))
        .route("/restart", post(table::restart))
        .route("/link", post(table::link))
        .route("/continue/{secret}", get(table::offer_to_continue).post(table::continue_here))
        .route("/record", get(table::record))
        .route("/replay", get(table::replay))
        .route("/again", post(table::again))
        .route_layer(middleware::from_fn(known_table));
    let compression =
        CompressionLayer::new().compress_when(SizeAbove::new(512).and(NotForContentType::SSE));
    Router::new()
        .route("/", get(site::home))
        .route("/new", get(site::new_table))
        .route("/tables", post(site::open_table))
        .route("/join", get(site::join))
        .route("/language", post(site::speak))
        .nest("/table/{id}", table)
        .nest("/api", api::router())
        .route("/assets/{name}", get(asset))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(nothing_here)
        .layer(middleware::from_fn(tell_people))
        .layer(compression)
        .layer(CsrfLayer::new())
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(header_layer(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header_layer(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header_layer(header::REFERRER_POLICY, "same-origin"))
        .layer(header_layer(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header_layer(HeaderName::from_static("permissions-policy"), PERMISSIONS))
        .layer(header_layer(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .with_state(app)
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

fn header_layer(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some((media_type, bytes)) => {
            // The name changes with the content.
            let forever = "public, max-age=31536000, immutable";
            let headers = [(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, forever)];
            (headers, bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn healthz(State(app): State<App>) -> Response {
    match app.hall.store().tables(1).await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

async fn metrics(State(app): State<App>) -> String {
    let (tables, watchers) = app.hall.crowd();
    let streams = app.streams.taken();
    let log = app.hall.store().counters();
    format!(
        "# TYPE faubourg_tables_in_memory gauge\nfaubourg_tables_in_memory {tables}\n\
         # TYPE faubourg_watchers gauge\nfaubourg_watchers {watchers}\n\
         # TYPE faubourg_streams gauge\nfaubourg_streams {streams}\n\
         # TYPE faubourg_log_events_total counter\nfaubourg_log_events_total {}\n\
         # TYPE faubourg_log_commits_total counter\nfaubourg_log_commits_total {}\n",
        log.events, log.commits
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
    TooManyStreams,
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
                    Denied::NotYours(_) | Denied::HostOnly => StatusCode::FORBIDDEN,
                    Denied::NoChoice(_)
                    | Denied::Options(_)
                    | Denied::BadName
                    | Denied::NoSuchGame(_)
                    | Denied::NoSuchBot(_)
                    | Denied::NoSuchSeat(_) => StatusCode::UNPROCESSABLE_ENTITY,
                    Denied::SeatTaken(_)
                    | Denied::NoneOpen
                    | Denied::SeatsOpen(_)
                    | Denied::Begun
                    | Denied::NotBegun
                    | Denied::NotOver => StatusCode::CONFLICT,
                };
                (status, denied.to_string())
            }
            Self::Trouble(trouble @ Trouble::Log(_)) => {
                error!(%trouble, "the log failed");
                (StatusCode::SERVICE_UNAVAILABLE, "the server could not save; try again".to_owned())
            }
            Self::TooManyStreams => {
                (StatusCode::TOO_MANY_REQUESTS, "too many streams are open".to_owned())
            }
            Self::NoSecrets => {
                (StatusCode::SERVICE_UNAVAILABLE, "no random numbers to be had".to_owned())
            }
        }
    }
}

/// For people, in the language of the page they came from: the handlers do not know it, so a
/// layer puts it in.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, _) = self.told();
        (status, Extension(Arc::new(self))).into_response()
    }
}

/// Draws the page that tells a person why.
async fn tell_people(visitor: Visitor, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(failure) = response.extensions_mut().remove::<Arc<Failure>>() else { return response };
    let words = visitor.words();
    let page = match &*failure {
        Failure::Trouble(Trouble::Denied(Denied::NoSuchTable)) => {
            notice(words, Notice::NoTable, None)
        }
        Failure::Trouble(Trouble::Denied(denied)) => {
            notice(words, Notice::Refused(&denied.in_words(words)), None)
        }
        Failure::TooManyStreams => notice(words, Notice::TooMany, None),
        Failure::Trouble(Trouble::Log(_)) | Failure::NoSecrets => {
            notice(words, Notice::Trouble, None)
        }
    };
    (response.status(), Html(page.into_string())).into_response()
}
