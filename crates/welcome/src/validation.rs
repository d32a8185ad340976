//! Alone against the AAA: the deck with its validation cards, and the pile the opponent is given.
//!
//! The cards of the game lie in one row: those to be drawn, then the architect's discard and what is
//! on the table, then the opponent's pile from the end of the row, the first card given last.

use crate::card::Card;
use crate::choice::Offer;
use crate::game::Welcome;
use crate::plan::PlanSlot;
use crate::rules::HAND;
use crate::sheet::Approval;

/// How many cards the lower part of the first deck has, the validation card not counted.
pub(crate) const LOWER_PART: usize = 20;

impl Welcome {
    /// Draws three cards; validation cards that come are resolved at once and replaced.
    pub(crate) fn deal_against_opponent(&mut self) {
        for held in 0..HAND {
            self.round.shown[held] = self.draw_against_opponent(held);
        }
    }

    fn draw_against_opponent(&mut self, held: usize) -> Card {
        loop {
            let left = self.deck.left();
            let hidden = usize::from(self.opponent.in_deck);
            if left + hidden == 0 {
                self.recycle_discard(held);
                continue;
            }
            // In the first deck the validation card lies anywhere in the lower part; later the
            // validation cards lie anywhere.
            let within_reach = self.opponent.recycled || left <= LOWER_PART;
            if hidden > 0 && within_reach && self.dealer.below(left + hidden) >= left {
                self.validate();
                continue;
            }
            return self.deck.draw(&mut self.dealer);
        }
    }

    /// A validation card comes: the opponent validates the plan of its letter if its card says so,
    /// for the points the plan pays at this moment, and the plan is turned over. The validation
    /// card leaves the game.
    fn validate(&mut self) {
        let to_come = self.opponent.to_come;
        let nth = self.dealer.below(to_come.count_ones() as usize);
        let mut letters = PlanSlot::ALL.into_iter().filter(|slot| to_come & slot.bit() != 0);
        let slot = letters.nth(nth).expect("counted");
        self.opponent.to_come &= !slot.bit();
        self.opponent.in_deck -= 1;
        let validates = self.rules.opponent.as_ref().map_or(0, |card| card.validates);
        if validates & slot.bit() != 0 {
            let later = self.round.approved & slot.bit() != 0;
            self.opponent.plans[slot.index()] =
                Some(if later { Approval::Later } else { Approval::First });
            self.round.approved |= slot.bit();
        }
    }

    /// The deck is used up: the architect's discard is shuffled, with the validation cards that
    /// waited there. What is held this round and what the opponent was given stay out.
    fn recycle_discard(&mut self, held: usize) {
        let all = self.rules.cards().len();
        self.deck.refill(all - usize::from(self.opponent.given));
        for card in &self.round.shown[..held] {
            self.deck.take(|other| other == *card);
        }
        self.opponent.in_deck = self.opponent.to_come.count_ones() as u8;
        self.opponent.recycled = true;
    }

    /// Puts a card of the table on the opponent's pile.
    pub(crate) fn give(&mut self, offer: Offer) {
        let card = self.round.shown[offer.index()];
        let top = self.rules.cards().len() - usize::from(self.opponent.given) - 1;
        self.deck.move_drawn(card, top);
        self.opponent.given += 1;
    }

    /// The opponent's pile, the first card given first.
    pub(crate) fn opponent_pile(&self) -> impl Iterator<Item = Card> {
        let all = self.rules.cards().len();
        (0..usize::from(self.opponent.given)).map(move |nth| self.deck.at(all - 1 - nth))
    }

    /// Whether too few cards are left for another round. It takes a data file with few cards or
    /// long streets.
    pub(crate) fn opponent_has_all_cards(&self) -> bool {
        self.rules.cards().len() - usize::from(self.opponent.given) < HAND
    }
}
