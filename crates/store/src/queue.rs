//! Group commit: what arrives while the disk is busy shares the next commit.
//!
//! Callers put appends in one bounded queue and wait for their answer; the writer of either
//! database takes everything that waits as one [`Batch`], commits it at once and answers. Nobody
//! waits on purpose: an append that comes alone is committed alone, at once. And nobody waits for
//! ever: what has waited too long is not written any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::edit::{Edit, Order};
use crate::histogram::{Buckets, Histogram};
use crate::{AppendError, Change, Limits, Refusal, TableId, Unavailable};

/// How many appends may wait; more callers than that wait to be let in, first come first served.
const WAITING: usize = 4096;

/// How many appends share a commit at most, so that the first of them is not kept for long.
const BATCH: usize = 1024;

/// The buckets of [`Counters::waits`], in microseconds.
const WAITS: &[u64] = &[
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    2_500_000, 5_000_000, 10_000_000,
];

/// The buckets of [`Counters::shared`], in appends.
const SHARED: &[u64] = &[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/// Events of one table, with consecutive numbers, that are written together or not at all.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) first: u64,
    /// At least one.
    pub(crate) bodies: Vec<String>,
    /// When it was sent.
    sent: Instant,
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
    Edit(Order),
    Close,
}

/// What a store has done since it was opened, for metrics.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// How many microseconds appends waited for their answer, the failed ones included.
    pub waits: Histogram,
    /// How many appends shared a commit.
    pub shared: Histogram,
}

#[derive(Debug)]
struct Tally {
    events: AtomicU64,
    commits: AtomicU64,
    taken: AtomicU64,
    failed: AtomicU64,
    waits: Buckets,
    shared: Buckets,
}

impl Tally {
    fn new() -> Self {
        Self {
            events: AtomicU64::new(0),
            commits: AtomicU64::new(0),
            taken: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            waits: Buckets::new(WAITS),
            shared: Buckets::new(SHARED),
        }
    }

    /// Answers an append that was not written, or perhaps not.
    fn fail(&self, append: Append, reason: &Unavailable) {
        self.failed.fetch_add(1, Relaxed);
        self.waits.add(append.sent.elapsed().as_micros() as u64);
        // A caller who has gone away needs no answer.
        let _ = append.answer.send(Err(reason.clone().into()));
    }
}

/// The callers' end.
#[derive(Debug)]
pub(crate) struct Queue {
    requests: mpsc::Sender<Request>,
    tally: Arc<Tally>,
    finished: watch::Receiver<()>,
    limits: Limits,
}

/// The writer's end.
pub(crate) struct Batches {
    requests: mpsc::Receiver<Request>,
    arrived: Vec<Request>,
    tally: Arc<Tally>,
    /// What has waited longer than this is not written any more.
    patience: Duration,
    /// A task that still works after the last batch keeps a clone: closing waits for all of them.
    pub(crate) working: watch::Sender<()>,
}

pub(crate) fn queue(limits: Limits) -> (Queue, Batches) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let (working, finished) = watch::channel(());
    let tally = Arc::new(Tally::new());
    let queue = Queue { requests: sender, tally: Arc::clone(&tally), finished, limits };
    let patience = limits.queue();
    (queue, Batches { requests: receiver, arrived: Vec::new(), tally, patience, working })
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
        let append = Append { table, first, bodies, sent: Instant::now(), answer };
        self.ask(Request::Append(append), verdict).await?
    }

    /// Returns how many events (or settings) were changed.
    pub(crate) async fn edit(&self, edit: Edit) -> Result<u64, Unavailable> {
        let (answer, outcome) = oneshot::channel();
        self.ask(Request::Edit(Order { edit, answer }), outcome).await?
    }

    async fn ask<T>(
        &self,
        request: Request,
        answer: oneshot::Receiver<T>,
    ) -> Result<T, Unavailable> {
        let closed = || Unavailable::because("the store is closed");
        let asked = async {
            self.requests.send(request).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())
        };
        timeout(self.limits.append, asked).await.unwrap_or_else(|_| {
            Err(Unavailable::because(format!(
                "the database did not answer within {:?}: it may have written all the same",
                self.limits.append
            )))
        })
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
            waits: self.tally.waits.read(),
            shared: self.tally.shared.read(),
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
            // are about to send theirs. Tasks that can run go first: one commit serves them all.
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
        let mut orders = Vec::new();
        let now = Instant::now();
        for request in self.arrived.drain(..) {
            match request {
                // Its caller has been told, or is about to be told, that it failed.
                Request::Append(append) if now - append.sent > self.patience => {
                    let reason = "the database is too slow: the event waited too long for its \
                                  turn and was not written";
                    self.tally.fail(append, &Unavailable::because(reason));
                }
                Request::Append(append) => appends.push(append),
                // Nobody does unasked what can be asked for again; an append, once sent, counts.
                Request::Edit(order) if order.answer.is_closed() => {}
                Request::Edit(order) => orders.push(order),
                // What has been let in is still delivered.
                Request::Close => self.requests.close(),
            }
        }
        let some = !appends.is_empty() || !orders.is_empty();
        some.then(|| Batch { appends, orders, tally: Arc::clone(&self.tally) })
    }
}

/// Appends that share a commit, in the order in which they were sent, and edits that follow.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) appends: Vec<Append>,
    orders: Vec<Order>,
    tally: Arc<Tally>,
}

impl Batch {
    /// Takes out the edits, which have transactions of their own.
    pub(crate) fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// Answers every caller, and returns the news of what was written.
    pub(crate) fn answer(self, outcome: Result<Vec<Verdict>, Unavailable>) -> Vec<Change> {
        let Self { appends, tally, .. } = self;
        let mut news = Vec::with_capacity(appends.len());
        let verdicts = match outcome {
            Ok(verdicts) => verdicts,
            Err(reason) => {
                for append in appends {
                    tally.fail(append, &reason);
                }
                return news;
            }
        };
        tally.commits.fetch_add(1, Relaxed);
        tally.shared.add(appends.len() as u64);
        let now = Instant::now();
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
            tally.waits.add((now - append.sent).as_micros() as u64);
            // A caller who has gone away needs no answer.
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
        let tally = Arc::clone(&self.tally);
        (!later.is_empty()).then(|| Self { appends: later, orders: Vec::new(), tally })
    }
}
