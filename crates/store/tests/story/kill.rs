//! `kill -9` under load loses no answered event.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use store::{Store, TableId};
use tempfile::TempDir;

use crate::{read, runtime};

/// Tells the test, when it runs again as its own child, which database to write to.
const ADDRESS: &str = "FAUBOURG_TEST_APPEND_UNTIL_KILLED";

const TABLES: usize = 16;

/// The child: writes as fast as it can, and prints every event as soon as it is answered.
pub(crate) fn append_until_killed(address: &str) {
    runtime().block_on(async {
        let store = std::sync::Arc::new(Store::open(address).await.unwrap());
        let mut players = tokio::task::JoinSet::new();
        for _ in 0..TABLES {
            let store = std::sync::Arc::clone(&store);
            players.spawn(async move {
                let table = TableId::random();
                for number in 1.. {
                    store.append(table, number, body(table, number)).await.unwrap();
                    let mut stdout = std::io::stdout().lock();
                    writeln!(stdout, "answered {table} {number}").unwrap();
                    stdout.flush().unwrap();
                }
            });
        }
        players.join_all().await;
    });
}

fn body(table: TableId, number: u64) -> String {
    format!("{table} {number} {}", "x".repeat((number * 37 % 400) as usize))
}

/// The parent: kills the child after this many answers, and returns the last answer of each table.
/// `test` is the name of the test that calls `append_until_killed` when `ADDRESS` is set.
pub(crate) fn kill_after(answers: usize, test: &str, address: &str) -> HashMap<TableId, u64> {
    let mut child = Command::new(env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(ADDRESS, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut answered = HashMap::new();
    let mut count = 0;
    // After the kill, what is still in the pipe was answered too.
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some(event) = line.strip_prefix("answered ") else {
            continue;
        };
        // A line that was cut off by the kill is no answer that anybody read.
        let Some((table, number)) = event.split_once(' ') else {
            continue;
        };
        answered.insert(table.parse().unwrap(), number.parse().unwrap());
        count += 1;
        if count == answers {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(count >= answers, "the child stopped by itself after {count} events");
    answered
}

/// The address in the child, nothing in the parent.
pub(crate) fn address() -> Option<String> {
    env::var(ADDRESS).ok()
}

pub(crate) async fn all_there(store: &Store, answered: &HashMap<TableId, u64>) {
    for (&table, &last) in answered {
        let kept = read(store, table, 0).await;
        assert!(kept.len() as u64 >= last, "answered {last}, kept {}", kept.len());
        for (text, number) in kept.iter().zip(1..) {
            assert_eq!(*text, body(table, number));
        }
    }
}

#[test]
fn kill_9_loses_nothing_in_sqlite() {
    if let Some(address) = address() {
        return append_until_killed(&address);
    }
    let folder = TempDir::new().unwrap();
    let address = format!("sqlite:{}", folder.path().join("file").display());
    // The same file again and again: what one kill leaves behind, the next start must stand.
    let mut answered = HashMap::new();
    for answers in [1, 100, 700, 6000] {
        let last = kill_after(answers, "kill::kill_9_loses_nothing_in_sqlite", &address);
        answered.extend(last);
        runtime().block_on(async {
            let store = Store::open(&address).await.unwrap();
            all_there(&store, &answered).await;
            store.close().await;
        });
    }
}
