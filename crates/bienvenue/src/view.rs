//! What a viewer may know of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Viewer};

use crate::agenda::{Duty, Task};
use crate::board::{Board, Phase, Played, Player};
use crate::card::{CardId, CardKind, CardSet, Title};
use crate::cell::Side;
use crate::choice::Choice;
use crate::describe::price_of;
use crate::game::Bienvenue;
use crate::rules::Rules;
use crate::score::CATEGORIES;
use crate::tile::{Edge, Tag, TileId};

mod homes;

pub use homes::{FamilyView, HouseView, LaidView, NeedView, TasteView};

/// What a viewer may know of a game: no other hand, no card or tile face down, no order of a pile,
/// no bid of another, and nothing that the player who has to choose can still take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are; nobody's for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    /// What the game is at.
    pub phase: Phase,
    /// The round being played, counted from 1; after the end, the last one played.
    pub round: u32,
    /// Who has the first turn of the round.
    pub first: Seat,
    /// The last round that can be, once a family is satisfied or by the limit.
    pub last_round: u32,
    /// Why the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Who owes what: what is due first, then what goes on after it.
    pub agenda: Vec<DutyView>,
    /// Every way in which the viewer may lay a tile now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<WayView>,
    /// Whether the worker of the turn is placed, and whether its free action is taken.
    pub acted: bool,
    /// Whether the free action of the turn is taken.
    pub freed: bool,
    /// The piles of rooms.
    pub piles: Vec<PileView>,
    /// The garden pile: tiles left.
    pub garden: usize,
    /// Workers on the garden pile.
    pub garden_workers: u8,
    /// The discount row, from the left.
    pub row: Vec<RowView>,
    /// Whether something can still be bought from the row in this round.
    pub row_open: bool,
    /// Tiles that left the game.
    pub removed: Vec<TileView>,
    /// Cards in the deck.
    pub deck: usize,
    /// Whose worker is on the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_worker: Option<Seat>,
    /// The discard pile, the bottom first: the cards that the viewer has seen go there.
    pub discard: Vec<Option<Title>>,
    /// Whose worker is on the discard pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard_worker: Option<Seat>,
    /// Anti-trust cards.
    pub centre: Vec<Option<ZoneView>>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// Prices and limits.
    pub figures: FiguresView,
}

/// Something owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DutyView {
    /// Whose duty it is; in an auction, who sells.
    pub seat: Seat,
    /// What must be chosen.
    pub task: TaskView,
    /// The tiles in question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<TileView>,
    /// The price without doors, where it is not the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
    /// The cards in question, for the seat that looks at them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Title>,
    /// Who gets one of the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gives_to: Option<Seat>,
    /// In an auction, who may bid, and at most how much.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub bidders: BTreeMap<usize, u8>,
    /// In an auction, the viewer's own bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<u8>,
}

/// A way to lay a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayView {
    /// The choice that lays it so.
    pub choice: Choice,
    /// What it costs in all.
    pub price: u32,
    /// Sides of the cell on which a door is opened for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doors: Vec<Side>,
    /// Whether a staircase is built for it.
    #[serde(default)]
    pub stairs: bool,
}

/// What must be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TaskView {
    /// Draw a tile to start with.
    Draft,
    /// Lay foundations.
    Foundations,
    /// Choose the entrance.
    Entrance,
    /// Lay a tile of the starting draft.
    Starting,
    /// A turn.
    Turn,
    /// Lay one of the tiles drawn.
    Drawn,
    /// Send what is left to the discount row.
    Rest,
    /// Bid for a tile.
    Auction,
    /// Lay a tile.
    Lay,
    /// Lay a tile or send it to the discount row.
    LayOrLeave,
    /// Draw cards to keep one.
    Pick,
    /// Keep a card.
    Keep,
    /// Give a card.
    Give,
    /// Take a worker.
    Steal,
    /// Find a zone for a card.
    Move,
    /// Draw a tile as the owner of a card.
    Gift,
    /// Buy cheaper, or not.
    Bargain,
    /// Draw without a worker, or not.
    Express,
}

/// A pile of rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileView {
    /// How many tiles.
    pub count: u8,
    /// The top tile, where it is face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<TileView>,
    /// Whose worker is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker: Option<Seat>,
}

/// A tile of the discount row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowView {
    /// The tile.
    pub tile: TileView,
    /// What is taken off.
    pub cut: u8,
    /// What it costs the viewer here, without doors.
    pub price: u32,
}

