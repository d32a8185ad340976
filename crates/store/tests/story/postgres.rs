//! The story on PostgreSQL, and what only a server can do.

use std::sync::Arc;
use std::time::Duration;

use store::{AppendError, Change, Limits, OpenError, Store, TableId, TableSummary};
use tokio::task::JoinSet;

use crate::postgres_server::PostgresServer;
use crate::{Place, hear, hear_that, kill, read, runtime, tell_all, tls};

/// One test, so that one server is enough for all of it.
#[test]
fn the_story_on_postgresql() {
    if let Some(address) = kill::address() {
        return kill::append_until_killed(&address);
    }
    let Some(mut server) = PostgresServer::start() else {
        return;
    };
    tell_all(|name| Place(server.create(name)));
    runtime().block_on(other_machines_hear(&server));
    other_databases_are_left_alone(&server);
    kill_9_loses_nothing(&server);
    runtime().block_on(the_first_format_is_brought_up_to_date(&server));
    runtime().block_on(a_crashed_server_is_waited_for(&mut server));
    runtime().block_on(a_server_that_hangs_is_given_up_and_found_again(&mut server));
    runtime().block_on(a_server_that_starts_late_is_waited_for(&mut server));
    tls::connections_are_encrypted(&mut server);
}

/// Short ones, so that tests need not wait for long.
const LIMITS: Limits = Limits {
    start: Duration::ZERO,
    connect: Duration::from_millis(700),
    statement: Duration::from_millis(1500),
    append: Duration::from_secs(3),
};

/// Long enough for the slowest machine; a server that hangs would keep us for ever.
async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_mins(1), work).await.expect("it does not hang")
}

async fn other_machines_hear(server: &PostgresServer) {
    let place = Place(server.create("machines"));
    let (here, there) = (place.open().await, place.open().await);
    let mut news = there.changes();
    let table = TableId::random();
    for number in 1..=5 {
        here.append(table, number, "moved").await.unwrap();
        hear(&mut news, table, number).await;
    }
    // The channel is open to all: what is not news is not passed on.
    for nonsense in ["", "hello", "x 1", &format!("{table}"), &format!("{table} -1")] {
        server.psql(&format!("NOTIFY faubourg_events, '{nonsense}'")).unwrap();
    }
    here.append(table, 6, "moved").await.unwrap();
    assert_eq!(news.next().await, Some(Change::Appended { table, last: 6 }));

    // Whatever was being told when the connection broke may be lost, so that is said.
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query LIKE '%faubourg_events%' AND pid <> pg_backend_pid()";
    server.psql(kill).unwrap();
    let missed = async { while news.next().await != Some(Change::Missed) {} };
    tokio::time::timeout(Duration::from_secs(20), missed).await.expect("missed news is said");
    here.append(table, 7, "moved").await.unwrap();
    hear(&mut news, table, 7).await;
}

fn other_databases_are_left_alone(server: &PostgresServer) {
    let newer = Place(server.create("newer"));
    runtime().block_on(async { newer.open().await.close().await });
    server.psql("UPDATE newer.events_format SET version = 99").unwrap();
    let open = |address: &str| runtime().block_on(Store::open_within(address, LIMITS)).unwrap_err();
    assert!(matches!(open(&newer.0), OpenError::Newer { found: 99, known: 2, .. }));

    let foreign = server.create("foreign");
    server.psql("CREATE TABLE \"foreign\".events (concert text)").unwrap();
    assert!(matches!(open(&foreign), OpenError::Foreign(_)));

    // It waits for no server that says no: with the usual limits, which are long.
    let nowhere = foreign.replace("/postgres?", "/nowhere?");
    let said = runtime().block_on(Store::open(&nowhere)).unwrap_err().to_string();
    assert!(said.contains("\"nowhere\" does not exist"), "{said}");
    let said = open("postgres://me:secret@localhost:1/x").to_string();
    assert!(said.contains("onnect") && !said.contains("secret"), "{said}");
    let said = open("postgres://me:secret@localhost:port/x").to_string();
    assert!(!said.contains("secret"), "{said}");
}

fn kill_9_loses_nothing(server: &PostgresServer) {
    let address = server.create("killed");
    let answered = kill::kill_after(700, "postgres::the_story_on_postgresql", &address);
    runtime().block_on(async {
        kill::all_there(&Store::open(&address).await.unwrap(), &answered).await;
    });
}

