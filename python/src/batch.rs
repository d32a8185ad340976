//! Thousands of games, stepped in one call.

use std::sync::Arc;

use bots::Level;
use numpy::{
    IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::row;
use crate::errors::Problem;
use crate::game::Game;
use crate::games::level;
use crate::given;
use crate::lanes::{AnyLanes, Reward, Rows, Wishes};
use crate::setup::{Begun, Setup, open};

/// Many games of one setup, stepped together. The arrays are written to in place by every call.
#[pyclass(module = "faubourg")]
pub(crate) struct Batch {
    lanes: Box<dyn AnyLanes>,
    begun: Arc<dyn Begun>,
    count: usize,
    seed: u64,
    threads: usize,
    /// For every game, what the seat that owes a choice knows; none if not wished for.
    #[pyo3(get)]
    observations: Option<Py<PyArray2<i16>>>,
    /// For every game, which actions are legal; none if not wished for.
    #[pyo3(get)]
    masks: Option<Py<PyArray2<bool>>>,
    /// For every game, what the last step brought each seat.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// For every game, whether the last step ended it, so that a new one has begun.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// For every game, the seat that owes a choice.
    #[pyo3(get)]
    seats: Py<PyArray1<i16>>,
    /// For every game, the final scores of the last one that ended here.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    /// For every game, the final ranks of the last one that ended here.
    #[pyo3(get)]
    ranks: Py<PyArray2<i16>>,
    /// For every game, how many choices the last one that ended here took.
    #[pyo3(get)]
    lengths: Py<PyArray1<i32>>,
}

/// The batch's arrays, while they are written to.
struct Held<'py> {
    observations: Option<PyReadwriteArray2<'py, i16>>,
    masks: Option<PyReadwriteArray2<'py, bool>>,
    rewards: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, bool>,
    seats: PyReadwriteArray1<'py, i16>,
    scores: PyReadwriteArray2<'py, i32>,
    ranks: PyReadwriteArray2<'py, i16>,
    lengths: PyReadwriteArray1<'py, i32>,
}

fn busy(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(format!("an array of this batch cannot be written to: {error}"))
}

impl Batch {
    fn hold<'py>(&self, py: Python<'py>) -> PyResult<Held<'py>> {
        let observations = self.observations.as_ref();
        let masks = self.masks.as_ref();
        Ok(Held {
            observations: observations
                .map(|array| array.bind(py).try_readwrite().map_err(busy))
                .transpose()?,
            masks: masks.map(|array| array.bind(py).try_readwrite().map_err(busy)).transpose()?,
            rewards: self.rewards.bind(py).try_readwrite().map_err(busy)?,
            dones: self.dones.bind(py).try_readwrite().map_err(busy)?,
            seats: self.seats.bind(py).try_readwrite().map_err(busy)?,
            scores: self.scores.bind(py).try_readwrite().map_err(busy)?,
            ranks: self.ranks.bind(py).try_readwrite().map_err(busy)?,
            lengths: self.lengths.bind(py).try_readwrite().map_err(busy)?,
        })
    }
}

impl Held<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_mut().map(|all| all.as_slice_mut()).transpose()?,
            masks: self.masks.as_mut().map(|all| all.as_slice_mut()).transpose()?,
            rewards: self.rewards.as_slice_mut()?,
            dones: self.dones.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            scores: self.scores.as_slice_mut()?,
            ranks: self.ranks.as_slice_mut()?,
            lengths: self.lengths.as_slice_mut()?,
            ..Rows::default()
        })
    }
}

/// Who plays each seat: a level's name, or nobody here.
fn players(
    given: Option<Vec<Option<String>>>,
    seats: usize,
) -> Result<Vec<Option<Level>>, Problem> {
    let Some(given) = given else { return Ok(vec![None; seats]) };
    if given.len() != seats {
        let told = format!("{} players for {seats} seats: expected one each", given.len());
        return Err(Problem::Value(told));
    }
    let players: Vec<Option<Level>> = given
        .iter()
        .map(|name| name.as_deref().map(level).transpose())
        .collect::<Result<_, _>>()?;
    if players.iter().all(Option::is_some) {
        let told = "bots play every seat: expected `None` for one seat at least; `simulate` lets \
                    bots play among themselves";
        return Err(Problem::Value(told.to_owned()));
    }
    Ok(players)
}

