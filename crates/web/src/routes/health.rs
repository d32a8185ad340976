//! What a machine asks that looks after the server.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::App;

/// Where one asks whether the process is alive: if not, it should be started again.
pub(super) const ALIVE: &str = "/healthz";
/// Where one asks whether requests can be answered: if not, they should go elsewhere.
pub(super) const READY: &str = "/readyz";

/// How long the log may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How much room the disk must have, in bytes.
const LEAST_SPACE: u64 = 4 << 20;
/// How long an answer is good: however many ask, the log is asked this seldom.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// What was last found out.
#[derive(Default)]
pub(super) struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

/// Touches nothing that could hang.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

pub(super) async fn ready(State(app): State<App>) -> Response {
    let mut last = app.readiness.0.lock().await;
    let fresh = last.as_ref().filter(|(when, _)| when.elapsed() < GOOD_FOR);
    let found = if let Some((_, found)) = fresh {
        found.clone()
    } else {
        let found = try_log(&app).await;
        *last = Some((Instant::now(), found.clone()));
        found
    };
    match found {
        Ok(()) => "ready\n".into_response(),
        Err(why) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n")).into_response()
        }
    }
}

/// Whether tables can be kept now, and if not, why.
async fn try_log(app: &App) -> Result<(), String> {
    let write = async {
        app.hall.store().check_writable().await?;
        app.hall.store().free_space().await
    };
    match timeout(PATIENCE, write).await {
        // The proof itself needs little room, and a table needs more.
        Ok(Ok(Some(left))) if left < LEAST_SPACE => {
            Err(format!("the disk is full: {left} bytes left"))
        }
        Ok(answer) => answer.map(drop).map_err(|error| error.to_string()),
        Err(_) => Err(format!("the log does not answer within {} s", PATIENCE.as_secs())),
    }
}
