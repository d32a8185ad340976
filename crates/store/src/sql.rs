//! The statements that both databases understand word for word.

/// The format of what is kept. Raise it with every change of the tables, and migrate.
pub(crate) const FORMAT: i64 = 1;

/// The events of a table (`$1`) after a number (`$2`).
pub(crate) const READ: &str =
    "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";

/// The tables that were started last, at most `$1` of them. The index over first events finds
/// them, the primary key their last events: no scan, however much is kept.
pub(crate) const TABLES: &str = "
    SELECT first.table_id, last.number, first.at, last.at
    FROM events AS first
    JOIN events AS last ON last.table_id = first.table_id
        AND last.number = (SELECT max(number) FROM events WHERE table_id = first.table_id)
    WHERE first.number = 1
    ORDER BY first.at DESC
    LIMIT $1";

/// Tables and events; the second is a scan.
pub(crate) const COUNT: &str = "
    SELECT (SELECT count(*) FROM events WHERE number = 1), (SELECT count(*) FROM events)";

/// Whether an event exists: tells a lost race from a gap.
pub(crate) const EXISTS: &str =
    "SELECT EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND number = $2)";

/// Finds the tables that were started last; one entry per table.
pub(crate) const INDEX: &str = "CREATE INDEX events_started ON events (at) WHERE number = 1";
