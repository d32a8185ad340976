//! The story of looking after a store: removing, cutting, listing, keeping settings.

use std::sync::Arc;
use std::time::Duration;

use store::{AppendError, Change, Refusal, Store, TableId, TableSummary};
use tokio::task::JoinSet;

use crate::{Place, bodies, hear, hear_that, list, read};

list![
    removed_tables_are_gone,
    cut_events_are_set_aside,
    cutting_leaves_no_gap_while_others_append,
    events_are_rewritten,
    edits_are_announced_everywhere,
    tables_are_paged_by_name,
    recent_changes_are_found,
    settings_are_kept,
    settings_are_changed_by_one_at_a_time,
    writing_is_proved_and_size_is_told,
];

/// More events than SQLite keeps fresh, so that some of what went before is settled.
async fn settle(store: &Store) -> TableId {
    let table = TableId::random();
    store.append_all(table, 1, bodies(1..=4200)).await.unwrap();
    table
}

fn gap(number: u64) -> Result<(), AppendError> {
    Err(Refusal::Gap(number).into())
}

async fn removed_tables_are_gone(place: Place) {
    let store = place.open().await;
    let (table, other) = (TableId::random(), TableId::random());
    store.append_all(table, 1, bodies(1..=5)).await.unwrap();
    let long = settle(&store).await;
    store.append_all(table, 6, bodies(6..=8)).await.unwrap();
    store.append_all(other, 1, bodies(1..=2)).await.unwrap();
    store.cut(table, 7).await.unwrap();

    assert_eq!(store.remove(table).await, Ok(7));
    assert_eq!(store.remove(table).await, Ok(0), "it has gone already");
    assert!(read(&store, table, 0).await.is_empty());
    assert_eq!(store.append(table, 8, "late").await, gap(8));
    assert_eq!(store.append(table, 2, "early").await, gap(2));
    let names: Vec<_> = store.tables(10).await.unwrap().iter().map(|line| line.table).collect();
    assert!(!names.contains(&table) && names.contains(&long) && names.contains(&other));
    assert!(store.tables_after(None, 10).await.unwrap().iter().all(|line| line.table != table));
    assert_eq!(read(&store, other, 0).await, bodies(1..=2), "others are left alone");
    store.append(other, 3, "on").await.unwrap();
}

async fn cut_events_are_set_aside(place: Place) {
    let store = place.open().await;
    let table = TableId::random();
    store.append_all(table, 1, bodies(1..=10)).await.unwrap();
    settle(&store).await;
    store.append_all(table, 11, bodies(11..=15)).await.unwrap();

    assert_eq!(store.cut(table, 12).await, Ok(3), "of what is fresh");
    assert_eq!(read(&store, table, 0).await, bodies(1..=12));
    assert_eq!(store.append(table, 16, "later").await, gap(16));
    assert_eq!(store.cut(table, 7).await, Ok(5), "of what is fresh and settled");
    assert_eq!(store.cut(table, 7).await, Ok(0));
    assert_eq!(store.cut(table, u64::MAX).await, Ok(0));
    assert_eq!(store.append(table, 7, "again").await, Err(AppendError::Taken));
    store.append(table, 8, "another way").await.unwrap();
    assert_eq!(read(&store, table, 7).await, ["another way"]);
    let line = store.tables_after(None, 10).await.unwrap();
    let line = line.iter().find(|line| line.table == table).unwrap();
    assert_eq!(line.events, 8);

    assert_eq!(store.cut(table, 0).await, Ok(8));
    assert!(read(&store, table, 0).await.is_empty());
}

