//! The story, in chapters. Each gets an empty database.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{AppendError, Refusal, Store, TableId};
use tokio::task::JoinSet;

use crate::{Place, bodies, hear, list, read};

list![
    events_come_back_in_order,
    several_events_are_written_together_or_not_at_all,
    one_of_two_writers_wins_every_race,
    wrong_appends_are_refused_and_harm_nobody,
    any_text_survives,
    long_logs_stay_whole,
    many_tables_share_commits,
    appends_are_committed_in_the_order_sent,
    everything_is_there_after_reopening,
    what_waits_is_answered_before_closing,
    appends_are_announced,
    tables_are_listed_and_counted,
];

async fn events_come_back_in_order(place: Place) {
    let store = place.open().await;
    let (table, other) = (TableId::random(), TableId::random());
    let before = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    for (number, body) in (1..).zip(bodies(1..=12)) {
        store.append(table, number, body).await.unwrap();
    }
    store.append(other, 1, "elsewhere").await.unwrap();

    assert_eq!(read(&store, table, 0).await, bodies(1..=12));
    assert_eq!(read(&store, table, 9).await, bodies(10..=12));
    assert!(read(&store, table, 12).await.is_empty());
    assert!(read(&store, table, u64::MAX).await.is_empty());
    assert!(read(&store, TableId::random(), 0).await.is_empty(), "an unknown table is empty");
    let at = store.read(table, 0).await.unwrap()[0].at;
    assert!((before..before + 60_000).contains(&at), "stamped {at}, written after {before}");
}

async fn several_events_are_written_together_or_not_at_all(place: Place) {
    let store = place.open().await;
    let table = TableId::random();
    store.append_all(table, 1, bodies(1..=3)).await.unwrap();
    store.append_all(table, 4, bodies(4..=9)).await.unwrap();
    assert_eq!(read(&store, table, 0).await, bodies(1..=9));

    // The first two numbers exist, the last two are free: none of them goes in.
    let late = store.append_all(table, 8, bodies(1..=4)).await;
    assert_eq!(late, Err(AppendError::Taken));
    assert_eq!(read(&store, table, 0).await, bodies(1..=9));
}

async fn one_of_two_writers_wins_every_race(place: Place) {
    let stores = place.open_two().await;
    let mut tables = JoinSet::new();
    for _ in 0..8 {
        let stores = stores.clone();
        tables.spawn(async move {
            let (table, mut length) = (TableId::random(), 0);
            for _ in 0..20 {
                // Of two and of three events: nothing of the loser's may stay behind.
                let (one, two) = tokio::join!(
                    stores[0].append_all(table, length + 1, vec!["one".into(); 2]),
                    stores[1].append_all(table, length + 1, vec!["two".into(); 3]),
                );
                let events = read(&stores[0], table, length).await;
                match (one, two) {
                    (Ok(()), Err(AppendError::Taken)) => assert_eq!(events, ["one"; 2]),
                    (Err(AppendError::Taken), Ok(())) => assert_eq!(events, ["two"; 3]),
                    other => panic!("one wins and the other learns it: {other:?}"),
                }
                length += events.len() as u64;
            }
        });
    }
    tables.join_all().await;
}

