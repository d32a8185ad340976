//! Friends come by link; others only watch.

use serde_json::Value;

use crate::client::Client;
use crate::html::choices;
use crate::program::{open, sit, two_at_table};
use crate::server::Server;

#[test]
fn a_friend_sits_down_a_spectator_watches_and_a_seat_moves_to_another_device() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1"), ("title", "Sunday")];
    let table = host.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    host.post(&at("start"), &[]).with(409);

    let mut friend = server.visitor();
    assert!(friend.get(&table).with(200).text.contains("Sunday"));
    friend.post_and_follow(&at("sit"), &[("name", "Basil"), ("town", "Fern")]).with(200);
    friend.post(&at("start"), &[]).with(403);
    server.visitor().post(&at("sit"), &[("name", "Late")]).with(409);
    host.post_and_follow(&at("start"), &[]).with(200);

    let mut spectator = server.visitor();
    let page = spectator.get(&table).with(200).text;
    assert!(page.contains("Basil") && choices(&page).is_empty());
    spectator.get(&at("board")).with(200);
    let first = choices(&host.get(&table).text)[0].clone();
    for seat in ["1", "2"] {
        let form = [("seat", seat), ("choice", first.as_str())];
        spectator.post(&at("choose"), &form).with(403);
        for what in ["undo", "restart", "link", "return"] {
            spectator.post(&at(what), &[("seat", seat)]).with(403);
        }
    }
    spectator.post(&at("fill"), &[("seat", "1"), ("level", "random")]).with(403);
    friend.post(&at("choose"), &[("seat", "1"), ("choice", &first)]).with(403);
    friend.post(&at("fill"), &[("seat", "1"), ("level", "random")]).with(403);

    // The link of a table that has begun can still be shown, with the way to take one's seat along.
    assert!(host.get(&table).text.contains(&at("invite")));
    let page = host.get(&at("invite")).with(200).text;
    assert!(page.contains("id=\"table-link\"") && page.contains(&format!("{table}\">")), "{page}");
    assert!(page.contains("class=\"qr\"") && page.contains("name=\"seat\" value=\"1\""));
    assert!(!spectator.get(&at("invite")).with(200).text.contains("name=\"seat\""));

    let page = friend.post(&at("link"), &[("seat", "2")]).with(200).text;
    let (_, rest) = page.split_once(&at("continue/")).expect("the seat's link");
    let secret: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    let link = at(&format!("continue/{secret}"));
    let mut phone = server.visitor();
    phone.get(&link).with(200);
    phone.post(&at("choose"), &[("seat", "2"), ("choice", &first)]).with(403);
    phone.post_and_follow(&link, &[]).with(200);
    phone.post(&at("choose"), &[("seat", "1"), ("choice", &first)]).with(403);
    phone.post_and_follow(&at("choose"), &[("seat", "2"), ("choice", &first)]).with(200);
    // Both devices of the seat see the same.
    assert_eq!(choices(&phone.get(&table).text), choices(&friend.get(&table).text));
    assert_ne!(choices(&phone.get(&table).text), choices(&host.get(&table).text));
    server.visitor().get(&at("continue/0000")).with(404);
}

#[test]
fn several_play_on_one_device() {
    let server = Server::start();
    let mut device = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("here", "Basil, Clio")];
    let table = device.post("/tables", &form).leads_to();
    for seat in ["1", "2", "3"] {
        let page = device.get(&format!("{table}?seat={seat}")).with(200).text;
        assert!(page.contains(&format!("name=\"seat\" value=\"{seat}\"")), "{page}");
        let offered = choices(&page);
        let form = [("seat", seat), ("choice", offered[0].as_str())];
        let page = device.post_and_follow(&format!("{table}/choose"), &form).with(200).text;
        assert_ne!(choices(&page), offered);
    }
}

#[test]
fn an_absent_player_is_replaced_and_comes_back() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    let mut friend = server.visitor();
    friend.post(&at("sit"), &[("name", "Basil")]).leads_to();
    host.post(&at("start"), &[]).leads_to();
    host.post(&at("fill"), &[("seat", "2"), ("level", "random")]).leads_to();
    let state = format!("/api{}", table.replace("/table/", "/tables/"));
    crate::program::eventually("the bot plays", || {
        host.get(&state).json()["seats"][1]["waiting"] == false
    });
    friend.post(&at("return"), &[("seat", "2")]).leads_to();
    assert!(host.get(&state).json()["seats"][1]["bot"].is_null());
    // Nobody is thrown out of the table by being replaced: the seat is still theirs.
    friend.post_and_follow(&at("restart"), &[("seat", "2")]).with(200);
    assert!(!choices(&friend.get(&table).text).is_empty());
}

