//! Plays games until there is one for every end and every number of players, and writes those that
//! are missing to `golden/`.

#![allow(clippy::print_stdout, reason = "a chore that tells what it does")]

use std::path::Path;

use bienvenue::{Bienvenue, Choice};
use tabletop::{Game, Judged, Rng, Seat, Table};

#[path = "../golden/kept.rs"]
mod kept;
use kept::KEPT;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for kept in KEPT {
        // Piles run empty where builders draw and draw; keys are reached where they choose well;
        // twelve rounds pass where they do next to nothing.
        let habit: fn(&Choice) -> bool = match kept.end {
            "piles" => |choice| matches!(choice, Choice::Draw(_)),
            "rounds" => |choice| matches!(choice, Choice::Pass | Choice::Discount(_)),
            _ => |_| false,
        };
        let careful = kept.end == "keys";
        let written = kept.write::<Bienvenue>(
            &folder,
            |table, rng| play(table, rng, habit, careful),
            |_| true,
        );
        if let Some(result) = written.and_then(|record| record.result) {
            println!("{}.json: {} {:?}", kept.name, result.end, result.scores);
        }
    }
}

/// At random, but mostly by a habit; or by the judge, among a few choices that come to mind.
fn play(table: &mut Table<Bienvenue>, rng: &mut Rng, habit: fn(&Choice) -> bool, careful: bool) {
    let judgement = <Bienvenue as Judged>::Judgement::default();
    let mut choices = Vec::new();
    while let Some(seat) = table.game().waiting_on().lowest() {
        table.game().choices(seat, &mut choices);
        if choices.iter().any(habit) && rng.below(6) > 0 {
            choices.retain(habit);
        }
        let tries = if careful { 12 } else { 1 };
        let worth = |choice: Choice| worth(table.game(), seat, choice, &judgement);
        let thought: Vec<Choice> = (0..tries).filter_map(|_| rng.pick(&choices)).collect();
        let best = thought.into_iter().max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
        let choice = best.expect("a waiting seat has a choice");
        table.choose(seat, choice).expect("listed choices are legal");
    }
}

fn worth(
    game: &Bienvenue,
    seat: Seat,
    choice: Choice,
    judgement: &<Bienvenue as Judged>::Judgement,
) -> f32 {
    let mut after = game.clone();
    after.choose(seat, choice).map_or(f32::MIN, |()| after.prospects(seat, judgement))
}
