//! Bots play by themselves.

use serde_json::{Value, json};

use crate::program::{Picks, against_bot, eventually, open, open_with};
use crate::server::Server;

fn phase(client: &mut crate::client::Client, table: &str) -> Value {
    client.get(table).json()["phase"].clone()
}

#[test]
fn bots_go_on_after_the_server_was_killed() {
    let mut server = Server::start();
    let (mut host, table) = open(&server, 12, 12);
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    server.kill_and_restart();
    host.base.clone_from(&server.base);
    eventually("the bots finish the game", || phase(&mut host, &table) == "over");
}

/// Someone opens a table while many tables of bots that nobody watches are busy: their bot does not
/// stand in that line, though it owed its turn before they came.
#[test]
fn a_bot_leaves_the_line_of_unwatched_tables_when_someone_comes() {
    let server = Server::start();
    for _ in 0..30 {
        let table = json!({ "game": "welcome", "seats": 3, "bots": 3, "level": "mayor" });
        let (mut host, table) = open_with(&server, &table);
        host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    }
    let mut program = against_bot(&server, "welcome", "mayor");
    program.play_round(&mut Picks(5));
    eventually("the bot has played", || program.state()["settled"] == 1);
}

#[test]
fn bots_play_again_when_asked() {
    let server = Server::start();
    let (mut host, table) = open(&server, 2, 2);
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    eventually("the bots finish the game", || phase(&mut host, &table) == "over");
    let page = table.replace("/api/tables/", "/table/");
    let next = host.post(&format!("{page}/again"), &[]).leads_to();
    let next = format!("/api{}", next.replace("/table/", "/tables/"));
    eventually("the bots play again", || phase(&mut host, &next) == "over");
}

#[test]
fn a_hundred_seats_are_served() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "99"), ("level", "random")];
    let table = host.post("/tables", &form).leads_to();
    let api = format!("/api{}", table.replace("/table/", "/tables/"));
    let seats = format!("{api}/seats/1/choices");
    while host.get(&api).json()["settled"] == 0 {
        let choices = host.get(&seats).json()["choices"].clone();
        match choices.as_array().expect("choices").first() {
            Some(choice) => {
                host.post_json(&seats, &serde_json::json!({ "choice": choice })).with(200);
            }
            None => std::thread::sleep(std::time::Duration::from_millis(20)),
        }
    }
    assert!(host.get(&table).with(200).text.len() < 150_000);
    let everyone = host.get(&format!("{table}?everyone=true")).with(200).text;
    assert!(everyone.len() < 1_000_000);
}
