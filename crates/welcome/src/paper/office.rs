//! Alone against the AAA at a real table: the cards its opponent was given, and what it has of them.

use std::sync::Arc;

use tabletop::{Faults, Seat, Viewer};

use super::dealt::table;
use super::{Paper, PaperRules};
use crate::card::Card;
use crate::extensions::atomic::Atomic;
use crate::extensions::bonuses::Bonuses;
use crate::extensions::ducks::COUNTS;
use crate::extensions::{Claims, Extension, Marks};
use crate::game::Welcome;
use crate::house::Street;
use crate::plan::{PlanSlot, STACKS};
use crate::position::{WrittenOpponent, opponent};
use crate::rules::Rules;
use crate::sheet::Approval;

/// What an opponent of the AAA has.
#[derive(Clone, Debug)]
pub(super) struct Office {
    /// The cards it was given, the first one first.
    pub(super) pile: Vec<Card>,
    /// A bit for each validation card that has come.
    pub(super) come: u8,
    /// For each Zombie card on its pile, how many cards lie below it.
    pub(super) zombies: Vec<u8>,
    /// What it has validated.
    pub(super) plans: [Option<Approval>; STACKS],
    /// What it has by the rules of the sheet.
    pub(super) claims: Claims,
}

impl Office {
    /// Nothing yet, if an opponent plays.
    pub(super) fn of(rules: &Arc<Rules>) -> Option<Self> {
        rules.opponent.as_ref()?;
        let game = table(rules, [0; STACKS], &[], Claims::None);
        Some(Self {
            pile: Vec::new(),
            come: 0,
            zombies: Vec::new(),
            plans: [None; STACKS],
            claims: game.round.claims,
        })
    }

    /// It builds a shelter for a roundabout.
    pub(super) fn builds(&mut self, atomic: &Atomic, street: Street) {
        if let Claims::Atomic(shelters) = &mut self.claims {
            atomic.opponent_builds(shelters, street, atomic.roundabout.into());
        }
    }

    /// As a position writes it.
    pub(super) fn written(&self, rules: &Rules) -> WrittenOpponent {
        let come = PlanSlot::ALL.into_iter().filter(|slot| self.come & slot.bit() != 0);
        WrittenOpponent {
            pile: self.pile.clone(),
            validations: come.map(|slot| slot.letter().to_owned()).collect(),
            plans: self.plans,
            recycled: rules.offers() * self.pile.len() >= rules.cards().len(),
            zombies: self.zombies.clone(),
            marks: None,
        }
    }
}

impl Paper {
    /// The sheet as a game against the opponent, in which no card is on offer; none without one.
    pub(super) fn against_opponent(&self) -> Option<Welcome> {
        let (rules, office) = (&self.rules.sheet, self.office.as_ref()?);
        let mut game = table(rules, self.known_plans(), &[self.sheet], office.claims);
        for card in &office.pile {
            game.round.supply.deck.take(|other| other == *card);
        }
        // A real table knows best which cards have come: what a position would find fault with stays.
        let mut faults = Faults::default();
        opponent::lay_out(&office.written(rules), None, None, &mut game, &mut faults);
        game.round.claims = office.claims;
        game.read_bonuses();
        for slot in PlanSlot::ALL {
            if office.plans[slot.index()].is_some() {
                game.round.approved |= slot.bit();
            }
        }
        Some(game)
    }

    /// Whether an opponent has taken a plan's first score away.
    pub fn pays_later(&self, slot: PlanSlot) -> bool {
        self.office.as_ref().is_some_and(|office| office.plans[slot.index()].is_some())
    }

    /// A validation card has come: for the opponent's plans, and what it does by the sheet's rules.
    pub(super) fn validate(&mut self, slot: PlanSlot) {
        let Some(mut game) = self.against_opponent() else { return };
        game.round.supply.validations.to_come &= !slot.bit();
        game.validate(slot);
        if let Some(office) = &mut self.office {
            office.come |= slot.bit();
        }
        self.take_over(&game);
    }

    /// The ducklings are counted now, those of an opponent too.
    pub(super) fn count_ducklings(&mut self, count: usize) {
        if let Some(mut game) = self.against_opponent() {
            game.count_ducks(std::array::from_fn::<bool, COUNTS, _>(|each| each == count));
            return self.take_over(&game);
        }
        if let Some(Extension::Ducks(ducks)) = &self.rules.sheet.extension {
            let worth = ducks.worth(&self.sheet)[count];
            if let Marks::Ducks(counted) = &mut self.sheet.marks {
                counted.0[count] = Some(worth);
            }
        }
    }

    /// A bonus is crossed, or not any more.
    pub(super) fn cross(&mut self, index: usize, crossed: bool) {
        let only = Bonuses::only(index);
        if let Some(Claims::Bonuses(gone)) = self.office.as_mut().map(|office| &mut office.claims) {
            *gone = if crossed { gone.with(only) } else { gone.without(only) };
        }
    }

    fn take_over(&mut self, game: &Welcome) {
        self.sheet.marks = game.sheet(Seat::new(0), Viewer::Seat(Seat::new(0))).marks;
        if let Some(office) = &mut self.office {
            (office.plans, office.claims) = (game.contest.opponent_plans, game.round.claims);
        }
    }
}

impl PaperRules {
    /// Whether an opponent of the AAA plays.
    pub fn has_opponent(&self) -> bool {
        self.sheet.opponent.is_some()
    }
}
