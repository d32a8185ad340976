//! The rules of Bienvenue chez Vous, shown as scenarios, the invariants of whole games, and a
//! slow second reading of houses, prices and scores.
//!
//! "Facts" are the project's facts about the game with their sections; rulings are explained in
//! `docs/rulings.md`.

#![allow(missing_docs, reason = "tests are run, not read as documentation")]

mod literal;
mod play;
mod scenario;

mod auctions;
mod building;
mod cards;
mod data;
mod diploma;
mod edge_cases;
mod ending;
mod invariants;
mod knowledge;
mod ledger;
mod positions;
mod rounds;
mod text;
mod thinking;
