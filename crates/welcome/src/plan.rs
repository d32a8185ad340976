//! City plans: what the city asks for, and what it pays.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::Source;
use crate::estate::EstateCounts;
use crate::extensions::Have;
use crate::extensions::atomic::ShelterGoal;
use crate::extensions::christmas::LightGoal;
use crate::extensions::ducks::DuckGoal;
use crate::extensions::eggs::EggGoal;
use crate::extensions::halloween::TreatGoal;
use crate::extensions::roswell::ZoorgGoal;
use crate::extensions::trucks::ConeGoal;
use crate::extensions::zombies::SiegeGoal;
use crate::house::Street;
use crate::printing::Printing;

/// Plans come in three stacks; one of each is in play.
pub const STACKS: usize = 3;

/// A city plan, with the goals of Welcome or those of another game with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<G = Goal> {
    /// Its name in records and positions.
    pub id: String,
    /// Its stack, counted from 0.
    pub stack: usize,
    /// Whether it belongs to the advanced game.
    pub advanced: bool,
    /// Where its figures come from.
    pub source: Source,
    /// What must be built.
    pub goal: G,
    /// Points for everyone who fulfils it in the first round in which anyone does.
    pub first: i32,
    /// Points for those who come later.
    pub later: i32,
}

/// What a plan asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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
    /// All parks of this many streets.
    ParksOfStreets(u8),
    /// All pools of this many streets.
    PoolsOfStreets(u8),
    /// All parks and all pools of this street.
    ParksAndPools(Street),
    /// All parks, all pools and a roundabout in one same street.
    ParksPoolsRoundabout,
    /// At both ends of every street a complete estate of one house, which no other plan has used.
    SinglesAtStreetEnds,
    /// Complete estates of these sizes in this street, which no other plan has used.
    EstatesInStreet {
        /// The street.
        street: Street,
        /// The sizes.
        sizes: EstateCounts,
    },
    /// In one same street, complete estates of these sizes, which no other plan has used, and so
    /// many roundabouts.
    EstatesAndRoundabouts {
        /// The sizes.
        sizes: EstateCounts,
        /// How many roundabouts at least.
        roundabouts: u8,
    },
    /// Complete estates of these sizes, which no other plan has used, each with this many built
    /// pools and bis houses.
    EstatesWith {
        /// The sizes.
        sizes: EstateCounts,
        /// How many built pools at least in each.
        #[serde(default)]
        pools: u8,
        /// How many bis houses at least in each.
        #[serde(default)]
        bis: u8,
    },
    /// So many parks in all streets together.
    Parks(u8),
    /// So many parks in every street.
    ParksInEveryStreet(u8),
    /// So many crossed boxes of the real-estate agent.
    Promotions(u8),
    /// So many columns of the real-estate agent crossed to the end.
    FullColumns(u8),
    /// On a sheet with rules of its own: complete estates of these sizes, which no other plan has
    /// used, each as the sheet's plan wants it.
    EstatesThatEach {
        /// The sizes.
        sizes: EstateCounts,
        /// What each must have.
        have: Have,
    },
    /// Egg Hunt.
    Eggs(EggGoal),
    /// Christmas Lights.
    Christmas(LightGoal),
    /// Quack Quack.
    Ducks(DuckGoal),
    /// Roswell.
    Roswell(ZoorgGoal),
    /// Atomic War.
    Atomic(ShelterGoal),
    /// Ice-cream Trucks.
    Trucks(ConeGoal),
    /// Halloween.
    Halloween(TreatGoal),
    /// Zombies!
    Zombies(SiegeGoal),
}

/// Estates that a goal wants to be picked, in the form that all such goals share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Their sizes.
    pub sizes: EstateCounts,
    /// Where they must be.
    pub place: Place,
    /// How many built pools at least in each.
    pub pools: u8,
    /// How many bis houses at least in each.
    pub bis: u8,
    /// What each must have besides, on a sheet with rules of its own.
    pub have: Option<Have>,
}

/// Where estates must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Anywhere in the town.
    Anywhere,
    /// In this street.
    In(Street),
    /// All in one same street, which has this many roundabouts.
    OneStreet {
        /// How many roundabouts at least.
        roundabouts: u8,
    },
}

