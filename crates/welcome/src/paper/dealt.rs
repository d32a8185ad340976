//! A game made of sheets of paper and of the cards that lie on a real table: what these cards allow,
//! and a position for bots to think about.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::{Dealer, Faults, Seed};
use thiserror::Error;

use super::{Paper, PaperRules};
use crate::card::{Action, Card};
use crate::extensions::Claims;
use crate::game::Welcome;
use crate::number::Number;
use crate::openings::Openings;
use crate::plan::{PlanSlot, STACKS};
use crate::position::cards::{Cards, Stock};
use crate::position::{WrittenPair, rounds_played, zombies};
use crate::rules::{Mode, Rules};
use crate::sheet::Sheet;

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

/// Sheets at a table where the plans lie and no card does.
pub(super) fn table(
    rules: &Arc<Rules>,
    plans: [u8; STACKS],
    sheets: &[Sheet],
    claims: Claims,
) -> Welcome {
    // The same sheets and cards always make the same game.
    let mut game = Welcome::unpacked(rules, Dealer::new(&Seed([0; 16])));
    game.begin_extension();
    if claims != Claims::None {
        game.round.claims = claims;
    }
    for slot in PlanSlot::ALL {
        game.round.put_plan(rules, slot, plans[slot.index()]);
        if sheets.iter().any(|sheet| sheet.plans[slot.index()].is_some()) {
            game.round.approved |= slot.bit();
        }
    }
    for (architect, sheet) in game.contest.architects.iter_mut().zip(sheets) {
        (architect.sheet, architect.known) = (*sheet, *sheet);
        architect.openings = Openings::of(rules.town(), sheet);
    }
    game.round.played = sheets.iter().map(rounds_played).max().unwrap_or(0);
    if rules.extension.is_some() {
        game.read_bonuses();
    }
    game
}

impl PaperRules {
    /// How many pairs or cards lie on the table in a round.
    pub fn offers(&self) -> usize {
        self.sheet.offers()
    }

    /// Whether the number of one card goes with the action of another.
    pub fn combines(&self) -> bool {
        self.sheet.mode != Mode::Standard
    }

    /// The numbers of the cards.
    pub fn card_numbers(&self) -> Vec<Number> {
        let mut numbers: Vec<Number> = self.sheet.cards().iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
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
            let all = self.sheet.cards().iter().filter(|&&other| same(card, other)).count();
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
                if of_action.action == Action::Temp {
                    of_number.number.with_temp().for_each(|made| allow(made, Action::Temp));
                }
            }
        }
        allowed
    }

    /// Cards with these numbers, and the actions beside them.
    fn pairs(&self, offer: &[Card]) -> Vec<WrittenPair> {
        let mut left = self.sheet.cards().to_vec();
        let pair = |card: &Card| {
            let found = left.iter().position(|other| other.number == card.number);
            // What its corner shows was not typed in: any card with the number stands for it.
            let next = found.map_or(card.action, |index| left.swap_remove(index).action);
            WrittenPair { number: card.number, action: card.action, next, flipped: None }
        };
        offer.iter().map(pair).collect()
    }
}

impl Paper {
    /// The game that bots play on from here: this sheet first, then those of others, with these cards
    /// on the table. What nobody typed in, such as the cards that have gone, is made up.
    pub fn dealt(&self, offer: &[Card], others: &[&Self]) -> Result<Welcome, NoDeal> {
        if self.plans.iter().any(Option::is_none) {
            return Err(NoDeal::Plans);
        }
        if self.closed || self.end_reached().is_some() {
            return Err(NoDeal::Over);
        }
        self.rules.check_offer(offer)?;
        let pairs = self.rules.pairs(offer);
        let mut sheets = vec![self.sheet];
        let mut faults = Faults::default();
        let mut rules = Arc::clone(&self.rules.sheet);
        if rules.mode == Mode::Standard {
            sheets.extend(others.iter().take(MOST_OTHERS).map(|other| other.sheet));
            if sheets.len() == 1 {
                // The others write on real paper: one of them stands where this sheet does.
                sheets.push(self.sheet);
            }
            rules = match Rules::new(&self.rules.of_game, sheets.len()) {
                Ok(rules) => rules,
                Err(_) => rules,
            };
        }
        let claims = self.office.as_ref().map_or(Claims::None, |office| office.claims);
        let mut game = table(&rules, self.known_plans(), &sheets, claims);
        let cards = match rules.mode {
            Mode::Standard | Mode::Expert => Cards::Pairs {
                pairs: &pairs,
                turned: &[],
                stock: if rules.has_piles_apart() {
                    Stock::Apart(None)
                } else {
                    Stock::Together(None)
                },
            },
            Mode::Solo => Cards::Alone { cards: offer, solo_card_drawn: false, discarded: None },
            Mode::Opponent => {
                let office = self.office.as_ref();
                let opponent = office.map(|office| office.written(&rules)).unwrap_or_default();
                Cards::Opponent { cards: offer, opponent, discarded: None }
            }
        };
        cards.place(None, &mut game, &mut faults);
        if rules.zombies {
            zombies::all_to_come(&mut game);
            game.round.supply.packs.to_come &= !self.zombie_cards;
        }
        if claims != Claims::None {
            game.round.claims = claims;
        }
        if rules.extension.is_some() {
            game.read_bonuses();
            game.begin_turns();
        }
        Ok(game)
    }
}
