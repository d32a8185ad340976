//! Clients that hang up before they are answered.

use std::io::Write;
use std::net::TcpStream;

use serde_json::json;

use crate::program::{Picks, Program, against_bot, eventually};
use crate::server::Server;

/// Sends a choice and closes the connection without waiting for the answer.
pub(crate) fn hang_up(program: &Program, choice: &str) {
    let body = json!({ "choice": choice }).to_string();
    let host = program.client.base.strip_prefix("http://").expect("an address");
    let request = format!(
        "POST {}/choices HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        program.seat(),
        program.client.token.as_deref().expect("a token"),
        body.len(),
    );
    let mut connection = TcpStream::connect(host).expect("a connection");
    connection.write_all(request.as_bytes()).expect("the request is sent");
}

/// The server may drop the request before or after it has read it; but if the choice was made,
/// everyone hears of it and the bot plays on.
#[test]
fn a_turn_that_ends_with_a_hang_up_wakes_the_bot() {
    let server = Server::start();
    let mut tables: Vec<Program> =
        (0..20).map(|_| against_bot(&server, "welkin", "newcomer")).collect();
    for (seed, program) in (0..).zip(&mut tables) {
        let mut picks = Picks(seed);
        for _ in 0..10 {
            let mut choices = Vec::new();
            eventually("it is our turn", || {
                choices = program.choices();
                !choices.is_empty()
            });
            hang_up(program, picks.pick(&choices));
        }
    }
    for program in &mut tables {
        eventually("the bot has played", || {
            let state = program.state();
            state["phase"] == "over" || state["seats"][0]["waiting"] == true
        });
        program.page();
    }
}
