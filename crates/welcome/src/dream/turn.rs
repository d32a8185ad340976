//! One architect's turn: take, write, fulfil plans, done. Alone, bonuses are crossed when a
//! validation card comes.
//!
//! Every rule is a question asked in two places: when choices are listed and when one is made.

use tabletop::Seat;

use super::bonus::{Bonus, Bonuses};
use super::choice::Choice;
use super::house::House;
use super::refusal::{Refusal, Step};
use super::rules::Rules;
use super::sheet::Sheet;
use crate::choice::Offer;
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::refusal::{Offering, TakingRefusal};
use crate::rules::Mode;
use crate::sheet::Approval;
use crate::supply::{Offered, Supply};
use crate::turn::Taken;

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A validation card has come: these bonuses are crossed so far.
    Crossing(Bonuses),
    Taking,
    Writing(Taken),
    Closing(Played),
    Done(Played),
}

/// What an architect made of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    /// No number fitted.
    Refused { passed: Option<Offer> },
    /// A number was written in this house.
    Wrote(Taken, House),
}

/// A turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) stage: Stage,
    /// A bit for each plan fulfilled this turn.
    pub(super) fulfilled: u8,
}

impl Turn {
    pub(super) const FRESH: Self = Self { stage: Stage::Taking, fulfilled: 0 };

    /// What was made of the cards, once the number is written or refused.
    pub(super) const fn played(&self) -> Option<Played> {
        match self.stage {
            Stage::Closing(played) | Stage::Done(played) => Some(played),
            _ => None,
        }
    }

    /// The number and the family taken, if any.
    pub(super) const fn taken(&self) -> Option<Taken> {
        match (self.stage, self.played()) {
            (Stage::Writing(taken), _) | (_, Some(Played::Wrote(taken, _))) => Some(taken),
            _ => None,
        }
    }

    /// The card that goes to a neighbour or an opponent, where one does, as soon as it is known.
    pub(super) fn passed(&self) -> Option<Offer> {
        match self.played() {
            Some(Played::Refused { passed }) => passed,
            _ => self.taken().and_then(Taken::left),
        }
    }

    /// Bonuses crossed in this turn, which nobody else may know yet.
    pub(super) const fn crossing(&self) -> Bonuses {
        match self.stage {
            Stage::Crossing(crossed) => crossed,
            _ => Bonuses::NONE,
        }
    }
}

/// An architect: the sheet, and the turn in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Architect {
    pub(super) sheet: Sheet,
    pub(super) turn: Turn,
    /// The sheet as everybody knows it: as it stood when the round began.
    pub(super) known: Sheet,
    pub(super) seat: Seat,
}

/// What is the same for every architect during a round.
#[derive(Debug)]
pub(super) struct Round {
    /// Rounds played before this one.
    pub(super) played: u32,
    /// The plans in play, as indices.
    pub(super) plans: [u8; STACKS],
    /// A bit for each plan that pays its later score from this round on.
    pub(super) approved: u8,
    /// The bonuses that nobody can get any more.
    pub(super) closed: Bonuses,
    /// Those of them that a validation card took away.
    pub(super) crossed: Bonuses,
    /// The cards.
    pub(super) supply: Supply,
}

impl Clone for Round {
    fn clone(&self) -> Self {
        Self { supply: self.supply.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { played, plans, approved, closed, crossed, supply } = source;
        (self.played, self.plans, self.approved) = (*played, *plans, *approved);
        (self.closed, self.crossed) = (*closed, *crossed);
        self.supply.clone_from(supply);
    }
}

/// The rules and the round, as an architect's turn looks at them.
#[derive(Clone, Copy)]
pub(super) struct Turns<'a> {
    pub(super) rules: &'a Rules,
    pub(super) round: &'a Round,
}

