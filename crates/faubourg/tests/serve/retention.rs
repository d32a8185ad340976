//! Old tables are removed where the operator wants it.

use rusqlite::Connection;

use crate::program::{Picks, eventually, open, two_at_table};
use crate::server::Server;

#[test]
fn tables_that_nobody_comes_back_to_are_removed_and_others_stay() {
    let keep = ["--keep-unstarted", "7", "--keep-abandoned", "30"];
    let mut server = Server::start_with(&keep);
    let (_, unstarted) = open(&server, 2, 0);
    let (_, fresh) = open(&server, 2, 0);
    let abandoned = two_at_table(&server).map(|program| program.table)[0].clone();
    let [mut playing, _] = two_at_table(&server);
    playing.play_round(&mut Picks(1));
    server.kill();
    // Ten days have passed for the first, forty for the third, ten for the last.
    let file = Connection::open(server.folder().join("faubourg.sqlite")).expect("the file");
    for (table, days) in [(&unstarted, 10), (&abandoned, 40), (&playing.table, 10)] {
        let id = table.rsplit('/').next().expect("a name");
        let past = "UPDATE fresh SET at = at - ?1 * 86400000 WHERE table_id = ?2";
        assert!(file.execute(past, (days, id)).expect("an older table") > 0);
    }
    drop(file);
    server.kill_and_restart();
    let mut visitor = server.visitor();
    for gone in [&unstarted, &abandoned] {
        eventually("it is gone", || visitor.get(gone).status == 404);
    }
    for kept in [&fresh, &playing.table] {
        visitor.get(kept).with(200);
    }
}
