//! The rules of Welkin.
//!
//! The files are named after the ideas of the game: [`resource`] for what is built with, [`card`]
//! for the sites and their powers, [`quotation`] for what resources are worth, [`board`] for what
//! lies where, `turn` for what a player may do, [`score`] for who wins, [`prospects`]
//! for who may hope to. The figures are in `data/`; rulings are in `docs/rulings.md`.

pub mod board;
pub mod card;
pub mod choice;
pub mod data;
mod describe;
mod draw;
mod game;
mod legend;
mod news;
pub mod position;
mod position_check;
pub mod prospects;
pub mod quotation;
pub mod refusal;
pub mod resource;
pub mod rules;
pub mod score;
mod turn;
pub mod view;

pub use choice::Choice;
pub use game::{End, Welkin};
pub use position::Position;
pub use refusal::Refusal;
pub use view::View;
