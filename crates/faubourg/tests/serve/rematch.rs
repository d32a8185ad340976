//! Playing again: one rematch for everyone who was at the table.

use crate::client::Client;
use crate::program::eventually;
use crate::server::Server;

/// Opens a table for people of these names, the first of whom is the host, and lets random bots
/// play their game to its end. Returns the people and the table.
fn finished(server: &Server, names: &[&str]) -> (Vec<Client>, String) {
    let mut host = server.visitor();
    let friends = (names.len() - 1).to_string();
    let form = [("game", "welcome"), ("name", names[0]), ("people", &friends), ("title", "Elm")];
    let table = host.post("/tables", &form).leads_to();
    let mut people = vec![host];
    for name in &names[1..] {
        let mut friend = server.visitor();
        friend.post(&format!("{table}/sit"), &[("name", name)]).leads_to();
        people.push(friend);
    }
    people[0].post(&format!("{table}/start"), &[]).leads_to();
    finish(&mut people, &table);
    (people, table)
}

/// Everyone hands their seat to a bot, until the game is over.
fn finish(people: &mut [Client], table: &str) {
    for (index, person) in people.iter_mut().enumerate() {
        let seat = (index + 1).to_string();
        person.post(&format!("{table}/fill"), &[("seat", &seat), ("level", "random")]).leads_to();
    }
    eventually("the game is over", || phase(&mut people[0], table) == "over");
}

fn api(table: &str) -> String {
    format!("/api{}", table.replace("/table/", "/tables/"))
}

fn phase(person: &mut Client, table: &str) -> String {
    person.get(&api(table)).json()["phase"].as_str().expect("a phase").to_owned()
}

fn names(person: &mut Client, table: &str) -> Vec<String> {
    let state = person.get(&api(table)).json();
    let seats = state["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["name"].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn everyone_joins_the_same_rematch_and_the_last_one_begins_it() {
    let server = Server::start();
    let (mut people, table) = finished(&server, &["Ana", "Ben", "Cleo"]);
    let again = format!("{table}/again");
    let next = people[1].post(&again, &[]).leads_to();
    assert_ne!(next, table);
    assert_eq!(people[1].post(&again, &[]).leads_to(), next, "a second press is the same one");
    assert_eq!(phase(&mut people[1], &next), "open", "nobody is made to play");

    // Everyone at the finished table sees it there, at home, and in the new lobby.
    let page = people[0].get(&table).with(200).text;
    assert!(page.contains("Ben wants to play again"), "{page}");
    let home = people[0].get("/").with(200).text;
    assert!(home.contains("Ben wants to play again") && home.contains(&next), "{home}");
    let lobby = people[0].get(&next).with(200).text;
    assert!(lobby.contains("Ben wants to play again"), "{lobby}");
    assert!(lobby.contains(&format!("{next}/rejoin")), "{lobby}");
    // Someone who did not play sees none of it, and cannot take a seat that is kept.
    let mut stranger = server.visitor();
    assert!(!stranger.get(&table).text.contains("wants to play again"));
    stranger.post(&again, &[]).with(403);
    stranger.post(&format!("{next}/sit"), &[("name", "Dora")]).with(409);
    stranger.post(&format!("{next}/rejoin"), &[]).leads_to();
    assert_eq!(phase(&mut stranger, &next), "open");

    assert_eq!(people[0].post(&again, &[]).leads_to(), next);
    assert_eq!(phase(&mut people[0], &next), "open", "Cleo is missing");
    people[2].post(&format!("{next}/rejoin"), &[]).leads_to();
    assert_eq!(phase(&mut people[2], &next), "playing");
    assert_eq!(names(&mut people[0], &next), ["Ana", "Ben", "Cleo"]);
    // It is among everyone's tables now, and nobody is asked any more.
    for person in &mut people {
        let home = person.get("/").with(200).text;
        assert!(home.contains(&next) && !home.contains("wants to play again"), "{home}");
    }
}

#[test]
fn the_one_who_asked_starts_with_those_who_are_there() {
    let server = Server::start();
    let (mut people, table) = finished(&server, &["Ana", "Ben", "Cleo"]);
    let again = format!("{table}/again");
    let next = people[0].post(&again, &[]).leads_to();
    people[1].post(&again, &[]).leads_to();
    let start = format!("{next}/start");
    people[0].post(&start, &[]).with(409);
    people[1].post(&start, &[("present", "true")]).with(403);
    people[0].post(&start, &[("present", "true")]).leads_to();
    assert_eq!(names(&mut people[0], &next), ["Ana", "Ben"]);
    assert_eq!(phase(&mut people[0], &next), "playing");
    // The latecomer finds them playing, and watches.
    assert_eq!(people[2].post(&again, &[]).leads_to(), next);
    people[2].get(&next).with(200);
    assert_eq!(names(&mut people[0], &next), ["Ana", "Ben"]);
}

#[test]
fn after_a_rematch_comes_another_one() {
    let server = Server::start();
    let (mut people, first) = finished(&server, &["Ana", "Ben"]);
    let second = people[0].post(&format!("{first}/again"), &[]).leads_to();
    people[1].post(&format!("{first}/again"), &[]).leads_to();
    finish(&mut people, &second);
    let third = people[1].post(&format!("{second}/again"), &[]).leads_to();
    assert!(![&first, &second].contains(&&third));
    // Ana still looks at the first table: her button leads to where they play now.
    assert_eq!(people[0].post(&format!("{first}/again"), &[]).leads_to(), third);
    assert_eq!(phase(&mut people[0], &third), "playing");
}

#[test]
fn a_rematch_that_was_deleted_can_be_asked_for_again() {
    let server = Server::start();
    let (mut people, table) = finished(&server, &["Ana", "Ben"]);
    let again = format!("{table}/again");
    let gone = people[0].post(&again, &[]).leads_to();
    people[0].post(&format!("{gone}/delete"), &[]).leads_to();
    people[1].get(&table).with(200);
    assert!(!people[1].get("/").with(200).text.contains("wants to play again"));
    let next = people[1].post(&again, &[]).leads_to();
    assert_ne!(next, gone);
    assert_eq!(people[0].post(&again, &[]).leads_to(), next);
    assert_eq!(phase(&mut people[0], &next), "playing");
}

#[test]
fn those_who_ask_at_the_same_time_meet() {
    let server = Server::start();
    let (people, table) = finished(&server, &["Ana", "Ben", "Cleo"]);
    let again = format!("{table}/again");
    let presses = people.into_iter().map(|mut person| {
        let again = again.clone();
        std::thread::spawn(move || person.post(&again, &[]).leads_to())
    });
    let presses: Vec<_> = presses.collect();
    let tables: Vec<String> =
        presses.into_iter().map(|press| press.join().expect("an answer")).collect();
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
    let mut visitor = server.visitor();
    eventually("all are there", || phase(&mut visitor, &tables[0]) == "playing");
}
