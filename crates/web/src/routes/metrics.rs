//! What the server counts, as text for Prometheus.
//!
//! It is for those who have the operator's token or the one for metrics, and for programs on this
//! computer that no proxy stands before.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use store::Histogram;

use super::{App, HttpError};
use crate::latency::Latency;
use crate::process;
use crate::prometheus::MetricsText;
use crate::visitor::bearer;

/// Where they are.
pub(super) const PATH: &str = "/metrics";

/// Figures are counted in microseconds.
const MICROSECONDS: f64 = 1e6;

/// What a proxy adds to a request that it passes on.
const FORWARDED: [&str; 5] =
    ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"];

pub(super) async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    match may_read(&app, peer.ip(), &headers) {
        Ok(true) => {
            let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
            ([(header::CONTENT_TYPE, kind)], text(&app).await).into_response()
        }
        Ok(false) => (
            StatusCode::UNAUTHORIZED,
            [(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"))],
            "metrics need a token (Authorization: Bearer TOKEN), or a connection from the same \
             computer without a proxy\n",
        )
            .into_response(),
        Err(failure) => {
            let (status, why) = (failure.status(), failure.message());
            (status, failure.retry_after(), format!("{why}\n")).into_response()
        }
    }
}

fn may_read(app: &App, peer: IpAddr, headers: &HeaderMap) -> Result<bool, HttpError> {
    let forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    if peer.to_canonical().is_loopback() && !forwarded {
        return Ok(true);
    }
    let tokens = [&app.front.admin_token, &app.front.metrics_token];
    let Some(given) = bearer(headers) else { return Ok(false) };
    let address = app.front.origin_of(peer, headers);
    let is_right = || tokens.into_iter().flatten().any(|token| token.is(given));
    app.failed_tries.check(address, is_right).map_err(HttpError::TooOften)
}

async fn text(app: &App) -> String {
    let mut text = MetricsText::default();
    text.info(
        "faubourg_build_info",
        "The version that runs.",
        &[("version", env!("CARGO_PKG_VERSION"))],
    );
    requests(app, &mut text);
    connections(app, &mut text);
    tables(app, &mut text);
    log(app, &mut text).await;
    thinking(app, &mut text);
    process_itself(app, &mut text);
    text.finish()
}

fn requests(app: &App, text: &mut MetricsText) {
    let latencies = app.latencies.read();
    let labels: Vec<_> =
        latencies.iter().map(|it| [("route", &*it.route), ("status", it.status)]).collect();
    text.histogram(
        "faubourg_request_seconds",
        "Time until the answer to a request began.",
        MICROSECONDS,
        labels.iter().map(|labels| &labels[..]).zip(latencies.iter().map(|it| &it.times)),
    );
    let failed = latencies.iter().filter(|it| it.status == "5xx").map(Latency::total).sum::<u64>();
    text.counter("faubourg_errors_total", "Requests that the server failed to answer.", failed);
    let counted = app.limits.counted();
    let limited = "that came too often and were answered 429.";
    text.counter(
        "faubourg_limited_reads_total",
        &format!("Requests to read {limited}"),
        counted.refused_reads,
    );
    text.counter(
        "faubourg_limited_changes_total",
        &format!("Requests to change something {limited}"),
        counted.refused_changes,
    );
    text.counter(
        "faubourg_limited_streams_total",
        "Streams that were one too many and were answered 429.",
        counted.refused_streams,
    );
    text.counter(
        "faubourg_blocked_requests_total",
        "Requests of clients that the operator has blocked.",
        app.blocked_requests.load(Relaxed),
    );
}

fn connections(app: &App, text: &mut MetricsText) {
    let connections = &app.connections;
    text.gauge("faubourg_connections", "Open connections.", connections.open.load(Relaxed));
    text.counter(
        "faubourg_refused_connections_total",
        "Connections that were one too many.",
        connections.refused.load(Relaxed),
    );
    text.counter(
        "faubourg_cut_connections_total",
        "Connections that were cut because the client took too long.",
        connections.cut.load(Relaxed),
    );
    let streams = app.limits.counted().streams;
    text.gauge("faubourg_streams", "Open streams of news.", streams);
}

fn tables(app: &App, text: &mut MetricsText) {
    let (tables, watchers) = app.hall.crowd();
    text.gauge("faubourg_tables_in_memory", "Tables in memory.", tables);
    text.gauge("faubourg_watchers", "Streams that watch a table.", watchers);
    let damaged = app.hall.set_aside().len();
    text.gauge("faubourg_damaged_tables", "Tables that are set aside.", damaged);
}

/// How long something took, counted in microseconds.
fn times(text: &mut MetricsText, name: &str, about: &str, counts: &Histogram) {
    text.histogram(name, about, MICROSECONDS, [(&[][..], counts)]);
}

async fn log(app: &App, text: &mut MetricsText) {
    let store = app.hall.store();
    let log = store.counters();
    text.counter("faubourg_log_events_total", "Events written to the log.", log.events);
    text.counter("faubourg_log_commits_total", "Commits of the log.", log.commits);
    text.counter(
        "faubourg_log_lost_races_total",
        "Changes that were decided again because another server was first.",
        log.taken,
    );
    text.counter(
        "faubourg_log_failed_total",
        "Changes that could not be written, or perhaps not.",
        log.failed,
    );
    text.gauge("faubourg_log_waiting", "Changes that wait to be written.", log.waiting);
    let waited = "Time that changes waited until they were durable.";
    times(text, "faubourg_log_wait_seconds", waited, &log.waits);
    text.histogram(
        "faubourg_log_batch_size",
        "Changes that shared a commit.",
        1.0,
        [(&[][..], &log.shared)],
    );
    let space = app.space.ask(store).await;
    if let Some(used) = space.used {
        text.gauge("faubourg_database_bytes", "Size of the database.", used);
    }
    if let Some(left) = space.left {
        text.gauge("faubourg_disk_left_bytes", "Room left on the disk of the database.", left);
    }
}

fn thinking(app: &App, text: &mut MetricsText) {
    let load = app.hall.thinkers.load();
    text.gauge("faubourg_thinking", "Thoughts of bots under way.", load.running);
    text.gauge(
        "faubourg_thinking_waiting",
        "Thoughts of bots that someone waits for.",
        load.waiting,
    );
    text.gauge(
        "faubourg_thinking_waiting_unwatched",
        "Thoughts of bots that wait at tables without anyone present.",
        load.waiting_unwatched,
    );
    text.counter("faubourg_thoughts_total", "Thoughts of bots, hints included.", load.thoughts);
    text.counter(
        "faubourg_refused_hints_total",
        "Hints that were one too many and were answered 429.",
        load.refused_hints,
    );
    let waited = "Time that thoughts waited for their turn at tables where someone is present.";
    times(text, "faubourg_thinking_wait_seconds", waited, &load.waits);
    times(text, "faubourg_thinking_seconds", "Time that thoughts took.", &load.times);
}

fn process_itself(app: &App, text: &mut MetricsText) {
    let usage = process::usage();
    if let Some(cpu) = usage.cpu {
        let seconds = cpu.as_secs_f64();
        text.counter("process_cpu_seconds_total", "Time that the process has run.", seconds);
    }
    if let Some(memory) = usage.memory {
        text.gauge("process_resident_memory_bytes", "Memory of the process.", memory);
    }
    if let Some(files) = usage.files {
        text.gauge("process_open_fds", "Open files and connections of the process.", files);
    }
    text.gauge(
        "faubourg_uptime_seconds",
        "Time since the server was started.",
        app.started.elapsed().as_secs(),
    );
}
