//! Programs that play through the API.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::server::Server;

/// Picks among choices, always in the same way.
pub(crate) struct Picks(pub(crate) u64);

impl Picks {
    pub(crate) fn pick<'a>(&mut self, choices: &'a [String]) -> &'a str {
        &choices[self.below(choices.len() as u64) as usize]
    }

    /// A number below another one.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Someone who sits at a table and plays through the API.
pub(crate) struct Program {
    pub(crate) client: Client,
    /// The table's address for programs.
    pub(crate) table: String,
    /// The table's name.
    pub(crate) id: String,
    seat: u64,
}

impl Program {
    /// The address of the seat.
    pub(crate) fn seat(&self) -> String {
        format!("{}/seats/{}", self.table, self.seat)
    }

    pub(crate) fn view(&mut self) -> String {
        let path = format!("{}/view", self.seat());
        self.client.get(&path).with(200).text
    }

    pub(crate) fn choices(&mut self) -> Vec<String> {
        let path = format!("{}/choices", self.seat());
        list(&self.client.get(&path).json())
    }

    /// Makes a choice, and returns what may follow.
    pub(crate) fn choose(&mut self, choice: &str) -> Vec<String> {
        let path = format!("{}/choices", self.seat());
        list(&self.client.post_json(&path, &json!({ "choice": choice })).json())
    }

    /// Makes a choice, if it is still one.
    pub(crate) fn try_to_choose(&mut self, choice: &str) {
        let path = format!("{}/choices", self.seat());
        let answer = self.client.post_json(&path, &json!({ "choice": choice }));
        assert!([200, 422].contains(&answer.status), "{}: {}", answer.status, answer.text);
    }

    /// Takes back one choice (`undo`) or all of the round (`restart`).
    pub(crate) fn back(&mut self, how: &str) -> Vec<String> {
        let path = format!("{}/{how}", self.seat());
        list(&self.client.post_json(&path, &Value::Null).json())
    }

    /// The page of the table as this seat sees it.
    pub(crate) fn page(&mut self) -> String {
        let path = format!("/table/{}", self.id);
        self.client.get(&path).with(200).text
    }

    /// Plays until it owes nothing more.
    pub(crate) fn play_round(&mut self, picks: &mut Picks) {
        let checkpoints = self.state()["settled"].clone();
        let mut choices = self.choices();
        // With the last choice of a round the next one begins.
        while !choices.is_empty() && self.state()["settled"] == checkpoints {
            choices = self.choose(picks.pick(&choices));
        }
    }

    pub(crate) fn state(&mut self) -> Value {
        self.client.get(&self.table).json()
    }
}

fn list(answer: &Value) -> Vec<String> {
    let choices = answer["choices"].as_array().expect("choices");
    choices.iter().map(|choice| choice.as_str().expect("notation").to_owned()).collect()
}

/// Opens a table; returns the host and the table's address for programs.
pub(crate) fn open(server: &Server, seats: usize, bots: usize) -> (Client, String) {
    open_with(
        server,
        &json!({ "game": "welcome", "seats": seats, "bots": bots, "level": "random" }),
    )
}

/// The same for a table of any kind.
pub(crate) fn open_with(server: &Server, table: &Value) -> (Client, String) {
    let mut host = server.visitor();
    let opened = host.post_json("/api/tables", table).with(201).json();
    host.token = Some(opened["token"].as_str().expect("a token").to_owned());
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("a table"));
    (host, table)
}

/// Sits down.
pub(crate) fn sit(server: &Server, table: &str, name: &str) -> Program {
    let mut client = server.visitor();
    let seated = client.post_json(&format!("{table}/seats"), &json!({ "name": name })).with(201);
    let seated = seated.json();
    client.token = Some(seated["token"].as_str().expect("a token").to_owned());
    let seat = seated["seat"].as_u64().expect("a seat");
    let id = table.rsplit('/').next().expect("a name").to_owned();
    Program { client, table: table.to_owned(), id, seat }
}

/// A table of one program and one bot, begun.
pub(crate) fn against_bot(server: &Server, game: &str, level: &str) -> Program {
    let table = json!({ "game": game, "seats": 2, "bots": 1, "level": level });
    let (mut host, table) = open_with(server, &table);
    let program = sit(server, &table, "Ada");
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    program
}

/// A table of two programs at which the first cards lie.
pub(crate) fn two_at_table(server: &Server) -> [Program; 2] {
    let (mut host, table) = open(server, 2, 0);
    let both = ["Ada", "Basil"].map(|name| sit(server, &table, name));
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    both
}

/// Waits until it is so.
#[track_caller]
pub(crate) fn eventually(what: &str, mut so: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_mins(1);
    while !so() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
