//! Players that choose by themselves, written once for every game.
//!
//! A bot looks at a game through [`Seen`]: its seat's choices, its seat's view, and games
//! imagined from them. Equal views and equal whims therefore give equal choices, whatever the
//! dealer holds.
//!
//! | to find | look in |
//! | --- | --- |
//! | what a bot must answer | [`Player`] |
//! | the named strengths people choose from | [`Level`] |
//! | the bot that takes whatever comes | [`Random`] |
//! | the bot that takes the turn after which it stands best | [`Greedy`] |
//! | the bot that plays its turns out in imagined games | [`Search`] |
//! | a hint, with what speaks for it | [`advise`] |
//! | what the decisions of a finished game cost | [`analysis`] |
//! | how the weights of a judge are found | [`tune`] |
//!
//! ```
//! use bots::{Player, Random, play_out};
//! use tabletop::{Dealer, Game, Rng, Seed, Settings};
//! use welcome::Welcome;
//!
//! let setup = Welcome::setup(&Settings::default(), 2).expect("two can play");
//! let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(7, 0)));
//! let mut players = [1, 2].map(|whims| Random::<Welcome>::new(Rng::new(whims)));
//! let choices = play_out(&mut game, &mut players, |_, _, _| ()).expect("bots choose legally");
//! assert!(choices > 100 && game.outcome().is_some());
//! ```

mod advice;
pub mod analysis;
mod clock;
mod greedy;
mod level;
mod playout;
mod random;
mod remembered;
mod search;
mod trial;
pub mod tune;
mod turns;

use tabletop::{Game, Rng, Seen};

pub use advice::{Advised, advise};
pub use clock::{TimeLimit, worked};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use playout::{Refused, play_out};
pub use random::Random;
pub use search::{Effort, Search, Tried};

/// Someone who can be asked for a choice.
pub trait Player<G: Game>: Send {
    /// Sits down to a new game: whatever was remembered of the last one is forgotten, and every
    /// whim comes from `rng` from now on. Memory already reserved is kept, so that simulations
    /// can use one player for millions of games.
    fn sit_down(&mut self, rng: Rng);

    /// One of the seat's legal choices. Asked only while the seat owes one.
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice;

    /// How many positions it has looked at since it was made; none for one that does not look
    /// ahead.
    fn positions(&self) -> u64 {
        0
    }
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn sit_down(&mut self, rng: Rng) {
        (**self).sit_down(rng);
    }

    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        (**self).choose(seen)
    }

    fn positions(&self) -> u64 {
        (**self).positions()
    }
}
