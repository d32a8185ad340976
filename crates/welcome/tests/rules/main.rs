//! The rules of Welcome, 2018 edition, shown as scenarios, and a second scorer to check the first.
//!
//! Sources: "rulebook" is the French rulebook of 2018 with its pages; "facts" are the project's
//! facts about that edition with their sections; rulings are explained in `docs/rulings.md`.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

mod literal_rules;
mod literal_scorer;
mod play;
mod players;
mod scenario;

mod approvals;
mod bis;
mod data;
mod data_files;
mod ending;
mod estates;
mod expert;
mod goals;
mod legality;
mod numbers;
mod parks;
mod piles;
mod plans;
mod pools;
mod positions;
mod ranking;
mod real_estate;
mod refusals;
mod reshuffle;
mod roundabouts;
mod scoring;
mod solo;
mod surveyor;
mod temps;
