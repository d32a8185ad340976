//! People delete what is kept of them.

use rusqlite::Connection;

use crate::program::eventually;
use crate::server::Server;

#[test]
fn a_host_deletes_a_table_but_not_while_others_play() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    let mut friend = server.visitor();
    friend.post(&at("sit"), &[("name", "Basil")]).leads_to();
    host.post(&at("start"), &[]).leads_to();
    friend.post(&at("delete"), &[]).with(403);
    let refused = host.post(&at("delete"), &[]).with(409).text;
    assert!(refused.contains("still playing"), "{refused}");
    assert!(!host.get("/yours").with(200).text.contains("Delete the table"));
    for (client, seat) in [(&mut host, "1"), (&mut friend, "2")] {
        client.post(&at("fill"), &[("seat", seat), ("level", "random")]).leads_to();
    }
    eventually("the game ends", || friend.get(&at("record")).status == 200);
    assert!(host.get("/yours").with(200).text.contains("Delete the table"));
    assert_eq!(host.post(&at("delete"), &[]).leads_to(), "/yours");
    for client in [&mut host, &mut friend] {
        client.get(&table).with(404);
        client.get("/").with(200);
    }
}

#[test]
fn a_name_is_taken_away_everywhere_and_the_browser_forgets() {
    let server = Server::start();
    let mut ada = server.visitor();
    let form = [("game", "welcome"), ("name", "Adamanta"), ("town", "Adatown"), ("people", "1")];
    let table = ada.post("/tables", &form).leads_to();
    let mut friend = server.visitor();
    friend.post(&format!("{table}/sit"), &[("name", "Basil")]).leads_to();
    ada.post(&format!("{table}/start"), &[]).leads_to();
    assert!(friend.get(&table).text.contains("Adamanta"));
    assert!(ada.get("/yours").with(200).text.contains("Adamanta"));
    server.visitor().post(&format!("{table}/anonymous"), &[]).leads_to();
    assert!(friend.get(&table).text.contains("Adamanta"), "a stranger changes nothing");
    ada.post(&format!("{table}/anonymous"), &[]).leads_to();
    let page = friend.get(&table).with(200).text;
    assert!(page.contains("Player 1") && page.contains("Basil"));
    assert!(!page.contains("Adamanta") && !page.contains("Adatown"), "neither name nor town");
    let file = Connection::open(server.folder().join("faubourg.sqlite")).expect("the file");
    let kept: i64 = file
        .query_row(
            "SELECT count(*) FROM events WHERE body LIKE '%Adamanta%' OR body LIKE '%Adatown%'",
            [],
            |row| row.get(0),
        )
        .expect("a count");
    assert_eq!(kept, 0, "the log has forgotten it too");
    // The seat is still theirs, until the browser forgets.
    assert!(ada.get(&table).text.contains("form"));
    let forgotten = ada.post("/yours/forget", &[]);
    assert_eq!(forgotten.leads_to(), "/");
    assert_eq!(forgotten.cookies.len(), 6);
    assert!(forgotten.cookies.iter().all(|cookie| cookie.contains("Max-Age=0")));
}
