//! Roswell. An architect chooses in secret how many lots to infiltrate. Where a house with a saucer
//! is numbered, a zoorg may move in instead of the action.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::RawStreets;
use crate::data::{DataError, Reader, Source};
use crate::estate::{LARGEST_ESTATE, Run};
use crate::goal::Progress;
use crate::house::{House, Houses, STREETS, Street};
use crate::opponent::Given;
use crate::sheet::Sheet;
use crate::town::Town;

/// How many goals there are to choose from.
pub const GOALS: usize = 4;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roswell {
    /// Where its saucers come from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// Houses with a saucer.
    pub saucers: Houses,
    /// The column of each street's first house.
    columns: [u8; STREETS],
    /// The goals.
    pub goals: [Infiltration; GOALS],
    /// Points for each infiltrated lot when the goal is missed.
    pub missed: i32,
    /// Points for each card an opponent has turned face down.
    pub reversed: i32,
}

/// A goal: how many lots to infiltrate, and what each then pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Infiltration {
    /// At least.
    pub from: u8,
    /// At most.
    pub to: u8,
    /// Points for each lot.
    pub points: i32,
}

/// What an architect has circled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zoorgs {
    /// Houses with a zoorg.
    pub houses: Houses,
    /// The goal, counted from 1; none until it is chosen.
    pub goal: Option<Target>,
}

/// A goal, counted from 0; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target(pub(crate) u8);

impl Target {
    /// All of them.
    pub const ALL: [Self; GOALS] = [Self(0), Self(1), Self(2), Self(3)];

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoorgGoal {
    /// All saucers of one same street circled.
    AllOfOneStreet,
    /// In so many columns so many zoorgs.
    Columns {
        /// How many columns.
        columns: u8,
        /// How many zoorgs in each.
        zoorgs: u8,
    },
}

impl fmt::Display for ZoorgGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AllOfOneStreet => f.write_str("all zoorgs of one street"),
            Self::Columns { columns, zoorgs } => {
                write!(f, "{zoorgs} zoorgs in each of {columns} columns")
            }
        }
    }
}

impl Roswell {
    /// The lots infiltrated: complete, of one to six houses, with a zoorg.
    pub fn infiltrated(sheet: &Sheet) -> Houses {
        let lots = sheet.runs().filter(|run| {
            let houses = run.houses();
            run.len() <= LARGEST_ESTATE
                && sheet.numbered.covers(houses)
                && sheet.marks.zoorgs().houses.meets(houses)
        });
        lots.map(Run::houses).fold(Houses::NONE, |all, lot| all | lot)
    }

    /// How many lots are infiltrated.
    pub fn lots(sheet: &Sheet) -> usize {
        let infiltrated = Self::infiltrated(sheet);
        sheet.runs().filter(|run| infiltrated.covers(run.houses())).count()
    }

    /// Points for so many infiltrated lots with this goal.
    pub fn worth(&self, goal: Option<Target>, lots: usize) -> i32 {
        let met = goal
            .map(|goal| self.goals[goal.index()])
            .filter(|goal| (usize::from(goal.from)..=usize::from(goal.to)).contains(&lots));
        lots as i32 * met.map_or(self.missed, |goal| goal.points)
    }

    /// Whether a zoorg may move into a house just numbered.
    pub(crate) fn is_open(&self, sheet: &Sheet, house: House) -> bool {
        self.saucers.contains(house) && !sheet.marks.zoorgs().houses.contains(house)
    }

    pub(crate) fn columns(&self) -> impl Iterator<Item = Houses> + use<> {
        let starts = self.columns;
        (1..=32_usize).map(move |column| {
            let house = |street: Street| {
                let place = column.checked_sub(usize::from(starts[street.index()]))?;
                (place < crate::house::LONGEST_STREET).then(|| House::new(street, place))
            };
            Street::ALL.into_iter().filter_map(house).collect()
        })
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: ZoorgGoal) -> Progress {
        let zoorgs = sheet.marks.zoorgs().houses;
        match goal {
            ZoorgGoal::AllOfOneStreet => Progress::in_one_street(|street| {
                Progress::all(self.saucers.in_street(street), zoorgs)
            }),
            ZoorgGoal::Columns { columns, zoorgs: each } => {
                let full = self.columns().filter(|column| (zoorgs & *column).len() >= each.into());
                let (count, houses) = full.fold((0, Houses::NONE), |(count, all), column| {
                    (count + 1, all | column & zoorgs)
                });
                Progress { houses, ..Progress::count(count, columns) }
            }
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: ZoorgGoal) -> Option<String> {
        match goal {
            ZoorgGoal::AllOfOneStreet => None,
            ZoorgGoal::Columns { columns, zoorgs } => {
                let enough = |column: &Houses| (self.saucers & *column).len() >= zoorgs.into();
                let there = self.columns().filter(enough).count();
                super::too_many(columns.into(), there, &format!("columns with {zoorgs} saucers"))
            }
        }
    }

    /// An opponent's points: so many for each card turned face down.
    pub(crate) fn opponent(&self, pile: impl Iterator<Item = Given>) -> i32 {
        self.reversed * pile.filter(|given| given.reversed).count() as i32
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    streets: RawStreets<i64>,
    columns: Spanned<Vec<i64>>,
    goals: RawGoals,
    opponent: RawOpponent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGoals {
    source: Source,
    list: Spanned<Vec<RawGoal>>,
    missed: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGoal {
    from: Spanned<i64>,
    to: Spanned<i64>,
    points: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    reversed: Spanned<i64>,
}

impl Roswell {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let saucers = super::symbols(reader, &raw.streets, town)?;
        let columns: [i64; STREETS] =
            raw.columns.get_ref().as_slice().try_into().map_err(|_| {
                let problem = format!("columns of {STREETS} streets expected");
                reader.error(raw.columns.span(), problem)
            })?;
        if columns.iter().any(|column| !(1..=15).contains(column)) {
            return Err(reader.error(raw.columns.span(), "columns: expected 1 to 15"));
        }
        let list = raw.goals.list.get_ref();
        if list.len() != GOALS {
            let problem = format!("{} goals: expected {GOALS}", list.len());
            return Err(reader.error(raw.goals.list.span(), problem));
        }
        let points = |value: &Spanned<i64>| reader.points(value.span(), *value.get_ref());
        let mut goals = [Infiltration { from: 0, to: 0, points: 0 }; GOALS];
        for (goal, raw) in goals.iter_mut().zip(list) {
            let from = reader.within(&raw.from, 1..=99, "a number of lots")?;
            let to = reader.within(&raw.to, from as i64..=99, "a number of lots")?;
            *goal = Infiltration { from: from as u8, to: to as u8, points: points(&raw.points)? };
        }
        Ok(Self {
            source: raw.source,
            score_source: raw.goals.source,
            saucers,
            columns: columns.map(|column| column as u8),
            goals,
            missed: points(&raw.goals.missed)?,
            reversed: points(&raw.opponent.reversed)?,
        })
    }
}
