//! Choices in a few English words, for the terminal.

use tabletop::{Seat, Viewer};

use crate::agenda::Task;
use crate::board::{Board, Zone};
use crate::card::Title;
use crate::cell::{Side, Spot};
use crate::choice::Choice;
use crate::game::Bienvenue;
use crate::house::{Laying, Link};
use crate::rules::Rules;
use crate::tile::TileId;

pub(crate) fn describe(game: &Bienvenue, seat: Seat, choice: Choice) -> String {
    let rules = game.rules();
    let board = game.seen_by(Viewer::Seat(seat));
    let called = |tile: TileId| named(rules, tile);
    match choice {
        Choice::Draw(pile) => {
            let top = board.piles[..rules.piles()].get(usize::from(pile.0)).and_then(|p| p.top);
            let top = top.map(|top| format!(", with {} on top", called(top))).unwrap_or_default();
            format!("draw from pile {pile}{top}")
        }
        Choice::DrawGarden => "draw from the garden pile".to_owned(),
        Choice::Foundations { from, to } => format!("lay foundations from {from} to {to}"),
        Choice::Entrance { spot, side } => format!("put the entrance {} {spot}", of(side)),
        Choice::Lay(laying) => lay(game, board, seat, laying),
        Choice::Discount(tile) => format!("send {} to the discount row", called(tile)),
        Choice::Hold(held) => format!("put {} in the warehouse", called(held)),
        Choice::Auction(sold) => format!("put {} up for auction", called(sold)),
        Choice::Bid(0) => "do not bid".to_owned(),
        Choice::Bid(bid) => format!("bid {}", coins(bid.into())),
        Choice::Buy(bought) => {
            let cut = match board.agenda.top().map(|duty| duty.task) {
                Some(Task::Bargain { cut }) => cut,
                _ => 0,
            };
            let price = board.row.find(bought).map(|at| Board::row_price(rules, at, bought, cut));
            let price = price.map(|price| format!(" for {}", coins(price))).unwrap_or_default();
            format!("buy {} from the discount row{price}", called(bought))
        }
        Choice::Deck => "draw two cards and keep one".to_owned(),
        Choice::TakeDiscard => "take the last card discarded".to_owned(),
        Choice::Activate(zone) => activate(rules, board, seat, zone),
        Choice::Open { spot, side } => {
            let price = coins(rules.figures().door.into());
            format!("open a door {} {spot} for {price}", of(side))
        }
        Choice::Pass => "place no more workers in this round".to_owned(),
        Choice::Play { title, zone } => {
            let place = Board::zones_for(rules, seat, title).find(|place| place.index == zone);
            let covers = place
                .and_then(|place| board.zone(place))
                .filter(|played| played.face_up)
                .map(|played| format!(", over {}", rules.title(played.card)));
            let number = zone + 1;
            format!("play {title} face down into zone {number}{}", covers.unwrap_or_default())
        }
        Choice::Scrap(zone) => {
            let card = board.zone(Zone { owner: None, index: zone });
            let card = card.filter(|played| played.face_up).map(|played| rules.title(played.card));
            let card = card.map_or("a card", Title::name);
            format!("discard {card} from the centre")
        }
        Choice::Keep(title) => format!("keep {title}"),
        Choice::Give(title) => format!("give {title} away"),
        Choice::Steal(victim) => format!("take a worker from seat {victim}"),
        Choice::Move(zone) => format!("put the card into zone {}", zone + 1),
        Choice::Decline => "do without".to_owned(),
        Choice::Done => "end the turn".to_owned(),
    }
}

fn lay(game: &Bienvenue, board: &Board, seat: Seat, laying: Laying) -> String {
    let rules = game.rules();
    let Laying { tile, spot, top, link } = laying;
    let base = price_of(rules, board, tile);
    let price = board.may_lay(rules, seat, laying, base).map(|(_, price)| price);
    let price = price.map(|price| format!(" for {}", coins(price))).unwrap_or_default();
    let turned = if rules.has(tile) && rules.kind(tile).garden || top == Side::North {
        String::new()
    } else {
        format!(", turned {}", turn(top))
    };
    let link = match link {
        Link::Open => String::new(),
        Link::Door(side) => format!(", with a door {}", in_the(side)),
        Link::Stairs => ", with a staircase".to_owned(),
    };
    format!("lay {} {}{turned}{link}{price}", named(rules, tile), on(spot))
}

