//! SQLite: one file, one thread that writes, a few connections that read.
//!
//! The log is written ahead (WAL), so readers never wait for the writer nor the writer for them.

mod reader;
mod writer;

use std::path::Path;
use std::time::Duration;
use std::{fs, thread};

use rusqlite::types::Type;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Row, TransactionBehavior};

use crate::changes::Announcer;
use crate::queue::Batches;
use crate::{OpenError, TableId, Unavailable, sql};
pub(crate) use reader::Reader;
use writer::Writer;

/// How long a connection waits for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

const READ_ONLY: &str = "the file or its folder may not be written: check the permissions";

/// Events are written twice: at once where they are cheap to write, later where they are cheap to
/// find.
///
/// In `settled`, the log of a table fills pages of its own, so that every event of a commit would
/// write another page. `fresh` is in the order of arrival: the events of a commit share a page or
/// two. From time to time the writer moves what is fresh to where it belongs, many events of a
/// table at once. Readers see both as `events`.
const TABLES: &str = "
    CREATE TABLE settled (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX settled_started ON settled (at) WHERE number = 1;
    CREATE TABLE fresh (
        arrival INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
    CREATE VIEW events AS
        SELECT table_id, number, at, body FROM settled
        UNION ALL
        SELECT table_id, number, at, body FROM fresh;";

/// Opens or creates the file and starts its writer.
pub(crate) async fn open(
    file: &Path,
    batches: Batches,
    announcer: Announcer,
) -> Result<Reader, OpenError> {
    // SQLite gives these names a meaning of their own.
    if file.as_os_str().is_empty() || file == Path::new(":memory:") {
        return Err(OpenError::InMemory);
    }
    let file = file.to_path_buf();
    let name = file.display().to_string();
    let unavailable = |reason| OpenError::Unavailable { database: name.clone(), reason };
    tokio::task::spawn_blocking(move || {
        let connection = prepare(&file)?;
        thread::Builder::new()
            .name("store writer".into())
            .spawn(move || Writer::new(connection).run(batches, &announcer))
            .map_err(|error| cannot_open(&file, Unavailable::chain(&error)))?;
        Ok(Reader::new(file))
    })
    .await
    .map_err(|error| unavailable(Unavailable::chain(&error)))?
}

fn cannot_open(file: &Path, reason: Unavailable) -> OpenError {
    OpenError::Unavailable { database: file.display().to_string(), reason }
}

/// The writer's connection, to a file that has our tables.
fn prepare(file: &Path) -> Result<Connection, OpenError> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| OpenError::Folder {
            folder: folder.to_path_buf(),
            reason: error.to_string(),
        })?;
    }
    let failed = |error: rusqlite::Error| cannot_open(file, error.into());
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(file, flags).map_err(failed)?;
    // SQLite opens such a file without a word, and only the first append would fail.
    if connection.is_readonly(MAIN_DB).map_err(failed)? {
        return Err(cannot_open(file, Unavailable::because(READ_ONLY)));
    }
    let found = format(&connection).map_err(failed)?;
    if found > sql::FORMAT {
        let database = file.display().to_string();
        return Err(OpenError::Newer { database, found, known: sql::FORMAT });
    }
    configure(&connection).map_err(failed)?;
    if found < sql::FORMAT && !create(&mut connection).map_err(failed)? {
        return Err(OpenError::Foreign(file.display().to_string()));
    }
    Ok(connection)
}

/// Opens a connection that takes names literally and can wait for other processes.
fn connect(file: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    // Each connection stays on one thread at a time, so SQLite need not lock it.
    let connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

fn format(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Durable means durable: every commit waits for the disk.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Macs answer a plain fsync before the disk has the data.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)
}

/// Makes our tables in an empty file; `false` if it holds something else.
fn create(connection: &mut Connection) -> rusqlite::Result<bool> {
    // Two processes may start on the same new file: look again once nobody else can write.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if format(&transaction)? == sql::FORMAT {
        return Ok(true);
    }
    let objects: i64 =
        transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if objects > 0 {
        return Ok(false);
    }
    transaction.execute_batch(TABLES)?;
    transaction.pragma_update(None, "user_version", sql::FORMAT)?;
    transaction.commit()?;
    Ok(true)
}

/// The table that the first column of a row names.
fn table(row: &Row<'_>) -> rusqlite::Result<TableId> {
    row.get_ref(0)?
        .as_str()?
        .parse()
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Box::new(error)))
}

/// What SQLite says, in words that tell what to do.
impl From<rusqlite::Error> for Unavailable {
    fn from(error: rusqlite::Error) -> Self {
        let advice = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                "the file is locked by another process: stop it, or wait until it has finished"
            }
            Some(ErrorCode::DiskFull) => "the disk is full: make room",
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => READ_ONLY,
            Some(ErrorCode::CannotOpen) => "the file could not be opened: check the permissions",
            Some(ErrorCode::NotADatabase) => "the file is not a SQLite database",
            Some(ErrorCode::DatabaseCorrupt) => "the file is damaged: restore it from a backup",
            Some(ErrorCode::SystemIoFailure) => "the disk failed to read or write",
            _ => return Self::because(format!("SQLite: {error}")),
        };
        Self::because(format!("{advice} (SQLite: {error})"))
    }
}
