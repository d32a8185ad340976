//! Choices in words: in the log, and as advice.

use bienvenue::{Choice, View};
use tabletop::Seat;

use super::board::ShownBoard;
use super::names::{self, card_name, place};
use super::turns::PastTurn;
use crate::pages::table::text::{list, marked, say};
use crate::words::Words;

/// What someone did, as one sentence: `Marcel drew from pile 2 and laid a pantry in B4.` What a card
/// is remains untold while others cannot know it.
pub(super) fn describe(board: &ShownBoard<'_>, turn: &PastTurn, open: bool) -> String {
    let words = board.words;
    let knows = open || board.is_me(turn.seat);
    let deeds = turn.choices.iter().filter_map(|choice| deed(board, *choice, knows));
    let deeds = list(words, &deeds.collect::<Vec<_>>());
    if board.is_me(turn.seat) {
        say!(words, "v-you-did", deeds = deeds)
    } else {
        say!(words, "v-someone-did", name = board.name(turn.seat), deeds = deeds)
    }
}

fn deed(board: &ShownBoard<'_>, choice: Choice, knows: bool) -> Option<String> {
    let words = board.words;
    let tile = |id| marked(board.called(id));
    let card = |title| marked(card_name(words, title));
    Some(match choice {
        Choice::Done => return None,
        Choice::Draw(pile) => say!(words, "v-did-draw", pile = pile.to_string()),
        Choice::DrawGarden => words.say("v-did-draw-garden"),
        Choice::Foundations { from, to } => {
            let (wide, high) = (to.column() - from.column() + 1, to.row() - from.row() + 1);
            say!(words, "v-did-found", wide = wide, high = high)
        }
        Choice::Entrance { spot, .. } => say!(words, "v-did-enter", cell = place(words, spot)),
        Choice::Lay(laying) => {
            say!(words, "v-did-lay", tile = tile(laying.tile), cell = place(words, laying.spot))
        }
        Choice::Discount(id) => say!(words, "v-did-discount", tile = board.called(id)),
        Choice::Hold(id) => say!(words, "v-did-hold", tile = board.called(id)),
        Choice::Auction(id) => say!(words, "v-did-auction", tile = tile(id)),
        Choice::Bid(0) => words.say("v-did-not-bid"),
        Choice::Bid(bid) => say!(words, "v-did-bid", bid = marked(bid)),
        Choice::Buy(id) => say!(words, "v-did-buy", tile = board.called(id)),
        Choice::Deck => words.say("v-did-deck"),
        Choice::TakeDiscard => words.say("v-did-take-discard"),
        Choice::Activate(zone) => match used(board.view, choice) {
            Some(used) => {
                say!(words, "v-did-use", card = card(used), whose = owner(board, zone.owner))
            }
            None => say!(words, "v-did-use-some", whose = owner(board, zone.owner)),
        },
        Choice::Open { spot, .. } => say!(words, "v-did-open", cell = place(words, spot)),
        Choice::Pass => words.say("v-did-pass"),
        Choice::Play { title, .. } if knows => say!(words, "v-did-play", card = card(title)),
        Choice::Play { .. } => words.say("v-did-play-some"),
        Choice::Scrap(_) => words.say("v-did-scrap"),
        Choice::Keep(kept) if knows => say!(words, "v-did-keep", card = card(kept)),
        Choice::Keep(_) => words.say("v-did-keep-some"),
        Choice::Give(given) if knows => say!(words, "v-did-give", card = card(given)),
        Choice::Give(_) => words.say("v-did-give-some"),
        Choice::Steal(victim) => say!(words, "v-did-steal", name = board.within(victim)),
        Choice::Move(_) => words.say("v-did-move"),
        Choice::Decline => words.say("v-did-decline"),
    })
}

/// The card that lies where one was used. It may have been replaced since, so that only what still
/// lies there with a worker on it is named.
pub(super) fn used(view: &View, choice: Choice) -> Option<bienvenue::card::Title> {
    let Choice::Activate(zone) = choice else { return None };
    let zones = match zone.owner {
        None => &view.centre,
        Some(owner) => &view.seats.get(owner.index())?.zones,
    };
    let played = zones.get(usize::from(zone.index))?.as_ref()?;
    played.card.filter(|_| played.face_up)
}

fn owner(board: &ShownBoard<'_>, owner: Option<Seat>) -> String {
    owner.map_or_else(|| board.words.say("v-the-centre"), |owner| board.within(owner))
}

/// A turn as advice: `draw from pile 2`, `lay the pantry in B4 for 3`.
pub(super) fn advice(words: &Words, view: &View, choices: &[Choice]) -> String {
    let steps: Vec<String> =
        choices.iter().filter_map(|choice| step(words, view, *choice)).collect();
    if steps.is_empty() { words.say("v-do-done") } else { words.list(&steps) }
}

fn step(words: &Words, view: &View, choice: Choice) -> Option<String> {
    let tile = |id| called(words, view, id);
    let card = |title| card_name(words, title);
    Some(match choice {
        Choice::Done => return None,
        Choice::Draw(pile) => say!(words, "v-do-draw", pile = pile.to_string()),
        Choice::DrawGarden => words.say("v-do-draw-garden"),
        Choice::Foundations { from, to } => {
            say!(words, "v-do-found", from = place(words, from), to = place(words, to))
        }
        Choice::Entrance { spot, side } => {
            say!(words, "v-do-enter", cell = place(words, spot), side = names::side(words, side))
        }
        Choice::Lay(laying) => {
            let way = view.ways.iter().find(|way| way.choice == choice);
            let cell = place(words, laying.spot);
            match way {
                Some(way) => say!(
                    words,
                    "v-do-lay-for",
                    tile = tile(laying.tile),
                    cell = cell,
                    price = way.price
                ),
                None => say!(words, "v-do-lay", tile = tile(laying.tile), cell = cell),
            }
        }
        Choice::Discount(id) => say!(words, "v-do-discount", tile = tile(id)),
        Choice::Hold(id) => say!(words, "v-do-hold", tile = tile(id)),
        Choice::Auction(id) => say!(words, "v-do-auction", tile = tile(id)),
        Choice::Bid(0) => words.say("v-do-not-bid"),
        Choice::Bid(bid) => say!(words, "v-do-bid", bid = bid),
        Choice::Buy(id) => say!(words, "v-do-buy", tile = tile(id)),
        Choice::Deck => words.say("v-do-deck"),
        Choice::TakeDiscard => words.say("v-do-take-discard"),
        Choice::Activate(_) => match used(view, choice) {
            Some(used) => say!(words, "v-do-use", card = card(used)),
            None => words.say("v-do-use-some"),
        },
        Choice::Open { spot, side } => {
            say!(words, "v-do-open", cell = place(words, spot), side = names::side(words, side))
        }
        Choice::Pass => words.say("v-do-pass"),
        Choice::Play { title, zone } => {
            say!(words, "v-do-play", card = card(title), number = zone + 1)
        }
        Choice::Scrap(_) => words.say("v-do-scrap"),
        Choice::Keep(kept) => say!(words, "v-do-keep", card = card(kept)),
        Choice::Give(given) => say!(words, "v-do-give", card = card(given)),
        Choice::Steal(_) => words.say("v-do-steal"),
        Choice::Move(zone) => say!(words, "v-do-move", number = zone + 1),
        Choice::Decline => words.say("v-do-decline"),
    })
}

fn called(words: &Words, view: &View, id: bienvenue::tile::TileId) -> String {
    let tile = super::board::seen_tile(view, id);
    tile.map_or_else(|| words.say("v-a-tile"), |tile| names::the(words, tile))
}
