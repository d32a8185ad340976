//! One game, as Python plays it.

use std::sync::Arc;

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use tabletop::{Record, Rng, Seat, Viewer};

use crate::arrays::row;
use crate::errors::Problem;
use crate::games::{Learned, Visitor, level, visit};
use crate::given;
use crate::played::{Played, Playing};
use crate::setup::{Begun, open};

/// A game being played.
#[pyclass(module = "faubourg")]
pub(crate) struct Game {
    pub(crate) played: Box<dyn Played>,
    pub(crate) begun: Arc<dyn Begun>,
}

impl Game {
    /// A seat as given, or the lowest that owes a choice.
    #[inline]
    pub(crate) fn seat(&self, given: Option<usize>) -> Result<Seat, Problem> {
        match given {
            Some(index) => given::seat(index, self.played.seats()),
            None => self
                .played
                .waiting_on()
                .lowest()
                .ok_or_else(|| Problem::Refused("the game is over".to_owned())),
        }
    }

    fn viewer(&self, given: Option<usize>) -> Result<Viewer, Problem> {
        Ok(match given {
            Some(index) => Viewer::Seat(given::seat(index, self.played.seats())?),
            None => Viewer::Spectator,
        })
    }

    fn with(played: Box<dyn Played>) -> Result<Self, Problem> {
        let settings = serde_json::from_str(&played.options())
            .map_err(|error| Problem::Options(error.to_string()))?;
        let begun = open(played.name(), &settings, played.seats())?;
        Ok(Self { played, begun })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game = "welcome", seats = 2, *, seed = None, options = None, names = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        #[pyo3(from_py_with = given::count)] seats: usize,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
        names: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let begun = open(game, &given::settings(options)?, seats)?;
        let played = begun.play(crate::setup::names(names, seats)?, given::seed(py, seed)?);
        Ok(Self { played, begun })
    }

    /// Sets up a game from a position: a dictionary, or its JSON.
    #[staticmethod]
    #[pyo3(signature = (position, *, seed = None, names = None))]
    fn from_position(
        position: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        names: Option<Vec<String>>,
    ) -> PyResult<Self> {
        struct At(String, tabletop::Seed, Option<Vec<String>>);
        impl Visitor for At {
            type Output = Result<Box<dyn Played>, Problem>;

            fn visit<G: Learned>(self) -> Self::Output {
                Ok(Box::new(Playing::<G>::at(&self.0, self.2, self.1)?))
            }
        }
        let text = given::written(position)?;
        let wrong = |problem: &str| Problem::Position(problem.to_owned());
        let json: serde_json::Value = serde_json::from_str(&text)
            .map_err(|_| wrong("this is not a position: expected a dictionary, or its JSON"))?;
        let json = json
            .as_object()
            .ok_or_else(|| wrong("this is not a position: expected a dictionary, or its JSON"))?;
        let name = json
            .get("game")
            .and_then(serde_json::Value::as_str)
            .ok_or_else(|| wrong("game: expected the name of a game, such as \"welcome\""))?;
        let seed = given::seed(position.py(), seed)?;
        Ok(Self::with(visit(name, At(text, seed, names))??)?)
    }

    /// Plays a recorded game again, checks it, and returns it as it stands after the last choice.
    #[staticmethod]
    fn from_record(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let record = read_record(record)?;
        Ok(Self::with(visit(&record.game.clone(), Again(&record))??)?)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.played.name()
    }

