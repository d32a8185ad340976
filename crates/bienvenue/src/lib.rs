//! The rules of Bienvenue chez Vous, a prototype by Ghislain “court-jus” Lévêque.
//!
//! The files are named after the ideas of the game: [`tile`] and [`cell`] for what is laid and
//! where, [`house`] for rooms, doors and stairs, [`family`] for who will live there, [`card`] for
//! corruption and anti-trust, [`board`] for what lies on the table, `agenda` for who owes what,
//! `turn` for what that allows, [`score`] for the handing over of the keys, [`prospects`] for who
//! may hope for what. The figures are in `data/`; rulings are in `docs/rulings.md`.
//!
//! ```
//! use bienvenue::Bienvenue;
//! use tabletop::{Dealer, Game, Seed, Settings, Viewer};
//!
//! let setup = Bienvenue::setup(&Settings::default(), 3).expect("three can play");
//! let mut game = Bienvenue::start(&setup, Dealer::new(&Seed::of_simulation(7, 0)));
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

mod agenda;
pub mod board;
pub mod card;
pub mod cell;
pub mod choice;
pub mod data;
mod describe;
mod diploma;
mod draw;
mod encode;
mod events;
pub mod family;
mod game;
pub mod house;
mod legend;
mod news;
pub mod position;
mod position_check;
pub mod prospects;
pub mod refusal;
mod reimagine;
pub mod rules;
pub mod score;
pub mod tile;
mod turn;
pub mod view;

pub use choice::Choice;
pub use diploma::Feat;
pub use game::{Bienvenue, End};
pub use position::Position;
pub use refusal::Refusal;
pub use view::View;
