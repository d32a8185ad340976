//! What a builder knows, figure by figure.
//!
//! Everything is asked of the board as the viewer sees it, as the view does: no other hand, no card
//! face down, no bid of another, nothing that can still be taken back by somebody else.

use tabletop::{Game, Notes, Seat, Viewer};

use super::MOST_AT_HAND;
use crate::agenda::Task;
use crate::board::{Board, Phase, Played};
use crate::card::{CardSet, Title};
use crate::cell::{Side, Spot};
use crate::game::Bienvenue;
use crate::rules::Rules;
use crate::tile::{Edge, TAGS, Tag, TileId};

/// About as many coins as a builder has.
const MOST_COINS: i16 = 60;
/// About as many points as a builder gets.
const MOST_POINTS: i16 = 100;

pub(super) fn observe(game: &Bienvenue, seat: Seat, notes: &mut impl Notes) {
    let (rules, viewer) = (game.rules(), Viewer::Seat(seat));
    let board = game.seen_by(viewer);
    let seen = board.seen[seat.index()];
    let figures = rules.figures();
    let over = game.end.is_some();
    notes.put(game.round() as i16, figures.rounds.into(), || "round".to_owned());
    notes.flag(over, || "over".to_owned());
    let phases = [Phase::Draft, Phase::Foundations, Phase::Starting, Phase::Rounds];
    let phase = phases.iter().position(|phase| *phase == board.phase);
    notes.one_of(phases.len(), phase, |index| {
        format!("phase {}", ["draft", "foundations", "starting", "rounds"][index])
    });
    let relative = |other: Seat| (other.index() + rules.seats - seat.index()) % rules.seats;
    notes.one_of(rules.seats, Some(relative(board.first)), |offset| {
        format!("first {}", who(offset))
    });
    duty(game, board, seat, over, notes);
    notes.flag(board.acted, || "acted".to_owned());
    notes.flag(board.freed, || "freed".to_owned());
    supply(rules, board, seat, notes);
    cards(rules, board, seat, seen, notes);
    for offset in 0..rules.seats {
        let other = Seat::new((seat.index() + offset) % rules.seats);
        builder(game, board, other, viewer, offset, notes);
    }
}

/// What is due, in the order of the figures.
const TASKS: [&str; 17] = [
    "draft",
    "foundations",
    "entrance",
    "starting",
    "turn",
    "drawn",
    "rest",
    "auction",
    "lay",
    "pick",
    "keep",
    "give",
    "steal",
    "move",
    "gift",
    "bargain",
    "express",
];

fn duty(game: &Bienvenue, board: &Board, viewer: Seat, over: bool, notes: &mut impl Notes) {
    let rules = game.rules();
    let duty = board.agenda.top().filter(|_| !over);
    let task = duty.map(|duty| match duty.task {
        Task::Draft => 0,
        Task::Foundations => 1,
        Task::Entrance => 2,
        Task::Starting => 3,
        Task::Turn => 4,
        Task::Drawn { .. } => 5,
        Task::Rest { .. } => 6,
        Task::Auction { .. } => 7,
        Task::Lay { .. } => 8,
        Task::Pick { .. } => 9,
        Task::Keep { .. } => 10,
        Task::Give { .. } => 11,
        Task::Steal => 12,
        Task::Move { .. } => 13,
        Task::Gift => 14,
        Task::Bargain { .. } => 15,
        Task::Express => 16,
    });
    notes.one_of(TASKS.len(), task, |index| format!("due {}", TASKS[index]));
    let owes = duty.map(|duty| (duty.seat.index() + rules.seats - viewer.index()) % rules.seats);
    notes.one_of(rules.seats, owes, |offset| format!("due of {}", who(offset)));
    let price = match duty.map(|duty| duty.task) {
        Some(Task::Lay { price, .. }) => price.into(),
        _ => -1,
    };
    notes.put(price, 10, || "due price".to_owned());
    let (most, bid) = match duty.map(|duty| duty.task) {
        Some(Task::Auction { most, .. }) => {
            (most[viewer.index()].into(), game.board.bids[viewer.index()].map_or(-1, i16::from))
        }
        _ => (0, -1),
    };
    notes.put(most, MOST_COINS, || "most to bid".to_owned());
    notes.put(bid, MOST_COINS, || "own bid".to_owned());
    let mut tiles = board.at_hand(viewer).iter();
    for place in 0..MOST_AT_HAND {
        let at_hand = tiles.next().filter(|_| !over);
        tile(rules, at_hand, notes, &|| format!("at hand #{}", place + 1));
    }
}

