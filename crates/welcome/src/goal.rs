//! Whether a sheet shows what a plan asks for, and what the plan then uses up.

use crate::estate::{EstateCounts, Run};
use crate::house::{House, Houses, Street};
use crate::plan::Goal;
use crate::rules::Rules;
use crate::sheet::Sheet;

/// Whether the sheet shows what the goal asks for.
#[inline]
pub(crate) fn is_met(rules: &Rules, sheet: &Sheet, goal: Goal) -> bool {
    let streets_with = |count: u8, has: &dyn Fn(Street) -> bool| {
        Street::ALL.into_iter().filter(|&street| has(street)).count() >= count.into()
    };
    match goal {
        Goal::Estates(needed) => sheet.available_estates().covers(needed),
        Goal::EstatesInStreet { sizes, .. }
        | Goal::EstatesAndRoundabouts { sizes, .. }
        | Goal::EstatesWith { sizes, .. } => {
            // Candidates of a goal that wants one same street are those of streets that suffice.
            counts(sheet, candidates(sheet, goal)).covers(sizes)
        }
        Goal::SinglesAtStreetEnds => {
            let ends = marks(rules, goal);
            !sheet.used.meets(ends)
                && ends.into_iter().all(|end| sheet.estate_of(end) == Some(Houses::only(end)))
        }
        // A place filled by a roundabout counts as built.
        Goal::FullStreet(_) | Goal::StreetEnds => {
            let places = marks(rules, goal);
            sheet.taken().covers(places) && !sheet.used.meets(places)
        }
        Goal::BisInOneStreet(count) => {
            let bis = |street: Street| sheet.bis.in_street(street).len();
            Street::ALL.into_iter().any(|street| bis(street) >= count.into())
        }
        Goal::Temps(count) => sheet.temps >= count,
        Goal::ParksOfStreets(count) => {
            streets_with(count, &|street| has_all_parks(rules, sheet, street))
        }
        Goal::PoolsOfStreets(count) => {
            streets_with(count, &|street| has_all_pools(rules, sheet, street))
        }
        Goal::ParksAndPools(street) => {
            has_all_parks(rules, sheet, street) && has_all_pools(rules, sheet, street)
        }
        Goal::ParksPoolsRoundabout => Street::ALL.into_iter().any(|street| {
            has_all_parks(rules, sheet, street)
                && has_all_pools(rules, sheet, street)
                && !sheet.roundabouts.in_street(street).is_empty()
        }),
        Goal::Parks(count) => sheet.parks.iter().sum::<u8>() >= count,
        Goal::ParksInEveryStreet(count) => sheet.parks.iter().all(|&parks| parks >= count),
        Goal::Promotions(count) => sheet.promotions.iter().sum::<u8>() >= count,
        Goal::FullColumns(count) => {
            let columns = rules.edition.sheet.estates.iter().zip(sheet.promotions);
            let full = columns.filter(|(track, crossed)| *crossed == track.boxes());
            full.count() >= count.into()
        }
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

/// Whether an estate is one the goal could use: in its street, with its pools and bis houses.
pub(crate) fn admits(sheet: &Sheet, goal: Goal, run: Run) -> bool {
    let houses = run.houses();
    match goal {
        Goal::EstatesInStreet { street, .. } => street.lane().covers(houses),
        Goal::EstatesWith { pools, bis, .. } => {
            (sheet.pools & houses).len() >= pools.into() && (sheet.bis & houses).len() >= bis.into()
        }
        Goal::EstatesAndRoundabouts { roundabouts, .. } => {
            let street = House::from_index(run.start as u32).street();
            sheet.roundabouts.in_street(street).len() >= roundabouts.into()
        }
        _ => true,
    }
}

/// The houses of all estates that may be picked for a goal that asks for estates: complete, not
/// used, and as the goal wants them. Where it wants one same street, only streets that suffice.
pub(crate) fn candidates(sheet: &Sheet, goal: Goal) -> Houses {
    let runs = sheet.available_runs().filter(|&run| admits(sheet, goal, run));
    let all = runs.fold(Houses::NONE, |all, run| all | run.houses());
    let Goal::EstatesAndRoundabouts { sizes, .. } = goal else { return all };
    let suffices = |street: &Street| counts(sheet, all.in_street(*street)).covers(sizes);
    let streets = Street::ALL.into_iter().filter(suffices);
    streets.fold(Houses::NONE, |enough, street| enough | all.in_street(street))
}

/// The estates among these houses, by size; the houses are those of whole estates.
pub(crate) fn counts(sheet: &Sheet, among: Houses) -> EstateCounts {
    let runs = sheet.available_runs().filter(|run| among.covers(run.houses()));
    EstateCounts::of(runs.map(Run::len))
}

fn has_all_parks(rules: &Rules, sheet: &Sheet, street: Street) -> bool {
    sheet.parks[street.index()] == rules.edition.sheet.parks[street.index()].boxes()
}

fn has_all_pools(rules: &Rules, sheet: &Sheet, street: Street) -> bool {
    sheet.pools.covers(rules.town().pools.in_street(street))
}
