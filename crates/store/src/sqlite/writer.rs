//! Writing: one thread, one transaction for everything that waits.

use std::collections::HashMap;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::edits;
use super::presence::Presence;
use crate::changes::Announcer;
use crate::edit::Edit;
use crate::queue::{Append, Batch, Batches, Verdict};
use crate::{TableId, Unavailable, clock};

/// How many events may be fresh before they are settled: enough that a table has several of them,
/// few enough that looking through them takes no time.
const FRESH: usize = 4096;

/// It changes when another process has written.
const VERSION: &str = "PRAGMA data_version";

const WRITE: &str = "INSERT INTO fresh (table_id, number, at, body) VALUES (?1, ?2, ?3, ?4)";

const LAST_SETTLED: &str = "SELECT coalesce(max(number), 0) FROM settled WHERE table_id = ?1";

const ALL_FRESH: &str = "SELECT table_id, max(number), count(*) FROM fresh GROUP BY table_id";

/// A number that is there already would violate the primary key: nothing is written over.
const SETTLE: &str = "
    INSERT INTO settled SELECT table_id, number, at, body FROM fresh ORDER BY table_id, number;
    INSERT INTO summaries
        SELECT table_id, max(number), coalesce(max(CASE number WHEN 1 THEN at END), min(at)), max(at)
        FROM fresh WHERE true GROUP BY table_id
        ON CONFLICT (table_id) DO UPDATE
        SET events = excluded.events, changed = max(changed, excluded.changed);
    DELETE FROM fresh;";

/// The only one in this process who writes.
pub(super) struct Writer {
    connection: Connection,
    fresh: Fresh,
    /// The version of the file that `fresh` describes. SQLite changes it when another process
    /// writes; we forget it while a transaction may still be undone.
    version: Option<i64>,
    presence: Presence,
}

/// What is fresh, as a reader of the file would find it.
#[derive(Default)]
struct Fresh {
    events: usize,
    /// The last number of each table that has a fresh event.
    lasts: HashMap<TableId, i64>,
}

impl Writer {
    pub(super) fn new(connection: Connection, presence: Presence) -> Self {
        Self { connection, fresh: Fresh::default(), version: None, presence }
    }

    /// Writes until the store is closed. A failed commit is answered, and the next one tried.
    pub(super) fn run(mut self, mut batches: Batches, announcer: &Announcer) {
        while let Some(mut batch) = batches.blocking_next() {
            let orders = batch.take_orders();
            if !batch.appends.is_empty() {
                let outcome = self.commit(&batch);
                if let Err(reason) = &outcome {
                    tracing::error!(appends = batch.appends.len(), %reason, "a commit failed");
                }
                for change in batch.answer(outcome) {
                    announcer.announce(change);
                }
            }
            for order in orders {
                let outcome = self.edit(&order.edit);
                if let Some(change) = order.answer(outcome) {
                    announcer.announce(change);
                }
            }
            // After the answers: those who wait for this batch need not wait for that.
            if self.fresh.events >= FRESH
                && let Err(error) = self.settle()
            {
                tracing::error!(reason = %Unavailable::from(error), "events were not settled");
            }
        }
        if let Err((_, error)) = self.connection.close() {
            tracing::warn!(reason = %Unavailable::from(error), "the file was not closed cleanly");
        }
    }

    fn commit(&mut self, batch: &Batch) -> Result<Vec<Verdict>, Unavailable> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.presence.check()?;
        // From here on nobody else writes, so what we know stays true.
        let version = transaction.prepare_cached(VERSION)?.query_row([], |row| row.get(0))?;
        if self.version.take() != Some(version) {
            self.fresh = Fresh::find(&transaction)?;
        }
        let at = clock::now();
        let verdicts = batch
            .appends
            .iter()
            .map(|append| self.fresh.write(&transaction, append, at))
            .collect::<rusqlite::Result<_>>()?;
        transaction.commit()?;
        self.version = Some(version);
        // Nothing is answered with success that went into a file nobody will find again.
        self.presence.check()?;
        Ok(verdicts)
    }

    fn edit(&mut self, edit: &Edit) -> Result<u64, Unavailable> {
        // What is fresh is looked up again afterwards.
        self.version = None;
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.presence.check()?;
        let changed = edits::apply(&transaction, edit)?;
        transaction.commit()?;
        self.presence.check()?;
        Ok(changed as u64)
    }

    fn settle(&mut self) -> rusqlite::Result<()> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(SETTLE)?;
        transaction.commit()?;
        self.fresh = Fresh::default();
        Ok(())
    }
}

impl Fresh {
    fn find(transaction: &Transaction<'_>) -> rusqlite::Result<Self> {
        let mut fresh = Self::default();
        let mut statement = transaction.prepare_cached(ALL_FRESH)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            fresh.lasts.insert(super::table(row)?, row.get(1)?);
            fresh.events += row.get::<_, i64>(2)? as usize;
        }
        Ok(fresh)
    }

    fn write(
        &mut self,
        transaction: &Transaction<'_>,
        append: &Append,
        at: i64,
    ) -> rusqlite::Result<Verdict> {
        let table = append.table.as_str();
        let mut last = match self.lasts.get(&append.table) {
            Some(&last) => last,
            None => {
                transaction.prepare_cached(LAST_SETTLED)?.query_row([table], |row| row.get(0))?
            }
        };
        let first = append.first as i64;
        if first <= last {
            return Ok(Verdict::Taken);
        }
        if first > last + 1 {
            return Ok(Verdict::Gap);
        }
        let mut statement = transaction.prepare_cached(WRITE)?;
        for (number, body) in append.events() {
            statement.execute(params![table, number, at, body])?;
            last = number;
        }
        self.lasts.insert(append.table, last);
        self.events += append.bodies.len();
        Ok(Verdict::Written)
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::{AppendError, Limits, TableId, changes::ChangeFeed, queue};

    /// A power cut cannot be tested here; that every commit waits for the disk can.
    #[test]
    fn every_commit_waits_for_the_disk() {
        let folder = TempDir::new().unwrap();
        let connection = super::super::prepare(&folder.path().join("file")).unwrap();
        let setting = |name| -> String {
            connection
                .query_row(&format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"), [], |row| {
                    row.get(0)
                })
                .unwrap()
        };
        assert_eq!(setting("journal_mode"), "wal");
        assert_eq!(setting("synchronous"), "2", "FULL");
        assert_eq!(setting("fullfsync"), "1");
    }

    /// The limit on pages stands in for a disk of that size.
    #[tokio::test]
    async fn a_full_disk_is_said_and_survived() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("file");
        let connection = super::super::prepare(&file).unwrap();
        connection.pragma_update_and_check(None, "max_page_count", 16, |_| Ok(())).unwrap();
        let (queue, batches) = queue::queue(Limits::default());
        let (_feed, announcer) = ChangeFeed::new();
        let writer = Writer::new(connection, Presence::new(&file));
        let writer = std::thread::spawn(move || writer.run(batches, &announcer));

        let table = TableId::random();
        let append = |number, length| queue.append(table, number, vec!["x".repeat(length)]);
        append(1, 100).await.unwrap();
        let Err(AppendError::Unavailable(reason)) = append(2, 100_000).await else {
            panic!("there is no room");
        };
        assert!(reason.to_string().contains("disk is full"), "{reason}");
        append(2, 100).await.expect("a small one still fits");
        let counters = queue.counters();
        assert_eq!((counters.events, counters.failed), (2, 1));
        queue.close().await;
        writer.join().unwrap();
    }
}
