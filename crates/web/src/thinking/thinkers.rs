//! Who thinks when: as many thoughts at once as the machine has cores, and nobody waits long.
//!
//! Every thought has a time within which it is promised. The more thoughts wait, the less time each
//! gets: under load bots search less, but they do not answer later. Games that are studied come after
//! those that are played, one thought at a time. Tables without anyone present come last, one at a
//! time and with pauses.

use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, RandomState};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::Level;
use store::{Buckets, Histogram, TableId};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use super::fair_queue::FairQueue;
use super::{Advised, Situation};
use crate::limits::Client;
use crate::token::TokenHash;

/// Within this time all bots of a table together take their turn.
const TURN_PROMISE: Duration = Duration::from_millis(900);
/// Within this time a hint is given.
const HINT_PROMISE: Duration = Duration::from_millis(1800);
/// The shortest thought. It is enough to look at the turn itself, without imagined futures.
const SHORTEST: Duration = Duration::from_millis(5);

/// How many hints may wait, in all and from one address.
const MOST_HINTS: usize = 100;
const MOST_HINTS_OF_ADDRESS: usize = 20;

/// After a thought for a table without anyone present, the next one waits this many times as long as
/// it took: such tables use a quarter of one core.
const UNWATCHED_REST: u32 = 3;

/// Who wants something thought about. It decides whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asker {
    /// A bot at a table where this person is present.
    Table(Client, TableId),
    /// A bot at a table that nobody is at, opened by this person.
    Unwatched(TokenHash, TableId),
}

/// The bots have too much to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many hints at once: one at a time, please; wait {} s and ask again", .wait.as_secs())]
pub(crate) struct Busy {
    /// When to ask again.
    pub(crate) wait: Duration,
}

/// What is counted, for metrics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Load {
    pub(crate) running: usize,
    pub(crate) waiting: usize,
    pub(crate) waiting_unwatched: usize,
    pub(crate) thoughts: u64,
    pub(crate) refused_hints: u64,
    /// How many microseconds thoughts waited for their turn; those of unwatched tables do not count.
    pub(crate) waits: Histogram,
    /// How many microseconds they took.
    pub(crate) times: Histogram,
}

/// The buckets of waits and times, in microseconds.
const TIMES: &[u64] = &[
    1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000,
    5_000_000,
];

/// The threads on which bots think.
pub(crate) struct Thinkers {
    desk: Arc<Desk>,
    hasher: RandomState,
    stop: Arc<AtomicBool>,
    thoughts: AtomicU64,
    refused_hints: AtomicU64,
    times: Buckets,
}

/// Where thoughts wait for their turn.
struct Desk {
    cores: usize,
    state: Mutex<State>,
    waits: Buckets,
}

#[derive(Default)]
struct State {
    running: usize,
    /// Whether a finished game is being studied.
    study_busy: bool,
    /// Whether a thought for an unwatched table is under way, or rests.
    unwatched_busy: bool,
    waiting: FairQueue<Waiting>,
    studies: FairQueue<Waiting>,
    unwatched: FairQueue<Waiting>,
    /// Players who wait for a hint.
    hinting: HashSet<TokenHash>,
}

/// Who comes before whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Haste {
    /// Someone waits for it.
    Now,
    /// Someone looks on while it is done.
    Study,
    /// Nobody is there.
    Unwatched,
}

/// A thought that waits.
struct Waiting {
    since: Instant,
    promise: Duration,
    haste: Haste,
    start: oneshot::Sender<Turn>,
}

/// The right to think for some time. Dropping it lets the next one think.
struct Turn {
    /// `None` if nobody took the turn.
    desk: Option<Arc<Desk>>,
    time: Duration,
    started: Instant,
    haste: Haste,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(desk) = self.desk.take() else { return };
        {
            let mut state = desk.lock();
            state.running -= 1;
            state.study_busy &= self.haste != Haste::Study;
            desk.start_next(&mut state);
        }
        if self.haste == Haste::Unwatched {
            desk.rest(self.started.elapsed() * UNWATCHED_REST);
        }
    }
}

