//! Choices in words, as the log tells them and as advice.

use welcome::card::Action;
use welcome::choice::Offer;
use welcome::dream::{Bonus, Choice, OfferView, View};
use welcome::number::Number;

use super::board::{ShownBoard, address, letter};
use crate::pages::table::text::{list, marked, say};
use crate::pages::welcome::icon::name;
use crate::words::Words;

/// What someone chose in a turn, as one sentence. Without a name it is the reader. The figures are
/// marked, for `rich` to set off.
pub(super) fn describe(board: &ShownBoard<'_>, who: Option<&str>, choices: &[Choice]) -> String {
    let words = board.words;
    let deeds: Vec<String> = choices.iter().filter_map(|&choice| deed(words, choice)).collect();
    let deeds = if deeds.is_empty() { vec![words.say("w-did-nothing")] } else { deeds };
    let deeds = list(words, &deeds);
    match who {
        None => say!(words, "w-you-did", deeds = deeds),
        Some(name) => say!(words, "w-someone-did", name = name, deeds = deeds),
    }
}

fn deed(words: &Words, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Take(_) | Choice::Combine { .. } | Choice::Done => return None,
        Choice::Refuse | Choice::RefuseAndPass(_) => words.say("w-did-refuse"),
        Choice::Write { number, house } => {
            say!(words, "w-did-write", number = marked(number), house = address(house))
        }
        Choice::Plan(slot) => say!(words, "w-did-plan", plan = slot.index() + 1),
        Choice::Cross(bonus) => say!(words, "d-did-cross", bonus = called(words, bonus)),
    })
}

/// What a bonus belongs to.
fn called(words: &Words, bonus: Bonus) -> String {
    match bonus {
        Bonus::Street(street) => say!(words, "d-street", street = letter(street)),
        Bonus::Column(column) => say!(words, "d-column", column = column.to_string()),
    }
}

/// A turn as advice: `take 9 with Park and write 9 in A7`.
pub(super) fn advice(words: &Words, view: &View, choices: &[Choice]) -> String {
    let told = |choice: &Choice| step(words, view, *choice);
    let steps: Vec<String> = choices.iter().filter_map(told).collect();
    if steps.is_empty() { words.say("w-do-done") } else { words.list(&steps) }
}

fn step(words: &Words, view: &View, choice: Choice) -> Option<String> {
    let shown = |place: Offer| match &view.offer {
        OfferView::Pairs(pairs) => Some((pairs[place.index()].number, pairs[place.index()].action)),
        OfferView::Cards(cards) => cards.get(place.index()).map(|card| (card.number, card.action)),
        OfferView::Hand(cards) => {
            cards.map(|cards| (cards[place.index()].number, cards[place.index()].action))
        }
    };
    let take = |number: Number, action: Action| {
        say!(words, "w-do-take", number = number.to_string(), action = name(words, action))
    };
    Some(match choice {
        Choice::Done => return None,
        Choice::Take(pair) => take(shown(pair)?.0, shown(pair)?.1),
        Choice::Combine { number, action } => take(shown(number)?.0, shown(action)?.1),
        Choice::Refuse => words.say("w-do-refuse"),
        Choice::RefuseAndPass(card) => {
            let (number, action) = shown(card)?;
            let action = name(words, action);
            say!(words, "w-do-refuse-pass", number = number.to_string(), action = action)
        }
        Choice::Write { number, house } => {
            say!(words, "w-do-write", number = number.to_string(), house = address(house))
        }
        Choice::Plan(slot) => say!(words, "w-do-plan", plan = slot.index() + 1),
        Choice::Cross(bonus) => say!(words, "d-do-cross", bonus = called(words, bonus)),
    })
}
