//! Sheets of American Dream on paper as a table of the game: with others, with an opponent of the AAA,
//! with cards that someone typed in.

use std::sync::Arc;

use tabletop::{Faults, Seat, SeatSet};

use super::super::bonus::Bonuses;
use super::super::game::Dream;
use super::super::rules::Rules;
use super::super::sheet::Sheet;
use super::super::turn::{Architect, Turn};
use crate::paper::DreamPaper;
use crate::paper::dealt::dealer;
use crate::plan::{PlanSlot, STACKS};
use crate::position::opponent;

/// Sheets at a table where the plans lie and no card does.
pub(super) fn laid(
    rules: &Arc<Rules>,
    plans: [u8; STACKS],
    sheets: &[Sheet],
    crossed: Bonuses,
) -> Dream {
    let mut game = Dream::unpacked(rules, dealer());
    let architect = |(seat, sheet): (Seat, &Sheet)| Architect {
        sheet: *sheet,
        turn: Turn::FRESH,
        known: *sheet,
        seat,
    };
    game.contest.architects = Seat::all(sheets.len()).zip(sheets).map(architect).collect();
    game.contest.wait_for_all();
    game.round.plans = plans;
    for slot in PlanSlot::ALL {
        if sheets.iter().any(|sheet| sheet.plans[slot.index()].is_some()) {
            game.round.approved |= slot.bit();
        }
    }
    game.round.crossed = crossed;
    game.round.closed = sheets.iter().fold(crossed, |all, sheet| all.or(sheet.won));
    game.round.played = sheets.iter().map(Sheet::rounds_played).max().unwrap_or(0);
    game
}

impl DreamPaper {
    /// The sheet as a game against the opponent, in which no card is on offer; none without one.
    pub(super) fn game_against_opponent(&self) -> Option<Dream> {
        let (rules, office) = (&self.rules.sheet, self.office.as_ref()?);
        let mut game = laid(rules, self.known_plans(), &[self.sheet], self.beside.crossed);
        let mut table = game.table();
        for card in &office.pile {
            table.round.supply.deck.take(|other| other == *card);
        }
        // A real table knows best which cards have come: what a position would find fault with stays.
        let written = office.written(&rules.cards);
        opponent::lay_out(&written, None, None, &mut table, &mut Faults::default());
        game.take_cards_of(table);
        game.round.approved |= office.approved();
        Some(game)
    }
}

/// Nobody is waited for where no card is dealt.
pub(super) fn at_rest(mut game: Dream) -> Dream {
    game.contest.waiting = SeatSet::NONE;
    game
}
