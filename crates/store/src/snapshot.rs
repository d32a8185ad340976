//! Everything that a database holds, as it was at one moment: for backups, copies and checks.

use std::path::Path;

use crate::address::Address;
use crate::postgres::PostgresSnapshot;
use crate::sqlite::FileSnapshot;
use crate::{Count, Event, Limits, OpenError, Unavailable};

/// How many events are read at once.
pub(crate) const PAGE: usize = 4096;

/// An event with the name of its table, as the database has it: it may be damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name of the table.
    pub table: String,
    /// The event.
    pub event: Event,
}

/// An event that was set aside by a cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CutEntry {
    pub(crate) entry: Entry,
    pub(crate) cut_at: i64,
}

/// Everything besides the events of tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) cut: Vec<CutEntry>,
    /// Keys and values, in the order of the keys.
    pub(crate) settings: Vec<(String, String)>,
}

#[async_trait::async_trait]
pub(crate) trait Source: Send {
    /// The next events by table and number, at most [`PAGE`] of them; none at the end.
    async fn next(&mut self) -> Result<Vec<Entry>, Unavailable>;
    async fn count(&mut self) -> Result<Count, Unavailable>;
    async fn rest(&mut self) -> Result<Rest, Unavailable>;
    /// What is wrong with the database itself, in its own words.
    async fn faults(&mut self) -> Result<Vec<String>, Unavailable>;
}

/// Everything that a database holds, as it was when the snapshot was opened. A server may go on
/// writing meanwhile.
pub struct Snapshot(Box<dyn Source>);

impl Snapshot {
    /// Opens a snapshot of a database that exists.
    pub async fn open(address: &str, limits: Limits) -> Result<Self, OpenError> {
        match address.parse()? {
            Address::File(file) => Self::open_file(&file).await,
            Address::Postgres(url) => Ok(Self::of(PostgresSnapshot::open(&url, limits).await?)),
        }
    }

    pub(crate) async fn open_file(file: &Path) -> Result<Self, OpenError> {
        Ok(Self::of(FileSnapshot::open(file).await?))
    }

    pub(crate) fn of(source: impl Source + 'static) -> Self {
        Self(Box::new(source))
    }

    /// The next events in the order of tables and numbers, some thousands at once; none at the
    /// end.
    pub async fn next(&mut self) -> Result<Vec<Entry>, Unavailable> {
        self.0.next().await
    }

    /// How much there is in all.
    pub async fn count(&mut self) -> Result<Count, Unavailable> {
        self.0.count().await
    }

    /// What is wrong with the database itself, in its own words; nothing if it is sound.
    pub async fn faults(&mut self) -> Result<Vec<String>, Unavailable> {
        self.0.faults().await
    }

    pub(crate) async fn rest(&mut self) -> Result<Rest, Unavailable> {
        self.0.rest().await
    }
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot").finish_non_exhaustive()
    }
}
