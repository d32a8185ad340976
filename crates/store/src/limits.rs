//! How long things may take before the store gives up and says so.

use std::time::Duration;

/// How long things may take. The defaults suit a server that people wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long [`Store::open`](crate::Store::open) keeps trying while a PostgreSQL server refuses
    /// connections or is still starting.
    pub start: Duration,
    /// How long to wait for a connection to PostgreSQL.
    pub connect: Duration,
    /// How long one read or one commit may take.
    pub statement: Duration,
    /// How long an append may take in all: waiting for its turn and for its commit.
    pub append: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            connect: Duration::from_secs(5),
            statement: Duration::from_secs(10),
            append: Duration::from_secs(15),
        }
    }
}

impl Limits {
    /// How long an append may wait for its turn, so that time is left for its commit.
    pub(crate) fn queue(&self) -> Duration {
        self.append.saturating_sub(self.statement).max(self.append / 4)
    }
}
