//! A line in the log for each request, without what is secret: a seat's own link is in its address,
//! so only the pattern of the address is written.

use std::net::SocketAddr;
use std::time::Instant;

use axum::body::HttpBody as _;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use tracing::info;

use super::App;

pub(super) async fn log(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let method = known(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let address = app.front.origin_of(peer.ip(), request.headers());
    let response = next.run(request).await;
    info!(
        target: "access",
        method,
        route = route.as_ref().map_or("-", MatchedPath::as_str),
        status = response.status().as_u16(),
        // Until the answer begins: a stream has no end.
        ms = start.elapsed().as_secs_f64() * 1e3,
        bytes = response.body().size_hint().exact(),
        %address,
    );
    response
}

/// A method may be any word of any length.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
