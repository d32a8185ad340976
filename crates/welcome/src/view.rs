//! What a viewer may know of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Score, Seat, Viewer};

use crate::card::{Action, Card};
use crate::choice::{Choice, OFFERS};
use crate::data::Source;
use crate::estate::LARGEST_ESTATE;
use crate::extensions::zombies::ZombieCard;
use crate::extensions::{Claims, Extension, ExtensionView, OpponentMarks, SheetCount};
use crate::game::Welcome;
use crate::goal;
use crate::house::{House, STREETS, Street};
use crate::number::Number;
use crate::opponent::{Given, Lot, OpponentCard, OpponentScores};
use crate::plan::{Goal, Plan, PlanSlot, STACKS};
use crate::position::rounds_played;
use crate::printing::Printing;
use crate::rules::{Mode, Rules};
use crate::score;
use crate::sheet::{Approval, Sheet};
use crate::supply::Supply;
use crate::supply::piles::PILES;
use crate::town::Town;
use crate::turn::{Played, Stage, Stop, Turn, pool_given_up};

/// What a viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Which printing is played: its words, and its rules where printings differ.
    #[serde(default)]
    pub printing: Printing,
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
    pub plans: [PlanView; STACKS],
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
    /// Zombies!: the Zombie cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zombies: Option<ZombieCardsView>,
    /// Alone against the AAA: the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<OpponentView>,
    /// The sheet as printed.
    pub layout: Layout,
    /// The architects.
    pub seats: Vec<SeatView>,
    /// The viewer's own turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
}

/// Sheets of paper at one table.
pub(crate) struct PaperTable<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) plans: [u8; STACKS],
    pub(crate) sheets: &'a [(Sheet, &'a Score)],
    pub(crate) viewer: Option<Seat>,
    /// Bonuses that someone has.
    pub(crate) claims: Claims,
    pub(crate) opponent: Option<OpponentView>,
}

/// The Zombie cards of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZombieCardsView {
    /// Those that have not come.
    pub to_come: Vec<ZombieCard>,
    /// The one that acts now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<ZombieCard>,
    /// Construction cards left in the pile or deck whose end ends the game; with hands of one's own,
    /// in the deck that is drawn from now.
    #[serde(default)]
    pub left: usize,
    /// Decks used up, of the three of a game with hands of one's own.
    #[serde(default)]
    pub decks_used_up: u8,
}

/// A plan in play, with the goals of Welcome or those of another game with its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanView<G = Goal> {
    /// The plan's id.
    pub plan: String,
    /// What it asks for.
    pub goal: G,
    /// Points for the first round in which anyone fulfils it.
    pub first: i32,
    /// Points afterwards.
    pub later: i32,
    /// Whether only the later points can be had.
    pub approved: bool,
    /// Where its figures come from.
    pub source: Source,
}

/// A pile that is reshuffled by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileView {
    /// How many cards are left in it, the one on top not counted.
    pub left: usize,
    /// Its discard, sorted.
    pub discarded: Vec<Card>,
    /// The cards left in it, sorted, once they can be known: when it has been reshuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_come: Option<Vec<Card>>,
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
    /// For the closed office: how many temps bring the architect each rank.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub temp_ranks: Vec<u8>,
    /// The cards it was given, the first one first.
    pub pile: Vec<Card>,
    /// Zombies!: the places of Zombie cards in its pile, which count as Barriers, counted from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<usize>,
    /// The places of its cards that lie face down, counted from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reversed: Vec<usize>,
    /// What it has by the rules of the sheet, besides its pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<OpponentMarks>,
    /// The lots of its pile, in order.
    pub lots: Vec<Lot>,
    /// The validation cards that have come, by letter.
    pub validations: Vec<String>,
    /// What it has validated.
    pub plans: [Option<Approval>; STACKS],
    /// Whether the architect's discard has been shuffled into a new deck.
    pub recycled: bool,
    /// The points it has by now.
    pub total: i32,
    /// What they are made of.
    pub score: BTreeMap<String, i32>,
}

