//! City plans: what the city asks for, and what it pays.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::Source;
use crate::estate::EstateCounts;
use crate::house::Street;

/// Plans come in three stacks; one of each is in play.
pub const STACKS: usize = 3;

/// A city plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Its name in records and positions.
    pub id: String,
    /// Its stack, counted from 0.
    pub stack: usize,
    /// Whether it belongs to the advanced game.
    pub advanced: bool,
    /// Where its figures come from.
    pub source: Source,
    /// What must be built.
    pub goal: Goal,
    /// Points for everyone who fulfils it in the first round in which anyone does.
    pub first: i32,
    /// Points for those who come later.
    pub later: i32,
}

/// What a plan asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Complete estates of these sizes, which no other plan has used.
    Estates(EstateCounts),
    /// Every house of a street, none of them used by another plan.
    FullStreet(Street),
    /// So many bis houses in one same street.
    BisInOneStreet(u8),
    /// So many temps.
    Temps(u8),
    /// The first and the last house of every street, none of them used by another plan.
    StreetEnds,
    /// All parks of so many streets.
    ParksOfStreets(u8),
    /// All pools of so many streets.
    PoolsOfStreets(u8),
    /// All parks and all pools of this street.
    ParksAndPools(Street),
    /// All parks, all pools and a roundabout in one same street.
    ParksPoolsRoundabout,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Estates(needed) => {
                f.write_str("estates of ")?;
                let sizes: Vec<String> = needed
                    .sizes()
                    .flat_map(|(size, count)| std::iter::repeat_n(size.to_string(), count))
                    .collect();
                f.write_str(&sizes.join(", "))
            }
            Self::FullStreet(street) => write!(f, "every house of street {street}"),
            Self::BisInOneStreet(count) => write!(f, "{count} bis houses in one street"),
            Self::Temps(count) => write!(f, "{count} temps"),
            Self::StreetEnds => f.write_str("first and last house of every street"),
            Self::ParksOfStreets(count) => write!(f, "all parks of {count} streets"),
            Self::PoolsOfStreets(count) => write!(f, "all pools of {count} streets"),
            Self::ParksAndPools(street) => write!(f, "all parks and pools of street {street}"),
            Self::ParksPoolsRoundabout => {
                f.write_str("all parks, all pools and a roundabout in one street")
            }
        }
    }
}

/// One of the three plans in play, counted from 0; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlanSlot(pub(crate) u8);

impl PlanSlot {
    /// The three slots.
    pub const ALL: [Self; STACKS] = [Self(0), Self(1), Self(2)];

    /// The slot's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The bits of all three slots.
    pub(crate) const ALL_BITS: u8 = (1 << STACKS) - 1;
}

impl fmt::Display for PlanSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}
