//! What a pencil and an eraser can do to a sheet, and its notation.

use std::fmt;
use std::str::FromStr;

use tabletop::{Forms, NotationError, WORD_ALONE};

use crate::choice::{digit, horde_from, tier_from};
use crate::estate::LARGEST_ESTATE;
use crate::extensions::ducks::COUNTS;
use crate::extensions::eggs::Taken;
use crate::extensions::halloween::{Tier, Treat};
use crate::extensions::roswell::{GOALS, Target};
use crate::extensions::zombies::{Horde, ZombieCard};
use crate::house::{House, Street};
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
    /// `bis 7 b5`: the number as the copy of a neighbour's, with the box it costs.
    Bis {
        /// The number copied.
        number: Number,
        /// Where the copy stands.
        house: House,
    },
    /// `bis 7 b5 free`: a copy that costs no box, as a tier of ghosts gives them.
    FreeBis {
        /// The number copied.
        number: Number,
        /// Where the copy stands.
        house: House,
    },
    /// `fence b4`: a fence to the right of that house.
    Fence(House),
    /// `roundabout b6`.
    Roundabout(House),
    /// `pool b4`.
    Pool(House),
    /// `park b`.
    Park(Street),
    /// `promote 3`: a box of the estates of that size.
    Promote(u8),
    /// `hire`: a temp.
    Hire,
    /// `copy`: a box of the copies and no more, for those who cross it by hand.
    Copy,
    /// `use b4`: a plan has used the estate of that house.
    Use(House),
    /// `collect a5 1+2`: these eggs of that house, or `none`.
    Collect(House, Taken),
    /// `infiltrate b4`: a zoorg in that house.
    Infiltrate(House),
    /// `aim 2`: that goal.
    Aim(Target),
    /// `count 1`: the ducklings are counted now: yellow, black, both.
    Count(u8),
    /// `cone a5`: the cone of that house, by hand. A number ahead of the truck circles it by itself.
    Cone(House),
    /// `bonus a`: the bonus for the round of that street.
    Bonus(Street),
    /// `ghost b4` or `candy b4`: one of the two at that house.
    Circle(House, Treat),
    /// `ghosts 2` or `candies 2`: that tier.
    Tier(Tier),
    /// `barricade b4`.
    Barricade(House),
    /// `hold a left`: ammunition for that horde, before the next Zombie card moves it.
    Hold(Horde),
    /// `zombies left`, `zombies right`, `zombies all`: that Zombie card has come.
    Zombies(ZombieCard),
    /// `invade b4`: a house is lost, by hand. A Zombie card does it by itself.
    Invade(House),
    /// `cross a`: the bonus of that street is crossed, as a validation card asks.
    Cross(Street),
    /// `erase …`: rubs something out.
    Erase(Erased),
}

/// What is rubbed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Erased {
    /// `erase b4`: everything that stands on that place.
    House(House),
    /// `erase fence b4`.
    Fence(House),
    /// `erase pool b4`.
    Pool(House),
    /// `erase park b`.
    Park(Street),
    /// `erase promote 3`.
    Promote(u8),
    /// `erase hire`.
    Hire,
    /// `erase copy`.
    Copy,
    /// `erase use b4`.
    Use(House),
    /// `erase infiltrate b4`.
    Infiltrate(House),
    /// `erase count 1`.
    Count(u8),
    /// `erase cone a5`.
    Cone(House),
    /// `erase bonus a`.
    Bonus(Street),
    /// `erase circle b4`: the ghost or the candy.
    Circle(House),
    /// `erase ghosts 2`.
    Tier(Tier),
    /// `erase barricade b4`.
    Barricade(House),
    /// `erase hold a left`, before the card has moved it.
    Hold(Horde),
    /// `erase cross a`.
    Cross(Street),
}

holds_any_mark!(Mark);

impl PaperMark for Mark {
    type House = House;

    fn writes_number(self) -> bool {
        matches!(self, Self::Write { .. })
    }

    fn removes_number(self) -> Option<House> {
        match self {
            Self::Bis { house, .. }
            | Self::FreeBis { house, .. }
            | Self::Erase(Erased::House(house)) => Some(house),
            _ => None,
        }
    }

