//! What a game must answer so that its sheet can be kept on paper.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Game, OptionSpec, Score, Seat, Standing};

use super::view::UndealtBoard;
use super::{Among, Noted, PaperMark, PaperOf};
use crate::card::{Action, Card};
use crate::game::End;
use crate::number::Number;
use crate::plan::{Plan, PlanSlot, STACKS};
use crate::rules::Rules;
use crate::sheet::Approval;

/// What every sheet has, beside its houses.
#[derive(Debug)]
pub struct Tracks<'a> {
    /// How the plans were fulfilled.
    pub plans: &'a mut [Option<Approval>; STACKS],
    /// Crossed permit refusals.
    pub refusals: &'a mut u8,
}

/// A game whose sheet can be kept on paper. What it answers is about its own marks; those of every
/// sheet are written and counted in [`PaperOf`].
pub trait OnPaper: Game<Refusal: Copy, Setup: Debug, View: UndealtBoard> + Debug {
    /// The name of such a sheet in records.
    const ON_PAPER: &'static str;
    /// The options of such a sheet: those of the game that change it.
    const OPTIONS_ON_PAPER: &'static [OptionSpec];

    /// What stands on a sheet.
    type Sheet: Copy + Debug + PartialEq + Send + Sync;
    /// What has to be known beside it.
    type Beside: Clone + Debug + Send + Sync;
    /// What is written and rubbed out.
    type Mark: PaperMark;
    /// What its plans ask for.
    type Goal: Copy;
    /// What sheets of one table have in common when they are counted.
    type Across: Debug;
    /// What is to be seen of a sheet on paper alone.
    type OwnView: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync;

    // ---- The sheet ----

    /// A sheet on which nothing is written.
    fn blank(rules: &Self::Setup) -> (Self::Sheet, Self::Beside);

    /// The rules of its cards.
    fn cards(rules: &Self::Setup) -> &Arc<Rules>;

    /// For each stack, its plans.
    fn stacks(rules: &Self::Setup) -> &[Vec<u8>; STACKS];

    /// A plan by its index.
    fn plan(rules: &Self::Setup, index: u8) -> &Plan<Self::Goal>;

    /// Plans and refusals.
    fn tracks(sheet: &mut Self::Sheet) -> Tracks<'_>;

    /// How many refusals can be crossed.
    fn refusal_boxes(rules: &Self::Setup) -> u8;

    /// How far a sheet has come, for those who look at it from afar.
    fn noted(sheet: &Self::Sheet) -> Noted;

    /// Why the game is over, if the sheet says so.
    fn end_of(rules: &Self::Setup, sheet: &Self::Sheet) -> Option<End>;

    /// The numbers that can ever be written.
    fn numbers(rules: &Self::Setup) -> Vec<Number>;

    /// Other numbers that an action makes of the number it comes with.
    fn made_by(action: Action, number: Number) -> Vec<Number>;

    /// What scores are made of, in the order of their parts.
    fn score_parts(rules: &Self::Setup) -> &'static [&'static str];

    // ---- Its marks ----

    /// Everything of its own that could be written or rubbed out.
    fn own_marks(paper: &PaperOf<Self>) -> Vec<Self::Mark>;

    /// Whether a mark of its own has a place on the sheet.
    fn is_possible(paper: &PaperOf<Self>, mark: Self::Mark) -> Result<(), NoMarkOf<Self>>;

    /// Whether the rules agree with a mark of its own, as the sheet stands there.
    fn fits(
        paper: &PaperOf<Self>,
        sheet: &Self::Sheet,
        mark: Self::Mark,
    ) -> Result<(), Self::Refusal>;

    /// Whether a plan can be claimed.
    fn may_fulfil(paper: &PaperOf<Self>, slot: PlanSlot) -> Result<(), Self::Refusal>;

    /// Whether a mark of its own that was written against the rules still stands, and is still
    /// against them.
    fn still_against(paper: &PaperOf<Self>, mark: Self::Mark) -> bool;

    /// Writes or rubs out a mark of its own.
    fn make(paper: &mut PaperOf<Self>, mark: Self::Mark);

    /// A plan was written down, or rubbed out: what it uses.
    fn claimed(_paper: &mut PaperOf<Self>, _slot: PlanSlot, _claimed: bool) {}

    /// What the sheet has reached and nobody has written down.
    fn claims(paper: &PaperOf<Self>) -> Vec<Self::Mark>;

    /// The house just numbered, while it wants something more.
    fn fresh(paper: &PaperOf<Self>) -> Option<HouseOf<Self>>;

    /// What is to be seen of a sheet on paper alone.
    fn own_view(paper: &PaperOf<Self>) -> Self::OwnView;

    // ---- Several sheets, cards and opponents ----

    /// Looks at all sheets of a table once.
    fn across(rules: &Self::Setup, papers: &[&PaperOf<Self>]) -> Self::Across;

    /// What a sheet is worth among the others.
    fn worth(among: &Among<'_, Self>, sheet: &Self::Sheet) -> Score;

    /// Gives everyone their place by their points and the tie-breaks.
    fn rank(rules: &Self::Setup, standings: &mut [Standing], sheets: &[&Self::Sheet]);

    /// Some of the sheets with their scores as a table of the game that deals no cards; whether the
    /// first of them is closed.
    fn board(
        among: &Among<'_, Self>,
        papers: &[(&PaperOf<Self>, Score)],
        viewer: Option<Seat>,
        closed: bool,
    ) -> Self::View;

    /// The sheet as a game against the opponent of the AAA, in which no card is on offer; none without
    /// one.
    fn against_opponent(paper: &PaperOf<Self>) -> Option<Self>;

    /// Alone against the AAA: 1 for a victory, shared or not, 2 if the opponent has won.
    fn rank_alone(&self, total: i32) -> u16;

    /// A validation card has come in the game against the opponent: what it does is taken over.
    fn validate(paper: &mut PaperOf<Self>, game: Self, slot: PlanSlot);

    /// A game of these sheets with these cards on the table, by the rules for so many.
    fn with_cards(
        paper: &PaperOf<Self>,
        rules: &Self::Setup,
        sheets: &[Self::Sheet],
        offer: &[Card],
    ) -> Self;
}

/// The houses of a game's sheet.
pub type HouseOf<G> = <<G as OnPaper>::Mark as PaperMark>::House;

/// Why a mark has no place on a game's sheet.
pub type NoMarkOf<G> = super::NoMark<HouseOf<G>>;
