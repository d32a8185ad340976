//! What a store promises, told once and run on both databases.

#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

mod kill;
mod postgres;
mod postgres_server;
mod sqlite;
mod stories;
mod tls;
mod upkeep;

use std::ops::RangeInclusive;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use store::{Change, Changes, Store, TableId};
use tokio::runtime::Runtime;

/// A chapter of the story.
type Story = fn(Place) -> Pin<Box<dyn Future<Output = ()>>>;

/// Names the stories of a file, so that both databases run the same list.
macro_rules! list {
    ($($name:ident),* $(,)?) => {
        pub(crate) const ALL: &[(&str, crate::Story)] =
            &[$((stringify!($name), |place| Box::pin($name(place)))),*];
    };
}
use list;

/// Where a story takes place: a database of its own, empty at the start, that it may open as often
/// as it likes.
#[derive(Clone)]
struct Place(String);

impl Place {
    async fn open(&self) -> Store {
        Store::open(&self.0).await.expect("the database can be opened")
    }

    /// Two machines on one database; on SQLite, which serves one machine, the same one twice.
    async fn open_two(&self) -> [Arc<Store>; 2] {
        let one = Arc::new(self.open().await);
        let two = if one.is_shared() { Arc::new(self.open().await) } else { Arc::clone(&one) };
        [one, two]
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Runs every story in a place of its own, and fails with the names of those that failed.
fn tell_all(mut place: impl FnMut(&str) -> Place) {
    let runtime = runtime();
    let mut failed = Vec::new();
    for &(name, story) in stories::ALL.iter().chain(upkeep::ALL) {
        let place = place(name);
        let told = AssertUnwindSafe(|| runtime.block_on(story(place)));
        if std::panic::catch_unwind(told).is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "stories that failed, see above: {failed:?}");
}

/// Events that say which number they are.
fn bodies(range: RangeInclusive<u64>) -> Vec<String> {
    range.map(|number| format!(r#"{{"move":{number}}}"#)).collect()
}

/// The bodies of a table after a number; their numbers must be consecutive.
async fn read(store: &Store, table: TableId, after: u64) -> Vec<String> {
    let events = store.read(table, after).await.unwrap();
    for (event, expected) in events.iter().zip(after.saturating_add(1)..) {
        assert_eq!(event.number, expected);
    }
    events.into_iter().map(|event| event.body).collect()
}

/// Waits until a table is announced up to a number; anything else may be announced before.
async fn hear(changes: &mut Changes, table: TableId, number: u64) {
    hear_that(changes, |change| {
        matches!(change, Change::Appended { table: t, last } if t == table && last >= number)
    })
    .await;
}

/// Waits for news of some kind; anything else may be announced before.
async fn hear_that(changes: &mut Changes, wanted: impl Fn(Change) -> bool) {
    let heard = async {
        while let Some(change) = changes.next().await {
            if wanted(change) {
                return;
            }
        }
        panic!("the news ended too early");
    };
    tokio::time::timeout(Duration::from_secs(20), heard).await.expect("the change is announced");
}
