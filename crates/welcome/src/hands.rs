//! The expert game: hands of three cards, one of which goes on to a neighbour.

use tabletop::Seat;

use crate::game::Welcome;
use crate::rules::HAND;
use crate::ruleset::HandRule;

impl Welcome {
    /// Deals the hands of the first round.
    pub(crate) fn deal_first_hands(&mut self) {
        match self.rules.ruleset.hands {
            HandRule::ThreeThenRight => {
                self.first_architect = Seat::new(self.dealer.below(self.rules.seats));
                self.deal_hands(0, HAND);
            }
            // The host has the first seat.
            HandRule::OneThenLeft => {
                self.deal_hands(0, 1);
                self.deal_hands(1, HAND);
            }
        }
    }

    /// Passes cards on and fills the hands again, after a reshuffle if someone asked for it.
    pub(crate) fn deal_next_hands(&mut self, reshuffle: bool) {
        self.pass_cards_on();
        if reshuffle {
            // Cards passed on stay with those who received them.
            self.renew_deck_keeping_hands(|_| 1);
        }
        self.deal_hands(1, HAND);
    }

    /// The seat that receives what a seat passes on. Seats are numbered clockwise, so that the
    /// neighbour on the right has the number before.
    pub(crate) fn receiver(&self, seat: usize) -> usize {
        let seats = self.rules.seats;
        match self.rules.ruleset.hands {
            HandRule::ThreeThenRight => (seat + seats - 1) % seats,
            HandRule::OneThenLeft => (seat + 1) % seats,
        }
    }

    /// Everyone shows the two cards used, in the last round too; a refusal uses none.
    pub(crate) fn show_cards_played(&mut self) {
        for architect in &mut self.architects {
            let [number, action] = architect.turn.taken;
            architect.played = (!architect.turn.refused)
                .then(|| [architect.hand[number.index()], architect.hand[action.index()]]);
        }
    }

    /// Everyone puts away the two cards used, and the third of every hand goes to a neighbour.
    fn pass_cards_on(&mut self) {
        for architect in &mut self.architects {
            architect.hand[0] = architect.hand[architect.turn.passed.index()];
        }
        // Each seat now holds what it passes on; everyone hands it over at the same time.
        let seats = 0..self.rules.seats;
        match self.rules.ruleset.hands {
            HandRule::ThreeThenRight => {
                seats.skip(1).for_each(|seat| self.swap_first(seat - 1, seat));
            }
            HandRule::OneThenLeft => {
                seats.skip(1).rev().for_each(|seat| self.swap_first(seat - 1, seat));
            }
        }
    }

    fn swap_first(&mut self, one: usize, other: usize) {
        let card = self.architects[one].hand[0];
        self.architects[one].hand[0] = self.architects[other].hand[0];
        self.architects[other].hand[0] = card;
    }

    /// Fills every hand up to so many cards, beginning with the first architect.
    fn deal_hands(&mut self, held: usize, full: usize) {
        let seats = self.rules.seats;
        for turn in 0..seats {
            let seat = (self.first_architect.index() + turn) % seats;
            for place in held..full {
                if self.deck.left() == 0 {
                    // Discards are shuffled; what is in hands stays there.
                    let first = self.first_architect.index();
                    self.renew_deck_keeping_hands(|other| {
                        let dealt_before = (other + seats - first) % seats;
                        match dealt_before.cmp(&turn) {
                            std::cmp::Ordering::Less => full,
                            std::cmp::Ordering::Equal => place,
                            std::cmp::Ordering::Greater => held,
                        }
                    });
                }
                self.architects[seat].hand[place] = self.deck.draw(&mut self.dealer);
            }
        }
    }

    /// A new deck of everything but the first cards of every hand, as many as told.
    fn renew_deck_keeping_hands(&mut self, kept: impl Fn(usize) -> usize) {
        let hands = self.architects.iter().enumerate();
        let staying =
            hands.flat_map(|(seat, architect)| architect.hand.iter().copied().take(kept(seat)));
        self.deck.renew(self.rules.cards(), staying);
    }
}
