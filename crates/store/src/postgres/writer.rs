//! Writing: one statement, which is one transaction and one round trip, for everything that waits.

use std::collections::HashSet;

use deadpool_postgres::{Client, Pool};
use tokio::time::timeout;

use super::edits;
use super::messenger::Outbox;
use super::server::Server;
use crate::edit::Edit;
use crate::queue::{Append, Batch, Batches, Verdict};
use crate::{Unavailable, clock};

/// All events of a batch in which each table has one append: `$1` tables, `$2` the first number of
/// the append, `$3` numbers, `$4` bodies, `$5` the time. It returns the tables that were written.
///
/// The first event of each append decides. It goes in unless it exists or the one before it does
/// not; when another machine is about to write the same number, the database waits for the outcome.
/// The one before it is held until the commit, so that nobody cuts it off meanwhile.
/// The others follow only where the first went in, and meet no conflict: where a number is free,
/// so are all above it, because the events of a table have no gaps. Going through the tables in
/// order keeps two machines from waiting for each other.
const APPEND: &str = "
    WITH offered AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
            AS offered (table_id, first, number, body)
    ), before AS (
        SELECT events.table_id FROM offered
        JOIN events ON events.table_id = offered.table_id AND events.number = offered.first - 1
        WHERE offered.number = offered.first
        FOR KEY SHARE OF events
    ), firsts AS (
        INSERT INTO events (table_id, number, at, body)
        SELECT table_id, number, $5, body FROM offered
        WHERE number = first AND (first = 1 OR table_id IN (SELECT table_id FROM before))
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), others AS (
        INSERT INTO events (table_id, number, at, body)
        SELECT table_id, number, $5, body FROM offered JOIN firsts USING (table_id)
        WHERE number > first
    )
    SELECT table_id FROM firsts";

/// Whether an event exists: tells a lost race from a gap.
const EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND number = $2)";

/// Writes until the store is closed. A failed commit is answered, and the next one tried.
pub(super) async fn run(server: Server, pool: Pool, mut batches: Batches, outbox: Outbox) {
    while let Some(mut batch) = batches.next().await {
        let orders = batch.take_orders();
        let mut waiting = (!batch.appends.is_empty()).then_some(batch);
        while let Some(mut batch) = waiting {
            waiting = batch.split_repeated_tables();
            let outcome = commit(&server, &pool, &batch).await;
            if let Err(reason) = &outcome {
                tracing::error!(appends = batch.appends.len(), %reason, "a commit failed");
            }
            outbox.send(batch.answer(outcome));
        }
        for order in orders {
            let outcome = edit(&server, &pool, &order.edit).await;
            outbox.send(order.answer(outcome));
        }
    }
    pool.close();
}

async fn edit(server: &Server, pool: &Pool, edit: &Edit) -> Result<u64, Unavailable> {
    let mut client = server.take(pool).await?;
    let changed = timeout(server.limits().statement, edits::apply(&mut client, edit)).await;
    server.finish(client, changed)
}

async fn commit(server: &Server, pool: &Pool, batch: &Batch) -> Result<Vec<Verdict>, Unavailable> {
    let client = server.take(pool).await?;
    let verdicts = timeout(server.limits().statement, write(&client, batch)).await;
    server.finish(client, verdicts)
}

async fn write(client: &Client, batch: &Batch) -> Result<Vec<Verdict>, tokio_postgres::Error> {
    let (mut tables, mut firsts, mut numbers, mut bodies) = (vec![], vec![], vec![], vec![]);
    for append in &batch.appends {
        for (number, body) in append.events() {
            tables.push(append.table.as_str());
            firsts.push(append.first as i64);
            numbers.push(number);
            bodies.push(body);
        }
    }
    let statement = client.prepare_cached(APPEND).await?;
    let rows =
        client.query(&statement, &[&tables, &firsts, &numbers, &bodies, &clock::now()]).await?;
    let written = rows.iter().map(|row| row.try_get(0)).collect::<Result<HashSet<&str>, _>>()?;
    let mut verdicts = Vec::with_capacity(batch.appends.len());
    for append in &batch.appends {
        verdicts.push(if written.contains(append.table.as_str()) {
            Verdict::Written
        } else {
            why_not(client, append).await?
        });
    }
    Ok(verdicts)
}

async fn why_not(client: &Client, append: &Append) -> Result<Verdict, tokio_postgres::Error> {
    let statement = client.prepare_cached(EXISTS).await?;
    let number = append.first as i64;
    let row = client.query_one(&statement, &[&append.table.as_str(), &number]).await?;
    Ok(if row.try_get(0)? { Verdict::Taken } else { Verdict::Gap })
}