/// A tile as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// Its number.
    pub tile: TileId,
    /// Its name.
    pub name: String,
    /// Whether it belongs in the garden.
    pub garden: bool,
    /// What it costs.
    pub cost: u8,
    /// What it scores.
    pub points: u8,
    /// Whether it is a luxury tile.
    pub luxury: bool,
    /// What it counts as.
    pub tags: Vec<Tag>,
    /// Its sides as printed, clockwise from the top: w, d, e, a or c.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub edges: String,
    /// What two halves of it make.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<String>,
    /// What that scores.
    pub pair_points: u8,
    /// Whether it must lie against an open side of the house.
    pub needs_door: bool,
}

/// A card in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneView {
    /// The card, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Title>,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Whose worker is on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker: Option<Seat>,
    /// Whether it is turned round.
    pub turned: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whether the table waits for this seat.
    pub thinking: bool,
    /// The family.
    pub family: FamilyView,
    /// The round in which it was satisfied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub satisfied: Option<u8>,
    /// The money, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<u32>,
    /// Points scored so far.
    pub points: i32,
    /// The points if the keys were handed over now, by category.
    pub score: BTreeMap<String, i32>,
    /// Workers to be placed.
    pub workers: u8,
    /// Whether the seat has passed in this round.
    pub passed: bool,
    /// Cards in the hand: those the viewer knows, and nothing for each of the others.
    pub hand: Vec<Option<Title>>,
    /// Corruption cards.
    pub zones: Vec<Option<ZoneView>>,
    /// The tile in the warehouse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<TileView>,
    /// Tiles of the starting draft not yet laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<TileView>,
    /// Tiles more at the next draw.
    pub extra: u8,
    /// The house.
    pub house: HouseView,
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    /// Which.
    pub card: Title,
    /// How many there are.
    pub copies: u8,
    /// How much of its effect.
    pub amount: u8,
    /// How much of it in the better case.
    pub more: u8,
    /// What its owner gets.
    pub owner: u8,
}

/// Prices and limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FiguresView {
    /// Cells on each side of the land.
    pub side: usize,
    /// Storeys.
    pub storeys: usize,
    /// The fewest and the most cells of foundations.
    pub foundations: (usize, usize),
    /// What a door costs.
    pub door: u8,
    /// What a staircase costs.
    pub stair: u8,
    /// Tiles drawn at once.
    pub drawn: usize,
    /// Workers of each player.
    pub workers: u8,
    /// Coins beyond the budget, by the order of turns in the first round.
    pub late_coins: Vec<u8>,
    /// What is taken off in the discount row, from the left.
    pub steps: Vec<u8>,
    /// The lowest price there.
    pub floor: u8,
    /// The lowest bid.
    pub lowest_bid: u8,
    /// Full rounds after the first family was satisfied.
    pub garden_rounds: u8,
    /// Rounds in all.
    pub rounds: u8,
    /// Points lost for each missing room or storey.
    pub missing: u8,
    /// Points lost for each bare cell of the foundations.
    pub bare: u8,
    /// Whether a tile that can be laid must be.
    pub forced: bool,
    /// Whether tiles are put up for auction.
    pub auctions: bool,
    /// The cards of the box.
    pub cards: Vec<CardView>,
    /// The designer.
    pub designer: String,
    /// The licence of the designer's notes.
    pub licence: String,
}

impl View {
    pub(crate) fn of(game: &Bienvenue, viewer: Viewer) -> Self {
        let rules = game.rules();
        let board = game.seen_by(viewer);
        let own = viewer.seat();
        let seen = own.map_or(board.public, |seat| board.seen[seat.index()]);
        let known = |card: CardId| seen.contains(card).then(|| rules.title(card));
        let over = game.end.is_some();
        let figures = rules.figures();
        let rooms = &board.piles[..rules.piles()];
        let zone = |played: &Option<Played>| played.map(|played| ZoneView::of(rules, played, seen));
        let cut = match board.agenda.top() {
            Some(Duty { seat, task: Task::Bargain { cut } }) if own == Some(seat) => cut,
            _ => 0,
        };
        Self {
            viewer: own,
            phase: board.phase,
            round: game.round(),
            first: board.first,
            last_round: last_round(rules, board),
            end: game.end.map(|end| end.name().to_owned()),
            agenda: if over {
                Vec::new()
            } else {
                let duties = board.agenda.as_slice().iter().rev();
                duties.map(|duty| DutyView::of(game, duty, own)).collect()
            },
            ways: own.map(|seat| ways(game, seat)).unwrap_or_default(),
            acted: board.acted,
            freed: board.freed,
            piles: rooms
                .iter()
                .map(|pile| PileView {
                    count: pile.count,
                    top: pile.top.map(|tile| TileView::of(rules, tile)),
                    worker: pile.worker,
                })
                .collect(),
            garden: board.garden_left(rules),
            garden_workers: board.garden_workers,
            row: (board.row.as_slice().iter().enumerate())
                .map(|(index, &tile)| RowView {
                    tile: TileView::of(rules, tile),
                    cut: figures.steps[index],
                    price: Board::row_price(rules, index, tile, cut),
                })
                .collect(),
            row_open: figures.purchases == 0 || board.purchases < figures.purchases,
            removed: board.removed.iter().map(|tile| TileView::of(rules, tile)).collect(),
            deck: board.deck.len(),
            deck_worker: board.deck_worker,
            discard: board.discard.as_slice().iter().map(|card| known(*card)).collect(),
            discard_worker: board.discard_worker,
            centre: board.centre[..figures.anti_trust_zones].iter().map(zone).collect(),
            seats: Seat::all(rules.seats)
                .map(|seat| SeatView::of(game, board, seat, viewer, seen))
                .collect(),
            figures: FiguresView::of(rules),
        }
    }
}

