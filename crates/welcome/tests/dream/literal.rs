//! A second computation, written from the rulebook alone: it reads the rows of a view as text, and
//! decides where numbers fit, who has which bonus, what plans ask for and what everything is worth.

use std::collections::BTreeSet;

use tabletop::{Dealer, Game, Judged, Rng, Seat, Seed, Settings, Viewer};
use welcome::Dream;
use welcome::dream::{Choice, Judgement, View};

/// A house of a row: its number in quarters, and whether it is perfect.
type House = Option<(u32, bool)>;

fn rows(view: &View, seat: usize) -> Vec<Vec<House>> {
    let house = |token: &str| -> House {
        let written = token.trim_end_matches('*');
        let number = match written.strip_suffix('¾') {
            Some(whole) => 4 * whole.parse::<u32>().ok()? + 3,
            None => 4 * written.parse::<u32>().ok()?,
        };
        Some((number, token.ends_with('*')))
    };
    let streets = view.seats[seat].sheet.streets.iter();
    streets.map(|row| row.split(' ').map(house).collect()).collect()
}

fn streets_complete(rows: &[Vec<House>]) -> Vec<bool> {
    rows.iter().map(|row| row.iter().all(Option::is_some)).collect()
}

fn columns_complete(rows: &[Vec<House>]) -> Vec<bool> {
    (0..rows[0].len()).map(|column| rows.iter().all(|row| row[column].is_some())).collect()
}

/// Where a number may be written: in an empty house, all numbers to its left smaller, all to its
/// right larger.
fn places(rows: &[Vec<House>], number: u32) -> BTreeSet<String> {
    let mut places = BTreeSet::new();
    for (street, row) in rows.iter().enumerate() {
        for column in 0..row.len() {
            let left = row[..column].iter().flatten().all(|(other, _)| *other < number);
            let right = row[column..].iter().flatten().all(|(other, _)| *other > number);
            if row[column].is_none() && left && right {
                places.insert(format!("{}{}", ["a", "b", "c", "d", "e"][street], column + 1));
            }
        }
    }
    places
}

const COLOURS: [[&str; 7]; 5] = [
    ["purple", "grey", "orange", "green", "blue", "green", "purple"],
    ["blue", "red", "blue", "red", "green", "purple", "orange"],
    ["grey", "purple", "grey", "orange", "purple", "red", "blue"],
    ["red", "green", "purple", "grey", "orange", "grey", "green"],
    ["green", "blue", "green", "purple", "grey", "orange", "grey"],
];

/// Whether a sheet shows what a plan asks for.
fn shows(rows: &[Vec<House>], plan: &str) -> bool {
    let perfect = |street: usize, column: usize| rows[street][column].is_some_and(|(_, p)| p);
    let all_of = |colours: &[&str], wanted: &dyn Fn(usize, usize) -> bool| {
        let houses = (0..5).flat_map(|street| (0..7).map(move |column| (street, column)));
        let mut houses = houses.filter(|&(s, c)| colours.contains(&COLOURS[s][c]));
        houses.all(|(street, column)| wanted(street, column))
    };
    let columns = columns_complete(rows);
    let complete = columns.iter().filter(|complete| **complete).count();
    let perfect_columns = (0..7).filter(|&c| (0..5).all(|s| perfect(s, c))).count();
    match plan {
        "all-green-perfect" => all_of(&["green"], &perfect),
        "all-red-perfect" => all_of(&["red"], &perfect),
        "all-blue-and-orange" => all_of(&["blue", "orange"], &|s, c| rows[s][c].is_some()),
        "two-perfect-columns" => perfect_columns >= 2,
        "four-columns" => complete >= 4,
        "three-columns-together" => columns.windows(3).any(|three| three.iter().all(|c| *c)),
        "a-perfect-street" => (0..5).any(|s| (0..7).all(|c| perfect(s, c))),
        "two-streets" => streets_complete(rows).iter().filter(|s| **s).count() >= 2,
        "a-perfect-square" => {
            (0..3).any(|top| (0..5).any(|left| (0..9).all(|n| perfect(top + n / 3, left + n % 3))))
        }
        other => panic!("no plan {other}"),
    }
}

/// What has been seen of a game, round by round.
struct Witness {
    /// By seat, the bonuses that must be circled.
    won: Vec<BTreeSet<String>>,
    gone: BTreeSet<String>,
}

impl Witness {
    /// The claims of a round that has ended, then everything that can be computed.
    fn look(&mut self, view: &View) {
        let mut claimed = BTreeSet::new();
        for (seat, won) in self.won.iter_mut().enumerate() {
            let rows = rows(view, seat);
            let streets = streets_complete(&rows).into_iter().zip(["a", "b", "c", "d", "e"]);
            let columns =
                columns_complete(&rows).into_iter().zip(["1", "2", "3", "4", "5", "6", "7"]);
            for (_, name) in streets.chain(columns).filter(|(complete, _)| *complete) {
                if !self.gone.contains(name) {
                    won.insert(name.to_owned());
                    claimed.insert(name.to_owned());
                }
            }
        }
        self.gone.extend(claimed);
        self.gone.extend(view.crossed.iter().map(ToString::to_string));
        for (seat, won) in self.won.iter().enumerate() {
            let shown: BTreeSet<String> =
                view.seats[seat].sheet.bonuses.iter().map(ToString::to_string).collect();
            assert_eq!(&shown, won, "bonuses of seat {seat}");
            self.score(view, seat);
        }
    }

