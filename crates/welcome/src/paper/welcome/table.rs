//! Sheets of Welcome on paper as a table of the game: with others, or with an opponent of the AAA.

use std::sync::Arc;

use tabletop::{Faults, Score, Seat};

use super::super::dealt::dealer;
use super::super::{Among, Paper};
use crate::extensions::atomic::Atomic;
use crate::extensions::bonuses::Bonuses;
use crate::extensions::ducks::COUNTS;
use crate::extensions::{Claims, Extension, Marks};
use crate::game::Welcome;
use crate::house::Street;
use crate::openings::Openings;
use crate::plan::{PlanSlot, STACKS};
use crate::position::{WrittenOpponent, opponent, rounds_played};
use crate::rules::Rules;
use crate::sheet::Sheet;
use crate::view::{OpponentView, PaperTable, View};

/// Sheets at a table where the plans lie and no card does.
pub(super) fn laid(
    rules: &Arc<Rules>,
    plans: [u8; STACKS],
    sheets: &[Sheet],
    claims: Claims,
) -> Welcome {
    let mut game = Welcome::unpacked(rules, dealer());
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

/// Some of the sheets with their scores, where no cards are dealt. The first may have an opponent.
pub(super) fn board(
    among: &Among<'_, Welcome>,
    papers: &[(&Paper, Score)],
    viewer: Option<Seat>,
) -> View {
    let game = papers.first().and_then(|(paper, _)| paper.game_against_opponent());
    let gone = papers.first().map_or(among.across.gone, |(paper, _)| {
        if paper.office.is_some() {
            paper.sheet.marks.bonuses().with(paper.gone())
        } else {
            among.across.gone
        }
    });
    View::of_paper(PaperTable {
        rules: &among.rules.sheet,
        plans: among.plans,
        sheets: &papers.iter().map(|(paper, score)| (paper.sheet, score)).collect::<Vec<_>>(),
        viewer,
        claims: Claims::Bonuses(gone),
        opponent: game.as_ref().and_then(OpponentView::of_game),
    })
}

impl Paper {
    /// The opponent as a position writes it.
    pub(super) fn written_opponent(&self) -> Option<WrittenOpponent> {
        let office = self.office.as_ref()?;
        let zombies = self.beside.below_zombies.clone();
        Some(WrittenOpponent { zombies, ..office.written(&self.rules.sheet) })
    }

    /// The sheet as a game against the opponent, in which no card is on offer; none without one.
    pub(super) fn game_against_opponent(&self) -> Option<Welcome> {
        let (rules, office) = (&self.rules.sheet, self.office.as_ref()?);
        let claims = self.beside.claims;
        let mut game = laid(rules, self.known_plans(), &[self.sheet], claims);
        for card in &office.pile {
            game.round.supply.deck.take(|other| other == *card);
        }
        // A real table knows best which cards have come: what a position would find fault with stays.
        let mut faults = Faults::default();
        opponent::lay_out(&self.written_opponent()?, None, None, &mut game, &mut faults);
        game.round.claims = claims;
        game.read_bonuses();
        game.round.approved |= office.approved();
        Some(game)
    }

    /// The ducklings are counted now, those of an opponent too.
    pub(super) fn count_ducklings(&mut self, count: usize) {
        if let Some(mut game) = self.game_against_opponent() {
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

    /// An opponent builds a shelter for a roundabout.
    pub(super) fn opponent_builds(&mut self, atomic: &Atomic, street: Street) {
        if let Claims::Atomic(shelters) = &mut self.beside.claims {
            atomic.opponent_builds(shelters, street, atomic.roundabout.into());
        }
    }

    /// A bonus is crossed, or not any more.
    pub(super) fn cross(&mut self, index: usize, crossed: bool) {
        let only = Bonuses::only(index);
        if let (Some(_), Claims::Bonuses(gone)) = (&self.office, &mut self.beside.claims) {
            *gone = if crossed { gone.with(only) } else { gone.without(only) };
        }
    }
}
