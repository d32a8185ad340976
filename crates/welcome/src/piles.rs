//! Three piles, each of which is reshuffled by itself.
//!
//! In the row of all cards, every third card belongs to the same pile. Which cards a pile has is
//! found out while it is drawn for the first time: until then the piles are parts of one shuffled
//! deck, and any card may come next in any of them. From the first reshuffle on each pile draws
//! from its own cards.

use crate::card::Card;
use crate::game::Welcome;
use crate::plan::STACKS;

impl Welcome {
    /// The top card of each pile is turned over for its action; the next one shows its number.
    pub(crate) fn deal_piles_apart(&mut self) {
        self.round.flipped = self.round.shown;
        if self.deck.left() == 0 {
            self.reshuffle_piles_apart();
        }
        self.draw_from_piles();
    }

    /// One card of each pile, from the last pile to the first, so that the cards left stay together.
    pub(crate) fn draw_from_piles(&mut self) {
        for pile in (0..STACKS).rev() {
            let left = self.deck.left();
            let index = if self.piles_parted {
                STACKS * self.dealer.below(left.div_ceil(STACKS)) + pile
            } else {
                self.dealer.below(left)
            };
            self.round.shown[pile] = self.deck.take_at(index);
        }
    }

    /// Every pile's discards are shuffled back into it; the card just turned over stays out.
    fn reshuffle_piles_apart(&mut self) {
        let all = self.rules.cards().len();
        self.piles_parted = true;
        for (pile, card) in self.round.flipped.into_iter().enumerate() {
            self.deck.move_within((pile..all).step_by(STACKS), card, all - STACKS + pile);
        }
        self.deck.refill(all - STACKS);
    }

    /// The cards of a pile that have been drawn and lie neither on it nor beside it; sorted.
    pub(crate) fn discarded_of_pile(&self, pile: usize) -> Vec<Card> {
        let all = self.rules.cards().len();
        let mut drawn: Vec<Card> = (self.deck.left()..all)
            .filter(|index| index % STACKS == pile)
            .map(|index| self.deck.at(index))
            .collect();
        for card in [self.round.shown[pile], self.round.flipped[pile]] {
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
            let left = (0..self.deck.left()).filter(|index| index % STACKS == pile);
            let mut cards: Vec<Card> = left.map(|index| self.deck.at(index)).collect();
            cards.sort_unstable();
            cards
        })
    }
}
