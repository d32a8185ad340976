//! A game made of sheets of paper and of the cards that lie on a real table: what these cards allow,
//! and a position for bots to think about.

use std::collections::BTreeMap;

use tabletop::{Dealer, Faults, Seed};
use thiserror::Error;

use super::{OnPaper, PaperOf, PaperRulesOf};
use crate::card::{Action, Card};
use crate::game::Welcome;
use crate::number::Number;
use crate::position::cards::{Cards, Stock};
use crate::position::{WrittenOpponent, WrittenPair};
use crate::rules::{Mode, Rules};

/// Of more people than this, some are looked at when a game is made of their sheets.
const MOST_OTHERS: usize = 3;

/// Why these cards cannot lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoOffer {
    /// Too few, or too many.
    #[error("{given} given: expected {expected}")]
    Count {
        /// How many there are.
        given: usize,
        /// How many there should be.
        expected: usize,
    },
    /// No card bears it, or no more of them.
    #[error("the box has no such cards: {0}")]
    NoSuchCard(Card),
}

/// Why no game can be made of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoDeal {
    /// The plans on the table are not known.
    #[error("the plans on the table are not known")]
    Plans,
    /// Nothing is written any more.
    #[error("the sheet is at its end")]
    Over,
    /// The cards cannot be.
    #[error(transparent)]
    Cards(#[from] NoOffer),
}

/// The same sheets and cards always make the same game.
pub(crate) fn dealer() -> Dealer {
    Dealer::new(&Seed([0; 16]))
}

/// Cards with these numbers, and the actions beside them.
fn pairs(rules: &Rules, offer: &[Card]) -> Vec<WrittenPair> {
    let mut left = rules.cards().to_vec();
    let pair = |card: &Card| {
        let found = left.iter().position(|other| other.number == card.number);
        // What its corner shows was not typed in: any card with the number stands for it.
        let next = found.map_or(card.action, |index| left.swap_remove(index).action);
        WrittenPair { number: card.number, action: card.action, next, flipped: None }
    };
    offer.iter().map(pair).collect()
}

/// Lays cards that someone typed in out on the table of a game. What nobody typed in, such as the cards
/// that have gone, is made up.
pub(crate) fn lay_out(game: &mut Welcome, offer: &[Card], opponent: WrittenOpponent) {
    let pairs = pairs(&game.rules, offer);
    let cards = match game.rules.mode {
        Mode::Standard | Mode::Expert => Cards::Pairs {
            pairs: &pairs,
            turned: &[],
            stock: if game.rules.has_piles_apart() {
                Stock::Apart(None)
            } else {
                Stock::Together(None)
            },
        },
        Mode::Solo => Cards::Alone { cards: offer, solo_card_drawn: false, discarded: None },
        Mode::Opponent => Cards::Opponent { cards: offer, opponent, discarded: None },
    };
    // A real table knows best which cards have come: what a position would find fault with stays.
    cards.place(None, game, &mut Faults::default());
}

impl<G: OnPaper> PaperRulesOf<G> {
    fn cards(&self) -> &Rules {
        G::cards(&self.sheet)
    }

    /// How many pairs or cards lie on the table in a round.
    pub fn offers(&self) -> usize {
        self.cards().offers()
    }

    /// Whether the number of one card goes with the action of another.
    pub fn combines(&self) -> bool {
        self.cards().mode != Mode::Standard
    }

    /// The numbers of the cards.
    pub fn card_numbers(&self) -> Vec<Number> {
        self.cards().card_numbers()
    }

    /// Whether these numbers and actions can lie on the table in one round.
    pub fn check_offer(&self, offer: &[Card]) -> Result<(), NoOffer> {
        if offer.len() != self.offers() {
            return Err(NoOffer::Count { given: offer.len(), expected: self.offers() });
        }
        // Alone a card gives either; else number and action are two cards.
        let same = |one: Card, other: Card| {
            if self.combines() { one == other } else { one.number == other.number }
        };
        for &card in offer {
            let all = self.cards().cards().iter().filter(|&&other| same(card, other)).count();
            if offer.iter().filter(|&&other| same(card, other)).count() > all {
                return Err(NoOffer::NoSuchCard(card));
            }
        }
        Ok(())
    }

    /// The numbers that can be written with these cards, each with the actions that come with it.
    pub fn allowed(&self, offer: &[Card]) -> BTreeMap<Number, Vec<Action>> {
        let mut allowed: BTreeMap<Number, Vec<Action>> = BTreeMap::new();
        let mut allow = |number: Number, action: Action| {
            let actions = allowed.entry(number).or_default();
            if !actions.contains(&action) {
                actions.push(action);
            }
        };
        for (place, of_number) in offer.iter().enumerate() {
            for (other, of_action) in offer.iter().enumerate() {
                if self.combines() == (place == other) {
                    continue;
                }
                allow(of_number.number, of_action.action);
                for made in G::made_by(of_action.action, of_number.number) {
                    allow(made, of_action.action);
                }
            }
        }
        allowed
    }
}

impl<G: OnPaper> PaperOf<G> {
    /// The game that bots play on from here: this sheet first, then those of others, with these cards
    /// on the table. What nobody typed in, such as the cards that have gone, is made up.
    pub fn dealt(&self, offer: &[Card], others: &[&Self]) -> Result<G, NoDeal> {
        if self.plans.iter().any(Option::is_none) {
            return Err(NoDeal::Plans);
        }
        if self.closed || self.end_reached().is_some() {
            return Err(NoDeal::Over);
        }
        self.rules.check_offer(offer)?;
        let mut sheets = vec![self.sheet];
        let mut rules = self.rules.sheet.clone();
        if G::cards(&rules).mode == Mode::Standard {
            sheets.extend(others.iter().take(MOST_OTHERS).map(|other| other.sheet));
            if sheets.len() == 1 {
                // The others write on real paper: one of them stands where this sheet does.
                sheets.push(self.sheet);
            }
            rules = G::setup(&self.rules.of_game, sheets.len()).unwrap_or(rules);
        }
        Ok(G::with_cards(self, &rules, &sheets, offer))
    }
}
