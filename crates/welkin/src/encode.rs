//! Welkin in numbers, for programs that learn: see [`tabletop::Encoded`].
//!
//! The order of forms and figures is a promise: programs that have learned know it by heart.

use std::sync::Arc;

use tabletop::{Encoded, Game, Notes, Seat, Spans, Viewer};

use crate::board::{Board, MOST_SITES};
use crate::card::{CardId, Power};
use crate::choice::Choice;
use crate::game::Welkin;
use crate::quotation::Faces;
use crate::resource::{RESOURCES, Resource, Resources};
use crate::rules::Rules;
use crate::turn::{Stage, turning_price};

/// About as many coins as a player gets.
const MOST_COINS: i16 = 150;
/// About as many resources of a kind as lie together.
const MOST_ALIKE: i16 = 10;
/// About as many rounds as a game has.
const MOST_ROUNDS: i16 = 60;

/// The forms of a choice, in the order of their indices.
#[derive(Clone, Copy)]
enum Form {
    Open,
    Flip,
    Turn,
    Take,
    Discard,
    Place,
    Power,
    Sell,
    Stop,
    Done,
}

const FORMS: usize = Form::Done as usize + 1;

fn spans(rules: &Rules) -> Spans<FORMS> {
    let cards = rules.edition.cards.len();
    let faces = RESOURCES * (RESOURCES - 1);
    let one_each = RESOURCES;
    Spans::new([cards, faces, one_each, one_each, one_each, RESOURCES * cards, cards, cards, 1, 1])
}

/// The place of a token as it lies: nothing shows the same on both faces.
fn place_of(faces: Faces) -> usize {
    let (shown, hidden) = (faces.shown.index(), faces.hidden.index());
    shown * (RESOURCES - 1) + hidden - usize::from(hidden > shown)
}

fn faces_at(place: usize) -> Faces {
    let (shown, other) = (place / (RESOURCES - 1), place % (RESOURCES - 1));
    let hidden = other + usize::from(other >= shown);
    Faces { shown: Resource::ALL[shown], hidden: Resource::ALL[hidden] }
}

impl Encoded for Welkin {
    const ABSOLUTE: bool = true;

    fn actions(setup: &Arc<Rules>) -> Vec<String> {
        let cards = setup.edition.cards.len();
        let forms = [
            Form::Open,
            Form::Flip,
            Form::Turn,
            Form::Take,
            Form::Discard,
            Form::Place,
            Form::Power,
            Form::Sell,
            Form::Stop,
            Form::Done,
        ];
        spans(setup).words(|form, place| {
            let choice = match forms[form] {
                Form::Open => Choice::Open(CardId::new(place)),
                Form::Flip => Choice::Flip(faces_at(place)),
                Form::Turn => Choice::Turn(Resource::ALL[place]),
                Form::Take => Choice::Take(Resource::ALL[place]),
                Form::Discard => Choice::Discard(Resource::ALL[place]),
                Form::Place => Choice::Place {
                    resource: Resource::ALL[place / cards],
                    card: CardId::new(place % cards),
                },
                Form::Power => Choice::Power(CardId::new(place)),
                Form::Sell => Choice::Sell(CardId::new(place)),
                Form::Stop => Choice::Stop,
                Form::Done => Choice::Done,
            };
            choice.to_string()
        })
    }

    fn action(&self, _seat: Seat, choice: Choice) -> Option<usize> {
        let cards = self.rules.edition.cards.len();
        let (form, place) = match choice {
            Choice::Open(card) => (Form::Open, card.index()),
            Choice::Flip(faces) => (Form::Flip, place_of(faces)),
            Choice::Turn(resource) => (Form::Turn, resource.index()),
            Choice::Take(resource) => (Form::Take, resource.index()),
            Choice::Discard(resource) => (Form::Discard, resource.index()),
            Choice::Place { resource, card } => {
                (Form::Place, resource.index() * cards + card.index())
            }
            Choice::Power(card) => (Form::Power, card.index()),
            Choice::Sell(card) => (Form::Sell, card.index()),
            Choice::Stop => (Form::Stop, 0),
            Choice::Done => (Form::Done, 0),
        };
        spans(&self.rules).index(form as usize, place)
    }

    fn observe(&self, seat: Seat, notes: &mut impl Notes) {
        let (rules, viewer) = (self.rules(), Viewer::Seat(seat));
        let board = self.board(viewer);
        let over = self.end.is_some();
        notes.put(self.round() as i16, MOST_ROUNDS, || "round".to_owned());
        notes.flag(over, || "over".to_owned());
        turn(rules, board, seat, over, notes);
        market(rules, board, notes);
        notes.put(board.pile.into(), rules.deck as i16, || "pile".to_owned());
        for place in 0..rules.figures().display {
            card(rules, board, board.display[place], notes, &|| format!("display {}", place + 1));
        }
        for offset in 0..rules.seats {
            let other = Seat::new((seat.index() + offset) % rules.seats);
            player(self, board, other, offset, notes);
        }
    }
}

/// What comes next in a turn, in the order of the figures.
const STEPS: [&str; 8] = ["ready", "turn", "take", "buy", "discard", "place", "open", "flip"];

