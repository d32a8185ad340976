//! The tables of the file, and how files of earlier versions get them.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::sql;

/// What each format adds to the one before. A step, once released, never changes.
const STEPS: [&str; sql::FORMAT as usize] = [EVENTS, SUMMARIES];

/// Events are written twice: at once where they are cheap to write, later where they are cheap to
/// find.
///
/// In `settled`, the log of a table fills pages of its own, so that every event of a commit would
/// write another page. `fresh` is in the order of arrival: the events of a commit share a page or
/// two. From time to time the writer moves what is fresh to where it belongs, many events of a
/// table at once. Readers see both as `events`.
const EVENTS: &str = "
    CREATE TABLE settled (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX settled_started ON settled (at) WHERE number = 1;
    CREATE TABLE fresh (
        arrival INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
    CREATE VIEW events AS
        SELECT table_id, number, at, body FROM settled
        UNION ALL
        SELECT table_id, number, at, body FROM fresh;";

/// `summaries` has one line for each table with settled events, so that lists of tables need not
/// look at events. What is fresh is not in it: it is brought up to date when events settle.
const SUMMARIES: &str = "
    CREATE TABLE summaries (
        table_id TEXT PRIMARY KEY,
        events INTEGER NOT NULL,
        started INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO summaries
        SELECT table_id, max(number), coalesce(max(CASE number WHEN 1 THEN at END), min(at)), max(at)
        FROM settled GROUP BY table_id;
    CREATE INDEX summaries_changed ON summaries (changed, table_id);
    CREATE TABLE cut_events (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        cut_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX cut_events_table ON cut_events (table_id);
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;";

/// Fills the summaries of a file in which everything is settled and nothing summarized.
pub(super) const SUMMARIZE_ALL: &str = "
    INSERT INTO summaries
        SELECT table_id, max(number), coalesce(max(CASE number WHEN 1 THEN at END), min(at)), max(at)
        FROM settled GROUP BY table_id";

/// The format of a file: 0 if it has no tables of ours.
pub(super) fn format(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Makes our tables in an empty file, or brings those of an earlier version up to date; `false` if
/// the file holds something else.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<bool> {
    // Another process may be doing the same: look again once nobody else can write.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = format(&transaction)?;
    if found <= 0 && !is_empty(&transaction)? {
        return Ok(false);
    }
    let done = usize::try_from(found).unwrap_or(0);
    for step in STEPS.iter().skip(done) {
        transaction.execute_batch(step)?;
    }
    if done < STEPS.len() {
        transaction.pragma_update(None, "user_version", sql::FORMAT)?;
        if done > 0 {
            tracing::info!(from = found, to = sql::FORMAT, "the file was brought up to date");
        }
    }
    transaction.commit()?;
    Ok(true)
}

fn is_empty(transaction: &Transaction<'_>) -> rusqlite::Result<bool> {
    transaction.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))
}
