//! One client cannot keep the others from playing.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Answer;
use crate::program::{eventually, open, two_at_table};
use crate::server::Server;

/// How many seconds a refused client has to wait.
fn wait(answer: &Answer) -> u64 {
    answer.headers["retry-after"].parse().expect("seconds")
}

fn metric(server: &Server, name: &str) -> u64 {
    let metrics = server.visitor().get("/metrics").with(200).text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("the metric").parse().expect("a number")
}

#[test]
fn a_player_who_asks_too_often_is_told_to_wait_and_the_other_plays_on() {
    let server = Server::start_with(&["--rate", "5"]);
    let [mut busy, mut calm] = two_at_table(&server);
    let undo = format!("{}/undo", busy.seat());
    let mut limited = None;
    for _ in 0..200 {
        let answer = busy.client.post_json(&undo, &Value::Null);
        if answer.status == 429 {
            limited = Some(answer);
            break;
        }
        answer.with(422);
    }
    let limited = limited.expect("a limit");
    let wait = wait(&limited);
    assert!(limited.complaint(429).contains("wait 1 s"));
    // A person reads it in their language.
    let table = format!("/table/{}/undo", busy.id);
    let french = [("accept-language", "fr")];
    let mut answer = None;
    for _ in 0..20 {
        let tried = busy.client.post_with(&table, &[("seat", "1")], &french);
        if tried.status == 429 {
            answer = Some(tried);
            break;
        }
    }
    let answer = answer.expect("a limit");
    assert!(answer.text.contains("Doucement, un instant"));
    assert_eq!(answer.headers["retry-after"], "1");
    assert!(metric(&server, "faubourg_limited_changes_total") >= 2);

    // Looking has a limit of its own, the other one plays, and so does a client that has waited.
    busy.view();
    let choices = calm.choices();
    calm.choose(&choices[0]);
    std::thread::sleep(Duration::from_secs(wait));
    let choices = busy.choices();
    busy.choose(&choices[0]);
}

#[test]
fn new_tables_are_limited_more_strictly() {
    let server = Server::start_with(&["--rate", "30"]);
    let table = json!({ "game": "welcome", "seats": 2 });
    let mut visitor = server.visitor();
    let opened =
        (0..200).take_while(|_| visitor.post_json("/api/tables", &table).status == 201).count();
    assert!((100..150).contains(&opened), "{opened}");
    let refused = visitor.post_json("/api/tables", &table);
    assert!(wait(&refused) >= 1);
    assert!(refused.complaint(429).contains("wait"));
    let page = visitor.post("/tables", &[("game", "welcome"), ("name", "Ada")]).with(429);
    assert!(page.text.starts_with("<!DOCTYPE html>"));
    // Other changes are still possible.
    visitor.post("/language", &[("lang", "fr")]).leads_to();
}

#[test]
fn reading_is_limited_and_files_of_pages_are_not() {
    let server = Server::start_with(&["--rate", "1"]);
    let [mut reader, mut other] = two_at_table(&server);
    let page = format!("/table/{}", reader.id);
    let limited = (0..1000).map(|_| reader.client.get(&page)).find(|answer| answer.status == 429);
    let limited = limited.expect("a limit");
    assert!(wait(&limited) >= 1 && limited.text.starts_with("<!DOCTYPE html>"));
    let why = (0..20).map(|_| reader.client.get(&reader.table)).find(|it| it.status == 429);
    assert!(why.expect("a limit").complaint(429).contains("wait"));
    for path in ["/assets/none.css", "/healthz", "/readyz", "/metrics"] {
        for _ in 0..20 {
            assert_ne!(reader.client.get(path).status, 429, "{path}");
        }
    }
    other.view();
    assert!(metric(&server, "faubourg_limited_reads_total") >= 2);
}