/// The cards on offer to the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferView {
    /// Pairs, the same for everyone.
    Pairs(Vec<PairView>),
    /// Three cards, alone at the table; one of them goes to the opponent, if there is one. While a
    /// deal is stopped for a choice, those that have come.
    Cards {
        /// The cards.
        cards: Vec<Card>,
        /// Whether the Solo card has come.
        solo_card_drawn: bool,
    },
    /// A hand of one's own; a spectator sees none.
    Hand {
        /// The viewer's hand, the card received from the neighbour first.
        cards: Option<Vec<Card>>,
        /// Who is dealt to first.
        first_architect: Seat,
    },
}

/// A pair on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairView {
    /// The number.
    pub number: Number,
    /// The action.
    pub action: Action,
    /// The action this pile will offer next round.
    pub next: Action,
}

/// An architect as the viewer sees them: others as they stood when the round began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whether the table waits for this seat.
    pub thinking: bool,
    /// The sheet.
    pub sheet: Sheet,
    /// How many places are built: numbered houses and roundabouts.
    pub built: usize,
    /// How far the sheet has come with each of the three plans.
    pub progress: [ProgressView; STACKS],
    /// What it has by the rules of its sheet, if the sheet has rules of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<SheetCount>,
    /// Complete estates of each size, from 1 house to 6.
    pub estates: [usize; LARGEST_ESTATE],
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

/// How far a sheet has come with a plan: what it has of what the plan needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressView {
    /// What is there, at most what is needed. A plan that is fulfilled has all of it.
    pub have: usize,
    /// What is needed.
    pub need: usize,
    /// The same for each size of estate the plan wants: the size, what is there, what is needed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<(usize, usize, usize)>,
    /// The houses that count, while the plan is not fulfilled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
}

impl ProgressView {
    fn of(rules: &Rules, sheet: &Sheet, goal: Goal, fulfilled: bool) -> Self {
        let progress = goal::progress(rules, sheet, goal);
        let mut sizes = goal::by_size(rules, sheet, goal);
        if fulfilled {
            for (_, have, need) in &mut sizes {
                *have = *need;
            }
            return Self { have: progress.need, need: progress.need, sizes, houses: Vec::new() };
        }
        let houses = progress.houses.into_iter().collect();
        Self { have: progress.have, need: progress.need, sizes, houses }
    }
}

/// The viewer's own turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// What comes next.
    pub step: StepView,
    /// The number and the action taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<(Number, Action)>,
    /// The pair taken, or the cards whose number and action were taken, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<[usize; 2]>,
    /// The house written this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// The house whose rules ask for a choice before the turn goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<House>,
    /// The plan whose estates are being picked, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<usize>,
    /// Whether a permit was refused this turn.
    pub refused: bool,
    /// The card that goes on, counted from 1, where that was a choice of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<usize>,
    /// Whether a reshuffle was asked for.
    pub reshuffle: bool,
    /// The hordes held back, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// Take a number and an action.
    Take,
    /// Write the number.
    Write,
    /// Use the action, or pass.
    Act,
    /// Collect what the house just numbered offers.
    Collect,
    /// Choose a goal before the first turn.
    Aim,
    /// Cross a bonus in the middle of a deal.
    Cross,
    /// Hold hordes back in the middle of a deal.
    Hold,
    /// Validate tiers, or end the turn.
    Claim,
    /// Use the bonus of a tier.
    Bonus,
    /// Fulfil plans, or end the turn.
    Close,
    /// Pick estates for a plan.
    Pick,
    /// Wait for the others.
    Wait,
}

/// The sheet as printed: all a page needs to draw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// What the sheet is called.
    pub name: String,
    /// Where its streets come from.
    pub source: Source,
    /// Where the figures of its tracks come from.
    pub tracks_source: Source,
    /// Where the figures of its temps come from.
    pub temps_source: Source,
    /// The streets from the top.
    pub streets: [StreetLayout; STREETS],
    /// Points for pools.
    pub pools: Vec<i32>,
    /// Points lost by bis numbers.
    pub bis: Vec<i32>,
    /// Points lost by refusals.
    pub refusals: Vec<i32>,
    /// Points lost by roundabouts; none where there are no roundabouts.
    pub roundabouts: Vec<i32>,
    /// The value of an estate of each size, from 1.
    pub estates: Vec<Vec<i32>>,
    /// Boxes for temps.
    pub temps: u8,
    /// Points for the most temps, the second most, and so on.
    pub temp_ranks: Vec<i32>,
    /// Alone at the table: the temps needed, and the points they bring.
    pub solo_temps: (u8, i32),
    /// What a sheet with rules of its own prints besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extension: Option<ExtensionView>,
}

