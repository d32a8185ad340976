//! What is wrong with a position, all of it at once.

use std::fmt;

use thiserror::Error;

/// One thing wrong with a position: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field at fault, as a path: `seats[2].streets[1]`.
    pub field: String,
    /// What is wrong and what was expected.
    pub problem: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem)
    }
}

/// Every fault of a position that could not be set up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Error)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes one more fault.
    pub fn add(&mut self, field: impl Into<String>, problem: impl Into<String>) {
        self.0.push(Fault { field: field.into(), problem: problem.into() });
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.len();
        write!(f, "{count} fault{} in the position", if count == 1 { "" } else { "s" })?;
        for fault in &self.0 {
            write!(f, "\n  {fault}")?;
        }
        Ok(())
    }
}
