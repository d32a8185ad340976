//! What a viewer may know of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Faults, Game, Seat, Viewer};

use super::bonus::Bonus;
use super::game::Dream;
use super::goal::Goal;
use super::house::{House, STREETS, Street};
use super::position::WrittenSheet;
use super::rules::Rules;
use super::score::{CATEGORIES, OPPONENT_CATEGORIES};
use super::sheet::Sheet;
use super::turn::{Played, Stage, Turn};
use crate::card::{Action, Card};
use crate::choice::OFFERS;
use crate::data::Source;
use crate::number::Number;
use crate::opponent::{OpponentCard, OpponentScores};
use crate::plan::{PlanSlot, STACKS};
use crate::rules::Mode;
use crate::sheet::Approval;
use crate::supply::piles::PILES;
use crate::view::{PairView, PileView, PlanView};

/// What a viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// How cards reach the architects.
    pub mode: Mode,
    /// Whose eyes these are; nobody's for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    /// The round being played, counted from 1; after the end, the last one played.
    pub round: u32,
    /// Why the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The plans in play.
    pub plans: [PlanView<Goal>; STACKS],
    /// The cards on offer.
    pub offer: OfferView,
    /// How many cards are left to draw.
    pub deck_left: usize,
    /// The cards discarded since the last shuffle, sorted.
    pub discarded: Vec<Card>,
    /// The three piles, where each is reshuffled by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piles: Option<[PileView; PILES]>,
    /// Where the figures of the cards come from.
    pub cards_source: Source,
    /// Where the figures of the 9¾ cards come from, if they are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarters_source: Option<Source>,
    /// Alone against the AAA: the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<OpponentView>,
    /// The sheet as printed.
    pub layout: LayoutView,
    /// The bonuses that validation cards took away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crossed: Vec<Bonus>,
    /// The architects.
    pub seats: Vec<SeatView>,
    /// The viewer's own turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
}

/// The cards on offer to the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferView {
    /// Three pairs, the same for everyone.
    Pairs([PairView; OFFERS]),
    /// Three cards, alone at the table; fewer while a validation card holds up the deal.
    Cards(Vec<Card>),
    /// A hand of one's own; a spectator sees none.
    Hand(Option<[Card; OFFERS]>),
}

/// An opponent of the AAA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentView {
    /// From 0, the closed office, to 5.
    pub level: u8,
    /// Who it is.
    pub name: String,
    /// Where its scores come from.
    pub source: Source,
    /// The plans it validates when their card comes, by letter.
    pub validates: Vec<String>,
    /// Where those letters come from.
    pub letters_source: Source,
    /// What its cards are worth; none for the closed office.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<OpponentScores>,
    /// The cards it was given, the first one first.
    pub pile: Vec<Card>,
    /// The validation cards that have come, by letter.
    pub validations: Vec<String>,
    /// What it has validated.
    pub plans: [Option<Approval>; STACKS],
    /// The points it has by now.
    pub total: i32,
    /// What they are made of.
    pub score: BTreeMap<String, i32>,
}

/// An architect as the viewer sees them: others as they stood when the round began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whether the table waits for this seat.
    pub thinking: bool,
    /// The sheet.
    pub sheet: WrittenSheet,
    /// How many houses have a number.
    pub built: usize,
    /// How many of them are perfect.
    pub perfect: usize,
    /// The columns, from the left.
    pub columns: Vec<ColumnView>,
    /// How far the sheet has come with each of the three plans.
    pub progress: [ProgressView; STACKS],
    /// The points the sheet shows.
    pub total: i32,
    /// What they are made of.
    pub score: BTreeMap<String, i32>,
    /// Expert: the action of the card received from the neighbour, which travels face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<Action>,
    /// Expert: the number card and the action card of the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<[Card; 2]>,
}

/// A column of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnView {
    /// How many of its houses have a number.
    pub built: usize,
    /// The points of these houses, without the bonus.
    pub houses: i32,
    /// What the column pays now: nothing before it is complete.
    pub points: i32,
}

