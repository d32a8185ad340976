//! What bots think about, taken away from the table so that nobody waits for them.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use bots::{Effort, Level};
use tabletop::{Judged, Rng, Seat, Seen};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How long all bots of a table together may think about a turn.
const PATIENCE: Duration = Duration::from_millis(900);
/// How long a hint may take. It is rarely this long: a hint is over when its futures are, so that
/// asking twice gives the same answer.
const HINT_PATIENCE: Duration = Duration::from_millis(1800);
/// How many futures a hint looks into.
const HINT_FUTURES: usize = 2000;

/// A game as it stood when a seat owed a choice, whichever game it is.
pub trait Situation: Send {
    /// The rest of the seat's turn as a bot would take it, in notation.
    fn turn(&mut self, level: Level, time: Duration, stop: &Arc<AtomicBool>) -> Vec<String>;

    /// What the best bot would do and what else it thought of.
    fn advise(&mut self, time: Duration, stop: &Arc<AtomicBool>) -> Vec<Advised>;
}

/// A turn of a hint: its choices are in notation.
pub type Advised = bots::Advised<String>;

/// The situation of a seat in a game.
pub(crate) struct SituationOf<G> {
    pub(crate) game: G,
    pub(crate) seat: Seat,
}

impl<G: Judged> Situation for SituationOf<G> {
    fn turn(&mut self, level: Level, time: Duration, stop: &Arc<AtomicBool>) -> Vec<String> {
        let mut player = level.live_player::<G>(Rng::new(whims()), time, Arc::clone(stop));
        let checkpoints = self.game.checkpoints();
        let mut choices = Vec::new();
        while self.game.checkpoints() == checkpoints && self.game.waiting_on().contains(self.seat) {
            let choice = player.choose(&Seen::new(&self.game, self.seat));
            self.game.choose(self.seat, choice).expect("a bot makes legal choices");
            choices.push(choice.to_string());
        }
        choices
    }

    fn advise(&mut self, time: Duration, stop: &Arc<AtomicBool>) -> Vec<Advised> {
        let seen = Seen::new(&self.game, self.seat);
        let effort = Effort { futures: HINT_FUTURES, ..Effort::LIVE.within(time) };
        let advised = bots::advise(&seen, effort, Rng::new(0), stop);
        let told = |turn: bots::Advised<G::Choice>| bots::Advised {
            choices: turn.choices.iter().map(ToString::to_string).collect(),
            behind: turn.behind,
            parts: turn.parts,
            rival: turn.rival,
        };
        advised.into_iter().map(told).collect()
    }
}

/// Where a live bot's whims come from.
fn whims() -> u64 {
    getrandom::u64().unwrap_or(0)
}

/// The threads on which bots think: as many at once as the machine has cores.
pub(crate) struct Thinkers {
    places: Semaphore,
    stop: Arc<AtomicBool>,
}

impl Thinkers {
    pub(crate) fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self { places: Semaphore::new(cores), stop: Arc::default() }
    }

    /// Asks everyone to come to an end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Lets a bot think about its turn; the time is shared by `bots` of them.
    pub(crate) async fn turn(
        &self,
        mut situation: Box<dyn Situation>,
        level: Level,
        bots: usize,
    ) -> Option<Vec<String>> {
        let time = PATIENCE / bots.max(1) as u32;
        self.think(move |stop| situation.turn(level, time, stop)).await
    }

    /// Lets the best bot think about a hint.
    pub(crate) async fn advise(&self, mut situation: Box<dyn Situation>) -> Option<Vec<Advised>> {
        self.think(move |stop| situation.advise(HINT_PATIENCE, stop)).await
    }

    async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.places.acquire().await.ok()?;
        let stop = Arc::clone(&self.stop);
        spawn_blocking(move || thought(&stop)).await.ok()
    }
}
