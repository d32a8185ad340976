//! The draw pile: which cards are in it, in no order.
//!
//! The order belongs to the dealer. Drawing at random from what is left is the same as shuffling
//! first, and leaves nothing in the game that a bot could read ahead.
//!
//! All cards lie in one row, those left to draw first. A card drawn changes places with the last of
//! them, so that the row always has every card once.

use tabletop::Dealer;

use crate::card::Card;
use crate::data::MOST_CARDS;

/// The cards still to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    cards: [Card; MOST_CARDS],
    all: u8,
    left: u8,
}

impl Deck {
    /// A pile of these cards.
    pub(crate) fn new(cards: &[Card]) -> Self {
        let count = cards.len() as u8;
        let mut deck = Self { cards: [cards[0]; MOST_CARDS], all: count, left: count };
        deck.cards[..cards.len()].copy_from_slice(cards);
        deck
    }

    /// Cards in a row, of which the first can be drawn.
    pub(crate) fn laid_out(row: &[Card], left: usize) -> Self {
        Self { left: left as u8, ..Self::new(row) }
    }

    /// How many cards are left.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        self.left.into()
    }

    /// How many cards the row has, drawn or not.
    #[inline]
    pub(crate) fn all(&self) -> usize {
        self.all.into()
    }

    /// The cards left, in no order.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.left()]
    }

    /// Lays the cards left in a fixed order: what is drawn then follows from which cards they are,
    /// and not from how they came to lie there.
    pub(crate) fn sort(&mut self) {
        let left = self.left();
        self.cards[..left].sort_unstable();
    }

    /// Draws a card. The pile must not be empty.
    #[inline]
    pub(crate) fn draw(&mut self, dealer: &mut Dealer) -> Card {
        let index = dealer.below(self.left());
        self.take_at(index)
    }

    /// Takes out the card at a place of the row.
    #[inline]
    pub(crate) fn take_at(&mut self, index: usize) -> Card {
        let card = self.cards[index];
        self.left -= 1;
        self.cards[index] = self.cards[self.left()];
        self.cards[self.left()] = card;
        card
    }

    /// The card at a place of the row, drawn or not.
    pub(crate) fn at(&self, index: usize) -> Card {
        self.cards[index]
    }

    /// This many cards, the first of the row, can be drawn again.
    pub(crate) fn refill(&mut self, count: usize) {
        self.left = count as u8;
    }

    /// Moves a card that has been drawn to a place of the row among the drawn ones.
    pub(crate) fn move_drawn(&mut self, card: Card, to: usize) {
        self.move_within(self.left()..=to, card, to);
    }

    /// Moves a card like this, found at one of these places, to another place.
    pub(crate) fn move_within(
        &mut self,
        mut places: impl Iterator<Item = usize>,
        card: Card,
        to: usize,
    ) {
        let found = places.find(|&index| self.cards[index] == card);
        self.cards.swap(found.expect("no card leaves the row"), to);
    }

    /// Takes one card like this out, if there is one.
    pub(crate) fn take(&mut self, wanted: impl Fn(Card) -> bool) -> Option<Card> {
        let index = self.cards().iter().position(|&card| wanted(card))?;
        Some(self.take_at(index))
    }

    /// Takes a random card out of those that are wanted, if there are any.
    pub(crate) fn take_random(
        &mut self,
        dealer: &mut Dealer,
        wanted: impl Fn(Card) -> bool,
    ) -> Option<Card> {
        let count = self.cards().iter().filter(|&&card| wanted(card)).count();
        if count == 0 {
            return None;
        }
        let nth = dealer.below(count);
        let mut matching = (0..self.left()).filter(|&index| wanted(self.cards[index]));
        let index = matching.nth(nth).expect("counted");
        Some(self.take_at(index))
    }

    /// Puts a card back.
    pub(crate) fn put(&mut self, card: Card) {
        self.cards[self.left()] = card;
        self.left += 1;
    }

    /// All cards again, but for those that stay on the table or in hands.
    pub(crate) fn renew(&mut self, cards: &[Card], staying: impl Iterator<Item = Card>) {
        *self = Self::new(cards);
        for card in staying {
            self.take(|other| other == card);
        }
    }
}
