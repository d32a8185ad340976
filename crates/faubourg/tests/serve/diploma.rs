//! Diplomas: what a finished game ticks, for whom, and what ticks nothing.

use serde_json::{Value, json};

use crate::client::Client;
use crate::program::{Picks, eventually, open_with, sit};
use crate::server::Server;

/// Who plays an expert's game with the 9¾ cards to its end has achieved that, whoever wins.
const EXPERT: [(&str, &str); 7] = [
    ("game", "welcome"),
    ("name", "Ana"),
    ("bots", "1"),
    ("level", "random"),
    ("set.edition", "2023"),
    ("set.expert", "true"),
    ("set.quarters", "true"),
];

fn api(table: &str) -> String {
    format!("/api{}", table.replace("/table/", "/tables/"))
}

/// Plays the first seat of a table by herself, until the game is over.
fn play(person: &mut Client, table: &str) {
    let seat = format!("{}/seats/1/choices", api(table));
    let mut picks = Picks(7);
    eventually("the game is over", || {
        loop {
            let answer = person.get(&seat).json();
            let choices: Vec<String> = serde_json::from_value(answer["choices"].clone()).unwrap();
            if choices.is_empty() {
                return person.get(&api(table)).json()["phase"] == "over";
            }
            person.post_json(&seat, &json!({ "choice": picks.pick(&choices) })).with(200);
        }
    });
}

fn opened(person: &mut Client) -> String {
    person.post("/tables", &EXPERT).leads_to()
}

/// Whether a box of the diploma is ticked.
fn has(person: &mut Client, name: &str) -> bool {
    let page = person.get("/diploma").with(200).text;
    assert!(page.contains(&format!("id=\"{name}\"")), "no box {name}: {page}");
    page.contains(&format!("<li class=\"won\" id=\"{name}\">"))
}

fn celebrates(person: &mut Client, table: &str) -> bool {
    person.get(table).with(200).text.contains("id=\"ticked\"")
}

#[test]
fn a_finished_game_ticks_boxes_that_survive_and_move_along() {
    let mut server = Server::start();
    let mut ana = server.visitor();
    assert!(!has(&mut ana, "expert"), "nobody in particular has achieved nothing");
    let table = opened(&mut ana);
    assert!(!celebrates(&mut ana, &table));
    play(&mut ana, &table);

    // The page of the end says so, to her and to nobody else.
    let page = ana.get(&table).with(200).text;
    assert!(page.contains("id=\"ticked\"") && page.contains("Platform 9¾"), "{page}");
    assert!(page.contains("Against bots, and it counts."), "{page}");
    assert!(!celebrates(&mut server.visitor(), &table));
    eventually("it is ticked", || has(&mut ana, "expert"));
    let page = ana.get("/diploma/welcome").with(200).text;
    assert!(page.contains(&format!("href=\"{table}/replay\"")) && page.contains("against bots"));
    assert!(page.contains("Ana") && page.contains("Still open:"), "{page}");
    assert!(ana.get("/").with(200).text.contains("href=\"/diploma\""), "the way from home");
    let picture = ana.get("/diploma/welcome/picture.svg").with(200);
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    assert!(picture.text.contains("Platform 9¾") && picture.text.contains("Ana"));
    for other in ["welkin", "bienvenue"] {
        let page = ana.get(&format!("/diploma/{other}")).with(200).text;
        assert!(page.contains("Still open:") && !page.contains("class=\"won\""), "{other}");
    }
    ana.get("/diploma/chess").with(404);
    ana.get("/diploma/dream").with(404);

    // It is kept, and another device of hers gets it with the seat.
    server.kill_and_restart();
    ana.base.clone_from(&server.base);
    assert!(has(&mut ana, "expert"));
    let page = ana.post(&format!("{table}/link"), &[("seat", "1")]).with(200).text;
    let path = page.split("/continue/").nth(1).expect("a link");
    let secret: String = path.chars().take_while(char::is_ascii_hexdigit).collect();
    let mut phone = server.visitor();
    let arrive = format!("{table}/continue/{secret}");
    assert!(phone.get(&arrive).with(200).text.contains("diploma comes along"));
    assert!(!has(&mut phone, "expert"), "looking changes nothing");
    phone.post(&arrive, &[]).leads_to();
    assert!(has(&mut phone, "expert"));
    assert!(!has(&mut server.visitor(), "expert"));

    // Each deletes their own, and a game that is over does not bring it back.
    assert!(ana.get("/yours").with(200).text.contains("/yours/diploma"));
    ana.post("/yours/diploma", &[]).leads_to();
    assert!(!has(&mut ana, "expert") && has(&mut phone, "expert"));
    assert!(!celebrates(&mut ana, &table) && !has(&mut ana, "expert"));
    assert!(!ana.get("/yours").with(200).text.contains("/yours/diploma"));
    phone.post("/yours/forget", &[]).leads_to();
    assert!(!has(&mut phone, "expert"));
}

#[test]
fn what_is_not_chance_alone_ticks_nothing() {
    let server = Server::start();
    let mut ana = server.visitor();
    let first = opened(&mut ana);
    // A bot takes her seat: what it plays is not hers.
    ana.post(&format!("{first}/fill"), &[("seat", "1"), ("level", "random")]).leads_to();
    eventually("the game is over", || ana.get(&api(&first)).json()["phase"] == "over");
    assert!(!celebrates(&mut ana, &first));

    let chosen = ana.post(&format!("{first}/again"), &[("same", "true")]).leads_to();
    play(&mut ana, &chosen);
    assert!(!celebrates(&mut ana, &chosen), "the same cards again");

    let moment = [("round", "2"), ("seat", "1"), ("level", "random")];
    let onward = ana.post(&format!("{chosen}/onward"), &moment).leads_to();
    play(&mut ana, &onward);
    assert!(!celebrates(&mut ana, &onward), "played on from the middle");
    assert!(!has(&mut ana, "expert"));

    // New cards for the same people count again.
    let fair = ana.post(&format!("{chosen}/again"), &[]).leads_to();
    play(&mut ana, &fair);
    assert!(celebrates(&mut ana, &fair));
    eventually("it is ticked", || has(&mut ana, "expert"));
}

/// A program plays with its own data file, and one with the figures of the box.
#[test]
fn a_data_file_of_one_s_own_ticks_nothing() {
    let server = Server::start();
    let sheet = include_str!("../../../welcome/data/2023/classic.toml");
    let plays_with = |sheet: Option<Value>| {
        let mut options = json!({ "edition": 2023, "expert": true, "quarters": true });
        if let Some(sheet) = sheet {
            options["sheet"] = sheet;
        }
        let table = json!({ "game": "welcome", "seats": 2, "bots": 1, "level": "random", "options": options });
        let (mut host, table) = open_with(&server, &table);
        let mut program = sit(&server, &table, "Ada");
        host.post_json(&format!("{table}/start"), &Value::Null).with(200);
        play(&mut program.client, &format!("/table/{}", program.id));
        let page = format!("/table/{}", program.id);
        celebrates(&mut program.client, &page)
    };
    assert!(!plays_with(Some(json!({ "file": "mine.toml", "text": sheet }))));
    assert!(plays_with(None));
}