/// What a tile costs where it would be laid now, without doors.
pub(crate) fn price_of(rules: &Rules, board: &Board, tile: TileId) -> u32 {
    match board.agenda.top().map(|duty| duty.task) {
        Some(Task::Lay { price, .. }) => price.into(),
        _ if rules.has(tile) => rules.kind(tile).cost.into(),
        _ => 0,
    }
}

fn activate(rules: &Rules, board: &Board, seat: Seat, zone: Zone) -> String {
    let card = board.zone(zone).filter(|played| played.face_up);
    let Some(title) = card.map(|played| rules.title(played.card)) else {
        return format!("put a worker on the card in {zone}");
    };
    let whose = match zone.owner {
        None => " in the centre".to_owned(),
        Some(owner) if owner == seat => " of your own".to_owned(),
        Some(owner) => format!(" of seat {owner}"),
    };
    format!("put a worker on {title}{whose}: {}", effect(rules, title))
}

/// What a card does, in a few words.
pub(crate) fn effect(rules: &Rules, title: Title) -> String {
    let card = rules.card(title);
    let (amount, owner) = (card.amount, card.owner);
    let gain = |count: u8| coins(count.into());
    let cards = |count: u8| format!("{count} card{}", if count == 1 { "" } else { "s" });
    match title {
        Title::Bribe => format!("{}, or {} if nobody is poorer", gain(amount), gain(card.more)),
        Title::Share => format!("{}, and {} for its owner", gain(amount), gain(owner)),
        Title::Contacts => format!("{}, and {} for its owner", cards(amount), cards(owner)),
        Title::Favour => format!("draw {amount} cards, keep one, give one to its owner"),
        Title::Poaching => {
            format!("a worker from someone for this round, and {} for its owner", cards(owner))
        }
        Title::Windfall => {
            format!("{amount} tile more at the next draw, every other time a tile for its owner")
        }
        Title::Warehouse => "take the card: it holds a tile that is not laid".to_owned(),
        Title::Golf => "take the card: it removes anti-trust cards".to_owned(),
        Title::Bargain => {
            format!("all but the richest may buy from the row for {amount} less still")
        }
        Title::Express => "all but who has laid most may draw without a worker".to_owned(),
        Title::Subsidy => format!("{} for all but the richest", gain(amount)),
        Title::Tender => format!("{} for all but who holds most", cards(amount)),
        Title::Temp => "one more worker for who has laid fewest tiles".to_owned(),
    }
}

/// A tile by its name and number; one that the box does not have can be written too.
pub(crate) fn named(rules: &Rules, tile: TileId) -> String {
    if !rules.has(tile) {
        return format!("tile {tile}");
    }
    format!("{} ({tile})", rules.kind(tile).name.replace('-', " "))
}

pub(crate) fn coins(count: u32) -> String {
    format!("{count} coin{}", if count == 1 { "" } else { "s" })
}

fn on(spot: Spot) -> String {
    let storey = if spot.is_upstairs() { "upstairs over" } else { "on" };
    format!("{storey} {}", spot.below())
}

const fn in_the(side: Side) -> &'static str {
    match side {
        Side::North => "in the north",
        Side::East => "in the east",
        Side::South => "in the south",
        Side::West => "in the west",
    }
}

const fn of(side: Side) -> &'static str {
    match side {
        Side::North => "north of",
        Side::East => "east of",
        Side::South => "south of",
        Side::West => "west of",
    }
}

const fn turn(top: Side) -> &'static str {
    match top {
        Side::North => "not at all",
        Side::East => "right",
        Side::South => "upside down",
        Side::West => "left",
    }
}