/// A tile as printed; nothing where there is none.
fn tile(rules: &Rules, tile: Option<TileId>, notes: &mut impl Notes, what: &dyn Fn() -> String) {
    let kind = tile.map(|tile| rules.kind(tile));
    notes.put(kind.map_or(0, |kind| kind.cost.into()), 10, || format!("{} cost", what()));
    notes.put(kind.map_or(0, |kind| kind.points.into()), 10, || format!("{} points", what()));
    notes.flag(kind.is_some(), || format!("{} there", what()));
    notes.flag(kind.is_some_and(|kind| kind.luxury), || format!("{} luxury", what()));
    for index in 0..TAGS {
        let counts = kind.is_some_and(|kind| kind.tags.iter().any(|tag| *tag as usize == index));
        notes.flag(counts, || format!("{} is {}", what(), Tag::ALL[index].called()));
    }
    for side in Side::ALL {
        let edge = tile.map_or(0, |tile| match rules.tile(tile).edges[side.index()] {
            Edge::Wall => 1,
            Edge::Door => 2,
            Edge::Half => 3,
            Edge::Bar => 4,
            Edge::Corridor => 5,
        });
        notes.put(edge, 5, || format!("{} side {side}", what()));
    }
}

/// Piles, the discount row and the garden.
fn supply(rules: &Rules, board: &Board, viewer: Seat, notes: &mut impl Notes) {
    for index in 0..rules.piles() {
        let pile = &board.piles[index];
        let name = || format!("pile {}", index + 1);
        notes.put(pile.count.into(), 20, || format!("{} count", name()));
        worker(pile.worker, viewer, notes, &name);
        if rules.is_face_up(index) {
            tile(rules, pile.top, notes, &|| format!("{} top", name()));
        }
    }
    notes.put(board.garden_left(rules) as i16, 20, || "garden left".to_owned());
    notes.put(board.garden_workers.into(), 5, || "garden workers".to_owned());
    let row = board.row.as_slice();
    for place in 0..rules.figures().steps.len() {
        let name = || format!("row #{}", place + 1);
        tile(rules, row.get(place).copied(), notes, &name);
        let price = row.get(place).map_or(0, |tile| Board::row_price(rules, place, *tile, 0));
        notes.put(price as i16, 10, || format!("{} price", name()));
    }
    let open = rules.figures().purchases == 0 || board.purchases < rules.figures().purchases;
    notes.flag(open, || "row open".to_owned());
}

fn worker(worker: Option<Seat>, viewer: Seat, notes: &mut impl Notes, what: &dyn Fn() -> String) {
    notes.flag(worker == Some(viewer), || format!("{} own worker", what()));
    let other = worker.is_some_and(|seat| seat != viewer);
    notes.flag(other, || format!("{} worker of another", what()));
}

/// The deck, the discard, and the cards in the centre.
fn cards(rules: &Rules, board: &Board, viewer: Seat, seen: CardSet, notes: &mut impl Notes) {
    notes.put(board.deck.len() as i16, 35, || "deck".to_owned());
    worker(board.deck_worker, viewer, notes, &|| "deck".to_owned());
    let discard = board.discard.as_slice();
    notes.put(discard.len() as i16, 35, || "discard".to_owned());
    worker(board.discard_worker, viewer, notes, &|| "discard".to_owned());
    let last = discard.last().filter(|card| seen.contains(**card));
    title(last.map(|card| rules.title(*card)), notes, &|| "discard".to_owned());
    for index in 0..rules.figures().anti_trust_zones {
        let name = || format!("centre {}", index + 1);
        zone(rules, board.centre[index], viewer, seen, notes, &name);
    }
}

fn title(title: Option<Title>, notes: &mut impl Notes, what: &dyn Fn() -> String) {
    notes.one_of(Title::ALL.len(), title.map(Title::index), |index| {
        format!("{} {}", what(), Title::ALL[index])
    });
}

