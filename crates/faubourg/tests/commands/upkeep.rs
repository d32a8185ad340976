//! Looking after a database: `backup`, `restore`, `check`, `copy`, and who may see its password.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::postgres_server::PostgresServer;
use crate::run::Desk;

/// Five tables with 176 events, written by the first release.
const FIRST_RELEASE: &str = "../store/tests/fixtures/format-1.sqlite";

/// A desk with these tables in `data`.
fn desk() -> Desk {
    let desk = Desk::new();
    fs::create_dir(desk.path().join("data")).unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join(FIRST_RELEASE);
    fs::copy(fixture, desk.path().join("data/faubourg.sqlite")).unwrap();
    desk
}

/// A server that has started. It is gone when this is dropped.
struct Serving {
    child: Child,
    /// What it said at the start.
    said: String,
}

impl Serving {
    fn start(desk: &Desk, line: &str) -> Self {
        Self::start_with(desk, line, &[])
    }

    fn start_with(desk: &Desk, line: &str, variables: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(line.split_whitespace())
            .envs(variables.iter().copied())
            .current_dir(desk.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        while !said.contains("stop with") {
            let read = lines.read_line(&mut said).unwrap();
            assert!(read > 0, "the server ended: {said}");
        }
        Self { child, said }
    }

    /// Ends the server, and returns everything it wrote.
    fn end(mut self) -> String {
        let _ = self.child.kill();
        let mut all = self.said.clone();
        let _ = self.child.stderr.take().unwrap().read_to_string(&mut all);
        all
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The digest that a command printed.
fn digest(said: &str) -> &str {
    said.split_whitespace().find(|word| word.len() == 64).expect("a digest")
}

#[test]
fn a_backup_brings_everything_back() {
    let desk = desk();
    let said = desk.run("backup --data data monday.sqlite").ok();
    assert!(said.contains("5 tables with 176 events"), "{said}");
    let said = desk.run("backup --data data monday.sqlite").refused();
    assert!(said.contains("exists already"), "{said}");
    let said = desk.run("backup --data nowhere other.sqlite").refused();
    assert!(said.contains("there is no such file"), "{said}");

    let said = desk.run("restore --data new/place monday.sqlite").ok();
    assert!(said.contains("5 tables with 176 events are back"), "{said}");
    let said = desk.run("restore --data new/place monday.sqlite").refused();
    assert!(said.contains("not empty") && said.contains("--replace"), "{said}");
    let said = desk.run("restore --data new/place nothing.sqlite --replace").refused();
    assert!(said.contains("there is no such file"), "{said}");
    let said = desk.run("restore --data new/place --replace monday.sqlite").ok();
    assert!(said.contains("What was there is kept in"), "{said}");
    let kept = said.split_whitespace().find(|word| word.contains("-replaced-")).unwrap();
    let kept = kept.trim_end_matches('.');
    let said = desk.run(&format!("check --database sqlite:{kept}")).ok();
    assert!(said.contains("5 tables with 176 events") && said.contains("All is well"), "{said}");

    // A backup of what was restored is the same backup.
    let first = desk.run("backup --data data one.sqlite").ok();
    let again = desk.run("backup --data new/place two.sqlite").ok();
    assert_eq!(digest(&first), digest(&again));
    desk.write("text", "Dear diary");
    let said = desk.run("restore --data other text").refused();
    assert!(said.contains("not a SQLite database"), "{said}");
    assert!(!desk.path().join("other/faubourg.sqlite").exists());
}

#[test]
fn some_commands_work_beside_a_server_and_others_wait_for_its_end() {
    let desk = desk();
    let server = Serving::start(&desk, "--data data");
    desk.run("backup --data data monday.sqlite").ok();
    desk.run("check --data data").ok();
    for line in [
        "serve --addr 127.0.0.1:0 --data data",
        "check --repair --data data",
        "restore --replace --data data monday.sqlite",
    ] {
        let said = desk.run(line).refused();
        let process = format!("in use by process {}", server.child.id());
        assert!(said.contains(&process), "{line}: {said}");
    }
    server.end();
    desk.run("check --repair --data data").ok();
    desk.run("restore --replace --data data monday.sqlite").ok();
}

#[test]
fn broken_logs_are_named_and_cut() {
    let desk = desk();
    desk.run("check --data data").ok();
    let file = desk.path().join("data/faubourg.sqlite");
    let connection = Connection::open(&file).unwrap();
    let mut tables: Vec<(String, i64)> = connection
        .prepare("SELECT table_id, max(number) FROM events GROUP BY table_id ORDER BY 2")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    // Of the tables with most events: a choice that is none, a gap, and no JSON at all.
    let broken: Vec<_> = tables.split_off(2);
    let spoil = |sql: &str, table: &str| {
        for place in ["settled", "fresh"] {
            connection.execute(&sql.replace("PLACE", place), [table]).unwrap();
        }
    };
    spoil(
        r#"UPDATE PLACE SET body = '{"event":"chose","seat":1,"choice":"fly"}'
           WHERE table_id = ?1 AND number = 9"#,
        &broken[0].0,
    );
    spoil("DELETE FROM PLACE WHERE table_id = ?1 AND number = 20", &broken[1].0);
    spoil("UPDATE PLACE SET body = 'oops' WHERE table_id = ?1 AND number = 1", &broken[2].0);
    drop(connection);

    let ran = desk.run("check --data data");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert!(ran.err.contains("3 tables are broken"), "{}", ran.err);
    for ((table, _), event) in broken.iter().zip([9, 20, 1]) {
        let line = format!("table {table} is broken at event {event}: ");
        assert!(ran.out.contains(&line), "{line}\n{}", ran.out);
    }
    let ran = desk.run("check --json --data data");
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["tables"], &report["events"]), (&json!(5), &json!(175)));
    let found = report["broken"].as_array().unwrap();
    let found = found.iter().find(|line| line["table"] == broken[1].0.as_str()).unwrap();
    assert_eq!((&found["event"], &found["last_good"]), (&json!(20), &json!(19)));
    assert_eq!(found["repaired"], json!(false));

    let said = desk.run("check --repair --data data").ok();
    assert!(said.contains("it goes on after event 19"), "{said}");
    let said = desk.run("check --data data").ok();
    assert!(said.contains("All is well"), "{said}");
    let connection = Connection::open(&file).unwrap();
    let count = |from: &str| -> i64 {
        connection.query_row(&format!("SELECT count(*) FROM {from}"), [], |row| row.get(0)).unwrap()
    };
    assert_eq!(count("events") + count("cut_events"), 175, "nothing is thrown away");
    assert!(count("cut_events") > 3);
}

#[test]
fn a_damaged_file_is_named() {
    let desk = desk();
    let file = desk.path().join("data/faubourg.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // A page in the middle; the first one would make it no database at all.
    bytes[4096 * 3..4096 * 4].fill(0xAB);
    fs::write(&file, bytes).unwrap();
    let ran = desk.run("check --data data");
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("damaged"), "{}{}", ran.out, ran.err);
}

/// One test, so that one server is enough for all of it.
#[test]
fn postgresql_is_looked_after_in_the_same_way() {
    let Some(postgres) = PostgresServer::start() else { return };
    let desk = desk();
    let database = postgres.create("games");
    let said = desk.run(&format!("copy --from sqlite:data/faubourg.sqlite --to {database}")).ok();
    assert!(said.contains("5 tables with 176 events"), "{said}");
    let there = digest(&said).to_owned();
    let said =
        desk.run(&format!("copy --from sqlite:data/faubourg.sqlite --to {database}")).refused();
    assert!(said.contains("not empty"), "{said}");
    let said = desk.run(&format!("copy --from {database} --to sqlite:back.sqlite")).ok();
    assert_eq!(digest(&said), there);
    let said = desk.run(&format!("check --database {database}")).ok();
    assert!(said.contains("5 tables with 176 events") && said.contains("All is well"), "{said}");

    // With a server on it, a backup can be made and nothing be replaced.
    let server = Serving::start(&desk, &format!("--database {database}"));
    let said = desk.run(&format!("backup --database {database} monday.sqlite")).ok();
    assert_eq!(digest(&said), there);
    let restore = format!("restore --replace --database {database} monday.sqlite");
    let said = desk.run(&restore).refused();
    assert!(said.contains("stop all servers"), "{said}");
    server.end();
    postgres.psql("DELETE FROM games.events WHERE number > 10").unwrap();
    let said = desk.run(&restore).ok();
    assert!(said.contains("5 tables with 176 events are back"), "{said}");
    assert!(desk.files().iter().any(|name| name.starts_with("monday.sqlite-replaced-")));

    let broken = "UPDATE games.events SET body = 'oops' WHERE number = 30";
    postgres.psql(broken).unwrap();
    let ran = desk.run(&format!("check --database {database}"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.contains("is broken at event 30: it cannot be read"), "{}", ran.out);
    desk.run(&format!("check --repair --database {database}")).ok();
    desk.run(&format!("check --database {database}")).ok();

    passwords_are_not_shown(&desk, &database);
}

fn passwords_are_not_shown(desk: &Desk, database: &str) {
    let with_password = database.replace("faubourg@", "faubourg:hush@");
    let all = Serving::start(desk, &format!("--database {with_password}")).end();
    assert!(all.contains("tables are kept in postgres://faubourg:***@"), "{all}");
    assert!(all.contains("warning") && !all.contains("hush"), "{all}");

    let variables = [("FAUBOURG_DATABASE_PASSWORD", "hush"), ("RUST_LOG", "debug")];
    let all = Serving::start_with(desk, &format!("--database {database}"), &variables).end();
    assert!(!all.contains("hush") && !all.contains("warning: other users"), "{all}");

    let variables = [("FAUBOURG_DATABASE", with_password.as_str()), ("RUST_LOG", "debug")];
    let all = Serving::start_with(desk, "", &variables).end();
    assert!(all.contains("kept in postgres://") && !all.contains("hush"), "{all}");

    desk.write("address", &format!("{with_password}\n"));
    let all = Serving::start(desk, "--database-file address").end();
    assert!(all.contains("kept in postgres://") && !all.contains("hush"), "{all}");
    let said = desk.run("serve --database-file nowhere").refused();
    assert!(said.contains("cannot read the database's address in nowhere"), "{said}");

    let nowhere = with_password.replace("/postgres?", "/nowhere?");
    for line in [
        "serve --database",
        "check --database",
        "backup x --database",
        "restore back.sqlite --database",
    ] {
        let ran = desk.run(&format!("{line} {nowhere}"));
        assert_eq!(ran.code, Some(2), "{line}");
        assert!(ran.err.contains("does not exist"), "{line}: {}", ran.err);
        assert!(!ran.out.contains("hush") && !ran.err.contains("hush"), "{line}: {}", ran.err);
    }
}
