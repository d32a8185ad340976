//! Whether a written position can come about.

use tabletop::{Faults, Seat};

use crate::board::Phase;
use crate::card::{Kind, TITLES, Title};
use crate::cell::{Side, Spot};
use crate::family::Storeys;
use crate::house::House;
use crate::position::{Position, WrittenCard, WrittenDuty, WrittenPlayed, WrittenSeat};
use crate::rules::Rules;
use crate::tile::{TileId, TileSet};
use crate::view::TaskView;

/// More money, workers, tiles to draw and duties than any game sees.
const MOST_MONEY: u32 = 9_999;
const MOST_WORKERS: u8 = 50;
const MOST_EXTRA: u8 = 50;
const MOST_DUTIES: usize = 9;

/// Notes everything that is wrong with a position.
pub(crate) fn check(position: &Position, rules: &Rules, faults: &mut Faults) {
    check_seats_named(position, rules, faults);
    check_cards(position, rules, faults);
    check_zones("centre", &position.centre, Kind::AntiTrust, rules, faults);
    if !check_tiles(position, rules, faults) {
        // What the houses are made of is unknown.
        return;
    }
    check_piles(position, rules, faults);
    check_turns(position, rules, faults);
    check_families(position, rules, faults);
    for (index, seat) in position.seats.iter().enumerate() {
        let field = format!("seats[{index}]");
        check_seat(seat, position, rules, &field, faults);
        check_house(seat, rules, &field, faults);
    }
    check_agenda(position, rules, faults);
}

/// Seats that are named anywhere exist.
fn check_seats_named(position: &Position, rules: &Rules, faults: &mut Faults) {
    let mut look = |field: String, seat: Option<Seat>| {
        if let Some(seat) = seat.filter(|seat| seat.index() >= rules.seats) {
            faults.add(field, format!("{seat}: expected a seat from 1 to {}", rules.seats));
        }
    };
    look("first".to_owned(), Some(position.first));
    look("next".to_owned(), position.next);
    look("deck_worker".to_owned(), position.deck_worker);
    look("discard_worker".to_owned(), position.discard_worker);
    for (index, pile) in position.piles.iter().enumerate() {
        look(format!("piles[{index}].worker"), pile.worker);
    }
    for (index, duty) in position.agenda.iter().enumerate() {
        look(format!("agenda[{index}].seat"), Some(duty.seat));
        look(format!("agenda[{index}].other"), duty.other);
    }
    let mut zone = |field: String, played: &Option<WrittenPlayed>| {
        let Some(played) = played else { return };
        look(format!("{field}.worker"), played.worker);
        played.known.iter().for_each(|seat| look(format!("{field}.known"), Some(*seat)));
    };
    for (index, played) in position.centre.iter().enumerate() {
        zone(format!("centre[{index}]"), played);
    }
    for (seat, written) in position.seats.iter().enumerate() {
        for (index, played) in written.zones.iter().enumerate() {
            zone(format!("seats[{seat}].zones[{index}]"), played);
        }
    }
    let hands = position.seats.iter().flat_map(|seat| &seat.hand);
    let cards: Vec<&WrittenCard> = position.discard.iter().chain(hands).collect();
    for card in cards {
        card.known.iter().for_each(|seat| look("known".to_owned(), Some(*seat)));
    }
}

/// No card is written more often than it is in the box.
fn check_cards(position: &Position, rules: &Rules, faults: &mut Faults) {
    let mut counts = [0usize; TITLES];
    let zones = position.seats.iter().flat_map(|seat| &seat.zones).chain(&position.centre);
    let hands = position.seats.iter().flat_map(|seat| &seat.hand).chain(&position.discard);
    let due = position.agenda.iter().flat_map(|duty| duty.cards.iter().copied());
    let all = zones.flatten().map(|played| played.card).chain(hands.map(|card| card.card));
    all.chain(due).for_each(|title| counts[title.index()] += 1);
    for title in Title::ALL {
        let (written, copies) = (counts[title.index()], rules.card(title).copies);
        if written > copies.into() {
            faults.add("cards", format!("{written} of {title}: the box has {copies}"));
        }
    }
}

