//! Christmas Lights. Neighbours with consecutive numbers are linked; a street's longest string of
//! lights pays for each of its houses. Nothing is kept: strings follow from the numbers.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::data::{DataError, Reader, Source};
use crate::goal::Progress;
use crate::house::{House, Houses, LANE, Street};
use crate::number::Number;
use crate::opponent::Given;
use crate::rules::Rules;
use crate::sheet::Sheet;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Christmas {
    /// Where its points come from.
    pub source: Source,
    /// Points for each house of a street's longest string.
    pub house: i32,
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LightGoal {
    /// All houses of this street in one string.
    StringOf(Street),
    /// In one same street all houses in one string, and all parks.
    StringAndParks,
}

impl fmt::Display for LightGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StringOf(street) => write!(f, "all houses of street {street} in one string"),
            Self::StringAndParks => {
                f.write_str("in one street all houses in one string and all parks")
            }
        }
    }
}

/// Houses that are linked to the house on their right: both are numbered, and the whole parts of
/// their numbers differ by at most one. Fences do not part them.
pub fn linked_right(sheet: &Sheet) -> Houses {
    let both = sheet.numbered & Houses(sheet.numbered.0 >> 1);
    let linked = both.into_iter().filter(|&house| {
        let (left, right) = (sheet.number(house), sheet.number(house.right()));
        left.zip(right).is_some_and(|(left, right)| right.rank() <= left.rank() + 1)
    });
    linked.collect()
}

/// Houses in a string.
pub fn lit(sheet: &Sheet) -> Houses {
    let linked = linked_right(sheet);
    linked | Houses(linked.0 << 1)
}

/// The string a house is in; none if it is in none.
pub fn string_of(sheet: &Sheet, house: House) -> Houses {
    let linked = linked_right(sheet);
    let mut string = Houses::only(house);
    loop {
        let right = Houses((string & linked).0 << 1);
        let left = Houses(string.0 >> 1) & linked;
        let more = string | right | left;
        if more == string {
            return if string.len() > 1 { string } else { Houses::NONE };
        }
        string = more;
    }
}

/// The longest string of a street.
pub fn longest(sheet: &Sheet, street: Street) -> Houses {
    let linked = linked_right(sheet).in_street(street);
    let (mut best, mut left) = (Houses::NONE, linked.0);
    while left != 0 {
        let start = left.trailing_zeros();
        let links = (left >> start).trailing_ones();
        let string = Houses::run(start as usize, (start + links + 1) as usize);
        if string.len() > best.len() {
            best = string;
        }
        left &= !Houses::run(start as usize, (start + links) as usize).0;
    }
    best
}

/// Whether these neighbouring houses are in one string.
pub(crate) fn one_string(sheet: &Sheet, lot: Houses) -> bool {
    let within = Houses(lot.0 & lot.0 >> 1);
    linked_right(sheet).covers(within)
}

/// Whether these neighbouring houses are in one string, or may still come to be.
pub(crate) fn may_be_one_string(sheet: &Sheet, houses: Houses) -> bool {
    let numbered = (sheet.numbered & houses).into_iter();
    let next = numbered.clone().skip(1);
    numbered.zip(next).all(|(left, right)| {
        let [lower, higher] =
            [left, right].map(|house| sheet.number(house).map_or(0, Number::rank));
        // From house to house a number grows by at most one.
        higher <= lower + (right.index() - left.index())
    })
}

/// Whether the middle house of three is in no string.
pub(crate) fn dark_middle(sheet: &Sheet, lot: Houses) -> bool {
    let middle = Houses(lot.0 & lot.0 << 1 & lot.0 >> 1);
    !middle.is_empty() && !lit(sheet).meets(middle)
}

impl Christmas {
    /// Points of a sheet.
    pub fn points(&self, sheet: &Sheet) -> i32 {
        let houses: usize =
            Street::ALL.into_iter().map(|street| longest(sheet, street).len()).sum();
        self.house * houses as i32
    }

    pub(crate) fn progress(rules: &Rules, sheet: &Sheet, goal: LightGoal) -> Progress {
        let string = |street: Street| {
            // A roundabout is no house.
            let houses = rules.town().houses.in_street(street) & !sheet.roundabouts;
            Progress::all(houses, longest(sheet, street))
        };
        match goal {
            LightGoal::StringOf(street) => string(street),
            LightGoal::StringAndParks => Progress::in_one_street(|street| {
                let parks = &rules.edition.sheet.parks[street.index()];
                let planted = sheet.parks[street.index()].into();
                string(street).and(Progress::count(planted, parks.boxes()))
            }),
        }
    }

    /// What an opponent's cards are worth: one each for those between the first and the last Barrier
    /// card, Barriers among them.
    pub(crate) fn opponent(&self, pile: impl Iterator<Item = Given>) -> i32 {
        let (mut first, mut last) = (None, 0);
        for (index, given) in pile.enumerate() {
            if given.is_barrier() {
                first = first.or(Some(index));
                last = index;
            }
        }
        first.map_or(0, |first| self.house * (last - first).saturating_sub(1) as i32)
    }

    /// The points to expect: what is linked now, and a part of the houses that may still join the
    /// longest string of their street.
    pub(crate) fn prospects(
        &self,
        sheet: &Sheet,
        rules: &Rules,
        chances: &[f32],
        growth: f32,
        hope: f32,
    ) -> f32 {
        let mut points = 0.0;
        for street in Street::ALL {
            let string = longest(sheet, street);
            let start = LANE * street.index();
            let end = start + rules.town().street_length(street);
            if string.is_empty() {
                points += hope * chances[start..end].iter().sum::<f32>() / (end - start) as f32;
                continue;
            }
            points += string.len() as f32;
            let (first, after) =
                (string.0.trailing_zeros() as usize, 64 - string.0.leading_zeros() as usize);
            let can_grow = |index: usize, inside: usize| {
                let house = House::from_index(index as u32);
                let beside = House::from_index(inside as u32);
                let consecutive = sheet.takes(house).is_some_and(|(lowest, highest)| {
                    let number = sheet.number(beside).map_or(0, Number::rank);
                    (lowest.rank()..=highest.rank()).any(|rank| rank.abs_diff(number) <= 1)
                });
                if !sheet.taken().contains(house) && consecutive { chances[index] } else { 0.0 }
            };
            if first > start {
                points += growth * can_grow(first - 1, first);
            }
            if after < end {
                points += growth * can_grow(after, after - 1);
            }
        }
        points * self.house as f32
    }
}

/// The sheet's table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    house: Spanned<i64>,
}

impl Christmas {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw) -> Result<Self, DataError> {
        let house = reader.within(&raw.house, 0..=99, "a number of points")? as i32;
        Ok(Self { source: raw.source, house })
    }
}
