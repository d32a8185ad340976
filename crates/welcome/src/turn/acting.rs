//! Using the action.

use super::{Architect, Stage, Turns};
use crate::card::Action;
use crate::choice::Choice;
use crate::estate::LARGEST_ESTATE;
use crate::extensions::Marks;
use crate::house::House;
use crate::number::Number;
use crate::refusal::Refusal;
use crate::ruleset::RoundaboutRule;
use crate::sheet::Sheet;
use crate::town::Town;

/// The house whose pool a choice gives up for good, if it does: the pool maker works only in the
/// house written this turn, and only there is a pool ever built. `action` is the one taken.
pub(crate) fn pool_given_up(
    town: &Town,
    action: Option<Action>,
    written: Option<House>,
    choice: Choice,
) -> Option<House> {
    let with_pool_maker = action == Some(Action::Pool);
    let house = match choice {
        Choice::Write { house, .. } if !with_pool_maker => house,
        Choice::Bis { house, .. } | Choice::Roundabout(house) => house,
        Choice::Pass | Choice::Infiltrate if with_pool_maker => written?,
        _ => return None,
    };
    town.pools.contains(house).then_some(house)
}

impl Turns<'_> {
    /// Whether the action taken can do anything; if not, the step is skipped.
    #[inline]
    pub(super) fn can_act(self, sheet: &Sheet, action: Action, house: House) -> bool {
        let rules = self.rules;
        match action {
            Action::Surveyor => {
                !sheet.fence_places(rules.town()).is_empty() || self.may_barricade(sheet, house)
            }
            Action::RealEstate => (1..=LARGEST_ESTATE).any(|size| rules.can_promote(sheet, size)),
            Action::Landscaper => rules.can_plant(sheet, house.street()),
            Action::Pool => rules.can_dig(sheet, house),
            Action::Temp => rules.can_hire(sheet),
            Action::Bis => rules.may_copy(sheet) && self.can_copy_somewhere(sheet),
        }
    }

    /// Whether a barricade can be built at the house just written, instead of a fence.
    #[inline]
    fn may_barricade(self, sheet: &Sheet, house: House) -> bool {
        let extension = self.rules.extension.as_ref();
        extension.is_some_and(|extension| extension.may_barricade(sheet, house))
    }

    /// Whether some empty place could copy a number.
    #[inline]
    pub(super) fn can_copy_somewhere(self, sheet: &Sheet) -> bool {
        !(self.rules.copies_from_left(sheet) | self.rules.copies_from_right(sheet)).is_empty()
    }

    pub(super) fn list_acting(self, architect: &Architect, action: Action, into: &mut Vec<Choice>) {
        let sheet = &architect.sheet;
        match action {
            Action::Surveyor => {
                into.extend(sheet.fence_places(self.rules.town()).into_iter().map(Choice::Fence));
                if let Stage::Acting(_, written) = architect.turn.stage
                    && self.may_barricade(sheet, written)
                {
                    into.push(Choice::Barricade);
                }
            }
            Action::RealEstate => into.extend(
                (1..=LARGEST_ESTATE)
                    .filter(|&size| self.rules.can_promote(sheet, size))
                    .map(|size| Choice::Promote(size as u8)),
            ),
            Action::Landscaper => into.push(Choice::Park),
            Action::Pool => into.push(Choice::Pool),
            Action::Temp => into.push(Choice::Hire),
            Action::Bis => self.list_copies(sheet, into),
        }
        if let Stage::Acting(_, written) = architect.turn.stage
            && self.may_infiltrate(architect, written)
        {
            into.push(Choice::Infiltrate);
        }
        if self.rules.ruleset.roundabouts == RoundaboutRule::AnyTime {
            self.list_roundabouts(architect, into);
        }
        into.push(Choice::Pass);
    }

    /// Every number that an empty place could copy.
    #[inline]
    pub(super) fn list_copies(self, sheet: &Sheet, into: &mut Vec<Choice>) {
        let number = |house, left| sheet.beside(house, left).expect("a house to copy is numbered");
        for house in self.rules.copies_from_left(sheet) {
            into.push(Choice::Bis { number: number(house, true), house });
        }
        for house in self.rules.copies_from_right(sheet) {
            into.push(Choice::Bis { number: number(house, false), house });
        }
    }

    /// Copies a number, crossing no box.
    #[inline]
    pub(super) fn copy(
        self,
        architect: &mut Architect,
        number: Number,
        house: House,
    ) -> Result<(), Refusal> {
        let Architect { sheet, openings, .. } = architect;
        self.rules.may_copy_to(sheet, number, house)?;
        self.rules.write_copy(sheet, number, house);
        openings.numbered(self.rules.town(), sheet, house, number);
        Ok(())
    }

    /// Uses the action taken after a house was written.
    pub(super) fn act(
        self,
        architect: &mut Architect,
        action: Action,
        written: House,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let sheet = &mut architect.sheet;
        match (choice, action) {
            (Choice::Pass, _) => {}
            (Choice::Fence(house), Action::Surveyor) => {
                self.rules.may_fence(sheet, house)?;
                sheet.fence(house);
            }
            (Choice::Barricade, Action::Surveyor) => {
                if !self.may_barricade(sheet, written) {
                    return Err(Refusal::NoBarricade(written));
                }
                if let Marks::Zombies(siege) = &mut sheet.marks {
                    siege.barricades.insert(written);
                }
            }
            (Choice::Promote(size), Action::RealEstate) => {
                if !self.rules.can_promote(sheet, size.into()) {
                    return Err(Refusal::ColumnFull(size));
                }
                sheet.promotions[usize::from(size) - 1] += 1;
                if let Some(extension) = &self.rules.extension {
                    extension.promoted(sheet, size);
                }
            }
            (Choice::Park, Action::Landscaper) => sheet.parks[written.street().index()] += 1,
            (Choice::Pool, Action::Pool) => sheet.pools.insert(written),
            (Choice::Hire, Action::Temp) => sheet.temps += 1,
            (Choice::Bis { number, house }, Action::Bis) => {
                self.copy(architect, number, house)?;
                architect.sheet.bis_boxes += 1;
            }
            (_, taken) => return Err(Refusal::OtherAction(taken)),
        }
        Ok(())
    }
}
