//! Kills servers under load, many times, and counts what was lost or doubled.
//!
//! `cargo bench -p faubourg --bench kills` kills a server over SQLite, and two and three nodes over
//! one PostgreSQL, a thousand times in all; `-- --kills N` as often as you like.

#![allow(clippy::print_stdout, reason = "a benchmark prints its results")]
#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]
#![allow(dead_code, reason = "the tests of the server use the rest of these modules")]

#[path = "../../tests/serve/client.rs"]
mod client;
#[path = "../../tests/serve/kills.rs"]
mod kills;
#[path = "../../../store/tests/story/postgres_server.rs"]
mod postgres_server;
#[path = "../../tests/serve/program.rs"]
mod program;
#[path = "../../tests/serve/server.rs"]
mod server;

use std::env;

use kills::kill_under_load;
use postgres_server::PostgresServer;
use server::Server;

/// How many people play at once.
const PLAYERS: u64 = 16;

fn main() {
    let args: Vec<String> = env::args().collect();
    let asked = args.iter().position(|arg| arg == "--kills");
    let kills = asked.and_then(|place| args.get(place + 1)?.parse().ok()).unwrap_or(1000);
    let limits = ["--rate", "0"];
    let counts = kill_under_load(&mut [Server::start_with(&limits)], PLAYERS, kills / 2);
    println!("SQLite, one server, {} kills: {counts:?}", kills / 2);
    let Some(postgres) = PostgresServer::start() else {
        println!("PostgreSQL is not installed: no nodes were killed");
        return;
    };
    for nodes in [2, 3] {
        let database = postgres.create(&format!("kills_{nodes}"));
        let mut servers: Vec<Server> =
            (0..nodes).map(|_| Server::over_with(&database, &limits)).collect();
        let counts = kill_under_load(&mut servers, PLAYERS, kills / 4);
        println!("PostgreSQL, {nodes} nodes, {} kills: {counts:?}", kills / 4);
    }
}
