//! What a viewer may know of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Viewer};

use crate::board::{Action, Board, Lately, Player, Site, Trigger};
use crate::card::{CardId, CardSet, Power, Slots};
use crate::game::Welkin;
use crate::resource::{Kinds, RESOURCES, Resource, Resources};
use crate::rules::Rules;
use crate::score::{CATEGORIES, printed};
use crate::turn::{Stage, Turn, turning_price};

/// What a viewer may know of a game: everything but the cards to come, and but what the player
/// whose turn it is can still take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are; nobody's for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    /// The round being played, counted from 1: in each, everyone has a turn. After the end, the
    /// last one played.
    pub round: u32,
    /// Who plays first in each round.
    pub first: Seat,
    /// The turn being played; none after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
    /// Once the last turns are announced: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turns: Option<LastTurnsView>,
    /// Why the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The five markets.
    pub markets: [MarketView; RESOURCES],
    /// How many cards are left to draw.
    pub pile: usize,
    /// The sites on display; a place stays empty when the pile is.
    pub display: Vec<Option<CardView>>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// Limits and prices.
    pub figures: FiguresView,
}

/// A resource: what it is worth, and how much is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketView {
    /// Its letter.
    pub resource: Resource,
    /// What it is called.
    pub name: String,
    /// What one is worth in a sale now.
    pub value: u8,
    /// The market tokens that lie here, by the resource on their other face.
    pub tokens: Vec<Resource>,
    /// How many are left in the reserve.
    pub reserve: u8,
}

/// A site card as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    /// Its number.
    pub card: CardId,
    /// The resources it asks for; none for a special site. What is left of its size may be of any
    /// kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slots: Option<Resources>,
    /// How many resources complete it.
    pub size: usize,
    /// Whether it turns a market token when it is taken.
    pub flip: bool,
    /// What it can do once it is completed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
    /// What it would pay now if it were complete; unknown where any kind may be laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<u32>,
}

/// An open site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteView {
    /// The card.
    pub site: CardView,
    /// What is laid on it.
    pub placed: Resources,
    /// What is missing of the resources it asks for; none for a special site.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<Resources>,
    /// The kinds that still fit.
    pub fits: Kinds,
    /// What it would pay as it is now.
    pub pays: u32,
}

/// A completed site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompletedView {
    /// The card.
    pub site: CardView,
    /// Whether its power is still to be used.
    pub ready: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whether the table waits for this seat.
    pub thinking: bool,
    /// The money.
    pub coins: u32,
    /// What it is made of.
    pub score: BTreeMap<String, i32>,
    /// The stock.
    pub stock: Resources,
    /// Production tokens that show their resource: what can be produced.
    pub shown: Kinds,
    /// Production tokens on the face `+1`: how much is produced.
    pub plus: Kinds,
    /// Open sites, from the left.
    pub sites: Vec<SiteView>,
    /// Completed sites.
    pub completed: Vec<CompletedView>,
    /// Resources printed on completed sites.
    pub printed: usize,
    /// Sites sold incomplete that left the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<CardId>,
    /// What the player did in the last turn, or so far in this one.
    pub lately: WrittenLately,
}

/// What a player did in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WrittenLately {
    /// The action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// Sites opened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<CardId>,
    /// Sites sold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sold: Vec<CardId>,
    /// Sites whose power was used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<CardId>,
    /// Resources taken from the reserve.
    #[serde(skip_serializing_if = "is_nothing")]
    pub took: Resources,
    /// Resources laid on sites.
    #[serde(skip_serializing_if = "is_nothing")]
    pub placed: Resources,
    /// Resources given back because the stock was full.
    #[serde(skip_serializing_if = "is_nothing")]
    pub discarded: Resources,
    /// Coins gained.
    #[serde(skip_serializing_if = "is_zero")]
    pub earned: u32,
    /// Coins paid.
    #[serde(skip_serializing_if = "is_zero")]
    pub paid: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn is_nothing(resources: &Resources) -> bool {
    resources.is_empty()
}

/// The turn being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// What comes next.
    pub step: StepView,
    /// Whether the action has been taken.
    pub acted: bool,
    /// Whether incomplete sites may be sold until the end of the turn.
    pub selling: bool,
    /// How many resources are to be taken or given back, or market tokens to be turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// Production tokens turned in this production.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Kinds>,
    /// What turning the next production token costs.
    pub price: u8,
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// An action, a power, or the end of the turn.
    Ready,
    /// More production tokens, or the first resource produced.
    Turn,
    /// Resources produced.
    Take,
    /// Resources bought.
    Buy,
    /// Resources that the stock does not hold.
    Discard,
    /// Resources to lay on sites.
    Place,
    /// A site that a power opens.
    Open,
    /// A market token.
    Flip,
}

/// Why these are the last turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTurnsView {
    /// Who took the card that could not be replaced.
    pub seat: Seat,
    /// How.
    pub by: Trigger,
    /// How many turns are left after the one being played.
    pub left: usize,
}

/// Limits and prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FiguresView {
    /// Places for open sites.
    pub places: usize,
    /// Resources the stock holds.
    pub stock: u8,
    /// Production tokens turned for nothing.
    pub free: u8,
    /// What each further one costs.
    pub price: u8,
    /// Resources bought by a power.
    pub buy: u8,
    /// What they cost.
    pub buy_price: u8,
    /// Quotation tokens turned by a power.
    pub flip: u8,
    /// Whether a site sold incomplete is completed.
    pub incomplete_is_completed: bool,
}

