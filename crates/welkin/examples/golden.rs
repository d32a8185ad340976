//! Plays games until there is one for every end, every number of players and a shared victory, and
//! writes those that are missing to `golden/`.

#![allow(clippy::print_stdout, reason = "a chore that tells what it does")]

use std::path::Path;

use tabletop::{Game, Outcome, Record, Rng, Seat, Seed, Settings, Table, Viewer};
use welkin::{Choice, Welkin};

#[path = "../golden/kept.rs"]
mod kept;
use kept::{KEPT, Kept};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for kept in KEPT {
        let path = folder.join(format!("{}.json", kept.name));
        if path.exists() {
            continue;
        }
        let record = search(kept);
        std::fs::write(&path, record.to_json() + "\n").expect("the folder can be written");
        let result = record.result.expect("the game is over");
        println!("{}.json: {} {:?}", kept.name, result.end, result.scores);
    }
}

/// Plays game after game until one ends as told.
fn search(kept: &Kept) -> Record {
    let set = |settings: Settings, (name, value): &(&str, &str)| settings.with(name, value);
    let settings = kept.options.iter().fold(Settings::default(), set);
    let setup = Welkin::setup(&settings, kept.seats).expect("valid options");
    let mut index = 0;
    loop {
        let names = Seat::all(kept.seats).map(|seat| format!("Builder {seat}")).collect();
        let mut table = Table::new(setup.clone(), names, Seed::of_simulation(2019, index));
        play(&mut table, &mut Rng::new(index));
        let wanted = |outcome: Outcome| {
            let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
            outcome.end == kept.end && (winners > 1) == kept.shared
        };
        let view = table.view(Viewer::Spectator);
        let set_aside = view.seats.iter().any(|seat| !seat.set_aside.is_empty());
        let told = set_aside || view.figures.incomplete_is_completed;
        if told && table.game().outcome().is_some_and(wanted) {
            return table.record();
        }
        index += 1;
    }
}

/// At random, but mostly sparing: what is in stock is laid on sites as soon as it can be, and what
/// is produced is taken before coins are paid for more.
fn play(table: &mut Table<Welkin>, rng: &mut Rng) {
    let places = |choice: &Choice| matches!(choice, Choice::Place { .. });
    let gathers = |choice: &Choice| matches!(choice, Choice::Take(_) | Choice::Stop);
    let mut choices = Vec::new();
    while let Some(seat) = table.game().waiting_on().lowest() {
        table.game().choices(seat, &mut choices);
        for sparing in [&places as &dyn Fn(&Choice) -> bool, &gathers] {
            if choices.iter().any(sparing) && rng.below(8) > 0 {
                choices.retain(sparing);
            }
        }
        let choice = rng.pick(&choices).expect("a waiting seat has a choice");
        table.choose(seat, choice).expect("listed choices are legal");
    }
}
