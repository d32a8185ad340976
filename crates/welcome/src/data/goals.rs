//! What plans ask for, as data.

use toml::Spanned;

use super::{DataError, Reader};
use crate::estate::LARGEST_ESTATE;
use crate::extensions::Extension;
use crate::house::{LONGEST_STREET, STREETS};
use crate::plan::Goal;

impl Reader<'_> {
    /// A goal whose figures are within bounds.
    pub(super) fn goal(
        &self,
        goal: &Spanned<Goal>,
        extension: Option<&Extension>,
    ) -> Result<Goal, DataError> {
        for (count, most, what) in figures(*goal.get_ref()) {
            if !(1..=most).contains(&usize::from(count)) {
                let problem = format!("{count} {what}: expected 1 to {most}");
                return Err(self.error(goal.span(), problem));
            }
        }
        if let Some(problem) = Extension::impossible(extension, *goal.get_ref()) {
            return Err(self.error(goal.span(), problem));
        }
        match goal.get_ref() {
            Goal::EstatesWith { pools: 0, bis: 0, .. } => {
                let problem = "estates with nothing: expected `pools` or `bis`";
                Err(self.error(goal.span(), problem.to_owned()))
            }
            goal => Ok(*goal),
        }
    }
}

/// The counts of a goal, each with the most it may be and what it counts. Sizes of estates are
/// checked where they are read.
fn figures(goal: Goal) -> impl Iterator<Item = (u8, usize, &'static str)> {
    let one = |count, most, what| [Some((count, most, what)), None];
    let given = |count: u8, what| (count > 0).then_some((count, LARGEST_ESTATE, what));
    let figures = match goal {
        Goal::Estates(_)
        | Goal::EstatesInStreet { .. }
        | Goal::FullStreet(_)
        | Goal::StreetEnds
        | Goal::SinglesAtStreetEnds
        | Goal::ParksAndPools(_)
        | Goal::ParksPoolsRoundabout
        | Goal::EstatesThatEach { .. }
        | Goal::Eggs(_)
        | Goal::Christmas(_)
        | Goal::Ducks(_)
        | Goal::Roswell(_)
        | Goal::Atomic(_)
        | Goal::Trucks(_)
        | Goal::Halloween(_)
        | Goal::Zombies(_) => [None, None],
        Goal::EstatesWith { pools, bis, .. } => [given(pools, "pools"), given(bis, "bis houses")],
        Goal::EstatesAndRoundabouts { roundabouts, .. } => {
            one(roundabouts, LONGEST_STREET, "roundabouts")
        }
        Goal::BisInOneStreet(count) => one(count, LONGEST_STREET, "bis houses"),
        Goal::ParksOfStreets(count) | Goal::PoolsOfStreets(count) => one(count, STREETS, "streets"),
        Goal::Temps(count) => one(count, 99, "temps"),
        Goal::Parks(count) | Goal::ParksInEveryStreet(count) => one(count, 99, "parks"),
        Goal::Promotions(count) => one(count, 99, "boxes"),
        Goal::FullColumns(count) => one(count, LARGEST_ESTATE, "columns"),
    };
    figures.into_iter().flatten()
}
