//! Cards in numbers: what is on offer, and what has been discarded.

use tabletop::Notes;

use crate::card::{Action, Card};
use crate::choice::OFFERS;
use crate::number::Number;
use crate::rules::{Mode, Rules};
use crate::supply::Supply;
use tabletop::Seat;

/// More cards of one kind than any deck has, in words a learner understands.
const MOST_ALIKE: i16 = 4;
/// The largest number, as it is written down.
pub(crate) const MOST_NUMBER: i16 = written(Some(Number::HIGHEST));

/// A number as it is written down: four times the number plus one, so that 9¾ is whole too; 0 where
/// there is none.
#[inline]
pub(crate) const fn written(number: Option<Number>) -> i16 {
    match number {
        Some(number) => number.quarters() as i16 + 4,
        None => 0,
    }
}

/// The different cards of a deck, and how many there are of each.
#[derive(Clone, Debug)]
pub(crate) struct CardKinds {
    kinds: Vec<(Card, u8)>,
    /// By quarters of the number and by action, the place among the kinds.
    places: Vec<u8>,
}

impl CardKinds {
    pub(crate) fn of(cards: &[Card]) -> Self {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let alike = sorted.chunk_by(|one, other| one == other);
        let kinds: Vec<(Card, u8)> = alike.map(|cards| (cards[0], cards.len() as u8)).collect();
        let mut places = vec![0; (Number::HIGHEST.quarters() + 1) * Action::ALL.len()];
        for (place, (card, _)) in kinds.iter().enumerate() {
            places[Self::address(*card)] = place as u8;
        }
        Self { kinds, places }
    }

    #[inline]
    fn address(card: Card) -> usize {
        card.number.quarters() * Action::ALL.len() + card.action as usize
    }
}

/// Writes down which action something has.
pub(crate) fn action(notes: &mut impl Notes, action: Option<Action>, what: &dyn Fn() -> String) {
    notes.one_of(Action::ALL.len(), action.map(|action| action as usize), |index| {
        format!("{} {}", what(), Action::ALL[index])
    });
}

/// Writes down everything a seat knows of the cards.
pub(crate) fn cards(
    rules: &Rules,
    supply: &Supply,
    seat: Seat,
    game_over: bool,
    notes: &mut impl Notes,
) {
    let pairs = rules.mode == Mode::Standard;
    let (count, numbers, actions) = match rules.mode {
        Mode::Standard => {
            let count = supply.pairs_on_offer(rules);
            (count, &supply.shown[..count], &supply.flipped[..count])
        }
        Mode::Solo | Mode::Opponent => {
            let cards = supply.on_table();
            (cards.len(), cards, cards)
        }
        Mode::Expert => {
            let hand = supply.hand(rules, seat);
            (hand.len(), hand, hand)
        }
    };
    for place in 0..OFFERS {
        let there = place < count;
        let offered = |what: &str| format!("offer {} {what}", place + 1);
        let number = there.then(|| numbers[place].number);
        notes.put(written(number), MOST_NUMBER, || offered("number"));
        action(notes, there.then(|| actions[place].action), &|| offered("action"));
        if pairs {
            action(notes, there.then(|| numbers[place].action), &|| offered("next"));
        }
    }
    notes.put(supply.deck.left() as i16, rules.cards().len() as i16, || "deck left".to_owned());
    if rules.mode == Mode::Solo {
        notes.flag(!supply.solo_card_hidden, || "solo card drawn".to_owned());
    }
    let kinds = &rules.kinds;
    let name = |place: usize| format!("discarded {}", kinds.kinds[place].0);
    notes.figures(kinds.kinds.len(), MOST_ALIKE, name, |discarded| {
        for (count, (_, all)) in discarded.iter_mut().zip(&kinds.kinds) {
            *count = i16::from(*all);
        }
        supply.each_elsewhere(rules, game_over, |card| {
            let place = usize::from(kinds.places[CardKinds::address(card)]);
            discarded[place] = (discarded[place] - 1).max(0);
        });
    });
}

/// Writes down what is known of the cards of a seat, where everyone has a hand of their own.
pub(crate) fn hand(
    supply: &Supply,
    seat: Seat,
    received: bool,
    who: &impl Fn() -> String,
    notes: &mut impl Notes,
) {
    let Some(hand) = supply.hands.get(seat.index()) else { return };
    let from_neighbour = received.then(|| hand.cards[0].action);
    action(notes, from_neighbour, &|| format!("{} received", who()));
    let played = |index: usize| hand.played.map(|played| played[index]);
    let number = played(0).map(|card| card.number);
    notes.put(written(number), MOST_NUMBER, || format!("{} played number", who()));
    action(notes, played(1).map(|card| card.action), &|| format!("{} played", who()));
}