#[test]
fn names_are_remembered_and_offered_again() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Zoé & Co"), ("town", "L’Îlot"), ("people", "2")];
    let table = host.post("/tables", &form).leads_to();
    let offered = [r#"value="Zoé &amp; Co""#, r#"value="L’Îlot""#];
    let page = host.get("/new").with(200).text;
    assert!(offered.iter().all(|value| page.contains(value)));
    // Someone else sits down at this device: the names are theirs to tell.
    let page = host.get(&format!("{table}/sit?seat=2")).with(200).text;
    assert!(!offered.iter().any(|value| page.contains(value)));
    let mut friend = server.visitor();
    assert!(!friend.get(&table).text.contains("L’Îlot\""));
    friend.post(&format!("{table}/sit"), &[("name", "Basil"), ("town", "Fern")]).leads_to();
    let page = friend.get("/new").text;
    assert!(page.contains(r#"value="Basil""#) && page.contains(r#"value="Fern""#));
}

#[test]
fn the_host_changes_the_number_of_seats() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "2"), ("bots", "1")];
    let table = host.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    let state = format!("/api{}", table.replace("/table/", "/tables/"));
    let names = |host: &mut crate::client::Client| -> Vec<String> {
        let state = host.get(&state).json();
        let seats = state["seats"].as_array().expect("seats").iter();
        seats.map(|seat| seat["name"].as_str().expect("a name").to_owned()).collect()
    };
    let mut friend = server.visitor();
    friend.post(&at("sit"), &[("name", "Basil"), ("seat", "3")]).leads_to();
    assert_eq!(names(&mut host), ["Ada", "", "Basil", "Rowan"]);

    friend.post(&at("seats"), &[("seats", "6")]).with(403);
    assert!(host.get(&table).text.contains(&format!("action=\"{}\"", at("seats"))));
    assert!(!friend.get(&table).text.contains(&format!("action=\"{}\"", at("seats"))));
    host.post_and_follow(&at("seats"), &[("seats", "6")]).with(200);
    assert_eq!(names(&mut host), ["Ada", "", "Basil", "Rowan", "", ""]);
    host.post(&at("seats"), &[("seats", "2")]).with(409);
    host.post(&at("seats"), &[("seats", "101")]).with(422);
    // Open seats go; seated players move up and keep what is theirs.
    host.post_and_follow(&at("seats"), &[("seats", "3")]).with(200);
    assert_eq!(names(&mut host), ["Ada", "Basil", "Rowan"]);
    host.post_and_follow(&at("start"), &[]).with(200);
    let first = choices(&friend.get(&table).text)[0].clone();
    friend.post(&at("choose"), &[("seat", "2"), ("choice", &first)]).leads_to();
    host.post(&at("seats"), &[("seats", "4")]).with(409);
}

#[test]
fn the_host_cannot_put_a_bot_in_the_place_of_someone_who_is_there() {
    let server = Server::start();
    let (mut host, table) = open(&server, 2, 0);
    sit(&server, &table, "Ada");
    let mut friend = sit(&server, &table, "Basil");
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    friend.choices();
    let fill = format!("/table/{}/fill", friend.id);
    let form = [("seat", "2"), ("level", "random")];
    let refused = host.post(&fill, &form).with(409).text;
    assert!(refused.contains("Basil is here"), "{refused}");
    // They may hand their seat to a bot themselves.
    friend.client.post(&fill, &form).leads_to();
}

#[test]
fn links_of_a_seat_can_be_cancelled() {
    let server = Server::start();
    let [mut owner, _] = two_at_table(&server);
    let at = |what: &str| format!("/table/{}/{what}", owner.id);
    let link = |client: &mut Client| {
        let page = client.post(&at("link"), &[("seat", "1")]).with(200).text;
        let (_, rest) = page.split_once(&at("continue/")).expect("the seat's link");
        at(&format!(
            "continue/{}",
            rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>()
        ))
    };
    let (used, unused) = (link(&mut owner.client), link(&mut owner.client));
    let mut thief = server.visitor();
    thief.post(&used, &[]).leads_to();
    let choices = format!("{}/choices", owner.seat());
    thief.get(&choices).with(200);
    server.visitor().post(&at("revoke"), &[("seat", "1")]).with(403);
    owner.client.post(&at("revoke"), &[("seat", "1")]).leads_to();
    thief.get(&choices).complaint(403);
    for link in [used, unused] {
        thief.post(&link, &[]).with(404);
    }
    owner.client.get(&choices).with(200);
}

#[test]
fn two_people_of_one_name_are_told_apart() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("here", "Ana, Ben"), ("people", "2")];
    let table = host.post("/tables", &form).leads_to();
    let sit = format!("{table}/sit");
    server.visitor().post(&sit, &[("name", "ben")]).leads_to();
    server.visitor().post(&sit, &[("name", "Ana")]).leads_to();
    let api = format!("/api{}", table.replace("/table/", "/tables/"));
    let state = host.get(&api).json();
    let seats = state["seats"].as_array().expect("seats").iter();
    let names: Vec<&str> = seats.map(|seat| seat["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["Ana", "Ana 2", "Ben", "ben 2", "Ana 3"]);
}

#[test]
fn a_table_that_is_full_is_no_dead_end_without_script() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    server.visitor().post(&format!("{table}/sit"), &[("name", "Basil")]).leads_to();
    // The form was open in a third browser meanwhile.
    let mut late = server.visitor();
    let refused = late.post(&format!("{table}/sit"), &[("name", "Clio")]).with(409).text;
    assert!(refused.contains(&format!("href=\"{table}\"")), "the way back: {refused}");
    let lobby = late.get(&table).with(200).text;
    assert!(lobby.contains("http-equiv=\"refresh\"") && lobby.contains("Stay to watch"), "{lobby}");
    host.post(&format!("{table}/start"), &[]).leads_to();
    let watched = late.get(&table).with(200).text;
    assert!(watched.contains("id=\"table\""), "{watched}");
}

#[test]
fn a_number_of_seats_that_cannot_be_is_refused_in_the_lobby_and_in_words() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welkin"), ("name", "Ada"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    let seats = format!("{table}/seats");
    for bad in ["5", "1", "many", "", "-3", "99999999999999999999"] {
        let page = host.post(&seats, &[("seats", bad)]).with(422).text;
        assert!(page.contains("id=\"lobby\""), "{bad}: the lobby says it: {page}");
        assert!(page.contains("This game has 2 to 4 seats."), "{bad}: {page}");
    }
    assert!(!host.get(&table).text.contains("type=\"number\""), "no browser speaks for the server");
    host.post(&seats, &[("seats", " 3 ")]).leads_to();
}