    /// The name on the box.
    #[getter]
    fn title(&self) -> &'static str {
        self.played.title()
    }

    /// What it was set up with.
    #[getter]
    fn setup(&self) -> crate::setup::Setup {
        crate::setup::Setup { begun: Arc::clone(&self.begun) }
    }

    /// Every option, defaults included.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        given::parsed(py, &self.played.options())
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.played.seats()
    }

    /// The names of the seats.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.played.names()
    }

    /// What decides the cards; none in an imagined game.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.played.seed().map(|seed| seed.to_string())
    }

    /// What can be shown of the seed before the game; none in an imagined game.
    #[getter]
    fn commitment(&self) -> Option<String> {
        self.played.seed().map(|seed| seed.commitment().to_string())
    }

    /// The seats that owe a choice, counted from 0.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        self.played.waiting_on().into_iter().map(Seat::index).collect()
    }

    /// The lowest seat that owes a choice; none when the game is over.
    #[getter]
    fn current(&self) -> Option<usize> {
        self.played.waiting_on().lowest().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.played.waiting_on().is_empty()
    }

    /// The round being played, counted from 1.
    #[getter]
    fn round(&self) -> u32 {
        self.played.round()
    }

    /// How many points of no return have been passed.
    #[getter]
    fn checkpoints(&self) -> u32 {
        self.played.checkpoints()
    }

    /// The legal choices of a seat, in notation.
    #[pyo3(signature = (seat = None))]
    fn choices(&mut self, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.seat(seat)?;
        Ok(self.played.choices(seat))
    }

    /// A choice in a few English words.
    #[pyo3(signature = (choice, seat = None))]
    fn describe(&self, choice: &str, seat: Option<usize>) -> PyResult<String> {
        Ok(self.played.describe(self.seat(seat)?, choice)?)
    }

    /// Makes a choice given in notation.
    #[pyo3(signature = (choice, seat = None))]
    fn choose(&mut self, choice: &str, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        Ok(self.played.choose(seat, choice)?)
    }

    /// The legal choices of a seat, as actions.
    #[pyo3(signature = (seat = None))]
    fn legal_actions<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyList>> {
        let seat = match seat {
            Some(seat) => given::seat(seat, self.played.seats())?,
            None => match self.played.waiting_on().lowest() {
                Some(seat) => seat,
                None => return Ok(PyList::empty(py)),
            },
        };
        let numbers = self.begun.numbers(py);
        let legal = self.played.legal(seat);
        let number = |&action: &u32| numbers[action as usize].bind(py);
        if !legal.contains(&u32::MAX) {
            return PyList::new(py, legal.iter().map(number));
        }
        // What has no index is not listed.
        let some: Vec<_> = legal.iter().filter(|&&action| action != u32::MAX).map(number).collect();
        PyList::new(py, some)
    }

    /// For every action, whether it is legal.
    #[pyo3(signature = (seat = None, out = None))]
    fn action_mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let actions = self.begun.actions().len();
        let mask = row(py, actions, out)?;
        let mut places =
            mask.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let places = places.as_slice_mut()?;
        places.fill(false);
        if seat.is_some() || !self.over() {
            let seat = self.seat(seat)?;
            for &action in self.played.legal(seat) {
                if let Some(place) = places.get_mut(action as usize) {
                    *place = true;
                }
            }
        }
        Ok(mask)
    }

    /// Makes the choice that an action stands for.
    #[pyo3(signature = (action, seat = None))]
    fn step(
        &mut self,
        #[pyo3(from_py_with = given::count)] action: u32,
        seat: Option<usize>,
    ) -> PyResult<()> {
        let seat = self.seat(seat)?;
        Ok(self.played.step(seat, action)?)
    }

    /// One of the legal actions, each equally likely; none when the game is over.
    #[pyo3(signature = (seat = None))]
    fn sample(&mut self, seat: Option<usize>) -> PyResult<Option<u32>> {
        if seat.is_none() && self.over() {
            return Ok(None);
        }
        let seat = self.seat(seat)?;
        Ok(self.played.sample(seat))
    }

    /// The action that a choice is.
    #[pyo3(signature = (choice, seat = None))]
    fn action(&self, choice: &str, seat: Option<usize>) -> PyResult<u32> {
        Ok(self.played.index_of(self.seat(seat)?, choice)?)
    }

    /// The choice that a legal action stands for, in notation.
    #[pyo3(signature = (action, seat = None))]
    fn notation(&mut self, action: u32, seat: Option<usize>) -> PyResult<String> {
        let seat = self.seat(seat)?;
        Ok(self.played.notation(seat, action)?)
    }

    /// What a seat knows, as a row of figures.
    #[pyo3(signature = (seat = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<i16>>>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = if self.over() && seat.is_none() { Seat::new(0) } else { self.seat(seat)? };
        let figures = row(py, self.begun.figures().len(), out)?;
        let mut places =
            figures.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.played.fill(seat, places.as_slice_mut()?);
        Ok(figures)
    }

    /// What a viewer may know, as a dictionary: a seat, or someone who looks on.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Py<PyAny>> {
        given::parsed(py, &self.played.view(self.viewer(seat)?))
    }

    /// The board as text, as a viewer sees it.
    #[pyo3(signature = (seat = None))]
    fn board(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.played.board(self.viewer(seat)?))
    }

    /// The points of a seat by category, and in all, as far as a viewer knows; by default itself.
    #[pyo3(signature = (seat, viewer = None))]
    fn score<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        viewer: Option<usize>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let viewer = self.viewer(Some(viewer.unwrap_or(seat)))?;
        let (total, parts) = self.played.score(given::seat(seat, self.played.seats())?, viewer);
        let score = PyDict::new(py);
        for (category, points) in self.played.categories().iter().zip(parts) {
            score.set_item(category, points)?;
        }
        score.set_item("total", total)?;
        Ok(score)
    }

    /// How the game ended: why, and the scores and ranks of all seats; none while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(ended) = self.played.outcome() else { return Ok(None) };
        let outcome = PyDict::new(py);
        outcome.set_item("end", ended.end)?;
        outcome.set_item("scores", ended.scores)?;
        outcome.set_item("ranks", ended.ranks)?;
        let parts: Vec<Bound<'py, PyDict>> = ended
            .parts
            .into_iter()
            .map(|parts| {
                let score = PyDict::new(py);
                for (category, points) in self.played.categories().iter().zip(parts) {
                    score.set_item(category, points)?;
                }
                Ok(score)
            })
            .collect::<PyResult<_>>()?;
        outcome.set_item("parts", parts)?;
        Ok(Some(outcome))
    }

    /// A game of its own that stands where this one stands.
    fn clone(&self) -> Self {
        Self { played: self.played.copy(), begun: Arc::clone(&self.begun) }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Takes back the last choice of a seat, back to the last point of no return, and returns it.
    fn undo(&mut self, seat: usize) -> PyResult<String> {
        let seat = self.seat(Some(seat))?;
        Ok(self.played.undo(seat)?)
    }

    /// Takes back everything a seat has chosen since the last point of no return.
    fn restart(&mut self, seat: usize) -> PyResult<()> {
        let seat = self.seat(Some(seat))?;
        Ok(self.played.restart(seat)?)
    }

    /// A game that looks the same to this seat, everything it cannot know made up.
    #[pyo3(signature = (seat = None, *, seed = 0))]
    fn reimagine(&self, seat: Option<usize>, seed: u64) -> PyResult<Self> {
        let viewer = self.viewer(seat)?;
        let played = self.played.imagine(viewer, &mut Rng::new(seed));
        Ok(Self { played, begun: Arc::clone(&self.begun) })
    }

    /// The game written down, as one line of JSON.
    fn record(&self) -> PyResult<String> {
        Ok(self.played.record()?)
    }

    /// The game as it stood at the last point of no return, as a dictionary anyone can write.
    fn position(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        given::parsed(py, &self.played.position())
    }

    /// Lets bots of these levels play the game to its end.
    #[pyo3(signature = (levels, *, seed = 0))]
    fn play_out(&mut self, py: Python<'_>, levels: Vec<String>, seed: u64) -> PyResult<()> {
        let seats = self.played.seats();
        if levels.len() != seats {
            let told = format!("{} levels for {seats} seats: expected one each", levels.len());
            return Err(Problem::Value(told).into());
        }
        let levels = levels.iter().map(|name| level(name)).collect::<Result<Vec<_>, _>>()?;
        let played = &mut self.played;
        Ok(py.detach(|| played.play_out(&levels, seed))?)
    }

    /// The final scores if everyone plays on at random, from a copy: this game stays as it is.
    #[pyo3(signature = (*, seed = 0))]
    fn rollout(&self, py: Python<'_>, seed: u64) -> Vec<i32> {
        py.detach(|| self.played.rollout(&mut Rng::new(seed)))
    }

    fn __repr__(&self) -> String {
        let (name, seats) = (self.played.name(), self.played.seats());
        let state = if self.over() { "over".to_owned() } else { format!("round {}", self.round()) };
        format!("<faubourg.Game {name}, {seats} seats, {state}>")
    }

    fn __str__(&self) -> PyResult<String> {
        self.board(None)
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let from_record = py.get_type::<Self>().getattr("from_record")?.unbind();
        Ok((from_record, (self.record()?,)))
    }
}

struct Again<'a>(&'a Record);

impl Visitor for Again<'_> {
    type Output = Result<Box<dyn Played>, Problem>;

    fn visit<G: Learned>(self) -> Self::Output {
        Ok(Box::new(Playing::<G>::replayed(self.0)?))
    }
}

fn read_record(given: &Bound<'_, PyAny>) -> PyResult<Record> {
    let text = given::written(given)?;
    Ok(Record::from_json(text.trim()).map_err(|error| Problem::Record(error.to_string()))?)
}

/// Plays a recorded game again and checks everything it says; returns its result as it is recorded.
#[pyfunction]
pub(crate) fn verify(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let record = read_record(record)?;
    py.detach(|| visit(&record.game.clone(), Again(&record)))??;
    match &record.result {
        Some(_) => {
            let json: serde_json::Value = serde_json::from_str(&record.to_json())
                .map_err(|error| Problem::Record(error.to_string()))?;
            given::parsed(py, &json["result"].to_string())
        }
        None => Ok(py.None()),
    }
}
