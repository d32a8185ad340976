//! Bots play by themselves.

use serde_json::Value;

use crate::program::{eventually, open};
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
