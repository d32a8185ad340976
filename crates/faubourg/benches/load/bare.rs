//! What the machine does with less: a handler of axum and nothing else, a commit and nothing else.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use axum::Json;
use axum::routing::post;
use axum::serve::ListenerExt as _;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::connection::Connection;
use crate::pinned::Core;
use crate::tables::Wait;

/// With this argument the benchmark is the bare server.
pub(crate) const ARGUMENT: &str = "--bare-axum";

/// As a server answers a choice: what may follow.
const ANSWER: &str = r#"{"version":123,"choices":["write 7 a1","write 7 a2","write 7 a3",
    "write 7 b4","write 7 b5","write 7 c6","write 7 c7","write 7 c8","refuse"]}"#;
/// As a player sends one.
const CHOICE: &str = r#"{"choice":"write 7 b4"}"#;

/// Answers every post alike.
pub(crate) fn serve() -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        println!("http://{}", listener.local_addr()?);
        std::io::stdout().flush()?;
        let handler = |Json(_): Json<Value>| async {
            ([(axum::http::header::CONTENT_TYPE, "application/json")], ANSWER)
        };
        let router = axum::Router::new().route("/", post(handler));
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        Ok(axum::serve(listener, router).await?)
    })
}

/// Asks the bare server on as many connections as there are tables.
pub(crate) async fn ask(
    address: SocketAddr,
    connections: usize,
    until: Instant,
) -> Result<Vec<Wait>> {
    let mut clients = JoinSet::new();
    for _ in 0..connections {
        clients.spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut waits = Vec::new();
            while Instant::now() < until {
                let sent = Instant::now();
                let answer = connection.ask("POST", "/", "", CHOICE).await?;
                anyhow::ensure!(answer.len() == ANSWER.len(), "the answer is as long as expected");
                waits.push(Wait { sent, answer: sent.elapsed(), event: sent.elapsed() });
            }
            Ok::<_, anyhow::Error>(waits)
        });
    }
    let mut all = Vec::new();
    while let Some(waits) = clients.join_next().await {
        all.extend(waits??);
    }
    Ok(all)
}

/// Commits of one row each, on the core of the server, with the settings of the server.
pub(crate) fn commits_per_second(file: &Path, span: Duration) -> Result<f64> {
    let connection = rusqlite::Connection::open(file).context("the file opens")?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         CREATE TABLE events (table_id TEXT, number INTEGER, at INTEGER, body TEXT,
             PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    )?;
    let mut insert = connection.prepare("INSERT INTO events VALUES (?1, ?2, 0, ?3)")?;
    Core::Server.take_this_process()?;
    let start = Instant::now();
    let mut count = 0_u32;
    while start.elapsed() < span {
        count += 1;
        insert.execute(("0123456789abcdefghjkmnpqrs", count, CHOICE))?;
    }
    Ok(f64::from(count) / start.elapsed().as_secs_f64())
}
