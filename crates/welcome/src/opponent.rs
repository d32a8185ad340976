//! An opponent of the AAA: the card that says how it scores, the pile of cards it was given, and
//! what that pile is worth.

use serde::{Deserialize, Serialize};

use crate::card::{Action, Card};
use crate::data::Source;
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::Rules;
use crate::sheet::Approval;
use crate::supply::validation::Validations;

/// Only this many of its lots are paid: those that are worth most.
pub const LOTS_PAID: usize = 5;

/// What its score is made of.
pub const OPPONENT_CATEGORIES: [&str; 6] = ["plans", "parks", "pools", "temps", "barriers", "lots"];

/// The card of an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentCard {
    /// From 0, the closed office, to 5.
    pub level: u8,
    /// Who it is.
    pub name: String,
    /// Where its scores come from.
    pub source: Source,
    /// A bit for each plan it validates.
    pub(crate) validates: u8,
    /// Where the letters of those plans come from.
    pub letters_source: Source,
    /// What its cards are worth; none for the closed office.
    pub scores: Option<OpponentScores>,
    /// For the closed office: how many temps bring the architect each rank.
    pub temp_ranks: Vec<u8>,
}

/// What the cards given to an opponent are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentScores {
    /// Points for each Park card.
    pub park: i32,
    /// Points for each Pool card.
    pub pool: i32,
    /// Points for each Temp card, besides the rank.
    pub temp: i32,
    /// Points for each Barrier card.
    pub barrier: i32,
    /// Houses of each Extension card.
    pub extension: i32,
    /// The value of each house in a lot with an Improvement card.
    pub improvement: i32,
}

impl OpponentCard {
    /// The letters of the plans it validates.
    pub fn letters(&self) -> Vec<String> {
        let validates = PlanSlot::ALL.into_iter().filter(|slot| self.validates & slot.bit() != 0);
        validates.map(|slot| slot.letter().to_owned()).collect()
    }
}

/// A card of its pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// The card.
    pub card: Card,
    /// Whether it lies face down: it is one house then, and nothing else.
    pub reversed: bool,
}

impl Given {
    /// A Zombie card, which counts as a Barrier card.
    pub(crate) const ZOMBIE: Self =
        Self { card: Card { number: Number::LOWEST, action: Action::Surveyor }, reversed: false };

    /// Its action, unless it lies face down.
    pub fn action(self) -> Option<Action> {
        (!self.reversed).then_some(self.card.action)
    }

    /// Whether it is a Barrier card, face up.
    pub fn is_barrier(self) -> bool {
        self.action() == Some(Action::Surveyor)
    }
}

/// A pile with its cards turned as the sheet says: where `reverses` is set, the first card and each
/// card right after a Barrier card lies face down.
pub(crate) fn turned(
    pile: impl Iterator<Item = Card>,
    reverses: bool,
) -> impl Iterator<Item = Given> {
    let mut next = reverses;
    pile.map(move |card| {
        let given = Given { card, reversed: next };
        next = reverses && given.is_barrier();
        given
    })
}

/// A pile with the Zombie cards that lie on it, so many, each above so many construction cards.
pub(crate) fn with_zombies(
    mut pile: impl Iterator<Item = Given>,
    validations: Validations,
) -> impl Iterator<Item = Given> {
    let (mut drawn, mut placed) = (0, 0);
    std::iter::from_fn(move || {
        let next =
            validations.zombies_at.get(placed).filter(|_| placed < validations.zombies.into());
        if next.is_some_and(|at| *at <= drawn) {
            placed += 1;
            return Some(Given::ZOMBIE);
        }
        drawn += 1;
        pile.next()
    })
}

/// A run of its cards between two Barrier cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// The place of its first card in the pile, counted from 1.
    pub first: usize,
    /// How many cards it has.
    pub cards: usize,
    /// How many houses they stand for.
    pub houses: i32,
    /// What a house is worth.
    pub value: i32,
    /// Whether it is among those that are paid.
    pub paid: bool,
}

impl Lot {
    /// What it is worth.
    pub fn points(&self) -> i32 {
        self.houses * self.value
    }
}

