//! The rules of Welcome to Your Perfect Home.
//!
//! The files are named after the ideas of the game: [`house`] and [`number`] for what is written
//! where, [`card`] and `supply` for what is drawn, [`plan`] and [`goal`] for what the city asks,
//! [`sheet`] for what stands, `turn` for what an architect may do, [`score`] for what it is worth. The figures are in `data/`; rulings are in `docs/rulings.md`.
//!
//! ```
//! use tabletop::{Dealer, Game, Seat, Seed, Settings, Viewer};
//! use welcome::{Choice, Welcome};
//!
//! let setup = Welcome::setup(&Settings::default(), 2).expect("two can play");
//! let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(7, 0)));
//! let me = Seat::new(0);
//!
//! let choice: Choice = "take 1".parse().expect("notation");
//! game.choose(me, choice).expect("everything fits on an empty sheet");
//! let mut choices = Vec::new();
//! game.choices(me, &mut choices);
//! assert!(choices.iter().all(|choice| matches!(choice, Choice::Write { .. })));
//!
//! // What is refused names the rule, and changes nothing.
//! let refusal = game.choose(me, Choice::Done).expect_err("the number is not written");
//! assert_eq!(refusal.to_string(), "not now: write the number first");
//! println!("{}", game.view(Viewer::Seat(me)));
//! ```

mod allowed;
pub mod card;
pub mod choice;
mod contest;
pub mod data;
mod describe;
mod diploma;
mod draw;
pub mod dream;
mod encode;
pub mod estate;
mod events;
pub mod extensions;
mod frequency;
mod game;
pub mod goal;
pub mod house;
mod imagine;
mod legend;
pub mod number;
mod openings;
pub mod opponent;
mod options;
pub mod paper;
pub mod plan;
pub mod position;
mod position_check;
pub mod printing;
pub mod prospects;
pub mod refusal;
mod round_log;
pub mod rules;
pub mod ruleset;
pub mod score;
pub mod sheet;
pub mod sheet_view;
mod spots;
pub mod street_row;
mod supply;
pub mod town;
pub mod track;
mod turn;
pub mod view;

pub use choice::Choice;
pub use diploma::Feat;
pub use dream::Dream;
pub use game::{End, Welcome};
pub use paper::{DreamPaper, Paper};
pub use position::Position;
pub use prospects::{Judgement, Weights};
pub use refusal::Refusal;
pub use view::View;