impl<'a> Turns<'a> {
    /// What the architect can take.
    #[inline]
    pub(super) fn offered(self, architect: &Architect) -> Offered<'a> {
        self.round.supply.offered(self.rules.mode(), architect.seat)
    }

    /// Adds every legal choice.
    #[inline]
    pub(super) fn list(self, architect: &Architect, into: &mut Vec<Choice>) {
        match architect.turn.stage {
            Stage::Crossing(crossed) => {
                let open = self.open_to_cross(crossed);
                into.extend(open.iter().map(Choice::Cross));
            }
            Stage::Taking => self.list_taking(architect, into),
            Stage::Writing(Taken { number, .. }) => {
                let places = architect.sheet.places_for(&self.rules.layout, number);
                into.extend(places.into_iter().map(|house| Choice::Write { number, house }));
            }
            Stage::Closing(_) => {
                let plans = PlanSlot::ALL.into_iter();
                let met = plans.filter(|&slot| self.may_fulfil(&architect.sheet, slot).is_ok());
                into.extend(met.map(Choice::Plan));
                into.push(Choice::Done);
            }
            Stage::Done(_) => {}
        }
    }

    /// Makes a choice, or refuses it, changing nothing.
    #[inline]
    pub(super) fn choose(self, architect: &mut Architect, choice: Choice) -> Result<(), Refusal> {
        match (architect.turn.stage, choice) {
            (Stage::Crossing(crossed), Choice::Cross(bonus)) => {
                self.may_cross(crossed, bonus)?;
                let crossed = crossed.or(Bonuses::from_iter([bonus]));
                architect.turn.stage = Stage::Crossing(crossed);
                Ok(())
            }
            (Stage::Crossing(_), _) => Err(Refusal::NotNow(Step::Cross)),
            (Stage::Taking, Choice::Take(pair)) => self.take(architect, pair),
            (Stage::Taking, Choice::Combine { number, action }) => {
                self.combine(architect, number, action)
            }
            (Stage::Taking, Choice::Refuse) => self.refuse(architect, None),
            (Stage::Taking, Choice::RefuseAndPass(card)) => self.refuse(architect, Some(card)),
            (Stage::Taking, _) => Err(Refusal::NotNow(Step::Take)),
            (Stage::Writing(taken), Choice::Write { number, house }) => {
                self.write(architect, taken, number, house)
            }
            (Stage::Writing(_), _) => Err(Refusal::NotNow(Step::Write)),
            (Stage::Closing(_), Choice::Plan(slot)) => self.fulfil(architect, slot),
            (Stage::Closing(played), Choice::Done) => {
                architect.turn.stage = Stage::Done(played);
                Ok(())
            }
            (Stage::Closing(_), _) => Err(Refusal::NotNow(Step::Close)),
            (Stage::Done(_), _) => Err(Refusal::TurnDone),
        }
    }

    fn list_taking(self, architect: &Architect, into: &mut Vec<Choice>) {
        let offered = self.offered(architect);
        let before = into.len();
        for number in offered.places() {
            if !self.fits(architect, offered.card(number).number) {
                continue;
            }
            if self.rules.mode() == Mode::Standard {
                into.push(Choice::Take(number));
            } else {
                let others = offered.places().filter(|&action| action != number);
                into.extend(others.map(|action| Choice::Combine { number, action }));
            }
        }
        if into.len() == before {
            if self.rules.mode().one_goes_on() {
                into.extend(offered.places().map(Choice::RefuseAndPass));
            } else {
                into.push(Choice::Refuse);
            }
        }
    }

    /// Cards are taken otherwise here.
    fn other_offer(self) -> Refusal {
        TakingRefusal::OtherOffer(Offering::of(self.rules.mode())).into()
    }

    #[inline]
    fn fits(self, architect: &Architect, number: Number) -> bool {
        !architect.sheet.places_for(&self.rules.layout, number).is_empty()
    }

    fn take(self, architect: &mut Architect, pair: Offer) -> Result<(), Refusal> {
        if self.rules.mode() != Mode::Standard {
            return Err(self.other_offer());
        }
        self.take_both(architect, [pair; 2])
    }

    fn combine(
        self,
        architect: &mut Architect,
        number: Offer,
        action: Offer,
    ) -> Result<(), Refusal> {
        if self.rules.mode() == Mode::Standard {
            return Err(self.other_offer());
        }
        if number == action {
            return Err(Refusal::SameCard);
        }
        self.take_both(architect, [number, action])
    }

    fn take_both(self, architect: &mut Architect, offers: [Offer; 2]) -> Result<(), Refusal> {
        let (number, action) = self.offered(architect).of(offers[0], offers[1]);
        if !self.fits(architect, number) {
            return Err(TakingRefusal::NoRoomFor(number).into());
        }
        architect.turn.stage = Stage::Writing(Taken { number, action, offers, passed: None });
        Ok(())
    }

    fn refuse(self, architect: &mut Architect, passed: Option<Offer>) -> Result<(), Refusal> {
        if passed.is_some() != self.rules.mode().one_goes_on() {
            return Err(self.other_offer());
        }
        let offered = self.offered(architect);
        let mut numbers = offered.places().map(|place| offered.card(place).number);
        if let Some(number) = numbers.find(|&number| self.fits(architect, number)) {
            return Err(TakingRefusal::NumberFits(number).into());
        }
        architect.sheet.refusals += 1;
        architect.turn.stage = Stage::Closing(Played::Refused { passed });
        Ok(())
    }

    /// A house with the family it is meant for is perfect at once.
    fn write(
        self,
        architect: &mut Architect,
        taken: Taken,
        number: Number,
        house: House,
    ) -> Result<(), Refusal> {
        let layout = &self.rules.layout;
        let sheet = &mut architect.sheet;
        if number != taken.number {
            return Err(Refusal::OtherNumber { given: number, taken: taken.number });
        }
        self.rules.may_write(sheet, number, house)?;
        sheet.write(house, number, layout.family(house) == taken.action);
        architect.turn.stage = Stage::Closing(Played::Wrote(taken, house));
        Ok(())
    }

    fn may_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> Result<(), Refusal> {
        let goal = self.rules.plan(self.round.plans[slot.index()]).goal;
        self.rules.may_fulfil(sheet, slot, goal)
    }

    fn fulfil(self, architect: &mut Architect, slot: PlanSlot) -> Result<(), Refusal> {
        self.may_fulfil(&architect.sheet, slot)?;
        architect.sheet.plans[slot.index()] = Some(Approval::now(self.round.approved, slot));
        architect.turn.fulfilled |= slot.bit();
        Ok(())
    }

    /// The bonuses that are neither circled nor crossed.
    fn open(self) -> Bonuses {
        self.rules.layout.bonuses().without(self.round.closed)
    }

    /// How many bonuses of streets and of columns a validation card takes away now: as many as it
    /// says, or all that remain.
    pub(super) fn to_cross(self) -> (u32, u32) {
        let (open, layout) = (self.open(), &self.rules.layout);
        let most = |most: u8, open: u8| u32::from(most).min(open.count_ones());
        (most(layout.crossed_streets, open.streets), most(layout.crossed_columns, open.columns))
    }

    /// Whether enough bonuses are crossed for the validation card.
    pub(super) fn has_crossed_enough(self, crossed: Bonuses) -> bool {
        (crossed.streets.count_ones(), crossed.columns.count_ones()) == self.to_cross()
    }

    /// The bonuses that can be crossed next.
    fn open_to_cross(self, crossed: Bonuses) -> Bonuses {
        let (streets, columns) = self.to_cross();
        let mut open = self.open().without(crossed);
        if crossed.streets.count_ones() >= streets {
            open.streets = 0;
        }
        if crossed.columns.count_ones() >= columns {
            open.columns = 0;
        }
        open
    }

    fn may_cross(self, crossed: Bonuses, bonus: Bonus) -> Result<(), Refusal> {
        if !self.open().without(crossed).contains(bonus) {
            Err(Refusal::BonusNotOpen(bonus))
        } else if !self.open_to_cross(crossed).contains(bonus) {
            Err(Refusal::EnoughCrossed(bonus))
        } else {
            Ok(())
        }
    }
}