async fn cutting_leaves_no_gap_while_others_append(place: Place) {
    let [one, two] = place.open_two().await;
    let table = TableId::random();
    one.append_all(table, 1, bodies(1..=20)).await.unwrap();
    let mut both = JoinSet::new();
    both.spawn(async move {
        let mut next = 21;
        for _ in 0..150 {
            match one.append(table, next, "on").await {
                Ok(()) => next += 1,
                Err(AppendError::Taken | AppendError::Refused(Refusal::Gap(_))) => {
                    next = read(&one, table, 0).await.len() as u64 + 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
    });
    both.spawn(async move {
        for _ in 0..50 {
            two.cut(table, 15).await.unwrap();
            // It checks that the numbers have no gap.
            let kept = read(&two, table, 0).await.len();
            assert!(kept >= 15, "{kept}");
        }
    });
    both.join_all().await;
}

async fn events_are_rewritten(place: Place) {
    let store = place.open().await;
    let table = TableId::random();
    store.append_all(table, 1, bodies(1..=2)).await.unwrap();
    settle(&store).await;
    store.append_all(table, 3, bodies(3..=4)).await.unwrap();
    assert_eq!(store.rewrite(table, 2, "nobody").await, Ok(true));
    assert_eq!(store.rewrite(table, 3, "no one").await, Ok(true));
    for missing in [0, 5, u64::MAX] {
        assert_eq!(store.rewrite(table, missing, "nothing").await, Ok(false));
    }
    assert_eq!(store.rewrite(table, 1, "\0").await, Err(Refusal::Nul.into()));
    let expected = [&bodies(1..=1)[0], "nobody", "no one", &bodies(4..=4)[0]];
    assert_eq!(read(&store, table, 0).await, expected);
    store.append(table, 5, "and on").await.unwrap();
}

async fn edits_are_announced_everywhere(place: Place) {
    let [one, two] = place.open_two().await;
    let mut news = two.changes();
    let table = TableId::random();
    one.append_all(table, 1, bodies(1..=5)).await.unwrap();
    hear(&mut news, table, 5).await;
    one.rewrite(table, 2, "nobody").await.unwrap();
    hear_that(&mut news, |change| change == Change::Rewritten { table }).await;
    one.cut(table, 3).await.unwrap();
    hear_that(&mut news, |change| change == Change::Cut { table, last: 3 }).await;
    one.remove(table).await.unwrap();
    hear_that(&mut news, |change| change == Change::Removed { table }).await;
    assert!(read(&two, table, 0).await.is_empty());
    assert_eq!(two.append(table, 4, "late").await, gap(4));
}

/// Tables of one to three events, some of them settled, some fresh, some both.
async fn many_tables(store: &Store) -> Vec<(TableId, u64)> {
    let mut tables = Vec::new();
    for part in 0..2 {
        for events in (1..=3).cycle().take(30) {
            let table = TableId::random();
            store.append_all(table, 1, bodies(1..=events)).await.unwrap();
            tables.push((table, events));
        }
        if part == 0 {
            tables.push((settle(store).await, 4200));
        }
    }
    for (table, events) in tables.iter_mut().step_by(7) {
        *events += 1;
        store.append(*table, *events, "one more").await.unwrap();
    }
    tables
}

async fn tables_are_paged_by_name(place: Place) {
    let store = place.open().await;
    assert!(store.tables_after(None, 10).await.unwrap().is_empty());
    let mut tables = many_tables(&store).await;
    tables.sort();
    for limit in [1, 7, 61, 1000] {
        let (mut met, mut cursor) = (Vec::new(), None);
        loop {
            let page = store.tables_after(cursor, limit).await.unwrap();
            assert!(page.len() <= limit as usize);
            let Some(last) = page.last() else { break };
            cursor = Some(last.table);
            met.extend(page);
        }
        let lines: Vec<_> = met.iter().map(|line| (line.table, line.events)).collect();
        assert_eq!(lines, tables, "pages of {limit}");
        for line in &met {
            let events = store.read(line.table, 0).await.unwrap();
            assert_eq!((line.started, line.changed), (events[0].at, events.last().unwrap().at));
        }
    }
}

async fn recent_changes_are_found(place: Place) {
    let store = place.open().await;
    let mut tables = many_tables(&store).await;
    tables.sort();
    let all = |lines: &[TableSummary]| {
        let mut lines: Vec<_> = lines.iter().map(|line| (line.table, line.events)).collect();
        lines.sort();
        lines
    };
    for limit in [9, 1000] {
        let mut met: Vec<TableSummary> = Vec::new();
        loop {
            let page = store.changed_since(0, met.last(), limit).await.unwrap();
            assert!(page.len() <= limit as usize);
            if page.is_empty() {
                break;
            }
            met.extend(page);
        }
        assert!(met.is_sorted_by_key(|line| (line.changed, line.table)));
        assert_eq!(all(&met), tables, "pages of {limit}");

        let mut newest_first: Vec<TableSummary> = Vec::new();
        loop {
            let page = store.changed_last(newest_first.last(), limit).await.unwrap();
            assert!(page.len() <= limit as usize);
            if page.is_empty() {
                break;
            }
            newest_first.extend(page);
        }
        met.reverse();
        assert_eq!(newest_first, met, "pages of {limit}");
    }

    tokio::time::sleep(Duration::from_millis(5)).await;
    let late = [tables[3], tables[40]].map(|(table, events)| (table, events + 1));
    for (table, last) in late {
        store.append(table, last, "late").await.unwrap();
    }
    let at = store.read(late[0].0, late[0].1 - 1).await.unwrap()[0].at;
    let recent = store.changed_since(at, None, 100).await.unwrap();
    assert_eq!(all(&recent), late);
    let newest: Vec<_> = store.changed_last(None, 2).await.unwrap();
    assert_eq!(all(&newest), late);
    let events = store.read(late[0].0, 0).await.unwrap();
    let line = recent.iter().find(|line| line.table == late[0].0).unwrap();
    assert_eq!((line.started, line.changed), (events[0].at, at));
    assert!(store.changed_since(at + 60_000, None, 100).await.unwrap().is_empty());
}

async fn settings_are_kept(place: Place) {
    let store = place.open().await;
    assert_eq!(store.get_setting("notice").await, Ok(None));
    store.set_setting("notice", "back at nine").await.unwrap();
    store.set_setting("notice", "back at ten, 🏡").await.unwrap();
    store.set_setting("empty", "").await.unwrap();
    store.set_setting("gone", "soon").await.unwrap();
    store.clear_setting("gone").await.unwrap();
    store.clear_setting("never there").await.unwrap();
    assert_eq!(store.set_setting("nul", "\0").await, Err(Refusal::Nul.into()));
    store.close().await;

    let [store, other] = place.open_two().await;
    for store in [&store, &other] {
        let notice = store.get_setting("notice").await.unwrap();
        assert_eq!(notice.as_deref(), Some("back at ten, 🏡"));
        assert_eq!(store.get_setting("empty").await.unwrap().as_deref(), Some(""));
        assert_eq!(store.get_setting("gone").await, Ok(None));
    }
}

/// Two servers change the same setting at the same time: whoever comes late notices.
async fn settings_are_changed_by_one_at_a_time(place: Place) {
    let [one, other] = place.open_two().await;
    assert_eq!(one.swap_setting("list", None, "a").await, Ok(true));
    assert_eq!(other.swap_setting("list", None, "b").await, Ok(false), "it is there");
    assert_eq!(
        other.swap_setting("list", Some("b"), "c").await,
        Ok(false),
        "it says something else"
    );
    assert_eq!(other.swap_setting("list", Some("a"), "a,b").await, Ok(true));
    assert_eq!(one.swap_setting("gone", Some("a"), "b").await, Ok(false), "it is not there");
    let adds = |store: Arc<Store>, name: char| async move {
        for index in 0..10 {
            loop {
                let was = store.get_setting("list").await.unwrap().unwrap();
                let now = format!("{was},{name}{index}");
                if store.swap_setting("list", Some(&was), &now).await.unwrap() {
                    break;
                }
            }
        }
    };
    let [first, second] =
        [(&one, 'x'), (&other, 'y')].map(|(store, name)| adds(Arc::clone(store), name));
    tokio::join!(first, second);
    let list = one.get_setting("list").await.unwrap().unwrap();
    assert_eq!(list.split(',').count(), 22, "nothing is lost: {list}");
}

async fn writing_is_proved_and_size_is_told(place: Place) {
    let store = place.open().await;
    store.check_writable().await.unwrap();
    let (before, count) = (store.size().await.unwrap(), store.count().await.unwrap());
    assert!(before > 0);
    for _ in 0..50 {
        store.check_writable().await.unwrap();
    }
    assert_eq!(store.count().await.unwrap(), count, "the log does not grow");
    store.append(TableId::random(), 1, "x".repeat(500_000)).await.unwrap();
    assert!(store.size().await.unwrap() > before);
    let free = store.free_space().await.unwrap();
    assert_eq!(free.is_some(), !store.is_shared());
    assert!(free.is_none_or(|free| free > 0));
}