impl Desk {
    fn new(cores: usize) -> Self {
        Self { cores, state: Mutex::default(), waits: Buckets::new(TIMES) }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts as many thoughts as there are free cores.
    fn start_next(self: &Arc<Self>, state: &mut State) {
        while state.running < self.cores {
            let mut next = state.waiting.pop();
            if next.is_none() && !state.study_busy {
                next = state.studies.pop();
            }
            if next.is_none() && !state.unwatched_busy {
                next = state.unwatched.pop();
            }
            let Some(next) = next else { return };
            if next.start.is_closed() {
                continue;
            }
            let share = self.cores as f64 / (state.waiting.len() + state.running + 1) as f64;
            let time = next.promise.mul_f64(share.min(1.0));
            let left = match next.haste {
                Haste::Now => next.promise.saturating_sub(next.since.elapsed()),
                Haste::Study | Haste::Unwatched => next.promise,
            };
            let turn = Turn {
                desk: Some(Arc::clone(self)),
                time: time.min(left).max(SHORTEST),
                started: Instant::now(),
                haste: next.haste,
            };
            match next.start.send(turn) {
                Ok(()) => {
                    if next.haste == Haste::Now {
                        self.waits.add(next.since.elapsed().as_micros() as u64);
                    }
                    state.running += 1;
                    state.study_busy |= next.haste == Haste::Study;
                    state.unwatched_busy |= next.haste == Haste::Unwatched;
                }
                // It went away this moment. The state is locked here, so the turn must not be
                // given back by dropping it.
                Err(mut turn) => turn.desk = None,
            }
        }
    }

    /// Lets no unwatched table think for a while.
    fn rest(self: Arc<Self>, time: Duration) {
        let wake = move || {
            let mut state = self.lock();
            state.unwatched_busy = false;
            self.start_next(&mut state);
        };
        match Handle::try_current() {
            Ok(runtime) if time > Duration::from_millis(1) => {
                runtime.spawn(async move {
                    tokio::time::sleep(time).await;
                    wake();
                });
            }
            _ => wake(),
        }
    }
}

impl Thinkers {
    pub(crate) fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            desk: Arc::new(Desk::new(cores)),
            hasher: RandomState::new(),
            stop: Arc::default(),
            thoughts: AtomicU64::new(0),
            refused_hints: AtomicU64::new(0),
            times: Buckets::new(TIMES),
        }
    }

    /// Asks everyone to come to an end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// What is thought about now, and what was.
    pub(crate) fn load(&self) -> Load {
        let state = self.desk.lock();
        Load {
            running: state.running,
            waiting: state.waiting.len(),
            waiting_unwatched: state.unwatched.len(),
            thoughts: self.thoughts.load(Relaxed),
            refused_hints: self.refused_hints.load(Relaxed),
            waits: self.desk.waits.read(),
            times: self.times.read(),
        }
    }

    /// Lets a bot think about its turn; the time is shared by `bots` of them. Nothing if the bots
    /// are stopped.
    pub(crate) async fn turn(
        &self,
        asker: Asker,
        mut situation: Box<dyn Situation>,
        level: Level,
        bots: usize,
    ) -> Option<Vec<String>> {
        let (group, member, haste) = match asker {
            Asker::Table(client, table) => {
                (self.key(&client.address), self.key(&table), Haste::Now)
            }
            Asker::Unwatched(host, table) => (self.key(&host), self.key(&table), Haste::Unwatched),
        };
        let promise = TURN_PROMISE / bots.max(1) as u32;
        let turn = self.wait_for_turn((group, member), promise, haste).await?;
        self.think(turn, move |time, stop| situation.turn(level, time, stop)).await
    }

    /// Does a small piece of work on a finished game that someone looks at. Nothing if the bots are
    /// stopped.
    pub(crate) async fn study<T: Send + 'static>(
        &self,
        client: Client,
        table: TableId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = (self.key(&client.address), self.key(&table));
        let turn = self.wait_for_turn(place, TURN_PROMISE, Haste::Study).await?;
        if self.stop.load(Relaxed) {
            return None;
        }
        self.think(turn, |_, _| work()).await
    }

    /// The same for someone who waits for the answer. Refused if too much waits already, or if the bots
    /// are stopped.
    pub(crate) async fn weigh<T: Send + 'static>(
        &self,
        client: Client,
        table: TableId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let busy = Busy { wait: HINT_PROMISE };
        {
            let state = self.desk.lock();
            let theirs = state.studies.len_of(self.key(&client.address));
            if state.studies.len() >= MOST_HINTS || theirs >= MOST_HINTS_OF_ADDRESS {
                return Err(busy);
            }
        }
        self.study(client, table, work).await.ok_or(busy)
    }

    /// Waits in line.
    async fn wait_for_turn(
        &self,
        place: (u64, u64),
        promise: Duration,
        haste: Haste,
    ) -> Option<Turn> {
        let (start, started) = oneshot::channel();
        {
            let mut state = self.desk.lock();
            let queue = match haste {
                Haste::Now => &mut state.waiting,
                Haste::Study => &mut state.studies,
                Haste::Unwatched => &mut state.unwatched,
            };
            queue.push(place, Waiting { since: Instant::now(), promise, haste, start });
            self.desk.start_next(&mut state);
        }
        started.await.ok()
    }

    /// Lets the best bot think about a hint, one at a time for each player.
    pub(crate) async fn advise(
        &self,
        client: Client,
        mut situation: Box<dyn Situation>,
    ) -> Result<Vec<Advised>, Busy> {
        let (start, started) = oneshot::channel();
        let group = self.key(&client.address);
        let _hinting = {
            let mut state = self.desk.lock();
            let busy = client.who.is_some_and(|who| state.hinting.contains(&who))
                || state.waiting.len() >= MOST_HINTS
                || state.waiting.len_of(group) >= MOST_HINTS_OF_ADDRESS;
            if busy {
                self.refused_hints.fetch_add(1, Relaxed);
                return Err(Busy { wait: HINT_PROMISE });
            }
            state.hinting.extend(client.who);
            let (since, promise) = (Instant::now(), HINT_PROMISE);
            let waiting = Waiting { since, promise, haste: Haste::Now, start };
            state.waiting.push((group, self.key(&client.who)), waiting);
            self.desk.start_next(&mut state);
            Hinting { desk: &self.desk, who: client.who }
        };
        let Ok(turn) = started.await else { return Ok(Vec::new()) };
        let advised = self.think(turn, move |time, stop| situation.advise(time, stop)).await;
        Ok(advised.unwrap_or_default())
    }

    /// Thinks on a thread of its own. The core is taken until the thought ends, even if nobody
    /// waits for it any more.
    async fn think<T: Send + 'static>(
        &self,
        turn: Turn,
        thought: impl FnOnce(Duration, &Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<T> {
        self.thoughts.fetch_add(1, Relaxed);
        let stop = Arc::clone(&self.stop);
        let start = Instant::now();
        let thought = spawn_blocking(move || thought(turn.time, &stop)).await.ok();
        self.times.add(start.elapsed().as_micros() as u64);
        thought
    }

    fn key(&self, of: &impl Hash) -> u64 {
        self.hasher.hash_one(of)
    }
}

