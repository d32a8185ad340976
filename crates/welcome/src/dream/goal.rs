//! The plans of American Dream: what each asks for, and how far a sheet has come with it. Nothing is
//! ever used up, and what is reached stays reached.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::house::{Column, House, Houses, STREETS, Street};
use super::layout::Layout;
use super::sheet::Sheet;
use crate::card::Action;
use crate::printing::Printing;

/// A plan.
pub type Plan = crate::plan::Plan<Goal>;

/// Some of the six families.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Action>", into = "Vec<Action>")]
pub struct Families(u8);

impl Families {
    /// The families, in the order of the sheet.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(move |&family| self.0 >> family as u8 & 1 == 1)
    }
}

impl TryFrom<Vec<Action>> for Families {
    type Error = &'static str;

    fn try_from(families: Vec<Action>) -> Result<Self, Self::Error> {
        let bits = families.iter().fold(0, |bits, &family| bits | 1 << family as u8);
        if bits == 0 { Err("no family: expected at least one action") } else { Ok(Self(bits)) }
    }
}

impl From<Families> for Vec<Action> {
    fn from(families: Families) -> Self {
        families.iter().collect()
    }
}

/// What a plan asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// All houses of these families perfect.
    AllPerfect(Families),
    /// All houses of these families numbered.
    AllNumbered(Families),
    /// So many complete columns with perfect houses only.
    PerfectColumns(u8),
    /// So many complete columns.
    Columns(u8),
    /// So many complete columns beside each other.
    AdjacentColumns(u8),
    /// So many complete streets with perfect houses only.
    PerfectStreets(u8),
    /// So many complete streets.
    Streets(u8),
    /// Perfect houses that form a square with so many to a side.
    PerfectSquare(u8),
}

/// How far a sheet has come with a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is there, at most what is needed.
    pub have: usize,
    /// What is needed.
    pub need: usize,
    /// The houses that count.
    pub houses: Houses,
    /// Whether it can still be reached, as far as perfect houses go.
    pub open: bool,
}

impl Goal {
    /// How far a sheet has come.
    pub fn progress(self, layout: &Layout, sheet: &Sheet) -> Progress {
        let all_of = |families: Families| {
            let of = |houses: Houses, family| houses.or(layout.of_family(family));
            families.iter().fold(Houses::NONE, of)
        };
        let reached = |wanted: Houses, there: Houses, open: bool| Progress {
            have: wanted.and(there).len(),
            need: wanted.len(),
            houses: wanted.and(there),
            open,
        };
        let spoiled = sheet.numbered.without(sheet.perfect);
        let columns = || layout.all_columns().map(|column| layout.column(column));
        let streets = || Street::ALL.into_iter().map(|street| layout.street(street));
        match self {
            Self::AllPerfect(families) => {
                let wanted = all_of(families);
                reached(wanted, sheet.perfect, wanted.and(spoiled).is_empty())
            }
            Self::AllNumbered(families) => reached(all_of(families), sheet.numbered, true),
            Self::Columns(need) => lines(columns(), sheet.numbered, need, Houses::NONE),
            Self::PerfectColumns(need) => lines(columns(), sheet.perfect, need, spoiled),
            Self::Streets(need) => lines(streets(), sheet.numbered, need, Houses::NONE),
            Self::PerfectStreets(need) => lines(streets(), sheet.perfect, need, spoiled),
            Self::AdjacentColumns(need) => adjacent(layout, sheet, need.into()),
            Self::PerfectSquare(side) => {
                let mut best = Progress {
                    have: 0,
                    need: usize::from(side).pow(2),
                    houses: Houses::NONE,
                    open: false,
                };
                for square in squares(layout, side.into()) {
                    let open = square.and(spoiled).is_empty();
                    let there = square.and(sheet.perfect);
                    // A square that can still be filled counts before one that cannot.
                    if (open, there.len()) > (best.open, best.have) {
                        best = Progress { have: there.len(), houses: there, open, ..best };
                    }
                }
                best
            }
        }
    }