fn zone(
    rules: &Rules,
    played: Option<Played>,
    viewer: Seat,
    seen: CardSet,
    notes: &mut impl Notes,
    what: &dyn Fn() -> String,
) {
    let known = played.filter(|played| seen.contains(played.card));
    notes.flag(played.is_some(), || format!("{} taken", what()));
    title(known.map(|played| rules.title(played.card)), notes, &|| format!("{} is", what()));
    notes.flag(played.is_some_and(|played| played.face_up), || format!("{} face up", what()));
    notes.flag(played.is_some_and(|played| played.turned), || format!("{} turned", what()));
    worker(played.and_then(|played| played.worker), viewer, notes, what);
}

/// Whose things these are: one's own, or those of the next seat, of the one after it.
fn who(offset: usize) -> String {
    if offset == 0 { "own".to_owned() } else { format!("other {offset}") }
}

fn builder(
    game: &Bienvenue,
    board: &Board,
    seat: Seat,
    viewer: Viewer,
    offset: usize,
    notes: &mut impl Notes,
) {
    let rules = game.rules();
    let player = board.player(seat);
    let own = viewer.seat().unwrap_or(seat);
    let seen = board.seen[own.index()];
    let who = || who(offset);
    let open = own == seat || rules.money_open || game.end.is_some();
    notes.flag(game.waiting_on().contains(seat), || format!("{} thinking", who()));
    let families = rules.edition.families.len();
    notes.one_of(families, Some(player.family.into()), |index| {
        format!("{} family {}", who(), rules.edition.families[index].name)
    });
    let satisfied = player.satisfied.map_or(0, i16::from);
    notes.put(satisfied, rules.figures().rounds.into(), || format!("{} satisfied", who()));
    let money = if open { player.money as i16 } else { -1 };
    notes.put(money, MOST_COINS, || format!("{} money", who()));
    notes.put(player.workers.into(), 3, || format!("{} workers", who()));
    notes.flag(player.passed, || format!("{} passed", who()));
    notes.put(player.extra.into(), 3, || format!("{} extra tiles", who()));
    let points = game.score(seat, viewer).total as i16;
    notes.put(points, MOST_POINTS, || format!("{} points", who()));
    let lacking = rules.family(player.family).lacking(&player.house);
    for (index, count) in lacking.into_iter().enumerate() {
        notes.put(count.into(), 3, || format!("{} lacks {}", who(), Tag::NEEDS[index].called()));
    }
    for kind in Title::ALL {
        let known = player.hand.both(seen).iter().filter(|card| rules.title(*card) == kind).count();
        notes.put(known as i16, 2, || format!("{} hand {kind}", who()));
    }
    let unknown = player.hand.without(seen).iter().count();
    notes.put(unknown as i16, 5, || format!("{} hand unknown", who()));
    for index in 0..rules.figures().corruption_zones {
        let name = || format!("{} zone {}", who(), index + 1);
        zone(rules, player.zones[index], own, seen, notes, &name);
    }
    tile(rules, player.held, notes, &|| format!("{} warehouse", who()));
    notes.put(player.start.iter().count() as i16, 5, || format!("{} tiles to start with", who()));
    house(rules, board, seat, &who, notes);
}

fn house(
    rules: &Rules,
    board: &Board,
    seat: Seat,
    who: &impl Fn() -> String,
    notes: &mut impl Notes,
) {
    let house = &board.player(seat).house;
    let land = rules.land();
    let entrance = house.entrance();
    for upstairs in [false, true] {
        for place in 0..land * land {
            let spot = Spot::new(place % land, place / land, upstairs);
            let name = |what: &str| format!("{} {spot} {what}", who());
            let kind = house.tile(spot).map_or(0, |tile| i16::from(rules.tile(tile).kind) + 1);
            notes.put(kind, rules.edition.kinds.len() as i16, || name("tile"));
            for side in Side::ALL {
                let open = house.is_room(spot) && house.is_open(spot, side);
                notes.flag(open, || format!("{} {spot} open {side}", who()));
            }
            if !upstairs {
                notes.flag(house.foundations().contains(spot), || name("foundations"));
                notes.flag(house.stairs().contains(spot), || name("stairs"));
                let side = entrance.filter(|(at, _)| *at == spot).map(|(_, side)| side.index());
                let door = side.map_or(0, |side| side as i16 + 1);
                notes.put(door, 4, || name("entrance"));
            }
        }
    }
}
