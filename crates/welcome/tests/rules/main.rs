//! The rules of Welcome shown as scenarios, and a second scorer to check the first. What is not in
//! `edition_2023` is about the edition of 2018, and most of it holds for both.
//!
//! Sources: "rulebook" is the French rulebook of the edition with its pages; "facts" are the project's
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
mod diploma;
mod edition_2023;
mod ending;
mod estates;
mod expert;
mod extensions;
mod goals;
mod legality;
mod narration;
mod numbers;
mod paper;
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
