//! Changes other than appends, each in a transaction of the writer.

use rusqlite::{Transaction, params};

use crate::edit::Edit;
use crate::{TableId, clock, sql};

const CUT: &str = "
    INSERT INTO cut_events (table_id, number, at, body, cut_at)
    SELECT table_id, number, at, body, ?3 FROM events WHERE table_id = ?1 AND number > ?2
    ORDER BY number";

const SUMMARIZE: &str = "
    INSERT INTO summaries
    SELECT table_id, max(number), coalesce(max(CASE number WHEN 1 THEN at END), min(at)), max(at)
    FROM settled WHERE table_id = ?1 GROUP BY table_id";

/// Returns how many events (or settings) were changed.
pub(super) fn apply(transaction: &Transaction<'_>, edit: &Edit) -> rusqlite::Result<usize> {
    match edit {
        Edit::Remove(table) => {
            let removed = delete_after(transaction, *table, 0)?;
            transaction.execute("DELETE FROM cut_events WHERE table_id = ?1", [table.as_str()])?;
            Ok(removed)
        }
        Edit::Cut { table, after } => {
            transaction.execute(CUT, params![table.as_str(), after, clock::now()])?;
            delete_after(transaction, *table, *after)
        }
        Edit::Rewrite { table, number, body } => {
            let mut changed = 0;
            for place in ["settled", "fresh"] {
                let rewrite =
                    format!("UPDATE {place} SET body = ?3 WHERE table_id = ?1 AND number = ?2");
                changed += transaction.execute(&rewrite, params![table.as_str(), number, body])?;
            }
            Ok(changed)
        }
        Edit::Set { key, value: Some(value) } => {
            transaction.execute(sql::SET_SETTING, params![key, value])
        }
        Edit::Set { key, value: None } => transaction.execute(sql::CLEAR_SETTING, [key]),
        Edit::Swap { key, was: None, value } => {
            transaction.execute(sql::ADD_SETTING, params![key, value])
        }
        Edit::Swap { key, was: Some(was), value } => {
            transaction.execute(sql::SWAP_SETTING, params![value, key, was])
        }
    }
}

/// Deletes the events of a table after a number, and tells the summary.
fn delete_after(
    transaction: &Transaction<'_>,
    table: TableId,
    after: i64,
) -> rusqlite::Result<usize> {
    let mut deleted = 0;
    for place in ["settled", "fresh"] {
        let delete = format!("DELETE FROM {place} WHERE table_id = ?1 AND number > ?2");
        deleted += transaction.execute(&delete, params![table.as_str(), after])?;
    }
    transaction.execute("DELETE FROM summaries WHERE table_id = ?1", [table.as_str()])?;
    transaction.execute(SUMMARIZE, [table.as_str()])?;
    Ok(deleted)
}
