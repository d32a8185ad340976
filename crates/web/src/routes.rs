//! Which address does what.
//!
//! GET changes nothing: link previews fetch links. Whatever changes something is a form.

mod access;
mod admin;
mod again;
mod analysis;
mod api;
mod at_table;
mod companion;
mod diploma;
mod health;
mod http_error;
mod install;
mod learn;
mod live;
mod metrics;
mod notice_place;
mod onward;
mod push;
mod site;
mod table;
mod yours;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, RawPathParams, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use store::TableId;
use tabletop::Seed;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;
use tracing::debug;

use crate::assets;
use crate::blocks::Blocks;
use crate::capacity::Capacity;
use crate::database_space::DatabaseSpace;
use crate::event::Event;
use crate::failed_tries::FailedTries;
use crate::front::Front;
use crate::hall::Hall;
use crate::latency::{Latencies, Measure};
use crate::limits::Limits;
use crate::listen::Counters;
use crate::pages::notice::{Notice, notice};
use crate::recent_clients::{Asked, RecentClients};
use crate::shared_setting::{RELOAD, SharedSetting};
use crate::site_notice::SiteNotice;
use crate::visitor::Visitor;
use crate::words::Language;

use self::health::Readiness;
pub(crate) use self::http_error::HttpError;

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
    started: Instant,
    latencies: Arc<Latencies>,
    space: DatabaseSpace,
    /// Wrong tokens of operators.
    failed_tries: FailedTries,
    /// Only where there is an operator to look at them.
    clients: Option<RecentClients>,
    blocks: SharedSetting<Blocks>,
    blocked_requests: AtomicU64,
    notice: SharedSetting<SiteNotice>,
}

impl App {
    pub(crate) fn new(hall: Arc<Hall>, front: Front, capacity: Capacity) -> Self {
        Self(Arc::new(Inner {
            hall,
            limits: Limits::new(front.allowance, &capacity),
            connections: Arc::default(),
            readiness: Readiness::default(),
            started: Instant::now(),
            latencies: Arc::default(),
            space: DatabaseSpace::default(),
            failed_tries: FailedTries::default(),
            clients: front.admin_token.is_some().then(RecentClients::default),
            blocks: SharedSetting::default(),
            blocked_requests: AtomicU64::new(0),
            notice: SharedSetting::default(),
            front,
        }))
    }

    /// Reads what operators have set for all servers.
    pub(crate) async fn reload_settings(&self) -> Result<(), store::Unavailable> {
        self.blocks.reload(self.hall.store()).await?;
        self.notice.reload(self.hall.store()).await
    }

