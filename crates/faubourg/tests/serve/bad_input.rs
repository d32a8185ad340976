//! What cannot be done is refused in words, and nothing changes.

use serde_json::{Value, json};

use crate::program::{open, sit, two_at_table};
use crate::server::Server;

const UNKNOWN: &str = "00000000000000000000000000";

#[test]
fn tables_that_do_not_exist() {
    let server = Server::start();
    let mut visitor = server.visitor();
    for id in [UNKNOWN, "short", "u%00u", "..%2f..%2fetc"] {
        for path in ["", "/board", "/events", "/record", "/replay", "/sit?seat=1"] {
            let answer = visitor.get(&format!("/table/{id}{path}")).with(404);
            assert!(answer.text.starts_with("<!DOCTYPE html>"), "{id}{path}: {}", answer.text);
        }
        for path in ["", "/record", "/events", "/seats/1/view", "/seats/1/choices"] {
            visitor.get(&format!("/api/tables/{id}{path}")).complaint(404);
        }
        visitor.post(&format!("/table/{id}/choose"), &[("seat", "1"), ("choice", "a")]).with(404);
    }
    let answer = visitor.get("/join?link=nonsense").with(404);
    assert!(answer.text.starts_with("<!DOCTYPE html>"));
    visitor.get("/nowhere").with(404);
    visitor.get("/api/nowhere").with(404);
}

#[test]
fn choices_that_the_rules_refuse() {
    let server = Server::start();
    let [mut first, _] = two_at_table(&server);
    let (seat, version) = (first.seat(), first.state()["version"].clone());
    let path = format!("{seat}/choices");
    let mut refusals = Vec::new();
    for choice in ["take 9", "done", "fly to the moon", "", "write 7 b4", "take 1\ntake 2"] {
        let why = first.client.post_json(&path, &json!({ "choice": choice })).complaint(422);
        assert!(why.len() > 10, "{choice}: {why}");
        refusals.push(why);
    }
    assert_ne!(refusals[1], refusals[2], "a refusal says what is wrong");
    first.client.post_json(&format!("{seat}/undo"), &Value::Null).complaint(422);
    let elsewhere = format!("{}/seats/7/view", first.table);
    first.client.get(&elsewhere).complaint(422);
    for seat in ["0", "x", "300"] {
        let status = first.client.get(&format!("{}/seats/{seat}/view", first.table)).status;
        assert!((400..500).contains(&status), "{seat}: {status}");
    }
    assert_eq!(first.state()["version"], version, "nothing has changed");
}

#[test]
fn fields_that_are_wrong_are_named() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let wrong = [
        (json!({ "game": "welcome" }), "seats"),
        (json!({ "game": "welcome", "seats": "two" }), "seats"),
        (json!({ "game": "welcome", "seats": -1 }), "seats"),
        (json!({ "game": "chess", "seats": 2 }), "chess"),
        (json!({ "game": "welcome", "seats": 2, "level": "godlike" }), "godlike"),
        (json!({ "game": "welcome", "seats": 2, "options": { "colour": "red" } }), "colour"),
        (json!({ "game": "welcome", "seats": 0 }), "seats"),
        (json!({ "game": "welcome", "seats": 101 }), "100"),
        (json!({ "game": "welcome", "seats": u64::MAX, "bots": u64::MAX }), "100"),
        (json!({ "game": "welcome", "seats": 2, "title": "x".repeat(41) }), "40"),
        (json!([1]), "invalid"),
    ];
    for (body, named) in wrong {
        let why = visitor.post_json("/api/tables", &body).complaint(422);
        assert!(why.contains(named), "{body}: {why}");
    }
    let bad = [("content-type", "application/json")];
    let broken = visitor.ask("POST", "/api/tables", &bad, "{\"game\":");
    assert!([400, 422].contains(&broken.status), "{}", broken.status);
    let (_, table) = open(&server, 2, 0);
    for name in ["", "   ", &"x".repeat(41), "\u{7}"] {
        visitor.post_json(&format!("{table}/seats"), &json!({ "name": name })).complaint(422);
    }
    sit(&server, &table, "Ada");
    let taken = json!({ "name": "Basil", "seat": 1 });
    visitor.post_json(&format!("{table}/seats"), &taken).complaint(409);
    // The form for too many comes back with the reason.
    let page = visitor.post("/tables", &[("game", "welcome"), ("bots", "100")]);
    assert!(!page.headers.contains_key("location") && page.text.contains("100"));
}

#[test]
fn bodies_that_are_too_large() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let large = "x".repeat(65 * 1024);
    visitor.post("/tables", &[("game", "welcome"), ("title", &large)]).with(413);
    visitor.post_json("/api/tables", &json!({ "game": large, "seats": 2 })).with(413);
    // Without a length in the header.
    let body = json!({ "game": large, "seats": 2 }).to_string();
    let mut bytes = body.as_bytes();
    let body = ureq::SendBody::from_reader(&mut bytes);
    visitor.ask("POST", "/api/tables", &[("content-type", "application/json")], body).with(413);
}

#[test]
fn forms_of_other_sites() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1")];
    let table = host.post("/tables", &form).leads_to();
    let foreign = [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")];
    let cases: [&[(&str, &str)]; 3] = [&foreign, &foreign[..1], &foreign[1..]];
    for headers in cases {
        host.post_with("/tables", &form, headers).with(403);
        for what in ["choose", "undo", "restart", "link", "leave", "fill", "start", "again"] {
            let form = [("seat", "1"), ("choice", "take 1"), ("level", "random")];
            host.post_with(&format!("{table}/{what}"), &form, headers).with(403);
        }
        host.post_with("/language", &[("lang", "fr")], headers).with(403);
    }
    let own = [("origin", server.base.as_str()), ("sec-fetch-site", "same-origin")];
    host.post_with("/language", &[("lang", "fr")], &own).leads_to();
}

#[test]
fn looking_changes_nothing() {
    let server = Server::start();
    let (mut host, api) = open(&server, 2, 1);
    let table = api.replace("/api/tables/", "/table/");
    let of_table =
        ["leave", "fill", "return", "start", "choose", "undo", "restart", "link", "again"];
    for what in of_table {
        // Someone loads the answer to a button again: back to the table.
        assert_eq!(host.get(&format!("{table}/{what}")).leads_to(), table, "{what}");
    }
    for what in ["seats", "start", "seats/1/undo", "seats/1/restart"] {
        host.get(&format!("{api}/{what}")).with(405);
    }
    for path in ["/tables", "/language", "/api/tables"] {
        host.get(path).with(405);
    }
    assert_eq!(host.get(&api).json()["version"], 2);
}
