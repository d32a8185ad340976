//! Fulfilling plans, and the end of the turn.

use super::{Architect, Played, Stage, Turn, Turns};
use crate::allowed::Picking;
use crate::choice::Choice;
use crate::goal;
use crate::house::House;
use crate::plan::{Goal, PlanSlot};
use crate::refusal::Refusal;
use crate::rules::Reshuffle;
use crate::sheet::{Approval, Sheet};

impl Turns<'_> {
    pub(super) fn list_closing(self, architect: &Architect, into: &mut Vec<Choice>) {
        into.extend(
            PlanSlot::ALL
                .into_iter()
                .filter(|&slot| self.can_fulfil(&architect.sheet, slot))
                .map(Choice::Plan),
        );
        self.list_roundabouts(architect, into);
        if architect.turn.fulfilled != 0 && self.may_reshuffle(&architect.turn).is_ok() {
            into.push(Choice::Reshuffle);
        }
        self.list_tiers(&architect.sheet, into);
        into.push(Choice::Done);
    }

    #[inline]
    fn goal(self, slot: PlanSlot) -> Goal {
        self.round.goals[slot.index()]
    }

    #[inline]
    fn can_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> bool {
        sheet.plans[slot.index()].is_none() && goal::is_met(self.rules, sheet, self.goal(slot))
    }

    pub(super) fn fulfil(
        self,
        architect: &mut Architect,
        played: Played,
        slot: PlanSlot,
    ) -> Result<(), Refusal> {
        let goal = self.goal(slot);
        self.rules.may_fulfil(&architect.sheet, slot, goal)?;
        if let Some(picking) = Picking::begin(self.rules, &architect.sheet, slot, goal) {
            self.pick_where_there_is_no_choice(architect, played, picking);
        } else {
            architect.sheet.mark_used(goal::marks(self.rules, goal));
            self.approve(architect, played, slot);
        }
        Ok(())
    }

    pub(super) fn pick(
        self,
        architect: &mut Architect,
        played: Played,
        mut picking: Picking,
        house: House,
    ) -> Result<(), Refusal> {
        let run = architect.sheet.available_run_at(house).ok_or(Refusal::NoEstateAt(house))?;
        if !picking.may_pick(run) {
            let size = run.len() as u8;
            return Err(Refusal::EstateNotNeeded { slot: picking.plan, size });
        }
        picking.use_estate(&mut architect.sheet, self.goal(picking.plan), run);
        self.pick_where_there_is_no_choice(architect, played, picking);
        Ok(())
    }

    /// Picks what there is no choice about, and fulfils the plan when nothing is left to pick.
    fn pick_where_there_is_no_choice(
        self,
        architect: &mut Architect,
        played: Played,
        mut picking: Picking,
    ) {
        picking.pick_forced(&mut architect.sheet, self.goal(picking.plan));
        if picking.needed.is_empty() {
            self.approve(architect, played, picking.plan);
        } else {
            architect.turn.stage = Stage::Picking(played, picking);
        }
    }

    fn approve(self, architect: &mut Architect, played: Played, slot: PlanSlot) {
        architect.sheet.plans[slot.index()] = Some(Approval::now(self.round.approved, slot));
        architect.turn.fulfilled |= slot.bit();
        architect.turn.stage = Stage::Closing(played);
    }

    fn may_reshuffle(self, turn: &Turn) -> Result<(), Refusal> {
        let firsts = turn.fulfilled & !self.round.approved;
        let allowed = match self.rules.reshuffle {
            // Alone, the deck is the clock of the game, or the opponent keeps its cards.
            _ if self.rules.seats == 1 || self.rules.zombies => false,
            Reshuffle::Once => firsts != 0 && self.round.approved == 0,
            Reshuffle::PerPlan => firsts != 0,
            Reshuffle::Never => false,
        };
        match (allowed, turn.reshuffle) {
            (false, _) => Err(Refusal::NoReshuffle),
            (true, true) => Err(Refusal::ReshuffleAsked),
            (true, false) => Ok(()),
        }
    }

    pub(super) fn ask_reshuffle(self, architect: &mut Architect) -> Result<(), Refusal> {
        self.may_reshuffle(&architect.turn)?;
        architect.turn.reshuffle = true;
        Ok(())
    }
}

/// The estates that may be picked for the plan.
pub(super) fn list_picking(sheet: &Sheet, picking: &Picking, into: &mut Vec<Choice>) {
    let runs = sheet.available_runs().filter(|&run| picking.may_pick(run));
    into.extend(runs.map(|run| Choice::Use(House::from_index(run.start as u32))));
}