    fn score(&self, view: &View, seat: usize) {
        let (rows, shown) = (rows(view, seat), &view.seats[seat]);
        let mut columns = 0;
        for (column, complete) in columns_complete(&rows).into_iter().enumerate() {
            if complete {
                let houses = rows.iter().filter_map(|row| row[column]);
                let points: i32 = houses.map(|(_, perfect)| if perfect { 3 } else { 1 }).sum();
                let first = self.won[seat].contains(&(column + 1).to_string());
                columns += if first { 2 * points } else { points };
            }
        }
        let letters = self.won[seat].iter().filter(|name| name.parse::<u8>().is_err()).count();
        let mut plans = 0;
        for (plan, how) in view.plans.iter().zip(shown.sheet.plans) {
            if let Some(how) = how {
                assert!(shows(&rows, &plan.plan), "{}", plan.plan);
                plans +=
                    if how == welcome::sheet::Approval::First { plan.first } else { plan.later };
            }
        }
        let refusals = [0, 0, 3, 5][usize::from(shown.sheet.refusals)];
        assert_eq!(shown.score["columns"], columns);
        assert_eq!(shown.score["streets"], 10 * letters as i32);
        assert_eq!(shown.score["plans"], plans);
        assert_eq!(shown.score["refusals"], -refusals);
        assert_eq!(shown.total, columns + 10 * letters as i32 + plans - refusals);
    }
}

/// What is listed is what the rulebook allows.
fn check_choices(game: &Dream, seat: Seat, choices: &[Choice]) {
    let view = game.view(Viewer::Seat(seat));
    let rows = rows(&view, seat.index());
    let plans = &view.seats[seat.index()].sheet.plans;
    let written: BTreeSet<String> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Write { house, .. } => Some(house.to_string()),
            _ => None,
        })
        .collect();
    let turn = view.turn.as_ref().expect("a turn");
    if !written.is_empty() {
        let (number, _) = turn.taken.expect("a number");
        let text = number.to_string();
        let quarters = match text.strip_suffix('¾') {
            Some(whole) => 4 * whole.parse::<u32>().expect("a number") + 3,
            None => 4 * text.parse::<u32>().expect("a number"),
        };
        assert_eq!(written, places(&rows, quarters), "{number}");
    }
    if choices.contains(&Choice::Done) {
        for (index, plan) in view.plans.iter().enumerate() {
            let text = format!("plan {}", index + 1);
            let listed = choices.iter().any(|choice| choice.to_string() == text);
            assert_eq!(listed, plans[index].is_none() && shows(&rows, &plan.plan), "{}", plan.plan);
        }
    }
}

fn watch(options: &[(&str, &str)], seats: usize, games: u64) -> usize {
    let settings = options.iter().fold(Settings::default(), |all, (name, to)| all.with(name, to));
    let setup = Dream::setup(&settings, seats).expect("valid options");
    let judgement = Judgement::default();
    let (mut choices, mut bonuses) = (Vec::new(), 0);
    for index in 0..games {
        let mut rng = Rng::new(index);
        let mut game = Dream::start(&setup, Dealer::new(&Seed::of_simulation(23, index)));
        let mut witness = Witness { won: vec![BTreeSet::new(); seats], gone: BTreeSet::new() };
        let mut checkpoints = 0;
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            check_choices(&game, seat, &choices);
            // At random nothing is ever completed: the better of a few is taken.
            let worth = |choice: Choice| {
                let mut then = game.clone();
                then.choose(seat, choice).expect("listed choices are legal");
                then.prospects(seat, &judgement)
            };
            let tries = 1 + (index % 4) as usize;
            let thought = (0..tries).filter_map(|_| rng.pick(&choices));
            let best = thought.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            game.choose(seat, best.expect("a choice")).expect("listed choices are legal");
            if game.checkpoints() != checkpoints {
                checkpoints = game.checkpoints();
                witness.look(&game.view(Viewer::Spectator));
            }
        }
        bonuses += witness.won.iter().map(BTreeSet::len).sum::<usize>();
    }
    bonuses
}

#[test]
fn a_literal_reading_of_the_rulebook_agrees() {
    assert!(watch(&[], 2, 150) > 300);
    assert!(watch(&[("quarters", "true")], 4, 60) > 100);
    assert!(watch(&[("expert", "true")], 3, 60) > 100);
    assert!(watch(&[("opponent", "4")], 1, 200) > 100);
}
