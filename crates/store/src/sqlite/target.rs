//! Filling a new file, which takes its place when it is complete.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, params};

use super::lock::Lock;
use super::{beside, cannot_open, connect, resolve, schema};
use crate::snapshot::{Entry, Rest};
use crate::transfer::{Existing, Target, TransferError};
use crate::{OpenError, Snapshot, Unavailable, clock};

const SETTLED: &str = "INSERT INTO settled (table_id, number, at, body) VALUES (?1, ?2, ?3, ?4)";

const CUT: &str = "
    INSERT INTO cut_events (table_id, number, at, body, cut_at) VALUES (?1, ?2, ?3, ?4, ?5)";

/// A new file beside its place.
pub(crate) struct FileTarget {
    file: PathBuf,
    unfinished: PathBuf,
    /// Only away while a thread works with it, and when everything is loaded.
    connection: Option<Connection>,
    /// No server may start while the file is being replaced.
    _lock: Lock,
}

impl FileTarget {
    pub(crate) async fn open(file: &Path, existing: Existing) -> Result<Self, TransferError> {
        let file = resolve(file)?;
        if existing == Existing::Refuse && file.exists() {
            return Err(TransferError::Exists(file.display().to_string()));
        }
        let lock = Lock::take(&file)?;
        // A damaged file can be replaced, but it is not empty.
        if existing == Existing::FillEmpty && file.exists() && !is_empty(&file).await {
            return Err(TransferError::NotEmpty(file.display().to_string()));
        }
        let unfinished = beside(&file, "-unfinished");
        let connection = begin(&unfinished).map_err(|error| cannot_open(&file, error))?;
        Ok(Self { file, unfinished, connection: Some(connection), _lock: lock })
    }

    async fn run(
        &mut self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> Result<(), Unavailable> {
        let Some(connection) = self.connection.take() else {
            return Err(Unavailable::because("the file is complete"));
        };
        let working = tokio::task::spawn_blocking(move || (work(&connection), connection));
        let (result, connection) = working.await.map_err(|error| Unavailable::chain(&error))?;
        self.connection = Some(connection);
        Ok(result?)
    }
}

async fn is_empty(file: &Path) -> bool {
    if fs::metadata(file).is_ok_and(|metadata| metadata.len() == 0) {
        return true;
    }
    let Ok(mut snapshot) = Snapshot::open_file(file).await else { return false };
    snapshot.next().await.is_ok_and(|entries| entries.is_empty())
}

/// It needs no journal: if anything fails, the file is thrown away.
fn begin(unfinished: &Path) -> Result<Connection, Unavailable> {
    if unfinished.exists() {
        fs::remove_file(unfinished).map_err(|error| Unavailable::chain(&error))?;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(unfinished, flags)?;
    connection.pragma_update_and_check(None, "journal_mode", "OFF", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    schema::migrate(&mut connection)?;
    connection.execute_batch("BEGIN IMMEDIATE")?;
    Ok(connection)
}

#[async_trait::async_trait]
impl Target for FileTarget {
    async fn load(&mut self, entries: Vec<Entry>) -> Result<(), Unavailable> {
        self.run(move |connection| {
            let mut insert = connection.prepare_cached(SETTLED)?;
            for Entry { table, event } in &entries {
                insert.execute(params![table, event.number as i64, event.at, event.body])?;
            }
            Ok(())
        })
        .await
    }

    async fn load_rest(&mut self, rest: Rest) -> Result<(), Unavailable> {
        self.run(move |connection| {
            for cut in &rest.cut {
                let Entry { table, event } = &cut.entry;
                let number = event.number as i64;
                connection
                    .execute(CUT, params![table, number, event.at, event.body, cut.cut_at])?;
            }
            for (key, value) in &rest.settings {
                connection.execute(crate::sql::SET_SETTING, [key, value])?;
            }
            connection.execute_batch(schema::SUMMARIZE_ALL)?;
            connection.execute_batch("COMMIT")
        })
        .await
    }

    async fn loaded(&mut self) -> Result<Snapshot, OpenError> {
        // Closed first: what is compared has been written.
        self.connection = None;
        Snapshot::open_file(&self.unfinished).await
    }

    async fn finish(self: Box<Self>) -> Result<Option<PathBuf>, Unavailable> {
        let place = || -> std::io::Result<Option<PathBuf>> {
            File::open(&self.unfinished)?.sync_all()?;
            let kept = self.file.exists().then(|| set_aside(&self.file)).transpose()?;
            fs::rename(&self.unfinished, &self.file)?;
            #[cfg(unix)]
            if let Some(folder) = self.file.parent() {
                File::open(folder)?.sync_all()?;
            }
            Ok(kept)
        };
        place().map_err(|error| Unavailable::chain(&error))
    }
}

impl Drop for FileTarget {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.unfinished);
    }
}

/// Gives a file and what belongs to it another name, under which SQLite finds all of it.
fn set_aside(file: &Path) -> std::io::Result<PathBuf> {
    let kept = beside(file, &format!("-replaced-{}", clock::now()));
    for part in ["-wal", "-shm", ""] {
        let old = beside(file, part);
        if old.exists() {
            fs::rename(old, beside(&kept, part))?;
        }
    }
    Ok(kept)
}
