//! One server for each file: a lock beside it, held as long as the store is open.
//!
//! SQLite itself lets several processes write in turn. But a server keeps tables in memory, so
//! that two of them on one file would overtake each other at every choice.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::presence::Identity;
use super::{beside, cannot_open};
use crate::{OpenError, Unavailable};

/// How long to wait for a store that is just being closed.
const PATIENCE: Duration = Duration::from_secs(2);

/// The lock on a file; the system releases it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of a database file.
    pub(super) fn take(database: &Path) -> Result<Self, OpenError> {
        let path = beside(database, "-lock");
        let failed = |error: io::Error| {
            cannot_open(
                database,
                Unavailable::because(format!(
                    "the lock file {} could not be written: {error}",
                    path.display()
                )),
            )
        };
        let deadline = Instant::now() + PATIENCE;
        loop {
            let mut file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .read(true)
                .write(true)
                .open(&path)
                .map_err(failed)?;
            match file.try_lock() {
                // The one before us may have removed the file between our opening and locking it.
                Ok(()) if Identity::of(&path) != Identity::of_file(&file) => {}
                Ok(()) => {
                    sign(&mut file).map_err(failed)?;
                    return Ok(Self { path, file });
                }
                Err(TryLockError::WouldBlock) if Instant::now() < deadline => {
                    sleep(Duration::from_millis(20));
                }
                Err(TryLockError::WouldBlock) => {
                    let database = database.display().to_string();
                    return Err(OpenError::InUse { database, by: holder(&mut file) });
                }
                Err(TryLockError::Error(error)) => {
                    // Some network file systems know no locks.
                    tracing::warn!(%error, "the file cannot be locked: start only one server");
                    return Ok(Self { path, file });
                }
            }
        }
    }
}

/// Writes down who holds the lock.
fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

/// Who wrote their number into the lock file.
fn holder(file: &mut File) -> String {
    let mut text = String::new();
    let _ = file.read_to_string(&mut text);
    match text.trim().parse::<u32>() {
        Ok(process) if process == std::process::id() => "this process itself".into(),
        Ok(process) => format!("process {process}"),
        Err(_) => "another process".into(),
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is still locked, and only if it is ours: see `take`.
        if Identity::of(&self.path).is_some()
            && Identity::of(&self.path) == Identity::of_file(&self.file)
        {
            let _ = fs::remove_file(&self.path);
        }
    }
}