    /// Keeps reading it: an operator may have changed it through another server.
    pub(crate) async fn follow_settings(self) {
        loop {
            tokio::time::sleep(RELOAD).await;
            if let Err(error) = self.reload_settings().await {
                debug!(%error, "the operator's settings could not be read");
            }
        }
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
fn new_seed() -> Result<Seed, HttpError> {
    let mut seed = Seed([0; 16]);
    getrandom::fill(&mut seed.0).map_err(|_| HttpError::NoSecrets)?;
    Ok(seed)
}

/// Every route, with what protects them.
pub(crate) fn router(app: App) -> Router {
    let new_table = middleware::from_fn_with_state(app.clone(), may_open_table);
    let table = Router::new()
        .route("/", get(table::page))
        .route("/board", get(table::board))
        .route("/events", get(live::events))
        .route("/version", get(live::version))
        .route("/sit", get(site::sit_page).post(table::sit))
        .route("/invite", get(site::invite_page))
        .route("/leave", post(table::leave))
        .route("/fill", post(table::fill))
        .route("/return", post(table::take_over))
        .route("/start", post(again::start))
        .route("/rejoin", post(again::rejoin))
        .route("/seats", post(table::resize))
        .route("/clock", post(again::set_clock))
        .route("/hurry", post(again::hurry))
        .route("/react", post(live::react))
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
        .route("/picture.svg", get(table::picture))
        .route("/replay", get(table::replay))
        .route("/analysis", get(analysis::page))
        .route("/learn", get(learn::first))
        .nest("/learn/{seat}/{turn}/{tried}", learn::router())
        .route("/onward", post(onward::onward).layer(new_table.clone()))
        .route("/again", post(again::again).layer(new_table.clone()))
        .route("/next", get(again::next))
        // Reloading the answer to a button leads back to the table.
        .method_not_allowed_fallback(back_to_table);
    let companion = Router::new()
        .route("/", get(companion::group))
        .route("/join", post(companion::join))
        .route("/plans", get(companion::plans).post(companion::lay))
        .route("/cards", get(companion::cards).post(companion::deal))
        .route("/scores", get(companion::scores))
        .route("/picture.svg", get(companion::picture))
        .route("/again", post(companion::again).layer(new_table.clone()));
    let compression =
        CompressionLayer::new().compress_when(SizeAbove::new(512).and(NotForContentType::SSE));
    // One layer of several: each one of the router's own costs every request an allocation.
    let protection = ServiceBuilder::new()
        .layer(Measure(Arc::clone(&app.latencies)))
        .map_response(with_protecting_headers)
        .layer(middleware::from_fn(take_in))
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
        .route("/companion", get(companion::start).post(companion::open).layer(new_table.clone()))
        .nest("/companion/{id}", companion)
        .route("/rules/{game}", get(site::rules))
        .route("/language", post(site::speak))
        .route("/diploma", get(diploma::first))
        .route("/diploma/{name}", get(diploma::named))
        .route("/diploma/{name}/picture.svg", get(diploma::picture))
        .route("/yours", get(yours::yours))
        .route("/yours/forget", post(yours::forget))
        .route("/comfort", post(site::be_comfortable))
        .route("/yours/history", post(yours::forget_history))
        .route("/yours/diploma", post(yours::delete_diploma))
        .route("/skin", get(site::skins_page).post(site::wear))
        .route("/push/key", get(push::key))
        .route("/push", post(push::subscribe))
        .route("/push/stop", post(push::unsubscribe))
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/sw.js", get(install::worker))
        .route("/offline", get(install::offline))
        .route("/icon/{name}", get(install::icon))
        .route("/preview/{name}", get(install::preview))
        .nest("/table/{id}", table)
        .merge(api::router(new_table))
        .route("/assets/{name}", get(asset))
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route(metrics::PATH, get(metrics::metrics))
        .merge(admin::router(&app))
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

/// Whether the table in an address cannot be one.
fn names_no_table(params: &RawPathParams) -> bool {
    params.iter().any(|(name, value)| name == "id" && value.parse::<TableId>().is_err())
}

/// Nothing from anywhere else, and nothing written in the page itself runs.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src \
    'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
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

async fn nothing_here(visitor: Visitor) -> Response {
    let page = notice(visitor.words(), Notice::NotFound, None);
    (StatusCode::NOT_FOUND, Html(page.into_string())).into_response()
}

/// Finds out once who asks, holds them to what one client may ask for, and tells people why when
/// something did not happen. Every page gets what the operator has to tell everyone.
async fn meet(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = Visitor::of(&app.front, peer.ip(), request.headers());
    let language = visitor.language;
    let back = table_of(request.uri().path());
    // Only scripts and programs ask these; they read what is wrong as it is.
    let program = ["/api/", "/push"].iter().any(|start| request.uri().path().starts_with(start));
    let response = if let Err(error) = may_ask(&app, &visitor, &request) {
        refuse(error, request, language).await
    } else {
        request.extensions_mut().insert(visitor);
        let mut response = next.run(request).await;
        match response.extensions_mut().remove::<Arc<HttpError>>() {
            None if !program && is_unread(&response) => {
                let why = language.words().say("notice-unread");
                let page = notice(language.words(), Notice::Refused(&why), back.as_deref());
                (response.status(), Html(page.into_string())).into_response()
            }
            None => response,
            Some(error) => shown(&error, language, back.as_deref()),
        }
    };
    notice_place::fill(&app.notice, response).await
}

/// Whether a form could not be read, and the answer says why in words for programmers.
fn is_unread(response: &Response) -> bool {
    let about_form = matches!(
        response.status(),
        StatusCode::BAD_REQUEST
            | StatusCode::PAYLOAD_TOO_LARGE
            | StatusCode::UNSUPPORTED_MEDIA_TYPE
            | StatusCode::UNPROCESSABLE_ENTITY
    );
    let kind = response.headers().get(header::CONTENT_TYPE);
    about_form && kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// Whether a client may ask for this now.
fn may_ask(app: &App, visitor: &Visitor, request: &Request) -> Result<(), HttpError> {
    let (client, path) = (visitor.client(), request.uri().path());
    let is_change = !request.method().is_safe();
    if !is_change && costs_nothing(path) {
        return Ok(());
    }
    // An operator who has blocked their own address can still let themselves in.
    let allowed = if app.blocks.current().stop(client) && !admin::is_at(path) {
        app.blocked_requests.fetch_add(1, Relaxed);
        Err(HttpError::Blocked)
    } else {
        let limits = &app.limits;
        let allowed = if is_change { limits.change(client) } else { limits.read(client) };
        allowed.map_err(HttpError::TooOften)
    };
    if let Some(clients) = &app.clients {
        let asked = match allowed {
            Err(_) => Asked::Refused,
            Ok(()) if is_change => Asked::Changed,
            Ok(()) => Asked::Read,
        };
        clients.note(client, asked);
    }
    allowed
}

/// What is read from memory: files of pages, and what machines look at.
fn costs_nothing(path: &str) -> bool {
    path.starts_with(assets::FOLDER)
        || [health::ALIVE, health::READY, metrics::PATH].contains(&path)
}

/// The page of the table that an address belongs to, if it is another one than that.
fn table_of(path: &str) -> Option<String> {
    let (id, _) = path.strip_prefix("/table/")?.split_once('/')?;
    Some(address(id.parse().ok()?))
}

/// The page that tells a person why. If they were at a table, it leads back there.
fn shown(error: &HttpError, language: Language, back: Option<&str>) -> Response {
    let page = Html(error.page(language.words(), back).into_string());
    (error.status(), error.retry_after(), page).into_response()
}

/// New tables are counted more strictly than other changes: they are kept for ever.
async fn may_open_table(
    State(app): State<App>,
    visitor: Visitor,
    mut request: Request,
    next: Next,
) -> Response {
    if let Err(wait) = app.limits.open_table(visitor.client()) {
        return refuse(HttpError::TooOften(wait), request, visitor.language).await;
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// Counts a table that is about to be opened: how many there are, and how much each brings along,
/// such as a data file.
fn count_table(app: &App, visitor: &Visitor, events: &[Event]) -> Result<(), HttpError> {
    let length = |event| serde_json::to_string(event).map_or(0, |text| text.len());
    let bytes = events.iter().map(length).sum();
    app.limits.keep_table(visitor.client(), bytes).map_err(HttpError::TooManyTables)
}

/// Takes the whole body in before anything is decided. If a request is refused before its body has
/// come, the connection is cut, and the client may never read why. Bodies of unknown or too large a
/// size are left to the limit on bodies.
async fn take_in(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let size = body.size_hint().exact().unwrap_or(0);
    if size == 0 || size > LARGEST_BODY as u64 {
        return next.run(Request::from_parts(parts, body)).await;
    }
    match axum::body::to_bytes(body, LARGEST_BODY).await {
        Ok(bytes) => next.run(Request::from_parts(parts, bytes.into())).await,
        // The client went away in the middle of it.
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// Tells people and programs why, each in their way.
async fn refuse(error: HttpError, request: Request, language: Language) -> Response {
    // Only scripts and programs ask these; they read what is wrong as it is.
    let program = ["/api/", "/push"].iter().any(|start| request.uri().path().starts_with(start));
    // What was sent is taken in, or the connection would be cut before the answer is read.
    let _ = axum::body::to_bytes(request.into_body(), LARGEST_BODY).await;
    if program { api::Problem(error).into_response() } else { shown(&error, language, None) }
}
