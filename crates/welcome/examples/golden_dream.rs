//! Plays games of American Dream until there is one for every mode and every way it can end, and
//! writes those that are missing to `golden/dream/`.

#![allow(clippy::print_stdout, reason = "a chore that tells what it does")]

use std::path::Path;

use tabletop::{Game, Judged, Rng, Seat, Table};
use welcome::Dream;
use welcome::dream::{Choice, Judgement};

#[path = "../golden/dream/kept.rs"]
mod kept;
use kept::KEPT;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/dream");
    for kept in KEPT {
        // Permits are refused where one fills the ends of the streets first; all else comes to
        // those who choose well.
        let careful = kept.end != "refusals";
        let written =
            kept.write::<Dream>(&folder, |table, rng| play(table, rng, careful), |_| true);
        if let Some(result) = written.and_then(|record| record.result) {
            println!("{}.json: {} {:?}", kept.name, result.end, result.scores);
        }
    }
}

fn play(table: &mut Table<Dream>, rng: &mut Rng, careful: bool) {
    let judgement = Judgement::default();
    let mut choices = Vec::new();
    while let Some(seat) = table.game().waiting_on().lowest() {
        table.game().choices(seat, &mut choices);
        let choice = if careful {
            // With whims of their own, so that two of them build different towns.
            let mut best = None;
            for &choice in &choices {
                let whim = rng.below(100) as f32 / 50.0;
                let worth = worth(table.game(), seat, choice, &judgement) + whim;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, choice));
                }
            }
            best.map(|(_, choice)| choice)
        } else {
            rng.pick(&choices)
        };
        let choice = choice.expect("a waiting seat has a choice");
        table.choose(seat, choice).expect("listed choices are legal");
    }
}

/// What a choice leads to; taking cards looks on to where the number would be written.
fn worth(game: &Dream, seat: Seat, choice: Choice, judgement: &Judgement) -> f32 {
    let mut then = game.clone();
    then.choose(seat, choice).expect("listed choices are legal");
    if !matches!(choice, Choice::Take(_) | Choice::Combine { .. }) {
        return then.prospects(seat, judgement);
    }
    let mut places = Vec::new();
    then.choices(seat, &mut places);
    let worth = places.into_iter().map(|place| worth(&then, seat, place, judgement));
    worth.fold(f32::NEG_INFINITY, f32::max)
}
