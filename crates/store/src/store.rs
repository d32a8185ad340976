//! The door: what others call, whichever database is behind it.

use std::fmt;
use std::path::Path;

use crate::address::Address;
use crate::changes::ChangeFeed;
use crate::edit::{Edit, PROBE};
use crate::queue::{self, Queue};
use crate::{
    AppendError, Change, Changes, Count, Counters, Event, Limits, OpenError, Refusal, TableId,
    TableSummary, Unavailable, clock, postgres, sqlite,
};

/// What a database does besides writing. Its writer is started when it is opened, and lives on the
/// other end of the queue.
#[async_trait::async_trait]
pub(crate) trait Database: Send + Sync {
    async fn read(&self, table: TableId, after: u64) -> Result<Vec<Event>, Unavailable>;
    async fn tables(&self, limit: u32) -> Result<Vec<TableSummary>, Unavailable>;
    async fn count(&self) -> Result<Count, Unavailable>;
    /// At most `limit` tables after the name `cursor`, by name.
    async fn tables_after(
        &self,
        cursor: &str,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable>;
    /// At most `limit` tables that were changed at this time or later, by the time of the change
    /// and name; only those after `cursor`.
    async fn changed_since(
        &self,
        at: i64,
        cursor: (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable>;
    /// At most `limit` tables by the time of their last change, newest first; only those that come
    /// after `cursor` in this order.
    async fn changed_last(
        &self,
        cursor: (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable>;
    async fn get_setting(&self, key: &str) -> Result<Option<String>, Unavailable>;
    async fn size(&self) -> Result<u64, Unavailable>;
    async fn free_space(&self) -> Result<Option<u64>, Unavailable>;
    /// Whether other machines may write too.
    fn is_shared(&self) -> bool;
    /// Tells the other machines something that is not kept.
    fn tell(&self, _news: Change) {}
    /// Lets nobody read any more.
    fn close(&self);
}

/// The logs of all tables, in SQLite or PostgreSQL.
pub struct Store {
    queue: Queue,
    feed: ChangeFeed,
    database: Box<dyn Database>,
}

impl Store {
    /// The longest event that is kept, in bytes.
    pub const LONGEST_BODY: usize = 1 << 20;

    /// Opens a store by its address: `postgres://USER@HOST/DATABASE`, `sqlite:FILE` or just a
    /// file, which is created if need be.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        Self::open_within(address, Limits::default()).await
    }

    /// Opens a store by its address, with other limits than the usual ones.
    pub async fn open_within(address: &str, limits: Limits) -> Result<Self, OpenError> {
        let (queue, batches) = queue::queue(limits);
        let (feed, announcer) = ChangeFeed::new();
        let database: Box<dyn Database> = match address.parse()? {
            Address::Postgres(url) => {
                Box::new(postgres::open(&url, limits, batches, announcer).await?)
            }
            Address::File(file) => Box::new(sqlite::open(&file, limits, batches, announcer).await?),
        };
        Ok(Self { queue, feed, database })
    }

    /// Opens a store in a SQLite file, which is created if need be.
    pub async fn open_file(file: impl AsRef<Path>) -> Result<Self, OpenError> {
        let limits = Limits::default();
        let (queue, batches) = queue::queue(limits);
        let (feed, announcer) = ChangeFeed::new();
        let database = sqlite::open(file.as_ref(), limits, batches, announcer).await?;
        Ok(Self { queue, feed, database: Box::new(database) })
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

    /// The tables after a name (or all), at most `limit` of them, in the order of their names. The
    /// last table of a page is the cursor for the next; a table that is there all the time is met
    /// once, whatever happens to others meanwhile.
    pub async fn tables_after(
        &self,
        cursor: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let cursor = cursor.as_ref().map_or("", TableId::as_str);
        self.database.tables_after(cursor, limit).await
    }

    /// The tables whose last event was written at a time (in milliseconds since 1970) or later, at
    /// most `limit` of them, in the order of these times. The last line of a page is the cursor
    /// for the next; a table that changes meanwhile may be met again.
    ///
    /// It is made for the recent past. To find what has not changed for long, go through
    /// [`Store::tables_after`].
    pub async fn changed_since(
        &self,
        at: i64,
        cursor: Option<&TableSummary>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let cursor =
            cursor.map_or((i64::MIN, String::new()), |line| (line.changed, line.table.to_string()));
        self.database.changed_since(at.max(cursor.0), cursor, limit).await
    }

    /// The tables in the order of their last change, newest first, at most `limit` of them. The last
    /// line of a page is the cursor for the next; a table that changes meanwhile may be left out.
    pub async fn changed_last(
        &self,
        cursor: Option<&TableSummary>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let cursor =
            cursor.map_or((i64::MAX, String::new()), |line| (line.changed, line.table.to_string()));
        self.database.changed_last(cursor, limit).await
    }

    /// Forgets a table: all its events are gone, also those that were cut. Returns how many events
    /// it had. A server that still has the table in memory finds out at the next append, which would
    /// leave a gap.
    pub async fn remove(&self, table: TableId) -> Result<u64, Unavailable> {
        self.queue.edit(Edit::Remove(table)).await
    }

    /// Sets the events of a table after a number aside: they are kept, with the time of the cut,
    /// in `cut_events`. Returns how many they were.
    pub async fn cut(&self, table: TableId, after: u64) -> Result<u64, Unavailable> {
        let Ok(after) = i64::try_from(after) else { return Ok(0) };
        self.queue.edit(Edit::Cut { table, after }).await
    }

    /// Replaces the body of an event; `false` if there is no such event.
    pub async fn rewrite(
        &self,
        table: TableId,
        number: u64,
        body: impl Into<String>,
    ) -> Result<bool, AppendError> {
        let body = body.into();
        check_text(&body)?;
        let Ok(number) = i64::try_from(number) else { return Ok(false) };
        Ok(self.queue.edit(Edit::Rewrite { table, number, body }).await? > 0)
    }

    /// What the server keeps for itself under a name.
    pub async fn get_setting(&self, key: &str) -> Result<Option<String>, Unavailable> {
        self.database.get_setting(key).await
    }

    /// Keeps something for the server itself under a name. It is not announced.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), AppendError> {
        check_text(key)?;
        check_text(value)?;
        let (key, value) = (key.to_owned(), Some(value.to_owned()));
        self.queue.edit(Edit::Set { key, value }).await?;
        Ok(())
    }

    /// Keeps something under a name if what is kept there is still what the caller read; whether it
    /// is kept now. If not, someone else was first, and the caller reads again.
    pub async fn swap_setting(
        &self,
        key: &str,
        was: Option<&str>,
        value: &str,
    ) -> Result<bool, AppendError> {
        check_text(key)?;
        check_text(value)?;
        let (key, was, value) = (key.to_owned(), was.map(str::to_owned), value.to_owned());
        Ok(self.queue.edit(Edit::Swap { key, was, value }).await? > 0)
    }

    /// Forgets what is kept under a name.
    pub async fn clear_setting(&self, key: &str) -> Result<(), AppendError> {
        check_text(key)?;
        self.queue.edit(Edit::Set { key: key.to_owned(), value: None }).await?;
        Ok(())
    }

    /// Proves that writing works now: writes a small value over the last one and waits until it
    /// is durable, as long as an append may wait.
    pub async fn check_writable(&self) -> Result<(), Unavailable> {
        let (key, value) = (PROBE.to_owned(), Some(clock::now().to_string()));
        self.queue.edit(Edit::Set { key, value }).await.map(drop)
    }

    /// How many bytes the database takes on its disk.
    pub async fn size(&self) -> Result<u64, Unavailable> {
        self.database.size().await
    }

    /// How many bytes are left on the disk of a SQLite file; `None` for PostgreSQL, whose disk is
    /// elsewhere.
    pub async fn free_space(&self) -> Result<Option<u64>, Unavailable> {
        self.database.free_space().await
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
        self.feed.listen()
    }

    /// Tells all machines that someone is at a table. It is not kept, and may be lost.
    pub fn tell_present(&self, table: TableId, who: u128) {
        self.database.tell(Change::Present { table, who });
    }

    /// Tells all machines that something was said at a table. It is not kept, and may be lost.
    pub fn tell_said(&self, table: TableId, what: u64) {
        self.database.tell(Change::Said { table, what });
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
    bodies.iter().try_for_each(|body| check_text(body))
}

/// Checks that both databases can keep a text.
fn check_text(text: &str) -> Result<(), Refusal> {
    if text.len() > Store::LONGEST_BODY {
        return Err(Refusal::TooLong(text.len()));
    }
    if text.contains('\0') {
        return Err(Refusal::Nul);
    }
    Ok(())
}
