//! Taking a number and an action, or a refusal.

use super::{Architect, Stage, Turns};
use crate::card::{Action, Card};
use crate::choice::{Choice, Offer};
use crate::house::Houses;
use crate::number::Number;
use crate::refusal::{Offering, Refusal};
use crate::rules::{HAND, Mode};

impl<'a> Turns<'a> {
    /// The cards whose numbers are on offer.
    #[inline]
    pub(crate) fn number_cards<'b>(self, architect: &'b Architect) -> &'b [Card; HAND]
    where
        'a: 'b,
    {
        match self.rules.mode {
            Mode::Expert => &architect.hand,
            Mode::Standard | Mode::Solo | Mode::Opponent => &self.round.shown,
        }
    }

    pub(super) fn list_taking(self, architect: &Architect, into: &mut Vec<Choice>) {
        let cards = self.number_cards(architect);
        match self.rules.mode {
            Mode::Standard => into.extend(
                Offer::ALL
                    .into_iter()
                    .filter(|pair| {
                        let (number, action) = self.pair(*pair);
                        self.fits_with(architect, number, action)
                    })
                    .map(Choice::Take),
            ),
            Mode::Solo | Mode::Expert | Mode::Opponent => {
                for number in Offer::ALL {
                    for action in Offer::ALL {
                        let (card, other) = (cards[number.index()], cards[action.index()]);
                        if number != action && self.fits_with(architect, card.number, other.action)
                        {
                            into.push(Choice::Combine { number, action });
                        }
                    }
                }
            }
        }
        if self.fitting_number(architect).is_none() {
            match self.rules.mode {
                Mode::Standard | Mode::Solo => into.push(Choice::Refuse),
                Mode::Expert | Mode::Opponent => {
                    into.extend(Offer::ALL.map(Choice::RefuseAndPass));
                }
            }
        }
        self.list_roundabouts(architect, into);
    }

    /// The number and the action of a pair in the standard game: the number on top of a pile
    /// beside the action of the card that lay there before.
    #[inline]
    pub(crate) fn pair(self, pair: Offer) -> (Number, Action) {
        (self.round.shown[pair.index()].number, self.round.flipped[pair.index()].action)
    }

    /// A number on offer that fits somewhere as it is, if there is one.
    ///
    /// Nobody has to change a number with a temp to avoid a refusal: actions are never compulsory.
    #[inline]
    fn fitting_number(self, architect: &Architect) -> Option<Number> {
        let cards = self.number_cards(architect).iter();
        cards.map(|card| card.number).find(|&number| self.fits(architect, number))
    }

    pub(super) fn take(self, architect: &mut Architect, pair: Offer) -> Result<(), Refusal> {
        if self.rules.mode != Mode::Standard {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        let (number, action) = self.pair(pair);
        self.take_both(architect, number, action, [pair; 2], pair)
    }

    pub(super) fn combine(
        self,
        architect: &mut Architect,
        number: Offer,
        action: Offer,
    ) -> Result<(), Refusal> {
        if self.rules.mode == Mode::Standard {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        if number == action {
            return Err(Refusal::SameCard);
        }
        let cards = *self.number_cards(architect);
        let third = Offer(3 - number.0 - action.0);
        let (card, other) = (cards[number.index()], cards[action.index()]);
        self.take_both(architect, card.number, other.action, [number, action], third)
    }

    pub(super) fn refuse(
        self,
        architect: &mut Architect,
        passed: Option<Offer>,
    ) -> Result<(), Refusal> {
        let one_goes_on = matches!(self.rules.mode, Mode::Expert | Mode::Opponent);
        if passed.is_some() != one_goes_on {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        if let Some(number) = self.fitting_number(architect) {
            return Err(Refusal::NumberFits(number));
        }
        architect.sheet.refusals += 1;
        architect.turn.refused = true;
        architect.turn.passed = passed.unwrap_or(Offer::ALL[0]);
        architect.turn.stage = Stage::Closing;
        Ok(())
    }

    fn offering(self) -> Offering {
        match self.rules.mode {
            Mode::Standard => Offering::Pairs,
            Mode::Solo => Offering::Cards,
            Mode::Expert => Offering::Hand,
            Mode::Opponent => Offering::CardsAndOne,
        }
    }

    fn take_both(
        self,
        architect: &mut Architect,
        number: Number,
        action: Action,
        taken: [Offer; 2],
        passed: Offer,
    ) -> Result<(), Refusal> {
        if !self.fits_with(architect, number, action) {
            return Err(Refusal::NoRoomFor(number));
        }
        architect.turn.number = number;
        architect.turn.action = action;
        architect.turn.taken = taken;
        architect.turn.passed = passed;
        architect.turn.stage = Stage::Writing;
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
            || (action == Action::Temp && number.with_temp().any(|n| self.fits(architect, n)))
    }

    /// The houses that take a number.
    #[inline]
    pub(super) fn houses_for(self, architect: &Architect, number: Number) -> Houses {
        architect.room.houses(self.rules.town(), &architect.sheet, number)
    }
}
