//! PostgreSQL: the arbiter between several machines (the primary key), and their messenger.
//!
//! One connection writes, one carries news both ways, a few read. A lost connection is replaced
//! when it is needed next.

mod messenger;
mod writer;

use std::time::Duration;

use deadpool_postgres::{
    Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio_postgres::{Config, NoTls, Row};

use crate::changes::Announcer;
use crate::queue::Batches;
use crate::store::Database;
use crate::{Count, Event, OpenError, TableId, TableSummary, Unavailable, sql};

/// Connections for reading; the writer and the messenger have one more each.
const READERS: usize = 6;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the other side may be silent before the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(30);

/// Text is compared byte by byte: names are ASCII, and no locale should slow them down.
const TABLES: &str = r#"
    CREATE TABLE events (
        table_id text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE INDEX events_started ON events (at) WHERE number = 1;
    CREATE TABLE events_format (version bigint NOT NULL);"#;

/// The tables that were started last, at most `$1` of them: found by an index over first events,
/// however many events are kept.
const STARTED_LAST: &str = "
    SELECT
        table_id,
        (SELECT max(number) FROM events AS every WHERE every.table_id = first.table_id),
        at,
        (SELECT max(at) FROM events AS every WHERE every.table_id = first.table_id)
    FROM (
        SELECT table_id, at FROM events WHERE number = 1 ORDER BY at DESC LIMIT $1
    ) AS first
    ORDER BY at DESC";

/// Any number will do, as long as it is always this one: machines that start together on an empty
/// database make its tables one after the other.
const CREATION_LOCK: i64 = 0x6661_7562_6f75_7267;

/// Opens the database, makes its tables if need be, and starts the writer and the messenger.
pub(crate) async fn open(
    address: &str,
    batches: Batches,
    announcer: Announcer,
) -> Result<Reader, OpenError> {
    // The address may hold a password, so that it is never shown.
    let database = "the PostgreSQL database".to_owned();
    let unavailable = |reason| OpenError::Unavailable { database: database.clone(), reason };
    let mut config: Config =
        address.parse().map_err(|error: tokio_postgres::Error| unavailable(error.into()))?;
    config
        .connect_timeout(PATIENCE)
        .keepalives_idle(SILENCE)
        .keepalives_interval(PATIENCE)
        .tcp_user_timeout(SILENCE);
    if config.get_application_name().is_none() {
        config.application_name("faubourg");
    }
    // The writer never queues behind the readers.
    let writing = pool(&config, 1).map_err(&unavailable)?;
    let reading = pool(&config, READERS).map_err(&unavailable)?;

    let mut client = take(&writing).await.map_err(&unavailable)?;
    let found = prepare(&mut client).await.map_err(|error| unavailable(error.into()))?;
    match found {
        None => return Err(OpenError::Foreign(database)),
        Some(found) if found > sql::FORMAT => {
            return Err(OpenError::Newer { database, found, known: sql::FORMAT });
        }
        Some(_) => warn_unless_durable(&client).await,
    }
    drop(client);

    let outbox = messenger::start(config, announcer, batches.working.clone())
        .await
        .map_err(|error| unavailable(error.into()))?;
    tokio::spawn(writer::run(writing, batches, outbox));
    Ok(Reader { pool: reading })
}

/// Connections that are opened when needed, kept, and replaced when lost.
fn pool(config: &Config, connections: usize) -> Result<Pool, Unavailable> {
    let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    Pool::builder(Manager::from_config(config.clone(), NoTls, settings))
        .max_size(connections)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| Unavailable::chain(&error))
}

/// Makes our tables in a database without them, and returns its format; `None` if there is an
/// `events` that is not ours.
async fn prepare(client: &mut Client) -> Result<Option<i64>, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&CREATION_LOCK]).await?;
    let exists =
        "SELECT to_regclass('events') IS NOT NULL, to_regclass('events_format') IS NOT NULL";
    let row = transaction.query_one(exists, &[]).await?;
    let found = match (row.get(0), row.get(1)) {
        (false, false) => {
            transaction.batch_execute(TABLES).await?;
            transaction.execute("INSERT INTO events_format VALUES ($1)", &[&sql::FORMAT]).await?;
            Some(sql::FORMAT)
        }
        (true, true) => Some(
            transaction
                .query_one("SELECT max(version) FROM events_format", &[])
                .await?
                .try_get(0)?,
        ),
        _ => None,
    };
    transaction.commit().await?;
    Ok(found)
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

async fn take(pool: &Pool) -> Result<Client, Unavailable> {
    pool.get().await.map_err(|error| match error {
        PoolError::Backend(error) => error.into(),
        PoolError::Closed => Unavailable::because("the store is closed"),
        PoolError::Timeout(_) => Unavailable::because("PostgreSQL does not answer"),
        error => Unavailable::chain(&error),
    })
}

impl From<tokio_postgres::Error> for Unavailable {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::because(format!("PostgreSQL: {}", Self::chain(&error)))
    }
}

/// Reads through the pool.
pub(crate) struct Reader {
    pool: Pool,
}

impl Reader {
    async fn query<T>(
        &self,
        statement: &str,
        values: &[&(dyn tokio_postgres::types::ToSql + Sync)],
        take_row: fn(&Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, Unavailable> {
        let client = take(&self.pool).await?;
        let statement = client.prepare_cached(statement).await?;
        let rows = client.query(&statement, values).await?;
        Ok(rows.iter().map(take_row).collect::<Result<_, _>>()?)
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
        let rows = self
            .query(STARTED_LAST, &[&i64::from(limit)], |row| {
                let name: String = row.try_get(0)?;
                Ok((
                    name,
                    row.try_get(1).map(i64::cast_unsigned)?,
                    row.try_get(2)?,
                    row.try_get(3)?,
                ))
            })
            .await?;
        let summary = |(name, events, started, changed): (String, _, _, _)| {
            let table = name.parse().map_err(|error| Unavailable::chain(&error))?;
            Ok(TableSummary { table, events, started, changed })
        };
        rows.into_iter().map(summary).collect()
    }

    async fn count(&self) -> Result<Count, Unavailable> {
        let rows = self
            .query(sql::COUNT, &[], |row| {
                let whole = |column| row.try_get(column).map(i64::cast_unsigned);
                Ok(Count { tables: whole(0)?, events: whole(1)? })
            })
            .await?;
        rows.into_iter().next().ok_or_else(|| Unavailable::because("PostgreSQL: no count"))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn close(&self) {
        self.pool.close();
    }
}
