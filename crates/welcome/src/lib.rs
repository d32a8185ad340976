//! The rules of Welcome to Your Perfect Home.
//!
//! The files are named after the ideas of the game: [`house`] and [`number`] for what is written
//! where, [`card`] and `supply` for what is drawn, [`plan`] and [`goal`] for what the city asks,
//! [`sheet`] for what stands, `turn` for what an architect may do, [`score`] for what it is worth. The figures are in `data/`; rulings are in `docs/rulings.md`.

pub mod card;
pub mod choice;
pub mod data;
mod describe;
mod draw;
pub mod estate;
mod frequency;
mod game;
pub mod goal;
pub mod house;
mod imagine;
mod legend;
mod news;
pub mod number;
pub mod opponent;
mod options;
pub mod plan;
pub mod position;
mod position_check;
pub mod printing;
mod prospects;
pub mod refusal;
mod room;
pub mod rules;
pub mod ruleset;
pub mod score;
pub mod sheet;
pub mod sheet_view;
pub mod street_row;
mod supply;
pub mod town;
pub mod track;
mod turn;
pub mod view;

pub use choice::Choice;
pub use game::{End, Welcome};
pub use position::Position;
pub use prospects::{Judgement, Weights};
pub use refusal::Refusal;
pub use view::View;
