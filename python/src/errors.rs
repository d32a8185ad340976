//! What Python is told when something is refused.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(faubourg, Refused, PyValueError, "The rules refuse a choice; the text says why.");
create_exception!(
    faubourg,
    OptionsError,
    PyValueError,
    "No game can be played with these options."
);
create_exception!(faubourg, PositionError, PyValueError, "A position that cannot be.");
create_exception!(faubourg, RecordError, PyValueError, "A record that cannot be believed.");

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// The rules, or the notation of a choice.
    #[error("{0}")]
    Refused(String),
    /// Options that do not fit together, or a game or level that does not exist.
    #[error("{0}")]
    Options(String),
    /// A position.
    #[error("{0}")]
    Position(String),
    /// A record.
    #[error("{0}")]
    Record(String),
    /// A value Python gave that means nothing here.
    #[error("{0}")]
    Value(String),
}

impl From<Problem> for PyErr {
    fn from(problem: Problem) -> Self {
        let text = problem.to_string();
        match problem {
            Problem::Refused(_) => Refused::new_err(text),
            Problem::Options(_) => OptionsError::new_err(text),
            Problem::Position(_) => PositionError::new_err(text),
            Problem::Record(_) => RecordError::new_err(text),
            Problem::Value(_) => PyValueError::new_err(text),
        }
    }
}
