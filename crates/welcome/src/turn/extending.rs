//! What sheets with rules of their own add to a turn.

use super::{Architect, Pause, Played, Stage, Stop, Taken, Then, Turns};
use crate::choice::Choice;
use crate::extensions::roswell::Target;
use crate::extensions::zombies::{Horde, Hordes};
use crate::extensions::{Claims, Extension, Marks};
use crate::house::{House, Street};
use crate::refusal::{Refusal, Step};
use crate::ruleset::RoundaboutRule;
use crate::sheet::Sheet;

impl Turns<'_> {
    /// What comes after a house was numbered.
    #[expect(
        clippy::inline_always,
        reason = "most sheets have no rules of their own, and every turn asks"
    )]
    #[inline(always)]
    pub(super) fn after_numbering(self, architect: &mut Architect, then: Pause) -> Stage {
        if self.rules.extension.is_some() {
            return self.after_numbering_on_own_sheet(architect, then);
        }
        match then.then {
            Then::Act(taken, written) => self.act_or_close(architect, taken, written),
            Then::Close(played) => Stage::Closing(played),
            Then::Spend(played, bonus) => self.after_spending(architect, played, bonus),
        }
    }

    // Kept apart, so that sheets without rules of their own do not carry it along.
    #[inline(never)]
    fn after_numbering_on_own_sheet(self, architect: &mut Architect, then: Pause) -> Stage {
        if let Some(extension) = &self.rules.extension {
            extension.numbered(&mut architect.sheet, then.at);
            if extension.pauses(&architect.sheet, then.at) {
                return Stage::Pausing(then);
            }
        }
        self.after_pause(architect, then.then)
    }

    /// What comes after that.
    fn after_pause(self, architect: &Architect, then: Then) -> Stage {
        match then {
            Then::Close(played) => Stage::Closing(played),
            Then::Spend(played, bonus) => self.after_spending(architect, played, bonus),
            Then::Act(taken, written) => match self.act_or_close(architect, taken, written) {
                Stage::Closing(_) if self.may_infiltrate(architect, written) => {
                    Stage::Infiltrating(taken, written)
                }
                stage => stage,
            },
        }
    }

    /// The action is next if it can do anything.
    #[inline]
    fn act_or_close(self, architect: &Architect, taken: Taken, written: House) -> Stage {
        if self.can_act(&architect.sheet, taken.action, written) {
            Stage::Acting(taken, written)
        } else {
            Stage::Closing(Played::Wrote(taken, written))
        }
    }

    pub(super) fn list_pause(self, architect: &Architect, pause: Pause, into: &mut Vec<Choice>) {
        if let Some(extension) = &self.rules.extension {
            extension.list_pause(&architect.sheet, pause.at, into);
        }
        let any_time = self.rules.ruleset.roundabouts == RoundaboutRule::AnyTime;
        if any_time && !pause.then.is_bonus() {
            self.list_roundabouts(architect, into);
        }
    }

    pub(super) fn choose_pause(
        self,
        architect: &mut Architect,
        pause: Pause,
        choice: Choice,
    ) -> Result<(), Refusal> {
        if let Some(extension) = &self.rules.extension {
            extension.choose_pause(&mut architect.sheet, pause.at, choice)?;
        }
        architect.turn.stage = self.after_pause(architect, pause.then);
        Ok(())
    }

    /// Whether a zoorg may move into the house just numbered, instead of the action.
    #[inline]
    pub(super) fn may_infiltrate(self, architect: &Architect, written: House) -> bool {
        let extension = self.rules.extension.as_ref();
        extension.is_some_and(|extension| extension.infiltrates(&architect.sheet, written))
    }

    pub(super) fn infiltrate(
        self,
        architect: &mut Architect,
        taken: Taken,
        written: House,
    ) -> Result<(), Refusal> {
        if !self.may_infiltrate(architect, written) {
            return Err(Refusal::NoSaucer(written));
        }
        if let Marks::Roswell(zoorgs) = &mut architect.sheet.marks {
            zoorgs.houses.insert(written);
        }
        architect.turn.stage = Stage::Closing(Played::Wrote(taken, written));
        Ok(())
    }
}

impl Turns<'_> {
    /// Chooses the bonus to cross. What the table shares changes when everyone has answered.
    pub(super) fn cross(self, architect: &mut Architect, street: Street) -> Result<(), Refusal> {
        if self.round.claims.gone().has(street.index()) {
            return Err(Refusal::BonusGone(street));
        }
        architect.turn.stage = Stage::Crossed(street);
        Ok(())
    }
}

impl Turns<'_> {
    /// The hordes that move now and are not held back yet.
    fn hordes(self, sheet: &Sheet, held: Hordes) -> impl Iterator<Item = Horde> {
        let acting = match (&self.rules.extension, self.round.stopped) {
            (Some(Extension::Zombies(own)), Some(Stop::Hordes(card))) => Some((own, card)),
            _ => None,
        };
        let moving = acting.into_iter().flat_map(|(own, card)| own.moving(sheet, card));
        moving.filter(move |horde| !held.has(*horde))
    }

    pub(super) fn list_holding(self, sheet: &Sheet, held: Hordes, into: &mut Vec<Choice>) {
        if held.len() < usize::from(sheet.marks.siege().left()) {
            into.extend(self.hordes(sheet, held).map(Choice::Hold));
        }
        into.push(Choice::Done);
    }

    /// Holds a horde back, or lets the others come.
    pub(super) fn hold(
        self,
        architect: &mut Architect,
        held: Hordes,
        choice: Choice,
    ) -> Result<(), Refusal> {
        architect.turn.stage = match choice {
            Choice::Done => Stage::Held(held),
            Choice::Hold(horde) => {
                let sheet = &architect.sheet;
                if held.len() >= usize::from(sheet.marks.siege().left()) {
                    return Err(Refusal::NoAmmunition);
                }
                if !self.hordes(sheet, held).any(|other| other == horde) {
                    return Err(Refusal::HordeStays(horde));
                }
                Stage::Holding(held.with(horde))
            }
            _ => return Err(Refusal::NotNow(Step::Hold)),
        };
        Ok(())
    }
}

/// The bonuses that can be crossed.
pub(super) fn list_crossing(claims: Claims, into: &mut Vec<Choice>) {
    let open = Street::ALL.into_iter().filter(|street| !claims.gone().has(street.index()));
    into.extend(open.map(Choice::Cross));
}

/// Chooses a goal before the first turn.
pub(super) fn aim(architect: &mut Architect, goal: Target) {
    if let Marks::Roswell(zoorgs) = &mut architect.sheet.marks {
        zoorgs.goal = Some(goal);
    }
    architect.turn.stage = Stage::Aimed;
}