impl Goal {
    /// The estates it asks for, if it asks for estates to be picked.
    #[inline]
    pub fn wanted(self) -> Option<Wanted> {
        let plain = |sizes| Wanted { sizes, place: Place::Anywhere, pools: 0, bis: 0, have: None };
        match self {
            Self::Estates(sizes) => Some(plain(sizes)),
            Self::EstatesInStreet { street, sizes } => {
                Some(Wanted { place: Place::In(street), ..plain(sizes) })
            }
            Self::EstatesAndRoundabouts { sizes, roundabouts } => {
                Some(Wanted { place: Place::OneStreet { roundabouts }, ..plain(sizes) })
            }
            Self::EstatesWith { sizes, pools, bis } => Some(Wanted { pools, bis, ..plain(sizes) }),
            Self::EstatesThatEach { sizes, have } => {
                Some(Wanted { have: Some(have), ..plain(sizes) })
            }
            _ => None,
        }
    }
}

/// Sizes one after the other: `1, 1, 6`.
struct Listed(EstateCounts);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes =
            self.0.sizes().flat_map(|(size, count)| std::iter::repeat_n(size.to_string(), count));
        f.write_str(&sizes.collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.in_words(Printing::Of2018))
    }
}

impl Goal {
    /// What it asks for, in the words of a printing.
    pub fn in_words(&self, printing: Printing) -> String {
        let lots = printing.estates();
        let copy = printing.copy();
        let raised = printing.promotion();
        match self {
            Self::Estates(sizes) => format!("{lots} of {}", Listed(*sizes)),
            Self::FullStreet(street) => format!("every house of street {street}"),
            Self::BisInOneStreet(count) => format!("{count} {copy} houses in one street"),
            Self::Temps(count) => format!("{count} temps"),
            Self::StreetEnds => "first and last house of every street".to_owned(),
            Self::ParksOfStreets(count) => format!("all parks of {count} streets"),
            Self::PoolsOfStreets(count) => format!("all pools of {count} streets"),
            Self::ParksAndPools(street) => format!("all parks and pools of street {street}"),
            Self::ParksPoolsRoundabout => {
                "all parks, all pools and a roundabout in one street".to_owned()
            }
            Self::SinglesAtStreetEnds => format!("{lots} of 1 at both ends of every street"),
            Self::EstatesInStreet { street, sizes } => {
                format!("{lots} of {} in street {street}", Listed(*sizes))
            }
            Self::EstatesAndRoundabouts { sizes, roundabouts } => {
                let s = plural(*roundabouts);
                let sizes = Listed(*sizes);
                format!("in one street {lots} of {sizes} and {roundabouts} roundabout{s}")
            }
            Self::EstatesWith { sizes, pools, bis } => {
                let sizes = Listed(*sizes);
                let with_pools = format!("{pools} pool{}", plural(*pools));
                let with_copies = format!("{bis} {copy} house{}", plural(*bis));
                let with = match (pools, bis) {
                    (_, 0) => with_pools,
                    (0, _) => with_copies,
                    _ => format!("{with_pools} and {with_copies}"),
                };
                format!("{lots} of {sizes}, each with {with}")
            }
            Self::Parks(count) => format!("{count} parks"),
            Self::ParksInEveryStreet(count) => format!("{count} parks in every street"),
            Self::Promotions(count) => format!("{count} {raised} boxes"),
            Self::FullColumns(count) => format!("{count} full {raised} columns"),
            Self::EstatesThatEach { sizes, have } => {
                format!("{lots} of {}, each {}", Listed(*sizes), have.in_words())
            }
            Self::Eggs(goal) => goal.to_string(),
            Self::Christmas(goal) => goal.to_string(),
            Self::Ducks(goal) => goal.to_string(),
            Self::Roswell(goal) => goal.to_string(),
            Self::Atomic(goal) => goal.to_string(),
            Self::Trucks(goal) => goal.to_string(),
            Self::Halloween(goal) => goal.to_string(),
            Self::Zombies(goal) => goal.to_string(),
        }
    }
}

fn plural(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
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

    /// The letter some printings give it.
    pub const fn letter(self) -> &'static str {
        ["A", "B", "C"][self.index()]
    }

    /// The slot with that letter.
    pub(crate) fn of_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|slot| slot.letter() == letter)
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
