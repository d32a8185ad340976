//! Several sheets beside each other: what each is worth, and who comes in where.

use tabletop::{Score, Standing};

use super::PaperRules;
use crate::extensions::Extension;
use crate::house::STREETS;
use crate::plan::STACKS;
use crate::score::{self, TempRanking};
use crate::sheet::Sheet;

/// What sheets of one table have in common when they are counted.
#[derive(Debug)]
pub struct Among<'a> {
    rules: &'a PaperRules,
    plans: [u8; STACKS],
    temps: TempRanking,
    /// Atomic War: the shelters of everyone.
    capacities: Vec<[u16; STREETS]>,
}

impl<'a> Among<'a> {
    /// Looks at all sheets once. The plans are indices into the edition's.
    pub(super) fn new<'s>(
        rules: &'a PaperRules,
        plans: [u8; STACKS],
        sheets: impl Iterator<Item = &'s Sheet> + Clone,
    ) -> Self {
        let temps = TempRanking::among(&rules.sheet, &sheets.clone().map(|sheet| sheet.temps));
        let capacities = match &rules.sheet.extension {
            Some(Extension::Atomic(atomic)) => {
                sheets.map(|sheet| atomic.capacities(sheet)).collect()
            }
            _ => Vec::new(),
        };
        Self { rules, plans, temps, capacities }
    }

    /// What a sheet is worth among the others.
    pub fn score(&self, sheet: &Sheet) -> Score {
        let rules = &*self.rules.sheet;
        let extension = rules.extension.as_ref();
        let own = extension.and_then(|own| own.points(sheet, self.capacities.iter().copied()));
        score::score(rules, self.plans, sheet, &self.temps, own)
    }
}

/// What every sheet of a table is worth, and its place with the tie-breaks of the edition. The plans
/// are counted as marks count them; a plan that is not known pays nobody.
pub fn standings(
    rules: &PaperRules,
    plans: [Option<u8>; STACKS],
    sheets: &[&Sheet],
) -> Vec<Standing> {
    let among = Among::new(rules, rules.indices(plans), sheets.iter().copied());
    let mut standings: Vec<Standing> =
        sheets.iter().map(|sheet| Standing { rank: 1, score: among.score(sheet) }).collect();
    score::rank(&rules.sheet, &mut standings, sheets.iter().copied());
    standings
}

impl PaperRules {
    /// The plans of the three stacks as indices into the edition's plans.
    pub(super) fn indices(&self, plans: [Option<u8>; STACKS]) -> [u8; STACKS] {
        std::array::from_fn(|stack| {
            let plan = plans[stack].map(usize::from);
            plan.and_then(|plan| self.sheet.stacks[stack].get(plan)).copied().unwrap_or(0)
        })
    }
}
