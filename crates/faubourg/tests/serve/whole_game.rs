//! A whole game of two programs.

use std::process::Command;

use serde_json::{Value, json};

use crate::program::{Picks, two_at_table};
use crate::server::Server;

#[test]
fn two_programs_play_to_the_end_and_the_record_replays() {
    let server = Server::start();
    let mut both = two_at_table(&server);
    let table = both[0].table.clone();
    both[0].client.get(&format!("{table}/record")).complaint(409);

    let mut picks = Picks(1);
    while both[0].state()["phase"] == "playing" {
        for program in &mut both {
            program.play_round(&mut picks);
        }
    }

    let state = both[0].state();
    assert_eq!(state["phase"], "over");
    assert!(both.iter_mut().all(|program| program.choices().is_empty()));
    let text = server.visitor().get(&format!("{table}/record")).with(200).text;
    let record: Value = serde_json::from_str(&text).expect("a record");
    assert_eq!(record["result"], state["result"]);
    assert_eq!(record["commitment"], state["commitment"]);
    assert_eq!(record["seats"], json!(["Ada", "Basil"]));

    let desk = tempfile::tempdir().expect("a temporary directory");
    let file = desk.path().join("game.jsonl");
    std::fs::write(&file, text).expect("a file is written");
    let ran = Command::new(env!("CARGO_BIN_EXE_faubourg")).arg("replay").arg(&file).output();
    let ran = ran.expect("the binary runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

#[test]
fn the_document_lists_every_route() {
    let server = Server::start();
    let document = server.visitor().get("/api/openapi.json").json();
    let paths = document["paths"].as_object().expect("paths");
    let table = "/api/tables/{id}";
    let seat = "/api/tables/{id}/seats/{seat}";
    let mut expected = vec!["/api/games".to_owned(), "/api/tables".to_owned(), table.to_owned()];
    expected.extend(["seats", "start", "record", "events"].map(|end| format!("{table}/{end}")));
    expected.extend(["view", "choices", "undo", "restart"].map(|end| format!("{seat}/{end}")));
    for path in expected {
        assert!(paths.contains_key(&path), "{path}");
    }
    let games = server.visitor().get("/api/games").json();
    assert_eq!(games[0]["name"], "welcome");
}
