//! Fulfilling plans, and the end of the turn.

use super::{Architect, Stage, Turn, Turns};
use crate::choice::Choice;
use crate::estate::Run;
use crate::goal;
use crate::house::{House, Houses, Street};
use crate::plan::{Goal, Place, PlanSlot};
use crate::refusal::Refusal;
use crate::rules::Reshuffle;
use crate::sheet::{Approval, Sheet};

impl Turns<'_> {
    pub(super) fn list_closing(self, architect: &Architect, into: &mut Vec<Choice>) {
        into.extend(
            PlanSlot::ALL
                .into_iter()
                .filter(|&slot| self.may_fulfil(&architect.sheet, slot).is_ok())
                .map(Choice::Plan),
        );
        self.list_roundabouts(architect, into);
        if self.may_reshuffle(&architect.turn).is_ok() {
            into.push(Choice::Reshuffle);
        }
        into.push(Choice::Done);
    }

    #[inline]
    fn goal(self, slot: PlanSlot) -> Goal {
        self.rules.plan(self.round.plans[slot.index()]).goal
    }

    /// Whether the estates of a plan must be in one same street, whichever it is.
    fn wants_one_street(self, slot: PlanSlot) -> bool {
        let wanted = self.goal(slot).wanted();
        wanted.is_some_and(|wanted| matches!(wanted.place, Place::OneStreet { .. }))
    }

    #[inline]
    fn may_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> Result<(), Refusal> {
        if sheet.plans[slot.index()].is_some() {
            Err(Refusal::PlanFulfilled(slot))
        } else if !goal::is_met(self.rules, sheet, self.goal(slot)) {
            Err(Refusal::PlanNotMet(slot))
        } else {
            Ok(())
        }
    }

    pub(super) fn fulfil(self, architect: &mut Architect, slot: PlanSlot) -> Result<(), Refusal> {
        self.may_fulfil(&architect.sheet, slot)?;
        let goal = self.goal(slot);
        architect.turn.plan = slot;
        if let Some(wanted) = goal.wanted() {
            architect.turn.needed = wanted.sizes;
            architect.turn.among = goal::candidates(&architect.sheet, &wanted);
            self.pick_where_there_is_no_choice(architect);
        } else {
            architect.sheet.mark_used(goal::marks(self.rules, goal));
            self.approve(architect, slot);
        }
        Ok(())
    }

    pub(super) fn pick(self, architect: &mut Architect, house: House) -> Result<(), Refusal> {
        let run = architect.sheet.available_run_at(house).ok_or(Refusal::NoEstateAt(house))?;
        let slot = architect.turn.plan;
        if !may_pick(architect, run) {
            return Err(Refusal::EstateNotNeeded { slot, size: run.len() as u8 });
        }
        self.use_estate(architect, run);
        self.pick_where_there_is_no_choice(architect);
        Ok(())
    }

    /// Picks the estates of each size of which the plan needs all there are, and fulfils the plan
    /// when nothing is left to pick.
    fn pick_where_there_is_no_choice(self, architect: &mut Architect) {
        // A plan that wants one same street is a choice while several streets would do.
        let one_street = self.wants_one_street(architect.turn.plan);
        let streets =
            Street::ALL.into_iter().filter(|&s| !architect.turn.among.in_street(s).is_empty());
        if !one_street || streets.count() == 1 {
            let available = goal::counts(&architect.sheet, architect.turn.among);
            for (size, count) in available.sizes() {
                let needed = architect.turn.needed.get(size);
                if needed > 0 && needed == count {
                    for _ in 0..needed {
                        let picked = |run: &Run| run.len() == size && may_pick(architect, *run);
                        let run = architect.sheet.available_runs().find(picked);
                        self.use_estate(architect, run.expect("counted"));
                    }
                }
            }
        }
        if architect.turn.needed.is_empty() {
            self.approve(architect, architect.turn.plan);
        } else {
            architect.turn.stage = Stage::Picking;
        }
    }

    fn approve(self, architect: &mut Architect, slot: PlanSlot) {
        let later = self.round.approved & slot.bit() != 0;
        architect.sheet.plans[slot.index()] =
            Some(if later { Approval::Later } else { Approval::First });
        architect.turn.fulfilled |= slot.bit();
        architect.turn.among = Houses::NONE;
        architect.turn.stage = Stage::Closing;
    }

    #[inline]
    fn may_reshuffle(self, turn: &Turn) -> Result<(), Refusal> {
        let firsts = turn.fulfilled & !self.round.approved;
        let allowed = match self.rules.reshuffle {
            // Alone, the deck is the clock of the game, or the opponent keeps its cards.
            _ if self.rules.seats == 1 => false,
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
    fn use_estate(self, architect: &mut Architect, run: Run) {
        architect.sheet.use_estate(run);
        let turn = &mut architect.turn;
        turn.needed.remove(run.len());
        turn.among = turn.among & !run.houses();
        if self.wants_one_street(turn.plan) {
            turn.among = turn.among.in_street(House::from_index(run.start as u32).street());
        }
    }
}

/// The estates that may be picked for the plan.
pub(super) fn list_picking(architect: &Architect, into: &mut Vec<Choice>) {
    let runs = architect.sheet.available_runs().filter(|&run| may_pick(architect, run));
    into.extend(runs.map(|run| Choice::Use(House::from_index(run.start as u32))));
}

fn may_pick(architect: &Architect, run: Run) -> bool {
    architect.turn.needed.get(run.len()) > 0 && architect.turn.among.covers(run.houses())
}
