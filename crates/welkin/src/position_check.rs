//! Whether a written position can come about.

use tabletop::{Faults, Seat};

use crate::board::Trigger;
use crate::card::{CardId, CardSet, Power};
use crate::position::{Position, WrittenSeat};
use crate::resource::{Resource, Resources};
use crate::rules::Rules;

/// More coins and more turns than any game sees.
const MOST_COINS: u32 = 9_999;
const MOST_TURNS: u32 = 99_999;

/// Notes everything that is wrong with a position.
pub(crate) fn check(position: &Position, rules: &Rules, faults: &mut Faults) {
    check_tokens(position, rules, faults);
    let cards_exist = check_cards(position, rules, faults);
    check_turn(position, rules, faults);
    check_resources(position, rules, faults);
    if !cards_exist {
        // What the cards ask for and can do is unknown.
        return;
    }
    check_display(position, rules, faults);
    for (index, seat) in position.seats.iter().enumerate() {
        let start = start_coins(position, rules, index);
        check_seat(seat, start, rules, &format!("seats[{index}]"), faults);
    }
    check_middle_of_turn(position, rules, faults);
}

/// What a seat started with.
fn start_coins(position: &Position, rules: &Rules, seat: usize) -> u32 {
    let turn = (seat + rules.seats - position.first.index() % rules.seats) % rules.seats;
    rules.coins[turn].into()
}

/// The tokens of the box, each on one of its faces.
fn check_tokens(position: &Position, rules: &Rules, faults: &mut Faults) {
    let mut left = rules.tokens().to_vec();
    for (index, &faces) in position.tokens.iter().enumerate() {
        let lies = |token: &_| *token == faces || *token == faces.turned();
        if let Some(found) = left.iter().position(lies) {
            left.swap_remove(found);
        } else {
            let problem = format!("`{faces}`: the box has no such token, or no more of them");
            faults.add(format!("tokens[{index}]"), problem);
        }
    }
    for faces in left {
        faults.add("tokens", format!("expected the token `{faces}` or `{}` too", faces.turned()));
    }
}

/// Every card exists and lies in one place.
fn check_cards(position: &Position, rules: &Rules, faults: &mut Faults) -> bool {
    let mut known = CardSet::NONE;
    let mut good = true;
    let mut look = |field: String, card: CardId| {
        let cards = rules.edition.cards.len();
        if card.index() >= cards {
            faults.add(field, format!("{card}: expected a card from 1 to {cards}"));
            good = false;
        } else if known.contains(card) {
            faults.add(field, format!("{card}: this card lies somewhere else too"));
            good = false;
        }
        known.insert(card);
    };
    for (index, card) in position.display.iter().enumerate() {
        if let Some(card) = *card {
            look(format!("display[{index}]"), card);
        }
    }
    for (seat, written) in position.seats.iter().enumerate() {
        for (index, site) in written.sites.iter().enumerate() {
            look(format!("seats[{seat}].sites[{index}]"), site.card);
        }
        for (index, &card) in written.completed.iter().enumerate() {
            look(format!("seats[{seat}].completed[{index}]"), card);
        }
        for (index, &card) in written.set_aside.iter().enumerate() {
            look(format!("seats[{seat}].set_aside[{index}]"), card);
        }
    }
    good
}

fn check_turn(position: &Position, rules: &Rules, faults: &mut Faults) {
    let seats = rules.seats;
    let mut seat_exists = |field: &str, seat: Seat| {
        if seat.index() >= seats {
            faults.add(field, format!("{seat}: expected a seat from 1 to {seats}"));
        }
    };
    seat_exists("first", position.first);
    if let Some(last) = position.last {
        seat_exists("last.seat", last.seat);
    }
    if let Some(first) = rules.first.filter(|&first| first != position.first) {
        faults.add("first", format!("{}: option `first` says {first}", position.first));
    }
    if !(1..=MOST_TURNS).contains(&position.turn) {
        let problem = format!("{}: expected a turn from 1 to {MOST_TURNS}", position.turn);
        faults.add("turn", problem);
        return;
    }
    let playing = (position.first.index() + position.turn as usize - 1) % seats;
    if let Some(last) = position.last.filter(|last| last.seat.index() == playing) {
        let problem =
            format!("{}: this seat would play again: expected a game that goes on", last.seat);
        faults.add("last.seat", problem);
    }
    let cap = rules.turn_cap.map(|turns| turns * seats as u32);
    if let Some(cap) = cap.filter(|&cap| position.last.is_none() && position.turn > cap) {
        let problem = format!("{}: the game is stopped after {cap} turns", position.turn);
        faults.add("turn", problem);
    }
}

/// What lies on sites and in stocks comes out of the reserve.
fn check_resources(position: &Position, rules: &Rules, faults: &mut Faults) {
    let figures = rules.figures();
    let mut out = [0usize; Resource::ALL.len()];
    for (index, seat) in position.seats.iter().enumerate() {
        if seat.stock.total() > figures.stock.into() {
            let problem = format!("{}: expected at most {}", seat.stock, figures.stock);
            faults.add(format!("seats[{index}].stock"), problem);
        }
        let sites = seat.sites.iter().map(|site| site.placed);
        for Resources(counts) in sites.chain([seat.stock]) {
            for (sum, count) in out.iter_mut().zip(counts) {
                *sum += usize::from(count);
            }
        }
    }
    for resource in Resource::ALL {
        let count = out[resource.index()];
        if count > figures.each.into() {
            let problem = format!("{count} {resource} in all: the box has {}", figures.each);
            faults.add("seats", problem);
        }
    }
}

