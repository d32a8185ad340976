//! Writing the number.

use super::{Architect, Pause, Played, Taken, Then, Turns};
use crate::card::Action;
use crate::choice::Choice;
use crate::house::House;
use crate::number::Number;
use crate::refusal::Refusal;
use crate::ruleset::RoundaboutRule;

impl Turns<'_> {
    pub(super) fn list_writing(self, architect: &Architect, taken: Taken, into: &mut Vec<Choice>) {
        let mut list = |number: Number| {
            let houses = self.houses_for(architect, number).into_iter();
            into.extend(houses.map(|house| Choice::Write { number, house }));
        };
        if taken.action == Action::Temp {
            taken.number.with_temp().for_each(list);
        } else {
            list(taken.number);
        }
        if self.rules.ruleset.roundabouts == RoundaboutRule::AnyTime {
            self.list_roundabouts(architect, into);
        }
    }

    pub(super) fn write(
        self,
        architect: &mut Architect,
        taken: Taken,
        number: Number,
        house: House,
    ) -> Result<(), Refusal> {
        let fitting = self.houses_for(architect, number);
        let Architect { sheet, openings, .. } = architect;
        let temp = taken.action == Action::Temp;
        if number != taken.number && !(temp && taken.number.with_temp().any(|n| n == number)) {
            return Err(Refusal::OtherNumber { given: number, taken: taken.number, temp });
        }
        if !fitting.contains(house) {
            return Err(self.rules.why_no_number(sheet, number, house));
        }
        sheet.write(house, number);
        openings.numbered(self.rules.town(), sheet, house, number);
        let changed = temp && number != taken.number;
        if changed {
            // A temp who changed the number has worked, and is crossed while boxes last.
            sheet.temps = (sheet.temps + 1).min(self.rules.edition.sheet.temp_boxes);
        }
        architect.turn.stage = if changed {
            let then = Then::Close(Played::Wrote(taken, house));
            self.after_numbering(architect, Pause { at: house, then })
        } else {
            let then = Then::Act(taken, house);
            self.after_numbering(architect, Pause { at: house, then })
        };
        Ok(())
    }
}