fn check_zones(
    field: &str,
    zones: &[Option<WrittenPlayed>],
    kind: Kind,
    rules: &Rules,
    faults: &mut Faults,
) {
    let count = match kind {
        Kind::Corruption => rules.figures().corruption_zones,
        Kind::AntiTrust => rules.figures().anti_trust_zones,
    };
    if zones.len() > count {
        faults.add(field, format!("{} zones: expected at most {count}", zones.len()));
    }
    for (index, played) in zones.iter().enumerate() {
        let Some(played) = played else { continue };
        let field = format!("{field}[{index}]");
        if played.card.kind() != kind {
            faults.add(&*field, format!("{}: expected a card of the zone's kind", played.card));
        }
        if played.face_down && (played.worker.is_some() || played.turned) {
            faults.add(&*field, "face down: expected no worker, and not turned round");
        }
        if played.turned && played.card != Title::Windfall {
            faults.add(&*field, format!("{} is never turned round", played.card));
        }
    }
}

/// Every tile exists and lies in one place.
fn check_tiles(position: &Position, rules: &Rules, faults: &mut Faults) -> bool {
    let mut known = TileSet::NONE;
    let mut good = true;
    for tile in position.placed_tiles() {
        if !rules.has(tile) {
            faults.add("tiles", format!("{tile}: the box has no such tile"));
            good = false;
        } else if known.contains(tile) {
            faults.add("tiles", format!("{tile}: this tile lies somewhere else too"));
            good = false;
        } else {
            known.insert(tile);
        }
    }
    let steps = rules.figures().steps.len();
    if position.row.len() > steps {
        faults.add("row", format!("{} tiles: expected at most {steps}", position.row.len()));
        good = false;
    }
    let shown = position.agenda.iter().filter_map(|duty| duty.shown.map(|tile| (duty, tile)));
    for (duty, tile) in shown {
        if !duty.tiles.contains(&tile) {
            faults.add("agenda", format!("shown {tile}: expected one of the tiles drawn"));
        }
    }
    good
}

/// The piles hold the rooms that lie nowhere else.
fn check_piles(position: &Position, rules: &Rules, faults: &mut Faults) {
    if position.piles.len() != rules.piles() {
        let problem = format!("{} piles: expected {}", position.piles.len(), rules.piles());
        faults.add("piles", problem);
        return;
    }
    let room = |tile: &TileId| !rules.kind(*tile).garden;
    let mut face_down = 0;
    for (index, pile) in position.piles.iter().enumerate() {
        let field = format!("piles[{index}]");
        if pile.top.is_some_and(|top| !room(&top)) {
            faults.add(&*field, "expected a room on top");
        }
        if pile.top.is_some() != (rules.is_face_up(index) && pile.count > 0) {
            let problem = "expected a tile face up on every pile of the first ones that is left";
            faults.add(&*field, problem);
        }
        face_down += usize::from(pile.count.saturating_sub(u8::from(pile.top.is_some())));
    }
    let seen = position.placed_tiles().filter(room).count();
    let left = rules.rooms.len() - seen;
    if face_down != left {
        faults.add("piles", format!("{face_down} rooms face down: {left} lie nowhere else"));
    }
}

fn check_turns(position: &Position, rules: &Rules, faults: &mut Faults) {
    let figures = rules.figures();
    if !(1..=figures.rounds).contains(&position.round) {
        let problem = format!("{}: expected 1 to {}", position.round, figures.rounds);
        faults.add("round", problem);
    }
    let start = (rules.seats * figures.start) as u8;
    let most = match position.phase {
        Phase::Draft | Phase::Starting => start,
        Phase::Foundations => rules.seats as u8,
        Phase::Rounds => 0,
    };
    if position.step > most {
        faults.add("step", format!("{}: expected at most {most}", position.step));
    }
    if position.phase != Phase::Rounds {
        if position.round != 1 || position.acted || position.freed {
            faults.add("phase", "before the rounds: expected round 1 and no turn begun");
        }
        if position.step == 0 {
            faults.add("step", "expected the number of the duty that is due, from 1");
        }
    }
    if position.purchases > 99 || position.garden_workers > 99 {
        faults.add("purchases, garden_workers", "expected at most 99");
    }
    let first = position.seats.iter().filter_map(|seat| seat.satisfied).min();
    let last = first.map(|round| round.saturating_add(figures.garden_rounds));
    if last.is_some_and(|last| position.round > last) {
        faults.add("round", format!("{}: the keys were handed over before", position.round));
    }
}

