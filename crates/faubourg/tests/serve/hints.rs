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

#[test]
fn a_hint_asked_twice_is_the_same_also_after_a_step_back() {
    let server = Server::start();
    for expert in [false, true] {
        let mut host = server.visitor();
        let table = json!({
            "game": "welcome", "seats": 2, "bots": 1, "level": "newcomer",
            "options": { "expert": expert },
        });
        let opened = host.post_json("/api/tables", &table).with(201).json();
        host.token = opened["token"].as_str().map(str::to_owned);
        let table = format!("/api/tables/{}", opened["table"].as_str().expect("a table"));
        host.post_json(&format!("{table}/seats"), &json!({ "name": "Ada" })).with(201);
        host.post_json(&format!("{table}/start"), &Value::Null).with(200);
        let seat = format!("{table}/seats/1");
        let mut hint = || host.post_json(&format!("{seat}/hint"), &Value::Null).json();
        let first = hint();
        assert_eq!(hint(), first);
        let choice = json!({ "choice": first[0]["choices"][0] });
        host.post_json(&format!("{seat}/choices"), &choice).with(200);
        host.post_json(&format!("{seat}/undo"), &Value::Null).with(200);
        assert_eq!(host.post_json(&format!("{seat}/hint"), &Value::Null).json(), first);
    }
}

/// One player asks for hints at many tables at once: they get one at a time, and others get theirs.
#[test]
fn a_player_gets_one_hint_at_a_time() {
    let server = Server::start();
    let (host, ..) = table(&server, "true");
    let mut tables = Vec::new();
    for _ in 0..6 {
        let mut same = host.clone();
        let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1"), ("people", "0")];
        let page = same.post("/tables", &form).leads_to();
        tables.push((same, format!("{page}/hint")));
    }
    let (mut other, page, _) = table(&server, "true");
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let asked = tables.iter_mut().map(|(client, hint)| {
            scope.spawn(|| {
                let answer = client.post(hint, &[("seat", "1")]);
                if answer.status == 429 {
                    let wait: u64 = answer.headers["retry-after"].parse().expect("seconds");
                    assert!((1..10).contains(&wait), "{wait}");
                }
                answer.status
            })
        });
        let asked: Vec<_> = asked.collect();
        other.post(&format!("{page}/hint"), &[("seat", "1")]).with(200);
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    assert!(statuses.contains(&200), "{statuses:?}");
    assert!(statuses.contains(&429), "{statuses:?}");
}
