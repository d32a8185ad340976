//! The edition of 2023: what differs from 2018, its modes, and the examples of its rulebook.

mod data;
mod differences;
mod expert;
mod opponent;
mod options;
mod piles;
mod plans;
mod quarters;
