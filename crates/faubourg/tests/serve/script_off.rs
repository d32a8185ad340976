//! A game through the pages alone, as a browser without script plays it.

use std::collections::BTreeSet;

use crate::client::Client;
use crate::html::choices;
use crate::program::{Picks, eventually};
use crate::server::Server;

/// Opens a table against a bot; returns its address.
fn against_bot(browser: &mut Client, game: &str, options: &[(&str, &str)]) -> String {
    let form =
        [("game", game), ("name", "Ada"), ("bots", "1"), ("level", "random"), ("people", "0")];
    browser.post("/tables", &[&form, options].concat()).leads_to()
}

#[test]
fn a_game_against_a_bot_ends_without_script() {
    ends_without_script("welcome", &[]);
}

#[test]
fn a_game_of_welkin_against_a_bot_ends_without_script() {
    // A random game may take long, and I want the first choice.
    ends_without_script("welkin", &[("set.turns", "30"), ("set.first", "1")]);
}

fn ends_without_script(game: &str, options: &[(&str, &str)]) {
    let server = Server::start();
    let mut browser = server.visitor();
    let table = against_bot(&mut browser, game, options);
    let api = format!("/api{}/seats/1/choices", table.replace("/table/", "/tables/"));
    let mut picks = Picks(2);
    let record = format!("{table}/record");
    loop {
        let mut page = browser.get(&table).with(200).text;
        if page.contains("/record") && browser.get(&record).status == 200 {
            break;
        }
        eventually("the bot plays", || {
            page = browser.get(&table).with(200).text;
            !choices(&page).is_empty() || page.contains("/record")
        });
        let offered = choices(&page);
        if offered.is_empty() {
            continue;
        }
        let legal = browser.get(&api).json();
        let legal: BTreeSet<&str> = legal["choices"]
            .as_array()
            .expect("choices")
            .iter()
            .filter_map(|c| c.as_str())
            .collect();
        assert_eq!(offered.iter().map(String::as_str).collect::<BTreeSet<_>>(), legal);
        assert!(page.contains(&format!("action=\"{table}/choose\"")), "{page}");
        let choice = picks.pick(&offered);
        // A house that takes several numbers comes back with a button for each.
        if !page.contains(&format!("value=\"{choice}\"")) {
            let house = choice.rsplit(' ').next().expect("a house");
            let asked = browser.get(&format!("{table}?at={house}")).with(200).text;
            assert!(asked.contains(&format!("name=\"choice\" value=\"{choice}\"")), "{choice}");
        }
        let form = [("seat", "1"), ("choice", choice)];
        browser.post_and_follow(&format!("{table}/choose"), &form).with(200);
    }
    let answer = browser.get(&record);
    assert!(answer.headers["content-disposition"].contains(".jsonl"));
    browser.get(&format!("{table}/replay")).with(200);
    browser.get(&format!("{table}/replay?round=1")).with(200);
    browser.get(&format!("{table}/replay?round=4000")).with(404);
    for same in ["true", "false"] {
        let next = browser.post(&format!("{table}/again"), &[("same", same)]).leads_to();
        assert_ne!(next, table);
        assert!(!choices(&browser.get(&next).with(200).text).is_empty());
    }
}

#[test]
fn a_step_back_offers_the_same_again() {
    let server = Server::start();
    let mut browser = server.visitor();
    let table = against_bot(&mut browser, "welcome", &[]);
    let first = choices(&browser.get(&table).text);
    let choose = format!("{table}/choose");
    for back in ["undo", "restart"] {
        let form = [("seat", "1"), ("choice", first[0].as_str())];
        let page = browser.post_and_follow(&choose, &form).with(200).text;
        assert_ne!(choices(&page), first);
        let page = browser.post_and_follow(&format!("{table}/{back}"), &[("seat", "1")]);
        assert_eq!(choices(&page.with(200).text), first);
    }
    // Nothing is left to take back; the page says so.
    let page = browser.post(&format!("{table}/undo"), &[("seat", "1")]).with(200).text;
    assert_eq!(choices(&page), first);
}
