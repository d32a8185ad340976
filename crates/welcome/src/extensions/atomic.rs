//! Atomic War. A shelter holds as many people as the number of its house says. In each street the
//! greatest capacity wins, and the smallest of all wins the bonus of the optimists. Nothing is kept:
//! capacities follow from the numbers.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::RawStreets;
use crate::data::{DataError, Reader, Source};
use crate::goal::Progress;
use crate::house::{Houses, STREETS, Street};
use crate::sheet::Sheet;
use crate::town::Town;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atomic {
    /// Where its shelters come from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// Houses with a shelter.
    pub shelters: Houses,
    /// Points for the greatest capacity of each street.
    pub streets: [i32; STREETS],
    /// Points for the smallest capacity of all.
    pub optimism: i32,
    /// The first shelter that an opponent has in each street.
    pub opponent: [u8; STREETS],
    /// What an opponent builds where the architect builds a roundabout.
    pub roundabout: u8,
}

/// The shelters of an opponent, street by street.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelters {
    /// Their capacity.
    pub capacity: [u16; STREETS],
    /// How many there are.
    pub built: [u8; STREETS],
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShelterGoal {
    /// All shelters built.
    AllShelters,
    /// So much capacity in all.
    Capacity(u8),
    /// So much capacity in each of so many streets.
    CapacityInStreets {
        /// How many streets.
        streets: u8,
        /// How much in each.
        capacity: u8,
    },
}

impl fmt::Display for ShelterGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AllShelters => f.write_str("all shelters"),
            Self::Capacity(capacity) => write!(f, "a capacity of {capacity}"),
            Self::CapacityInStreets { streets, capacity } => {
                write!(f, "a capacity of {capacity} in each of {streets} streets")
            }
        }
    }
}

impl Atomic {
    /// The capacity of each street: the whole parts of the numbers of its houses with a shelter.
    pub fn capacities(&self, sheet: &Sheet) -> [u16; STREETS] {
        Street::ALL.map(|street| {
            let built = (self.shelters & sheet.numbered).in_street(street).into_iter();
            let people = built.filter_map(|house| sheet.number(house));
            people.map(|number| number.rank() as u16).sum()
        })
    }

    /// The points of one of these capacities beside the others: equal ones all win.
    pub(crate) fn points(
        &self,
        own: [u16; STREETS],
        all: impl Iterator<Item = [u16; STREETS]> + Clone,
    ) -> i32 {
        let mut points = 0;
        for street in 0..STREETS {
            let greatest = all.clone().map(|other| other[street]).max();
            if greatest == Some(own[street]) {
                points += self.streets[street];
            }
        }
        let total = |capacities: [u16; STREETS]| capacities.iter().sum::<u16>();
        if all.map(total).min() == Some(total(own)) { points + self.optimism } else { points }
    }

    /// What an opponent has at the start.
    pub(crate) fn opponent_start(&self) -> Shelters {
        Shelters { capacity: self.opponent.map(u16::from), built: [1; STREETS] }
    }

    /// An opponent builds a shelter in a street, if there is a space left.
    pub(crate) fn opponent_builds(&self, shelters: &mut Shelters, street: Street, people: u16) {
        let street_index = street.index();
        if usize::from(shelters.built[street_index]) < self.shelters.in_street(street).len() {
            shelters.built[street_index] += 1;
            shelters.capacity[street_index] += people;
        }
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: ShelterGoal) -> Progress {
        let built = self.shelters & sheet.numbered;
        let capacities = self.capacities(sheet);
        let up_to =
            |have: u16, need: u8, houses| Progress { houses, ..Progress::count(have.into(), need) };
        match goal {
            ShelterGoal::AllShelters => Progress::all(self.shelters, sheet.numbered),
            ShelterGoal::Capacity(need) => up_to(capacities.iter().sum(), need, built),
            ShelterGoal::CapacityInStreets { streets, capacity } => {
                Progress::in_streets(streets, |street| {
                    up_to(capacities[street.index()], capacity, built.in_street(street))
                })
            }
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: ShelterGoal) -> Option<String> {
        const LARGEST: usize = crate::number::Number::COUNT - 1;
        let most = |houses: Houses| LARGEST * houses.len();
        match goal {
            ShelterGoal::AllShelters => None,
            ShelterGoal::Capacity(need) => {
                super::too_many(need.into(), most(self.shelters), "people")
            }
            ShelterGoal::CapacityInStreets { streets, capacity } => {
                let enough = |street: &Street| {
                    most(self.shelters.in_street(*street)) >= usize::from(capacity)
                };
                let there = Street::ALL.iter().filter(|street| enough(street)).count();
                super::too_many(streets.into(), there, &format!("streets of {capacity} people"))
            }
        }
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    streets: RawStreets<i64>,
    score: RawScore,
    opponent: RawOpponent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScore {
    source: Source,
    streets: Spanned<Vec<i64>>,
    optimism: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    shelters: Spanned<Vec<i64>>,
    roundabout: Spanned<i64>,
}

impl Atomic {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let three = |values: &Spanned<Vec<i64>>, most: i64| -> Result<[i32; STREETS], DataError> {
            let fits = values.get_ref().iter().all(|value| (0..=most).contains(value));
            let three: Option<[i64; STREETS]> = values.get_ref().as_slice().try_into().ok();
            if let Some(three) = three.filter(|_| fits) {
                Ok(three.map(|value| value as i32))
            } else {
                let problem = format!("expected {STREETS} numbers from 0 to {most}");
                Err(reader.error(values.span(), problem))
            }
        };
        Ok(Self {
            source: raw.source,
            score_source: raw.score.source,
            shelters: super::symbols(reader, &raw.streets, town)?,
            streets: three(&raw.score.streets, 99)?,
            optimism: reader.within(&raw.score.optimism, 0..=99, "a number of points")? as i32,
            opponent: three(&raw.opponent.shelters, 99)?.map(|people| people as u8),
            roundabout: reader.within(&raw.opponent.roundabout, 0..=99, "a capacity")? as u8,
        })
    }
}