    /// Whether a sheet has all of it.
    #[inline]
    pub fn is_met(self, layout: &Layout, sheet: &Sheet) -> bool {
        match self {
            // Asked at every turn; the count alone is quicker.
            Self::Columns(need) => sheet.complete(layout).columns.count_ones() >= need.into(),
            Self::Streets(need) => sheet.complete(layout).streets.count_ones() >= need.into(),
            _ => {
                let Progress { have, need, .. } = self.progress(layout, sheet);
                have == need
            }
        }
    }

    /// What it asks for, in English.
    pub fn in_words(self) -> String {
        let words = Printing::Of2023;
        let named = |families: Families| -> String {
            let names: Vec<&str> = families.iter().map(|family| words.action(family)).collect();
            names.join(" and ")
        };
        let s = |count: u8| if count == 1 { "" } else { "s" };
        match self {
            Self::AllPerfect(families) => format!("all {} houses perfect", named(families)),
            Self::AllNumbered(families) => format!("all {} houses numbered", named(families)),
            Self::PerfectColumns(count) => {
                format!("{count} complete column{}, all houses perfect", s(count))
            }
            Self::Columns(count) => format!("{count} complete column{}", s(count)),
            Self::AdjacentColumns(count) => format!("{count} complete columns beside each other"),
            Self::PerfectStreets(count) => {
                format!("{count} complete street{}, all houses perfect", s(count))
            }
            Self::Streets(count) => format!("{count} complete street{}", s(count)),
            Self::PerfectSquare(side) => format!("a square of {side} by {side} perfect houses"),
        }
    }

    /// What is wrong with it on a sheet, if it asks for more than the sheet has.
    pub(crate) fn fault(self, layout: &Layout) -> Option<String> {
        let bounds = |what: &str, asked: u8, most: usize| {
            let within = (1..=most).contains(&usize::from(asked));
            (!within).then(|| format!("{asked} {what}: expected 1 to {most}"))
        };
        match self {
            Self::AllPerfect(families) | Self::AllNumbered(families) => {
                let missing = families.iter().find(|&family| layout.of_family(family).is_empty());
                missing.map(|family| {
                    format!("`{family}`: the sheet has no such house; expected a type it has")
                })
            }
            Self::PerfectColumns(count) | Self::Columns(count) | Self::AdjacentColumns(count) => {
                bounds("columns", count, layout.columns)
            }
            Self::PerfectStreets(count) | Self::Streets(count) => bounds("streets", count, STREETS),
            Self::PerfectSquare(side) => {
                bounds("houses to a side", side, STREETS.min(layout.columns))
            }
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.in_words())
    }
}

/// How many of these lines of houses are there, when so many are needed. A line with a house that
/// `spoils` it is lost.
fn lines(lines: impl Iterator<Item = Houses>, there: Houses, need: u8, spoils: Houses) -> Progress {
    let need = usize::from(need);
    let mut progress = Progress { have: 0, need, houses: Houses::NONE, open: false };
    let mut possible = 0;
    for line in lines {
        possible += usize::from(line.and(spoils).is_empty());
        if there.covers(line) && progress.have < need {
            progress.have += 1;
            progress.houses = progress.houses.or(line);
        }
    }
    progress.open = possible >= need;
    progress
}

/// The longest run of complete columns.
fn adjacent(layout: &Layout, sheet: &Sheet, need: usize) -> Progress {
    let mut best = Progress { have: 0, need, houses: Houses::NONE, open: true };
    let (mut run, mut houses) = (0, Houses::NONE);
    for column in layout.all_columns() {
        let line = layout.column(column);
        (run, houses) = if sheet.numbered.covers(line) {
            (run + 1, houses.or(line))
        } else {
            (0, Houses::NONE)
        };
        if run > best.have && best.have < need {
            best = Progress { have: run, houses, ..best };
        }
    }
    best
}

/// All squares with so many houses to a side.
pub(crate) fn squares(layout: &Layout, side: usize) -> impl Iterator<Item = Houses> {
    let columns = layout.columns;
    let rows = 0..(STREETS + 1).saturating_sub(side);
    rows.flat_map(move |top| {
        (0..(columns + 1).saturating_sub(side)).map(move |left| {
            let mut square = Houses::NONE;
            for street in top..top + side {
                for column in left..left + side {
                    square.insert(House::new(Street::ALL[street], Column(column as u8)));
                }
            }
            square
        })
    })
}
