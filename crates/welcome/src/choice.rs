//! The choices of an architect, and their notation.

use std::fmt;
use std::str::FromStr;

use tabletop::{Forms, NotationError, WORD_ALONE};

use crate::estate::LARGEST_ESTATE;
use crate::extensions::eggs::Taken;
use crate::extensions::halloween::{TIERS, Tier, Treat};
use crate::extensions::roswell::{GOALS, Target};
use crate::extensions::zombies::Horde;
use crate::house::{House, Street};
use crate::number::Number;
use crate::plan::PlanSlot;

/// The most pairs or cards on offer at the same time.
pub(crate) const OFFERS: usize = 3;

/// One of the pairs or cards on offer, counted from 0; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offer(pub(crate) u8);

impl Offer {
    /// All of them.
    pub const ALL: [Self; OFFERS] = [Self(0), Self(1), Self(2)];

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Of three, the one that is neither of these two.
    pub(crate) const fn third(self, other: Self) -> Self {
        Self(3 - self.0 - other.0)
    }
}

/// One small decision of an architect. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `take 2`: use that pair.
    Take(Offer),
    /// `take 1+3`: use the number of one card and the action of another.
    Combine {
        /// The card whose number is used.
        number: Offer,
        /// The card whose action is used.
        action: Offer,
    },
    /// `take 1+2>2`: the same with two cards, of which the one behind the arrow goes on.
    CombineAndPass {
        /// The card whose number is used.
        number: Offer,
        /// The card whose action is used.
        action: Offer,
        /// The one that is passed on or given away.
        passed: Offer,
    },
    /// `refuse`: no number fits; cross a permit refusal.
    Refuse,
    /// `refuse 2`: the same with a hand of cards, passing that one on.
    RefuseAndPass(Offer),
    /// `write 7 b4`: write the number in a house.
    Write {
        /// The number.
        number: Number,
        /// Where.
        house: House,
    },
    /// `fence b4`: draw a fence to the right of that house.
    Fence(House),
    /// `barricade`: barricade the house just built, instead of a fence.
    Barricade,
    /// `hold a left`: hold that horde back with ammunition.
    Hold(Horde),
    /// `promote 3`: raise the value of estates of that size.
    Promote(u8),
    /// `park`: plant a park in the street of the house just built.
    Park,
    /// `pool`: build the pool of the house just built.
    Pool,
    /// `hire`: cross a temp though the number was not changed.
    Hire,
    /// `bis 7 b5`: copy the number of a neighbouring house.
    Bis {
        /// The number copied.
        number: Number,
        /// Where the copy is written.
        house: House,
    },
    /// `pass`: leave the action unused.
    Pass,
    /// `collect 1+2`: collect these eggs of the house just numbered, or `none`.
    Collect(Taken),
    /// `infiltrate`: let a zoorg into the house just numbered, instead of the action.
    Infiltrate,
    /// `aim 2`: choose that goal before the first turn.
    Aim(Target),
    /// `ghost` or `candy`: circle one of the two at the house just numbered.
    Circle(Treat),
    /// `ghosts 2` or `candies 2`: validate that tier at the end of the turn.
    Validate(Tier),
    /// `pool b4`: build the pool of any house, as a bonus.
    PoolAt(House),
    /// `park b`: plant a park in any street, as a bonus.
    ParkIn(Street),
    /// `cross b`: cross the bonus of that street in the middle of a deal.
    Cross(Street),
    /// `roundabout b6`: build a roundabout on an empty place.
    Roundabout(House),
    /// `plan 1`: fulfil that plan.
    Plan(PlanSlot),
    /// `use a3`: use the estate that begins with that house for the plan.
    Use(House),
    /// `reshuffle`: have all cards reshuffled for the next round.
    Reshuffle,
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(pair) => write!(f, "take {pair}"),
            Self::Combine { number, action } => write!(f, "take {number}+{action}"),
            Self::CombineAndPass { number, action, passed } => {
                write!(f, "take {number}+{action}>{passed}")
            }
            Self::Barricade => f.write_str("barricade"),
            Self::Hold(horde) => write!(f, "hold {horde}"),
            Self::Refuse => f.write_str("refuse"),
            Self::RefuseAndPass(card) => write!(f, "refuse {card}"),
            Self::Write { number, house } => write!(f, "write {number} {house}"),
            Self::Fence(house) => write!(f, "fence {house}"),
            Self::Promote(size) => write!(f, "promote {size}"),
            Self::Park => f.write_str("park"),
            Self::Pool => f.write_str("pool"),
            Self::Hire => f.write_str("hire"),
            Self::Bis { number, house } => write!(f, "bis {number} {house}"),
            Self::Pass => f.write_str("pass"),
            Self::Collect(eggs) => write!(f, "collect {eggs}"),
            Self::Infiltrate => f.write_str("infiltrate"),
            Self::Aim(goal) => write!(f, "aim {goal}"),
            Self::Circle(treat) => f.write_str(treat.name()),
            Self::Validate(tier) => write!(f, "{tier}"),
            Self::PoolAt(house) => write!(f, "pool {house}"),
            Self::ParkIn(street) => write!(f, "park {street}"),
            Self::Cross(street) => write!(f, "cross {street}"),
            Self::Roundabout(house) => write!(f, "roundabout {house}"),
            Self::Plan(slot) => write!(f, "plan {slot}"),
            Self::Use(house) => write!(f, "use {house}"),
            Self::Reshuffle => f.write_str("reshuffle"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// Each first word, with the whole form.
const FORMS: &Forms = &[
    ("take", "`take 2`, or `take 1+3` to combine two cards"),
    ("refuse", "`refuse`, or `refuse 2` to pass that card on"),
    ("write", "`write 7 b4`"),
    ("fence", "`fence b4`"),
    ("barricade", WORD_ALONE),
    ("hold", "`hold a left`"),
    ("promote", "`promote 3`"),
    ("park", "`park`, or `park b` as a bonus"),
    ("pool", "`pool`, or `pool b4` as a bonus"),
    ("hire", WORD_ALONE),
    ("bis", "`bis 7 b5`"),
    ("pass", WORD_ALONE),
    ("collect", "`collect 1+2`, or `collect none`"),
    ("infiltrate", WORD_ALONE),
    ("aim", "`aim 2`"),
    ("ghost", WORD_ALONE),
    ("candy", WORD_ALONE),
    ("ghosts", "`ghosts 2`"),
    ("candies", "`candies 2`"),
    ("cross", "`cross b`"),
    ("roundabout", "`roundabout b6`"),
    ("plan", "`plan 1`"),
    ("use", "`use a3`"),
    ("reshuffle", WORD_ALONE),
    ("done", WORD_ALONE),
];

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["take", offer] => match offer.split_once('+') {
                None => Self::Take(offer_from(offer)?),
                Some((number, rest)) => match rest.split_once('>') {
                    None => {
                        Self::Combine { number: offer_from(number)?, action: offer_from(rest)? }
                    }
                    Some((action, passed)) => Self::CombineAndPass {
                        number: offer_from(number)?,
                        action: offer_from(action)?,
                        passed: offer_from(passed)?,
                    },
                },
            },
            ["refuse"] => Self::Refuse,
            ["refuse", card] => Self::RefuseAndPass(offer_from(card)?),
            ["write", number, house] => {
                Self::Write { number: number.parse()?, house: house.parse()? }
            }
            ["fence" | "barrier", house] => Self::Fence(house.parse()?),
            ["barricade"] => Self::Barricade,
            ["hold", street, side] => Self::Hold(horde_from(street, side)?),
            ["promote" | "improve", size] => {
                Self::Promote(digit(size, LARGEST_ESTATE, "an estate size from 1 to 6")?)
            }
            ["park"] => Self::Park,
            ["pool"] => Self::Pool,
            ["hire"] => Self::Hire,
            ["bis" | "extension", number, house] => {
                Self::Bis { number: number.parse()?, house: house.parse()? }
            }
            ["pass"] => Self::Pass,
            ["collect", eggs] => Self::Collect(
                eggs.parse().map_err(|()| NotationError::new(eggs, "none, 1, 2 or 1+2"))?,
            ),
            ["infiltrate"] => Self::Infiltrate,
            ["aim", goal] => Self::Aim(Target(digit(goal, GOALS, "a goal: 1, 2, 3 or 4")? - 1)),
            ["ghost"] => Self::Circle(Treat::Ghost),
            ["candy"] => Self::Circle(Treat::Candy),
            ["ghosts", tier] => Self::Validate(tier_from(Treat::Ghost, tier)?),
            ["candies", tier] => Self::Validate(tier_from(Treat::Candy, tier)?),
            ["pool", house] => Self::PoolAt(house.parse()?),
            ["park", street] => Self::ParkIn(street.parse()?),
            ["cross", street] => Self::Cross(street.parse()?),
            ["roundabout", house] => Self::Roundabout(house.parse()?),
            ["plan", slot] => Self::Plan(plan_from(slot)?),
            ["use", house] => Self::Use(house.parse()?),
            ["reshuffle"] => Self::Reshuffle,
            ["done"] => Self::Done,
            _ => return Err(NotationError::unlike(text, FORMS)),
        })
    }
}