async fn wrong_appends_are_refused_and_harm_nobody(place: Place) {
    let store = place.open().await;
    let (table, other) = (TableId::random(), TableId::random());
    let refused = |refusal: Refusal| Err(AppendError::Refused(refusal));
    let long = Store::LONGEST_BODY;

    assert_eq!(store.append(table, 0, "zero").await, refused(Refusal::Gap(0)));
    assert_eq!(store.append(table, 2, "two").await, refused(Refusal::Gap(2)));
    assert_eq!(store.append(table, u64::MAX, "max").await, refused(Refusal::Gap(u64::MAX)));
    let highest = i64::MAX as u64;
    let two = vec!["a".into(), "b".into()];
    assert_eq!(
        store.append_all(table, highest - 1, two.clone()).await,
        refused(Refusal::Gap(highest - 1))
    );
    assert_eq!(store.append_all(table, highest, two).await, refused(Refusal::Gap(highest)));
    assert_eq!(store.append_all(table, 1, vec![]).await, refused(Refusal::Empty));
    assert_eq!(store.append(table, 1, "nul\0").await, refused(Refusal::Nul));
    assert_eq!(
        store.append(table, 1, "x".repeat(long + 1)).await,
        refused(Refusal::TooLong(long + 1))
    );
    assert!(read(&store, table, 0).await.is_empty());

    // In one commit with good ones, before and after.
    let (a, b, c, d) = tokio::join!(
        store.append(other, 1, "good"),
        store.append(table, 7, "gap"),
        store.append(other, 1, "taken"),
        store.append(table, 1, "x".repeat(long)),
    );
    assert_eq!((a, b), (Ok(()), refused(Refusal::Gap(7))));
    assert_eq!((c, d), (Err(AppendError::Taken), Ok(())));
    assert_eq!(read(&store, other, 0).await, ["good"]);
    assert_eq!(read(&store, table, 0).await[0].len(), long);
}

async fn any_text_survives(place: Place) {
    let store = place.open().await;
    let table = TableId::random();
    let texts: Vec<String> = [
        "",
        " ",
        "'; DROP TABLE events; --",
        "\"\\\" $1 ?1 %s {} \\u0000 \\x00",
        "two\nlines\r\nand\ta tab \u{1}\u{7f}",
        "Faubourg Saint-Honoré, 東京, 🏡, e\u{301}, \u{202e}backwards, \u{feff}, \u{10ffff}",
        "{\"a\":[1,2,{\"b\":null}]}",
        "{1,2,NULL,\"x\"}",
    ]
    .map(String::from)
    .to_vec();
    store.append_all(table, 1, texts.clone()).await.unwrap();
    for (number, text) in (texts.len() as u64 + 1..).zip(&texts) {
        store.append(table, number, text.as_str()).await.unwrap();
    }
    assert_eq!(read(&store, table, 0).await, [texts.clone(), texts].concat());
}

/// Long enough that SQLite settles what is fresh several times, at the hand of either writer.
async fn long_logs_stay_whole(place: Place) {
    const STEP: u64 = 500;
    let stores = place.open_two().await;
    let tables = [TableId::random(), TableId::random(), TableId::random()];
    for round in 0..12 {
        let (first, last) = (round * STEP + 1, (round + 1) * STEP);
        for (turn, &table) in tables.iter().enumerate() {
            let [one, two] = &stores;
            let (one, two) = if turn % 2 == 0 { (one, two) } else { (two, one) };
            one.append_all(table, first, bodies(first..=last)).await.unwrap();
            let late = two.append(table, last, "late").await;
            assert_eq!(late, Err(AppendError::Taken));
            let early = two.append(table, last + 2, "early").await;
            assert_eq!(early, Err(AppendError::Refused(Refusal::Gap(last + 2))));
        }
    }
    for (store, table) in stores.iter().cycle().zip(tables) {
        assert_eq!(read(store, table, 0).await, bodies(1..=12 * STEP));
        assert_eq!(read(store, table, 11 * STEP).await, bodies(11 * STEP + 1..=12 * STEP));
    }
    let count = stores[0].count().await.unwrap();
    assert_eq!((count.tables, count.events), (3, 36 * STEP));
}

async fn many_tables_share_commits(place: Place) {
    const TABLES: u64 = 50;
    const EVENTS: u64 = 20;
    let store = Arc::new(place.open().await);
    let mut players = JoinSet::new();
    for _ in 0..TABLES {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let table = TableId::random();
            for (number, body) in (1..).zip(bodies(1..=EVENTS)) {
                store.append(table, number, body).await.unwrap();
            }
            table
        });
    }
    for table in players.join_all().await {
        assert_eq!(read(&store, table, 0).await, bodies(1..=EVENTS));
    }
    let counters = store.counters();
    assert_eq!(counters.events, TABLES * EVENTS);
    assert!(counters.commits < counters.events, "commits are shared: {counters:?}");
    assert_eq!((counters.taken, counters.failed, counters.waiting), (0, 0, 0));
    assert_eq!(counters.waits.total(), TABLES * EVENTS);
    assert_eq!(counters.shared.total(), counters.commits);
    assert_eq!(counters.shared.sum, TABLES * EVENTS);
}

