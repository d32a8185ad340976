//! How large the database is and how much room is left, asked seldom.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;
use tokio::time::timeout;

/// How long an answer is good.
const GOOD_FOR: Duration = Duration::from_secs(15);
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was last found out, and when.
#[derive(Debug, Default)]
pub(crate) struct DatabaseSpace(Mutex<Option<(Instant, Space)>>);

/// In bytes; `None` where nobody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Space {
    /// What the database takes.
    pub(crate) used: Option<u64>,
    /// What is left on its disk, if it is on this computer.
    pub(crate) left: Option<u64>,
}

impl DatabaseSpace {
    /// The size and what is left, as of the last seconds.
    pub(crate) async fn ask(&self, store: &Store) -> Space {
        let mut last = self.0.lock().await;
        match *last {
            Some((when, space)) if when.elapsed() < GOOD_FOR => space,
            _ => {
                let asked = async {
                    let left = store.free_space().await.ok().flatten();
                    Space { used: store.size().await.ok(), left }
                };
                let space = timeout(PATIENCE, asked).await.unwrap_or_default();
                *last = Some((Instant::now(), space));
                space
            }
        }
    }
}