pub(crate) fn digit(text: &str, most: usize, expected: &str) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] if usize::from(digit - b'0') <= most => Ok(digit - b'0'),
        _ => Err(NotationError::new(text, expected)),
    }
}

/// A plan by its number, or by the letter that edition 2023 has in its place.
pub(crate) fn plan_from(text: &str) -> Result<PlanSlot, NotationError> {
    let slot = match text {
        "a" | "A" => 1,
        "b" | "B" => 2,
        "c" | "C" => 3,
        number => digit(number, PlanSlot::ALL.len(), "a plan: 1, 2 or 3, or A, B or C")?,
    };
    Ok(PlanSlot(slot - 1))
}

pub(crate) fn horde_from(street: &str, side: &str) -> Result<Horde, NotationError> {
    let from_right = match side {
        "left" => false,
        "right" => true,
        _ => return Err(NotationError::new(side, "left or right")),
    };
    Ok(Horde::new(street.parse()?, from_right))
}

pub(crate) fn tier_from(kind: Treat, text: &str) -> Result<Tier, NotationError> {
    let tier = digit(text, TIERS, "a tier: 1, 2 or 3")?;
    Ok(Tier::new(kind, usize::from(tier) - 1))
}

pub(crate) fn offer_from(text: &str) -> Result<Offer, NotationError> {
    digit(text, OFFERS, "one of the three on offer: 1, 2 or 3").map(|number| Offer(number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_a_few_bytes() {
        assert!(size_of::<Choice>() <= 4);
    }

    #[test]
    fn every_form_reads_back() {
        for text in [
            "take 2",
            "take 1+3",
            "take 2+1>2",
            "barricade",
            "hold b right",
            "refuse",
            "refuse 2",
            "write 7 b4",
            "fence c3",
            "promote 6",
            "park",
            "pool",
            "hire",
            "bis 0 a1",
            "pass",
            "collect none",
            "collect 1+2",
            "infiltrate",
            "aim 4",
            "cross b",
            "ghost",
            "candy",
            "ghosts 3",
            "candies 1",
            "pool b4",
            "park c",
            "roundabout c12",
            "plan 3",
            "use a3",
            "reshuffle",
            "done",
        ] {
            assert_eq!(
                text.parse::<Choice>().map(|choice| choice.to_string()).as_deref(),
                Ok(text)
            );
        }
    }

    #[test]
    fn words_of_2023_are_understood_and_written_in_those_of_2018() {
        for (text, written) in [
            ("barrier a4", "fence a4"),
            ("improve 3", "promote 3"),
            ("extension 7 b4", "bis 7 b4"),
            ("plan A", "plan 1"),
            ("plan c", "plan 3"),
        ] {
            assert_eq!(
                text.parse::<Choice>().map(|choice| choice.to_string()).as_deref(),
                Ok(written)
            );
        }
        let card = |text: &str| text.parse::<crate::card::Card>().map(|card| card.to_string());
        assert_eq!(card("7 park").as_deref(), Ok("7 landscaper"));
        assert_eq!(card("12 barrier").as_deref(), Ok("12 surveyor"));
        assert_eq!(card("3 improvement").as_deref(), Ok("3 real-estate"));
        assert_eq!(card("9 extension").as_deref(), Ok("9 bis"));
    }

    #[test]
    fn what_is_not_understood_says_what_was_expected() {
        let error = |text: &str| text.parse::<Choice>().unwrap_err().to_string();
        assert_eq!(error("write 7"), "`write 7` is not understood: expected `write 7 b4`");
        assert_eq!(
            error("write 18 b4"),
            "`18` is not understood: expected a house number from 0 to 17"
        );
        assert!(
            error("build 7")
                .contains("a choice that begins with one of take, refuse, write, fence")
        );
        for wrong in ["", " ", "take", "take 4", "take 1+", "done done", "pass 1", "write  7 b4"] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