/// A street as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StreetLayout {
    /// How many houses it has.
    pub houses: usize,
    /// Which have a pool, counted from 1.
    pub pools: Vec<usize>,
    /// Points for parks.
    pub parks: Vec<i32>,
}

impl View {
    pub(crate) fn of(game: &Welcome, viewer: Viewer) -> Self {
        let rules = &*game.rules;
        let me = viewer.seat();
        Self {
            printing: rules.printing,
            mode: rules.mode,
            viewer: me,
            round: game.round(),
            end: game.contest.end.map(|end| end.name().to_owned()),
            plans: PlanSlot::ALL.map(|slot| {
                let plan = rules.plan(game.round.plans[slot.index()]);
                PlanView::of(plan, Approval::now(game.round.approved, slot))
            }),
            offer: OfferView::of(game, me),
            deck_left: game.round.supply.deck.left(),
            discarded: game.round.supply.discarded(rules, game.contest.end.is_some()),
            piles: rules.has_piles_apart().then(|| PileView::all(&game.round.supply)),
            zombies: rules.zombies.then(|| ZombieCardsView {
                to_come: (ZombieCard::ALL.into_iter())
                    .filter(|card| game.round.supply.packs.to_come & card.bit() != 0)
                    .collect(),
                acting: match game.round.stopped {
                    Some(Stop::Hordes(card)) => Some(card),
                    _ => None,
                },
                left: game.round.supply.packs_left(rules.mode),
                decks_used_up: game.round.supply.packs.used_up,
            }),
            cards_source: rules.edition.cards_source,
            quarters_source: rules.edition.quarters_source,
            opponent: rules.opponent.as_ref().map(|card| OpponentView::of(game, card, viewer)),
            layout: Layout::of(rules),
            seats: Seat::all(game.seats()).map(|seat| SeatView::of(game, seat, viewer)).collect(),
            turn: me
                .filter(|_| game.contest.end.is_none())
                .map(|seat| TurnView::of(&game.contest.architects[seat.index()].turn)),
        }
    }

    /// Sheets with their scores at a table where nothing is dealt and nobody waits.
    pub(crate) fn of_paper(table: PaperTable<'_>) -> Self {
        let PaperTable { rules, plans, sheets, viewer, claims, opponent } = table;
        let pays = |slot: PlanSlot| {
            let theirs = opponent.as_ref().and_then(|opponent| opponent.plans[slot.index()]);
            let taken = |(sheet, _): &(Sheet, &Score)| sheet.plans[slot.index()].is_some();
            if theirs.is_some() || sheets.iter().any(taken) {
                Approval::Later
            } else {
                Approval::First
            }
        };
        Self {
            printing: rules.printing,
            mode: rules.mode,
            viewer,
            round: sheets.first().map_or(1, |(sheet, _)| rounds_played(sheet).max(1)),
            end: None,
            plans: PlanSlot::ALL
                .map(|slot| PlanView::of(rules.plan(plans[slot.index()]), pays(slot))),
            offer: OfferView::Pairs(Vec::new()),
            deck_left: 0,
            discarded: Vec::new(),
            piles: None,
            zombies: None,
            cards_source: rules.edition.cards_source,
            quarters_source: rules.edition.quarters_source,
            opponent,
            layout: Layout::of(rules),
            seats: (sheets.iter())
                .map(|(sheet, score)| {
                    let goals = plans.map(|plan| rules.plan(plan).goal);
                    SeatView::with(rules, sheet, goals, claims, score)
                })
                .collect(),
            turn: None,
        }
    }

    /// The streets as printed.
    pub fn town(&self) -> Town {
        let streets = &self.layout.streets;
        let pools = Street::ALL.into_iter().flat_map(|street| {
            let pools = streets[street.index()].pools.iter();
            pools.map(move |place| House::new(street, place - 1))
        });
        Town::new(streets.each_ref().map(|street| street.houses), pools.collect())
    }

