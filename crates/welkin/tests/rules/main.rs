//! The rules of Welkin, shown as scenarios, and the invariants of whole games.
//!
//! Sources: "rulebook" is the French rulebook of 2019; "facts" are the project's facts about the
//! game with their sections; rulings are explained in `docs/rulings.md`.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

mod play;
mod scenario;

mod data;
mod data_files;
mod diploma;
mod ending;
mod invariants;
mod narration;
mod opening;
mod options;
mod positions;
mod powers;
mod producing;
mod ranking;
mod taking_back;
mod text;
mod using;