fn check_families(position: &Position, rules: &Rules, faults: &mut Faults) {
    for (index, seat) in position.seats.iter().enumerate() {
        let field = format!("seats[{index}].family");
        if !rules.edition.families.iter().any(|family| family.name == seat.family) {
            faults.add(field, format!("`{}`: there is no such family", seat.family));
        } else if position.seats[..index].iter().any(|other| other.family == seat.family) {
            faults.add(field, format!("`{}`: this family has another builder", seat.family));
        }
    }
}

fn check_seat(
    seat: &WrittenSeat,
    position: &Position,
    rules: &Rules,
    field: &str,
    faults: &mut Faults,
) {
    if seat.money > MOST_MONEY {
        faults.add(format!("{field}.money"), format!("expected at most {MOST_MONEY}"));
    }
    let workers = seat.workers.unwrap_or(0);
    if workers > MOST_WORKERS || seat.placed > MOST_WORKERS {
        faults.add(format!("{field}.workers"), format!("expected at most {MOST_WORKERS}"));
    }
    if seat.extra > MOST_EXTRA {
        faults.add(format!("{field}.extra"), format!("expected at most {MOST_EXTRA}"));
    }
    check_zones(&format!("{field}.zones"), &seat.zones, Kind::Corruption, rules, faults);
    let mut cards = seat.zones.iter().flatten();
    let warehouse = cards.any(|card| card.card == Title::Warehouse && !card.face_down);
    if seat.held.is_some() && !warehouse {
        faults.add(format!("{field}.held"), "expected a revealed warehouse that holds it");
    }
    let start = if position.phase == Phase::Rounds { 0 } else { rules.figures().start };
    if seat.start.len() > start {
        let problem = format!("{} tiles: expected at most {start}", seat.start.len());
        faults.add(format!("{field}.start"), problem);
    }
    if seat.start.iter().any(|tile| rules.kind(*tile).garden) {
        faults.add(format!("{field}.start"), "expected rooms");
    }
    if position.phase != Phase::Rounds && (seat.passed || seat.placed > 0) {
        faults.add(field, "before the rounds: expected no worker placed and nobody passed");
    }
    match (seat.foundations, seat.entrance, position.phase) {
        (None, Some(_), _) => {
            faults.add(format!("{field}.entrance"), "expected foundations around it");
        }
        (Some(_), _, Phase::Draft) => {
            faults.add(format!("{field}.foundations"), "expected none before the draft is over");
        }
        (None, None, Phase::Starting | Phase::Rounds) | (Some(_), None, Phase::Rounds) => {
            faults.add(format!("{field}.foundations"), "expected foundations and an entrance");
        }
        _ => {}
    }
}

