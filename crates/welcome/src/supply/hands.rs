//! The expert game: hands of cards, one of which goes on to a neighbour.

use std::cmp::Ordering;

use tabletop::{Dealer, Seat, Viewer};

use super::Supply;
use crate::card::Card;
use crate::choice::{OFFERS, Offer};
use crate::rules::Rules;
use crate::ruleset::HandRule;

/// What a seat holds, and what it played last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    /// The card received from the neighbour comes first.
    pub(crate) cards: [Card; OFFERS],
    /// The number card and the action card of the last round; none after a refusal.
    pub(crate) played: Option<[Card; 2]>,
}

impl Supply {
    /// Begins to deal the hands of the first round.
    pub(super) fn begin_hands(&mut self, rules: &Rules, dealer: &mut Dealer) {
        match rules.ruleset.hands {
            HandRule::ThreeThenRight => {
                self.first = Seat::new(dealer.below(rules.seats));
                self.held = 0;
            }
            // The host has the first seat. One card goes round, then the others.
            HandRule::OneThenLeft => {
                self.held = 0;
                self.fill_hands(rules, dealer, 1);
                self.begin_round_with_one();
            }
        }
    }

    /// Begins to fill hands from which a card was passed on, after a reshuffle if someone asked for
    /// it: cards passed on stay with those who received them.
    pub(super) fn begin_next_hands(&mut self, rules: &Rules, reshuffle: bool) {
        if reshuffle {
            self.renew_deck_keeping_hands(rules, |_| 1);
        }
        self.begin_round_with_one();
    }

    fn begin_round_with_one(&mut self) {
        (self.held, self.dealt) = (1, 0);
    }

    pub(super) fn deal_hands(&mut self, rules: &Rules, dealer: &mut Dealer) {
        self.fill_hands(rules, dealer, self.offers());
    }

    /// Fills every hand up to this many cards, beginning with the first architect. What has been dealt
    /// already is counted, so that a deal can go on where it stopped.
    fn fill_hands(&mut self, rules: &Rules, dealer: &mut Dealer, full: usize) {
        let (seats, held) = (rules.seats, usize::from(self.held));
        let each = full - held;
        while usize::from(self.dealt) < seats * each {
            let turn = usize::from(self.dealt) / each;
            let place = held + usize::from(self.dealt) % each;
            let first = self.first.index();
            if self.deck.left() == 0 {
                // Discards are shuffled; what is in hands stays there.
                self.renew_deck_keeping_hands(rules, |seat| {
                    let dealt_before = (seat + seats - first) % seats;
                    match dealt_before.cmp(&turn) {
                        Ordering::Less => full,
                        Ordering::Equal => place,
                        Ordering::Greater => held,
                    }
                });
            }
            self.hands[(first + turn) % seats].cards[place] = self.deck.draw(dealer);
            self.dealt += 1;
        }
    }

    /// A new deck of everything but the first cards of every hand.
    pub(super) fn renew_deck_keeping_hands(
        &mut self,
        rules: &Rules,
        kept: impl Fn(usize) -> usize,
    ) {
        let hands = self.hands.iter().enumerate();
        let staying = hands.flat_map(|(seat, hand)| hand.cards.iter().copied().take(kept(seat)));
        self.deck.renew(rules.cards(), staying);
    }

    /// A seat shows the number card and the action card it used; a refusal uses none.
    pub(crate) fn show_cards_played(&mut self, seat: Seat, used: Option<[Offer; 2]>) {
        let hand = &mut self.hands[seat.index()];
        hand.played = used.map(|used| used.map(|offer| hand.cards[offer.index()]));
    }

    /// Everyone puts away the cards used, and one of every hand goes to a neighbour: all of them at
    /// the same time.
    pub(crate) fn pass_cards_on(&mut self, rules: &Rules, passed: impl Fn(Seat) -> Option<Offer>) {
        for (seat, hand) in Seat::all(rules.seats).zip(&mut self.hands) {
            if let Some(passed) = passed(seat) {
                hand.cards[0] = hand.cards[passed.index()];
            }
        }
        let seats = 1..rules.seats;
        match rules.ruleset.hands {
            HandRule::ThreeThenRight => seats.for_each(|seat| self.swap_first(seat - 1, seat)),
            HandRule::OneThenLeft => seats.rev().for_each(|seat| self.swap_first(seat - 1, seat)),
        }
    }

    fn swap_first(&mut self, one: usize, other: usize) {
        let card = self.hands[one].cards[0];
        self.hands[one].cards[0] = self.hands[other].cards[0];
        self.hands[other].cards[0] = card;
    }

    /// How many cards a seat holds: fewer while a deal is stopped.
    fn cards_of(&self, rules: &Rules, seat: usize) -> usize {
        if rules.zombies { self.held_by(seat) } else { self.offers() }
    }

    /// Deals others new hands out of what the viewer has not seen. Known of a card that was passed
    /// on is its action, which travels face up, and all of it to the one who passed it.
    pub(crate) fn imagine_hands(
        &mut self,
        rules: &Rules,
        dealer: &mut Dealer,
        viewer: Viewer,
        passed_on: bool,
    ) {
        let held = usize::from(passed_on);
        let received_from_viewer = match viewer {
            Viewer::Seat(me) if passed_on => Some(receiver(rules, me.index())),
            _ => None,
        };
        let known_whole = |seat: usize| received_from_viewer == Some(seat);
        let others = Seat::all(rules.seats).filter(|&seat| viewer != Viewer::Seat(seat));
        let others = others.map(Seat::index);
        let mut unseen = self.deck;
        for seat in others.clone() {
            for place in usize::from(known_whole(seat))..self.cards_of(rules, seat) {
                unseen.put(self.hands[seat].cards[place]);
            }
        }
        // Equal views imagine equally, whatever lies where it cannot be seen.
        unseen.sort();
        if passed_on {
            for seat in others.clone().filter(|&seat| !known_whole(seat)) {
                let action = self.hands[seat].cards[0].action;
                let card = unseen.take_random(dealer, |card| card.action == action);
                self.hands[seat].cards[0] = card.expect("the card itself is among them");
            }
        }
        for seat in others {
            for place in held..self.cards_of(rules, seat) {
                self.hands[seat].cards[place] = unseen.draw(dealer);
            }
        }
        self.deck = unseen;
    }
}

/// The seat that receives what a seat passes on. Seats are numbered clockwise, so that the
/// neighbour on the right has the number before.
fn receiver(rules: &Rules, seat: usize) -> usize {
    let seats = rules.seats;
    match rules.ruleset.hands {
        HandRule::ThreeThenRight => (seat + seats - 1) % seats,
        HandRule::OneThenLeft => (seat + 1) % seats,
    }
}
