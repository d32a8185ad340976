//! What a table agrees on before the first card, and what its numbers mean.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyInt};
use tabletop::{Figure, Seed, Settings};

use crate::errors::Problem;
use crate::game::Game;
use crate::games::{Learned, Visitor, visit};
use crate::given;
use crate::lanes::{AnyLanes, Lanes, Wishes};
use crate::played::{Played, Playing};
use crate::simulate::{Columns, simulated};

/// What can be begun with a setup, whichever game it is of.
pub(crate) trait Begun: Send + Sync {
    fn name(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn options(&self) -> String;
    fn actions(&self) -> &[String];
    fn figures(&self) -> &[Figure];
    fn absolute(&self) -> bool;
    /// Python's number for each action, made once.
    fn numbers(&self, py: Python<'_>) -> &[Py<PyInt>];
    fn play(&self, names: Vec<String>, seed: Seed) -> Box<dyn Played>;
    fn lanes(&self, wishes: Wishes) -> Box<dyn AnyLanes>;
    fn simulate(
        &self,
        levels: &[bots::Level],
        games: u64,
        seed: u64,
        threads: usize,
    ) -> Result<Columns, Problem>;
}

struct SetupOf<G: Learned> {
    setup: G::Setup,
    seats: usize,
    actions: Vec<String>,
    figures: Vec<Figure>,
    numbers: PyOnceLock<Vec<Py<PyInt>>>,
}

impl<G: Learned> Begun for SetupOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn options(&self) -> String {
        serde_json::to_string(G::settings(&self.setup)).expect("settings are plain JSON")
    }

    fn actions(&self) -> &[String] {
        &self.actions
    }

    fn figures(&self) -> &[Figure] {
        &self.figures
    }

    fn absolute(&self) -> bool {
        G::ABSOLUTE
    }

    fn numbers(&self, py: Python<'_>) -> &[Py<PyInt>] {
        self.numbers.get_or_init(py, || {
            let numbers = (0..self.actions.len()).map(|index| PyInt::new(py, index).unbind());
            numbers.collect()
        })
    }

    fn play(&self, names: Vec<String>, seed: Seed) -> Box<dyn Played> {
        Box::new(Playing::<G>::new(self.setup.clone(), names, seed))
    }

    fn lanes(&self, wishes: Wishes) -> Box<dyn AnyLanes> {
        let (actions, figures) = (self.actions.len(), self.figures.len());
        Box::new(Lanes::<G>::new(self.setup.clone(), self.seats, actions, figures, wishes))
    }

    fn simulate(
        &self,
        levels: &[bots::Level],
        games: u64,
        seed: u64,
        threads: usize,
    ) -> Result<Columns, Problem> {
        simulated::<G>(&self.setup, levels, games, seed, threads)
    }
}

struct Open<'a>(&'a Settings, usize);

impl Visitor for Open<'_> {
    type Output = Result<Arc<dyn Begun>, Problem>;

    fn visit<G: Learned>(self) -> Self::Output {
        let Self(settings, seats) = self;
        let setup =
            G::setup(settings, seats).map_err(|error| Problem::Options(error.to_string()))?;
        let (actions, figures) = (G::actions(&setup), G::figures(&setup));
        Ok(Arc::new(SetupOf::<G> { setup, seats, actions, figures, numbers: PyOnceLock::new() }))
    }
}

/// Opens the box of a game.
pub(crate) fn open(
    game: &str,
    settings: &Settings,
    seats: usize,
) -> Result<Arc<dyn Begun>, Problem> {
    visit(game, Open(settings, seats))?
}

/// A name for every seat.
pub(crate) fn names(given: Option<Vec<String>>, seats: usize) -> Result<Vec<String>, Problem> {
    let names = given.unwrap_or_else(|| (1..=seats).map(|seat| format!("seat {seat}")).collect());
    if names.len() == seats {
        return Ok(names);
    }
    Err(Problem::Value(format!("{} names for {seats} seats: expected one each", names.len())))
}

/// Which game is played, with which options, by how many; and what actions and figures mean there.
#[pyclass(frozen, module = "faubourg")]
pub(crate) struct Setup {
    pub(crate) begun: Arc<dyn Begun>,
}

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (game = "welcome", seats = 2, options = None))]
    fn new(
        game: &str,
        #[pyo3(from_py_with = given::count)] seats: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        Ok(Self { begun: open(game, &given::settings(options)?, seats)? })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.begun.name()
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.begun.seats()
    }

    /// Every option, defaults included.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        given::parsed(py, &self.begun.options())
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.begun.actions().len()
    }

    /// What each action stands for, in order.
    #[getter]
    fn action_names(&self) -> Vec<String> {
        self.begun.actions().to_vec()
    }

    /// Whether every action is always the same choice, the one its name says in notation.
    #[getter]
    fn absolute(&self) -> bool {
        self.begun.absolute()
    }

    /// How many figures an observation has.
    #[getter]
    fn figures(&self) -> usize {
        self.begun.figures().len()
    }

    /// What each figure of an observation tells, in order.
    #[getter]
    fn figure_names(&self) -> Vec<String> {
        self.begun.figures().iter().map(|figure| figure.name.clone()).collect()
    }

    /// About the largest each figure gets: divide by it to bring observations near -1 to 1.
    #[getter]
    fn scale<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let scale = self.begun.figures().iter().map(|figure| f32::from(figure.most.max(1)));
        PyArray1::from_iter(py, scale)
    }

    /// Begins a game.
    #[pyo3(signature = (seed = None, names = None))]
    fn start(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        names: Option<Vec<String>>,
    ) -> PyResult<Game> {
        let names = self::names(names, self.begun.seats())?;
        let played = self.begun.play(names, given::seed(py, seed)?);
        Ok(Game { played, begun: Arc::clone(&self.begun) })
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.begun.name() == other.begun.name()
            && self.begun.seats() == other.begun.seats()
            && self.begun.options() == other.begun.options()
    }

    #[expect(clippy::type_complexity, reason = "what pickle asks for")]
    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String, usize, Py<PyAny>))> {
        let class = py.get_type::<Self>().into_any().unbind();
        Ok((class, (self.begun.name().to_owned(), self.begun.seats(), self.options(py)?)))
    }

    fn __repr__(&self) -> String {
        let (name, seats, options) = (self.begun.name(), self.begun.seats(), self.begun.options());
        format!("Setup({name:?}, {seats}, {options})")
    }
}
