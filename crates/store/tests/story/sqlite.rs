//! The story on SQLite, and what only a file can do.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{AppendError, OpenError, Store, TableId};
use tempfile::TempDir;

use crate::{Place, read, runtime, tell_all};

#[test]
fn the_story_on_sqlite() {
    let folder = TempDir::new().unwrap();
    tell_all(|name| Place(format!("sqlite:{}", folder.path().join(name).display())));
}

#[test]
fn a_folder_is_made_and_one_file_is_left() {
    let folder = TempDir::new().unwrap();
    let home = folder.path().join("deep/er");
    let file = home.join("faubourg.sqlite");
    runtime().block_on(async {
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        let table = TableId::random();
        store.append(table, 1, "here").await.unwrap();
        assert_eq!(read(&store, table, 0).await, ["here"]);
        store.close().await;
    });
    let left: Vec<_> =
        fs::read_dir(&home).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["faubourg.sqlite"], "the log written ahead is folded into the file");
}

#[test]
fn another_process_that_holds_the_file_is_named_and_waited_for() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    let table = TableId::random();
    runtime().block_on(async {
        let store = Store::open_file(&file).await.unwrap();
        let other = Connection::open(&file).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let AppendError::Unavailable(reason) = store.append(table, 1, "no").await.unwrap_err()
        else {
            panic!("a locked file is unavailable");
        };
        assert!(reason.to_string().contains("locked by another process"), "{reason}");
        assert!(read(&store, table, 0).await.is_empty(), "reading goes on meanwhile");

        other.execute_batch("COMMIT").unwrap();
        store.append(table, 1, "yes").await.unwrap();
        assert_eq!(read(&store, table, 0).await, ["yes"]);
    });
}

#[test]
fn one_file_has_one_store() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    let link = folder.path().join("link");
    let table = TableId::random();
    runtime().block_on(async {
        let store = Store::open_file(&file).await.unwrap();
        store.append(table, 1, "mine").await.unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        for name in [&file, &link, &folder.path().join("./file")] {
            let refused = Store::open_file(name).await.unwrap_err();
            assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
            assert!(refused.to_string().contains("in use by this process"), "{refused}");
        }
        // Another process has another number.
        fs::write(folder.path().join("file-lock"), "4711\n").unwrap();
        let refused = Store::open_file(&file).await.unwrap_err().to_string();
        assert!(refused.contains("in use by process 4711"), "{refused}");
        store.append(table, 2, "still mine").await.unwrap();

        drop(store);
        let store = Store::open_file(&file).await.expect("a process that has gone holds nothing");
        assert_eq!(read(&store, table, 0).await, ["mine", "still mine"]);
    });
}

/// What is written to a file that has gone is lost: it must not be answered with success.
#[test]
fn a_file_that_vanishes_is_noticed() {
    let folder = TempDir::new().unwrap();
    let (home, away) = (folder.path().join("home"), folder.path().join("away"));
    let table = TableId::random();
    runtime().block_on(async {
        let store = Store::open_file(home.join("file")).await.unwrap();
        store.append(table, 1, "kept").await.unwrap();
        let lost = |answer: Result<(), AppendError>| match answer {
            Err(AppendError::Unavailable(reason)) => reason.to_string(),
            other => panic!("the file is not there: {other:?}"),
        };

        fs::rename(&home, &away).unwrap();
        let said = lost(store.append(table, 2, "nowhere").await);
        assert!(said.contains("deleted, moved or unmounted"), "{said}");
        assert!(store.check_writable().await.is_err());
        assert!(store.remove(table).await.is_err());

        // Another file in its place is not the one that was opened.
        fs::create_dir(&home).unwrap();
        fs::copy(away.join("file"), home.join("file")).unwrap();
        let said = lost(store.append(table, 2, "elsewhere").await);
        assert!(said.contains("replaced"), "{said}");
        fs::remove_dir_all(&home).unwrap();

        fs::rename(&away, &home).unwrap();
        assert_eq!(read(&store, table, 0).await, ["kept"], "nothing was written meanwhile");
        store.append(table, 2, "back").await.unwrap();
        store.check_writable().await.unwrap();

        // The log written ahead holds what is not in the file yet.
        fs::rename(home.join("file-wal"), home.join("hidden")).unwrap();
        let said = lost(store.append(table, 3, "nowhere").await);
        assert!(said.contains("file-wal"), "{said}");
        fs::rename(home.join("hidden"), home.join("file-wal")).unwrap();
        store.append(table, 3, "back again").await.unwrap();
        store.close().await;

        let store = Store::open_file(home.join("file")).await.unwrap();
        assert_eq!(read(&store, table, 0).await, ["kept", "back", "back again"]);
    });
}

/// The file was written by the first release: three tables settled, three with fresh events.
#[test]
fn a_file_of_the_first_release_is_brought_up_to_date() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/format-1.sqlite");
    fs::copy(fixture, &file).unwrap();
    let before = every_event(&file);
    assert_eq!(before.len(), 176);

    runtime().block_on(async {
        let store = Store::open_file(&file).await.unwrap();
        let mut after = Vec::new();
        for line in store.tables_after(None, 100).await.unwrap() {
            let events = store.read(line.table, 0).await.unwrap();
            assert_eq!(line.events, events.len() as u64);
            assert_eq!((line.started, line.changed), (events[0].at, events.last().unwrap().at));
            let table = line.table.to_string();
            after
                .extend(events.into_iter().map(|e| (table.clone(), e.number as i64, e.at, e.body)));
            store.append(line.table, line.events + 1, "and on").await.unwrap();
        }
        assert!(after == before, "every event is there, as it was");
        assert_eq!(store.changed_since(0, None, 100).await.unwrap().len(), 5);
        store.set_setting("new", "works").await.unwrap();
        store.close().await;
    });
    assert_eq!(every_event(&file).len(), 176 + 5);
}

fn every_event(file: &Path) -> Vec<(String, i64, i64, String)> {
    let connection = Connection::open(file).unwrap();
    let mut statement = connection
        .prepare("SELECT table_id, number, at, body FROM events ORDER BY table_id, number")
        .unwrap();
    let rows =
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

/// Opens a file and returns why that failed.
fn refusal(file: &Path) -> OpenError {
    runtime().block_on(Store::open_file(file)).expect_err("it cannot be opened")
}

#[test]
fn other_files_are_left_alone() {
    let folder = TempDir::new().unwrap();
    let newer = folder.path().join("newer");
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(refusal(&newer), OpenError::Newer { found: 99, known: 2, .. }));

    let foreign = folder.path().join("foreign");
    Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE recipes (cake)").unwrap();
    assert!(matches!(refusal(&foreign), OpenError::Foreign(_)));

    let text = folder.path().join("text");
    fs::write(&text, "Dear diary, ".repeat(1000)).unwrap();
    let said = refusal(&text).to_string();
    assert!(said.contains("not a SQLite database"), "{said}");
    assert_eq!(fs::read_to_string(&text).unwrap().len(), 12_000);

    let said = refusal(&text.join("below")).to_string();
    assert!(said.contains("could not be made"), "{said}");
    let said = refusal(folder.path()).to_string();
    assert!(said.contains("could not be opened"), "{said}");
}

#[test]
fn addresses_that_make_no_sense_are_refused() {
    let open = |address| runtime().block_on(Store::open(address)).unwrap_err();
    assert!(matches!(open("mysql://root@localhost/x"), OpenError::Address(_)));
    for address in ["", "sqlite:", "sqlite::memory:", ":memory:"] {
        assert!(matches!(open(address), OpenError::InMemory), "{address:?}");
    }
}