/// The display is full as long as the pile is not empty; a gap begins the last turns.
fn check_display(position: &Position, rules: &Rules, faults: &mut Faults) {
    let places = rules.figures().display;
    if position.display.len() != places {
        let problem = format!("{} places: expected {places}", position.display.len());
        faults.add("display", problem);
        return;
    }
    let seen = position.seen().count();
    let full = position.display.iter().all(Option::is_some);
    if seen > rules.deck {
        let problem = format!(
            "{seen} cards are on display or taken: a game with {} players has {}",
            rules.seats, rules.deck
        );
        faults.add("display, seats", problem);
    } else if !full && seen < rules.deck {
        let problem =
            format!("an empty place, and {} cards in the pile: expected none", rules.deck - seen);
        faults.add("display", problem);
    }
    match (full, position.last.is_some()) {
        (true, true) => {
            faults.add("last", "not expected here: every card taken has been replaced");
        }
        (false, false) => {
            faults.add("last", "missing: expected who took a card that was not replaced");
        }
        _ => {}
    }
}

fn check_seat(seat: &WrittenSeat, start: u32, rules: &Rules, field: &str, faults: &mut Faults) {
    let coins = [seat.sales, seat.flips, seat.purchases, seat.lately.earned, seat.lately.paid];
    if coins.iter().any(|&coins| coins > MOST_COINS) {
        faults.add(field, format!("expected sums of coins up to {MOST_COINS}"));
    } else if seat.flips + seat.purchases > start + seat.sales {
        let problem = format!(
            "{} coins paid: expected no more than the {} there were",
            seat.flips + seat.purchases,
            start + seat.sales
        );
        faults.add(field, problem);
    }
    for (index, site) in seat.sites.iter().enumerate() {
        let slots = rules.card(site.card).slots;
        let field = format!("{field}.sites[{index}].placed");
        if !slots.hold(site.placed) {
            faults.add(field, format!("{}: site {} takes {slots}", site.placed, site.card));
        } else if slots.room(site.placed).is_empty() {
            faults.add(field, format!("site {} is full: expected it to be sold", site.card));
        }
    }
    for (index, &card) in seat.used.iter().enumerate() {
        let field = format!("{field}.used[{index}]");
        if !seat.completed.contains(&card) {
            faults.add(field, format!("{card}: expected one of the completed sites"));
        } else if rules.card(card).power.is_none() {
            faults.add(field, format!("{card}: a special site has no power to use"));
        } else if seat.used[..index].contains(&card) {
            faults.add(field, format!("{card}: a power is used once"));
        }
    }
    let opened = used_powers(seat, rules, Power::Open);
    let most = rules.figures().places + opened;
    if seat.sites.len() > most {
        let problem = format!(
            "{} open sites: expected at most {most}, {} places and {opened} opened by powers",
            seat.sites.len(),
            rules.figures().places
        );
        faults.add(format!("{field}.sites"), problem);
    }
    if rules.incomplete_is_completed && !seat.set_aside.is_empty() {
        let problem = "expected none, since option `incomplete` is `completed`";
        faults.add(format!("{field}.set_aside"), problem);
    }
}

fn used_powers(seat: &WrittenSeat, rules: &Rules, power: Power) -> usize {
    let completed = seat.used.iter().filter(|card| seat.completed.contains(card));
    completed.filter(|card| rules.card(**card).power == Some(power)).count()
}

/// In the middle of a turn a position is written only where a card has just come to light.
fn check_middle_of_turn(position: &Position, rules: &Rules, faults: &mut Faults) {
    let playing = (position.first.index() + position.turn.max(1) as usize - 1) % rules.seats;
    let seat = &position.seats[playing];
    if position.selling && used_powers(seat, rules, Power::Sell) == 0 {
        faults.add("selling", "true: expected a used power `sell` of the player");
    }
    let flips = seat.sites.last().is_some_and(|site| {
        rules.card(site.card).flip && site.placed.is_empty() && position.last.is_none()
    });
    if position.flipping && !flips {
        let problem = "true: expected the rightmost site of the player to be just opened, from a \
                       full pile, with the symbol";
        faults.add("flipping", problem);
    }
    let opened = used_powers(seat, rules, Power::Open) > 0;
    if position.flipping && !position.acted && !opened {
        faults.add("flipping", "true: expected the site to be opened by the action or a power");
    }
    let by_power = position.last.is_some_and(|last| {
        last.by == Trigger::Power
            && last.seat.index() < rules.seats
            && used_powers(&position.seats[last.seat.index()], rules, Power::Open) == 0
    });
    if by_power {
        faults.add("last.by", "`power`: expected a used power `open` of that player");
    }
}
