//! What views tell of sheets with rules of their own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::atomic::Shelters;
use super::ducks::{COUNTS, Colour, Duckling};
use super::roswell::Roswell;
use super::{Claims, Extension, christmas, eggs};
use crate::data::Source;
use crate::house::{House, Houses, STREETS, Street};
use crate::sheet::Sheet;

/// A sheet with rules of its own, as printed: all a page needs to draw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtensionView {
    /// Its word in options.
    pub name: String,
    /// Where its layout comes from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// What its points are called among the parts of a score.
    pub category: String,
    /// What is printed on it.
    pub printed: PrintedView,
}

/// What is printed on a sheet with rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrintedView {
    /// Egg Hunt.
    Eggs {
        /// The letters of the eggs' colours, by house: Y, B, G, O, P.
        eggs: BTreeMap<String, String>,
        /// How many eggs a number takes, by its whole part.
        loops: Vec<u8>,
        /// Numbers of eggs, and the points for at least so many.
        thresholds: Vec<(u8, i32)>,
    },
    /// Christmas Lights.
    Christmas {
        /// Points for each house of a street's longest string.
        house: i32,
    },
    /// Quack Quack: ducklings by the two houses they stand between.
    Ducks {
        /// Yellow ones.
        yellow: Vec<[House; 2]>,
        /// Black ones.
        black: Vec<[House; 2]>,
        /// The house beside the yellow parent, and the one beside the black one.
        parents: [House; 2],
    },
    /// Roswell.
    Roswell {
        /// Houses with a saucer.
        saucers: Vec<House>,
        /// For each goal, how many lots it asks for at least and at most, and the points of each.
        goals: Vec<(u8, u8, i32)>,
        /// Points for each lot when the goal is missed.
        missed: i32,
    },
    /// Atomic War.
    Atomic {
        /// Houses with a shelter.
        shelters: Vec<House>,
        /// Points for the greatest capacity of each street.
        streets: [i32; STREETS],
        /// Points for the smallest capacity of all.
        optimism: i32,
    },
}

/// What a sheet has by now by rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetCount {
    /// Egg Hunt: how many eggs are collected.
    Eggs(usize),
    /// Christmas Lights: the houses linked with their right neighbour, and the longest string of
    /// each street.
    Christmas {
        /// Houses linked with their right neighbour.
        linked: Vec<House>,
        /// The longest string of each street.
        longest: [Vec<House>; STREETS],
    },
    /// Quack Quack: what each count brings, or has brought.
    Ducks {
        /// Circled ducklings, by colour.
        circled: [usize; 2],
        /// The houses that a chain leads to the parent, by colour.
        joined: [Vec<House>; 2],
        /// What a count would bring now: yellow, black, both.
        now: [u8; COUNTS],
        /// What the counts made have brought.
        counted: [Option<u8>; COUNTS],
    },
    /// Roswell: how many lots are infiltrated, and their houses.
    Roswell {
        /// How many.
        lots: usize,
        /// Their houses.
        houses: Vec<House>,
    },
    /// Atomic War: the capacity of each street.
    Atomic([u16; STREETS]),
}

/// What an opponent has by the sheet's rules, besides its pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentMarks {
    /// Quack Quack: what each count made has brought it.
    Ducks([Option<u8>; COUNTS]),
    /// Atomic War: its shelters.
    Atomic(Shelters),
}

impl OpponentMarks {
    pub(crate) fn of(claims: Claims) -> Option<Self> {
        match claims {
            Claims::None => None,
            Claims::Ducks(counted) => Some(Self::Ducks(counted.0)),
            Claims::Atomic(shelters) => Some(Self::Atomic(shelters)),
        }
    }
}

fn list(houses: Houses) -> Vec<House> {
    houses.into_iter().collect()
}

impl ExtensionView {
    pub(crate) fn of(extension: &Extension) -> Self {
        let [source, score_source] = extension.sources();
        Self {
            name: extension.name().to_owned(),
            source,
            score_source,
            category: extension.category().to_owned(),
            printed: match extension {
                Extension::Eggs(hunt) => PrintedView::Eggs {
                    eggs: (hunt.houses().into_iter())
                        .map(|house| {
                            let letters = hunt.colours(house).map(eggs::Colour::letter);
                            (house.to_string(), letters.collect())
                        })
                        .collect(),
                    loops: hunt.loops().to_vec(),
                    thresholds: hunt.thresholds.clone(),
                },
                Extension::Christmas(lights) => PrintedView::Christmas { house: lights.house },
                Extension::Ducks(ducks) => {
                    let pairs = |colour| {
                        let all = ducks.of(colour).iter();
                        all.map(|&Duckling(one, other)| [one, other]).collect()
                    };
                    PrintedView::Ducks {
                        yellow: pairs(Colour::Yellow),
                        black: pairs(Colour::Black),
                        parents: ducks.parents,
                    }
                }
                Extension::Roswell(roswell) => PrintedView::Roswell {
                    saucers: list(roswell.saucers),
                    goals: (roswell.goals.iter())
                        .map(|goal| (goal.from, goal.to, goal.points))
                        .collect(),
                    missed: roswell.missed,
                },
                Extension::Atomic(atomic) => PrintedView::Atomic {
                    shelters: list(atomic.shelters),
                    streets: atomic.streets,
                    optimism: atomic.optimism,
                },
            },
        }
    }
}

impl SheetCount {
    pub(crate) fn of(extension: &Extension, sheet: &Sheet) -> Self {
        match extension {
            Extension::Eggs(_) => Self::Eggs(sheet.marks.eggs().count()),
            Extension::Christmas(_) => Self::Christmas {
                linked: list(christmas::linked_right(sheet)),
                longest: Street::ALL.map(|street| list(christmas::longest(sheet, street))),
            },
            Extension::Ducks(ducks) => Self::Ducks {
                circled: Colour::ALL.map(|colour| {
                    ducks.of(colour).iter().filter(|duckling| duckling.is_circled(sheet)).count()
                }),
                joined: Colour::ALL.map(|colour| list(ducks.connected(sheet, colour))),
                now: ducks.worth(sheet),
                counted: sheet.marks.counted().0,
            },
            Extension::Roswell(_) => Self::Roswell {
                lots: Roswell::lots(sheet),
                houses: list(Roswell::infiltrated(sheet)),
            },
            Extension::Atomic(atomic) => Self::Atomic(atomic.capacities(sheet)),
        }
    }
}
