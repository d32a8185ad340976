//! From one database to another, of the same kind or not: backups, restoring, moving.

use std::fmt::Write as _;
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::address::Address;
use crate::postgres::PostgresTarget;
use crate::snapshot::{Entry, Rest};
use crate::sqlite::FileTarget;
use crate::{Count, Limits, OpenError, Snapshot, Unavailable, without_password};

/// What to do if the target holds something already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Leave it alone, even if it is an empty database.
    Refuse,
    /// Only an empty database is filled.
    FillEmpty,
    /// Replace it: a file is kept beside the new one under another name, the tables of PostgreSQL
    /// are emptied.
    Replace,
}

/// How far a transfer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether the target is being read again, to compare it.
    pub comparing: bool,
    /// How many events are done.
    pub done: u64,
    /// How many there are.
    pub all: u64,
}

/// What a transfer has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transferred {
    /// How much there was.
    pub count: Count,
    /// What SHA-256 makes of everything, the same on both sides.
    pub digest: String,
    /// Where the file is that stood in the place of the target.
    pub kept: Option<PathBuf>,
}

/// Why a transfer failed.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// A database could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The target is there already.
    #[error("{0} exists already: choose another name")]
    Exists(String),
    /// The target holds tables.
    #[error("{0} is not empty")]
    NotEmpty(String),
    /// Servers are running on the target.
    #[error("a server uses {0}: stop all servers first")]
    Served(String),
    /// A database failed on the way.
    #[error("{database}: {reason}")]
    Failed {
        /// Which database.
        database: String,
        /// What it said.
        reason: Unavailable,
    },
    /// The target does not hold what was read.
    #[error("{0} does not hold what was written to it: nothing was replaced")]
    Different(String),
}

#[async_trait::async_trait]
pub(crate) trait Target: Send {
    async fn load(&mut self, entries: Vec<Entry>) -> Result<(), Unavailable>;
    async fn load_rest(&mut self, rest: Rest) -> Result<(), Unavailable>;
    /// What was loaded, for comparison.
    async fn loaded(&mut self) -> Result<Snapshot, OpenError>;
    /// Makes it durable, and returns where the file is that stood in its place.
    async fn finish(self: Box<Self>) -> Result<Option<PathBuf>, Unavailable>;
}

/// Copies everything from one database to another, reads it again and compares. If anything fails,
/// the target is as it was before.
pub async fn transfer(
    from: &str,
    to: &str,
    existing: Existing,
    limits: Limits,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Transferred, TransferError> {
    let at = |address: &str| {
        let database = without_password(address);
        move |reason| TransferError::Failed { database, reason }
    };
    let mut source = Snapshot::open(from, limits).await?;
    let count = source.count().await.map_err(at(from))?;
    let mut target: Box<dyn Target> = match to.parse()? {
        Address::File(file) => Box::new(FileTarget::open(&file, existing).await?),
        Address::Postgres(url) => Box::new(PostgresTarget::open(&url, existing, limits).await?),
    };
    let mut told = Progress { comparing: false, done: 0, all: count.events };
    let mut written = Contents::default();
    loop {
        let entries = source.next().await.map_err(at(from))?;
        if entries.is_empty() {
            break;
        }
        told.done += entries.len() as u64;
        written.add(&entries);
        target.load(entries).await.map_err(at(to))?;
        progress(told);
    }
    let rest = source.rest().await.map_err(at(from))?;
    written.add_rest(&rest);
    target.load_rest(rest).await.map_err(at(to))?;

    told = Progress { comparing: true, done: 0, all: written.events };
    let mut loaded = target.loaded().await?;
    let mut found = Contents::default();
    loop {
        let entries = loaded.next().await.map_err(at(to))?;
        if entries.is_empty() {
            break;
        }
        told.done += entries.len() as u64;
        found.add(&entries);
        progress(told);
    }
    found.add_rest(&loaded.rest().await.map_err(at(to))?);
    drop(loaded);
    let count = Count { tables: written.tables, events: written.events };
    let (digest, found) = (written.digest(), found.digest());
    if digest != found {
        return Err(TransferError::Different(without_password(to)));
    }
    let kept = target.finish().await.map_err(at(to))?;
    Ok(Transferred { count, digest, kept })
}

/// What has gone by.
#[derive(Default)]
struct Contents {
    tables: u64,
    events: u64,
    table: String,
    hash: Sha256,
}

impl Contents {
    fn add(&mut self, entries: &[Entry]) {
        for entry in entries {
            if self.table != entry.table || self.tables == 0 {
                self.tables += 1;
                self.table.clone_from(&entry.table);
            }
            self.events += 1;
            self.hash(entry);
        }
    }

    fn add_rest(&mut self, rest: &Rest) {
        // Lengths and times stand between the parts, so that nothing can move from one to another.
        self.hash.update(rest.cut.len().to_be_bytes());
        for cut in &rest.cut {
            self.hash(&cut.entry);
            self.hash.update(cut.cut_at.to_be_bytes());
        }
        for text in rest.settings.iter().flat_map(|(key, value)| [key, value]) {
            self.text(text);
        }
    }

    fn hash(&mut self, entry: &Entry) {
        self.text(&entry.table);
        self.hash.update(entry.event.number.to_be_bytes());
        self.hash.update(entry.event.at.to_be_bytes());
        self.text(&entry.event.body);
    }

    fn text(&mut self, text: &str) {
        self.hash.update(text.len().to_be_bytes());
        self.hash.update(text);
    }

    fn digest(self) -> String {
        let mut text = String::new();
        for byte in self.hash.finalize() {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }
}
