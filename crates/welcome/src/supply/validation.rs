//! Alone against the AAA: the deck with its validation cards, and the pile the opponent is given.
//!
//! The cards of the game lie in one row: those to be drawn, then the architect's discard and what is
//! on the table, then the opponent's pile from the end of the row, the first card given last.

use tabletop::Dealer;

use super::{Interruption, Supply};
use crate::card::Card;
use crate::choice::Offer;
use crate::plan::PlanSlot;
use crate::rules::Rules;
use crate::supply::zombies::PACKS;

/// How many cards the lower part of the first deck has, the validation card not counted.
pub(crate) const LOWER_PART: usize = 20;

/// Where the validation cards are, and how many cards the opponent was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Validations {
    /// How many cards the opponent was given.
    pub(crate) given: u8,
    /// A bit for each validation card that has not come yet.
    pub(crate) to_come: u8,
    /// How many of them are in the deck; the others wait in the discard.
    pub(crate) in_deck: u8,
    /// Whether the discard has been shuffled into a new deck.
    pub(crate) recycled: bool,
    /// Zombies!: how many Zombie cards lie on the opponent's pile.
    pub(crate) zombies: u8,
    /// How many construction cards lie below each of them.
    pub(crate) zombies_at: [u8; PACKS],
}

impl Validations {
    pub(crate) const FRESH: Self = Self {
        given: 0,
        to_come: PlanSlot::ALL_BITS,
        in_deck: 1,
        recycled: false,
        zombies: 0,
        zombies_at: [0; PACKS],
    };

    /// Whether the validation card of a plan has come.
    pub(crate) fn has_come(self, slot: PlanSlot) -> bool {
        self.to_come & slot.bit() == 0
    }

    /// The letters of the validation cards that have come.
    pub(crate) fn letters_come(self) -> Vec<String> {
        let come = PlanSlot::ALL.into_iter().filter(|&slot| self.has_come(slot));
        come.map(|slot| slot.letter().to_owned()).collect()
    }
}

impl Supply {
    /// Draws cards. A validation card that comes leaves the game and is replaced.
    pub(super) fn deal_against_opponent(
        &mut self,
        rules: &Rules,
        dealer: &mut Dealer,
    ) -> Option<Interruption> {
        while usize::from(self.dealt) < self.offers() {
            let left = self.deck.left();
            let hidden = usize::from(self.validations.in_deck);
            if left + hidden == 0 {
                self.recycle_discard(rules);
                continue;
            }
            // In the first deck the validation card lies anywhere in the lower part; later the
            // validation cards lie anywhere.
            let within_reach = self.validations.recycled || left <= LOWER_PART;
            if hidden > 0 && within_reach && dealer.below(left + hidden) >= left {
                return Some(Interruption::Validation(self.take_validation(dealer)));
            }
            self.shown[usize::from(self.dealt)] = self.deck.draw(dealer);
            self.dealt += 1;
        }
        None
    }

    fn take_validation(&mut self, dealer: &mut Dealer) -> PlanSlot {
        self.validations.in_deck -= 1;
        self.any_validation(dealer)
    }

    /// Any validation card that has not come.
    pub(super) fn any_validation(&mut self, dealer: &mut Dealer) -> PlanSlot {
        let to_come = self.validations.to_come;
        let nth = dealer.below(to_come.count_ones() as usize);
        let mut letters = PlanSlot::ALL.into_iter().filter(|slot| to_come & slot.bit() != 0);
        let slot = letters.nth(nth).expect("counted");
        self.validations.to_come &= !slot.bit();
        slot
    }

    /// The deck is used up: the architect's discard is shuffled, with the validation cards that
    /// waited there. What is held this round and what the opponent was given stay out.
    fn recycle_discard(&mut self, rules: &Rules) {
        let all = rules.cards().len();
        self.deck.refill(all - usize::from(self.validations.given));
        for card in &self.shown[..usize::from(self.dealt)] {
            self.deck.take(|other| other == *card);
        }
        self.validations.in_deck = self.validations.to_come.count_ones() as u8;
        self.validations.recycled = true;
    }

    /// Puts a card of the table on the opponent's pile.
    pub(crate) fn give(&mut self, offer: Offer) {
        let card = self.shown[offer.index()];
        let top = self.deck.all() - usize::from(self.validations.given) - 1;
        self.deck.move_drawn(card, top);
        self.validations.given += 1;
    }

    /// The opponent's pile, the first card given first.
    pub(crate) fn opponent_pile(&self) -> impl Iterator<Item = Card> {
        let all = self.deck.all();
        (0..usize::from(self.validations.given)).map(move |nth| self.deck.at(all - 1 - nth))
    }

    /// Whether too few cards are left for another round. It takes a data file with few cards or
    /// long streets.
    pub(super) fn opponent_has_all_cards(&self) -> bool {
        self.deck.all() - usize::from(self.validations.given) < self.offers()
    }
}
