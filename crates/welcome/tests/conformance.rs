//! Every promise of the contract, over random games of every mode.

use tabletop::conformance::{Mode, check};
use welcome::Welcome;

#[test]
fn welcome_keeps_every_promise_of_the_contract() {
    check::<Welcome>(&[
        Mode::new("base", 2),
        Mode::new("base, five seats", 5),
        Mode::new("base, a hundred seats", 100),
        Mode::new("advanced", 3).with("advanced", "true"),
        Mode::new("expert", 2).with("expert", "true"),
        Mode::new("expert, as many hands as the deck gives", 27).with("expert", "true"),
        Mode::new("advanced expert", 4).with("advanced", "true").with("expert", "true"),
        Mode::new("solo", 1),
        Mode::new("solo advanced", 1).with("advanced", "true"),
        Mode::new("reshuffle per plan", 2).with("reshuffle", "per-plan"),
        Mode::new("reshuffle never", 3).with("advanced", "true").with("reshuffle", "never"),
    ]);
}
