//! Choices in a few English words, for the terminal.

use tabletop::{Seat, Viewer};

use crate::board::Board;
use crate::card::{CardId, Power};
use crate::choice::Choice;
use crate::game::Welkin;
use crate::resource::{Resource, Resources};
use crate::rules::Rules;
use crate::turn::{Stage, turning_price};

pub(crate) fn describe(game: &Welkin, seat: Seat, choice: Choice) -> String {
    let rules = game.rules();
    let board = game.board(Viewer::Seat(seat));
    let player = &board.players[seat.index()];
    let name = |resource: Resource| rules.figures().names[resource.index()].as_str();
    match choice {
        Choice::Open(card) => format!("open {}", site(rules, card)),
        Choice::Flip(faces) => {
            format!("turn a market token from {} to {}", name(faces.shown), name(faces.hidden))
        }
        Choice::Turn(resource) => {
            let face = if player.plus.contains(resource) { "its resource" } else { "+1" };
            let flips = match board.turn.stage {
                Stage::Turning { flips, .. } => flips,
                _ => 0,
            };
            let price = match turning_price(rules, flips) {
                0 => String::new(),
                price => format!(", for {}", coins(price.into())),
            };
            format!("turn the {} production token to {face}{price}", name(resource))
        }
        Choice::Take(resource) => format!("take {}", one(name(resource))),
        Choice::Discard(resource) => format!("give back {}", one(name(resource))),
        Choice::Place { resource, card } => {
            let done = completes(rules, board, seat, resource, card);
            let worth = done.map(|worth| format!(" and sell it for {}", coins(worth)));
            format!("lay {} on site {card}{}", one(name(resource)), worth.unwrap_or_default())
        }
        Choice::Power(card) => format!("use the power of site {card}: {}", power(rules, card)),
        Choice::Sell(card) => {
            let index = player.sites.find(card);
            let worth = index.map_or(0, |i| board.worth(rules, player.sites.as_slice()[i].placed));
            format!("sell site {card} as it is, for {}", coins(worth))
        }
        Choice::Stop => match board.turn.stage {
            Stage::Turning { .. } => "end the production, which yields nothing".to_owned(),
            _ => "end the laying that the power allowed".to_owned(),
        },
        Choice::Done => "end the turn".to_owned(),
    }
}

fn one(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

pub(crate) fn coins(count: u32) -> String {
    format!("{count} coin{}", if count == 1 { "" } else { "s" })
}

/// How many of each: `2 vegetal and 1 gem`.
pub(crate) fn counted(rules: &Rules, resources: Resources) -> String {
    let kinds = resources.kinds().iter();
    let named =
        |kind: Resource| format!("{} {}", resources[kind], rules.figures().names[kind.index()]);
    let kinds: Vec<String> = kinds.map(named).collect();
    match &kinds[..] {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => kinds.concat(),
    }
}

/// A card with what it asks for.
fn site(rules: &Rules, card: CardId) -> String {
    // A card that the box does not have can be written, though never opened.
    let Some(printed) = rules.edition.cards.get(card.index()) else {
        return format!("site {card}");
    };
    let flip = if printed.flip { ", then turn a market token" } else { "" };
    format!("site {card} ({}){flip}", printed.slots)
}

fn power(rules: &Rules, card: CardId) -> String {
    let figures = rules.figures();
    match rules.edition.cards.get(card.index()).and_then(|card| card.power) {
        None => "none".to_owned(),
        Some(Power::Sell) => "sell early: unfinished sites can be sold this turn".to_owned(),
        Some(Power::Use) => "use again: lay resources besides the action".to_owned(),
        Some(Power::Open) => "open one more site".to_owned(),
        Some(Power::Buy) => {
            format!("buy {} resources for {}", figures.buy, coins(figures.buy_price.into()))
        }
        Some(Power::Flip) => format!("turn {} market tokens", figures.flip),
    }
}

/// What the site pays if this resource completes it.
fn completes(
    rules: &Rules,
    board: &Board,
    seat: Seat,
    resource: Resource,
    card: CardId,
) -> Option<u32> {
    let sites = &board.players[seat.index()].sites;
    let mut placed: Resources = sites.as_slice()[sites.find(card)?].placed;
    let slots = rules.card(card).slots;
    if !slots.room(placed).contains(resource) {
        return None;
    }
    placed[resource] += 1;
    slots.room(placed).is_empty().then(|| board.worth(rules, placed))
}
