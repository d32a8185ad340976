//! What a pencil and an eraser can do to a sheet of American Dream, and its notation.

use std::fmt;
use std::str::FromStr;

use tabletop::{Forms, NotationError};

use super::super::bonus::Bonus;
use super::super::house::House;
use crate::number::Number;
use crate::paper::{AnyMark, PaperMark, holds_any_mark};

/// One thing written on a sheet of paper, or rubbed out. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// What every sheet has.
    Any(AnyMark),
    /// `write 7 b4`: the number in a house; one that stands there is replaced.
    Write {
        /// The number.
        number: Number,
        /// Where.
        house: House,
    },
    /// `perfect b4`: the number came with the family of that house.
    Perfect(House),
    /// `bonus b`, `bonus 4`: the bonus of a street or a column.
    Bonus(Bonus),
    /// `cross b`, `cross 4`: that bonus is crossed, as a validation card asks.
    Cross(Bonus),
    /// `erase …`: rubs something out.
    Erase(Erased),
}

/// What is rubbed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Erased {
    /// `erase b4`: everything that stands on that place.
    House(House),
    /// `erase perfect b4`: the house is a normal one.
    Perfect(House),
    /// `erase bonus 4`.
    Bonus(Bonus),
    /// `erase cross 4`.
    Cross(Bonus),
}

holds_any_mark!(Mark);

impl PaperMark for Mark {
    type House = House;

    fn writes_number(self) -> bool {
        matches!(self, Self::Write { .. })
    }

    fn removes_number(self) -> Option<House> {
        match self {
            Self::Erase(Erased::House(house)) => Some(house),
            _ => None,
        }
    }

    fn house(self) -> Option<House> {
        match self {
            Self::Write { house, .. }
            | Self::Perfect(house)
            | Self::Erase(Erased::House(house) | Erased::Perfect(house)) => Some(house),
            _ => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any(mark) => mark.fmt(f),
            Self::Write { number, house } => write!(f, "write {number} {house}"),
            Self::Perfect(house) => write!(f, "perfect {house}"),
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::Cross(bonus) => write!(f, "cross {bonus}"),
            Self::Erase(Erased::House(house)) => write!(f, "erase {house}"),
            Self::Erase(Erased::Perfect(house)) => write!(f, "erase perfect {house}"),
            Self::Erase(Erased::Bonus(bonus)) => write!(f, "erase bonus {bonus}"),
            Self::Erase(Erased::Cross(bonus)) => write!(f, "erase cross {bonus}"),
        }
    }
}

/// Each first word, with the whole form.
const FORMS: &Forms = &[
    ("write", "`write 7 b4`"),
    ("perfect", "`perfect b4`"),
    ("bonus", "`bonus b` for a street, `bonus 4` for a column"),
    ("cross", "`cross b` for a street, `cross 4` for a column"),
    ("erase", "`erase b4`, or `erase` with a mark such as `perfect b4`, `bonus 4`, `plan 1`"),
];

impl FromStr for Mark {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        if let Some(mark) = AnyMark::read(&words)? {
            return Ok(Self::Any(mark));
        }
        Ok(match words[..] {
            ["write", number, house] => {
                Self::Write { number: number.parse()?, house: house.parse()? }
            }
            ["perfect", house] => Self::Perfect(house.parse()?),
            ["bonus", bonus] => Self::Bonus(bonus.parse()?),
            ["cross", bonus] => Self::Cross(bonus.parse()?),
            ["erase", "perfect", house] => Self::Erase(Erased::Perfect(house.parse()?)),
            ["erase", "bonus", bonus] => Self::Erase(Erased::Bonus(bonus.parse()?)),
            ["erase", "cross", bonus] => Self::Erase(Erased::Cross(bonus.parse()?)),
            ["erase", house] => Self::Erase(Erased::House(house.parse()?)),
            _ => return Err(AnyMark::unlike(text, FORMS)),
        })
    }
}
