//! The rules of Welkin.
//!
//! The files are named after the ideas of the game: [`resource`] for what is built with, [`card`]
//! for the sites and their powers, [`quotation`] for what resources are worth, [`board`] for what
//! lies where, `turn` for what a player may do, [`score`] for who wins, [`prospects`]
//! for who may hope to. The figures are in `data/`; rulings are in `docs/rulings.md`.
//!
//! ```
//! use tabletop::{Dealer, Game, Seed, Settings, Viewer};
//! use welkin::Welkin;
//!
//! let setup = Welkin::setup(&Settings::default(), 3).expect("three can play");
//! let mut game = Welkin::start(&setup, Dealer::new(&Seed::of_simulation(7, 0)));
//! let seat = game.waiting_on().lowest().expect("somebody begins");
//!
//! let mut choices = Vec::new();
//! game.choices(seat, &mut choices);
//! for choice in &choices {
//!     println!("{choice}: {}", game.describe(seat, *choice));
//! }
//! game.choose(seat, choices[0]).expect("what is listed is legal");
//! assert_eq!(game.round(), 1);
//! println!("{}", game.view(Viewer::Spectator));
//! ```

pub mod board;
pub mod card;
pub mod choice;
pub mod data;
mod describe;
mod diploma;
mod draw;
mod encode;
mod events;
mod game;
mod legend;
pub mod position;
mod position_check;
pub mod prospects;
pub mod quotation;
pub mod refusal;
pub mod resource;
pub mod rules;
pub mod score;
mod turn;
mod turn_log;
pub mod view;

pub use choice::Choice;
pub use diploma::Feat;
pub use game::{End, Welkin};
pub use position::Position;
pub use refusal::Refusal;
pub use view::View;
