//! Recorded games that must replay for ever: how they are found, kept and checked.

use std::path::Path;

use super::playing::settings;
use crate::{Game, Record, Rng, Seat, Seed, Table};

/// A game that is kept: how it is played, and how it ended.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Options that differ from the defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// How many play.
    pub seats: usize,
    /// How it ends.
    pub end: &'static str,
    /// Whether the victory is shared, after all tie-breaks.
    pub shared: bool,
}

impl Kept {
    /// A game with one winner.
    pub const fn new(
        name: &'static str,
        options: &'static [(&'static str, &'static str)],
        seats: usize,
        end: &'static str,
    ) -> Self {
        Self { name, options, seats, end, shared: false }
    }

    /// Whether a game ended as this one should.
    fn is_like<G: Game>(&self, game: &G) -> bool {
        game.outcome().is_some_and(|outcome| {
            let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
            outcome.end == self.end && (winners > 1) == self.shared
        })
    }

    /// Plays games until one ends as told and is `wanted` otherwise, and writes it to the folder,
    /// unless it is there already. Returns the record that was written.
    ///
    /// # Panics
    /// If the options are wrong or the folder cannot be written.
    pub fn write<G: Game>(
        &self,
        folder: &Path,
        mut play: impl FnMut(&mut Table<G>, &mut Rng),
        wanted: impl Fn(&Table<G>) -> bool,
    ) -> Option<Record> {
        let path = folder.join(format!("{}.json", self.name));
        if path.exists() {
            return None;
        }
        let setup = G::setup(&settings(self.options), self.seats).expect("valid options");
        let mut index = 0;
        let record = loop {
            let names = Seat::all(self.seats).map(|seat| format!("Builder {seat}")).collect();
            let mut table = Table::new(setup.clone(), names, Seed::of_simulation(2019, index));
            play(&mut table, &mut Rng::new(index));
            if self.is_like(table.game()) && wanted(&table) {
                break table.record();
            }
            index += 1;
        };
        std::fs::write(&path, record.to_json() + "\n").expect("the folder can be written");
        Some(record)
    }

    /// Replays the record of this game and checks that it is what it should be.
    ///
    /// # Panics
    /// If the record is missing, does not replay, or is of another game than told.
    pub fn replay<G: Game>(&self, folder: &Path) -> G {
        let name = self.name;
        let path = folder.join(format!("{name}.json"));
        let line = std::fs::read_to_string(path).unwrap_or_else(|_| {
            panic!("golden/{name}.json is missing: `cargo xtask golden` plays one")
        });
        let record = Record::from_json(line.trim_end())
            .unwrap_or_else(|error| panic!("golden/{name}.json: {error}"));
        let game: G =
            record.replay(|_| ()).unwrap_or_else(|error| panic!("golden/{name}.json: {error}"));
        assert!(self.is_like(&game), "{name}: another end than {}", self.end);
        assert_eq!(game.seats(), self.seats, "{name}");
        for &(option, value) in self.options {
            let told = record.options.get(option).map(ToString::to_string);
            assert_eq!(told.as_deref(), Some(value), "{name}: {option}");
        }
        game
    }
}

/// Checks that there is a kept game for every number of seats and every end.
///
/// # Panics
/// If one is missing.
pub fn no_end_is_forgotten<G: Game>(kept: &[Kept]) {
    for seats in G::SEATS {
        for end in G::ENDS {
            let there = kept.iter().any(|kept| kept.seats == seats && kept.end == *end);
            assert!(there, "{end} with {seats} seats");
        }
    }
}
