//! The cards of Zombies!: packs into which a Zombie card is shuffled each.
//!
//! With pairs, the first of two piles is three packs of ten. Alone there is one deck of three packs of
//! twenty, with validation cards in the last two. In the expert game each deck has ten cards for
//! everyone, and the third one that is used up ends the game. Where a Zombie card lies in its pack is
//! found out while the pack is drawn.

use tabletop::Dealer;

use super::{Interruption, Supply};
use crate::card::Card;
use crate::extensions::zombies::ZombieCard;
use crate::plan::PlanSlot;
use crate::rules::{Mode, Rules};

/// How many pairs are on offer, and how many cards there are in a hand.
pub(crate) const ZOMBIE_OFFERS: usize = 2;
/// How many construction cards each pack of the first pile has.
const PACK: usize = 10;
/// The same alone.
const PACK_ALONE: usize = 20;
/// How many packs, and decks of the expert game, there are.
pub(crate) const PACKS: usize = 3;
/// Expert: how many construction cards a deck has for each architect.
const DECK_FOR_EACH: usize = 10;
/// The fewest construction cards that a game needs.
pub(crate) const FEWEST_CARDS: usize = PACKS * PACK_ALONE;

/// The Zombie cards, and where the expert game is with its decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packs {
    /// A bit for each Zombie card that has not come.
    pub(crate) to_come: u8,
    /// Expert: construction cards left in the deck.
    pub(crate) left: u8,
    /// Expert: whether the Zombie card of this deck is still in it.
    pub(crate) here: bool,
    /// Expert: how many decks have been used up.
    pub(crate) used_up: u8,
}

impl Packs {
    pub(crate) const FRESH: Self = Self { to_come: 0b111, left: 0, here: false, used_up: 0 };

    /// How many Zombie cards have come.
    fn come(self) -> usize {
        PACKS - self.to_come.count_ones() as usize
    }

    /// Any Zombie card that has not come.
    fn draw(&mut self, dealer: &mut Dealer) -> ZombieCard {
        let to_come = self.to_come;
        let cards = ZombieCard::ALL.into_iter().filter(|card| to_come & card.bit() != 0);
        let nth = dealer.below(to_come.count_ones() as usize);
        let card = cards.clone().nth(nth).unwrap_or(ZombieCard::All);
        self.to_come &= !card.bit();
        card
    }
}

impl Supply {
    /// Construction cards drawn from the deck so far.
    fn drawn(&self) -> usize {
        self.deck.all() - self.deck.left()
    }

    /// Begins the first deal.
    pub(super) fn begin_packs(&mut self, rules: &Rules, dealer: &mut Dealer) {
        if rules.mode == Mode::Expert {
            for hand in &mut self.hands {
                hand.cards[0] = self.deck.draw(dealer);
            }
            self.build_deck(rules);
        }
    }

    /// Begins the deal of a later round.
    pub(super) fn begin_next_packs(&mut self, rules: &Rules) {
        if rules.mode == Mode::Standard {
            self.flipped = self.shown;
            self.dealt = ZOMBIE_OFFERS as u16;
        }
    }

    /// Deals until everything is dealt or a special card comes.
    pub(super) fn deal_packs(
        &mut self,
        rules: &Rules,
        dealer: &mut Dealer,
    ) -> Option<Interruption> {
        match rules.mode {
            Mode::Standard => self.deal_two_piles(dealer),
            Mode::Expert => self.deal_small_hands(rules, dealer),
            Mode::Solo | Mode::Opponent => self.deal_two_cards(dealer),
        }
    }

    /// Before the first round two cards of each pile come, of which the first is turned over; then
    /// one of each.
    fn deal_two_piles(&mut self, dealer: &mut Dealer) -> Option<Interruption> {
        while usize::from(self.dealt) < 2 * ZOMBIE_OFFERS {
            let pile = usize::from(self.dealt) % ZOMBIE_OFFERS;
            if pile == 0 {
                let from_first = self.drawn() / ZOMBIE_OFFERS;
                let left = self.pack_left(from_first, PACK);
                if left.is_some_and(|left| dealer.below(left + 1) == left) {
                    return Some(Interruption::Zombie(self.packs.draw(dealer)));
                }
                if from_first >= PACKS * PACK {
                    return Some(Interruption::Over);
                }
            }
            self.shown[pile] = self.deck.draw(dealer);
            self.dealt += 1;
            if usize::from(self.dealt) == ZOMBIE_OFFERS {
                self.flipped = self.shown;
            }
        }
        None
    }

    /// How many construction cards are left in the pack of the next Zombie card, if that is the pack
    /// being drawn.
    fn pack_left(&self, drawn: usize, size: usize) -> Option<usize> {
        let pack = self.packs.come();
        let begun = pack < PACKS && drawn >= pack * size;
        begun.then(|| ((pack + 1) * size).saturating_sub(drawn))
    }

    /// Alone: two cards. The second pack has a validation card, the third two.
    fn deal_two_cards(&mut self, dealer: &mut Dealer) -> Option<Interruption> {
        while usize::from(self.dealt) < ZOMBIE_OFFERS {
            let drawn = self.drawn();
            let (zombies, validations) = (self.packs.come(), self.validations_come());
            for pack in 0..PACKS {
                let zombie = usize::from(zombies <= pack);
                let specials = zombie + [0, 1, 3][pack].max(validations) - validations;
                let left = ((pack + 1) * PACK_ALONE).saturating_sub(drawn);
                if left + specials == 0 {
                    continue;
                }
                let next = dealer.below(left + specials);
                if next < left {
                    break;
                }
                return Some(if next - left < zombie {
                    Interruption::Zombie(self.packs.draw(dealer))
                } else {
                    Interruption::Validation(self.any_validation(dealer))
                });
            }
            self.shown[usize::from(self.dealt)] = self.deck.draw(dealer);
            self.dealt += 1;
        }
        None
    }

