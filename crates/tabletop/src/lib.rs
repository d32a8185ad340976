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
//! | figures read from files, with provenance | [`data`] |
//! | a game being played, with undo | [`Table`] |
//! | a game written down | [`Record`] |
//! | what a bot may look at | [`Seen`] |
//! | what a person at a terminal is told | [`Told`] |
//! | the tests every game must pass | `conformance` (feature of that name) |
//!
//! Two names mean the opposite of what chess programs call them. A [`Position`](Game::Position) is
//! raw: whatever a person wrote, possible or not, until [`Game::set_up`] has checked it. A
//! [`Setup`](Game::Setup) is what a table agreed on before the first card: options and data, checked.
//!
//! Everything below is written for any game. This plays one at random:
//!
//! ```
//! use tabletop::{Game, Rng, Seed, Table};
//!
//! fn play_at_random<G: Game>(setup: G::Setup, names: Vec<String>, seed: Seed) -> Table<G> {
//!     let mut table = Table::<G>::new(setup, names, seed);
//!     let (mut rng, mut choices) = (Rng::new(1), Vec::new());
//!     while let Some(seat) = table.game().waiting_on().lowest() {
//!         table.game().choices(seat, &mut choices);
//!         let choice = rng.pick(&choices).expect("a seat that owes a choice has one");
//!         table.choose(seat, choice).expect("what is listed is legal");
//!     }
//!     table
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

pub mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod data;
mod fault;
mod game;
mod glue;
mod judged;
mod notation;
pub mod options;
mod outcome;
mod record;
mod seat;
mod seen;
mod table;
mod told;

pub use chance::{Commitment, Dealer, Rng, Seed};
pub use fault::{Fault, Faults};
pub use game::Game;
pub use judged::Judged;
pub use notation::NotationError;
pub use options::{OptionKind, OptionSpec, OptionsError, Setting, Settings};
pub use outcome::{Outcome, Score, Standing, ranks};
pub use record::{Record, RecordError, Replay, ResultLine};
pub use seat::{Seat, SeatSet, Viewer};
pub use seen::Seen;
pub use table::{Kept, Table, UndoError};
pub use told::{News, Told};