    fn house(self) -> Option<House> {
        match self {
            Self::Write { house, .. }
            | Self::Bis { house, .. }
            | Self::FreeBis { house, .. }
            | Self::Fence(house)
            | Self::Roundabout(house)
            | Self::Pool(house)
            | Self::Use(house)
            | Self::Collect(house, _)
            | Self::Infiltrate(house)
            | Self::Cone(house)
            | Self::Circle(house, _)
            | Self::Barricade(house)
            | Self::Invade(house)
            | Self::Erase(
                Erased::House(house)
                | Erased::Fence(house)
                | Erased::Pool(house)
                | Erased::Use(house)
                | Erased::Infiltrate(house)
                | Erased::Cone(house)
                | Erased::Circle(house)
                | Erased::Barricade(house),
            ) => Some(house),
            _ => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any(mark) => mark.fmt(f),
            Self::Write { number, house } => write!(f, "write {number} {house}"),
            Self::Bis { number, house } => write!(f, "bis {number} {house}"),
            Self::FreeBis { number, house } => write!(f, "bis {number} {house} free"),
            Self::Fence(house) => write!(f, "fence {house}"),
            Self::Roundabout(house) => write!(f, "roundabout {house}"),
            Self::Pool(house) => write!(f, "pool {house}"),
            Self::Park(street) => write!(f, "park {street}"),
            Self::Promote(size) => write!(f, "promote {size}"),
            Self::Hire => f.write_str("hire"),
            Self::Copy => f.write_str("copy"),
            Self::Use(house) => write!(f, "use {house}"),
            Self::Collect(house, eggs) => write!(f, "collect {house} {eggs}"),
            Self::Infiltrate(house) => write!(f, "infiltrate {house}"),
            Self::Aim(goal) => write!(f, "aim {goal}"),
            Self::Count(count) => write!(f, "count {}", count + 1),
            Self::Cone(house) => write!(f, "cone {house}"),
            Self::Bonus(street) => write!(f, "bonus {street}"),
            Self::Circle(house, treat) => write!(f, "{} {house}", treat.name()),
            Self::Tier(tier) => write!(f, "{tier}"),
            Self::Barricade(house) => write!(f, "barricade {house}"),
            Self::Hold(horde) => write!(f, "hold {horde}"),
            Self::Zombies(card) => write!(f, "zombies {}", card.name()),
            Self::Invade(house) => write!(f, "invade {house}"),
            Self::Cross(street) => write!(f, "cross {street}"),
            Self::Erase(what) => write!(f, "erase {what}"),
        }
    }
}

impl fmt::Display for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(house) => write!(f, "{house}"),
            Self::Fence(house) => write!(f, "fence {house}"),
            Self::Pool(house) => write!(f, "pool {house}"),
            Self::Park(street) => write!(f, "park {street}"),
            Self::Promote(size) => write!(f, "promote {size}"),
            Self::Hire => f.write_str("hire"),
            Self::Copy => f.write_str("copy"),
            Self::Use(house) => write!(f, "use {house}"),
            Self::Infiltrate(house) => write!(f, "infiltrate {house}"),
            Self::Count(count) => write!(f, "count {}", count + 1),
            Self::Cone(house) => write!(f, "cone {house}"),
            Self::Bonus(street) => write!(f, "bonus {street}"),
            Self::Circle(house) => write!(f, "circle {house}"),
            Self::Tier(tier) => write!(f, "{tier}"),
            Self::Barricade(house) => write!(f, "barricade {house}"),
            Self::Hold(horde) => write!(f, "hold {horde}"),
            Self::Cross(street) => write!(f, "cross {street}"),
        }
    }
}

/// Each first word, with the whole form.
const FORMS: &Forms = &[
    ("write", "`write 7 b4`"),
    ("bis", "`bis 7 b5`, or `bis 7 b5 free`"),
    ("fence", "`fence b4`"),
    ("roundabout", "`roundabout b6`"),
    ("pool", "`pool b4`"),
    ("park", "`park b`"),
    ("promote", "`promote 3`"),
    ("hire", WORD_ALONE),
    ("copy", WORD_ALONE),
    ("use", "`use b4`"),
    ("collect", "`collect a5 1+2`, or `collect a5 none`"),
    ("infiltrate", "`infiltrate b4`"),
    ("aim", "`aim 2`"),
    ("count", "`count 1`"),
    ("cone", "`cone a5`"),
    ("bonus", "`bonus a`"),
    ("ghost", "`ghost b4`"),
    ("candy", "`candy b4`"),
    ("ghosts", "`ghosts 2`"),
    ("candies", "`candies 2`"),
    ("barricade", "`barricade b4`"),
    ("hold", "`hold a left`"),
    ("zombies", "`zombies left`, `zombies right` or `zombies all`"),
    ("invade", "`invade b4`"),
    ("cross", "`cross a`"),
    ("erase", "`erase b4`, or `erase` with a mark such as `fence b4`, `park b`, `hire`, `plan 1`"),
];

