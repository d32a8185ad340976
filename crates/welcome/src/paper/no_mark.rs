//! Why something cannot be written at all: it has no place on the sheet.

use thiserror::Error;

use crate::card::Card;
use crate::house::House;
use crate::number::Number;
use crate::plan::PlanSlot;

/// Why something cannot be written at all: it has no place on the sheet, whose houses are `H`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoMark<H = House> {
    /// Nothing is written on a finished sheet.
    #[error("the sheet is closed: take that back to write on")]
    Closed,
    /// The sheet has no such house.
    #[error("there is no house {0} on this sheet")]
    NoSuchHouse(H),
    /// Something else stands there.
    #[error("{0} is taken already: rub it out first")]
    Taken(H),
    /// The last house has its fence from the start.
    #[error("{0} is the last house of its street: a fence goes between two houses")]
    FenceAtEnd(H),
    /// It is there already.
    #[error("that is on the sheet already")]
    There,
    /// Every box is crossed.
    #[error("all these boxes are crossed")]
    Full,
    /// Nothing to rub out.
    #[error("there is nothing to rub out")]
    Nothing,
    /// No card makes this number.
    #[error("no card and no temp makes the number {0}")]
    NoSuchNumber(Number),
    /// The plans are not known.
    #[error("plan {0} is not known yet: pick the plans on the table first")]
    NotLaid(PlanSlot),
    /// The stack has fewer plans.
    #[error("stack {0} has no such plan")]
    NoSuchPlan(PlanSlot),
    /// Only complete estates are used.
    #[error("{0} belongs to no complete estate")]
    NoEstate(H),
    /// Only a house with a number becomes perfect.
    #[error("{0} has no number yet")]
    Unnumbered(H),
    /// Every such card has been given.
    #[error("no card {0} is left to give")]
    NoSuchCard(Card),
    /// This sheet has nothing of the kind.
    #[error("this sheet has no such mark")]
    OtherSheet,
}

impl<H> NoMark<H> {
    pub(crate) fn if_there(is_there: bool) -> Result<(), Self> {
        if is_there { Ok(()) } else { Err(Self::Nothing) }
    }

    pub(crate) fn unless_full(is_free: bool) -> Result<(), Self> {
        if is_free { Ok(()) } else { Err(Self::Full) }
    }

    pub(crate) fn if_new(is_new: bool) -> Result<(), Self> {
        if is_new { Ok(()) } else { Err(Self::There) }
    }
}