/// The tables as the first release made them.
async fn the_first_format_is_brought_up_to_date(server: &PostgresServer) {
    let place = Place(server.create("first"));
    let table = TableId::random();
    server
        .psql(&format!(
            "SET search_path = first;
             CREATE TABLE events (
                 table_id text COLLATE \"C\" NOT NULL, number bigint NOT NULL,
                 at bigint NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, number));
             CREATE INDEX events_started ON events (at) WHERE number = 1;
             CREATE TABLE events_format (version bigint NOT NULL);
             INSERT INTO events_format VALUES (1);
             INSERT INTO events VALUES ('{table}', 1, 5, 'one'), ('{table}', 2, 6, 'two')"
        ))
        .unwrap();
    let store = place.open().await;
    assert_eq!(read(&store, table, 0).await, ["one", "two"]);
    let lines = store.tables_after(None, 10).await.unwrap();
    assert_eq!(lines, [TableSummary { table, events: 2, started: 5, changed: 6 }]);
    store.append(table, 3, "three").await.unwrap();
    store.set_setting("new", "works").await.unwrap();
    store.close().await;
    place.open().await.close().await;
    assert_eq!(server.psql("SELECT version FROM first.events_format").unwrap(), "2");
}

/// A server that is stopped (SIGSTOP) takes what is sent and answers nothing.
async fn a_server_that_hangs_is_given_up_and_found_again(server: &mut PostgresServer) {
    let address = server.create("hangs");
    let store = Arc::new(Store::open_within(&address, LIMITS).await.unwrap());
    let mut news = store.changes();
    let tables: Vec<_> = std::iter::repeat_with(TableId::random).take(20).collect();
    for &table in &tables {
        store.append(table, 1, "before").await.unwrap();
    }

    server.freeze();
    let mut asked = JoinSet::new();
    for &table in &tables {
        let store = Arc::clone(&store);
        asked.spawn(async move { store.append(table, 2, "meanwhile").await });
    }
    // The second round waits behind the first, and reads and edits go the same way.
    for answer in soon(asked.join_all()).await {
        assert!(matches!(answer, Err(AppendError::Unavailable(_))), "{answer:?}");
    }
    let answer = soon(store.append(tables[0], 2, "later")).await;
    assert!(matches!(answer, Err(AppendError::Unavailable(_))), "{answer:?}");
    assert!(soon(store.read(tables[0], 0)).await.is_err());
    assert!(soon(store.check_writable()).await.is_err());
    assert!(soon(store.remove(tables[0])).await.is_err());
    assert!(soon(Store::open_within(&address, LIMITS)).await.is_err());

    server.thaw();
    soon(hear_that(&mut news, |change| change == Change::Missed)).await;
    soon(async { while store.check_writable().await.is_err() {} }).await;
    for &table in &tables {
        // What was sent before the server stood still may be written when it goes on.
        let again = soon(store.append(table, 2, "again")).await;
        assert!(matches!(again, Ok(()) | Err(AppendError::Taken)), "{again:?}");
        store.append(table, 3, "after").await.unwrap();
        let kept = read(&store, table, 0).await;
        let second = if again.is_ok() { "again" } else { "meanwhile" };
        assert_eq!(kept, ["before", second, "after"]);
    }
    soon(store.close()).await;
}

async fn a_server_that_starts_late_is_waited_for(server: &mut PostgresServer) {
    let address = server.create("late");
    server.crash();
    let refused = soon(Store::open_within(&address, LIMITS)).await.unwrap_err();
    assert!(matches!(refused, OpenError::Unavailable { .. }), "{refused}");
    let limits = Limits { start: Duration::from_mins(1), ..Limits::default() };
    let opening = tokio::spawn(async move { Store::open_within(&address, limits).await });
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(!opening.is_finished(), "it waits for the server");
    server.resume();
    let store = soon(opening).await.unwrap().unwrap();
    store.append(TableId::random(), 1, "at last").await.unwrap();
    store.close().await;
}

async fn a_crashed_server_is_waited_for(server: &mut PostgresServer) {
    let store = Place(server.create("crash")).open().await;
    let mut news = store.changes();
    let table = TableId::random();
    for number in 1..=50 {
        store.append(table, number, "kept").await.unwrap();
    }
    server.crash();
    let lost = store.append(table, 51, "lost").await;
    assert!(matches!(lost, Err(AppendError::Unavailable(_))), "{lost:?}");
    assert!(store.read(table, 0).await.is_err());

    server.resume();
    assert_eq!(read(&store, table, 0).await, vec!["kept"; 50]);
    store.append(table, 51, "again").await.unwrap();
    let missed = async { while news.next().await != Some(Change::Missed) {} };
    tokio::time::timeout(Duration::from_secs(20), missed).await.expect("missed news is said");
    store.append(table, 52, "heard").await.unwrap();
    hear(&mut news, table, 52).await;
    store.close().await;
}
