//! Reading: a few connections that are opened when needed and kept.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags, Row, params};
use tokio::sync::Semaphore;

use super::{connect, table};
use crate::store::Database;
use crate::{Count, Event, TableId, TableSummary, Unavailable, sql};

/// How many reads run at once; the others wait.
const CONNECTIONS: usize = 4;

/// The tables that were started last, at most `?1` of them: found by an index over first events,
/// however many events are kept. It goes round the view, which would be looked through as a whole.
const STARTED_LAST: &str = "
    SELECT
        table_id,
        max(
            coalesce((SELECT max(number) FROM settled WHERE table_id = first.table_id), 0),
            coalesce((SELECT max(number) FROM fresh WHERE table_id = first.table_id), 0)
        ),
        at,
        max(
            coalesce((SELECT max(at) FROM settled WHERE table_id = first.table_id), at),
            coalesce((SELECT max(at) FROM fresh WHERE table_id = first.table_id), at)
        )
    FROM (
        SELECT table_id, at FROM events WHERE number = 1 ORDER BY at DESC LIMIT ?1
    ) AS first
    ORDER BY at DESC";

/// Reads on threads where waiting for the disk holds nobody up.
pub(crate) struct Reader {
    file: PathBuf,
    slots: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Reader {
    pub(super) fn new(file: PathBuf) -> Self {
        Self { file, slots: Arc::new(Semaphore::new(CONNECTIONS)), idle: Arc::default() }
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Unavailable> {
        let closed = || Unavailable::because("the store is closed");
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| closed())?;
        let (file, slots, idle) = (self.file.clone(), self.slots.clone(), self.idle.clone());
        let read = move || -> Result<T, Unavailable> {
            let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match kept {
                Some(connection) => connection,
                None => connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)?,
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
