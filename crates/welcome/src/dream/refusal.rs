//! Why a choice is refused: the rule that forbids it.

use thiserror::Error;

use super::bonus::Bonus;
use super::house::House;
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::refusal::{OutOfOrder, TakingRefusal};

/// The rule a refused choice would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nothing can be chosen after the end.
    #[error("the game is over")]
    GameOver,
    /// The seat has ended its turn.
    #[error("this turn is done; the round goes on when everyone is")]
    TurnDone,
    /// Another step comes first.
    #[error("not now: {0}")]
    NotNow(Step),
    /// A card gives its number or its family, not both.
    #[error("number and family must come from two different cards")]
    SameCard,
    /// The cards cannot be taken so.
    #[error(transparent)]
    Taking(#[from] TakingRefusal),
    /// Another number than the one taken; no temp changes it on this sheet.
    #[error("the number taken is {taken}, not {given}")]
    OtherNumber {
        /// What was asked for.
        given: Number,
        /// What was taken.
        taken: Number,
    },
    /// The sheet has no such house.
    #[error("there is no house {0} on this sheet")]
    NoSuchHouse(House),
    /// Something stands there.
    #[error("{0} is taken already")]
    HouseTaken(House),
    /// Numbers grow from left to right.
    #[error(transparent)]
    OutOfOrder(#[from] OutOfOrder<House>),
    /// Each plan pays once.
    #[error("plan {0} is fulfilled already on this sheet")]
    PlanFulfilled(PlanSlot),
    /// The sheet does not show what the plan asks for.
    #[error("plan {0} asks for more than this sheet shows")]
    PlanNotMet(PlanSlot),
    /// The bonus is circled, crossed, or not on the sheet.
    #[error(
        "the bonus {0} is not open: only one that is neither circled nor crossed can be crossed"
    )]
    BonusNotOpen(Bonus),
    /// The bonus is for those who have completed it.
    #[error("the bonus {0} is for those whose houses there all have numbers")]
    NotComplete(Bonus),
    /// The validation card takes no more of this kind.
    #[error("enough bonuses of {} are crossed", if matches!(.0, Bonus::Street(_)) { "streets" } else { "columns" })]
    EnoughCrossed(Bonus),
}

/// What an architect must do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Step {
    /// Cross bonuses, since a validation card has come.
    #[error("a validation card has come; cross bonuses first: `cross b`, `cross 4`")]
    Cross,
    /// Take a pair, or refuse.
    #[error("take a number and a family first")]
    Take,
    /// Write the number.
    #[error("write the number first")]
    Write,
    /// Plans, done.
    #[error("the number is written; fulfil plans or end the turn")]
    Close,
}
