//! The story on PostgreSQL, and what only a server can do.

use std::time::Duration;

use store::{AppendError, Change, OpenError, Store, TableId};

use crate::postgres_server::PostgresServer;
use crate::{Place, hear, kill, read, runtime, tell_all};

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
    runtime().block_on(a_crashed_server_is_waited_for(&mut server));
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
    let open = |address: &str| runtime().block_on(Store::open(address)).unwrap_err();
    assert!(matches!(open(&newer.0), OpenError::Newer { found: 99, known: 1, .. }));

    let foreign = server.create("foreign");
    server.psql("CREATE TABLE \"foreign\".events (concert text)").unwrap();
    assert!(matches!(open(&foreign), OpenError::Foreign(_)));

    let said = open(&foreign.replace("/postgres?", "/nowhere?")).to_string();
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
