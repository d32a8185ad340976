//! A recorded game for every number of players and every way it can end, and for the options, each
//! of which must replay for ever.

use std::path::Path;

use bienvenue::Bienvenue;
use tabletop::conformance::golden::no_end_is_forgotten;

#[path = "../golden/kept.rs"]
mod kept;
use kept::KEPT;

#[test]
fn every_kept_game_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for kept in KEPT {
        kept.replay::<Bienvenue>(&folder);
    }
    no_end_is_forgotten::<Bienvenue>(KEPT);
}
