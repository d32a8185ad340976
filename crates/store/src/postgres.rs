//! PostgreSQL: the arbiter between several machines (the primary key), and their messenger.
//!
//! One connection writes, one carries news both ways, a few read. A lost connection is replaced
//! when it is needed next.

mod edits;
mod messenger;
mod schema;
mod server;
mod snapshot;
mod target;
mod tls;
mod writer;

use std::time::Duration;

use deadpool_postgres::{Client, Pool};
use tokio::time::timeout;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::changes::Announcer;
use crate::queue::Batches;
use crate::store::Database;
use crate::{
    Change, Count, Event, Limits, OpenError, TableId, TableSummary, Unavailable, clock, sql,
};
use server::Server;
pub(crate) use snapshot::PostgresSnapshot;
pub(crate) use target::PostgresTarget;

/// What the database is called in messages: its address may hold a password, so it is never shown.
const NAME: &str = "the PostgreSQL database";

/// Connections for reading; the writer and the messenger have one more each.
const READERS: usize = 6;

/// How long bringing an earlier format up to date may take.
const MIGRATION: Duration = Duration::from_hours(1);

/// The tables that were started last, at most `$1` of them: found by an index over first events,
/// however many events are kept.
const STARTED_LAST: &str = "
    SELECT first.table_id, last.number, first.at, last.at
    FROM (
        SELECT table_id, at FROM events WHERE number = 1 ORDER BY at DESC LIMIT $1
    ) AS first
    CROSS JOIN LATERAL (
        SELECT number, at FROM events WHERE table_id = first.table_id
        ORDER BY number DESC LIMIT 1
    ) AS last
    ORDER BY first.at DESC";

/// At most `$2` tables after the name `$1`, by name.
const BY_NAME: &str = "
    SELECT first.table_id, last.number, first.at, last.at
    FROM (
        SELECT table_id, at FROM events WHERE number = 1 AND table_id > $1
        ORDER BY table_id LIMIT $2
    ) AS first
    CROSS JOIN LATERAL (
        SELECT number, at FROM events WHERE table_id = first.table_id
        ORDER BY number DESC LIMIT 1
    ) AS last
    ORDER BY first.table_id";

/// At most `$4` tables that were changed at `$1` or later, by the time of the change and name;
/// only those after the table `$3` changed at `$2`.
const BY_CHANGE: &str = "
    SELECT table_id, last, (
        SELECT at FROM events AS first WHERE first.table_id = recent.table_id
        ORDER BY number LIMIT 1
    ), changed
    FROM (
        SELECT table_id, max(number) AS last, max(at) AS changed FROM events
        WHERE at >= $1 GROUP BY table_id
    ) AS recent
    WHERE (changed, table_id) > ($2, $3)
    ORDER BY changed, table_id LIMIT $4";

/// At most `$4` tables that were changed at `$1` or later, newest first; only those before the table
/// `$3` changed at `$2`.
const CHANGED_LAST: &str = "
    SELECT table_id, last, (
        SELECT at FROM events AS first WHERE first.table_id = recent.table_id
        ORDER BY number LIMIT 1
    ), changed
    FROM (
        SELECT table_id, max(number) AS last, max(at) AS changed FROM events
        WHERE at >= $1 GROUP BY table_id
    ) AS recent
    WHERE (changed, table_id) < ($2, $3)
    ORDER BY changed DESC, table_id DESC LIMIT $4";

/// How far back tables are looked for, in milliseconds: a day, a month, or as far as the log goes.
/// Most often the first is enough, and the whole log need not be looked at.
const BACK: [i64; 3] = [86_400_000, 30 * 86_400_000, i64::MAX];

/// What our tables take with their indexes.
const SIZE: &str = "
    SELECT sum(pg_total_relation_size(to_regclass(name)))::bigint
    FROM unnest(ARRAY['events', 'cut_events', 'settings', 'events_format']) AS name";

/// Opens the database, makes its tables if need be, and starts the writer and the messenger.
pub(crate) async fn open(
    address: &str,
    limits: Limits,
    batches: Batches,
    announcer: Announcer,
) -> Result<Reader, OpenError> {
    let server = Server::new(address, limits).map_err(cannot_open)?;
    // The writer never queues behind the readers.
    let writing = server.pool(1).map_err(cannot_open)?;
    let reading = server.pool(READERS).map_err(cannot_open)?;

    let mut client = server.take_first(&writing).await.map_err(cannot_open)?;
    let migrated = timeout(MIGRATION, schema::migrate(&mut client)).await;
    if let Ok(Ok(Some(_))) = migrated {
        let _ = timeout(limits.statement, warn_unless_durable(&client)).await;
    }
    match server.finish(client, migrated).map_err(cannot_open)? {
        None => return Err(OpenError::Foreign(NAME.into())),
        Some(found) if found > sql::FORMAT => return Err(newer(found)),
        Some(_) => {}
    }
    let outbox = messenger::start(server.clone(), announcer, batches.working.clone())
        .await
        .map_err(cannot_open)?;
    let side_door = outbox.side_door();
    tokio::spawn(writer::run(server.clone(), writing, batches, outbox));
    Ok(Reader { server, pool: reading, side_door })
}