/// How far a sheet has come with a plan: what it has of what the plan needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressView {
    /// What is there, at most what is needed. A plan that is fulfilled has all of it.
    pub have: usize,
    /// What is needed.
    pub need: usize,
    /// Whether it can still be fulfilled, as far as perfect houses go.
    pub open: bool,
    /// The houses that count, while the plan is not fulfilled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
}

/// The viewer's own turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// What comes next.
    pub step: StepView,
    /// The number and the family taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<(Number, Action)>,
    /// The pair taken, or the cards whose number and family were taken, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<[usize; 2]>,
    /// The house written this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// Whether a permit was refused this turn.
    pub refused: bool,
    /// The card that goes on, counted from 1, where that was a choice of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<usize>,
    /// How many bonuses of streets and of columns are still to be crossed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_cross: Option<(u32, u32)>,
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// Cross bonuses: a validation card has come.
    Cross,
    /// Take a number and a family.
    Take,
    /// Write the number.
    Write,
    /// Fulfil plans, or end the turn.
    Close,
    /// Wait for the others.
    Wait,
}

/// The sheet as printed: all a page needs to draw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutView {
    /// What the sheet is called.
    pub name: String,
    /// Where its houses come from.
    pub source: Source,
    /// Where the figures of its score come from.
    pub score_source: Source,
    /// For each street, the family of each house.
    pub streets: [Vec<Action>; STREETS],
    /// Points of a normal house in a complete column.
    pub normal: i32,
    /// Points of a perfect house there.
    pub perfect: i32,
    /// What a column is multiplied by for those who complete it first.
    pub first_column: i32,
    /// Points for those who complete a street first.
    pub first_street: i32,
    /// Points lost by refusals.
    pub refusals: Vec<i32>,
}

impl View {
    pub(super) fn of(game: &Dream, viewer: Viewer) -> Self {
        let me = viewer.seat();
        Self {
            offer: OfferView::of(game, me),
            turn: me.filter(|_| game.contest.end.is_none()).map(|seat| TurnView::of(game, seat)),
            ..Self::undealt(game, viewer)
        }
    }

    /// The plans and the sheets, where no card is dealt and nobody has a turn.
    pub(super) fn undealt(game: &Dream, viewer: Viewer) -> Self {
        let rules = &*game.rules;
        let supply = &game.round.supply;
        Self {
            mode: rules.mode(),
            viewer: viewer.seat(),
            round: game.round(),
            end: game.contest.end.map(|end| end.name().to_owned()),
            plans: PlanSlot::ALL.map(|slot| {
                let plan = rules.plan(game.round.plans[slot.index()]);
                PlanView::of(plan, Approval::now(game.round.approved, slot))
            }),
            offer: OfferView::Cards(Vec::new()),
            deck_left: supply.deck.left(),
            discarded: supply.discarded(&rules.cards, game.contest.end.is_some()),
            piles: rules.cards.has_piles_apart().then(|| PileView::all(supply)),
            cards_source: rules.cards.edition.cards_source,
            quarters_source: rules.cards.edition.quarters_source,
            opponent: (rules.cards.opponent.as_ref())
                .map(|card| OpponentView::of(game, card, viewer)),
            layout: LayoutView::of(rules),
            crossed: game.crossed(viewer).iter().collect(),
            seats: Seat::all(game.seats()).map(|seat| SeatView::of(game, seat, viewer)).collect(),
            turn: None,
        }
    }

    /// The sheet of a seat as the viewer knows it.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let columns = self.layout.streets[0].len();
        self.seats[seat.index()].sheet.read(columns, "sheet", &mut Faults::default())
    }

    /// Who has circled a bonus.
    pub fn winners(&self, bonus: Bonus) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(move |(_, seat)| seat.sheet.bonuses.contains(&bonus)).map(|(seat, _)| seat)
    }
}

impl OfferView {
    fn of(game: &Dream, me: Option<Seat>) -> Self {
        let supply = &game.round.supply;
        match game.rules.mode() {
            Mode::Standard => Self::Pairs(PairView::all(supply)),
            Mode::Solo | Mode::Opponent => Self::Cards(supply.on_table().to_vec()),
            Mode::Expert => Self::Hand(me.map(|seat| supply.hands[seat.index()].cards)),
        }
    }
}

