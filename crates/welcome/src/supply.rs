//! The supply of cards: what can be drawn, what is on offer, what is in hands, what an opponent was
//! given. It decides which cards come next and how many are on offer.
//!
//! A deal may stop in the middle, when a card comes that is not one to play with. The game resolves
//! it, which may take a choice of somebody, and lets the deal go on.

use smallvec::SmallVec;
use tabletop::{Dealer, Seat};

use crate::card::{Action, Card};
use crate::choice::{OFFERS, Offer};
use crate::extensions::zombies::ZombieCard;
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::rules::{Mode, Rules};
use deck::Deck;
use hands::Hand;
use validation::Validations;
use zombies::Packs;

pub(crate) mod deck;
pub(crate) mod hands;
pub(crate) mod piles;
pub(crate) mod validation;
pub(crate) mod zombies;

/// Every card of a game, and where it is.
#[derive(Debug)]
pub(crate) struct Supply {
    pub(crate) deck: Deck,
    /// How many pairs or cards are on offer.
    offers: u8,
    /// How many of the cards of this deal have been dealt.
    pub(crate) dealt: u16,
    /// The cards on top of the piles, or drawn alone at the table: their numbers are on offer.
    pub(crate) shown: [Card; OFFERS],
    /// The cards turned over beside the piles: their actions are on offer.
    pub(crate) flipped: [Card; OFFERS],
    /// Whether it is known which cards each pile has, where piles are reshuffled apart.
    pub(crate) piles_parted: bool,
    /// Whether the Solo card is still in the deck.
    pub(crate) solo_card_hidden: bool,
    /// Expert: the hand of every seat.
    pub(crate) hands: SmallVec<[Hand; 2]>,
    /// Expert: how many cards everybody held before this deal.
    held: u8,
    /// Expert: who is dealt to first.
    pub(crate) first: Seat,
    /// Alone against the AAA: the validation cards, and how many cards the opponent was given.
    pub(crate) validations: Validations,
    /// Zombies!: the Zombie cards.
    pub(crate) packs: Packs,
}

/// Hands are copied as one block of memory; searching bots clone games all the time.
impl Clone for Supply {
    fn clone(&self) -> Self {
        Self { hands: SmallVec::from_slice(&self.hands), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        // The hands stay where they are in memory; everything else is copied.
        let mut hands = std::mem::take(&mut self.hands);
        hands.clear();
        hands.extend_from_slice(&source.hands);
        *self = Self { hands, ..*source };
    }
}

/// A card that comes in the middle of a deal and is not one to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interruption {
    /// The Solo card.
    SoloCard,
    /// The validation card of a plan.
    Validation(PlanSlot),
    /// A Zombie card.
    Zombie(ZombieCard),
    /// No card at all: the game is over.
    Over,
}

/// What is on offer to a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offered<'a> {
    /// The cards whose numbers can be taken.
    numbers: &'a [Card; OFFERS],
    /// The cards whose actions can be taken: the ones beside the numbers where there are pairs,
    /// else the same cards.
    actions: &'a [Card; OFFERS],
    /// How many of them there are.
    count: usize,
}

impl Offered<'_> {
    /// The places on offer.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = Offer> + use<> {
        let count = self.count;
        Offer::ALL.into_iter().filter(move |place| place.index() < count)
    }

    /// The card whose number is on offer at a place.
    #[inline]
    pub(crate) fn card(&self, place: Offer) -> Card {
        self.numbers[place.index()]
    }

    /// The card whose action is on offer at a place.
    pub(crate) fn action_card(&self, place: Offer) -> Card {
        self.actions[place.index()]
    }

    /// A number and an action.
    #[inline]
    pub(crate) fn of(&self, number: Offer, action: Offer) -> (Number, Action) {
        (self.numbers[number.index()].number, self.actions[action.index()].action)
    }
}

impl Supply {
    /// All cards in the deck, nothing dealt.
    pub(crate) fn new(rules: &Rules) -> Self {
        let nothing = Card { number: Number::LOWEST, action: Action::Surveyor };
        let hands = if rules.mode == Mode::Expert { rules.seats } else { 0 };
        Self {
            deck: Deck::new(rules.cards()),
            offers: rules.offers() as u8,
            dealt: 0,
            shown: [nothing; OFFERS],
            flipped: [nothing; OFFERS],
            piles_parted: false,
            solo_card_hidden: true,
            hands: SmallVec::from_elem(Hand { cards: [nothing; OFFERS], played: None }, hands),
            held: 0,
            first: Seat::new(0),
            validations: Validations::FRESH,
            packs: Packs::FRESH,
        }
    }

    /// How many pairs or cards are on offer.
    #[inline]
    pub(crate) fn offers(&self) -> usize {
        self.offers.into()
    }

    /// Alone: the cards drawn for this round, all of them or, while a deal is stopped, some.
    pub(crate) fn on_table(&self) -> &[Card] {
        &self.shown[..self.offers().min(self.dealt.into())]
    }

    /// Expert: the cards a seat holds.
    pub(crate) fn hand(&self, rules: &Rules, seat: Seat) -> &[Card] {
        let cards = &self.hands[seat.index()].cards;
        let count = if rules.zombies { self.held_by(seat.index()) } else { self.offers() };
        &cards[..count]
    }

    /// Alone: lays these cards out for this round.
    pub(crate) fn lay_on_table(&mut self, cards: &[Card]) {
        self.shown[..cards.len()].copy_from_slice(cards);
        self.dealt = cards.len() as u16;
    }