/// A house that could have been built, tile by tile.
fn check_house(seat: &WrittenSeat, rules: &Rules, field: &str, faults: &mut Faults) {
    let before = faults.0.len();
    let land = rules.land();
    if let Some((from, to)) = seat.foundations
        && let Err(refusal) = crate::turn::foundations(rules, from, to)
    {
        faults.add(format!("{field}.foundations"), refusal.to_string());
        return;
    }
    let mut spots = Vec::new();
    for (index, laid) in seat.tiles.iter().enumerate() {
        let field = format!("{field}.tiles[{index}]");
        if !laid.spot.is_on(land) {
            faults.add(&*field, format!("{} is not on the land", laid.spot));
        }
        if spots.contains(&laid.spot) {
            faults.add(&*field, format!("another tile lies on {}", laid.spot));
        }
        spots.push(laid.spot);
        let kind = rules.kind(laid.tile);
        let open = rules.tile(laid.tile).open[laid.top.index()];
        let twice = |side: &Side| open & side.bit() != 0;
        if kind.garden && !laid.doors.is_empty() || laid.doors.iter().any(twice) {
            faults.add(&*field, "expected doors in walls only");
        }
        if laid.paired && kind.pair.is_none() {
            faults.add(&*field, "not half of anything, so not completed");
        }
        let turned = if kind.garden {
            laid.top != Side::North
        } else {
            !rules.tile(laid.tile).distinct[laid.top.index()]
        };
        if turned {
            faults.add(&*field, "the same as turned less: expected the first such turn");
        }
    }
    if seat.stairs.iter().any(|spot| spot.is_upstairs() || !spot.is_on(land)) {
        faults.add(format!("{field}.stairs"), "expected cells of the ground");
    }
    if faults.0.len() > before || seat.family.is_empty() {
        return;
    }
    let house = seat.house(rules);
    if let Some((spot, side)) = seat.entrance
        && let Err(refusal) = house.may_enter(rules, spot, side)
    {
        faults.add(format!("{field}.entrance"), refusal.to_string());
        return;
    }
    check_rooms(&house, rules, field, faults);
    check_pairs(&house, rules, field, faults);
    let Some(family) = rules.edition.families.iter().find(|family| family.name == seat.family)
    else {
        return;
    };
    if family.storeys == Storeys::One && !house.upstairs().is_empty() {
        faults.add(&*format!("{field}.tiles"), "this family wants one storey");
    }
    match (seat.satisfied, family.missing(&house)) {
        (Some(_), missing) if missing > 0 => {
            faults.add(format!("{field}.satisfied"), format!("{missing} rooms are missing"));
        }
        (None, 0) => {
            faults.add(format!("{field}.satisfied"), "nothing is missing: expected the round");
        }
        (Some(0), _) => faults.add(format!("{field}.satisfied"), "expected a round, from 1"),
        (None, _) if !house.garden().is_empty() => {
            faults.add(&*format!("{field}.tiles"), "a garden before the family is satisfied");
        }
        _ => {}
    }
}

fn check_rooms(house: &House, rules: &Rules, field: &str, faults: &mut Faults) {
    let land = rules.land();
    let field = format!("{field}.tiles");
    for (spot, tile) in house.tiles() {
        let garden = rules.kind(tile).garden;
        let founded = house.foundations().contains(spot);
        let below = !spot.is_upstairs() || house.is_room(spot.below());
        if garden && (spot.is_upstairs() || founded) || !(garden || founded && below) {
            faults.add(&*field, format!("tile {tile} cannot lie on {spot}"));
        }
        let next = |side: Side| spot.next(side, land).filter(|next| house.is_room(*next));
        if !garden {
            for side in Side::ALL {
                if let Some(next) = next(side)
                    && house.is_open(spot, side) != house.is_open(next, side.opposite())
                {
                    faults.add(&*field, format!("a door against a wall between {spot} and {next}"));
                }
            }
        } else if rules.kind(tile).needs_door {
            let open =
                |side: &Side| next(*side).is_some_and(|next| house.is_open(next, side.opposite()));
            if !Side::ALL.iter().any(open) {
                faults.add(&*field, format!("tile {tile} on {spot} needs a door of the house"));
            }
        }
    }
    if house.stairs().iter().any(|spot| !house.is_room(spot) || !house.is_room(spot.above())) {
        faults.add(&*field, "a staircase without a room above and below");
    }
    let rooms = house.downstairs().len() + house.upstairs().len();
    if rooms == 0 {
        return;
    }
    match house.entrance() {
        Some((spot, side)) if house.is_room(spot) && house.is_open(spot, side) => {
            if reached(house, spot, land) != rooms {
                faults.add(&*field, "some rooms cannot be reached from the entrance");
            }
        }
        _ => faults.add(&*field, "expected an open room behind the entrance"),
    }
}

