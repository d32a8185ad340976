//! Reading: a few connections that are opened when needed and kept.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::presence::Presence;
use super::{beside, connect, table};
use crate::store::Database;
use crate::{Count, Event, Limits, TableId, TableSummary, Unavailable, sql};

/// How many reads run at once; the others wait.
const CONNECTIONS: usize = 4;

/// The tables that were started last, at most `?1` of them: first events are found by an index,
/// however many events are kept.
const STARTED_LAST: &str = "
    SELECT table_id, max(events), max(started) AS begun, max(changed)
    FROM (
        SELECT table_id, events, started, changed
        FROM (SELECT table_id FROM settled WHERE number = 1 ORDER BY at DESC LIMIT ?1)
            JOIN summaries USING (table_id)
        UNION ALL
        SELECT table_id, max(number), max(CASE number WHEN 1 THEN at END), max(at) FROM fresh
        GROUP BY table_id
    )
    GROUP BY table_id HAVING begun IS NOT NULL ORDER BY begun DESC LIMIT ?1";

/// At most `?2` tables after the name `?1`, by name. A page of summaries together with all that is
/// fresh has every line that belongs on the page.
const BY_NAME: &str = "
    SELECT table_id, max(events), coalesce(max(started), min(changed)), max(changed)
    FROM (
        SELECT * FROM (
            SELECT table_id, events, started, changed FROM summaries
            WHERE table_id > ?1 ORDER BY table_id LIMIT ?2
        )
        UNION ALL
        SELECT table_id, max(number), max(CASE number WHEN 1 THEN at END), max(at) FROM fresh
        WHERE table_id > ?1 GROUP BY table_id
    )
    GROUP BY table_id ORDER BY table_id LIMIT ?2";

/// The tables with fresh events, each with what its summary adds, and `newest`, when it changed.
macro_rules! fresh_tables {
    () => {
        "
        SELECT
            recent.table_id,
            recent.events,
            coalesce(recent.started, summaries.started, recent.changed),
            max(recent.changed, coalesce(summaries.changed, recent.changed)) AS newest
        FROM (
            SELECT table_id, max(number) AS events, max(CASE number WHEN 1 THEN at END) AS started,
                max(at) AS changed
            FROM fresh GROUP BY table_id
        ) AS recent LEFT JOIN summaries USING (table_id)"
    };
}

/// At most `?4` tables that were changed at `?1` or later, by the time of the change and name;
/// only those after the table `?3` changed at `?2`.
const BY_CHANGE: &str = concat!(
    "
    SELECT * FROM (
        SELECT table_id, events, started, changed FROM summaries
        WHERE changed >= ?1 AND (changed, table_id) > (?2, ?3)
            AND table_id NOT IN (SELECT table_id FROM fresh)
        ORDER BY changed, table_id LIMIT ?4
    )
    UNION ALL
    SELECT * FROM (",
    fresh_tables!(),
    "
        WHERE newest >= ?1 AND (newest, recent.table_id) > (?2, ?3)
    )
    ORDER BY 4, 1 LIMIT ?4"
);

/// At most `?3` tables by the time of their last change, newest first; only those before the table
/// `?2` changed at `?1`.
const CHANGED_LAST: &str = concat!(
    "
    SELECT * FROM (
        SELECT table_id, events, started, changed FROM summaries
        WHERE (changed, table_id) < (?1, ?2)
            AND table_id NOT IN (SELECT table_id FROM fresh)
        ORDER BY changed DESC, table_id DESC LIMIT ?3
    )
    UNION ALL
    SELECT * FROM (",
    fresh_tables!(),
    "
        WHERE (newest, recent.table_id) < (?1, ?2)
    )
    ORDER BY 4 DESC, 1 DESC LIMIT ?3"
);

/// Reads on threads where waiting for the disk holds nobody up.
pub(crate) struct Reader {
    file: PathBuf,
    presence: Presence,
    limits: Limits,
    slots: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Reader {
    pub(super) fn new(file: PathBuf, presence: Presence, limits: Limits) -> Self {
        let slots = Arc::new(Semaphore::new(CONNECTIONS));
        Self { file, presence, limits, slots, idle: Arc::default() }
    }

    /// Reads, and gives up on a disk that does not answer; the thread that hangs then keeps its
    /// place among those that may read.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Unavailable> {
        let limit = self.limits.statement;
        timeout(limit, self.run_to_the_end(work)).await.unwrap_or_else(|_| {
            Err(Unavailable::because(format!("the disk did not answer within {limit:?}")))
        })
    }