    /// The sheet of a seat as the viewer knows it.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.seats[seat.index()].sheet
    }

    /// The house whose pool the viewer gives up for good by this choice, if they do.
    pub fn pool_given_up(&self, choice: Choice) -> Option<House> {
        let turn = self.turn.as_ref()?;
        let action = turn.taken.map(|(_, action)| action);
        let given_up = pool_given_up(&self.town(), action, turn.house, choice);
        let built = self.viewer.map(|seat| self.sheet(seat).pools);
        given_up.filter(|house| !built.is_some_and(|pools| pools.contains(*house)))
    }
}

impl<G: Copy> PlanView<G> {
    /// A plan that pays this score now.
    pub(crate) fn of(plan: &Plan<G>, pays: Approval) -> Self {
        Self {
            plan: plan.id.clone(),
            goal: plan.goal,
            first: plan.first,
            later: plan.later,
            approved: pays == Approval::Later,
            source: plan.source,
        }
    }
}

impl PileView {
    /// What can be known of the three piles.
    pub(crate) fn all(supply: &Supply) -> [Self; PILES] {
        std::array::from_fn(|pile| Self {
            left: supply.deck.left() / PILES,
            discarded: supply.discarded_of_pile(pile),
            to_come: supply.to_come_in_pile(pile),
        })
    }
}

impl PairView {
    /// The three pairs on offer.
    pub(crate) fn all(supply: &Supply) -> [Self; OFFERS] {
        std::array::from_fn(|pile| Self {
            number: supply.shown[pile].number,
            action: supply.flipped[pile].action,
            next: supply.shown[pile].action,
        })
    }
}

impl OfferView {
    fn of(game: &Welcome, me: Option<Seat>) -> Self {
        let supply = &game.round.supply;
        match game.rules.mode {
            Mode::Standard => {
                let pairs = supply.pairs_on_offer(&game.rules);
                Self::Pairs(PairView::all(supply)[..pairs].to_vec())
            }
            Mode::Solo | Mode::Opponent => Self::Cards {
                cards: supply.on_table().to_vec(),
                solo_card_drawn: !supply.solo_card_hidden,
            },
            Mode::Expert => Self::Hand {
                cards: me.map(|seat| supply.hand(&game.rules, seat).to_vec()),
                first_architect: supply.first,
            },
        }
    }
}

impl OpponentView {
    /// The opponent of a game that is played alone.
    pub(crate) fn of_game(game: &Welcome) -> Option<Self> {
        let card = game.rules.opponent.as_ref()?;
        Some(Self::of(game, card, Viewer::Spectator))
    }

    fn of(game: &Welcome, card: &OpponentCard, viewer: Viewer) -> Self {
        let given: Vec<Given> = game.given().collect();
        let parts = game.opponent_score(viewer);
        Self {
            level: card.level,
            name: card.name.clone(),
            source: card.source,
            validates: card.letters(),
            letters_source: card.letters_source,
            scores: card.scores,
            temp_ranks: card.temp_ranks.clone(),
            lots: card.scores.map(|scores| scores.lots(&given)).unwrap_or_default(),
            zombies: (given.iter().zip(1..))
                .filter(|(given, _)| **given == Given::ZOMBIE)
                .map(|(_, place)| place)
                .collect(),
            reversed: (given.iter().zip(1..))
                .filter(|(given, _)| given.reversed)
                .map(|(_, place)| place)
                .collect(),
            marks: OpponentMarks::of(game),
            validations: game.round.supply.validations.letters_come(),
            plans: game.contest.opponent_plans,
            recycled: game.round.supply.validations.recycled,
            total: parts.iter().map(|(_, points)| points).sum(),
            score: parts.into_iter().map(|(name, points)| (name.to_owned(), points)).collect(),
            pile: given.into_iter().map(|given| given.card).collect(),
        }
    }
}

impl SeatView {
    fn of(game: &Welcome, seat: Seat, viewer: Viewer) -> Self {
        let hand = game.round.supply.hands.get(seat.index());
        let received = game.round.played > 0 && game.contest.end.is_none();
        let sheet = game.sheet(seat, viewer);
        let (goals, claims) = (game.round.goals, game.round.claims);
        Self {
            thinking: game.contest.waiting.contains(seat),
            received: hand.filter(|_| received).map(|hand| hand.cards[0].action),
            played: hand.and_then(|hand| hand.played),
            ..Self::with(&game.rules, sheet, goals, claims, &game.score(seat, viewer))
        }
    }