/// How many rooms can be reached from one.
fn reached(house: &House, from: Spot, land: usize) -> usize {
    let mut known = vec![from];
    let mut at = 0;
    while let Some(&spot) = known.get(at) {
        at += 1;
        let beside = Side::ALL.into_iter().filter(|side| house.is_open(spot, *side));
        let beside = beside.filter_map(|side| spot.next(side, land));
        let other = if spot.is_upstairs() { spot.below() } else { spot.above() };
        let stairs = Some(other).filter(|_| house.stairs().contains(spot));
        for next in beside.chain(stairs) {
            if house.is_room(next) && !known.contains(&next) {
                known.push(next);
            }
        }
    }
    known.len()
}

/// Completed halves lie in pairs, and no two halves that fit are left apart.
fn check_pairs(house: &House, rules: &Rules, field: &str, faults: &mut Faults) {
    let land = rules.land();
    let halves: Vec<(Spot, TileId)> =
        house.tiles().filter(|(_, tile)| rules.kind(*tile).pair.is_some()).collect();
    let fits = |(spot, tile): (Spot, TileId), (other, half): (Spot, TileId)| {
        let kind = rules.kind(tile);
        let facing = Side::ALL.into_iter().find(|side| spot.next(*side, land) == Some(other));
        let open = |tile: TileId, spot: Spot, side: Side| {
            kind.garden || rules.tile(tile).half[house.top(spot).index()] & side.bit() != 0
        };
        facing.is_some_and(|side| {
            kind.pair == rules.kind(half).pair
                && kind.garden == rules.kind(half).garden
                && open(tile, spot, side)
                && open(half, other, side.opposite())
        })
    };
    let (paired, single): (Vec<_>, Vec<_>) =
        halves.into_iter().partition(|(spot, _)| house.is_paired(*spot));
    for (index, one) in single.iter().enumerate() {
        if single[index + 1..].iter().any(|other| fits(*one, *other)) {
            faults.add(format!("{field}.tiles"), format!("the half on {} is completed", one.0));
        }
    }
    if !can_match(&paired, &fits) {
        faults.add(format!("{field}.tiles"), "completed halves: expected them in pairs");
    }
}

/// Whether these fall into pairs.
fn can_match<T: Copy + PartialEq>(left: &[T], fits: &impl Fn(T, T) -> bool) -> bool {
    let Some((first, others)) = left.split_first() else { return true };
    others.iter().enumerate().any(|(index, other)| {
        fits(*first, *other) && {
            let mut rest = others.to_vec();
            rest.swap_remove(index);
            can_match(&rest, fits)
        }
    })
}

fn check_agenda(position: &Position, rules: &Rules, faults: &mut Faults) {
    let Some((last, above)) = position.agenda.split_last() else {
        faults.add("agenda", "expected somebody who owes something");
        return;
    };
    if above.len() > MOST_DUTIES {
        faults.add("agenda", format!("expected at most {} duties", MOST_DUTIES + 1));
        return;
    }
    let good = match position.phase {
        Phase::Draft => last.task == TaskView::Draft,
        Phase::Foundations => {
            matches!(last.task, TaskView::Foundations | TaskView::Entrance)
        }
        Phase::Starting => last.task == TaskView::Starting,
        Phase::Rounds => last.task == TaskView::Turn,
    };
    if !good {
        faults.add("agenda", "expected the duty of the phase as the last one");
    }
    let in_turn = position.phase == Phase::Rounds && position.acted;
    if !above.is_empty() && !in_turn {
        faults.add("agenda", "expected more than one duty only after a worker was placed");
    }
    for (index, duty) in position.agenda.iter().enumerate() {
        let is_last = index + 1 == position.agenda.len();
        check_duty(position, rules, duty, is_last, index, faults);
    }
    if position.phase == Phase::Foundations {
        check_founding(position, rules, last, faults);
    }
    let turn_over = position.phase == Phase::Rounds
        && position
            .seats
            .get(last.seat.index())
            .is_some_and(|seat| !position.acted && (seat.passed || seat.workers == Some(0)));
    if turn_over {
        faults.add("agenda", "a turn of a seat that has passed or has no worker");
    }
}

