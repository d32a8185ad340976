//! SQLite: one file, one thread that writes, a few connections that read.
//!
//! The log is written ahead (WAL), so readers never wait for the writer nor the writer for them.

mod edits;
mod lock;
mod presence;
mod reader;
mod schema;
mod snapshot;
mod target;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use rusqlite::types::Type;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Row};

use crate::changes::Announcer;
use crate::queue::Batches;
use crate::{Limits, OpenError, TableId, Unavailable, sql};
use lock::Lock;
use presence::Presence;
pub(crate) use reader::Reader;
pub(crate) use snapshot::FileSnapshot;
pub(crate) use target::FileTarget;
use writer::Writer;

/// How long a connection waits for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

const READ_ONLY: &str = "the file or its folder may not be written: check the permissions";

/// Opens or creates the file and starts its writer.
pub(crate) async fn open(
    file: &Path,
    limits: Limits,
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
        let file = resolve(&file)?;
        let lock = Lock::take(&file)?;
        let connection = prepare(&file)?;
        let presence = Presence::new(&file);
        let reader = Reader::new(file.clone(), presence.clone(), limits);
        thread::Builder::new()
            .name("store writer".into())
            .spawn(move || {
                // Closing waits until the lock is gone, too.
                let working = batches.working.clone();
                Writer::new(connection, presence).run(batches, &announcer);
                drop(lock);
                drop(working);
            })
            .map_err(|error| cannot_open(&file, Unavailable::chain(&error)))?;
        Ok(reader)
    })
    .await
    .map_err(|error| unavailable(Unavailable::chain(&error)))?
}

fn cannot_open(file: &Path, reason: Unavailable) -> OpenError {
    OpenError::Unavailable { database: file.display().to_string(), reason }
}

/// Makes the folder of a file, and returns the file by the one name it has for everyone: two
/// servers that come through different links must meet at the same lock.
fn resolve(file: &Path) -> Result<PathBuf, OpenError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let failed = |error: std::io::Error| OpenError::Folder {
        folder: folder.to_path_buf(),
        reason: error.to_string(),
    };
    fs::create_dir_all(folder).map_err(failed)?;
    if file.is_dir() {
        return Err(cannot_open(file, Unavailable::because("it is a folder: name a file")));
    }
    if let Ok(existing) = fs::canonicalize(file) {
        return Ok(existing);
    }
    let folder = fs::canonicalize(folder).map_err(failed)?;
    Ok(folder.join(file.file_name().unwrap_or_default()))
}

/// The file beside a database whose name has this at its end.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Makes a new file that only its owner can read: it holds names and what makes seats theirs. The
/// files that SQLite makes beside it get the same permissions. SQLite reports a failure.
fn create_private(file: &Path) {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(file);
}

/// The writer's connection, to a file that has our tables.
fn prepare(file: &Path) -> Result<Connection, OpenError> {
    let failed = |error: rusqlite::Error| cannot_open(file, error.into());
    create_private(file);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(file, flags).map_err(failed)?;
    // SQLite opens such a file without a word, and only the first append would fail.
    if connection.is_readonly(MAIN_DB).map_err(failed)? {
        return Err(cannot_open(file, Unavailable::because(READ_ONLY)));
    }
    let found = schema::format(&connection).map_err(failed)?;
    if found > sql::FORMAT {
        let database = file.display().to_string();
        return Err(OpenError::Newer { database, found, known: sql::FORMAT });
    }
    configure(&connection).map_err(failed)?;
    if found < sql::FORMAT && !schema::migrate(&mut connection).map_err(failed)? {
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

/// Durable means durable: every commit waits for the disk.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Macs answer a plain fsync before the disk has the data.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)
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
