//! Piles that are reshuffled apart, in a position.

use tabletop::Faults;

use super::WrittenPile;
use crate::card::Card;
use crate::game::Welcome;
use crate::supply::deck::Deck;
use crate::supply::piles::PILES;

/// Writes down what is known of each pile.
pub(super) fn written(game: &Welcome) -> [WrittenPile; PILES] {
    std::array::from_fn(|pile| WrittenPile {
        discarded: game.round.supply.discarded_of_pile(pile),
        to_come: game.round.supply.to_come_in_pile(pile),
    })
}

/// Lays the cards of a position out in their piles. What lies on and beside the piles is placed
/// already, and what the position names is taken out of the deck.
pub(super) fn lay_out(
    written: Option<&[WrittenPile; PILES]>,
    game: &mut Welcome,
    faults: &mut Faults,
) {
    let size = game.rules.cards().len() / PILES;
    let mut discarded: [Vec<Card>; PILES] = Default::default();
    let mut to_come: [Vec<Card>; PILES] = Default::default();
    if let Some(written) = written {
        game.round.supply.piles_parted = written.iter().all(|pile| pile.to_come.is_some());
        for (pile, written) in written.iter().enumerate() {
            discarded[pile].clone_from(&written.discarded);
            to_come[pile] = written.to_come.clone().unwrap_or_default();
        }
        if let Some(problem) = unequal(written, size) {
            faults.add("piles", problem);
            return;
        }
    } else {
        let left = left_after(size, game.round.played as usize);
        game.round.supply.piles_parted = left.1;
        let mut draw = |count: usize| -> Vec<Card> {
            (0..count).map(|_| game.round.supply.deck.draw(&mut game.contest.dealer)).collect()
        };
        for pile in 0..PILES {
            discarded[pile] = draw(size - 2 - left.0);
            if left.1 {
                to_come[pile] = draw(left.0);
            }
        }
    }
    // Until they are reshuffled, any card that is left may be in any pile.
    let mut rest = game.round.supply.deck.cards().iter().copied();
    let left = size - 2 - discarded[0].len();
    let mut row = Vec::with_capacity(PILES * size);
    for place in 0..size {
        for pile in 0..PILES {
            let card = match place.checked_sub(left) {
                None if game.round.supply.piles_parted => to_come[pile].get(place).copied(),
                None => rest.next(),
                Some(0) => Some(game.round.supply.shown[pile]),
                Some(1) => Some(game.round.supply.flipped[pile]),
                Some(drawn) => discarded[pile].get(drawn - 2).copied(),
            };
            row.extend(card);
        }
    }
    game.round.supply.deck = Deck::laid_out(&row, PILES * left);
}

/// How many cards are left in each pile after this many rounds, and whether it was reshuffled.
fn left_after(size: usize, played: usize) -> (usize, bool) {
    match (size - 2).checked_sub(played) {
        Some(left) => (left, false),
        // From then on one card stays out each time, so that a pile lasts a round less.
        None => (size - 2 - (played - (size - 1)) % (size - 1), true),
    }
}

/// Piles always have the same number of cards; what is wrong otherwise.
fn unequal(piles: &[WrittenPile; PILES], size: usize) -> Option<String> {
    let [first, ..] = piles;
    let lengths = |pile: &WrittenPile| (pile.discarded.len(), pile.to_come.as_ref().map(Vec::len));
    let (discarded, to_come) = lengths(first);
    if piles.iter().any(|pile| lengths(pile) != (discarded, to_come)) {
        return Some("piles of different sizes: expected as many cards in each".to_owned());
    }
    // One card lies on each pile and one beside it.
    let others = size - 2;
    match to_come {
        Some(left) if left + discarded != others => Some(format!(
            "{discarded} cards discarded and {left} to come: expected {others} together"
        )),
        None if discarded > others => {
            Some(format!("{discarded} cards discarded: expected at most {others}"))
        }
        _ => None,
    }
}
