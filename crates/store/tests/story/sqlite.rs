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

/// Opens a file and returns why that failed.
fn refusal(file: &Path) -> OpenError {
    runtime().block_on(Store::open_file(file)).expect_err("it cannot be opened")
}

#[test]
fn other_files_are_left_alone() {
    let folder = TempDir::new().unwrap();
    let newer = folder.path().join("newer");
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(refusal(&newer), OpenError::Newer { found: 99, known: 1, .. }));

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
