//! Alone against the AAA at a real table: the cards its opponent was given, and what it has of them.

use super::{OnPaper, PaperOf};
use crate::card::Card;
use crate::plan::{PlanSlot, STACKS};
use crate::position::WrittenOpponent;
use crate::rules::Rules;
use crate::sheet::Approval;

/// What an opponent of the AAA has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Office {
    /// The cards it was given, the first one first.
    pub(crate) pile: Vec<Card>,
    /// A bit for each validation card that has come.
    pub(crate) come: u8,
    /// What it has validated.
    pub(crate) plans: [Option<Approval>; STACKS],
}

impl Office {
    /// As a position writes it.
    pub(crate) fn written(&self, rules: &Rules) -> WrittenOpponent {
        let come = PlanSlot::ALL.into_iter().filter(|slot| self.come & slot.bit() != 0);
        WrittenOpponent {
            pile: self.pile.clone(),
            validations: come.map(|slot| slot.letter().to_owned()).collect(),
            plans: self.plans,
            recycled: rules.offers() * self.pile.len() >= rules.cards().len(),
            ..WrittenOpponent::default()
        }
    }

    /// A bit for each plan whose first score it has taken away.
    pub(crate) fn approved(&self) -> u8 {
        let validated = PlanSlot::ALL.into_iter().filter(|slot| self.plans[slot.index()].is_some());
        validated.fold(0, |all, slot| all | slot.bit())
    }
}

impl<G: OnPaper> PaperOf<G> {
    /// Whether an opponent has taken a plan's first score away.
    pub fn pays_later(&self, slot: PlanSlot) -> bool {
        self.office.as_ref().is_some_and(|office| office.plans[slot.index()].is_some())
    }
}