fn cannot_open(reason: Unavailable) -> OpenError {
    OpenError::Unavailable { database: NAME.into(), reason }
}

fn newer(found: i64) -> OpenError {
    OpenError::Newer { database: NAME.into(), found, known: sql::FORMAT }
}

/// A server that does not wait for its disk breaks our promise; its owner should know.
async fn warn_unless_durable(client: &Client) {
    for setting in ["fsync", "synchronous_commit"] {
        let show = client.query_one("SELECT current_setting($1)", &[&setting]).await;
        if show.is_ok_and(|row| row.get::<_, &str>(0) == "off") {
            tracing::warn!(
                "PostgreSQL has {setting} = off: answered choices may be lost in a crash"
            );
        }
    }
}

/// Reads through the pool.
pub(crate) struct Reader {
    server: Server,
    pool: Pool,
    side_door: messenger::SideDoor,
}

impl Reader {
    async fn query<T>(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
        take_row: fn(&Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, Unavailable> {
        let client = self.server.take(&self.pool).await?;
        let rows = timeout(self.server.limits().statement, async {
            let statement = client.prepare_cached(statement).await?;
            client.query(&statement, values).await
        })
        .await;
        let rows = self.server.finish(client, rows)?;
        Ok(rows.iter().map(take_row).collect::<Result<_, _>>()?)
    }

    async fn summaries(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let rows = self
            .query(statement, values, |row| {
                let name: String = row.try_get(0)?;
                let events = row.try_get(1).map(i64::cast_unsigned)?;
                Ok((name, events, row.try_get(2)?, row.try_get(3)?))
            })
            .await?;
        let summary = |(name, events, started, changed): (String, _, _, _)| {
            let table = name.parse().map_err(|error| Unavailable::chain(&error))?;
            Ok(TableSummary { table, events, started, changed })
        };
        rows.into_iter().map(summary).collect()
    }
}

#[async_trait::async_trait]
impl Database for Reader {
    async fn read(&self, table: TableId, after: u64) -> Result<Vec<Event>, Unavailable> {
        let Ok(after) = i64::try_from(after) else {
            return Ok(Vec::new());
        };
        self.query(sql::READ, &[&table.as_str(), &after], |row| {
            Ok(Event {
                number: row.try_get(0).map(i64::cast_unsigned)?,
                at: row.try_get(1)?,
                body: row.try_get(2)?,
            })
        })
        .await
    }

    async fn tables(&self, limit: u32) -> Result<Vec<TableSummary>, Unavailable> {
        self.summaries(STARTED_LAST, &[&i64::from(limit)]).await
    }

    async fn tables_after(
        &self,
        cursor: &str,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        self.summaries(BY_NAME, &[&cursor, &i64::from(limit)]).await
    }

    async fn changed_since(
        &self,
        at: i64,
        cursor: (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        self.summaries(BY_CHANGE, &[&at, &cursor.0, &cursor.1, &i64::from(limit)]).await
    }

    async fn changed_last(
        &self,
        (at, table): (i64, String),
        limit: u32,
    ) -> Result<Vec<TableSummary>, Unavailable> {
        let mut lines = Vec::new();
        for back in BACK {
            let since = at.min(clock::now()).saturating_sub(back);
            let values: [&(dyn ToSql + Sync); 4] = [&since, &at, &table, &i64::from(limit)];
            lines = self.summaries(CHANGED_LAST, &values).await?;
            if lines.len() >= limit as usize {
                break;
            }
        }
        Ok(lines)
    }

    async fn get_setting(&self, key: &str) -> Result<Option<String>, Unavailable> {
        let values = self.query(sql::GET_SETTING, &[&key], |row| row.try_get(0)).await?;
        Ok(values.into_iter().next())
    }

    async fn size(&self) -> Result<u64, Unavailable> {
        one(self.query(SIZE, &[], |row| row.try_get(0).map(i64::cast_unsigned)).await?)
    }

    async fn free_space(&self) -> Result<Option<u64>, Unavailable> {
        Ok(None)
    }

    async fn count(&self) -> Result<Count, Unavailable> {
        one(self.query(sql::COUNT, &[], count).await?)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, news: Change) {
        self.side_door.send(news);
    }

    fn close(&self) {
        self.pool.close();
    }
}

fn count(row: &Row) -> Result<Count, tokio_postgres::Error> {
    let whole = |column| row.try_get(column).map(i64::cast_unsigned);
    Ok(Count { tables: whole(0)?, events: whole(1)? })
}

/// The only row of an answer.
fn one<T>(rows: Vec<T>) -> Result<T, Unavailable> {
    rows.into_iter().next().ok_or_else(|| Unavailable::because("PostgreSQL: no answer"))
}