    async fn run_to_the_end<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Unavailable> {
        let closed = || Unavailable::because("the store is closed");
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| closed())?;
        let (file, presence) = (self.file.clone(), self.presence.clone());
        let (slots, idle) = (self.slots.clone(), self.idle.clone());
        let read = move || -> Result<T, Unavailable> {
            let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = if let Some(connection) = kept {
                connection
            } else {
                // Another file in its place would answer for this one.
                presence.check_file()?;
                connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)?
            };
            let result = work(&connection)?;
            // After an error, or once the store is closed, the connection is dropped instead.
            let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
            if !slots.is_closed() {
                idle.push(connection);
            }
            drop(slot);
            Ok(result)
        };
        tokio::task::spawn_blocking(read).await.map_err(|error| Unavailable::chain(&error))?
    }
}

#[async_trait::async_trait]
impl Database for Reader {
    async fn read(&self, table: TableId, after: u64) -> Result<Vec<Event>, Unavailable> {
        let Ok(after) = i64::try_from(after) else {
            return Ok(Vec::new());
        };
        self.run(move |connection| {
            connection
                .prepare_cached(sql::READ)?
                .query_map(params![table.as_str(), after], event)?
                .collect()
        })
        .await
    }

    async fn tables(&self, limit: u32) -> Result<Vec<TableSummary>, Unavailable> {
        self.run(move |connection| {
            connection.prepare_cached(STARTED_LAST)?.query_map([limit], summary)?.collect()
        })
        .await
    }

    async fn count(&self) -> Result<Count, Unavailable> {
        self.run(|connection| {
            connection
                .prepare_cached(sql::COUNT)?
                .query_row([], |row| Ok(Count { tables: whole(row, 0)?, events: whole(row, 1)? }))
        })
        .await
    }

    async fn tables_after(
        &self,
        cursor: &str,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let cursor = cursor.to_owned();
        self.run(move |connection| {
            connection
                .prepare_cached(BY_NAME)?
                .query_map(params![cursor, limit], summary)?
                .collect()
        })
        .await
    }

    async fn changed_since(
        &self,
        at: i64,
        cursor: (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        self.run(move |connection| {
            connection
                .prepare_cached(BY_CHANGE)?
                .query_map(params![at, cursor.0, cursor.1, limit], summary)?
                .collect()
        })
        .await
    }

    async fn changed_last(
        &self,
        cursor: (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        self.run(move |connection| {
            connection
                .prepare_cached(CHANGED_LAST)?
                .query_map(params![cursor.0, cursor.1, limit], summary)?
                .collect()
        })
        .await
    }

    async fn get_setting(&self, key: &str) -> Result<Option<String>, Unavailable> {
        let key = key.to_owned();
        self.run(move |connection| {
            connection
                .prepare_cached(sql::GET_SETTING)?
                .query_row([key], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn size(&self) -> Result<u64, Unavailable> {
        let files = [self.file.clone(), beside(&self.file, "-wal")];
        // The log written ahead comes and goes.
        let [file, wal] = files.map(|file| file.metadata().map(|metadata| metadata.len()));
        let file = file.map_err(|error| Unavailable::chain(&error))?;
        Ok(file + wal.unwrap_or(0))
    }

    async fn free_space(&self) -> Result<Option<u64>, Unavailable> {
        #[cfg(unix)]
        {
            let disk =
                rustix::fs::statvfs(&self.file).map_err(|error| Unavailable::chain(&error))?;
            Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
        }
        #[cfg(not(unix))]
        Ok(None)
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn close(&self) {
        self.slots.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn event(row: &Row<'_>) -> rusqlite::Result<Event> {
    Ok(Event { number: whole(row, 0)?, at: row.get(1)?, body: row.get(2)? })
}

fn summary(row: &Row<'_>) -> rusqlite::Result<TableSummary> {
    Ok(TableSummary {
        table: table(row)?,
        events: whole(row, 1)?,
        started: row.get(2)?,
        changed: row.get(3)?,
    })
}

/// SQLite knows signed numbers only; ours are never negative.
fn whole(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(i64::cast_unsigned)
}
