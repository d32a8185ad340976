//! A gentle clock: when the time of a turn is over, a bot may play that turn and no more.

use rusqlite::Connection;

use crate::client::Client;
use crate::program::eventually;
use crate::server::Server;

fn api(table: &str) -> String {
    format!("/api{}", table.replace("/table/", "/tables/"))
}

/// Stops the server, makes everything that was written so much older, and starts it again.
fn later(server: &mut Server, people: &mut [&mut Client], minutes: i64) {
    server.kill();
    let file = std::fs::read_dir(server.folder())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|end| end == "sqlite"))
        .expect("the file with the tables");
    let database = Connection::open(file).expect("a database");
    for table in ["fresh", "settled"] {
        let ago = minutes * 60 * 1000;
        database.execute(&format!("UPDATE {table} SET at = at - {ago}"), []).expect("it is older");
    }
    drop(database);
    server.kill_and_restart();
    for person in people {
        person.base.clone_from(&server.base);
    }
}

#[test]
fn when_the_time_is_over_a_bot_may_play_that_turn() {
    let mut server = Server::start();
    let mut ana = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "2")];
    let table = ana.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    let mut ben = server.visitor();
    ben.post(&at("sit"), &[("name", "Ben")]).leads_to();
    let mut cleo = server.visitor();
    cleo.post(&at("sit"), &[("name", "Cleo")]).leads_to();
    ben.post(&at("clock"), &[("clock", "minutes")]).with(403);
    ana.post(&at("clock"), &[("clock", "soon")]).with(422);
    ana.post(&at("clock"), &[("clock", "minutes")]).leads_to();
    assert!(cleo.get(&table).with(200).text.contains("2 minutes a turn"));
    ana.post(&at("start"), &[]).leads_to();
    ana.post(&at("clock"), &[("clock", "day")]).with(409);
    ana.post(&at("hurry"), &[("seat", "3")]).with(409);

    // Two minutes later the host may let a bot play, and nobody else yet.
    later(&mut server, &mut [&mut ana, &mut ben, &mut cleo], 2);
    ben.post(&at("hurry"), &[("seat", "3")]).with(409);
    server.visitor().post(&at("hurry"), &[("seat", "3")]).with(409);
    ana.post(&at("hurry"), &[("seat", "1")]).with(409);
    ana.post(&at("hurry"), &[("seat", "9")]).with(422);
    ana.post(&at("hurry"), &[("seat", "3")]).leads_to();
    let choices = |person: &mut Client, seat: &str| {
        let answer = person.get(&format!("{}/seats/{seat}/choices", api(&table))).json();
        answer["choices"].as_array().expect("choices").len()
    };
    eventually("a bot has played for Cleo", || choices(&mut cleo, "3") == 0);

    // A minute later everyone who plays may; and Cleo's next turn is her own again.
    later(&mut server, &mut [&mut ana, &mut ben, &mut cleo], 1);
    cleo.post(&at("hurry"), &[("seat", "1")]).leads_to();
    ana.post(&at("hurry"), &[("seat", "2")]).leads_to();
    eventually("the round is over", || ana.get(&api(&table)).json()["settled"] == 1);
    for (person, seat) in [(&mut ana, "1"), (&mut ben, "2"), (&mut cleo, "3")] {
        assert!(choices(person, seat) > 0, "seat {seat} plays for itself");
    }
    ana.post(&at("hurry"), &[("seat", "3")]).with(409);
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut server = Server::start();
    let mut ana = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "1")];
    let table = ana.post("/tables", &form).leads_to();
    let mut ben = server.visitor();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).leads_to();
    ana.post(&format!("{table}/start"), &[]).leads_to();
    later(&mut server, &mut [&mut ana, &mut ben], 60 * 24 * 30);
    ana.post(&format!("{table}/hurry"), &[("seat", "2")]).with(409);
}
