//! What a sheet is worth, what the AAA makes of its cards, and who wins.

use tabletop::{Outcome, Score, Standing, Viewer, ranks};

use super::game::Dream;
use super::rules::Rules;
use super::sheet::Sheet;
use crate::card::{Action, Card};
use crate::game::End;
use crate::opponent::OpponentScores;
use crate::plan::STACKS;
use crate::score::plan_points;

/// What scores are made of.
pub const CATEGORIES: &[&str] = &["plans", "columns", "streets", "refusals"];

/// What the score of an opponent of the AAA is made of.
pub const OPPONENT_CATEGORIES: [&str; 3] = ["plans", "columns", "streets"];

/// The score of a sheet.
pub(super) fn score(rules: &Rules, plans: [u8; STACKS], sheet: &Sheet) -> Score {
    let layout = &rules.layout;
    let columns = layout.all_columns().map(|column| sheet.column_points(layout, column));
    let streets = sheet.won.streets.count_ones() as i32 * layout.first_street;
    let parts = [
        plan_points(&rules.plans, plans, sheet.plans),
        columns.sum(),
        streets,
        -layout.refusals.worth(sheet.refusals.into()),
    ];
    Score { total: parts.iter().sum(), parts: parts.as_slice().into() }
}

/// What a card is worth to an opponent: the figure its own card prints for that action.
pub(super) const fn card_value(scores: &OpponentScores, card: Card) -> i32 {
    match card.action {
        Action::Surveyor => scores.barrier,
        Action::RealEstate => scores.improvement,
        Action::Landscaper => scores.park,
        Action::Pool => scores.pool,
        Action::Temp => scores.temp,
        Action::Bis => scores.extension,
    }
}

impl Dream {
    /// What the cards of the opponent are worth; none without one, or from the closed office.
    pub(super) fn opponent_scores(&self) -> Option<OpponentScores> {
        self.rules.cards.opponent.as_ref().and_then(|card| card.scores)
    }

    /// The score of the opponent, in the order of [`OPPONENT_CATEGORIES`].
    pub(super) fn opponent_score(&self, viewer: Viewer) -> [i32; OPPONENT_CATEGORIES.len()] {
        let Some(scores) = self.opponent_scores() else { return [0; OPPONENT_CATEGORIES.len()] };
        let pile = self.round.supply.opponent_pile();
        let crossed = self.crossed(viewer).streets.count_ones() as i32;
        [
            plan_points(&self.rules.plans, self.round.plans, self.contest.opponent_plans),
            pile.map(|card| card_value(&scores, card)).sum(),
            crossed * self.rules.layout.first_street,
        ]
    }

    pub(super) fn opponent_total(&self, viewer: Viewer) -> i32 {
        self.opponent_score(viewer).iter().sum()
    }
}

impl Dream {
    /// Alone against the AAA: 1 for a victory, shared or not, 2 if the opponent has won.
    pub(super) fn rank_against_opponent(&self, total: i32) -> u16 {
        let theirs = self.opponent_scores().map(|_| self.opponent_total(Viewer::Spectator));
        if theirs.is_some_and(|theirs| total < theirs) { 2 } else { 1 }
    }
}

/// Gives everyone their place. Equal totals share it: nothing breaks a tie.
pub(super) fn rank(standings: &mut [Standing]) {
    let totals: Vec<i32> = standings.iter().map(|standing| standing.score.total).collect();
    for (standing, rank) in standings.iter_mut().zip(ranks(&totals)) {
        standing.rank = rank;
    }
}

/// The end of a game.
pub(super) fn outcome(game: &Dream, end: End) -> Outcome {
    let sheets = game.contest.architects.iter().map(|architect| &architect.sheet);
    let mut standings: Vec<Standing> = sheets
        .map(|sheet| Standing { rank: 1, score: score(&game.rules, game.round.plans, sheet) })
        .collect();
    match &mut *standings {
        [alone] => alone.rank = game.rank_against_opponent(alone.score.total),
        standings => rank(standings),
    }
    Outcome { end: end.name(), standings }
}
