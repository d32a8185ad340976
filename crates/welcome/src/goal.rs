//! How far a sheet has come with what a plan asks for, and what the plan then uses up.
//!
//! [`progress`] is the one place that says when a goal is met. Whether a plan may be fulfilled, what
//! it lacks and what a page shows all follow from it. A goal is one line there, made of the few
//! ways to count below it.

use crate::estate::{EstateCounts, Run};
use crate::extensions::Extension;
use crate::house::{Houses, Street};
use crate::plan::{Goal, Place, Wanted};
use crate::rules::Rules;
use crate::sheet::Sheet;

/// How far a sheet has come with a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is there, at most what is needed.
    pub have: usize,
    /// What is needed.
    pub need: usize,
    /// The houses that count.
    pub houses: Houses,
}

impl Progress {
    pub(crate) const NOTHING: Self = Self { have: 0, need: 0, houses: Houses::NONE };
    /// What can never be.
    pub(crate) const NEVER: Self = Self { have: 0, need: 1, houses: Houses::NONE };

    /// Whether the goal is met.
    #[inline]
    pub const fn is_met(&self) -> bool {
        self.have >= self.need
    }

    /// What is missing.
    pub const fn lacks(&self) -> usize {
        self.need - self.have
    }

    /// So many of a kind, wherever they are.
    pub(crate) fn count(have: usize, need: u8) -> Self {
        let need = need.into();
        Self { have: have.min(need), need, houses: Houses::NONE }
    }

    /// At least this many of these houses.
    pub(crate) fn at_least(need: u8, houses: Houses) -> Self {
        Self { houses, ..Self::count(houses.len(), need) }
    }

    /// All of these places, of which some are as they should be.
    pub(crate) fn all(places: Houses, right: Houses) -> Self {
        let houses = places & right;
        Self { have: houses.len(), need: places.len(), houses }
    }

    /// Both.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            have: self.have + other.have,
            need: self.need + other.need,
            houses: self.houses | other.houses,
        }
    }

    /// Counted as one thing, which is there or not.
    fn as_one(self) -> Self {
        Self { have: self.is_met().into(), need: 1, ..self }
    }

    /// In every street.
    pub(crate) fn everywhere(of: impl Fn(Street) -> Self) -> Self {
        Street::ALL.into_iter().map(of).fold(Self::NOTHING, Self::and)
    }

    /// In this many streets, any of them.
    pub(crate) fn in_streets(need: u8, of: impl Fn(Street) -> Self) -> Self {
        let streets = Self::everywhere(|street| of(street).as_one());
        Self { houses: streets.houses, ..Self::count(streets.have, need) }
    }

    /// In one same street: the one that has most of it.
    pub(crate) fn in_one_street(of: impl Fn(Street) -> Self) -> Self {
        let [first, others @ ..] = Street::ALL;
        others
            .into_iter()
            .map(&of)
            .fold(of(first), |best, street| if street.have > best.have { street } else { best })
    }
}

/// How far the sheet has come with the goal.
pub fn progress(rules: &Rules, sheet: &Sheet, goal: Goal) -> Progress {
    let data = &rules.edition.sheet;
    let parks = |street: Street| {
        Progress::count(sheet.parks[street.index()].into(), data.parks[street.index()].boxes())
    };
    let pools = |street: Street| Progress::all(rules.town().pools.in_street(street), sheet.pools);
    let sum = |boxes: &[u8]| boxes.iter().map(|&crossed| usize::from(crossed)).sum();
    // A place filled by a roundabout counts as built.
    let built = || sheet.taken() & !sheet.used;
    match goal {
        Goal::Estates(_)
        | Goal::EstatesInStreet { .. }
        | Goal::EstatesAndRoundabouts { .. }
        | Goal::EstatesWith { .. }
        | Goal::EstatesThatEach { .. } => {
            goal.wanted().map_or(Progress::NOTHING, |wanted| estates(rules, sheet, &wanted))
        }
        Goal::Eggs(_)
        | Goal::Christmas(_)
        | Goal::Ducks(_)
        | Goal::Roswell(_)
        | Goal::Atomic(_)
        | Goal::Trucks(_)
        | Goal::Halloween(_)
        | Goal::Zombies(_) => Extension::progress(rules, sheet, goal),
        Goal::FullStreet(_) | Goal::StreetEnds => Progress::all(marks(rules, goal), built()),
        Goal::SinglesAtStreetEnds => {
            Progress::all(marks(rules, goal), sheet.singles() & !sheet.used)
        }
        Goal::BisInOneStreet(count) => {
            Progress::in_one_street(|street| Progress::at_least(count, sheet.bis.in_street(street)))
        }
        Goal::Temps(count) => Progress::count(sheet.temps.into(), count),
        Goal::ParksOfStreets(count) => Progress::in_streets(count, parks),
        Goal::PoolsOfStreets(count) => Progress::in_streets(count, pools),
        Goal::ParksAndPools(street) => parks(street).and(pools(street)),
        Goal::ParksPoolsRoundabout => Progress::in_one_street(|street| {
            let roundabout = Progress::at_least(1, sheet.roundabouts.in_street(street));
            parks(street).as_one().and(pools(street).as_one()).and(roundabout)
        }),
        Goal::Parks(count) => Progress::count(sum(&sheet.parks), count),
        Goal::ParksInEveryStreet(count) => Progress::everywhere(|street| {
            Progress::count(sheet.parks[street.index()].into(), count)
        }),
        Goal::Promotions(count) => Progress::count(sum(&sheet.promotions), count),
        Goal::FullColumns(count) => {
            let columns = data.estates.iter().zip(sheet.promotions);
            let full = columns.filter(|(track, crossed)| *crossed == track.boxes());
            Progress::count(full.count(), count)
        }
    }
}