/// What each way to lay a tile takes, for the seat that may lay one now.
fn ways(game: &Bienvenue, seat: Seat) -> Vec<WayView> {
    let (rules, board) = (game.rules(), &game.board);
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let way = |choice: Choice| {
        let Choice::Lay(laying) = choice else { return None };
        let base = price_of(rules, board, laying.tile);
        let (plan, price) = board.may_lay(rules, seat, laying, base).ok()?;
        let doors = Side::ALL.into_iter().filter(|side| plan.doors & side.bit() != 0).collect();
        Some(WayView { choice, price, doors, stairs: plan.stairs })
    };
    choices.into_iter().filter_map(way).collect()
}

/// The last round that can be, as far as one can tell.
fn last_round(rules: &Rules, board: &Board) -> u32 {
    let figures = rules.figures();
    let first = board.players[..rules.seats].iter().filter_map(|player| player.satisfied).min();
    let by_keys = first.map(|round| u32::from(round) + u32::from(figures.garden_rounds));
    by_keys.unwrap_or(u32::MAX).min(figures.rounds.into())
}

/// Titles that are known, in order, and nothing for each card that is not.
pub(crate) fn hand(rules: &Rules, hand: CardSet, seen: CardSet) -> Vec<Option<Title>> {
    let known = hand.both(seen).iter().map(|card| Some(rules.title(card)));
    known.chain(hand.without(seen).iter().map(|_| None)).collect()
}

impl DutyView {
    fn of(game: &Bienvenue, duty: &Duty, viewer: Option<Seat>) -> Self {
        let rules = game.rules();
        let Duty { seat, task } = *duty;
        let mut view = Self {
            seat,
            task: TaskView::Turn,
            tiles: Vec::new(),
            price: None,
            cards: Vec::new(),
            gives_to: None,
            bidders: BTreeMap::new(),
            bid: None,
        };
        let titles = |cards: CardSet| -> Vec<Title> {
            let cards = cards.iter().filter(|_| viewer == Some(seat));
            cards.map(|card| rules.title(card)).collect()
        };
        let shown = |tile: TileId| vec![TileView::of(rules, tile)];
        view.task = match task {
            Task::Draft => TaskView::Draft,
            Task::Foundations => TaskView::Foundations,
            Task::Entrance => TaskView::Entrance,
            Task::Starting => TaskView::Starting,
            Task::Turn => TaskView::Turn,
            Task::Drawn { tiles, .. } => {
                view.tiles = tiles.iter().map(|tile| TileView::of(rules, tile)).collect();
                TaskView::Drawn
            }
            Task::Rest { tiles } => {
                view.tiles = tiles.iter().map(|tile| TileView::of(rules, tile)).collect();
                TaskView::Rest
            }
            Task::Auction { tile, most } => {
                view.tiles = shown(tile);
                let least = rules.figures().lowest_bid;
                let bidders = Seat::all(rules.seats).filter(|bidder| *bidder != seat);
                view.bidders = bidders
                    .map(|bidder| (bidder.index() + 1, most[bidder.index()]))
                    .filter(|(_, most)| *most >= least)
                    .collect();
                if !rules.money_open {
                    // What others could bid would tell their money.
                    let own = |number: &usize| viewer.is_some_and(|own| own.index() + 1 == *number);
                    let bidders = std::mem::take(&mut view.bidders).into_iter();
                    view.bidders = bidders
                        .map(|(number, most)| (number, if own(&number) { most } else { 0 }))
                        .collect();
                }
                view.bid = viewer.and_then(|own| game.board.bids[own.index()]);
                TaskView::Auction
            }
            Task::Lay { tile, price, optional } => {
                view.tiles = shown(tile);
                view.price = Some(price);
                if optional { TaskView::LayOrLeave } else { TaskView::Lay }
            }
            Task::Pick { .. } => TaskView::Pick,
            Task::Keep { cards, give } => {
                (view.cards, view.gives_to) = (titles(cards), give);
                TaskView::Keep
            }
            Task::Give { cards, to } => {
                (view.cards, view.gives_to) = (titles(cards), Some(to));
                TaskView::Give
            }
            Task::Steal => TaskView::Steal,
            Task::Move { .. } => TaskView::Move,
            Task::Gift => TaskView::Gift,
            Task::Bargain { .. } => TaskView::Bargain,
            Task::Express => TaskView::Express,
        };
        view
    }
}

