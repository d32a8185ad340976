//! Reading a database as it was at one moment, while its servers go on.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::server::Server;
use crate::edit::PROBE;
use crate::snapshot::{CutEntry, Entry, PAGE, Rest, Source};
use crate::{Count, Event, Limits, OpenError, Unavailable, sql};

/// How long one page may take, on a server that is busy with a large log.
pub(super) const PAGE_LIMIT: Duration = Duration::from_mins(5);

const PAGE_OF_EVENTS: &str = "
    SELECT table_id, number, at, body FROM events
    WHERE (table_id, number) > ($1, $2) ORDER BY table_id, number LIMIT $3";

const CUT: &str = "
    SELECT table_id, number, at, body, cut_at FROM cut_events
    ORDER BY table_id, number, cut_at, body COLLATE \"C\"";

const SETTINGS: &str = "SELECT key, value FROM settings WHERE key <> $1 ORDER BY key";

/// A transaction that sees what was there when it began; or the one that fills the database.
pub(crate) struct PostgresSnapshot {
    client: Arc<Client>,
    format: i64,
    cursor: (String, i64),
}

impl PostgresSnapshot {
    pub(crate) async fn open(address: &str, limits: Limits) -> Result<Self, OpenError> {
        let failed = super::cannot_open;
        let server = Server::new(address, limits).map_err(failed)?;
        let client = server.session().await.map_err(failed)?;
        let began = async {
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
            super::schema::format(&client).await
        };
        let format = match within(began).await.map_err(failed)? {
            None | Some(0) => return Err(OpenError::Foreign(super::NAME.into())),
            Some(found) if found > sql::FORMAT => return Err(super::newer(found)),
            Some(format) => format,
        };
        Ok(Self::in_transaction(Arc::new(client), format))
    }

    /// What the open transaction of a client sees.
    pub(super) fn in_transaction(client: Arc<Client>, format: i64) -> Self {
        Self { client, format, cursor: (String::new(), i64::MIN) }
    }

    async fn query<T>(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
        take_row: fn(&Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, Unavailable> {
        let rows = within(self.client.query(statement, values)).await?;
        Ok(rows.iter().map(take_row).collect::<Result<_, _>>()?)
    }
}

/// Waits for an answer, but not for ever.
pub(super) async fn within<T>(
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Unavailable> {
    match timeout(PAGE_LIMIT, work).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(Unavailable::because("PostgreSQL does not answer")),
    }
}

#[async_trait::async_trait]
impl Source for PostgresSnapshot {
    async fn next(&mut self) -> Result<Vec<Entry>, Unavailable> {
        let (table, number) = &self.cursor;
        let entries = self.query(PAGE_OF_EVENTS, &[table, number, &(PAGE as i64)], entry).await?;
        if let Some(last) = entries.last() {
            self.cursor = (last.table.clone(), last.event.number as i64);
        }
        Ok(entries)
    }

    async fn count(&mut self) -> Result<Count, Unavailable> {
        super::one(self.query(sql::COUNT, &[], super::count).await?)
    }

    async fn rest(&mut self) -> Result<Rest, Unavailable> {
        if self.format < 2 {
            return Ok(Rest::default());
        }
        let cut = self
            .query(CUT, &[], |row| Ok(CutEntry { entry: entry(row)?, cut_at: row.try_get(4)? }))
            .await?;
        let settings =
            self.query(SETTINGS, &[&PROBE], |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        Ok(Rest { cut, settings })
    }

    /// PostgreSQL looks after its files itself.
    async fn faults(&mut self) -> Result<Vec<String>, Unavailable> {
        Ok(Vec::new())
    }
}

fn entry(row: &Row) -> Result<Entry, tokio_postgres::Error> {
    let number = row.try_get(1).map(i64::cast_unsigned)?;
    let event = Event { number, at: row.try_get(2)?, body: row.try_get(3)? };
    Ok(Entry { table: row.try_get(0)?, event })
}
