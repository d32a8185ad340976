//! Programs that send a whole turn at once, and choose their cards.

use serde_json::json;

use crate::program::{open_with, two_at_table};
use crate::server::Server;

/// The choices of a turn, found by taking the first of what is offered, and taken back again.
fn a_turn(first: &mut crate::program::Program) -> Vec<String> {
    let mut turn = Vec::new();
    loop {
        let choices = first.choices();
        let Some(next) = choices.first() else { break };
        turn.push(next.clone());
        first.choose(next);
    }
    first.back("restart");
    turn
}

#[test]
fn a_whole_turn_is_one_request_and_happens_whole_or_not_at_all() {
    let server = Server::start();
    let [mut first, _second] = two_at_table(&server);
    let turn = a_turn(&mut first);
    assert!(turn.len() > 2, "{turn:?}");
    let path = format!("{}/choices", first.seat());
    let before = first.choices();
    // A choice in the middle that the rules refuse: nothing of the turn is made.
    let wrong = format!("{}, write 99 b4", turn[0]);
    first.client.post_json(&path, &json!({ "choice": wrong })).complaint(422);
    let refused = format!("{}, {}", turn[0], turn[0]);
    first.client.post_json(&path, &json!({ "choice": refused })).complaint(422);
    assert_eq!(first.choices(), before);
    let answer = first.client.post_json(&path, &json!({ "choice": turn.join(", ") })).json();
    assert_eq!(answer["choices"], json!([]), "the turn is done");
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let server = Server::start();
    let seed = "000102030405060708090a0b0c0d0e0f";
    let table =
        json!({ "game": "welcome", "seats": 2, "bots": 1, "level": "random", "seed": seed });
    let commitments: Vec<_> = (0..2)
        .map(|_| {
            let (mut host, opened) = open_with(&server, &table);
            host.get(&opened).json()["commitment"].clone()
        })
        .collect();
    assert_eq!(commitments[0], commitments[1]);
    let wrong = json!({ "game": "welcome", "seats": 2, "seed": "7" });
    let mut client = server.visitor();
    client.post_json("/api/tables", &wrong).complaint(422);
}
