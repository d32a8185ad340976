//! The games Python can play, the levels of bots and the options of each game.

use bots::Level;
use pyo3::prelude::*;
use tabletop::{Encoded, Game, Judged, OptionKind};

use crate::errors::Problem;
use crate::given::parsed;

/// A game that everything here can be done with.
pub(crate) trait Learned: Encoded + Judged {}

impl<G: Encoded + Judged> Learned for G {}

/// Something that can be done with any game; the choice of the game comes at run time.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Learned>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        /// Takes the visitor to the game with this name.
        pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, Problem> {
            $(
                if name == <$game as Game>::NAME {
                    return Ok(visitor.visit::<$game>());
                }
            )+
            let known: Vec<String> = NAMES.iter().map(|name| format!("`{name}`")).collect();
            Err(Problem::Options(format!("there is no game `{name}`: expected {}", known.join(", "))))
        }
    };
}

// A new game is one line here.
games! {
    welcome::Welcome,
    welcome::Dream,
    welkin::Welkin,
    bienvenue::Bienvenue,
}

/// A level of bots by its name.
pub(crate) fn level(name: &str) -> Result<Level, Problem> {
    name.parse().map_err(|error: bots::UnknownLevel| Problem::Options(error.to_string()))
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    NAMES.to_vec()
}

/// The levels of bots, the weakest first, with what to expect of each.
#[pyfunction]
pub(crate) fn levels() -> Vec<(&'static str, &'static str)> {
    Level::ALL.iter().map(|level| (level.name(), level.about())).collect()
}

/// The options of a game, one dictionary each.
#[pyfunction]
pub(crate) fn options(py: Python<'_>, game: &str) -> PyResult<Py<PyAny>> {
    struct Options;
    impl Visitor for Options {
        type Output = serde_json::Value;

        fn visit<G: Learned>(self) -> serde_json::Value {
            let options = G::options().iter().map(|spec| {
                let (values, file) = match spec.kind {
                    OptionKind::Switch => (&[("true", ""), ("false", "")][..], false),
                    OptionKind::OneOf(words) => (words, false),
                    OptionKind::Data(words) => (words, true),
                };
                let values: Vec<&str> = values.iter().map(|(word, _)| *word).collect();
                serde_json::json!({
                    "name": spec.name,
                    "about": spec.about,
                    "values": values,
                    "default": spec.default,
                    "file": file,
                })
            });
            options.collect()
        }
    }
    parsed(py, &visit(game, Options)?.to_string())
}