fn turn(rules: &Rules, board: &Board, viewer: Seat, over: bool, notes: &mut impl Notes) {
    let turn = board.turn;
    let playing = board.seat(rules);
    let offset = (playing.index() + rules.seats - viewer.index()) % rules.seats;
    notes.one_of(rules.seats, (!over).then_some(offset), |offset| {
        format!("turn of {}", who(offset))
    });
    let stock = board.players[playing.index()].stock.total() as i16;
    let (step, left) = match turn.stage {
        Stage::Ready | Stage::Using { placed: true, .. } => (0, 0),
        Stage::Turning { .. } => (1, 0),
        Stage::Taking { left, bought: false } => (2, left.into()),
        Stage::Taking { left, bought: true } => (3, left.into()),
        Stage::Discarding => (4, stock - i16::from(rules.figures().stock)),
        Stage::Using { placed: false, .. } => (5, 0),
        Stage::Opening => (6, 0),
        Stage::Flipping { left, .. } => (7, left.into()),
    };
    notes.one_of(STEPS.len(), (!over).then_some(step), |index| format!("step {}", STEPS[index]));
    notes.put(if over { 0 } else { left }, 5, || "left".to_owned());
    notes.flag(turn.acted && !over, || "acted".to_owned());
    notes.flag(turn.selling && !over, || "selling".to_owned());
    let flips = match turn.stage {
        Stage::Turning { flips, .. } if !over => flips,
        _ => 0,
    };
    notes.put(turning_price(rules, flips).into(), 5, || "price of a turn".to_owned());
    for resource in Resource::ALL {
        let turned = match turn.stage {
            Stage::Turning { turned, .. } => turned.contains(resource) && !over,
            _ => false,
        };
        notes.flag(turned, || format!("turned {resource}"));
    }
    let last =
        board.last.map(|last| (last.seat.index() + rules.seats - viewer.index()) % rules.seats);
    notes.one_of(rules.seats, last, |offset| format!("last turns by {}", who(offset)));
}

/// What resources are worth, how the tokens lie, and what is left in the reserve.
fn market(rules: &Rules, board: &Board, notes: &mut impl Notes) {
    let mut lying = [0_i16; RESOURCES * (RESOURCES - 1)];
    for faces in board.quotations.iter(rules.tokens()) {
        lying[place_of(faces)] += 1;
    }
    let values = board.quotations.values(rules.tokens());
    resources(values, notes, &|| "worth".to_owned());
    resources(board.reserve, notes, &|| "reserve".to_owned());
    for (place, count) in lying.into_iter().enumerate() {
        notes.put(count, 4, || format!("tokens {}", faces_at(place)));
    }
}

fn resources(count: Resources, notes: &mut impl Notes, what: &dyn Fn() -> String) {
    for resource in Resource::ALL {
        let name = || format!("{} {resource}", what());
        notes.put(count[resource].into(), MOST_ALIKE, name);
    }
}

/// A site as printed: its number, so that it can be named, and what it takes and gives.
fn card(
    rules: &Rules,
    board: &Board,
    card: Option<CardId>,
    notes: &mut impl Notes,
    what: &dyn Fn() -> String,
) {
    let printed = card.map(|card| rules.card(card));
    let number = card.map_or(0, |card| card.index() as i16 + 1);
    notes.put(number, rules.edition.cards.len() as i16, || format!("{} card", what()));
    let these = printed.map_or(Resources::NONE, |printed| printed.slots.these);
    resources(these, notes, &|| format!("{} slots", what()));
    let any = printed.map_or(0, |printed| i16::from(printed.slots.any));
    notes.put(any, 5, || format!("{} slots any", what()));
    notes.flag(printed.is_some_and(|printed| printed.flip), || format!("{} flip", what()));
    let power = printed.and_then(|printed| printed.power);
    notes.one_of(Power::ALL.len(), power.map(|power| power as usize), |index| {
        format!("{} power {}", what(), Power::ALL[index])
    });
    let worth = printed.map_or(0, |printed| board.worth(rules, printed.slots.these));
    notes.put(worth as i16, 40, || format!("{} worth", what()));
}

/// Whose things these are: one's own, or those of the next seat, of the one after it.
fn who(offset: usize) -> String {
    if offset == 0 { "own".to_owned() } else { format!("other {offset}") }
}

fn player(game: &Welkin, board: &Board, seat: Seat, offset: usize, notes: &mut impl Notes) {
    let rules = game.rules();
    let player = &board.players[seat.index()];
    let who = || who(offset);
    notes.flag(game.waiting_on().contains(seat), || format!("{} thinking", who()));
    notes.put(player.coins() as i16, MOST_COINS, || format!("{} coins", who()));
    resources(player.stock, notes, &|| format!("{} stock", who()));
    for resource in Resource::ALL {
        notes.flag(player.plus.contains(resource), || format!("{} plus {resource}", who()));
    }
    let sites = player.sites.as_slice();
    // A power may open more sites than the board has places; no box has more than that many.
    for place in 0..MOST_SITES {
        let name = || format!("{} site {}", who(), place + 1);
        let site = sites.get(place);
        card(rules, board, site.map(|site| site.card), notes, &name);
        let placed = site.map_or(Resources::NONE, |site| site.placed);
        resources(placed, notes, &|| format!("{} placed", name()));
    }
    for index in 0..rules.edition.cards.len() {
        let card = CardId::new(index);
        let ready = player.completed.contains(card)
            && rules.card(card).power.is_some()
            && !player.used.contains(card);
        notes.flag(player.completed.contains(card), || format!("{} completed {card}", who()));
        notes.flag(ready, || format!("{} power of {card}", who()));
    }
}
