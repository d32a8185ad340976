//! Durable appends per second through the store, beside one bare commit per event on the same
//! disk: only the ratio means anything.
//!
//! `cargo bench -p store`, with the folder to measure in `FAUBOURG_BENCH_DIR` if it is not the
//! disk of the target folder.

#![allow(clippy::print_stdout, reason = "a benchmark prints its results")]
#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

#[path = "../tests/story/postgres_server.rs"]
mod postgres_server;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use postgres_server::PostgresServer;
use store::{Store, TableId};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// How long each figure is measured.
const SPAN: Duration = Duration::from_secs(2);

/// How many tables append at once, each waiting for its answer before the next.
const TABLES: [usize; 4] = [1, 10, 50, 500];

/// As long as a choice in the log of a game.
const BODY: &str = r#"{"seat":1,"choice":"write 7 b4","round":12,"draft":true,"key":"0123456789"}"#;

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    let home = env::var_os("FAUBOURG_BENCH_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")), PathBuf::from);
    let folder = tempfile::tempdir_in(home).expect("a folder on the disk to measure");

    println!("SQLite in {}", folder.path().display());
    let bare = BareSqlite::new(&folder.path().join("bare"));
    let address = format!("sqlite:{}", folder.path().join("grouped").display());
    compare(&runtime, &address, || bare.rate());

    if PostgresServer::installed()
        && let Some(server) = PostgresServer::start()
    {
        println!("\nPostgreSQL on this machine, through a socket");
        let bare = runtime.block_on(BarePostgres::new(&server.create("bare")));
        let address = server.create("grouped");
        compare(&runtime, &address, || runtime.block_on(bare.rate()));
    }
}

/// Prints the store's figures, each beside a bare one of the same minute.
fn compare(runtime: &Runtime, address: &str, bare: impl Fn() -> f64) {
    println!("  tables   bare/s  events/s   ratio  events/commit  p50 ms  p99 ms  CPU µs/event");
    for tables in TABLES {
        let bare = bare();
        let run = runtime.block_on(grouped(address, tables));
        println!(
            "  {tables:>6} {bare:>8.0} {:>9.0} {:>6.1}x {:>14.1} {:>7.2} {:>7.2} {:>13}",
            run.rate,
            run.rate / bare,
            run.per_commit,
            run.p50.as_secs_f64() * 1e3,
            run.p99.as_secs_f64() * 1e3,
            run.cpu.map_or("unknown".into(), |cpu| format!("{:.1}", cpu * 1e6)),
        );
    }
}

struct Run {
    rate: f64,
    per_commit: f64,
    p50: Duration,
    p99: Duration,
    /// Seconds of this process per event, callers and writer together.
    cpu: Option<f64>,
}

async fn grouped(address: &str, tables: usize) -> Run {
    let store = Arc::new(Store::open(address).await.expect("the database opens"));
    let (start, cpu) = (Instant::now(), cpu());
    let mut players = JoinSet::new();
    for _ in 0..tables {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let table = TableId::random();
            let mut waits = Vec::new();
            for number in 1.. {
                let sent = Instant::now();
                store.append(table, number, BODY).await.expect("the event is written");
                waits.push(sent.elapsed());
                if start.elapsed() > SPAN {
                    break;
                }
            }
            waits
        });
    }
    let mut waits = players.join_all().await.concat();
    let (span, cpu) = (start.elapsed(), cpu.zip(self::cpu()).map(|(before, after)| after - before));
    waits.sort_unstable();
    let counters = store.counters();
    store.close().await;
    let events = counters.events as f64;
    Run {
        rate: events / span.as_secs_f64(),
        per_commit: events / counters.commits as f64,
        p50: waits[waits.len() / 2],
        p99: waits[waits.len() * 99 / 100],
        cpu: cpu.map(|seconds| seconds / events),
    }
}

/// The same settings, one commit per event, and nothing around it.
struct BareSqlite(rusqlite::Connection);

impl BareSqlite {
    fn new(file: &Path) -> Self {
        let connection = rusqlite::Connection::open(file).expect("the file opens");
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                 CREATE TABLE events (table_id TEXT, number INTEGER, at INTEGER, body TEXT,
                     PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
            )
            .expect("the table is made");
        Self(connection)
    }

    fn rate(&self) -> f64 {
        let insert = "INSERT INTO events VALUES (?1, ?2, 0, ?3)";
        let mut insert = self.0.prepare(insert).expect("a statement");
        let (table, start) = (TableId::random(), Instant::now());
        let mut count = 0_i64;
        while start.elapsed() < SPAN {
            count += 1;
            insert.execute((table.as_str(), count, BODY)).expect("an event");
        }
        count as f64 / start.elapsed().as_secs_f64()
    }
}

/// One statement, one commit and one round trip per event.
struct BarePostgres(tokio_postgres::Client);

impl BarePostgres {
    async fn new(address: &str) -> Self {
        // Opening it as a store makes the tables.
        Store::open(address).await.expect("the database opens").close().await;
        let (client, connection) =
            tokio_postgres::connect(address, tokio_postgres::NoTls).await.expect("a connection");
        tokio::spawn(connection);
        Self(client)
    }

    async fn rate(&self) -> f64 {
        let insert = "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, 0, $3)";
        let insert = self.0.prepare(insert).await.expect("a statement");
        let (table, start) = (TableId::random(), Instant::now());
        let mut count = 0_i64;
        while start.elapsed() < SPAN {
            count += 1;
            self.0.execute(&insert, &[&table.as_str(), &count, &BODY]).await.expect("an event");
        }
        count as f64 / start.elapsed().as_secs_f64()
    }
}

/// Seconds of processor time of this process, where Linux tells; its clock ticks 100 times a
/// second.
fn cpu() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let after_name = stat.rsplit_once(") ")?.1;
    let mut fields = after_name.split(' ').skip(11).map(|field| field.parse::<f64>().ok());
    Some((fields.next()?? + fields.next()??) / 100.0)
}
