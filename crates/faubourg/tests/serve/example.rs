//! The example in Python plays whole games.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::program::{eventually, open};
use crate::server::Server;

fn script() -> Command {
    let mut command = Command::new("python3");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py"));
    command
}

#[test]
fn it_opens_a_table_and_plays_against_a_bot() {
    let server = Server::start();
    let ran = script().arg(&server.base).output().expect("python3 runs");
    let out = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{out}{}", String::from_utf8_lossy(&ran.stderr));
    let id = out.split("/table/").nth(1).and_then(|rest| rest.split_whitespace().next());
    let state = server.visitor().get(&format!("/api/tables/{}", id.expect("a link"))).json();
    assert_eq!(state["phase"], "over");
    for score in state["result"]["scores"].as_array().expect("scores") {
        assert!(out.contains(&score.to_string()), "{out}");
    }
}

#[test]
fn it_sits_down_by_link() {
    let server = Server::start();
    let (mut host, table) = open(&server, 2, 1);
    let link = format!("{}{}", server.base, table.replace("/api/tables/", "/table/"));
    let mut child = script().arg(&link).spawn().expect("python3 runs");
    eventually("it sits down", || host.get(&table).json()["seats"][0]["open"] == false);
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    assert!(child.wait().expect("it ends").success());
    assert_eq!(host.get(&table).json()["phase"], "over");
}