impl View {
    pub(crate) fn of(game: &Welkin, viewer: Viewer) -> Self {
        let rules = game.rules();
        let board = game.board(viewer);
        let over = game.end.is_some();
        Self {
            viewer: viewer.seat(),
            round: game.round(),
            first: board.first,
            turn: (!over).then(|| TurnView::of(rules, board)),
            last_turns: board.last.map(|last| LastTurnsView {
                seat: last.seat,
                by: last.by,
                left: if over { 0 } else { board.turns_after_this(rules).unwrap_or(0) },
            }),
            end: game.end.map(|end| end.name().to_owned()),
            markets: Resource::ALL.map(|resource| MarketView::of(rules, board, resource)),
            pile: board.pile.into(),
            display: board.display[..rules.figures().display]
                .iter()
                .map(|card| card.map(|card| CardView::of(rules, board, card)))
                .collect(),
            seats: Seat::all(rules.seats)
                .map(|seat| SeatView::of(game, board, seat, viewer))
                .collect(),
            figures: FiguresView::of(rules),
        }
    }
}

impl MarketView {
    fn of(rules: &Rules, board: &Board, resource: Resource) -> Self {
        let here = board.quotations.iter(rules.tokens()).filter(|faces| faces.shown == resource);
        let tokens: Vec<Resource> = here.map(|faces| faces.hidden).collect();
        Self {
            resource,
            name: rules.figures().names[resource.index()].clone(),
            value: tokens.len() as u8,
            tokens,
            reserve: board.reserve[resource],
        }
    }
}

impl CardView {
    fn of(rules: &Rules, board: &Board, card: CardId) -> Self {
        let printed = rules.card(card);
        let Slots { these, any } = printed.slots;
        Self {
            card,
            slots: (!printed.slots.is_special()).then_some(these),
            size: printed.slots.size(),
            flip: printed.flip,
            power: printed.power,
            worth: (any == 0).then(|| board.worth(rules, these)),
        }
    }
}

impl SiteView {
    fn of(rules: &Rules, board: &Board, site: Site) -> Self {
        let slots = rules.card(site.card).slots;
        Self {
            site: CardView::of(rules, board, site.card),
            placed: site.placed,
            missing: (!slots.is_special()).then(|| slots.lacking(site.placed)),
            fits: slots.room(site.placed),
            pays: board.worth(rules, site.placed),
        }
    }
}

impl SeatView {
    fn of(game: &Welkin, board: &Board, seat: Seat, viewer: Viewer) -> Self {
        let rules = game.rules();
        let player: &Player = &board.players[seat.index()];
        let parts = game.score(seat, viewer).parts;
        Self {
            thinking: game.waiting_on().contains(seat),
            coins: player.coins(),
            score: CATEGORIES.iter().map(|name| (*name).to_owned()).zip(parts).collect(),
            stock: player.stock,
            shown: player.plus.others(),
            plus: player.plus,
            sites: player
                .sites
                .as_slice()
                .iter()
                .map(|&site| SiteView::of(rules, board, site))
                .collect(),
            completed: player
                .completed
                .iter()
                .map(|card| CompletedView {
                    site: CardView::of(rules, board, card),
                    ready: rules.card(card).power.is_some() && !player.used.contains(card),
                })
                .collect(),
            printed: printed(rules, player),
            set_aside: player.set_aside.iter().collect(),
            lately: WrittenLately::of(&player.lately),
        }
    }
}

impl WrittenLately {
    pub(crate) fn of(lately: &Lately) -> Self {
        let cards = |set: CardSet| set.iter().collect();
        Self {
            action: lately.action,
            opened: cards(lately.opened),
            sold: cards(lately.sold),
            powers: cards(lately.powers),
            took: lately.took,
            placed: lately.placed,
            discarded: lately.discarded,
            earned: lately.earned,
            paid: lately.paid,
        }
    }

    pub(crate) fn read(&self) -> Lately {
        let cards = |cards: &[CardId]| cards.iter().copied().collect();
        Lately {
            action: self.action,
            opened: cards(&self.opened),
            sold: cards(&self.sold),
            powers: cards(&self.powers),
            took: self.took,
            placed: self.placed,
            discarded: self.discarded,
            earned: self.earned,
            paid: self.paid,
        }
    }
}

impl TurnView {
    fn of(rules: &Rules, board: &Board) -> Self {
        let Turn { stage, acted, selling } = board.turn;
        let seat = board.seat(rules);
        let stock = board.players[seat.index()].stock.total();
        let (step, left) = match stage {
            Stage::Ready | Stage::Using { placed: true, .. } => (StepView::Ready, None),
            Stage::Turning { .. } => (StepView::Turn, None),
            Stage::Taking { left, bought: false } => (StepView::Take, Some(left)),
            Stage::Taking { left, bought: true } => (StepView::Buy, Some(left)),
            Stage::Discarding => (StepView::Discard, Some(stock as u8 - rules.figures().stock)),
            Stage::Using { placed: false, .. } => (StepView::Place, None),
            Stage::Opening => (StepView::Open, None),
            Stage::Flipping { left, .. } => (StepView::Flip, Some(left)),
        };
        let (turned, flips) = match stage {
            Stage::Turning { turned, flips } => (Some(turned), flips),
            _ => (None, 0),
        };
        Self { seat, step, acted, selling, left, turned, price: turning_price(rules, flips) }
    }
}

impl FiguresView {
    fn of(rules: &Rules) -> Self {
        let figures = rules.figures();
        Self {
            places: figures.places,
            stock: figures.stock,
            free: figures.free,
            price: figures.price,
            buy: figures.buy,
            buy_price: figures.buy_price,
            flip: figures.flip,
            incomplete_is_completed: rules.incomplete_is_completed,
        }
    }
}
