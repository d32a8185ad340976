//! What a store promises, told once and run on both databases.

#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]
#![allow(clippy::print_stderr, reason = "a skipped test and a failed story are said aloud")]

mod kill;
mod postgres;
mod postgres_server;
mod sqlite;
mod stories;

use std::panic::AssertUnwindSafe;

use store::Store;
use tokio::runtime::Runtime;

/// Where a story takes place: a database of its own, empty at the start, that it may open as often
/// as it likes.
#[derive(Clone)]
struct Place(String);

impl Place {
    async fn open(&self) -> Store {
        Store::open(&self.0).await.expect("the database can be opened")
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Runs every story in a place of its own, and fails with the names of those that failed.
fn tell_all(mut place: impl FnMut(&str) -> Place) {
    let runtime = runtime();
    let mut failed = Vec::new();
    for (name, story) in stories::ALL {
        let place = place(name);
        let told = AssertUnwindSafe(|| runtime.block_on(story(place)));
        if std::panic::catch_unwind(told).is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "stories that failed, see above: {failed:?}");
}
