//! Fulfilling plans, and the end of the turn.

use super::{Architect, Picking, Played, Stage, Turn, Turns};
use crate::choice::Choice;
use crate::estate::Run;
use crate::goal;
use crate::house::{House, Street};
use crate::plan::{Goal, Place, PlanSlot};
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

    /// Whether the estates of a plan must be in one same street, whichever it is.
    fn wants_one_street(self, slot: PlanSlot) -> bool {
        let wanted = self.goal(slot).wanted();
        wanted.is_some_and(|wanted| matches!(wanted.place, Place::OneStreet { .. }))
    }

    #[inline]
    fn can_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> bool {
        sheet.plans[slot.index()].is_none() && goal::is_met(self.rules, sheet, self.goal(slot))
    }

    fn may_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> Result<(), Refusal> {
        if self.can_fulfil(sheet, slot) {
            Ok(())
        } else if sheet.plans[slot.index()].is_some() {
            Err(Refusal::PlanFulfilled(slot))
        } else {
            Err(Refusal::PlanNotMet(slot))
        }
    }

    pub(super) fn fulfil(
        self,
        architect: &mut Architect,
        played: Played,
        slot: PlanSlot,
    ) -> Result<(), Refusal> {
        self.may_fulfil(&architect.sheet, slot)?;
        let goal = self.goal(slot);
        if let Some(wanted) = goal.wanted() {
            let among = goal::candidates(self.rules, &architect.sheet, &wanted);
            let picking = Picking { plan: slot, needed: wanted.sizes, among };
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
        self.use_estate(&mut architect.sheet, &mut picking, run);
        self.pick_where_there_is_no_choice(architect, played, picking);
        Ok(())
    }

    /// Picks the estates of each size of which the plan needs all there are, and fulfils the plan
    /// when nothing is left to pick.
    fn pick_where_there_is_no_choice(
        self,
        architect: &mut Architect,
        played: Played,
        mut picking: Picking,
    ) {
        let sheet = &mut architect.sheet;
        // A plan that wants one same street is a choice while several streets would do.
        let streets = Street::ALL.into_iter().filter(|&s| !picking.among.in_street(s).is_empty());
        if !self.wants_one_street(picking.plan) || streets.count() == 1 {
            for (size, count) in goal::counts(sheet, picking.among).sizes() {
                let needed = picking.needed.get(size);
                if needed > 0 && needed == count {
                    for _ in 0..needed {
                        let picked = |run: &Run| run.len() == size && picking.may_pick(*run);
                        let run = sheet.available_runs().find(picked).expect("counted");
                        self.use_estate(sheet, &mut picking, run);
                    }
                }
            }
        }
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

    /// Uses an estate for the plan; where it wants one same street, the others are out.
    fn use_estate(self, sheet: &mut Sheet, picking: &mut Picking, run: Run) {
        sheet.use_estate(run);
        picking.needed.remove(run.len());
        picking.among = picking.among & !run.houses();
        if self.wants_one_street(picking.plan) {
            let street = House::from_index(run.start as u32).street();
            picking.among = picking.among.in_street(street);
        }
    }
}

impl Picking {
    /// Whether an estate may be picked for the plan.
    fn may_pick(&self, run: Run) -> bool {
        self.needed.get(run.len()) > 0 && self.among.covers(run.houses())
    }
}

/// The estates that may be picked for the plan.
pub(super) fn list_picking(sheet: &Sheet, picking: &Picking, into: &mut Vec<Choice>) {
    let runs = sheet.available_runs().filter(|&run| picking.may_pick(run));
    into.extend(runs.map(|run| Choice::Use(House::from_index(run.start as u32))));
}
