//! Changes other than appends. They are rare, and each has a transaction of its own.

use tokio::sync::oneshot;

use crate::{Change, TableId, Unavailable};

/// Where the proof that writing works is kept among the settings.
pub(crate) const PROBE: &str = "store.writable";

/// What is changed.
#[derive(Clone, Debug)]
pub(crate) enum Edit {
    /// Forgets a table.
    Remove(TableId),
    /// Sets the events after a number aside.
    Cut { table: TableId, after: i64 },
    /// Replaces the body of an event.
    Rewrite { table: TableId, number: i64, body: String },
    /// Keeps a setting, or forgets it.
    Set { key: String, value: Option<String> },
    /// Keeps a setting if it is still what someone read; nothing means that it was not there.
    Swap { key: String, was: Option<String>, value: String },
}

impl Edit {
    /// The news of it, if it changed any event.
    pub(crate) fn news(&self, changed: u64) -> Option<Change> {
        if changed == 0 {
            return None;
        }
        match *self {
            Self::Remove(table) => Some(Change::Removed { table }),
            Self::Cut { table, after } => Some(Change::Cut { table, last: after.cast_unsigned() }),
            Self::Rewrite { table, .. } => Some(Change::Rewritten { table }),
            Self::Set { .. } | Self::Swap { .. } => None,
        }
    }
}

/// An edit, and who waits for it.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) edit: Edit,
    pub(crate) answer: oneshot::Sender<Result<u64, Unavailable>>,
}

impl Order {
    /// Answers how many events (or settings) were changed, and returns the news of it.
    pub(crate) fn answer(self, outcome: Result<u64, Unavailable>) -> Option<Change> {
        if let Err(reason) = &outcome {
            tracing::error!(edit = ?self.edit, %reason, "an edit failed");
        }
        let news = outcome.as_ref().ok().and_then(|changed| self.edit.news(*changed));
        // A caller who has gone away needs no answer.
        let _ = self.answer.send(outcome);
        news
    }
}