impl OpponentScores {
    /// The lots of a pile, in order. Barriers are thought at both ends; between two Barrier cards
    /// without a card there is no lot.
    pub fn lots(&self, pile: &[Given]) -> Vec<Lot> {
        let mut lots = Vec::new();
        let mut first = 0;
        for cards in pile.split(|given| given.is_barrier()) {
            if !cards.is_empty() {
                lots.push(self.lot(first + 1, cards));
            }
            first += cards.len() + 1;
        }
        let mut best: Vec<usize> = (0..lots.len()).collect();
        best.sort_by_key(|&index| std::cmp::Reverse(lots[index].points()));
        for &index in best.iter().take(LOTS_PAID) {
            lots[index].paid = true;
        }
        lots
    }

    fn lot(&self, first: usize, cards: &[Given]) -> Lot {
        let houses = cards.iter().map(|given| self.houses(given.action())).sum();
        let improved = cards.iter().any(|given| given.action() == Some(Action::RealEstate));
        Lot { first, cards: cards.len(), houses, value: self.value(improved), paid: false }
    }

    /// How many houses a card is in its lot.
    const fn houses(&self, action: Option<Action>) -> i32 {
        match action {
            Some(Action::Bis) => self.extension,
            _ => 1,
        }
    }

    /// What each house of a lot is worth.
    const fn value(&self, improved: bool) -> i32 {
        if improved { self.improvement } else { 1 }
    }

    /// Points for a card, wherever it lies.
    const fn points(&self, action: Option<Action>) -> i32 {
        match action {
            Some(Action::Landscaper) => self.park,
            Some(Action::Pool) => self.pool,
            Some(Action::Temp) => self.temp,
            Some(Action::Surveyor) => self.barrier,
            Some(Action::RealEstate | Action::Bis) | None => 0,
        }
    }

    /// What the cards of a pile are worth together, without the rank of temps. Bots ask this for
    /// every turn they think of, so it takes no memory.
    pub(crate) fn worth(&self, pile: impl Iterator<Item = Given>) -> i32 {
        let mut points = 0;
        let mut best = [0; LOTS_PAID];
        let mut pay = |lot: i32| {
            let lowest = best.iter_mut().min().expect("some lots are paid");
            *lowest = lot.max(*lowest);
        };
        let (mut houses, mut improved) = (0, false);
        for given in pile {
            points += self.points(given.action());
            if given.is_barrier() {
                pay(houses * self.value(improved));
                (houses, improved) = (0, false);
            } else {
                houses += self.houses(given.action());
                improved |= given.action() == Some(Action::RealEstate);
            }
        }
        pay(houses * self.value(improved));
        points + best.iter().sum::<i32>()
    }

    /// Its score in the order of [`OPPONENT_CATEGORIES`]; `rank` are the points of its temps' rank.
    pub(crate) fn score(
        &self,
        rules: &Rules,
        plans: [u8; STACKS],
        validated: [Option<Approval>; STACKS],
        pile: &[Given],
        rank: i32,
    ) -> [i32; OPPONENT_CATEGORIES.len()] {
        let all = |action: Action| cards_with(pile, action) * self.points(Some(action));
        [
            crate::score::plan_points(&rules.edition.plans, plans, validated),
            all(Action::Landscaper),
            all(Action::Pool),
            all(Action::Temp) + rank,
            all(Action::Surveyor),
            self.lots(pile).iter().filter(|lot| lot.paid).map(Lot::points).sum(),
        ]
    }
}

fn cards_with(pile: &[Given], action: Action) -> i32 {
    pile.iter().filter(|given| given.action() == Some(action)).count() as i32
}

#[cfg(test)]
mod tests {
    use tabletop::Rng;

    use super::*;

    /// What bots expect of a pile is what it scores.
    #[test]
    fn a_pile_is_worth_what_its_parts_score() {
        let scores =
            OpponentScores { park: 4, pool: 3, temp: 2, barrier: 2, extension: 4, improvement: 3 };
        let mut rng = Rng::new(7);
        for length in (0..64).chain(0..64) {
            let card = |_| Card {
                number: Number::whole(8),
                action: Action::ALL[rng.below(Action::ALL.len())],
            };
            let reverses = length % 3 == 0;
            let pile: Vec<Given> = turned((0..length).map(card), reverses).collect();
            let lots: i32 = scores.lots(&pile).iter().filter(|lot| lot.paid).map(Lot::points).sum();
            let cards = cards_with(&pile, Action::Landscaper) * 4
                + cards_with(&pile, Action::Pool) * 3
                + cards_with(&pile, Action::Temp) * 2
                + cards_with(&pile, Action::Surveyor) * 2;
            assert_eq!(scores.worth(pile.iter().copied()), cards + lots, "{pile:?}");
        }
    }
}
