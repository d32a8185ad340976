//! Taking a number and an action, or a refusal.

use super::{Architect, Played, Stage, Taken, Turns};
use crate::card::Action;
use crate::choice::{Choice, Offer};
use crate::house::Houses;
use crate::number::Number;
use crate::refusal::{Offering, Refusal, TakingRefusal};
use crate::rules::Mode;

impl Turns<'_> {
    pub(super) fn list_taking(self, architect: &Architect, into: &mut Vec<Choice>) {
        let offered = self.offered(architect);
        match self.rules.mode {
            Mode::Standard => into.extend(
                offered
                    .places()
                    .filter(|&pair| {
                        let (number, action) = offered.of(pair, pair);
                        self.fits_with(architect, number, action)
                    })
                    .map(Choice::Take),
            ),
            Mode::Solo | Mode::Expert | Mode::Opponent => {
                for number in offered.places() {
                    for action in offered.places().filter(|&action| action != number) {
                        let (taken, with) = offered.of(number, action);
                        if !self.fits_with(architect, taken, with) {
                            continue;
                        }
                        if self.rules.zombies {
                            let both = [number, action].into_iter();
                            into.extend(both.map(|passed| Choice::CombineAndPass {
                                number,
                                action,
                                passed,
                            }));
                        } else {
                            into.push(Choice::Combine { number, action });
                        }
                    }
                }
            }
        }
        if self.fitting_number(architect).is_none() {
            if self.rules.mode.one_goes_on() {
                into.extend(offered.places().map(Choice::RefuseAndPass));
            } else {
                into.push(Choice::Refuse);
            }
        }
        self.list_roundabouts(architect, into);
    }

    /// A number on offer that fits somewhere as it is, if there is one.
    ///
    /// Nobody has to change a number with a temp to avoid a refusal: actions are never compulsory.
    #[inline]
    fn fitting_number(self, architect: &Architect) -> Option<Number> {
        let offered = self.offered(architect);
        let mut numbers = offered.places().map(|place| offered.card(place).number);
        numbers.find(|&number| self.fits(architect, number))
    }

    pub(super) fn take(self, architect: &mut Architect, pair: Offer) -> Result<(), Refusal> {
        if self.rules.mode != Mode::Standard {
            return Err(self.other_offer());
        }
        self.is_on_offer(pair)?;
        let (number, action) = self.offered(architect).of(pair, pair);
        self.take_both(architect, Taken { number, action, offers: [pair; 2], passed: None })
    }

    pub(super) fn combine(
        self,
        architect: &mut Architect,
        number: Offer,
        action: Offer,
        passed: Option<Offer>,
    ) -> Result<(), Refusal> {
        // Of two cards one is chosen to go on; of three it is the one that is left.
        if self.rules.mode == Mode::Standard || passed.is_some() != self.rules.zombies {
            return Err(self.other_offer());
        }
        if number == action {
            return Err(Refusal::SameCard);
        }
        let offers = [number, action];
        offers.into_iter().chain(passed).try_for_each(|offer| self.is_on_offer(offer))?;
        let (number, action) = self.offered(architect).of(number, action);
        self.take_both(architect, Taken { number, action, offers, passed })
    }

    pub(super) fn refuse(
        self,
        architect: &mut Architect,
        passed: Option<Offer>,
    ) -> Result<(), Refusal> {
        if passed.is_some() != self.rules.mode.one_goes_on() {
            return Err(self.other_offer());
        }
        passed.map_or(Ok(()), |offer| self.is_on_offer(offer))?;
        if let Some(number) = self.fitting_number(architect) {
            return Err(TakingRefusal::NumberFits(number).into());
        }
        architect.sheet.refusals += 1;
        architect.turn.stage = Stage::Closing(Played::Refused { passed });
        Ok(())
    }

    fn is_on_offer(self, offer: Offer) -> Result<(), Refusal> {
        let offers = self.rules.offers();
        let there = offer.index() < offers;
        if there { Ok(()) } else { Err(Refusal::NoSuchOffer(offers as u8)) }
    }

    /// Cards are taken otherwise here.
    fn other_offer(self) -> Refusal {
        let two = self.rules.zombies && self.rules.mode.one_goes_on();
        let offering = if two { Offering::TwoCards } else { Offering::of(self.rules.mode) };
        TakingRefusal::OtherOffer(offering).into()
    }

    fn take_both(self, architect: &mut Architect, taken: Taken) -> Result<(), Refusal> {
        if !self.fits_with(architect, taken.number, taken.action) {
            return Err(TakingRefusal::NoRoomFor(taken.number).into());
        }
        architect.turn.stage = Stage::Writing(taken);
        Ok(())
    }

    /// Whether a number fits somewhere as it is.
    #[inline]
    pub(super) fn fits(self, architect: &Architect, number: Number) -> bool {
        !self.houses_for(architect, number).is_empty()
    }

    /// Whether a number fits somewhere, with the help of a temp if the action is one.
    #[inline]
    pub(super) fn fits_with(self, architect: &Architect, number: Number, action: Action) -> bool {
        self.fits(architect, number)
            || (action == Action::Temp && self.fits_changed(architect, number))
    }

    /// Whether a temp can change a number so that it fits. Rarely asked, so it stays out of the way.
    #[inline(never)]
    fn fits_changed(self, architect: &Architect, number: Number) -> bool {
        number.with_temp().any(|changed| self.fits(architect, changed))
    }

    /// The houses that take a number.
    #[inline]
    pub(super) fn houses_for(self, architect: &Architect, number: Number) -> Houses {
        architect.openings.houses(self.rules.town(), &architect.sheet, number)
    }
}