#[test]
fn tables_have_a_limit_a_day() {
    let server = Server::start_with(&["--tables-per-day", "6"]);
    let table = json!({ "game": "welcome", "seats": 2 });
    let mut visitor = server.visitor();
    // What is not opened is not counted.
    for _ in 0..10 {
        visitor.post_json("/api/tables", &json!({ "game": "welcome", "seats": 0 })).with(422);
    }
    let opened = visitor.post_json("/api/tables", &table).with(201).json();
    visitor.token = Some(opened["token"].as_str().expect("a token").to_owned());
    // A player gets half of what an address gets.
    for _ in 0..2 {
        visitor.post_json("/api/tables", &table).with(201);
    }
    let refused = visitor.post_json("/api/tables", &table);
    assert!(wait(&refused) > 3600);
    assert!(refused.complaint(429).contains("tables"));
    let page = visitor.post("/tables", &[("game", "welcome"), ("name", "Ada")]).with(429).text;
    assert!(page.contains("minutes"), "{page}");
    let mut others = (0..10).map(|_| server.visitor().post_json("/api/tables", &table).status);
    assert!(others.any(|status| status == 429));
}

#[test]
fn what_tables_bring_along_has_a_limit_a_day() {
    let server = Server::start_with(&["--megabytes-per-day", "1", "--tables-per-day", "0"]);
    let sheet = include_str!("../../../welcome/data/2018/sheet.toml");
    let padded = format!("{sheet}\n# {}\n", "x".repeat(40_000));
    let file = json!({ "file": "mine.toml", "text": padded });
    let table = json!({ "game": "welcome", "seats": 2, "options": { "sheet": file } });
    let mut visitor = server.visitor();
    let answers: Vec<_> = (0..40).map(|_| visitor.post_json("/api/tables", &table)).collect();
    let opened = answers.iter().filter(|answer| answer.status == 201).count();
    assert!((5..25).contains(&opened), "{opened}: {}", answers[0].text);
    assert_eq!(answers.last().map(|answer| answer.status), Some(429));
}

#[test]
fn a_hundred_phones_behind_one_address_play() {
    let server = Server::start();
    let (mut host, table) = open(&server, 100, 0);
    let mut phones: Vec<_> = (0..100)
        .map(|number| crate::program::sit(&server, &table, &format!("Phone {number}")))
        .collect();
    let streams: Vec<_> = phones
        .iter_mut()
        .map(|phone| phone.client.open_stream(&format!("{}/events", phone.table)))
        .collect();
    assert!(streams.iter().all(|stream| stream.status() == 200));
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    for phone in &mut phones {
        let mut choices = phone.choices();
        for _ in 0..2 {
            choices = phone.choose(&choices[0]);
        }
    }
    assert_eq!(metric(&server, "faubourg_streams"), 100);
    assert_eq!(metric(&server, "faubourg_limited_changes_total"), 0);
}

#[test]
fn one_player_has_so_many_streams_and_no_more() {
    let server = Server::start();
    let [mut first, mut second] = two_at_table(&server);
    let path = format!("{}/events", first.table);
    let mut streams: Vec<_> = (0..20).map(|_| first.client.open_stream(&path)).collect();
    assert!(streams.iter().all(|stream| stream.status() == 200));
    let refused = first.client.get(&path);
    assert!(wait(&refused) >= 1);
    assert!(refused.complaint(429).contains("streams"));
    first.client.get(&format!("/table/{}/events", first.id)).with(429);
    assert_eq!(second.client.open_stream(&path).status(), 200);
    assert_eq!(metric(&server, "faubourg_limited_streams_total"), 2);
    streams.clear();
    eventually("closed streams are free again", || first.client.open_stream(&path).status() == 200);
}

#[test]
fn clients_behind_a_proxy_are_told_apart_if_it_is_trusted() {
    // Fewer than may come at once, more than may come after that.
    let limited = |server: &Server, client: &str, times: usize| {
        let mut visitor = server.visitor();
        let from = [("x-forwarded-for", client)];
        (0..times).any(|_| visitor.post_with("/language", &[("lang", "fr")], &from).status == 429)
    };
    let trusting = Server::start_with(&["--rate", "1", "--trust-proxy"]);
    assert!(limited(&trusting, "203.0.113.1", 200));
    assert!(!limited(&trusting, "203.0.113.2", 30));
    // A port is no other client, and neither is what one adds in front of what the proxy saw.
    assert!(limited(&trusting, "203.0.113.1:4567", 30));
    assert!(limited(&trusting, "198.51.100.7, 203.0.113.1", 30));
    let wary = Server::start_with(&["--rate", "1"]);
    assert!(limited(&wary, "203.0.113.1", 200));
    assert!(limited(&wary, "203.0.113.2", 30));
}