    /// What a seat can take.
    #[inline]
    pub(crate) fn offered(&self, mode: Mode, seat: Seat) -> Offered<'_> {
        let count = self.offers();
        let alike = |cards| Offered { numbers: cards, actions: cards, count };
        match mode {
            Mode::Standard => Offered { numbers: &self.shown, actions: &self.flipped, count },
            Mode::Solo | Mode::Opponent => alike(&self.shown),
            Mode::Expert => alike(&self.hands[seat.index()].cards),
        }
    }

    /// Begins the first deal of a game.
    pub(crate) fn begin(&mut self, rules: &Rules, dealer: &mut Dealer) {
        self.dealt = 0;
        match rules.mode {
            _ if rules.zombies => self.begin_packs(rules, dealer),
            Mode::Standard => self.begin_new_piles(rules, dealer),
            Mode::Expert => self.begin_hands(rules, dealer),
            Mode::Solo | Mode::Opponent => {}
        }
    }

    /// Begins the deal of the next round, after a reshuffle if someone asked for it. Hands have
    /// been passed on, and the opponent has its card.
    pub(crate) fn begin_next(&mut self, rules: &Rules, dealer: &mut Dealer, reshuffle: bool) {
        self.dealt = 0;
        match rules.mode {
            _ if rules.zombies => self.begin_next_packs(rules),
            Mode::Standard if reshuffle => {
                self.deck.renew(rules.cards(), std::iter::empty());
                self.piles_parted = false;
                self.begin_new_piles(rules, dealer);
            }
            Mode::Standard => self.turn_cards_over(rules),
            Mode::Expert => self.begin_next_hands(rules, reshuffle),
            Mode::Solo | Mode::Opponent => {}
        }
    }

    /// Deals until everything is dealt, or until a card comes that the game must resolve before
    /// the deal goes on.
    #[inline]
    pub(crate) fn deal(&mut self, rules: &Rules, dealer: &mut Dealer) -> Option<Interruption> {
        match rules.mode {
            _ if rules.zombies => self.deal_packs(rules, dealer),
            Mode::Standard => {
                self.draw_from_piles(rules, dealer);
                None
            }
            Mode::Solo => self.deal_alone(rules, dealer),
            Mode::Expert => {
                self.deal_hands(rules, dealer);
                None
            }
            Mode::Opponent => self.deal_against_opponent(rules, dealer),
        }
    }

    /// Alone: three cards. When the Solo card comes it is set aside, and another card is drawn in
    /// its place.
    fn deal_alone(&mut self, rules: &Rules, dealer: &mut Dealer) -> Option<Interruption> {
        while usize::from(self.dealt) < self.offers() {
            if self.solo_card_hidden && self.solo_card_is_next(rules, dealer) {
                self.solo_card_hidden = false;
                return Some(Interruption::SoloCard);
            }
            self.shown[usize::from(self.dealt)] = self.deck.draw(dealer);
            self.dealt += 1;
        }
        None
    }

    /// Whether the next card is the Solo card, which lies anywhere in the lower of two equal
    /// piles: equally likely each of the cards left there.
    fn solo_card_is_next(&self, rules: &Rules, dealer: &mut Dealer) -> bool {
        let left = self.deck.left();
        left <= lower_pile(rules) && dealer.below(left + 1) == left
    }

    /// Alone: whether fewer cards are left than a round needs.
    pub(crate) fn is_used_up(&self, rules: &Rules) -> bool {
        match rules.mode {
            mode if rules.zombies => self.packs_used_up(mode),
            Mode::Solo => self.deck.left() < self.offers(),
            Mode::Opponent => self.opponent_has_all_cards(),
            Mode::Standard | Mode::Expert => false,
        }
    }

    /// Visits every card that is not discarded: those left to draw, on the table and in hands.
    pub(crate) fn each_elsewhere(
        &self,
        rules: &Rules,
        game_over: bool,
        mut visit: impl FnMut(Card),
    ) {
        self.deck.cards().iter().copied().for_each(&mut visit);
        match rules.mode {
            mode if rules.zombies => {
                self.opponent_pile().for_each(&mut visit);
                if !game_over || mode != Mode::Opponent {
                    self.in_play(mode).for_each(visit);
                }
            }
            Mode::Standard => self.shown.into_iter().chain(self.flipped).for_each(visit),
            Mode::Solo => self.on_table().iter().copied().for_each(visit),
            Mode::Opponent => {
                self.opponent_pile().for_each(&mut visit);
                // After the end, one of the three lies on the opponent's pile and two are discarded.
                if !game_over {
                    self.on_table().iter().copied().for_each(visit);
                }
            }
            Mode::Expert => self.hands.iter().flat_map(|hand| hand.cards).for_each(visit),
        }
    }

    /// The cards neither left to draw, nor on the table, nor in hands; sorted.
    pub(crate) fn discarded(&self, rules: &Rules, game_over: bool) -> Vec<Card> {
        let mut discarded = Deck::new(rules.cards());
        self.each_elsewhere(rules, game_over, |card| {
            discarded.take(|other| other == card);
        });
        let mut cards = discarded.cards().to_vec();
        cards.sort_unstable();
        cards
    }
}

/// Alone: how many construction cards the lower of the two piles has.
pub(crate) fn lower_pile(rules: &Rules) -> usize {
    rules.cards().len() / 2
}
