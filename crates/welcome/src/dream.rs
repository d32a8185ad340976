//! American Dream: the sheet of the edition of 2023 that is a game of its own.
//!
//! It shares cards, numbers, the supply of cards, the opponents and the stacks of plans with
//! Welcome: [`Rules`] holds the rules of Welcome for just these. Sheet, turn, claims and score are
//! its own. There are no fences, no tracks and no actions: an action is a type of family, and a
//! house of that type becomes perfect.

mod allowed;
mod bonus;
mod choice;
mod data;
mod describe;
mod diploma;
mod draw;
mod encode;
mod events;
mod game;
pub mod goal;
pub mod house;
mod imagine;
mod layout;
mod legend;
mod paper;
mod position;
mod position_check;
mod prospects;
mod refusal;
mod round_log;
mod rules;
mod score;
mod sheet;
mod turn;
mod view;

pub use bonus::{Bonus, Bonuses};
pub use choice::Choice;
pub use game::Dream;
pub use layout::Layout;
pub use paper::{Erased, Mark, OwnView, Place};
pub use position::{Position, WrittenSheet};
pub use prospects::{Judgement, Weights};
pub use refusal::{Refusal, Step};
pub use rules::Rules;
pub use score::{CATEGORIES, OPPONENT_CATEGORIES};
pub use sheet::Sheet;
pub use view::{
    ColumnView, LayoutView, OfferView, OpponentView, ProgressView, SeatView, StepView, TurnView,
    View,
};

/// An architect in a position.
pub type WrittenSeat = crate::position::WrittenSeat<WrittenSheet>;

/// A plan in play.
pub type PlanView = crate::view::PlanView<goal::Goal>;