    fn validations_come(&self) -> usize {
        PlanSlot::ALL.into_iter().filter(|slot| self.validations.has_come(*slot)).count()
    }

    /// Expert: one card for everyone, from a deck that is built anew when it is used up.
    fn deal_small_hands(&mut self, rules: &Rules, dealer: &mut Dealer) -> Option<Interruption> {
        while usize::from(self.dealt) < rules.seats {
            if self.packs.left == 0 && !self.packs.here {
                let filled = usize::from(self.dealt);
                self.renew_deck_keeping_hands(rules, |seat| 1 + usize::from(seat < filled));
                self.build_deck(rules);
            }
            let left = usize::from(self.packs.left);
            if self.packs.here && dealer.below(left + 1) == left {
                self.packs.here = false;
                self.packs.used_up += u8::from(left == 0);
                return Some(Interruption::Zombie(self.packs.draw(dealer)));
            }
            self.hands[usize::from(self.dealt)].cards[1] = self.deck.draw(dealer);
            self.packs.left -= 1;
            self.dealt += 1;
            // The third deck is used up with its last construction card.
            let last = usize::from(self.packs.used_up) + 1 >= PACKS;
            if self.packs.left == 0 && (last || !self.packs.here) {
                self.packs.used_up = self.packs.used_up.saturating_add(1);
                self.packs.here = false;
            }
        }
        None
    }

    fn build_deck(&mut self, rules: &Rules) {
        self.packs.left = self.deck.left().min(DECK_FOR_EACH * rules.seats) as u8;
        self.packs.here = self.packs.to_come != 0;
    }

    /// Whether no further round can be dealt.
    pub(super) fn packs_used_up(&self, mode: Mode) -> bool {
        match mode {
            // A Zombie card that lies last still acts.
            Mode::Standard => {
                self.drawn() >= ZOMBIE_OFFERS * PACKS * PACK && self.packs.to_come == 0
            }
            Mode::Expert => usize::from(self.packs.used_up) >= PACKS,
            Mode::Solo | Mode::Opponent => self.drawn() >= PACKS * PACK_ALONE,
        }
    }

    /// Construction cards left in the pile or deck that the game ends with.
    pub(crate) fn packs_left(&self, mode: Mode) -> usize {
        match mode {
            Mode::Standard => (PACKS * PACK).saturating_sub(self.drawn() / ZOMBIE_OFFERS),
            Mode::Expert => self.packs.left.into(),
            Mode::Solo | Mode::Opponent => (PACKS * PACK_ALONE).saturating_sub(self.drawn()),
        }
    }

    /// The cards on the table or in hands, as far as they are dealt.
    pub(super) fn in_play(&self, mode: Mode) -> impl Iterator<Item = Card> {
        let pairs = mode == Mode::Standard;
        let turned =
            if pairs && usize::from(self.dealt) >= ZOMBIE_OFFERS { ZOMBIE_OFFERS } else { 0 };
        let shown = match mode {
            Mode::Standard if usize::from(self.dealt) < 2 * ZOMBIE_OFFERS => 0,
            Mode::Standard => ZOMBIE_OFFERS,
            Mode::Expert => 0,
            Mode::Solo | Mode::Opponent => usize::from(self.dealt).min(ZOMBIE_OFFERS),
        };
        let hands = self.hands.iter().enumerate();
        let hands = hands.flat_map(|(seat, hand)| hand.cards.into_iter().take(self.held_by(seat)));
        let flipped = self.flipped.into_iter().take(turned);
        flipped.chain(self.shown.into_iter().take(shown)).chain(hands)
    }

    /// Expert: how many cards a seat holds by now.
    pub(crate) fn held_by(&self, seat: usize) -> usize {
        1 + usize::from(seat < usize::from(self.dealt))
    }

    /// The cards turned over while their numbers are still to come.
    pub(crate) fn turned(&self) -> &[Card] {
        let waits = usize::from(self.dealt) == ZOMBIE_OFFERS;
        &self.flipped[..if waits { ZOMBIE_OFFERS } else { 0 }]
    }

    /// How many pairs are on offer: none while a deal is stopped.
    pub(crate) fn pairs_on_offer(&self, rules: &Rules) -> usize {
        let stopped = rules.zombies && usize::from(self.dealt) < 2 * ZOMBIE_OFFERS;
        if stopped { 0 } else { self.offers() }
    }

    /// In a position: everything is dealt, or these cards are turned over, or these hands are filled.
    pub(crate) fn set_dealt(&mut self, dealt: usize) {
        self.dealt = dealt as u16;
    }

    /// A Zombie card comes to the opponent: it loses the last two cards it was given, and keeps the
    /// Zombie card, which counts as a Barrier.
    pub(crate) fn haunt_opponent(&mut self) {
        let given = self.validations.given.saturating_sub(2);
        self.validations.given = given;
        let count = usize::from(self.validations.zombies);
        for at in &mut self.validations.zombies_at[..count] {
            *at = (*at).min(given);
        }
        if let Some(at) = self.validations.zombies_at.get_mut(count) {
            *at = given;
            self.validations.zombies += 1;
        }
    }
}
