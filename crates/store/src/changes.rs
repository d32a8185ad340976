//! News of what was changed, here or on another machine.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::TableId;

/// How much news may wait for a listener before it has missed some.
const WAITING: usize = 4096;

/// News: look again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log of a table has grown, at least up to this event. It may be old news: the writer
    /// itself hears of it too, and order is not promised.
    Appended {
        /// Which table.
        table: TableId,
        /// The number of its last event, as far as the messenger knew.
        last: u64,
    },
    /// A table and all its events are gone.
    Removed {
        /// Which table.
        table: TableId,
    },
    /// The last events of a table were set aside.
    Cut {
        /// Which table.
        table: TableId,
        /// The number of the last event that is left; 0 if none is.
        last: u64,
    },
    /// An event of a table has another body now: what was read of it before is out of date.
    Rewritten {
        /// Which table.
        table: TableId,
    },
    /// Someone is at a table, on this machine or another.
    Present {
        /// Which table.
        table: TableId,
        /// Who, in a number that only the sender understands.
        who: u128,
    },
    /// Someone said something at a table; it is not kept.
    Said {
        /// Which table.
        table: TableId,
        /// What, in a number that only the sender understands.
        what: u64,
    },
    /// News was lost (a slow listener, a broken connection): any table may have changed.
    Missed,
}

/// News from the moment of [`Store::changes`](crate::Store::changes) on.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// Waits for the next change; `None` when the store is closed. Nothing is lost when the future
    /// is dropped before it is ready.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where listeners come from. It keeps no sender, so that the news ends with the last writer.
#[derive(Debug)]
pub(crate) struct ChangeFeed(broadcast::Receiver<Change>);

impl ChangeFeed {
    pub(crate) fn new() -> (Self, Announcer) {
        let (sender, receiver) = broadcast::channel(WAITING);
        (Self(receiver), Announcer(sender))
    }

    pub(crate) fn listen(&self) -> Changes {
        Changes(self.0.resubscribe())
    }
}

/// Tells every listener in this process.
#[derive(Clone, Debug)]
pub(crate) struct Announcer(broadcast::Sender<Change>);

impl Announcer {
    pub(crate) fn announce(&self, change: Change) {
        // It fails when nobody listens, which is no fault.
        let _ = self.0.send(change);
    }
}
