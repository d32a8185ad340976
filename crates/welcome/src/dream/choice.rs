//! The choices of an architect, and their notation.

use std::fmt;
use std::str::FromStr;

use tabletop::{Forms, NotationError};

use super::bonus::Bonus;
use super::house::House;
use crate::choice::{Offer, offer_from, plan_from};
use crate::number::Number;
use crate::plan::PlanSlot;

/// One small decision of an architect. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `take 2`: use that pair.
    Take(Offer),
    /// `take 1+3`: use the number of one card and the family of another.
    Combine {
        /// The card whose number is used.
        number: Offer,
        /// The card whose family is used.
        action: Offer,
    },
    /// `refuse`: no number fits; cross a permit refusal.
    Refuse,
    /// `refuse 2`: the same with three cards of one's own, passing that one on.
    RefuseAndPass(Offer),
    /// `write 7 b4`: write the number in a house.
    Write {
        /// The number.
        number: Number,
        /// Where.
        house: House,
    },
    /// `plan 1`: fulfil that plan.
    Plan(PlanSlot),
    /// `cross b`, `cross 4`: alone against the AAA, give up that bonus.
    Cross(Bonus),
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(pair) => write!(f, "take {pair}"),
            Self::Combine { number, action } => write!(f, "take {number}+{action}"),
            Self::Refuse => f.write_str("refuse"),
            Self::RefuseAndPass(card) => write!(f, "refuse {card}"),
            Self::Write { number, house } => write!(f, "write {number} {house}"),
            Self::Plan(slot) => write!(f, "plan {slot}"),
            Self::Cross(bonus) => write!(f, "cross {bonus}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let choice = match (words.next().unwrap_or_default(), words.next(), words.next()) {
            ("take", Some(offer), None) => match offer.split_once('+') {
                None => Self::Take(offer_from(offer)?),
                Some((number, action)) => {
                    Self::Combine { number: offer_from(number)?, action: offer_from(action)? }
                }
            },
            ("refuse", None, None) => Self::Refuse,
            ("refuse", Some(card), None) => Self::RefuseAndPass(offer_from(card)?),
            ("write", Some(number), Some(house)) => {
                Self::Write { number: number.parse()?, house: house.parse()? }
            }
            ("plan", Some(slot), None) => Self::Plan(plan_from(slot)?),
            ("cross", Some(bonus), None) => Self::Cross(bonus.parse()?),
            ("done", None, None) => Self::Done,
            _ => return Err(NotationError::unlike(text, FORMS)),
        };
        match words.next() {
            None => Ok(choice),
            Some(_) => Err(NotationError::new(text, "nothing more after the choice")),
        }
    }
}

/// The form of a choice by its first word.
const FORMS: &Forms = &[
    ("take", "`take 2`, or `take 1+3` to combine two cards"),
    ("refuse", "`refuse`, or `refuse 2` to pass that card on"),
    ("write", "`write 7 b4`"),
    ("plan", "`plan 1`"),
    ("cross", "`cross b` for a street, `cross 4` for a column"),
    ("done", "the word alone"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back_in_a_few_bytes() {
        assert!(size_of::<Choice>() <= 4);
        for text in [
            "take 2",
            "take 1+3",
            "refuse",
            "refuse 2",
            "write 7 e7",
            "write 9¾ a1",
            "plan 3",
            "cross b",
            "cross 7",
            "done",
        ] {
            let read = text.parse::<Choice>().map(|choice| choice.to_string());
            assert_eq!(read.as_deref(), Ok(text));
        }
        for wrong in ["", "take", "cross", "cross f", "cross 9", "cross 1 2", "write 7 f1", "pool"]
        {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
