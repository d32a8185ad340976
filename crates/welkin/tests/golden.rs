//! A recorded game for every number of players and every way it can end, for a shared victory and
//! for the options, each of which must replay for ever.

use std::path::Path;

use tabletop::{Game, Record, Viewer};
use welkin::Welkin;

#[path = "../golden/kept.rs"]
mod kept;
use kept::KEPT;

fn golden(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(format!("{name}.json"));
    let line = std::fs::read_to_string(path).unwrap_or_else(|_| {
        panic!("golden/{name}.json is missing: `cargo xtask golden` plays one")
    });
    Record::from_json(line.trim_end()).unwrap_or_else(|error| panic!("golden/{name}.json: {error}"))
}

#[test]
fn every_kept_game_replays() {
    for kept in KEPT {
        let record = golden(kept.name);
        let name = kept.name;
        let game: Welkin =
            record.replay(|_| ()).unwrap_or_else(|error| panic!("golden/{name}.json: {error}"));
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(outcome.end, kept.end, "{name}");
        assert_eq!(game.seats(), kept.seats, "{name}");
        let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
        assert_eq!(winners > 1, kept.shared, "{name}");
        let view = game.view(Viewer::Spectator);
        let set_aside = view.seats.iter().any(|seat| !seat.set_aside.is_empty());
        assert_eq!(set_aside, !view.figures.incomplete_is_completed, "{name}");
        for &(option, value) in kept.options {
            let told = record.options.get(option).map(ToString::to_string);
            assert_eq!(told.as_deref(), Some(value), "{name}: {option}");
        }
    }
}

#[test]
fn no_end_is_forgotten() {
    for seats in Welkin::SEATS {
        for end in Welkin::ENDS {
            let there = KEPT.iter().any(|kept| kept.seats == seats && kept.end == *end);
            assert!(there, "{end} with {seats} seats");
        }
    }
}
