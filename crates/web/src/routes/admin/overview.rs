//! The first page, and the notice to everyone.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::Histogram;
use tracing::info;

use super::{AUDIT, PATH, at, now, shown};
use crate::pages::admin::overview::{OverviewScene, overview};
use crate::pages::admin::{NOTHING, ago, bytes, percent, time};
use crate::process;
use crate::routes::{App, HttpError};
use crate::site_notice::{MOST_LETTERS, SiteNotice};
use crate::table_error::TableError;
use crate::visitor::Visitor;
use crate::words::{Words, say};

pub(super) async fn page(State(app): State<App>, visitor: Visitor) -> Response {
    show(&app, &visitor, None).await
}

async fn show(app: &App, visitor: &Visitor, refused: Option<(&str, &str)>) -> Response {
    let words = visitor.words();
    let notice = app.notice.current().clone();
    let scene = OverviewScene {
        words,
        now: now(),
        notice: notice.text(),
        refused,
        load: &load(app, words).await,
        thinking: &thinking(app, words),
        set_aside: &app.hall.set_aside(),
        log: &app.front.recent_log.lines(),
    };
    shown(&overview(&scene)).into_response()
}

/// What everyone is to be told; nothing takes the notice away.
#[derive(Debug, Deserialize)]
pub(super) struct Announcing {
    #[serde(default)]
    text: String,
}

pub(super) async fn notice(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Announcing>,
) -> Result<Response, HttpError> {
    let new = if form.text.is_empty() {
        SiteNotice::default()
    } else if let Some(new) = SiteNotice::new(&form.text) {
        new
    } else {
        let why = say!(visitor.words(), "admin-notice-bad", most = MOST_LETTERS);
        let page = show(&app, &visitor, Some((&form.text, &why))).await;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let (store, set) = (app.hall.store(), new.clone());
    app.notice.edit(store, |notice| *notice = set).await.map_err(TableError::from)?;
    let address = visitor.client().address;
    info!(target: AUDIT, %address, text = new.text(), "the notice to everyone was set");
    Ok(Redirect::to(PATH).into_response())
}

/// How much this server has to do.
async fn load(app: &App, words: &Words) -> Vec<(String, String)> {
    let latencies = app.latencies.read();
    let requests = |class: &str| {
        let of_class = latencies.iter().filter(|it| class.is_empty() || it.status == class);
        of_class.map(|it| it.times.total()).sum::<u64>().to_string()
    };
    let counted = app.limits.counted();
    let limited = [counted.refused_reads, counted.refused_changes, counted.refused_streams];
    let (tables, watchers) = app.hall.crowd();
    let log = app.hall.store().counters();
    let space = app.space.ask(app.hall.store()).await;
    let usage = process::usage();
    let size = |known: Option<u64>| {
        known.map_or_else(|| words.say("admin-unknown"), |known| bytes(words, known))
    };
    let cpu = usage.cpu.map(|cpu| time(words, cpu));
    let figure = |id, value| (words.say(id), value);
    vec![
        figure("admin-load-uptime", ago(words, now(), at(app.started))),
        figure("admin-load-requests", requests("")),
        figure("admin-load-refused", requests("4xx")),
        figure("admin-load-failed", requests("5xx")),
        figure("admin-load-limited", limited.map(|count| count.to_string()).join(" / ")),
        figure("admin-load-blocked", app.blocked_requests.load(Relaxed).to_string()),
        figure("admin-load-connections", app.connections.open.load(Relaxed).to_string()),
        figure("admin-load-streams", counted.streams.to_string()),
        figure("admin-load-in-memory", tables.to_string()),
        figure("admin-load-watchers", watchers.to_string()),
        figure("admin-load-events", log.events.to_string()),
        figure("admin-load-wait", average(words, &log.waits)),
        figure("admin-load-slow", percent(words, within(&log.waits, 25_000), log.waits.total())),
        figure("admin-load-write-failed", log.failed.to_string()),
        figure("admin-load-database", size(space.used)),
        figure("admin-load-left", size(space.left)),
        figure("admin-load-memory", size(usage.memory)),
        figure("admin-load-cpu", cpu.unwrap_or_else(|| words.say("admin-unknown"))),
    ]
}

fn thinking(app: &App, words: &Words) -> Vec<(String, String)> {
    let load = app.hall.thinkers.load();
    let figure = |id, value| (words.say(id), value);
    vec![
        figure("admin-thinking-running", load.running.to_string()),
        figure("admin-thinking-waiting", load.waiting.to_string()),
        figure("admin-thinking-unwatched", load.waiting_unwatched.to_string()),
        figure("admin-thinking-thoughts", load.thoughts.to_string()),
        figure("admin-thinking-time", average(words, &load.times)),
        figure("admin-thinking-wait", average(words, &load.waits)),
        figure("admin-thinking-refused", load.refused_hints.to_string()),
    ]
}

/// The average of times in microseconds.
fn average(words: &Words, times: &Histogram) -> String {
    match times.sum.checked_div(times.total()) {
        Some(average) => time(words, Duration::from_micros(average)),
        None => NOTHING.to_owned(),
    }
}

/// How many figures were at most so large; `most` is one of the bounds.
fn within(histogram: &Histogram, most: u64) -> u64 {
    let buckets = histogram.bounds.iter().zip(&histogram.counts);
    buckets.take_while(|(bound, _)| **bound <= most).map(|(_, count)| count).sum()
}
