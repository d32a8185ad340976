//! What can be written and rubbed out on every sheet, whichever game it belongs to.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Forms, NotationError, WORD_ALONE};

use crate::card::Card;
use crate::choice::digit;
use crate::plan::PlanSlot;
use crate::sheet::Approval;

/// A mark of some sheet, which may be one of those that every sheet has.
pub trait HoldsAnyMark: From<AnyMark> {
    /// The mark that finishes a sheet.
    const CLOSE: Self;

    /// What it is on every sheet, if it is one of these marks.
    fn any(self) -> Option<AnyMark>;
}

/// For the marks of a sheet, which have these as `Any`.
macro_rules! holds_any_mark {
    ($mark:ident) => {
        impl From<$crate::paper::AnyMark> for $mark {
            fn from(mark: $crate::paper::AnyMark) -> Self {
                Self::Any(mark)
            }
        }

        impl $crate::paper::HoldsAnyMark for $mark {
            const CLOSE: Self = Self::Any($crate::paper::AnyMark::Close);

            fn any(self) -> Option<$crate::paper::AnyMark> {
                if let Self::Any(mark) = self { Some(mark) } else { None }
            }
        }
    };
}
pub(crate) use holds_any_mark;

/// A mark of some sheet.
pub trait PaperMark:
    Copy
    + HoldsAnyMark
    + Eq
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = NotationError>
    + Send
    + Sync
    + 'static
{
    /// The houses of the sheet.
    type House: Copy
        + Eq
        + fmt::Debug
        + fmt::Display
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;

    /// Whether it writes the number of a turn.
    fn writes_number(self) -> bool;

    /// The house it is about, if it is about one.
    fn house(self) -> Option<Self::House>;

    /// The house whose number of a turn goes with it: it is rubbed out, or a copy takes its place.
    fn removes_number(self) -> Option<Self::House>;
}

/// A mark that every sheet has. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMark {
    /// `lay 1 4`: the fourth plan of the first stack lies on the table, counted as the edition lists
    /// them. What lies on the table belongs to everyone, so it cannot be taken back.
    Lay(PlanSlot, u8),
    /// `refuse`: a permit refusal.
    Refuse,
    /// `plan 1 first`, `plan 1 later`: a plan is fulfilled, with the score written down.
    Plan(PlanSlot, Approval),
    /// `give 7 pool`: that card goes to the opponent of the AAA.
    Give(Card),
    /// `validation A`: that validation card has come.
    Validation(PlanSlot),
    /// `erase refuse`.
    EraseRefuse,
    /// `erase plan 1`, with what it used.
    ErasePlan(PlanSlot),
    /// `erase give`: the last card given.
    EraseGive,
    /// `close`: the sheet is finished.
    Close,
}

/// Each first word of these marks, with the whole form.
const FORMS: &Forms = &[
    ("lay", "`lay 1 4`: a stack and a plan of it"),
    ("refuse", WORD_ALONE),
    ("plan", "`plan 1 first` or `plan 1 later`"),
    ("give", "`give 7 pool`"),
    ("validation", "`validation A`"),
    ("close", WORD_ALONE),
];

impl AnyMark {
    /// Every one of them, with stacks of so many plans and these cards to give.
    pub(super) fn all(stacks: [usize; 3], cards: &[Card]) -> impl Iterator<Item = Self> {
        let lays = PlanSlot::ALL.into_iter().flat_map(move |slot| {
            (0..stacks[slot.index()]).map(move |plan| Self::Lay(slot, plan as u8))
        });
        let plans = PlanSlot::ALL.into_iter().flat_map(|slot| {
            [
                Self::Plan(slot, Approval::First),
                Self::Plan(slot, Approval::Later),
                Self::ErasePlan(slot),
                Self::Validation(slot),
            ]
        });
        let mut given: Vec<Card> = cards.to_vec();
        given.sort_unstable();
        given.dedup();
        let others = [Self::Refuse, Self::EraseRefuse, Self::EraseGive, Self::Close];
        lays.chain(plans).chain(given.into_iter().map(Self::Give)).chain(others)
    }

    /// What was expected instead of this text: a mark of every sheet, or one of these forms.
    pub(crate) fn unlike(text: &str, own: &Forms) -> NotationError {
        NotationError::unlike(text, &[FORMS, own].concat())
    }

    /// Reads one; nothing if the words are those of another mark.
    pub(crate) fn read(words: &[&str]) -> Result<Option<Self>, NotationError> {
        Ok(Some(match *words {
            ["lay", stack, number] => Self::Lay(slot(stack)?, plan(number)?),
            ["refuse"] => Self::Refuse,
            ["plan", number, "first"] => Self::Plan(slot(number)?, Approval::First),
            ["plan", number, "later"] => Self::Plan(slot(number)?, Approval::Later),
            ["give", number, action] => {
                Self::Give(Card { number: number.parse()?, action: action.parse()? })
            }
            ["validation", letter] => Self::Validation(
                PlanSlot::of_letter(letter)
                    .ok_or_else(|| NotationError::new(letter, "a letter: A, B or C"))?,
            ),
            ["erase", "refuse"] => Self::EraseRefuse,
            ["erase", "plan", number] => Self::ErasePlan(slot(number)?),
            ["erase", "give"] => Self::EraseGive,
            ["close"] => Self::Close,
            _ => return Ok(None),
        }))
    }
}

impl fmt::Display for AnyMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(slot, plan) => write!(f, "lay {slot} {}", plan + 1),
            Self::Refuse => f.write_str("refuse"),
            Self::Plan(slot, paid) => write!(f, "plan {slot} {}", paid.name()),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Validation(slot) => write!(f, "validation {}", slot.letter()),
            Self::EraseRefuse => f.write_str("erase refuse"),
            Self::ErasePlan(slot) => write!(f, "erase plan {slot}"),
            Self::EraseGive => f.write_str("erase give"),
            Self::Close => f.write_str("close"),
        }
    }
}

fn slot(text: &str) -> Result<PlanSlot, NotationError> {
    Ok(PlanSlot(digit(text, PlanSlot::ALL.len(), "a plan: 1, 2 or 3")? - 1))
}

fn plan(text: &str) -> Result<u8, NotationError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    match text.parse::<u8>() {
        Ok(number) if plain => Ok(number - 1),
        _ => Err(NotationError::new(text, "a plan of the stack, counted from 1")),
    }
}
