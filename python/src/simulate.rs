//! Bots among themselves, by the million: one row for each seat of each game.

use bots::{Level, Player, Random, play_out};
use numpy::{IntoPyArray, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::{Dealer, Rng, Seed};

use crate::errors::Problem;
use crate::games::{Learned, level};
use crate::given;
use crate::setup::open;

/// What came of the games, column by column.
#[derive(Default)]
pub(crate) struct Columns {
    seats: usize,
    categories: &'static [&'static str],
    ends: &'static [&'static str],
    scores: Vec<i32>,
    ranks: Vec<i16>,
    /// By row and category.
    parts: Vec<i16>,
    /// By game.
    rounds: Vec<i32>,
    lengths: Vec<i32>,
    end: Vec<i16>,
}

impl Columns {
    fn append(&mut self, other: Self) {
        self.scores.extend(other.scores);
        self.ranks.extend(other.ranks);
        self.parts.extend(other.parts);
        self.rounds.extend(other.rounds);
        self.lengths.extend(other.lengths);
        self.end.extend(other.end);
    }
}

/// Plays the games on some threads, each a stretch of them.
pub(crate) fn simulated<G: Learned>(
    setup: &G::Setup,
    levels: &[Level],
    games: u64,
    seed: u64,
    threads: usize,
) -> Result<Columns, Problem> {
    let threads = threads.clamp(1, 256) as u64;
    let stretch = games.div_ceil(threads);
    let first = G::start(setup, Dealer::new(&Seed([0; 16])));
    let mut all = Columns {
        seats: levels.len(),
        categories: first.categories(),
        ends: G::ENDS,
        ..Columns::default()
    };
    std::thread::scope(|scope| {
        let stretches = (0..threads).map(|thread| {
            let range = thread * stretch..games.min((thread + 1) * stretch);
            scope.spawn(move || {
                // Random players get a loop in which the compiler sees through every call.
                if levels.iter().all(|&level| level == Level::Random) {
                    let mut players: Vec<Random<G>> =
                        levels.iter().map(|_| Random::new(Rng::new(0))).collect();
                    play::<G, _>(setup, &mut players, range, seed)
                } else {
                    let mut players: Vec<Box<dyn Player<G>>> =
                        levels.iter().map(|level| level.player::<G>(Rng::new(0))).collect();
                    play::<G, _>(setup, &mut players, range, seed)
                }
            })
        });
        let stretches: Vec<_> = stretches.collect();
        for stretch in stretches {
            all.append(stretch.join().expect("games do not panic")?);
        }
        Ok::<(), Problem>(())
    })?;
    Ok(all)
}

fn play<G: Learned, P: Player<G>>(
    setup: &G::Setup,
    players: &mut [P],
    games: std::ops::Range<u64>,
    seed: u64,
) -> Result<Columns, Problem> {
    let mut columns = Columns::default();
    for index in games {
        let mut game = G::start(setup, Dealer::new(&Seed::of_simulation(seed, index)));
        for (seat, player) in players.iter_mut().enumerate() {
            player.sit_down(Rng::of_simulation(seed, index, seat));
        }
        let length = play_out(&mut game, players, |_, _, _| ())
            .map_err(|refused| Problem::Refused(refused.to_string()))?;
        let Some(outcome) = game.outcome() else { continue };
        for standing in &outcome.standings {
            columns.scores.push(standing.score.total);
            columns.ranks.push(standing.rank as i16);
            columns.parts.extend(standing.score.parts.iter().map(|&points| points as i16));
        }
        columns.rounds.push(game.round() as i32);
        columns.lengths.push(length as i32);
        let end = G::ENDS.iter().position(|&end| end == outcome.end).unwrap_or_default();
        columns.end.push(end as i16);
    }
    Ok(columns)
}

/// Lets bots play many games among themselves, and returns what came of them: a dictionary of
/// columns with a row for each seat of each game. Game i has the same cards and the same bots'
/// whims as game i of `faubourg sim` with the same seed.
#[pyfunction]
#[pyo3(signature = (game = "welcome", games = 1000, *, levels = None, seats = 2, seed = 1, options = None, threads = 1))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    #[pyo3(from_py_with = given::count)] games: u64,
    levels: Option<Vec<String>>,
    #[pyo3(from_py_with = given::count)] seats: usize,
    seed: u64,
    options: Option<&Bound<'_, PyDict>>,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    if games == 0 {
        let told = "0 games: expected a whole number, 1 or more";
        return Err(Problem::Value(told.to_owned()).into());
    }
    let seats = levels.as_ref().map_or(seats, Vec::len);
    let levels = match levels {
        Some(names) => names.iter().map(|name| level(name)).collect::<Result<Vec<_>, _>>()?,
        None => vec![Level::Random; seats],
    };
    let begun = open(game, &given::settings(options)?, seats)?;
    let columns = py.detach(|| begun.simulate(&levels, games, seed, threads))?;
    let told = PyDict::new(py);
    let seats = columns.seats;
    let per_seat = |by_game: &[i32]| -> Vec<i32> {
        by_game.iter().flat_map(|&value| std::iter::repeat_n(value, seats)).collect()
    };
    let games = columns.rounds.len();
    let numbers = (0..games as i64).flat_map(|game| std::iter::repeat_n(game, seats));
    told.set_item("game", PyArray1::from_iter(py, numbers))?;
    let places = (0..games).flat_map(|_| 0..seats as i16);
    told.set_item("seat", PyArray1::from_iter(py, places))?;
    told.set_item("score", columns.scores.into_pyarray(py))?;
    told.set_item("rank", columns.ranks.into_pyarray(py))?;
    told.set_item("rounds", per_seat(&columns.rounds).into_pyarray(py))?;
    told.set_item("choices", per_seat(&columns.lengths).into_pyarray(py))?;
    let end = columns.end.iter().flat_map(|&end| std::iter::repeat_n(end, seats));
    told.set_item("end", PyArray1::from_iter(py, end))?;
    let width = columns.categories.len();
    let parts = columns.parts.into_pyarray(py).reshape([games * seats, width])?;
    for (index, category) in columns.categories.iter().enumerate() {
        let column = parts.as_any().get_item((pyo3::types::PySlice::full(py), index))?;
        told.set_item(*category, column)?;
    }
    told.set_item("ends", columns.ends.to_vec())?;
    Ok(told)
}
