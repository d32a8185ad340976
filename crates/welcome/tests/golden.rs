//! A recorded game for every mode and every way it can end, each of which must replay for ever.

use std::path::Path;

use tabletop::{Game, Record};
use welcome::Welcome;

#[path = "../golden/modes.rs"]
mod modes;
use modes::MODES;

fn golden(mode: &str, end: &str) -> Record {
    let name = format!("{mode}-{end}.json");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(&name);
    let line = std::fs::read_to_string(path)
        .unwrap_or_else(|_| panic!("golden/{name} is missing: `cargo xtask golden` plays one"));
    Record::from_json(line.trim_end()).unwrap_or_else(|error| panic!("golden/{name}: {error}"))
}

#[test]
fn every_mode_and_every_end_has_a_record_that_replays() {
    for mode in MODES {
        for end in mode.ends {
            let record = golden(mode.name, end);
            let name = format!("golden/{}-{end}.json", mode.name);
            let game: Welcome =
                record.replay(|_| ()).unwrap_or_else(|error| panic!("{name}: {error}"));
            let outcome = game.outcome().expect("the game is over");
            assert_eq!(outcome.end, *end, "{name}");
            assert_eq!(game.seats(), mode.seats, "{name}");
            for spec in Welcome::options() {
                let told = mode.options.iter().find(|(name, _)| *name == spec.name);
                if let Some((option, value)) = told {
                    let recorded = record.options.get(option).map(ToString::to_string);
                    assert_eq!(recorded.as_deref(), Some(*value), "{name}: {option}");
                }
            }
        }
    }
}

#[test]
fn no_end_is_forgotten() {
    for end in Welcome::ENDS {
        assert!(MODES.iter().any(|mode| mode.ends.contains(end)), "{end}");
    }
}
