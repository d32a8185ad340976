//! Writing: one thread, one transaction for everything that waits.

use rusqlite::{CachedStatement, Connection, TransactionBehavior, params};

use crate::changes::Announcer;
use crate::queue::{Append, Batch, Batches, Verdict};
use crate::{Unavailable, clock, sql};

/// Event `$2`, unless it exists or the one before it does not.
const FIRST: &str = "
    INSERT INTO events (table_id, number, at, body)
    SELECT $1, $2, $3, $4
    WHERE $2 = 1 OR EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND number = $2 - 1)
    ON CONFLICT DO NOTHING";

/// An event after one that was written just now, and so cannot exist.
const NEXT: &str = "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4)";

/// Writes until the store is closed. A failed commit is answered, and the next one tried.
pub(super) fn run(mut connection: Connection, mut batches: Batches, announcer: &Announcer) {
    while let Some(batch) = batches.blocking_next() {
        let outcome = commit(&mut connection, &batch).map_err(Unavailable::from);
        if let Err(reason) = &outcome {
            tracing::error!(appends = batch.appends.len(), %reason, "a commit failed");
        }
        for change in batch.answer(outcome) {
            announcer.announce(change);
        }
    }
    if let Err((_, error)) = connection.close() {
        tracing::warn!(reason = %Unavailable::from(error), "the file was not closed cleanly");
    }
}

fn commit(connection: &mut Connection, batch: &Batch) -> rusqlite::Result<Vec<Verdict>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let verdicts = {
        let mut writer = Writer {
            at: clock::now(),
            first: transaction.prepare_cached(FIRST)?,
            next: transaction.prepare_cached(NEXT)?,
            exists: transaction.prepare_cached(sql::EXISTS)?,
        };
        batch.appends.iter().map(|append| writer.write(append)).collect::<Result<_, _>>()?
    };
    transaction.commit()?;
    Ok(verdicts)
}

struct Writer<'a> {
    at: i64,
    first: CachedStatement<'a>,
    next: CachedStatement<'a>,
    exists: CachedStatement<'a>,
}

impl Writer<'_> {
    /// A conflict on the first event leaves nothing behind, and the later ones meet none: where a
    /// number is free, so are all above it, because the events of a table have no gaps.
    fn write(&mut self, append: &Append) -> rusqlite::Result<Verdict> {
        let table = append.table.as_str();
        for (index, (number, body)) in append.events().enumerate() {
            let statement = if index == 0 { &mut self.first } else { &mut self.next };
            if statement.execute(params![table, number, self.at, body])? == 0 {
                let taken = self.exists.query_row(params![table, number], |row| row.get(0))?;
                return Ok(if taken { Verdict::Taken } else { Verdict::Gap });
            }
        }
        Ok(Verdict::Written)
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::{AppendError, TableId, changes::Board, queue};

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
        let connection = super::super::prepare(&folder.path().join("file")).unwrap();
        connection.pragma_update_and_check(None, "max_page_count", 8, |_| Ok(())).unwrap();
        let (queue, batches) = queue::queue();
        let (_board, announcer) = Board::new();
        let writer = std::thread::spawn(move || run(connection, batches, &announcer));

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
