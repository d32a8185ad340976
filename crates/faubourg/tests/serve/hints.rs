//! Hints: asked for on the page and by programs, and switched off.

use serde_json::{Value, json};

use crate::server::Server;

/// A table for one person and a bot, and its address for programs.
fn table(server: &Server, hints: &str) -> (crate::client::Client, String, String) {
    let mut host = server.visitor();
    let form = [
        ("game", "welcome"),
        ("name", "Ada"),
        ("bots", "1"),
        ("level", "mayor"),
        ("people", "0"),
        ("hints", hints),
    ];
    let page = host.post("/tables", &form).leads_to();
    let api = format!("/api{}", page.replace("/table/", "/tables/"));
    (host, page, api)
}

#[test]
fn a_hint_names_a_legal_turn_and_its_alternatives() {
    let server = Server::start();
    let (mut host, page, api) = table(&server, "true");
    let seat = format!("{api}/seats/1");
    let hint = host.post_json(&format!("{seat}/hint"), &Value::Null).json();
    let turns = hint.as_array().expect("a list of turns");
    assert_eq!(turns.len(), 3, "{hint}");
    assert_eq!(turns[0]["behind"], 0.0);
    assert!(turns[2]["behind"].as_f64() >= turns[1]["behind"].as_f64());
    let told = host.post(&format!("{page}/hint"), &[("seat", "1")]).with(200).text;
    assert!(told.contains("The mayor would"), "the page tells the hint");
    assert!(told.contains("Or else"), "and the alternatives");
    // Asking has changed nothing; what was advised can be done.
    for choice in turns[0]["choices"].as_array().expect("choices") {
        host.post_json(&format!("{seat}/choices"), &json!({ "choice": choice })).with(200);
    }
    // Out of turn there is nothing to advise, or the next round has begun.
    host.post_json(&format!("{seat}/hint"), &Value::Null).with(200);
}

#[test]
fn only_the_seats_owner_gets_a_hint_and_only_where_they_are_on() {
    let server = Server::start();
    let (_, page, api) = table(&server, "true");
    let mut stranger = server.visitor();
    stranger.post_json(&format!("{api}/seats/1/hint"), &Value::Null).with(403);
    stranger.post(&format!("{page}/hint"), &[("seat", "1")]).with(403);
    let (mut host, page, api) = table(&server, "false");
    let why = host.post_json(&format!("{api}/seats/1/hint"), &Value::Null).complaint(403);
    assert!(why.contains("switched off"), "{why}");
    assert!(!host.get(&page).with(200).text.contains("/hint"), "there is no button for it");
}