/// Whether the sheet shows what the goal asks for.
#[inline]
pub(crate) fn is_met(rules: &Rules, sheet: &Sheet, goal: Goal) -> bool {
    match goal {
        // Asked in every turn, so the sheet keeps count of these.
        Goal::Estates(needed) => sheet.available_estates().covers(needed),
        _ => progress(rules, sheet, goal).is_met(),
    }
}

/// The places a plan without estates to pick uses up: those it asks to be built.
pub(crate) fn marks(rules: &Rules, goal: Goal) -> Houses {
    match goal {
        Goal::FullStreet(street) => rules.town().houses.in_street(street),
        Goal::StreetEnds | Goal::SinglesAtStreetEnds => rules.town().street_ends,
        _ => Houses::NONE,
    }
}

/// How far the sheet has come with the estates a goal wants, size by size: what it has of each size
/// that is wanted, and how many are wanted. Nothing for goals that want no estates.
pub(crate) fn by_size(rules: &Rules, sheet: &Sheet, goal: Goal) -> Vec<(usize, usize, usize)> {
    let Some(wanted) = goal.wanted() else { return Vec::new() };
    let there = counts(sheet, suitable(rules, sheet, &wanted, None));
    let sizes = wanted.sizes.sizes().filter(|(_, need)| *need > 0);
    sizes.map(|(size, need)| (size, there.get(size).min(need), need)).collect()
}

fn estates(rules: &Rules, sheet: &Sheet, wanted: &Wanted) -> Progress {
    let within = |street: Option<Street>| {
        let houses = suitable(rules, sheet, wanted, street);
        let there = counts(sheet, houses);
        let have = wanted.sizes.sizes().map(|(size, need)| there.get(size).min(need)).sum();
        Progress { have, need: wanted.sizes.total(), houses }
    };
    match wanted.place {
        Place::Anywhere => within(None),
        Place::In(street) => within(Some(street)),
        Place::OneStreet { roundabouts } => Progress::in_one_street(|street| {
            let built = sheet.roundabouts.in_street(street);
            within(Some(street)).and(Progress::at_least(roundabouts, built))
        }),
    }
}

/// Whether an estate is as the goal wants each of them: in its street, with its pools and bis
/// houses. How many roundabouts its street has does not matter here.
pub(crate) fn suits(rules: &Rules, sheet: &Sheet, wanted: &Wanted, houses: Houses) -> bool {
    let here = match wanted.place {
        Place::In(street) => street.lane().covers(houses),
        Place::Anywhere | Place::OneStreet { .. } => true,
    };
    here && (sheet.pools & houses).len() >= wanted.pools.into()
        && (sheet.bis & houses).len() >= wanted.bis.into()
        && wanted.have.is_none_or(|have| Extension::has(rules, sheet, have, houses))
}

/// The houses of all complete estates that no plan has used, that have a size the goal wants, and
/// that are as it wants each of them; in one street or anywhere.
fn suitable(rules: &Rules, sheet: &Sheet, wanted: &Wanted, street: Option<Street>) -> Houses {
    let here = |houses: Houses| street.is_none_or(|street| street.lane().covers(houses));
    let runs = sheet.available_runs().filter(|run| wanted.sizes.get(run.len()) > 0);
    let houses = runs.map(Run::houses);
    houses
        .filter(|&houses| here(houses) && suits(rules, sheet, wanted, houses))
        .fold(Houses::NONE, |all, houses| all | houses)
}

/// The houses of all estates that may be picked for a goal. Where it wants one same street, only
/// those of streets that have enough of everything.
pub(crate) fn candidates(rules: &Rules, sheet: &Sheet, wanted: &Wanted) -> Houses {
    match wanted.place {
        Place::Anywhere | Place::In(_) => suitable(rules, sheet, wanted, None),
        Place::OneStreet { roundabouts } => {
            let streets = Street::ALL.into_iter().map(|street| {
                let houses = suitable(rules, sheet, wanted, Some(street));
                let enough = sheet.roundabouts.in_street(street).len() >= roundabouts.into()
                    && counts(sheet, houses).covers(wanted.sizes);
                if enough { houses } else { Houses::NONE }
            });
            streets.fold(Houses::NONE, |all, houses| all | houses)
        }
    }
}

/// The estates among these houses, by size; the houses are those of whole estates.
pub(crate) fn counts(sheet: &Sheet, among: Houses) -> EstateCounts {
    let runs = sheet.available_runs().filter(|run| among.covers(run.houses()));
    EstateCounts::of(runs.map(Run::len))
}
