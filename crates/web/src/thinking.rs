//! Bots think here, away from the tables, and everyone gets a fair share of the machine.

mod fair_queue;
mod thinkers;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Effort, Level};
use tabletop::{Judged, Rng, Seat, Seen};

pub(crate) use thinkers::{Asker, Busy, Thinkers};

/// How many futures a hint looks into. A hint is over when its futures are, and on a machine with
/// little to do that is well before its time.
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
        let mut player = level.live_player::<G>(Rng::new(random_seed()), time, Arc::clone(stop));
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
        let in_notation = |turn: bots::Advised<G::Choice>| bots::Advised {
            choices: turn.choices.iter().map(ToString::to_string).collect(),
            behind: turn.behind,
            parts: turn.parts,
            rival: turn.rival,
        };
        advised.into_iter().map(in_notation).collect()
    }
}

/// Bots at live tables differ from game to game.
fn random_seed() -> u64 {
    getrandom::u64().unwrap_or(0)
}