impl TileView {
    pub(crate) fn of(rules: &Rules, tile: TileId) -> Self {
        let kind = rules.kind(tile);
        let letter = |edge: Edge| match edge {
            Edge::Wall => 'w',
            Edge::Door => 'd',
            Edge::Half => 'e',
            Edge::Bar => 'a',
            Edge::Corridor => 'c',
        };
        let edges = rules.tile(tile).edges.map(letter);
        Self {
            tile,
            name: kind.name.clone(),
            garden: kind.garden,
            cost: kind.cost,
            points: kind.points,
            luxury: kind.luxury,
            tags: kind.tags.clone(),
            edges: if kind.garden { String::new() } else { edges.iter().collect() },
            pair: kind.pair_name.clone(),
            pair_points: kind.pair_points,
            needs_door: kind.needs_door,
        }
    }
}

impl ZoneView {
    fn of(rules: &Rules, played: Played, seen: CardSet) -> Self {
        let Played { card, face_up, worker, turned } = played;
        Self { card: seen.contains(card).then(|| rules.title(card)), face_up, worker, turned }
    }
}

impl SeatView {
    fn of(game: &Bienvenue, board: &Board, seat: Seat, viewer: Viewer, seen: CardSet) -> Self {
        let rules = game.rules();
        let player: &Player = board.player(seat);
        let mine = viewer == Viewer::Seat(seat);
        let money = (mine || rules.money_open || game.end.is_some()).then_some(player.money);
        let parts = game.score(seat, viewer).parts;
        let zones = &player.zones[..rules.figures().corruption_zones];
        let shown = |tile: TileId| TileView::of(rules, tile);
        Self {
            thinking: game.waiting_on().contains(seat),
            family: FamilyView::of(rules.family(player.family), player, money.unwrap_or(0)),
            satisfied: player.satisfied,
            money,
            points: player.house.points(),
            score: CATEGORIES.iter().map(|name| (*name).to_owned()).zip(parts).collect(),
            workers: player.workers,
            passed: player.passed,
            hand: hand(rules, player.hand, seen),
            zones: zones
                .iter()
                .map(|played| played.map(|played| ZoneView::of(rules, played, seen)))
                .collect(),
            held: player.held.map(shown),
            start: player.start.iter().map(shown).collect(),
            extra: player.extra,
            house: HouseView::of(rules, &player.house),
        }
    }
}

impl FiguresView {
    fn of(rules: &Rules) -> Self {
        let figures = rules.figures();
        let credit = &rules.edition.credit;
        Self {
            side: figures.side,
            storeys: figures.storeys,
            foundations: (figures.foundations_fewest, figures.foundations_most),
            door: figures.door,
            stair: figures.stair,
            drawn: figures.drawn,
            workers: figures.workers,
            late_coins: figures.late_coins[..rules.seats].to_vec(),
            steps: figures.steps.clone(),
            floor: figures.floor,
            lowest_bid: figures.lowest_bid,
            garden_rounds: figures.garden_rounds,
            rounds: figures.rounds,
            missing: figures.missing,
            bare: figures.bare,
            forced: rules.forced,
            auctions: rules.auctions,
            cards: Title::ALL
                .into_iter()
                .map(|card| {
                    let CardKind { copies, amount, more, owner } = *rules.card(card);
                    CardView { card, copies, amount, more, owner }
                })
                .collect(),
            designer: credit.designer.clone(),
            licence: credit.licence.clone(),
        }
    }
}
