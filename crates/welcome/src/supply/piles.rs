//! The piles of the standard game: an action beside a number for everyone.
//!
//! Where each pile is reshuffled by itself, every third card of the deck's row belongs to the same
//! pile. Which cards a pile has is found out while it is drawn for the first time: until then the
//! piles are parts of one shuffled deck, and any card may come next in any of them. From the first
//! reshuffle on each pile draws from its own cards.

use tabletop::Dealer;

use super::Supply;
use crate::card::Card;
use crate::choice::OFFERS;
use crate::rules::Rules;
use crate::ruleset::PileRule;

/// How many piles there are: one for each pair on offer.
pub(crate) const PILES: usize = OFFERS;

impl Supply {
    /// New piles: actions and numbers both come from the deck.
    pub(super) fn begin_new_piles(&mut self, rules: &Rules, dealer: &mut Dealer) {
        self.draw_from_piles(rules, dealer);
        self.turn_cards_over(rules);
    }

    /// The top card of each pile is turned over for its action. Piles that are empty then are
    /// shuffled anew; the cards just turned over stay out.
    #[inline]
    pub(super) fn turn_cards_over(&mut self, rules: &Rules) {
        self.flipped = self.shown;
        match rules.ruleset.piles {
            PileRule::Together if self.deck.left() < PILES => {
                self.deck.renew(rules.cards(), self.flipped.into_iter());
            }
            PileRule::Apart if self.deck.left() == 0 => self.reshuffle_piles_apart(),
            PileRule::Together | PileRule::Apart => {}
        }
    }

    /// One card of each pile comes to light and shows its number.
    #[inline]
    pub(super) fn draw_from_piles(&mut self, rules: &Rules, dealer: &mut Dealer) {
        match rules.ruleset.piles {
            PileRule::Together => {
                for card in &mut self.shown {
                    *card = self.deck.draw(dealer);
                }
            }
            PileRule::Apart => self.draw_from_piles_apart(dealer),
        }
    }

    /// From the last pile to the first, so that the cards left stay together.
    fn draw_from_piles_apart(&mut self, dealer: &mut Dealer) {
        for pile in (0..PILES).rev() {
            let left = self.deck.left();
            let index = if self.piles_parted {
                PILES * dealer.below(left.div_ceil(PILES)) + pile
            } else {
                dealer.below(left)
            };
            self.shown[pile] = self.deck.take_at(index);
        }
    }

    /// Every pile's discards are shuffled back into it; the card just turned over stays out.
    fn reshuffle_piles_apart(&mut self) {
        let all = self.deck.all();
        self.piles_parted = true;
        for (pile, card) in self.flipped.into_iter().enumerate() {
            self.deck.move_within((pile..all).step_by(PILES), card, all - PILES + pile);
        }
        self.deck.refill(all - PILES);
    }

    /// The cards of a pile that have been drawn and lie neither on it nor beside it; sorted.
    pub(crate) fn discarded_of_pile(&self, pile: usize) -> Vec<Card> {
        let mut drawn: Vec<Card> = (self.deck.left()..self.deck.all())
            .filter(|index| index % PILES == pile)
            .map(|index| self.deck.at(index))
            .collect();
        for card in [self.shown[pile], self.flipped[pile]] {
            if let Some(index) = drawn.iter().position(|other| *other == card) {
                drawn.swap_remove(index);
            }
        }
        drawn.sort_unstable();
        drawn
    }

    /// The cards still to come in a pile, sorted; unknown until it has been drawn once.
    pub(crate) fn to_come_in_pile(&self, pile: usize) -> Option<Vec<Card>> {
        self.piles_parted.then(|| {
            let left = (0..self.deck.left()).filter(|index| index % PILES == pile);
            let mut cards: Vec<Card> = left.map(|index| self.deck.at(index)).collect();
            cards.sort_unstable();
            cards
        })
    }
}
