//! The contract between a board game and everything else.
//!
//! A game is a value: rules and nothing else. It reads no clock, does no I/O, keeps no global
//! state; equal inputs give equal games for ever. Everything that plays, shows, records, checks
//! or searches games is written once against [`Game`].
//!
//! | to find | look in |
//! | --- | --- |
//! | what a game must answer | [`Game`] |
//! | who sits, who looks on | [`Seat`], [`SeatSet`], [`Viewer`] |
//! | chance: seeds, commitments, dealing | [`chance`] |
//! | options and how they are refused | [`options`] |
//! | figures read from files, with provenance | [`data`], [`BuiltIn`] |
//! | a game being played, with undo | [`Table`] |
//! | a game written down | [`Record`] |
//! | what a bot may look at | [`Seen`] |
//! | what the terminal explains and reports | [`Narrated`] |
//! | boards as text that knows what it shows | [`drawing`] |
//! | what can be achieved in a game | [`Achieving`] |
//! | games in numbers, for programs that learn | [`Encoded`] |
//! | what can be counted of many games | [`Eventful`] |
//! | games played at random | [`random_play`] |
//! | the tests every game must pass | `conformance` (feature of that name) |
//! | hostile texts for everything a game reads | `fuzz` (the same feature) |
//!
//! Two names mean the opposite of what chess programs call them. A [`Position`](Game::Position) is
//! raw: whatever a person wrote, possible or not, until [`Game::set_up`] has checked it. A
//! [`Setup`](Game::Setup) is what a table agreed on before the first card: options and data, checked.
//!
//! Everything below is written for any game. This plays one at random:
//!
//! ```
//! use tabletop::random_play::play_at_random;
//! use tabletop::{Dealer, Game, Outcome, Rng, Seed};
//!
//! fn random_outcome<G: Game>(setup: &G::Setup, seed: &Seed) -> Option<Outcome> {
//!     let mut game = G::start(setup, Dealer::new(seed));
//!     play_at_random(&mut game, &mut Rng::new(1), &mut Vec::new(), |_| false);
//!     game.outcome()
//! }
//! ```
//!
//! A seed decides everything that chance decides, and its commitment can be shown beforehand:
//!
//! ```
//! use tabletop::{Dealer, Seed};
//!
//! let seed = Seed::of_simulation(7, 0);
//! let promised = seed.commitment();
//! assert_eq!(Dealer::new(&seed).below(81), Dealer::new(&seed).below(81));
//! assert_eq!(seed.commitment(), promised);
//! ```

mod achieving;
mod built_in;
pub mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod data;
pub mod drawing;
mod encoded;
mod eventful;
mod fault;
#[cfg(feature = "conformance")]
pub mod fuzz;
mod game;
mod glue;
mod judged;
mod narrated;
mod notation;
pub mod options;
mod origin;
mod outcome;
pub mod random_play;
mod record;
mod seat;
mod seen;
mod table;
mod wording;
pub mod written;

pub use achieving::{Achievement, Achieving, Diploma, Group};
pub use built_in::BuiltIn;
pub use chance::{Commitment, Dealer, Rng, Seed};
pub use drawing::{Drawing, Ink, PartKind};
pub use encoded::{Encoded, Figure, Notes, Spans};
pub use eventful::{Event, EventKind, EventWatch, Eventful, Fact, Occasion};
pub use fault::{Fault, Faults};
pub use game::Game;
pub use judged::Judged;
pub use narrated::{LogEntry, Narrated, Rival};
pub use notation::{Forms, NotationError, WORD_ALONE};
pub use options::{Need, OptionKind, OptionSpec, OptionsError, Requirement, Setting, Settings};
pub use origin::Origin;
pub use outcome::{Outcome, Score, Standing, ranks};
pub use record::{Record, RecordError, Replay, ResultLine};
pub use seat::{Seat, SeatSet, Viewer};
pub use seen::Seen;
pub use table::{Kept, Refused, Table, UndoError};
pub use wording::in_words;
