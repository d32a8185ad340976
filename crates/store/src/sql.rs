//! The statements that both databases understand word for word.

/// The format of what is kept. Raise it with every change of the tables, and migrate.
pub(crate) const FORMAT: i64 = 2;

/// The events of a table (`$1`) after a number (`$2`).
pub(crate) const READ: &str =
    "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";

/// Tables and events; the second is a scan.
pub(crate) const COUNT: &str = "
    SELECT (SELECT count(*) FROM events WHERE number = 1), (SELECT count(*) FROM events)";

/// The value of a setting (`$1`).
pub(crate) const GET_SETTING: &str = "SELECT value FROM settings WHERE key = $1";

/// Keeps a setting (`$1`) with its value (`$2`).
pub(crate) const SET_SETTING: &str = "
    INSERT INTO settings (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/// Keeps a setting (`$1`) with its value (`$2`) if there is none.
pub(crate) const ADD_SETTING: &str =
    "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";

/// Gives a value (`$1`) to a setting (`$2`) if it is still as it was (`$3`). SQLite counts names in the
/// order in which they come.
pub(crate) const SWAP_SETTING: &str =
    "UPDATE settings SET value = $1 WHERE key = $2 AND value = $3";

/// Forgets a setting (`$1`).
pub(crate) const CLEAR_SETTING: &str = "DELETE FROM settings WHERE key = $1";
