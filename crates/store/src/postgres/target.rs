//! Filling a database in one transaction: all of it is there, or nothing.

use std::path::PathBuf;
use std::sync::Arc;

use tokio_postgres::Client;
use tokio_postgres::types::ToSql;

use super::server::Server;
use super::snapshot::{PostgresSnapshot, within};
use super::{NAME, cannot_open, newer, schema};
use crate::snapshot::{Entry, Rest};
use crate::transfer::{Existing, Target, TransferError};
use crate::{Limits, OpenError, Snapshot, Unavailable, sql};

/// Held in the shared way by every server that runs on the database, see the messenger.
const SERVED: &str = "SELECT NOT pg_try_advisory_lock(hashtext('faubourg'),
    hashtext(coalesce(current_schema()::text, '')))";

const EMPTY: &str = "TRUNCATE events, cut_events, settings";

const LOAD: &str = "
    INSERT INTO events (table_id, number, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";

const LOAD_CUT: &str = "
    INSERT INTO cut_events (table_id, number, at, body, cut_at) VALUES ($1, $2, $3, $4, $5)";

/// A transaction that fills the database.
pub(crate) struct PostgresTarget {
    client: Arc<Client>,
}

impl PostgresTarget {
    pub(crate) async fn open(
        address: &str,
        existing: Existing,
        limits: Limits,
    ) -> Result<Self, TransferError> {
        let server = Server::new(address, limits).map_err(cannot_open)?;
        let mut client = server.session().await.map_err(cannot_open)?;
        match within(schema::migrate(&mut client)).await.map_err(cannot_open)? {
            None => return Err(OpenError::Foreign(NAME.into()).into()),
            Some(found) if found > sql::FORMAT => return Err(newer(found).into()),
            Some(_) => {}
        }
        if existing == Existing::Replace {
            let in_use = within(client.query_one(SERVED, &[])).await.map_err(cannot_open)?;
            if in_use.get(0) {
                return Err(TransferError::Served(NAME.into()));
            }
        }
        let prepared = async {
            client.batch_execute("BEGIN; LOCK TABLE events IN EXCLUSIVE MODE").await?;
            let filled = "SELECT EXISTS (SELECT 1 FROM events)";
            let filled: bool = client.query_one(filled, &[]).await?.try_get(0)?;
            if filled && existing == Existing::Replace {
                client.batch_execute(EMPTY).await?;
            }
            Ok(filled)
        };
        if within(prepared).await.map_err(cannot_open)? && existing != Existing::Replace {
            return Err(TransferError::NotEmpty(NAME.into()));
        }
        Ok(Self { client: Arc::new(client) })
    }
}

#[async_trait::async_trait]
impl Target for PostgresTarget {
    async fn load(&mut self, entries: Vec<Entry>) -> Result<(), Unavailable> {
        let (mut tables, mut numbers, mut times, mut bodies) = (vec![], vec![], vec![], vec![]);
        for Entry { table, event } in &entries {
            tables.push(table.as_str());
            numbers.push(event.number as i64);
            times.push(event.at);
            bodies.push(event.body.as_str());
        }
        within(self.client.execute(LOAD, &[&tables, &numbers, &times, &bodies])).await?;
        Ok(())
    }

    async fn load_rest(&mut self, rest: Rest) -> Result<(), Unavailable> {
        let client = &self.client;
        for cut in &rest.cut {
            let Entry { table, event } = &cut.entry;
            let number = event.number as i64;
            let values: [&(dyn ToSql + Sync); 5] =
                [table, &number, &event.at, &event.body, &cut.cut_at];
            within(client.execute(LOAD_CUT, &values)).await?;
        }
        for (key, value) in &rest.settings {
            within(client.execute(sql::SET_SETTING, &[key, value])).await?;
        }
        Ok(())
    }

    async fn loaded(&mut self) -> Result<Snapshot, OpenError> {
        // The same transaction: nobody else sees it yet.
        let client = Arc::clone(&self.client);
        Ok(Snapshot::of(PostgresSnapshot::in_transaction(client, sql::FORMAT)))
    }

    async fn finish(self: Box<Self>) -> Result<Option<PathBuf>, Unavailable> {
        within(self.client.batch_execute("COMMIT")).await?;
        Ok(None)
    }
}
