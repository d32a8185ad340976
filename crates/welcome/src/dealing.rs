//! Which cards come: three piles and the solo deck. Hands are in `hands`, piles that are reshuffled
//! apart in `piles`, the deck of the AAA in `validation`.

use crate::game::Welcome;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::{HAND, Mode};
use crate::ruleset::PileRule;

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
            Mode::Expert => self.deal_first_hands(),
            Mode::Opponent => self.deal_against_opponent(),
        }
    }

    /// Deals the cards of the next round, after a reshuffle if someone asked for it.
    pub(crate) fn deal(&mut self, reshuffle: bool) {
        match self.rules.mode {
            Mode::Standard if reshuffle => {
                self.deck.renew(self.rules.cards(), std::iter::empty());
                self.piles_parted = false;
                self.deal_new_piles();
            }
            Mode::Standard => self.deal_piles(),
            Mode::Solo => self.deal_solo(),
            Mode::Expert => self.deal_next_hands(reshuffle),
            Mode::Opponent => self.deal_against_opponent(),
        }
    }

    fn deal_piles(&mut self) {
        match self.rules.ruleset.piles {
            PileRule::Together => self.deal_piles_together(),
            PileRule::Apart => self.deal_piles_apart(),
        }
    }

    /// The top card of each pile is turned over for its action; the next one shows its number.
    fn deal_piles_together(&mut self) {
        self.round.flipped = self.round.shown;
        if self.deck.left() < STACKS {
            // The piles are empty: all discards are shuffled, the cards on top stay.
            self.deck.renew(self.rules.cards(), self.round.flipped.into_iter());
        }
        self.round.shown = std::array::from_fn(|_| self.deck.draw(&mut self.dealer));
    }

    /// Three new piles: actions and numbers both come from the deck.
    fn deal_new_piles(&mut self) {
        match self.rules.ruleset.piles {
            PileRule::Together => {
                self.round.shown = std::array::from_fn(|_| self.deck.draw(&mut self.dealer));
            }
            PileRule::Apart => self.draw_from_piles(),
        }
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
        match self.rules.mode {
            Mode::Solo => self.deck.left() < HAND,
            Mode::Opponent => self.opponent_has_all_cards(),
            Mode::Standard | Mode::Expert => false,
        }
    }
}
