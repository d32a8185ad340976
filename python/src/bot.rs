//! Bots of every level.

use std::any::Any;

use bots::Level;
use pyo3::prelude::*;
use tabletop::Rng;

use crate::errors::Problem;
use crate::game::Game;
use crate::games::level;

/// A player that chooses by itself, for any game. It sees what its seat sees.
#[pyclass(module = "faubourg")]
pub(crate) struct Bot {
    level: Level,
    seed: u64,
    player: Option<Box<dyn Any + Send + Sync>>,
}

impl Bot {
    fn ask(
        &mut self,
        py: Python<'_>,
        game: &Game,
        seat: Option<usize>,
    ) -> PyResult<(String, Option<u32>)> {
        let seat = game.seat(seat)?;
        if !game.played.waiting_on().contains(seat) {
            let told = format!("seat {} owes no choice now", seat.index());
            return Err(Problem::Value(told).into());
        }
        let (level, seed) = (self.level, self.seed);
        let own = &mut self.player;
        let played = &game.played;
        let answered = py.detach(|| {
            let new = || played.player(level, Rng::new(seed));
            match played.ask(own.get_or_insert_with(new).as_mut(), seat) {
                // A bot that sat at another game sits down anew.
                None => played.ask(own.insert(new()).as_mut(), seat),
                answered => answered,
            }
        });
        Ok(answered.ok_or_else(|| Problem::Value("this bot does not answer".to_owned()))?)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level = "architect", *, seed = 0))]
    fn new(level: &str, seed: u64) -> PyResult<Self> {
        Ok(Self { level: self::level(level)?, seed, player: None })
    }

    /// How well it plays.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// Forgets the last game; every whim comes from this seed from now on.
    #[pyo3(signature = (seed = 0))]
    fn sit_down(&mut self, seed: u64) {
        self.seed = seed;
        self.player = None;
    }

    /// What it would choose for a seat, in notation. Nothing is chosen yet.
    #[pyo3(signature = (game, seat = None))]
    fn choose(&mut self, py: Python<'_>, game: &Game, seat: Option<usize>) -> PyResult<String> {
        Ok(self.ask(py, game, seat)?.0)
    }

    /// What it would choose for a seat, as an action. Nothing is chosen yet.
    #[pyo3(signature = (game, seat = None))]
    fn action(&mut self, py: Python<'_>, game: &Game, seat: Option<usize>) -> PyResult<u32> {
        let (choice, action) = self.ask(py, game, seat)?;
        Ok(action.ok_or_else(|| Problem::Value(format!("`{choice}` has no action")))?)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, seed={})", self.level.name(), self.seed)
    }
}
