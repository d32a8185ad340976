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

pub mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod data;
mod fault;
mod game;
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
