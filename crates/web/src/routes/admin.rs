//! The operator's page: who may see it, and what everything there has in common.
//!
//! It is there only if the server was started with a token for it. The token is typed once; then the
//! browser has a session that ends by itself. Programs send the token (`Authorization: Bearer`).
//! Whatever is done here is written to the log, with the address it came from.

mod clients;
mod overview;
mod tables;

use std::net::SocketAddr;
use std::time::{Duration, Instant, SystemTime};

use axum::extract::{ConnectInfo, RawPathParams, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::Markup;
use serde::Deserialize;
use tracing::info;

use super::http_error::seconds;
use super::{App, HttpError, names_no_table};
use crate::operator_token::{OperatorToken, SESSION};
use crate::pages::admin::sign_in as sign_in_page;
use crate::table_error::TableError;
use crate::visitor::{Visitor, bearer, operator_session};
use crate::words::{Words, say};

/// Where the operator's pages are.
const PATH: &str = "/admin";

/// Lines of the log that tell what operators did; they are written whatever else is.
const AUDIT: &str = "audit";

/// The routes; none without a token.
pub(super) fn router(app: &App) -> Router<App> {
    if app.front.admin_token.is_none() {
        return Router::new();
    }
    let pages = Router::new()
        .route("/", get(overview::page))
        .route("/notice", post(overview::notice))
        .route("/tables", get(tables::list))
        .route("/tables/{id}", get(tables::page))
        .route("/tables/{id}/title", post(tables::retitle))
        .route("/tables/{id}/name", post(tables::erase_name))
        .route("/tables/{id}/restore", post(tables::restore))
        .route("/tables/{id}/remove", post(tables::remove))
        .route("/clients", get(clients::page))
        .route("/block", post(clients::block))
        .route("/unblock", post(clients::unblock))
        .route("/sign-out", post(sign_out))
        // Loading again what only a button leads to leads back.
        .method_not_allowed_fallback(async || Redirect::to(PATH))
        .route_layer(middleware::from_fn(known_table))
        .layer(middleware::from_fn_with_state(app.clone(), operators_only));
    let sign_in = post(sign_in).fallback(async || Redirect::to(PATH));
    Router::new().nest(PATH, pages).route("/admin/sign-in", sign_in)
}

/// A link that cannot be a table's leads to no table.
async fn known_table(params: RawPathParams, request: Request, next: Next) -> Response {
    if names_no_table(&params) {
        return HttpError::from(TableError::NoSuchTable).into_response();
    }
    next.run(request).await
}

/// Whether a path is one of the operator's.
pub(super) fn is_at(path: &str) -> bool {
    path.strip_prefix(PATH).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The token, for routes that are there because there is one.
fn token(app: &App) -> &OperatorToken {
    app.front.admin_token.as_ref().expect("there are no routes without a token")
}

/// Shows everyone else the form to sign in.
async fn operators_only(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let session = operator_session(&app.front, headers);
    let known = session.is_some_and(|session| token(&app).is_session(session));
    if !known {
        let words = visitor.words();
        match bearer(headers).map(|given| try_token(&app, peer, headers, given)) {
            None => return signed_out(words, None),
            Some(Ok(false)) => return signed_out(words, Some(&words.say("admin-wrong"))),
            Some(Err(wait)) => return must_wait(words, wait),
            Some(Ok(true)) => {}
        }
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// Whether a token is right, or how long to wait until one is looked at again. Wrong ones are logged.
fn try_token(
    app: &App,
    peer: SocketAddr,
    headers: &HeaderMap,
    given: &str,
) -> Result<bool, Duration> {
    let address = app.front.origin_of(peer.ip(), headers);
    let right = app.failed_tries.check(address, || token(app).is(given));
    if right == Ok(false) {
        info!(target: AUDIT, %address, "a wrong token");
    }
    right
}

fn signed_out(words: &Words, why: Option<&str>) -> Response {
    (StatusCode::UNAUTHORIZED, shown(&sign_in_page(words, why))).into_response()
}

fn must_wait(words: &Words, wait: Duration) -> Response {
    let failure = HttpError::TooOften(wait);
    let why = say!(words, "admin-wait", seconds = seconds(wait));
    let page = shown(&sign_in_page(words, Some(&why)));
    (StatusCode::TOO_MANY_REQUESTS, failure.retry_after(), page).into_response()
}

/// A token that someone typed.
#[derive(Deserialize)]
struct Typed {
    token: String,
}

async fn sign_in(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let words = visitor.words();
    match try_token(&app, peer, &headers, &typed.token) {
        Err(wait) => must_wait(words, wait),
        Ok(false) => signed_out(words, Some(&words.say("admin-wrong"))),
        Ok(true) => {
            info!(target: AUDIT, address = %visitor.client().address, "an operator signed in");
            let session = token(&app).open_session();
            (visitor.operate(&session, SESSION), Redirect::to(PATH)).into_response()
        }
    }
}

async fn sign_out(visitor: Visitor) -> Response {
    info!(target: AUDIT, address = %visitor.client().address, "an operator signed out");
    (visitor.operate("", Duration::ZERO), Redirect::to("/")).into_response()
}

/// What a form sends to say that it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Confirm {
    Yes,
}

/// A form that sends nothing else.
#[derive(Debug, Deserialize)]
struct Confirming {
    confirm: Option<Confirm>,
}

fn shown(page: &Markup) -> Html<String> {
    Html(page.clone().into_string())
}

/// The present in milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// A moment in the past in milliseconds since 1970.
fn at(moment: Instant) -> i64 {
    now() - moment.elapsed().as_millis() as i64
}
