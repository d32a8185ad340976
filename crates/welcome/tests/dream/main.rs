//! American Dream: the contract, kept games, and its rules shown as scenarios, with a second
//! computation to check the first.
//!
//! Sources: "rulebook" is the French book of extensions of the edition of 2023; rulings are
//! explained in `docs/rulings.md`.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

mod scenario;

mod bonuses;
mod contract;
mod data;
mod literal;
mod modes;
mod narration;
mod opponent;
mod paper;
mod plans;
mod positions;
mod turns;
