//! What a sheet allows, whoever asks: a turn or paper.

use super::bonus::Bonus;
use super::goal::Goal;
use super::house::House;
use super::refusal::Refusal;
use super::rules::Rules;
use super::sheet::Sheet;
use crate::game::End;
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::refusal::OutOfOrder;

impl Rules {
    /// Whether a number may be written in a house.
    pub(super) fn may_write(
        &self,
        sheet: &Sheet,
        number: Number,
        house: House,
    ) -> Result<(), Refusal> {
        if !self.layout.houses.contains(house) {
            return Err(Refusal::NoSuchHouse(house));
        }
        if sheet.numbered.contains(house) {
            return Err(Refusal::HouseTaken(house));
        }
        if !sheet.places_for(&self.layout, number).contains(house) {
            let (left, right) = sheet.neighbours(house);
            return Err(OutOfOrder { number, house, left, right }.into());
        }
        Ok(())
    }

    /// Whether a sheet fulfils a plan that it has not fulfilled.
    pub(super) fn may_fulfil(
        &self,
        sheet: &Sheet,
        slot: PlanSlot,
        goal: Goal,
    ) -> Result<(), Refusal> {
        if sheet.plans[slot.index()].is_some() {
            return Err(Refusal::PlanFulfilled(slot));
        }
        if goal.is_met(&self.layout, sheet) { Ok(()) } else { Err(Refusal::PlanNotMet(slot)) }
    }

    /// Whether a sheet has completed what a bonus belongs to.
    pub(super) fn may_win(&self, sheet: &Sheet, bonus: Bonus) -> Result<(), Refusal> {
        let complete = sheet.complete(&self.layout).contains(bonus);
        if complete { Ok(()) } else { Err(Refusal::NotComplete(bonus)) }
    }

    /// Why the game is over, if this sheet says so.
    pub(super) fn end_of(&self, sheet: &Sheet) -> Option<End> {
        if sheet.empty(&self.layout).is_empty() {
            Some(End::Houses)
        } else if sheet.plans.iter().all(Option::is_some) {
            Some(End::Plans)
        } else if sheet.refusals >= self.layout.refusals.boxes() {
            Some(End::Refusals)
        } else {
            None
        }
    }
}
