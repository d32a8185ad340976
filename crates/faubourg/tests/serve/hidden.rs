//! What a seat may not know is in no answer.

use serde_json::Value;

use crate::html::without_version;
use crate::program::{Picks, Program, two_at_table};
use crate::server::Server;

/// Everything the seat can see, to the byte.
fn seen(program: &mut Program) -> [String; 6] {
    let board = format!("/table/{}/board?look=1&log=true", program.id);
    let board = program.client.get(&board).with(200).text;
    let past = format!("/table/{}/replay?round=3", program.id);
    let past = program.client.get(&past).with(200).text;
    let choices = program.choices().join("\n");
    [program.view(), program.page(), board, past, choices, program.state().to_string()]
}

/// Plays the turn of a seat to its last choice, taking the nth that is listed each time.
fn turn(program: &mut Program, pick: impl Fn(&[String]) -> usize) {
    let mut choices = program.choices();
    while !choices.is_empty() {
        choices = program.choose(&choices[pick(&choices)].clone());
    }
}

#[test]
fn the_drafts_of_others_change_nothing() {
    let server = Server::start();
    let [mut first, mut second] = two_at_table(&server);
    let mut picks = Picks(4);
    for _ in 0..3 {
        first.play_round(&mut picks);
        second.play_round(&mut picks);
    }
    let mut spectator = server.visitor();
    let path = format!("/table/{}", first.id);
    let api = first.table.clone();
    let mut everyone = || (seen(&mut second), spectator.get(&path).text, spectator.get(&api).text);
    let before = everyone();

    let choices = first.choices();
    let next = first.choose(&choices[0]);
    assert_eq!(everyone(), before);
    first.choose(&next[0]);
    assert_eq!(everyone(), before);

    // Neither does a turn that is changed again and again.
    for _ in 0..5 {
        first.back("restart");
        let choices = first.choices();
        first.choose(&choices[0]);
    }
    assert_eq!(everyone(), before);

    // Two finished turns that differ look the same until the round is over: everyone sees only that
    // the seat is done, however many choices that took.
    first.back("restart");
    turn(&mut first, |_| 0);
    let one = everyone();
    let (view, page) = (first.view(), first.page());
    first.back("restart");
    turn(&mut first, |choices| choices.len() - 1);
    assert_ne!(first.view(), view);
    assert_ne!(without_version(&first.page()), without_version(&page));
    let without = |(seat, page, state): ([String; 6], String, String)| {
        let [view, own, board, past, choices, _] = seat;
        let pages = [own, board, page].map(|page| without_version(&page));
        (view, pages, past, choices, state.len())
    };
    assert_eq!(without(everyone()), without(one));
}

#[test]
fn the_seed_is_nobodys_before_the_end() {
    let server = Server::start();
    let mut both = two_at_table(&server);
    let mut spectator = server.visitor();
    let table = both[0].table.clone();
    let page = format!("/table/{}", both[0].id);
    let mut picks = Picks(5);
    while both[0].state()["phase"] == "playing" {
        for program in &mut both {
            program.view();
            program.page();
            program.play_round(&mut picks);
            spectator.get(&format!("{page}/board"));
            if program.state()["phase"] == "playing" {
                spectator.get(&format!("{table}/record")).complaint(409);
                spectator.get(&format!("{page}/record")).with(409);
                // Rounds that are over can be looked back at, the one being played cannot.
                let view: Value = serde_json::from_str(&program.view()).expect("a view");
                let over = view["round"].as_u64().expect("a round") - 1;
                spectator.get(&format!("{page}/replay?round={over}")).with(200);
                spectator.get(&format!("{page}/replay?round={}", over + 1)).with(404);
            }
        }
    }
    let record = server.visitor().get(&format!("{table}/record")).json();
    let seed = record["seed"].as_str().expect("a seed");
    assert!(seed.len() >= 32, "{seed}");
    for heard in [&both[0].client.heard, &both[1].client.heard, &spectator.heard] {
        assert!(!heard.to_lowercase().contains(&seed.to_lowercase()));
    }
}

#[test]
fn a_seat_is_shown_to_its_owner_only() {
    let server = Server::start();
    let [mut first, second] = two_at_table(&server);
    for what in ["view", "choices"] {
        let path = format!("{}/{what}", second.seat());
        first.client.get(&path).complaint(403);
        server.visitor().get(&path).complaint(403);
    }
    let mut forged = server.visitor();
    forged.token = Some("0".repeat(36));
    forged.get(&format!("{}/view", second.seat())).complaint(403);
}
