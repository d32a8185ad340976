//! Several servers over one PostgreSQL database serve the same tables.

use std::io::{BufRead, BufReader};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::Value;

use crate::client::Client;
use crate::postgres_server::PostgresServer;
use crate::program::{Picks, Program, eventually, open, sit};
use crate::server::Server;

/// One test, so that one PostgreSQL is enough for all of it.
#[test]
fn several_servers_serve_the_same_tables() {
    let Some(postgres) = PostgresServer::start() else { return };
    let database = postgres.create("nodes");
    let mut servers = [Server::over(&database), Server::over(&database)];
    a_choice_here_is_seen_there(&servers);
    a_whole_game_across_servers(&servers);
    lost_races_are_decided_again(&servers);
    bots_play_once_and_go_on_when_their_server_is_killed(&mut servers);
}

/// A table of two programs, one on each server.
fn one_on_each([here, there]: &[Server; 2]) -> [Program; 2] {
    let (mut host, table) = open(here, 2, 0);
    let both = [sit(here, &table, "Ada"), sit(there, &table, "Basil")];
    host.base.clone_from(&there.base);
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    both
}

fn a_choice_here_is_seen_there(servers: &[Server; 2]) {
    let [mut here, mut there] = one_on_each(servers);
    let now = here.state()["version"].as_u64().expect("a number");
    let stream = there.client.open_stream(&format!("{}/events", there.table));
    let (sender, news) = mpsc::channel::<u64>();
    std::thread::spawn(move || {
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let Ok(line) = line else { return };
            if let Some(data) = line.strip_prefix("data: ")
                && sender.send(data.parse().expect("a number")).is_err()
            {
                return;
            }
        }
    });
    let wait = Duration::from_secs(5);
    assert_eq!(news.recv_timeout(wait), Ok(now));
    for step in 1..=3 {
        let choices = here.choices();
        here.choose(&choices[0]);
        assert_eq!(news.recv_timeout(wait), Ok(now + step));
    }
    // The other server has written nothing, and still knows everything at once.
    assert_eq!(there.state(), here.state());
}

fn a_whole_game_across_servers(servers: &[Server; 2]) {
    let mut both = one_on_each(servers);
    let mut picks = Picks(11);
    while both[0].state()["phase"] != "over" {
        for program in &mut both {
            program.play_round(&mut picks);
        }
    }
    let [mut here, mut there] = both;
    assert_eq!(here.state(), there.state());
    let record = |program: &mut Program| {
        program.client.get(&format!("{}/record", program.table)).with(200).text
    };
    assert_eq!(record(&mut here), record(&mut there));
}

/// Both seats choose and take back as fast as they can, each on its own server: the numbers of
/// their events are the same again and again, and nothing is refused or lost.
fn lost_races_are_decided_again(servers: &[Server; 2]) {
    const TIMES: u64 = 60;
    let both = one_on_each(servers);
    let mut watcher = server_state(&servers[0], &both[0].table);
    let before = watcher()["version"].as_u64().expect("a number");
    std::thread::scope(|scope| {
        for mut program in both {
            scope.spawn(move || {
                let choices = program.choices();
                for _ in 0..TIMES {
                    program.choose(&choices[0]);
                    assert_eq!(program.back("undo"), choices);
                }
            });
        }
    });
    assert_eq!(watcher()["version"], before + 4 * TIMES);
    let lost: u64 = servers.iter().map(lost_races).sum();
    assert!(lost > 0, "there were races");
}

fn server_state(server: &Server, table: &str) -> impl FnMut() -> Value + use<> {
    let mut visitor: Client = server.visitor();
    let table = table.to_owned();
    move || visitor.get(&table).json()
}

fn lost_races(server: &Server) -> u64 {
    let metrics = server.visitor().get("/metrics").with(200).text;
    let lost = metrics.lines().find_map(|line| line.strip_prefix("faubourg_log_lost_races_total "));
    lost.expect("the metric").parse().expect("a number")
}

fn bots_play_once_and_go_on_when_their_server_is_killed(servers: &mut [Server; 2]) {
    let (mut host, table) = open(&servers[0], 12, 12);
    let mut there = server_state(&servers[1], &table);
    // The other server looks on all the time.
    let _watched = servers[1].visitor().open_stream(&format!("{table}/events"));
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    eventually("the bots have begun", || there()["settled"].as_u64() >= Some(1));
    servers[0].kill();
    eventually("the other server's bots finish", || there()["phase"] == "over");
    let record = servers[1].visitor().get(&format!("{table}/record")).with(200).text;
    let record: Value = serde_json::from_str(&record).expect("JSON");
    // Opened, twelve bots, the start; and then every choice of the record exactly once.
    let turns = record["choices"].as_array().expect("turns").iter();
    let choices = turns.map(|turn| turn.as_str().expect("a turn").split(", ").count());
    assert_eq!(there()["version"], 14 + choices.sum::<usize>());
}