/// Actions as an array, whatever array or list they come in.
fn whole_numbers<'py>(given: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i32>> {
    if let Ok(actions) = given.extract() {
        return Ok(actions);
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    if !numpy.call_method1("can_cast", (array.getattr("dtype")?, "int64"))?.is_truthy()? {
        let told = "actions are whole numbers, one for each game";
        return Err(Problem::Value(told.to_owned()).into());
    }
    numpy.call_method1("ascontiguousarray", (array, "int32"))?.extract()
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game = "welcome", games = 1024, seats = 2, *, seed = 0, options = None, players = None,
        reward = "win", observations = true, masks = true, threads = 1,
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: usize,
        seed: u64,
        options: Option<&Bound<'_, PyDict>>,
        players: Option<Vec<Option<String>>>,
        reward: &str,
        observations: bool,
        masks: bool,
        threads: usize,
    ) -> PyResult<Self> {
        if games == 0 || threads == 0 {
            let told = "a batch has one game and one thread at least";
            return Err(Problem::Value(told.to_owned()).into());
        }
        let begun = open(game, &given::settings(options)?, seats)?;
        let players = self::players(players, seats)?;
        let wishes = Wishes { count: games, seed, players, reward: Reward::read(reward)? };
        let lanes = py.detach(|| begun.lanes(wishes));
        let (figures, actions) = (begun.figures().len(), begun.actions().len());
        let mut batch = Self {
            lanes,
            count: games,
            seed,
            threads,
            observations: observations
                .then(|| PyArray2::zeros(py, [games, figures], false).unbind()),
            masks: masks.then(|| PyArray2::zeros(py, [games, actions], false).unbind()),
            rewards: PyArray2::zeros(py, [games, seats], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            scores: PyArray2::zeros(py, [games, seats], false).unbind(),
            ranks: PyArray2::zeros(py, [games, seats], false).unbind(),
            lengths: PyArray1::zeros(py, games, false).unbind(),
            begun,
        };
        batch.reset(py, None)?;
        Ok(batch)
    }

    /// What all games are set up with.
    #[getter]
    fn setup(&self) -> Setup {
        Setup { begun: Arc::clone(&self.begun) }
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.count
    }

    /// How many games have ended since the last reset.
    #[getter]
    fn finished(&self) -> u64 {
        self.lanes.finished()
    }

    /// Begins all games anew, with the same seed or another.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.seed = seed.unwrap_or(self.seed);
        let mut held = self.hold(py)?;
        let rows = held.rows()?;
        let (lanes, seed) = (&mut self.lanes, self.seed);
        py.detach(|| lanes.reset(seed, rows));
        Ok(())
    }

    /// Makes one choice in every game. If one of them is not legal, nothing is done at all.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = whole_numbers(actions)?;
        if actions.len() != self.count {
            let told = format!("{} actions: expected {}, one a game", actions.len(), self.count);
            return Err(Problem::Value(told).into());
        }
        let chosen = actions.as_slice()?;
        let mut held = self.hold(py)?;
        let rows = held.rows()?;
        let (lanes, threads) = (&mut self.lanes, self.threads);
        Ok(py.detach(|| {
            lanes.check(chosen)?;
            lanes.step(chosen, rows, threads);
            Ok::<(), Problem>(())
        })?)
    }

    /// For every game one of the legal actions, each equally likely.
    #[pyo3(signature = (out = None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i32>>>,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let actions = row(py, self.count, out)?;
        let mut places = actions.try_readwrite().map_err(busy)?;
        let into = places.as_slice_mut()?;
        let lanes = &mut self.lanes;
        py.detach(|| lanes.sample(into));
        Ok(actions)
    }

    /// Makes so many choices at random in every game, and returns how many games ended. The arrays
    /// tell of the last choice.
    #[pyo3(signature = (steps = 1))]
    fn random_steps(&mut self, py: Python<'_>, steps: usize) -> PyResult<u64> {
        let mut held = self.hold(py)?;
        let rows = held.rows()?;
        let (lanes, threads) = (&mut self.lanes, self.threads);
        Ok(py.detach(|| lanes.random_steps(steps, rows, threads)))
    }

    /// A game as it stands, to look at or to play on; it has no history.
    fn game(&self, index: usize) -> PyResult<Game> {
        if index >= self.count {
            let told = format!("there is no game {index}: expected 0 to {}", self.count - 1);
            return Err(Problem::Value(told).into());
        }
        Ok(Game { played: self.lanes.game(index), begun: Arc::clone(&self.begun) })
    }

    /// The legal actions of a game.
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
        index: usize,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let mut game = self.game(index)?;
        let seat = game.seat(None)?;
        let actions: Vec<i32> = game.played.legal(seat).iter().map(|&index| index as i32).collect();
        Ok(actions.into_pyarray(py))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        let (name, seats) = (self.begun.name(), self.begun.seats());
        format!("<faubourg.Batch of {} games of {name}, {seats} seats>", self.count)
    }
}
