//! Reading a file as it was at one moment, while its server goes on.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, Row, params};

use super::{cannot_open, connect, schema};
use crate::edit::PROBE;
use crate::snapshot::{CutEntry, Entry, PAGE, Rest, Source};
use crate::{Count, Event, OpenError, Unavailable, sql};

/// The next events after a table `?1` and number `?2`, at most `?3`. The parts are sorted and cut
/// off before they are put together: only what is fresh is looked through as a whole.
const PAGE_OF_EVENTS: &str = "
    SELECT * FROM (
        SELECT table_id, number, at, body FROM settled
        WHERE (table_id, number) > (?1, ?2) ORDER BY table_id, number LIMIT ?3
    )
    UNION ALL
    SELECT * FROM (
        SELECT table_id, number, at, body FROM fresh WHERE (table_id, number) > (?1, ?2)
    )
    ORDER BY 1, 2 LIMIT ?3";

const CUT: &str = "
    SELECT table_id, number, at, body, cut_at FROM cut_events
    ORDER BY table_id, number, cut_at, body";

const SETTINGS: &str = "SELECT key, value FROM settings WHERE key <> ?1 ORDER BY key";

/// Tables whose summary does not fit their settled events.
const WRONG_SUMMARIES: &str = "
    SELECT table_id FROM (SELECT table_id, max(number) AS last FROM settled GROUP BY table_id)
        FULL JOIN summaries USING (table_id)
    WHERE last IS NOT events";

/// A read transaction on a file.
pub(crate) struct FileSnapshot {
    /// Only away while a thread works with it.
    connection: Option<Connection>,
    format: i64,
    cursor: (String, i64),
}

impl FileSnapshot {
    pub(crate) async fn open(file: &Path) -> Result<Self, OpenError> {
        let file = file.to_path_buf();
        let name = file.clone();
        tokio::task::spawn_blocking(move || begin(&file))
            .await
            .map_err(|error| cannot_open(&name, Unavailable::chain(&error)))?
    }

    async fn run<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Unavailable> {
        let Some(connection) = self.connection.take() else {
            return Err(Unavailable::because("the snapshot was given up"));
        };
        let working = tokio::task::spawn_blocking(move || (work(&connection), connection));
        let (result, connection) = working.await.map_err(|error| Unavailable::chain(&error))?;
        self.connection = Some(connection);
        Ok(result?)
    }
}

fn begin(file: &Path) -> Result<FileSnapshot, OpenError> {
    if !file.is_file() {
        return Err(cannot_open(file, Unavailable::because("there is no such file")));
    }
    let failed = |error: rusqlite::Error| cannot_open(file, error.into());
    let connection = connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(failed)?;
    connection.execute_batch("BEGIN").map_err(failed)?;
    // The first look decides which moment it is.
    let format = schema::format(&connection).map_err(failed)?;
    if format > sql::FORMAT {
        let database = file.display().to_string();
        return Err(OpenError::Newer { database, found: format, known: sql::FORMAT });
    }
    if format < 1 {
        return Err(OpenError::Foreign(file.display().to_string()));
    }
    Ok(FileSnapshot { connection: Some(connection), format, cursor: (String::new(), i64::MIN) })
}

#[async_trait::async_trait]
impl Source for FileSnapshot {
    async fn next(&mut self) -> Result<Vec<Entry>, Unavailable> {
        let (table, number) = self.cursor.clone();
        let entries: Vec<Entry> = self
            .run(move |connection| {
                connection
                    .prepare_cached(PAGE_OF_EVENTS)?
                    .query_map(params![table, number, PAGE as i64], entry)?
                    .collect()
            })
            .await?;
        if let Some(last) = entries.last() {
            self.cursor = (last.table.clone(), last.event.number as i64);
        }
        Ok(entries)
    }

    async fn count(&mut self) -> Result<Count, Unavailable> {
        self.run(|connection| {
            connection.query_row(sql::COUNT, [], |row| {
                let whole = |column| row.get(column).map(i64::cast_unsigned);
                Ok(Count { tables: whole(0)?, events: whole(1)? })
            })
        })
        .await
    }

    async fn rest(&mut self) -> Result<Rest, Unavailable> {
        if self.format < 2 {
            return Ok(Rest::default());
        }
        self.run(|connection| {
            let cut = connection
                .prepare(CUT)?
                .query_map([], |row| Ok(CutEntry { entry: entry(row)?, cut_at: row.get(4)? }))?
                .collect::<Result<_, _>>()?;
            let settings = connection
                .prepare(SETTINGS)?
                .query_map([PROBE], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<Result<_, _>>()?;
            Ok(Rest { cut, settings })
        })
        .await
    }

    async fn faults(&mut self) -> Result<Vec<String>, Unavailable> {
        let format = self.format;
        self.run(move |connection| {
            let mut faults: Vec<String> = connection
                .prepare("PRAGMA integrity_check")?
                .query_map([], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            faults.retain(|line| line != "ok");
            if format >= 2 && faults.is_empty() {
                let mut statement = connection.prepare(WRONG_SUMMARIES)?;
                for table in statement.query_map([], |row| row.get::<_, String>(0))? {
                    faults.push(format!("the summary of table {} is wrong", table?));
                }
            }
            Ok(faults)
        })
        .await
    }
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let number = row.get(1).map(i64::cast_unsigned)?;
    Ok(Entry { table: row.get(0)?, event: Event { number, at: row.get(2)?, body: row.get(3)? } })
}
