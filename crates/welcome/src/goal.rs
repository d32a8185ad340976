//! Whether a sheet shows what a plan asks for, and what the plan then uses up.

use crate::house::{Houses, Street};
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
    }
}

/// The places a plan without estates to pick uses up: those it asks to be built.
pub(crate) fn marks(rules: &Rules, goal: Goal) -> Houses {
    match goal {
        Goal::FullStreet(street) => rules.town().houses.in_street(street),
        Goal::StreetEnds => rules.town().street_ends,
        _ => Houses::NONE,
    }
}

fn has_all_parks(rules: &Rules, sheet: &Sheet, street: Street) -> bool {
    sheet.parks[street.index()] == rules.edition.sheet.parks[street.index()].boxes()
}

fn has_all_pools(rules: &Rules, sheet: &Sheet, street: Street) -> bool {
    sheet.pools.covers(rules.town().pools.in_street(street))
}
