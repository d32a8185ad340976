//! Which cards come: three piles, the solo deck, and hands that are passed on.

use tabletop::Seat;

use crate::card::Card;
use crate::game::Welcome;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::{HAND, Mode};

impl Welcome {
    /// Draws one plan of each stack.
    pub(crate) fn deal_plans(&mut self) {
        for stack in 0..STACKS {
            let plans = &self.rules.stacks[stack];
            self.round.plans[stack] = plans[self.dealer.below(plans.len())];
        }
    }

    /// Deals the first cards of a game.
    pub(crate) fn deal_first_round(&mut self) {
        match self.rules.mode {
            Mode::Standard => self.deal_new_piles(),
            Mode::Solo => self.deal_solo(),
            Mode::Expert => {
                self.first_architect = Seat::new(self.dealer.below(self.rules.seats));
                self.deal_hands(0);
            }
        }
    }

    /// Deals the cards of the next round, after a reshuffle if someone asked for it.
    pub(crate) fn deal(&mut self, reshuffle: bool) {
        match self.rules.mode {
            Mode::Standard if reshuffle => {
                self.deck.renew(self.rules.cards(), std::iter::empty());
                self.deal_new_piles();
            }
            Mode::Standard => self.deal_piles(),
            Mode::Solo => self.deal_solo(),
            Mode::Expert => {
                self.pass_cards_on();
                if reshuffle {
                    // Cards passed on stay with those who received them.
                    self.renew_deck_keeping_hands(|_| 1);
                }
                self.deal_hands(1);
            }
        }
    }

    /// The top card of each pile is turned over for its action; the next one shows its number.
    fn deal_piles(&mut self) {
        self.round.flipped = self.round.shown;
        if self.deck.left() < STACKS {
            // The piles are empty: all discards are shuffled, the cards on top stay.
            self.deck.renew(self.rules.cards(), self.round.flipped.into_iter());
        }
        self.round.shown = std::array::from_fn(|_| self.deck.draw(&mut self.dealer));
    }

    /// Three new piles: actions and numbers both come from the deck.
    fn deal_new_piles(&mut self) {
        self.round.shown = std::array::from_fn(|_| self.deck.draw(&mut self.dealer));
        self.deal_piles();
    }

    /// Alone: three cards. When the Solo card comes it is set aside, another card is drawn in its
    /// place, and all plans pay their later score from now on.
    fn deal_solo(&mut self) {
        self.round.shown = std::array::from_fn(|_| {
            if self.solo_card_hidden && self.solo_card_is_next() {
                self.solo_card_hidden = false;
                self.round.approved = PlanSlot::ALL_BITS;
            }
            self.deck.draw(&mut self.dealer)
        });
    }

    /// Whether the next card is the Solo card, which lies anywhere in the lower of two equal
    /// piles: equally likely each of the cards left there.
    fn solo_card_is_next(&mut self) -> bool {
        let left = self.deck.left();
        left <= self.lower_pile() && self.dealer.below(left + 1) == left
    }

    /// Alone: how many construction cards the lower of the two piles has.
    pub(crate) fn lower_pile(&self) -> usize {
        self.rules.cards().len() / 2
    }

    /// Alone: whether fewer cards are left than a round needs.
    pub(crate) fn deck_is_used_up(&self) -> bool {
        self.rules.mode == Mode::Solo && self.deck.left() < HAND
    }

    /// Expert: the third card of every hand goes to the neighbour on the right. Seats are numbered
    /// clockwise, so that the right-hand neighbour of a seat has the number before.
    fn pass_cards_on(&mut self) {
        let seats = self.rules.seats;
        let passed = |game: &Self, seat: usize| -> Card {
            let architect = &game.architects[seat];
            architect.hand[architect.turn.passed.index()]
        };
        let from_first = passed(self, 0);
        for seat in 0..seats {
            let left = seat + 1;
            let received = if left == seats { from_first } else { passed(self, left) };
            let architect = &mut self.architects[seat];
            let [number, action] = architect.turn.taken;
            architect.played = (!architect.turn.refused)
                .then(|| [architect.hand[number.index()], architect.hand[action.index()]]);
            architect.hand[0] = received;
        }
    }

    /// Expert: fills every hand, beginning with the first architect.
    fn deal_hands(&mut self, held: usize) {
        let seats = self.rules.seats;
        for turn in 0..seats {
            let seat = (self.first_architect.index() + turn) % seats;
            for place in held..HAND {
                if self.deck.left() == 0 {
                    // Discards are shuffled; what is in hands stays there.
                    let first = self.first_architect.index();
                    self.renew_deck_keeping_hands(|other| {
                        let dealt_before = (other + seats - first) % seats;
                        match dealt_before.cmp(&turn) {
                            std::cmp::Ordering::Less => HAND,
                            std::cmp::Ordering::Equal => place,
                            std::cmp::Ordering::Greater => held,
                        }
                    });
                }
                self.architects[seat].hand[place] = self.deck.draw(&mut self.dealer);
            }
        }
    }

    /// Expert: a new deck of everything but the first cards of every hand, as many as told.
    fn renew_deck_keeping_hands(&mut self, kept: impl Fn(usize) -> usize) {
        let hands = self.architects.iter().enumerate();
        let staying =
            hands.flat_map(|(seat, architect)| architect.hand.iter().copied().take(kept(seat)));
        self.deck.renew(self.rules.cards(), staying);
    }
}