/// Those before the one who lays foundations have laid them, the others have not.
fn check_founding(position: &Position, rules: &Rules, due: &WrittenDuty, faults: &mut Faults) {
    for nth in 0..rules.seats {
        let index = (position.first.index() + nth) % rules.seats;
        let Some(seat) = position.seats.get(index) else { continue };
        let begun = usize::from(position.step);
        let (founded, entered) = match (nth + 1).cmp(&begun) {
            std::cmp::Ordering::Less => (true, true),
            std::cmp::Ordering::Equal => (due.task == TaskView::Entrance, false),
            std::cmp::Ordering::Greater => (false, false),
        };
        if seat.foundations.is_some() != founded || seat.entrance.is_some() != entered {
            let problem = "expected foundations of those who have had their step, in order";
            faults.add(format!("seats[{index}].foundations"), problem);
        }
        if !seat.tiles.is_empty() {
            faults.add(format!("seats[{index}].tiles"), "expected none before all foundations");
        }
        if nth + 1 == begun && due.seat.index() != index {
            faults.add("agenda", format!("expected seat {} to be asked", index + 1));
        }
    }
}

fn check_duty(
    position: &Position,
    rules: &Rules,
    duty: &WrittenDuty,
    is_last: bool,
    index: usize,
    faults: &mut Faults,
) {
    let field = format!("agenda[{index}]");
    let bottom = matches!(
        duty.task,
        TaskView::Draft
            | TaskView::Foundations
            | TaskView::Entrance
            | TaskView::Starting
            | TaskView::Turn
    );
    if bottom != is_last {
        faults.add(&*field, "expected turns and duties before the rounds as the last one alone");
    }
    let tiles = match duty.task {
        TaskView::Drawn | TaskView::Rest => 1..=rules.edition.tiles.len(),
        TaskView::Auction | TaskView::Lay | TaskView::LayOrLeave => 1..=1,
        _ => 0..=0,
    };
    // Of an auction the rest may be nothing.
    let empty_rest = duty.task == TaskView::Rest && duty.tiles.is_empty();
    if !tiles.contains(&duty.tiles.len()) && !empty_rest {
        faults.add(&*field, format!("{} tiles: expected another number", duty.tiles.len()));
    }
    let cards = matches!(duty.task, TaskView::Keep | TaskView::Give);
    if cards == duty.cards.is_empty() || duty.cards.len() > 9 {
        faults.add(&*field, "expected cards to keep or give, and nowhere else");
    }
    let other = matches!(duty.task, TaskView::Give | TaskView::Move);
    if other && duty.other.is_none_or(|other| other == duty.seat) {
        faults.add(&*field, "expected another seat");
    }
    if !other && duty.task != TaskView::Keep && duty.other.is_some() {
        faults.add(&*field, "expected no other seat");
    }
    if duty.task == TaskView::Keep && duty.other == Some(duty.seat) {
        faults.add(&*field, "expected the other seat to be another one");
    }
    let amount = match duty.task {
        TaskView::Lay | TaskView::LayOrLeave => 0..=20,
        TaskView::Pick | TaskView::Bargain => 0..=9,
        _ => 0..=0,
    };
    if !amount.contains(&duty.amount) {
        faults.add(&*field, format!("amount {}: expected at most {}", duty.amount, amount.end()));
    }
    if matches!(duty.task, TaskView::Auction) && index > 0 {
        faults.add(&*field, "expected an auction to be due at once");
    }
    if duty.shown.is_some() && duty.task != TaskView::Drawn {
        faults.add(&*field, "expected a tile shown only among those drawn");
    }
    let zone = duty.other.and_then(|other| position.seats.get(other.index()));
    let zone = zone.and_then(|seat| seat.zones.get(usize::from(duty.zone).wrapping_sub(1)));
    let taken = zone
        .and_then(Option::as_ref)
        .is_some_and(|card| card.card.is_taken() && !card.face_down && card.worker.is_some());
    if (duty.task == TaskView::Move) != taken && (duty.task == TaskView::Move || duty.zone > 0) {
        faults.add(&*field, "expected the zone of a card that is being taken");
    }
    if duty.task != TaskView::Move && duty.zone > 0 {
        faults.add(&*field, "expected no zone");
    }
}
