//! Roundabouts: before the pair is taken or after the action, or at any moment, as the printing says.

use super::{Architect, Stage, Turns};
use crate::card::Action;
use crate::choice::Choice;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::openings::Openings;
use crate::refusal::Refusal;
use crate::ruleset::RoundaboutRule;

impl Turns<'_> {
    fn may_build_roundabout(self, architect: &Architect) -> Result<(), Refusal> {
        let one_a_turn = self.rules.ruleset.roundabouts == RoundaboutRule::OutsideTheAction;
        if self.rules.roundabouts_allowed && one_a_turn && architect.turn.roundabout {
            return Err(Refusal::RoundaboutThisTurn);
        }
        self.rules.may_have_roundabout(&architect.sheet)
    }

    #[inline]
    pub(super) fn list_roundabouts(self, architect: &Architect, into: &mut Vec<Choice>) {
        if self.may_build_roundabout(architect).is_ok() {
            let places = architect.sheet.empty(self.rules.town()).into_iter();
            let allowed = places.filter(|&house| self.leaves_room(architect, house).is_ok());
            into.extend(allowed.map(Choice::Roundabout));
        }
    }

    /// The duty to number stays: what must be written could still be written after a roundabout is
    /// built there. Before a pair is taken, that is any number on offer that fits; between taking
    /// and writing, the number taken.
    fn leaves_room(self, architect: &Architect, house: House) -> Result<(), Refusal> {
        match architect.turn.stage {
            Stage::Taking => {
                let offered = self.offered(architect);
                let numbers = || offered.places().map(|place| offered.card(place).number);
                let fitting = numbers().find(|&number| self.fits(architect, number));
                fitting.map_or(Ok(()), |number| {
                    self.still_fits(architect, house, numbers).then_some(()).ok_or(number)
                })
            }
            Stage::Writing(taken) => {
                let temp = taken.action == Action::Temp;
                let numbers = || {
                    let numbers = taken.number.with_temp();
                    numbers.filter(move |&number| temp || number == taken.number)
                };
                self.still_fits(architect, house, numbers).then_some(()).ok_or(taken.number)
            }
            _ => Ok(()),
        }
        .map_err(Refusal::RoundaboutLeavesNoRoom)
    }

    /// Whether one of these numbers would fit somewhere beside a roundabout here.
    fn still_fits<I: Iterator<Item = Number>>(
        self,
        architect: &Architect,
        house: House,
        numbers: impl Fn() -> I,
    ) -> bool {
        let here = Houses::only(house);
        // A roundabout takes no place away but its own.
        if numbers().any(|number| !here.covers(self.houses_for(architect, number))) {
            return true;
        }
        let mut then = *architect;
        self.place_roundabout(&mut then, house);
        numbers().any(|number| self.fits(&then, number))
    }

    pub(super) fn build_roundabout(
        self,
        architect: &mut Architect,
        house: House,
    ) -> Result<(), Refusal> {
        self.may_build_roundabout(architect)?;
        self.rules.is_empty_place(&architect.sheet, house)?;
        self.leaves_room(architect, house)?;
        self.place_roundabout(architect, house);
        architect.turn.roundabout = true;
        Ok(())
    }

    fn place_roundabout(self, architect: &mut Architect, house: House) {
        architect.sheet.build_roundabout(house);
        architect.openings = Openings::of(self.rules.town(), &architect.sheet);
    }
}