    /// A sheet with its score, whoever holds which cards.
    fn with(
        rules: &Rules,
        sheet: &Sheet,
        goals: [Goal; STACKS],
        claims: Claims,
        score: &Score,
    ) -> Self {
        let extension = rules.extension.as_ref();
        let categories = extension.map_or(score::CATEGORIES, Extension::categories);
        Self {
            thinking: false,
            sheet: *sheet,
            progress: PlanSlot::ALL.map(|slot| {
                let fulfilled = sheet.plans[slot.index()].is_some();
                ProgressView::of(rules, sheet, goals[slot.index()], fulfilled)
            }),
            own: extension.map(|own| SheetCount::of(own, sheet, claims)),
            built: sheet.taken().len(),
            estates: std::array::from_fn(|index| sheet.complete_estates().get(index + 1)),
            total: score.total,
            score: (categories.iter().map(|name| (*name).to_owned()))
                .zip(score.parts.iter().copied())
                .collect(),
            received: None,
            played: None,
        }
    }
}

impl TurnView {
    fn of(turn: &Turn) -> Self {
        let taken = turn.taken();
        let picking = match turn.stage {
            Stage::Picking(_, picking) => Some(picking),
            _ => None,
        };
        Self {
            step: match turn.stage {
                Stage::Taking => StepView::Take,
                Stage::Writing(_) => StepView::Write,
                Stage::Acting(..) | Stage::Infiltrating(..) => StepView::Act,
                Stage::Pausing(_) => StepView::Collect,
                Stage::Aiming => StepView::Aim,
                Stage::Crossing => StepView::Cross,
                Stage::Holding(_) => StepView::Hold,
                Stage::Claiming(_) => StepView::Claim,
                Stage::Spending(..) => StepView::Bonus,
                Stage::Closing(_) => StepView::Close,
                Stage::Picking(..) => StepView::Pick,
                Stage::Done(_) | Stage::Aimed | Stage::Crossed(_) | Stage::Held(_) => {
                    StepView::Wait
                }
            },
            taken: taken.map(|taken| (taken.number, taken.action)),
            offers: taken.map(|taken| taken.offers.map(|offer| offer.index() + 1)),
            house: turn.house(),
            asked: match turn.stage {
                Stage::Pausing(pause) => Some(pause.at),
                _ => None,
            },
            plan: picking.map(|picking| picking.plan.index() + 1),
            refused: matches!(turn.played(), Some(Played::Refused { .. })),
            passed: match (turn.played(), taken) {
                (Some(Played::Refused { passed }), _) => passed,
                (_, taken) => taken.and_then(|taken| taken.passed),
            }
            .map(|card| card.index() + 1),
            reshuffle: turn.reshuffle,
            held: match turn.stage {
                Stage::Holding(held) | Stage::Held(held) => {
                    held.iter().map(|horde| horde.to_string()).collect()
                }
                _ => Vec::new(),
            },
        }
    }
}

impl Layout {
    fn of(rules: &Rules) -> Self {
        let data = &rules.edition.sheet;
        Self {
            name: data.name.clone(),
            source: data.source,
            tracks_source: data.tracks_source,
            temps_source: data.temps_source,
            streets: Street::ALL.map(|street| StreetLayout {
                houses: rules.town().street_length(street),
                pools: (data.town.pools.in_street(street).into_iter())
                    .map(|house| house.place() + 1)
                    .collect(),
                parks: data.parks[street.index()].values().collect(),
            }),
            pools: data.pools.values().collect(),
            bis: data.bis.values().collect(),
            refusals: data.refusals.values().collect(),
            roundabouts: if rules.roundabouts_allowed {
                data.roundabouts.values().collect()
            } else {
                Vec::new()
            },
            estates: data.estates.iter().map(|track| track.values().collect()).collect(),
            temps: data.temp_boxes,
            temp_ranks: data.temp_ranks.clone(),
            solo_temps: (data.solo_temps, data.solo_temp_points),
            extension: rules.extension.as_ref().map(ExtensionView::of),
        }
    }
}
