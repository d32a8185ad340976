//! Nothing is lost when the server is killed.

use crate::program::{Picks, two_at_table};
use crate::server::Server;

#[test]
fn everyone_is_back_where_they_were_drafts_included() {
    let mut server = Server::start();
    let mut both = two_at_table(&server);
    let mut picks = Picks(3);
    for _ in 0..2 {
        for program in &mut both {
            program.play_round(&mut picks);
        }
    }
    // One has begun a turn and taken a step back, the other has finished it.
    let choices = both[0].choices();
    let choices = both[0].choose(picks.pick(&choices));
    both[0].choose(picks.pick(&choices));
    assert_eq!(both[0].back("undo"), choices);
    both[1].play_round(&mut picks);

    let seen = |both: &mut [crate::program::Program; 2]| {
        both.each_mut().map(|program| {
            // The server listens elsewhere after each start, and the preview of a link says where.
            let page = program.page().replace(&program.client.base, "");
            (program.view(), program.choices(), page)
        })
    };
    let before = seen(&mut both);
    let state = both[0].state();
    for _ in 0..2 {
        server.kill_and_restart();
        for program in &mut both {
            program.client.base.clone_from(&server.base);
        }
        assert_eq!(seen(&mut both), before);
        assert_eq!(both[0].state(), state);
    }

    // The step back still works, and the game goes on.
    both[0].back("undo");
    both[0].play_round(&mut picks);
    assert_eq!(both[1].state()["settled"], 3);
    assert_ne!(both[1].view(), before[1].0);
}