async fn appends_are_committed_in_the_order_sent(place: Place) {
    let store = Arc::new(place.open().await);
    let table = TableId::random();
    let mut sent = tokio::task::LocalSet::new();
    let answers: Vec<_> = (1..=300)
        .map(|number| {
            let store = Arc::clone(&store);
            // Tasks of a local set start in the order in which they were made.
            sent.spawn_local(async move { store.append(table, number, number.to_string()).await })
        })
        .collect();
    (&mut sent).await;
    for answer in answers {
        assert_eq!(answer.await.unwrap(), Ok(()), "a later one went before: that leaves a gap");
    }
    let expected: Vec<_> = (1..=300).map(|number| number.to_string()).collect();
    assert_eq!(read(&store, table, 0).await, expected);
}

async fn everything_is_there_after_reopening(place: Place) {
    let table = TableId::random();
    let store = place.open().await;
    store.append_all(table, 1, bodies(1..=5)).await.unwrap();
    store.close().await;
    store.close().await;
    assert!(matches!(store.append(table, 6, "late").await, Err(AppendError::Unavailable(_))));
    assert!(store.read(table, 0).await.is_err());

    let store = place.open().await;
    assert_eq!(read(&store, table, 0).await, bodies(1..=5));
    assert_eq!(store.append(table, 5, "again").await, Err(AppendError::Taken));
    store.append(table, 6, bodies(6..=6)[0].as_str()).await.unwrap();
    drop(store);

    let store = place.open().await;
    assert_eq!(read(&store, table, 0).await, bodies(1..=6));
}

async fn what_waits_is_answered_before_closing(place: Place) {
    let store = Arc::new(place.open().await);
    let mut waiting = JoinSet::new();
    let tables: Vec<_> = std::iter::repeat_with(TableId::random).take(100).collect();
    for &table in &tables {
        let store = Arc::clone(&store);
        waiting.spawn(async move { (table, store.append(table, 1, "last words").await) });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let answers = waiting.join_all().await;

    let store = place.open().await;
    for (table, answer) in answers {
        let kept = !read(&store, table, 0).await.is_empty();
        assert_eq!(kept, answer.is_ok(), "{answer:?}");
    }
}

async fn appends_are_announced(place: Place) {
    let store = place.open().await;
    let (one, two) = (TableId::random(), TableId::random());
    store.append(one, 1, "before anyone listens").await.unwrap();
    let mut changes = store.changes();
    store.append_all(one, 2, bodies(2..=4)).await.unwrap();
    hear(&mut changes, one, 4).await;
    store.append(one, 4, "lost race").await.unwrap_err();
    store.append(two, 1, "first").await.unwrap();
    hear(&mut changes, two, 1).await;
    let mut late = store.changes();
    store.close().await;
    assert_eq!(late.next().await, None, "the news ends with the store");
}

async fn tables_are_listed_and_counted(place: Place) {
    let store = place.open().await;
    assert!(store.tables(10).await.unwrap().is_empty());
    let mut tables = Vec::new();
    for events in [3, 1, 2] {
        let table = TableId::random();
        store.append_all(table, 1, bodies(1..=events)).await.unwrap();
        tables.push((table, events));
        // Lists are sorted by the millisecond.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    store.append(tables[0].0, 4, "much later").await.unwrap();
    tables[0].1 = 4;

    let listed = store.tables(10).await.unwrap();
    let names: Vec<_> = listed.iter().map(|line| (line.table, line.events)).collect();
    assert_eq!(names, tables.iter().rev().copied().collect::<Vec<_>>(), "newest first");
    let oldest = listed.last().unwrap();
    assert!(oldest.started < oldest.changed);
    assert_eq!(listed[0].started, listed[0].changed);
    assert_eq!(store.tables(1).await.unwrap(), &listed[..1]);
    let count = store.count().await.unwrap();
    assert_eq!((count.tables, count.events), (3, 7));
}
