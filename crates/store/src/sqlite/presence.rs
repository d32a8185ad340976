//! Whether the file is still where it was.
//!
//! A file that is deleted or moved while it is open can be written on as if nothing had happened,
//! and everything is lost when it is closed. So every commit looks whether its path still leads to
//! the file that was opened.

use std::fs::{self, File, Metadata};
use std::path::{Path, PathBuf};

use super::beside;
use crate::Unavailable;

/// Which file it is, whatever its name: device and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity(u64, u64);

impl Identity {
    /// The file that a path leads to; `None` if there is none.
    pub(super) fn of(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|metadata| Self::from(&metadata))
    }

    pub(super) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().map(|metadata| Self::from(&metadata))
    }
}

impl From<&Metadata> for Identity {
    #[cfg(unix)]
    fn from(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self(metadata.dev(), metadata.ino())
    }

    /// Elsewhere an open file cannot be deleted or moved; that it exists is enough.
    #[cfg(not(unix))]
    fn from(_: &Metadata) -> Self {
        Self(0, 0)
    }
}

/// The files that were opened.
#[derive(Clone, Debug)]
pub(super) struct Presence {
    file: PathBuf,
    opened: Option<Identity>,
    /// The log written ahead; SQLite keeps it as long as anyone has the file open.
    wal: PathBuf,
    wal_opened: Option<Identity>,
}

impl Presence {
    /// To be called when the file has just been opened.
    pub(super) fn new(file: &Path) -> Self {
        let wal = beside(file, "-wal");
        Self { file: file.into(), opened: Identity::of(file), wal, wal_opened: None }
    }

    /// Checks that the path leads to the opened file; for readers.
    pub(super) fn check_file(&self) -> Result<(), Unavailable> {
        let found = Identity::of(&self.file);
        if found.is_some() && found == self.opened {
            return Ok(());
        }
        let what = if found.is_some() { "replaced" } else { "deleted, moved or unmounted" };
        Err(Unavailable::because(format!(
            "the file {} was {what} while it was open: put it back, or restart the server",
            self.file.display()
        )))
    }

    /// Checks the log written ahead, too; to be called inside or right after a transaction.
    pub(super) fn check(&mut self) -> Result<(), Unavailable> {
        self.check_file()?;
        let found = Identity::of(&self.wal);
        let opened = *self.wal_opened.get_or_insert_with(|| found.unwrap_or(Identity(0, 0)));
        if found == Some(opened) {
            return Ok(());
        }
        Err(Unavailable::because(format!(
            "the file {} was deleted, moved or replaced while it was in use: put it back, or \
             restart the server",
            self.wal.display()
        )))
    }
}
