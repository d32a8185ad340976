//! Learning from a finished game: its moments, turns that are tried again, and games that go on from
//! there. Everything is open to those who only have the link.

use std::fs;
use std::process::Command;

use crate::client::Client;
use crate::html::choices;
use crate::program::eventually;
use crate::server::Server;

/// A game of one person alone that a bot has played to its end, and its table.
fn finished(server: &Server) -> (Client, String) {
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "0"), ("people", "0")];
    let table = host.post("/tables", &form).leads_to();
    finish(&mut host, &table);
    (host, table)
}

fn finish(host: &mut Client, table: &str) {
    host.post(&format!("{table}/fill"), &[("seat", "1"), ("level", "random")]).leads_to();
    let api = format!("/api{}", table.replace("/table/", "/tables/"));
    eventually("the game is over", || host.get(&api).json()["phase"] == "over");
}

/// The way to the first mistake, once the game is weighed.
fn first_mistake(visitor: &mut Client, table: &str) -> String {
    let mut way = String::new();
    eventually("the game is weighed, and has a mistake", || {
        way = visitor.get(&format!("{table}/learn")).leads_to();
        way.contains("/learn/1/")
    });
    way
}

#[test]
fn a_game_that_goes_on_is_not_analysed() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "0"), ("people", "0")];
    let table = host.post("/tables", &form).leads_to();
    for page in ["analysis", "learn", "learn/1/1/-", "learn/1/1/-/board"] {
        host.get(&format!("{table}/{page}")).with(409);
    }
    host.post(&format!("{table}/learn/1/1/-/choose"), &[("choice", "take 1")]).with(409);
    let onward = [("round", "0"), ("seat", "1"), ("level", "mayor")];
    host.post(&format!("{table}/onward"), &onward).with(409);
}

#[test]
fn moments_and_turns_that_never_were_are_refused() {
    let server = Server::start();
    let (_, table) = finished(&server);
    let mut visitor = server.visitor();
    let way = first_mistake(&mut visitor, &table);
    visitor.get(&format!("{table}/analysis?turn=1")).with(200);
    visitor.get(&format!("{table}/analysis?turn=999")).with(404);
    visitor.get(&format!("{table}/analysis?turn=0")).with(404);
    for lesson in ["9/1/-", "1/999/-", "1/0/-", "x/1/-", "1/y/-", "1/18446744073709551616/-"] {
        visitor.get(&format!("{table}/learn/{lesson}")).with(404);
    }
    // What cannot be chosen, and what is no choice at all, is said to be so and never repeated raw.
    let start = way.strip_suffix('-').expect("nothing is tried yet");
    for tried in ["done", "nonsense", "take_9", "%3Cscript%3E", "take_1,take_1", ",", "%00"] {
        let answer = visitor.get(&format!("{start}{tried}")).with(422);
        assert!(!answer.text.contains("<script>"), "{}", answer.text);
    }
    visitor.get(&format!("{start}{}", "a,".repeat(500))).with(404);
    let refused = visitor.post(&format!("{way}/choose"), &[("choice", "done")]).with(200).text;
    assert!(refused.contains("class=\"refused\""), "the page says why");
    visitor.post(&format!("{way}/choose"), &[("choice", "<script>")]).with(200);
    for [round, seat, level, status] in [
        ["999", "1", "mayor", "404"],
        ["1", "7", "mayor", "422"],
        ["1", "1", "emperor", "422"],
        ["-1", "1", "mayor", "422"],
    ] {
        let onward = [("round", round), ("seat", seat), ("level", level)];
        let status = status.parse().expect("a status");
        visitor.post(&format!("{table}/onward"), &onward).with(status);
    }
}

#[test]
fn a_mistake_is_tried_again_by_someone_who_only_has_the_link() {
    let server = Server::start();
    let (_, table) = finished(&server);
    let mut visitor = server.visitor();
    let start = first_mistake(&mut visitor, &table);
    let page = visitor.get(&start).with(200).text;
    assert!(page.contains("Mistake 1 of"), "{page}");
    let answer = page.split("href=\"").filter_map(|rest| rest.split('"').next());
    let turn = start.strip_suffix('-').expect("nothing is tried yet");
    let mut answer = answer.filter(|link| link.starts_with(turn) && !link.starts_with(&start));
    let answer = answer.next().expect("the way to the answer").to_owned();

    // A step back leads to where one was.
    let first = choices(&page)[0].clone();
    let tried = visitor.post(&format!("{start}/choose"), &[("choice", &first)]).leads_to();
    assert_eq!(tried, format!("{turn}{}", first.replace(' ', "_")));
    assert_eq!(visitor.post(&format!("{tried}/undo"), &[]).leads_to(), start);
    assert_eq!(visitor.post(&format!("{tried}/restart"), &[]).leads_to(), start);

    // Any whole turn is weighed, and the best one is not given away.
    let mut way = start.clone();
    let verdict = loop {
        let page = visitor.get(&way).with(200).text;
        let Some(choice) = choices(&page).pop() else { break page };
        way = visitor.post(&format!("{way}/choose"), &[("choice", &choice)]).leads_to();
    };
    assert!(verdict.contains("the one played lost"), "{verdict}");
    let shown = visitor.get(&answer).with(200).text;
    assert!(shown.contains("This is the best turn found."), "{shown}");
}

#[test]
fn a_game_goes_on_from_a_moment_and_its_record_says_so() {
    let mut server = Server::start();
    let (_, table) = finished(&server);
    let mut visitor = server.visitor();
    let replay = visitor.get(&format!("{table}/replay?round=2")).with(200).text;
    assert!(replay.contains(&format!("{table}/replay?round=2&amp;look=1")), "a link to send");
    assert!(replay.contains("/onward"), "{replay}");
    let onward = [("round", "2"), ("seat", "1"), ("level", "random")];
    let next = visitor.post(&format!("{table}/onward"), &onward).leads_to();
    assert_ne!(next, table);
    let page = visitor.get(&next).with(200).text;
    assert!(page.contains("data-round=\"3\""), "two rounds were over");
    // The log alone brings the game back, in the middle and at its end.
    server.kill_and_restart();
    visitor.base.clone_from(&server.base);
    visitor.get(&next).with(200);
    finish(&mut visitor, &next);
    let record = visitor.get(&format!("{next}/record")).with(200);
    assert_eq!(record.json()["from"]["round"], 3);
    let old = visitor.get(&format!("{table}/record")).json();
    assert_eq!(record.json()["from"]["commitment"], old["commitment"]);
    assert_ne!(record.json()["seed"], old["seed"], "the cards are others");
    let file = server.folder().join("onward.jsonl");
    fs::write(&file, &record.text).expect("a folder");
    let replayed = Command::new(env!("CARGO_BIN_EXE_faubourg")).arg("replay").arg(&file).output();
    let replayed = replayed.expect("it runs");
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    visitor.get(&format!("{next}/replay")).with(200);
    // It counts nowhere.
    assert!(!visitor.get("/yours").with(200).text.contains("best"));
}