/// A player who waits for a hint, until this is dropped.
struct Hinting<'a> {
    desk: &'a Desk,
    who: Option<TokenHash>,
}

impl Drop for Hinting<'_> {
    fn drop(&mut self) {
        if let Some(who) = &self.who {
            self.desk.lock().hinting.remove(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::token::Token;

    /// Notes who thinks, for how long, and takes a moment.
    struct Noted(&'static str, Arc<Mutex<Vec<(&'static str, Duration)>>>);

    impl Situation for Noted {
        fn turn(&mut self, _: Level, time: Duration, _: &Arc<AtomicBool>) -> Vec<String> {
            self.1.lock().unwrap().push((self.0, time));
            thread::sleep(Duration::from_millis(5));
            Vec::new()
        }

        fn advise(&mut self, time: Duration, stop: &Arc<AtomicBool>) -> Vec<Advised> {
            self.turn(Level::Mayor, time, stop);
            Vec::new()
        }
    }

    fn client(host: u8) -> Client {
        let address: IpAddr = [192, 0, 2, host].into();
        Client { address, who: Some(Token::random().unwrap().hash()) }
    }

    fn one_core() -> Arc<Thinkers> {
        let desk = Arc::new(Desk::new(1));
        Arc::new(Thinkers { desk, ..Thinkers::new() })
    }

    #[tokio::test]
    async fn a_crowd_behind_one_address_keeps_nobody_waiting() {
        let thinkers = one_core();
        let noted = Arc::default();
        let mut tasks = Vec::new();
        let mut ask = |asker: Asker, name: &'static str| {
            let (thinkers, situation) = (Arc::clone(&thinkers), Noted(name, Arc::clone(&noted)));
            tasks.push(tokio::spawn(async move {
                thinkers.turn(asker, Box::new(situation), Level::Mayor, 1).await.unwrap();
            }));
        };
        for _ in 0..30 {
            ask(Asker::Unwatched(client(3).who.unwrap(), TableId::random()), "unwatched");
            ask(Asker::Table(client(1), TableId::random()), "crowd");
        }
        ask(Asker::Table(client(2), TableId::random()), "newcomer");
        for task in tasks {
            task.await.unwrap();
        }
        let noted = noted.lock().unwrap();
        let place = |name| noted.iter().position(|(who, _)| *who == name).unwrap();
        let last_watched = noted.iter().rposition(|(who, _)| *who != "unwatched").unwrap();
        assert!(place("newcomer") <= 3, "{noted:?}");
        let unwatched = noted[..last_watched].iter().filter(|(who, _)| *who == "unwatched");
        assert!(unwatched.count() <= 1, "those whom nobody waits for come last: {noted:?}");
        assert_eq!(noted.len(), 61);
        // Nobody gets a whole second while thirty wait.
        assert!(noted[5].1 < TURN_PROMISE / 10, "{noted:?}");
        assert_eq!(noted[60].1, TURN_PROMISE, "and alone, all of it");
    }

    #[tokio::test]
    async fn games_that_are_played_come_before_those_that_are_studied() {
        let thinkers = one_core();
        let noted: Arc<Mutex<Vec<&'static str>>> = Arc::default();
        let mut tasks = Vec::new();
        for _ in 0..10 {
            let (thinkers, noted) = (Arc::clone(&thinkers), Arc::clone(&noted));
            tasks.push(tokio::spawn(async move {
                let work = move || {
                    noted.lock().unwrap().push("study");
                    thread::sleep(Duration::from_millis(5));
                };
                thinkers.study(client(1), TableId::random(), work).await.unwrap();
            }));
        }
        tokio::task::yield_now().await;
        let turn = Noted("turn", Arc::default());
        let asker = Asker::Table(client(1), TableId::random());
        thinkers.turn(asker, Box::new(turn), Level::Mayor, 1).await.unwrap();
        noted.lock().unwrap().push("turn");
        for task in tasks {
            task.await.unwrap();
        }
        let noted = noted.lock().unwrap();
        let place = noted.iter().position(|who| *who == "turn").unwrap();
        assert!(place <= 3 && noted.len() == 11, "{noted:?}");
    }

    #[tokio::test]
    async fn hints_come_one_at_a_time_and_have_an_end() {
        let thinkers = one_core();
        let noted = Arc::default();
        let hint = |who: Client| {
            let (thinkers, situation) = (Arc::clone(&thinkers), Noted("hint", Arc::clone(&noted)));
            tokio::spawn(async move { thinkers.advise(who, Box::new(situation)).await })
        };
        let player = client(1);
        let same: Vec<_> = (0..5).map(|_| hint(player)).collect();
        let mut given = 0;
        for hint in same {
            given += usize::from(hint.await.unwrap().is_ok());
        }
        assert_eq!(given, 1, "four were asked while the first was thought about");
        assert!(hint(player).await.unwrap().is_ok(), "and then the next one");

        let crowd: Vec<_> = (0..60).map(|_| hint(client(1))).collect();
        let other = hint(client(2));
        assert!(other.await.unwrap().is_ok(), "another address has room");
        let mut refused = 0;
        for hint in crowd {
            refused += usize::from(hint.await.unwrap().is_err());
        }
        assert!(refused >= 60 - MOST_HINTS_OF_ADDRESS - 5, "{refused}");
        assert_eq!(thinkers.load().refused_hints as usize, refused + 4);
        assert_eq!(thinkers.load().waiting, 0);
    }

    #[tokio::test]
    async fn who_goes_away_gives_the_place_free() {
        let thinkers = one_core();
        let noted = Arc::default();
        let hints = (0..10).map(|_| {
            let (thinkers, situation) = (Arc::clone(&thinkers), Noted("hint", Arc::clone(&noted)));
            tokio::spawn(async move { thinkers.advise(client(1), Box::new(situation)).await })
        });
        let hints: Vec<_> = hints.collect();
        tokio::task::yield_now().await;
        for hint in hints {
            hint.abort();
        }
        let situation = Noted("after", Arc::clone(&noted));
        assert!(thinkers.advise(client(2), Box::new(situation)).await.is_ok());
        assert!(noted.lock().unwrap().len() <= 3, "nobody thinks for those who are gone");
    }
}
