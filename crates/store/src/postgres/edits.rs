//! Changes other than appends, each in a transaction of the writer.
//!
//! A transaction takes several round trips on purpose: if we give up on a server that hangs, it
//! cannot finish by itself later, when the table may have gone on.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Error;

use crate::edit::Edit;
use crate::{TableId, clock, sql};

const LOCK_LAST: &str =
    "SELECT number FROM events WHERE table_id = $1 ORDER BY number DESC LIMIT 1 FOR UPDATE";

const CUT: &str = "
    WITH cut AS (
        DELETE FROM events WHERE table_id = $1 AND number > $2
        RETURNING table_id, number, at, body
    )
    INSERT INTO cut_events (table_id, number, at, body, cut_at)
    SELECT table_id, number, at, body, $3 FROM cut ORDER BY number";

const REWRITE: &str = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2";

/// Returns how many events (or settings) were changed.
pub(super) async fn apply(client: &mut Client, edit: &Edit) -> Result<u64, Error> {
    let transaction = client.transaction().await?;
    let changed = match edit {
        Edit::Remove(table) => {
            lock_log(&transaction, *table).await?;
            let name = table.as_str();
            let removed =
                transaction.execute("DELETE FROM events WHERE table_id = $1", &[&name]).await?;
            transaction.execute("DELETE FROM cut_events WHERE table_id = $1", &[&name]).await?;
            removed
        }
        Edit::Cut { table, after } => {
            lock_log(&transaction, *table).await?;
            transaction.execute(CUT, &[&table.as_str(), after, &clock::now()]).await?
        }
        Edit::Rewrite { table, number, body } => {
            transaction.execute(REWRITE, &[&table.as_str(), number, body]).await?
        }
        Edit::Set { key, value: Some(value) } => {
            transaction.execute(sql::SET_SETTING, &[key, value]).await?
        }
        Edit::Set { key, value: None } => transaction.execute(sql::CLEAR_SETTING, &[key]).await?,
        Edit::Swap { key, was: None, value } => {
            transaction.execute(sql::ADD_SETTING, &[key, value]).await?
        }
        Edit::Swap { key, was: Some(was), value } => {
            transaction.execute(sql::SWAP_SETTING, &[value, key, was]).await?
        }
    };
    transaction.commit().await?;
    Ok(changed)
}

/// Lets no machine append to the table until the transaction ends: each append holds on to the
/// event before it. An append that was under way may have moved the end, so we look again.
async fn lock_log(transaction: &Transaction<'_>, table: TableId) -> Result<(), Error> {
    let mut locked: Option<i64> = None;
    loop {
        let last = match transaction.query_opt(LOCK_LAST, &[&table.as_str()]).await? {
            Some(row) => row.try_get(0)?,
            None => return Ok(()),
        };
        if locked == Some(last) {
            return Ok(());
        }
        locked = Some(last);
    }
}
