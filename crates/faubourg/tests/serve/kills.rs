//! Servers that are killed again and again while people play: nothing that was acknowledged is
//! lost, and nothing happens twice.
//!
//! Every player sends each step with its number and sends it again until it is acknowledged, as a
//! patient person does. In the end the server must have counted exactly the acknowledged steps.
//! The bench `kills` does the same for longer.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, RwLock};
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::program::Picks;
use crate::server::Server;

/// What was counted.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Steps that were acknowledged.
    pub(crate) acknowledged: u64,
    /// Steps that had to be sent more than once.
    pub(crate) repeated: u64,
    /// Steps that were acknowledged and are gone.
    pub(crate) lost: u64,
    /// Steps that the server counted and nobody made.
    pub(crate) doubled: u64,
}

/// Lets this many players play while servers are killed and started again, one after the other.
pub(crate) fn kill_under_load(servers: &mut [Server], players: u64, kills: usize) -> Counts {
    let bases = servers.iter().map(|server| server.base.clone()).collect();
    let load = Arc::new(Load { bases: RwLock::new(bases), ..Load::default() });
    let players: Vec<_> = (0..players)
        .map(|number| {
            let load = Arc::clone(&load);
            std::thread::spawn(move || Player::new(load, number).play())
        })
        .collect();
    let mut picks = Picks(7);
    for kill in 0..kills {
        std::thread::sleep(Duration::from_millis(20 + picks.below(120)));
        let place = kill % servers.len();
        let server = &mut servers[place];
        server.kill_and_restart();
        load.bases.write().expect("bases")[place].clone_from(&server.base);
    }
    std::thread::sleep(Duration::from_millis(200));
    load.over.store(true, Relaxed);
    let mut counts = Counts::default();
    for player in players {
        for Seat { mut client, choices, steps } in player.join().expect("a player plays on") {
            client.base.clone_from(&servers[0].base);
            let kept = client.get(&choices).json()["step"].as_u64().expect("a number");
            counts.acknowledged += steps;
            counts.lost += steps.saturating_sub(kept);
            counts.doubled += kept.saturating_sub(steps);
        }
    }
    counts.repeated = load.repeated.load(Relaxed);
    counts
}

#[derive(Default)]
struct Load {
    bases: RwLock<Vec<String>>,
    over: AtomicBool,
    repeated: AtomicU64,
}

/// One of the two seats of a table, and how many steps were acknowledged there.
struct Seat {
    client: Client,
    choices: String,
    steps: u64,
}

/// Someone who plays both seats of one table after the other.
struct Player {
    load: Arc<Load>,
    picks: Picks,
    seats: Vec<Seat>,
}

impl Player {
    fn new(load: Arc<Load>, number: u64) -> Self {
        Self { load, picks: Picks(1000 + number), seats: Vec::new() }
    }

    /// Plays until the end of the test, and returns every seat that was played.
    fn play(mut self) -> Vec<Seat> {
        while !self.is_over() {
            self.open_table();
            while !self.is_over() && self.play_step() {}
        }
        self.seats
    }

    fn is_over(&self) -> bool {
        self.load.over.load(Relaxed)
    }

    /// Opens a table for two and takes both seats. A lost answer here means another table.
    fn open_table(&mut self) {
        let mut client = Client::new(&self.base());
        let table = json!({ "game": "welcome", "seats": 2 });
        let Some(opened) = client.try_post_json("/api/tables", &table) else { return };
        let opened = opened.json();
        client.token = opened["token"].as_str().map(str::to_owned);
        let table = format!("/api/tables/{}", opened["table"].as_str().expect("a table"));
        for name in ["Ada", "Basil"] {
            let path = format!("{table}/seats");
            if client.try_post_json(&path, &json!({ "name": name })).is_none() {
                return;
            }
        }
        if client.try_post_json(&format!("{table}/start"), &Value::Null).is_none() {
            return;
        }
        for seat in 1..=2 {
            let choices = format!("{table}/seats/{seat}/choices");
            self.seats.push(Seat { client: client.clone(), choices, steps: 0 });
        }
    }

    /// Takes one step at the last table; false if nothing is left to do there.
    fn play_step(&mut self) -> bool {
        let open = self.seats.len().saturating_sub(2)..self.seats.len();
        for place in open {
            let offered = self.until_answered(place, Client::try_get);
            let choices: Vec<String> =
                serde_json::from_value(offered["choices"].clone()).expect("choices");
            if choices.is_empty() {
                continue;
            }
            let step = self.seats[place].steps;
            assert_eq!(offered["step"], step, "the server counts what it has acknowledged");
            let body = json!({ "choice": self.picks.pick(&choices), "step": step });
            let answer =
                self.until_answered(place, |client, path| client.try_post_json(path, &body));
            assert_eq!(answer["step"], step + 1, "the step was taken once");
            self.seats[place].steps = step + 1;
            return true;
        }
        false
    }

    /// Asks again, at any server, until one answers.
    fn until_answered(
        &mut self,
        place: usize,
        mut ask: impl FnMut(&mut Client, &str) -> Option<crate::client::Answer>,
    ) -> Value {
        for attempt in 0..2000 {
            let base = self.base();
            let Seat { client, choices, .. } = &mut self.seats[place];
            client.base = base;
            match ask(client, choices) {
                Some(answer) if answer.status < 500 => return answer.json(),
                _ => std::thread::sleep(Duration::from_millis(10)),
            }
            if attempt == 0 {
                self.load.repeated.fetch_add(1, Relaxed);
            }
        }
        panic!("no server answers any more");
    }

    /// Where one of the servers is now.
    fn base(&mut self) -> String {
        let bases = self.load.bases.read().expect("bases");
        self.picks.pick(&bases).to_owned()
    }
}

#[test]
fn a_server_that_is_killed_under_load_loses_and_doubles_nothing() {
    let counts = kill_under_load(&mut [Server::start_with(&["--rate", "0"])], 6, 12);
    assert_eq!((counts.lost, counts.doubled), (0, 0), "{counts:?}");
    assert!(counts.acknowledged > 100 && counts.repeated > 0, "{counts:?}");
}

#[test]
fn nodes_that_are_killed_under_load_lose_and_double_nothing() {
    let Some(postgres) = crate::postgres_server::PostgresServer::start() else { return };
    let database = postgres.create("kills");
    let mut nodes = [0; 2].map(|_| Server::over_with(&database, &["--rate", "0"]));
    let counts = kill_under_load(&mut nodes, 6, 8);
    assert_eq!((counts.lost, counts.doubled), (0, 0), "{counts:?}");
    assert!(counts.acknowledged > 50 && counts.repeated > 0, "{counts:?}");
}
