//! The door: what others call, whichever database is behind it.

use std::fmt;
use std::path::Path;

use crate::changes::Board;
use crate::queue::{self, Queue};
use crate::{
    AppendError, Changes, Count, Counters, Event, OpenError, Refusal, TableId, TableSummary,
    Unavailable, postgres, sqlite,
};

/// What a database does besides writing. Its writer is started when it is opened, and lives on the
/// other end of the queue.
#[async_trait::async_trait]
pub(crate) trait Database: Send + Sync {
    async fn read(&self, table: TableId, after: u64) -> Result<Vec<Event>, Unavailable>;
    async fn tables(&self, limit: u32) -> Result<Vec<TableSummary>, Unavailable>;
    async fn count(&self) -> Result<Count, Unavailable>;
    /// Whether other machines may write too.
    fn is_shared(&self) -> bool;
    /// Lets nobody read any more.
    fn close(&self);
}

/// The logs of all tables, in SQLite or PostgreSQL.
pub struct Store {
    queue: Queue,
    board: Board,
    database: Box<dyn Database>,
}

impl Store {
    /// The longest event that is kept, in bytes.
    pub const LONGEST_BODY: usize = 1 << 20;

    /// Opens a store by its address: `postgres://USER@HOST/DATABASE`, `sqlite:FILE` or just a
    /// file, which is created if need be.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Self::open_postgres(address).await;
        }
        let file = match address.strip_prefix("sqlite:") {
            Some(file) => file.strip_prefix("//").unwrap_or(file),
            None if address.contains("://") => return Err(OpenError::Address(address.into())),
            None => address,
        };
        Self::open_file(file).await
    }

    /// Opens a store in a SQLite file, which is created if need be.
    pub async fn open_file(file: impl AsRef<Path>) -> Result<Self, OpenError> {
        let (queue, batches) = queue::queue();
        let (board, announcer) = Board::new();
        let database = sqlite::open(file.as_ref(), batches, announcer).await?;
        Ok(Self { queue, board, database: Box::new(database) })
    }

    async fn open_postgres(address: &str) -> Result<Self, OpenError> {
        let (queue, batches) = queue::queue();
        let (board, announcer) = Board::new();
        let database = postgres::open(address, batches, announcer).await?;
        Ok(Self { queue, board, database: Box::new(database) })
    }

    /// Writes event `number` of a table; the answer comes when it is durable.
    pub async fn append(
        &self,
        table: TableId,
        number: u64,
        body: impl Into<String>,
    ) -> Result<(), AppendError> {
        self.append_all(table, number, vec![body.into()]).await
    }

    /// Writes several events of a table, numbered from `first` on: all of them or none.
    pub async fn append_all(
        &self,
        table: TableId,
        first: u64,
        bodies: Vec<String>,
    ) -> Result<(), AppendError> {
        check(first, &bodies)?;
        self.queue.append(table, first, bodies).await
    }

    /// The events of a table after number `after`, in order; none for a table that does not exist.
    pub async fn read(&self, table: TableId, after: u64) -> Result<Vec<Event>, Unavailable> {
        self.database.read(table, after).await
    }

    /// The tables that were started last, newest first.
    pub async fn tables(&self, limit: u32) -> Result<Vec<TableSummary>, Unavailable> {
        self.database.tables(limit).await
    }

    /// How much is kept. It looks at every event: ask it seldom, and [`Store::counters`] often.
    pub async fn count(&self) -> Result<Count, Unavailable> {
        self.database.count().await
    }

    /// What this store has done since it was opened.
    pub fn counters(&self) -> Counters {
        self.queue.counters()
    }

    /// News of appends from now on. Listen first and read then, so that nothing falls between.
    pub fn changes(&self) -> Changes {
        self.board.listen()
    }

    /// Whether other machines may write here too: what was read may be old by now.
    pub fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Answers everything that waits, then closes the database. Later calls get an error.
    pub async fn close(&self) {
        // Readers first: the writer, as the last one out, can then tidy up the file.
        self.database.close();
        self.queue.close().await;
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("counters", &self.counters()).finish_non_exhaustive()
    }
}

fn check(first: u64, bodies: &[String]) -> Result<(), Refusal> {
    if first == 0 {
        return Err(Refusal::Gap(first));
    }
    if bodies.is_empty() {
        return Err(Refusal::Empty);
    }
    for body in bodies {
        if body.len() > Store::LONGEST_BODY {
            return Err(Refusal::TooLong(body.len()));
        }
        if body.contains('\0') {
            return Err(Refusal::Nul);
        }
    }
    Ok(())
}
