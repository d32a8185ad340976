//! Group commit: what arrives while the disk is busy shares the next commit.
//!
//! Callers put appends in one bounded queue and wait for their answer; the writer of either
//! database takes everything that waits as one [`Batch`], commits it at once and answers. Nobody
//! waits on purpose: an append that comes alone is committed alone, at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

use tokio::sync::{mpsc, oneshot, watch};

use crate::{AppendError, Change, Refusal, TableId, Unavailable};

/// How many appends may wait; more callers than that wait to be let in, first come first served.
const WAITING: usize = 4096;

/// How many appends share a commit at most, so that the first of them is not kept for long.
const BATCH: usize = 1024;

/// Events of one table, with consecutive numbers, that are written together or not at all.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) first: u64,
    /// At least one.
    pub(crate) bodies: Vec<String>,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

impl Append {
    /// The events with their numbers.
    pub(crate) fn events(&self) -> impl Iterator<Item = (i64, &str)> {
        // Numbers beyond i64 never get this far: the queue lets none in.
        (self.first as i64..).zip(self.bodies.iter().map(String::as_str))
    }

    fn last(&self) -> u64 {
        self.first + self.bodies.len() as u64 - 1
    }
}

/// What became of one append of a committed batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Written,
    Taken,
    Gap,
}

enum Request {
    Append(Append),
    Close,
}

/// What a store has done since it was opened, for metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Events written.
    pub events: u64,
    /// Commits, each of which carried one or more appends.
    pub commits: u64,
    /// Appends that lost a race.
    pub taken: u64,
    /// Appends that the database failed to write.
    pub failed: u64,
    /// Appends that wait for their commit now.
    pub waiting: u64,
}

#[derive(Debug, Default)]
struct Tally {
    events: AtomicU64,
    commits: AtomicU64,
    taken: AtomicU64,
    failed: AtomicU64,
}

/// The callers' end.
#[derive(Debug)]
pub(crate) struct Queue {
    requests: mpsc::Sender<Request>,
    tally: Arc<Tally>,
    finished: watch::Receiver<()>,
}

/// The writer's end.
pub(crate) struct Batches {
    requests: mpsc::Receiver<Request>,
    arrived: Vec<Request>,
    tally: Arc<Tally>,
    /// Whoever still works after the last batch keeps a clone: closing waits for all of them.
    pub(crate) working: watch::Sender<()>,
}

pub(crate) fn queue() -> (Queue, Batches) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let (working, finished) = watch::channel(());
    let tally = Arc::<Tally>::default();
    let queue = Queue { requests: sender, tally: Arc::clone(&tally), finished };
    (queue, Batches { requests: receiver, arrived: Vec::new(), tally, working })
}

impl Queue {
    pub(crate) async fn append(
        &self,
        table: TableId,
        first: u64,
        bodies: Vec<String>,
    ) -> Result<(), AppendError> {
        // Databases count in i64; so high a number cannot follow an event that exists.
        if first.saturating_add(bodies.len() as u64) > i64::MAX as u64 {
            return Err(Refusal::Gap(first).into());
        }
        let (answer, verdict) = oneshot::channel();
        let request = Request::Append(Append { table, first, bodies, answer });
        let closed = || Unavailable::because("the store is closed");
        self.requests.send(request).await.map_err(|_| closed())?;
        verdict.await.unwrap_or_else(|_| Err(closed().into()))
    }

    /// Lets nobody in any more, and waits until everything that waits is answered.
    pub(crate) async fn close(&self) {
        // It fails when the queue is closed already; then only the waiting is left to do.
        let _ = self.requests.send(Request::Close).await;
        let mut finished = self.finished.clone();
        while finished.changed().await.is_ok() {}
    }

    pub(crate) fn counters(&self) -> Counters {
        Counters {
            events: self.tally.events.load(Relaxed),
            commits: self.tally.commits.load(Relaxed),
            taken: self.tally.taken.load(Relaxed),
            failed: self.tally.failed.load(Relaxed),
            waiting: (self.requests.max_capacity() - self.requests.capacity()) as u64,
        }
    }
}

impl Batches {
    /// Everything that waits, as soon as something does; `None` when the store is closed.
    pub(crate) async fn next(&mut self) -> Option<Batch> {
        while self.requests.recv_many(&mut self.arrived, BATCH).await > 0 {
            if let Some(batch) = self.gather() {
                return Some(batch);
            }
        }
        None
    }

    /// The same for a writer with a thread of its own.
    pub(crate) fn blocking_next(&mut self) -> Option<Batch> {
        while self.requests.blocking_recv_many(&mut self.arrived, BATCH) > 0 {
            // Where callers share a core with the writer, the first append wakes it while others
            // are about to send theirs. Whoever can run goes first: one commit serves them all.
            thread::yield_now();
            while self.arrived.len() < BATCH
                && let Ok(request) = self.requests.try_recv()
            {
                self.arrived.push(request);
            }
            if let Some(batch) = self.gather() {
                return Some(batch);
            }
        }
        None
    }

    fn gather(&mut self) -> Option<Batch> {
        let mut appends = Vec::with_capacity(self.arrived.len());
        for request in self.arrived.drain(..) {
            match request {
                Request::Append(append) => appends.push(append),
                // What has been let in is still delivered.
                Request::Close => self.requests.close(),
            }
        }
        (!appends.is_empty()).then(|| Batch { appends, tally: Arc::clone(&self.tally) })
    }
}

/// Appends that share a commit, in the order in which they were sent.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) appends: Vec<Append>,
    tally: Arc<Tally>,
}

impl Batch {
    /// Answers every caller, and returns the news of what was written.
    pub(crate) fn answer(self, outcome: Result<Vec<Verdict>, Unavailable>) -> Vec<Change> {
        let Self { appends, tally } = self;
        let mut news = Vec::with_capacity(appends.len());
        let verdicts = match outcome {
            Ok(verdicts) => verdicts,
            Err(reason) => {
                tally.failed.fetch_add(appends.len() as u64, Relaxed);
                for append in appends {
                    // A caller who has gone away needs no answer, here and below.
                    let _ = append.answer.send(Err(reason.clone().into()));
                }
                return news;
            }
        };
        tally.commits.fetch_add(1, Relaxed);
        for (append, verdict) in appends.into_iter().zip(verdicts) {
            let answer = match verdict {
                Verdict::Written => {
                    tally.events.fetch_add(append.bodies.len() as u64, Relaxed);
                    news.push(Change::Appended { table: append.table, last: append.last() });
                    Ok(())
                }
                Verdict::Taken => {
                    tally.taken.fetch_add(1, Relaxed);
                    Err(AppendError::Taken)
                }
                Verdict::Gap => Err(Refusal::Gap(append.first).into()),
            };
            let _ = append.answer.send(answer);
        }
        news
    }

    /// Takes out the appends that follow another one of the same table, for a later commit.
    pub(crate) fn split_repeated_tables(&mut self) -> Option<Self> {
        let mut seen = std::collections::HashSet::with_capacity(self.appends.len());
        let (now, later) =
            self.appends.drain(..).partition(|append: &Append| seen.insert(append.table));
        self.appends = now;
        let later: Vec<_> = later;
        (!later.is_empty()).then(|| Self { appends: later, tally: Arc::clone(&self.tally) })
    }
}