impl OpponentView {
    fn of(game: &Dream, card: &OpponentCard, viewer: Viewer) -> Self {
        let supply = &game.round.supply;
        let parts = game.opponent_score(viewer);
        Self {
            level: card.level,
            name: card.name.clone(),
            source: card.source,
            validates: card.letters(),
            letters_source: card.letters_source,
            scores: card.scores,
            pile: supply.opponent_pile().collect(),
            validations: supply.validations.letters_come(),
            plans: game.contest.opponent_plans,
            total: parts.iter().sum(),
            score: OPPONENT_CATEGORIES.iter().map(|&name| name.to_owned()).zip(parts).collect(),
        }
    }
}

impl SeatView {
    fn of(game: &Dream, seat: Seat, viewer: Viewer) -> Self {
        let layout = &game.rules.layout;
        let hand = game.round.supply.hands.get(seat.index());
        let score = game.score(seat, viewer);
        let received = game.round.played > 0 && game.contest.end.is_none();
        let sheet = game.sheet(seat, viewer);
        Self {
            thinking: game.contest.waiting.contains(seat),
            sheet: WrittenSheet::of(layout, sheet),
            built: sheet.numbered.len(),
            perfect: sheet.perfect.len(),
            columns: layout
                .all_columns()
                .map(|column| ColumnView {
                    built: sheet.numbered.and(layout.column(column)).len(),
                    houses: sheet.points_in(layout, column),
                    points: sheet.column_points(layout, column),
                })
                .collect(),
            progress: PlanSlot::ALL.map(|slot| {
                let goal = game.rules.plan(game.round.plans[slot.index()]).goal;
                let progress = goal.progress(layout, sheet);
                let (need, open) = (progress.need, progress.open);
                if sheet.plans[slot.index()].is_some() {
                    return ProgressView { have: need, need, open, houses: Vec::new() };
                }
                let houses = progress.houses.into_iter().collect();
                ProgressView { have: progress.have, need, open, houses }
            }),
            total: score.total,
            score: CATEGORIES.iter().map(|&name| name.to_owned()).zip(score.parts).collect(),
            received: hand.filter(|_| received).map(|hand| hand.cards[0].action),
            played: hand.and_then(|hand| hand.played),
        }
    }
}

impl TurnView {
    fn of(game: &Dream, seat: Seat) -> Self {
        let turn: &Turn = &game.contest.architects[seat.index()].turn;
        let taken = turn.taken();
        Self {
            step: match turn.stage {
                Stage::Crossing(_) => StepView::Cross,
                Stage::Taking => StepView::Take,
                Stage::Writing(_) => StepView::Write,
                Stage::Closing(_) => StepView::Close,
                Stage::Done(_) => StepView::Wait,
            },
            taken: taken.map(|taken| (taken.number, taken.action)),
            offers: taken.map(|taken| taken.offers.map(|offer| offer.index() + 1)),
            house: match turn.played() {
                Some(Played::Wrote(_, house)) => Some(house),
                _ => None,
            },
            refused: matches!(turn.played(), Some(Played::Refused { .. })),
            passed: match turn.played() {
                Some(Played::Refused { passed }) => passed.map(|card| card.index() + 1),
                _ => None,
            },
            to_cross: match turn.stage {
                Stage::Crossing(crossed) => {
                    let (streets, columns) = game.turns().to_cross();
                    let left = |all: u32, done: u8| all - done.count_ones();
                    Some((left(streets, crossed.streets), left(columns, crossed.columns)))
                }
                _ => None,
            },
        }
    }
}

impl LayoutView {
    fn of(rules: &Rules) -> Self {
        let layout = &rules.layout;
        Self {
            name: layout.name.clone(),
            source: layout.source,
            score_source: layout.score_source,
            streets: Street::ALL.map(|street| {
                let houses = layout.street(street).into_iter();
                houses.map(|house| layout.family(house)).collect()
            }),
            normal: layout.normal,
            perfect: layout.perfect,
            first_column: layout.first_column,
            first_street: layout.first_street,
            refusals: layout.refusals.values().collect(),
        }
    }
}
