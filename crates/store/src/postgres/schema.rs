//! The tables of the database, and how databases of earlier versions get them.

use tokio_postgres::{Client, GenericClient};

use crate::sql;

/// What each format adds to the one before. A step, once released, never changes.
const STEPS: [&str; sql::FORMAT as usize] = [EVENTS, LISTS];

/// Text is compared byte by byte: names are ASCII, and no locale should slow them down.
const EVENTS: &str = r#"
    CREATE TABLE events (
        table_id text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE INDEX events_started ON events (at) WHERE number = 1;
    CREATE TABLE events_format (version bigint NOT NULL);"#;

/// First events find all tables by name. Events lie on the disk much as they came, so that an
/// index of blocks finds those of a time, and costs next to nothing when one is written.
const LISTS: &str = r#"
    CREATE INDEX events_first ON events (table_id) WHERE number = 1;
    CREATE INDEX events_at ON events USING brin (at);
    CREATE TABLE cut_events (
        table_id text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        cut_at bigint NOT NULL
    );
    CREATE INDEX cut_events_table ON cut_events (table_id);
    CREATE TABLE settings (
        key text COLLATE "C" PRIMARY KEY,
        value text NOT NULL
    );"#;

/// Any number will do, as long as it is always this one: machines that start together on an empty
/// database make its tables one after the other.
const CREATION_LOCK: i64 = 0x6661_7562_6f75_7267;

/// Makes our tables in a database without them or brings those of an earlier version up to date,
/// and returns the format; `None` if there is an `events` that is not ours.
pub(super) async fn migrate(client: &mut Client) -> Result<Option<i64>, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    // Indexes over a large log take their time.
    transaction.batch_execute("SET LOCAL statement_timeout = 0").await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&CREATION_LOCK]).await?;
    let Some(found) = format(&transaction).await? else {
        return Ok(None);
    };
    if found >= sql::FORMAT {
        return Ok(Some(found));
    }
    for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.batch_execute(step).await?;
    }
    transaction.execute("DELETE FROM events_format", &[]).await?;
    transaction.execute("INSERT INTO events_format VALUES ($1)", &[&sql::FORMAT]).await?;
    transaction.commit().await?;
    if found > 0 {
        tracing::info!(from = found, to = sql::FORMAT, "the database was brought up to date");
    }
    Ok(Some(sql::FORMAT))
}

/// The format of the database: 0 if it has no tables of ours, `None` if it has some that are not.
pub(super) async fn format(
    client: &impl GenericClient,
) -> Result<Option<i64>, tokio_postgres::Error> {
    let exists =
        "SELECT to_regclass('events') IS NOT NULL, to_regclass('events_format') IS NOT NULL";
    let row = client.query_one(exists, &[]).await?;
    match (row.try_get(0)?, row.try_get(1)?) {
        (false, false) => Ok(Some(0)),
        (true, true) => {
            let version = "SELECT max(version) FROM events_format";
            Ok(Some(client.query_one(version, &[]).await?.try_get(0)?))
        }
        _ => Ok(None),
    }
}
