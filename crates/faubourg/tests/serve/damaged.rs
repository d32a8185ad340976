//! A table whose log is damaged is set aside, and all others go on.

use rusqlite::{Connection, params};

use crate::program::{Picks, two_at_table};
use crate::server::Server;

#[test]
fn a_damaged_table_says_so_and_the_others_go_on() {
    let mut server = Server::start();
    let [[mut broken, _], [mut whole, mut other]] = [two_at_table(&server), two_at_table(&server)];
    let mut picks = Picks(6);
    broken.play_round(&mut picks);
    server.kill();
    let file = Connection::open(server.folder().join("faubourg.sqlite")).expect("the file");
    let impossible = r#"{"event":"chose","seat":1,"choice":"plan 3"}"#;
    let changed = file.execute(
        "UPDATE fresh SET body = ?1 WHERE table_id = ?2 AND number = 6",
        params![impossible, broken.id],
    );
    assert_eq!(changed, Ok(1));
    drop(file);
    server.kill_and_restart();
    for program in [&mut broken, &mut whole, &mut other] {
        program.client.base.clone_from(&server.base);
    }
    let page = broken.client.get(&format!("/table/{}", broken.id)).with(500).text;
    assert!(page.contains("This table is set aside"), "{page}");
    let why = broken.client.get(&broken.table.clone()).complaint(500);
    assert!(why.contains("set aside"), "{why}");
    broken.client.get("/").with(200);
    whole.play_round(&mut picks);
    other.play_round(&mut picks);
    assert_eq!(whole.state()["settled"], 1);
}
