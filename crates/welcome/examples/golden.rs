//! Plays games until there is one for every mode and every way it can end, and writes those that
//! are missing to `golden/`.
//!
//! Random players never finish a town, so the seats here want something: to fill every place, to
//! fulfil plans, or to be refused. They look one step ahead, which is enough to find every end
//! within some thousand games.

#![allow(clippy::print_stdout, reason = "a chore that tells what it does")]

use std::path::Path;

use tabletop::{Game, Record, ResultLine, Seat, Seed, Settings, Table, Viewer};
use welcome::goal::{self, Progress};
use welcome::house::Street;
use welcome::number::Number;
use welcome::sheet::Sheet;
use welcome::{Choice, Welcome};

#[path = "../golden/modes.rs"]
mod modes;
use modes::MODES;

/// What a seat is after.
#[derive(Clone, Copy, Debug)]
enum Wish {
    Houses,
    Plans,
    Refusals,
    /// Going on as long as there are cards.
    Lasting,
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for mode in MODES {
        let settings = (mode.options.iter())
            .fold(Settings::default(), |settings, (name, value)| settings.with(name, value));
        for end in mode.ends {
            let path = folder.join(format!("{}-{end}.json", mode.name));
            if path.exists() {
                continue;
            }
            let record = search(&settings, mode.seats, end);
            std::fs::write(&path, record.to_json() + "\n").expect("the folder can be written");
            println!("{}-{end}.json: {}", mode.name, tell(record.result.as_ref()));
        }
    }
}

fn tell(result: Option<&ResultLine>) -> String {
    result.map_or_else(String::new, |result| format!("{} {:?}", result.end, result.scores))
}

/// Plays game after game until one ends as told.
fn search(settings: &Settings, seats: usize, end: &str) -> Record {
    let wish = match end {
        "houses" => Wish::Houses,
        "refusals" => Wish::Refusals,
        "deck" if settings.says("sheet", "zombies") => Wish::Lasting,
        _ => Wish::Plans,
    };
    let setup = Welcome::setup(settings, seats).expect("valid options");
    let mut index = 0;
    loop {
        let names = Seat::all(seats).map(|seat| format!("Architect {seat}")).collect();
        let mut table = Table::new(setup.clone(), names, Seed::of_simulation(2018, index));
        play(&mut table, wish);
        if table.game().outcome().is_some_and(|outcome| outcome.end == end) {
            return table.record();
        }
        index += 1;
    }
}

/// The first seat follows the wish; the others go for plans, or for houses if the first does.
fn play(table: &mut Table<Welcome>, wish: Wish) {
    let others = match wish {
        Wish::Plans => Wish::Houses,
        Wish::Lasting => Wish::Lasting,
        Wish::Houses | Wish::Refusals => Wish::Plans,
    };
    while let Some(seat) = table.game().waiting_on().lowest() {
        let wish = if seat.index() == 0 { wish } else { others };
        let (choice, _) = best(table.game(), seat, wish);
        table.choose(seat, choice).expect("listed choices are legal");
    }
}

/// The choice that leads to the sheet one likes best: taking cards looks on to where the number
/// would be written.
fn best(game: &Welcome, seat: Seat, wish: Wish) -> (Choice, f64) {
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let judged = choices.into_iter().map(|choice| {
        let worth = match choice {
            // Ending the turn changes nothing one could judge; whatever gains something goes first.
            Choice::Done | Choice::Pass => judge(game, seat, wish),
            _ => {
                let mut then = game.clone();
                then.choose(seat, choice).expect("listed choices are legal");
                match choice {
                    Choice::Take(_) | Choice::Combine { .. } | Choice::CombineAndPass { .. } => {
                        best(&then, seat, wish).1
                    }
                    // Goals before the first turn are all alike to a judge of sheets.
                    Choice::Aim(_) => 0.0,
                    _ => judge(&then, seat, wish),
                }
            }
        };
        (choice, worth)
    });
    judged.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a waiting seat has a choice")
}

fn judge(game: &Welcome, seat: Seat, wish: Wish) -> f64 {
    let sheet = game.sheet(seat, Viewer::Seat(seat));
    let fulfilled = sheet.plans.iter().flatten().count() as f64;
    let roundabouts = sheet.roundabouts.len() as f64;
    let crossed: u8 = sheet.parks.iter().chain(&sheet.promotions).sum();
    let boxes = f64::from(crossed + sheet.temps) + sheet.pools.len() as f64;
    let worth = match wish {
        // Two plans are welcome, the third would end the game too soon.
        Wish::Houses | Wish::Lasting => room(game, sheet) - if fulfilled > 2.0 { 1e3 } else { 0.0 },
        Wish::Plans => {
            0.4 * room(game, sheet) + 6.0 * progress(game, sheet) + 100.0 * fulfilled
                - 4.0 * roundabouts
        }
        Wish::Refusals => -room(game, sheet) - 10.0 * fulfilled,
    };
    worth + 0.1 * boxes
}

/// How well the town can still be filled: a built place counts for what it can lose no more, an
/// empty one for how many cards it still takes.
fn room(game: &Welcome, sheet: &Sheet) -> f64 {
    let rules = game.rules();
    let often = |number: Number| {
        let cards = rules.edition.cards.iter();
        cards.filter(|card| card.number == number).count() as f64
    };
    let empty: f64 = sheet
        .empty(rules.town())
        .into_iter()
        .map(|house| {
            let (left, right) = sheet.neighbours(house);
            let fits = (0..=17).map(Number::whole).filter(|&number| {
                left.is_none_or(|left| left < number) && right.is_none_or(|right| number < right)
            });
            (fits.map(often).sum::<f64>() + 0.3).ln()
        })
        .sum();
    empty + 4.5 * sheet.taken().len() as f64
}

/// How far the runs between fences are filled that have a size some plan still needs.
fn progress(game: &Welcome, sheet: &Sheet) -> f64 {
    let view = game.view(Viewer::Spectator);
    let mut needed: Vec<usize> = Vec::new();
    let mut gained = 0.0;
    for (plan, fulfilled) in view.plans.iter().zip(&sheet.plans) {
        if fulfilled.is_none() {
            let Progress { have, need, .. } = goal::progress(game.rules(), sheet, plan.goal);
            gained += 8.0 * have as f64 / need.max(1) as f64;
        }
        if let (Some(sizes), None) = (plan.goal.wanted().map(|wanted| wanted.sizes), fulfilled) {
            needed.extend(sizes.sizes().flat_map(|(s, count)| std::iter::repeat_n(s, count)));
        }
    }
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for street in Street::ALL {
        let mut run = (0, 0);
        for house in game.rules().town().houses.in_street(street) {
            run = (run.0 + 1, run.1 + usize::from(sheet.numbered.contains(house)));
            if sheet.used.contains(house) {
                run.1 = 0;
            }
            if sheet.fence_right_of(house) {
                runs.push(std::mem::take(&mut run));
            }
        }
    }
    runs.sort_by_key(|&(length, filled)| std::cmp::Reverse(100 * filled / length));
    for (length, filled) in runs {
        if let Some(index) = needed.iter().position(|&size| size == length) {
            needed.swap_remove(index);
            gained += length as f64 * (0.3 + 0.7 * filled as f64 / length as f64);
        }
    }
    gained
}
