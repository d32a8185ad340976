//! A database that fails for a while.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::json;

use crate::program::{Picks, against_bot, eventually, two_at_table};
use crate::server::Server;

/// Someone else holds the file: nothing can be written until this is dropped.
fn locked(folder: &Path) -> Connection {
    let file = folder.join("faubourg.sqlite");
    let connection = Connection::open(file).expect("the file");
    connection.busy_timeout(Duration::from_secs(10)).expect("a setting");
    connection.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    connection
}

#[test]
fn a_choice_that_was_not_written_is_shown_to_nobody_and_can_be_made_again() {
    let server = Server::start();
    let [mut first, mut second] = two_at_table(&server);
    let choices = first.choices();
    let before = (first.view(), first.page(), second.page());
    let lock = locked(server.folder());
    let path = format!("{}/choices", first.seat());
    let body = json!({ "choice": choices[0] });
    let failed = first.client.post_json(&path, &body).with(503);
    assert!(failed.text.contains("could not save"), "{}", failed.text);
    assert_eq!((first.view(), first.page(), second.page()), before);
    drop(lock);
    first.choose(&choices[0]);
    assert_ne!(first.view(), before.0);
}

#[test]
fn a_bot_whose_choice_was_not_written_chooses_again() {
    let server = Server::start();
    // The mayor thinks long enough to be overtaken by the lock.
    let mut program = against_bot(&server, "welcome", "mayor");
    program.play_round(&mut Picks(1));
    let lock = locked(server.folder());
    // Longer than the server waits for the file.
    std::thread::sleep(Duration::from_secs(7));
    assert_eq!(program.state()["seats"][1]["waiting"], true, "nothing was written");
    drop(lock);
    eventually("the bot has played", || program.state()["settled"] == 1);
}