fn size(text: &str) -> Result<u8, NotationError> {
    digit(text, LARGEST_ESTATE, "an estate size from 1 to 6")
}

fn count(text: &str) -> Result<u8, NotationError> {
    Ok(digit(text, COUNTS, "a count: 1 yellow, 2 black, 3 both")? - 1)
}

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
            ["bis", number, house] => Self::Bis { number: number.parse()?, house: house.parse()? },
            ["bis", number, house, "free"] => {
                Self::FreeBis { number: number.parse()?, house: house.parse()? }
            }
            ["fence", house] => Self::Fence(house.parse()?),
            ["roundabout", house] => Self::Roundabout(house.parse()?),
            ["pool", house] => Self::Pool(house.parse()?),
            ["park", street] => Self::Park(street.parse()?),
            ["promote", text] => Self::Promote(size(text)?),
            ["hire"] => Self::Hire,
            ["copy"] => Self::Copy,
            ["use", house] => Self::Use(house.parse()?),
            ["collect", house, eggs] => Self::Collect(
                house.parse()?,
                eggs.parse().map_err(|()| NotationError::new(eggs, "none, 1, 2 or 1+2"))?,
            ),
            ["infiltrate", house] => Self::Infiltrate(house.parse()?),
            ["aim", goal] => Self::Aim(Target(digit(goal, GOALS, "a goal: 1, 2, 3 or 4")? - 1)),
            ["count", number] => Self::Count(count(number)?),
            ["cone", house] => Self::Cone(house.parse()?),
            ["bonus", street] => Self::Bonus(street.parse()?),
            ["ghost", house] => Self::Circle(house.parse()?, Treat::Ghost),
            ["candy", house] => Self::Circle(house.parse()?, Treat::Candy),
            ["ghosts", tier] => Self::Tier(tier_from(Treat::Ghost, tier)?),
            ["candies", tier] => Self::Tier(tier_from(Treat::Candy, tier)?),
            ["barricade", house] => Self::Barricade(house.parse()?),
            ["hold", street, side] => Self::Hold(horde_from(street, side)?),
            ["zombies", card] => Self::Zombies(
                card.parse().map_err(|()| NotationError::new(card, "left, right or all"))?,
            ),
            ["invade", house] => Self::Invade(house.parse()?),
            ["cross", street] => Self::Cross(street.parse()?),
            ["erase", ref what @ ..] if !what.is_empty() => Self::Erase(match *what {
                ["fence", house] => Erased::Fence(house.parse()?),
                ["pool", house] => Erased::Pool(house.parse()?),
                ["park", street] => Erased::Park(street.parse()?),
                ["promote", text] => Erased::Promote(size(text)?),
                ["hire"] => Erased::Hire,
                ["copy"] => Erased::Copy,
                ["use", house] => Erased::Use(house.parse()?),
                ["infiltrate", house] => Erased::Infiltrate(house.parse()?),
                ["count", number] => Erased::Count(count(number)?),
                ["cone", house] => Erased::Cone(house.parse()?),
                ["bonus", street] => Erased::Bonus(street.parse()?),
                ["circle", house] => Erased::Circle(house.parse()?),
                ["ghosts", tier] => Erased::Tier(tier_from(Treat::Ghost, tier)?),
                ["candies", tier] => Erased::Tier(tier_from(Treat::Candy, tier)?),
                ["barricade", house] => Erased::Barricade(house.parse()?),
                ["hold", street, side] => Erased::Hold(horde_from(street, side)?),
                ["cross", street] => Erased::Cross(street.parse()?),
                [house] => Erased::House(house.parse()?),
                _ => return Err(AnyMark::unlike(text, FORMS)),
            }),
            _ => return Err(AnyMark::unlike(text, FORMS)),
        })
    }
}
