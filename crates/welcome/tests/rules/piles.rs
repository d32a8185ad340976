//! The three piles of the standard game. Rulebook pp. 4 and 5; facts 4.1 and 4.9.

use tabletop::{Game, Viewer};
use welcome::Position;
use welcome::card::Card;
use welcome::data::Edition;
use welcome::position::WrittenPair;
use welcome::view::OfferView;

use crate::players::{self, whole_game};
use crate::scenario::{EMPTY, Scenario, card, without};

fn pairs(position: &Position) -> [WrittenPair; 3] {
    let pairs = position.pairs.clone().expect("a standard game");
    pairs.try_into().expect("three pairs")
}

/// The card of a pile that shows its number, and the one that shows its action.
fn shown(pair: WrittenPair) -> Card {
    Card { number: pair.number, action: pair.next }
}

fn flipped(pair: WrittenPair) -> Card {
    Card { number: pair.flipped.expect("told"), action: pair.action }
}

/// Rulebook p. 5: the top card of each pile is turned over; its action is offered beside the next
/// number. Everyone sees it coming in the corner of the number card (facts 1).
#[test]
fn the_number_card_becomes_the_action_of_the_next_round() {
    let play = Scenario::new(EMPTY)
        .pairs(["7 surveyor, next pool", "8 pool, next temp", "9 bis, next landscaper"])
        .play()
        .any_turn()
        .end_round();
    let OfferView::Pairs(offer) = play.view().offer else { panic!("a standard game") };
    let actions: Vec<&str> = offer.iter().map(|pair| pair.action.name()).collect();
    assert_eq!(actions, ["pool", "temp", "landscaper"]);
    let turned = pairs(&play.game.position());
    assert_eq!(turned.map(flipped), ["7 pool", "8 temp", "9 landscaper"].map(card));
}

/// Facts 4.9: when the piles are empty the three cards on top stay as the next actions, and all
/// 78 others are shuffled into new piles.
#[test]
fn when_the_piles_are_empty_the_discards_are_shuffled() {
    let named = ["7 surveyor, next pool", "8 pool, next temp", "9 bis, next landscaper"];
    let on_table = ["7 pool", "8 temp", "9 landscaper", "1 surveyor", "3 pool", "4 bis"];
    let discarded = without(Edition::of_2018().cards, on_table.map(card));
    let mut scenario = Scenario::new(EMPTY).pairs(named).discarded(discarded);
    let told = scenario.position.pairs.as_mut().expect("just told");
    for (pair, number) in told.iter_mut().zip([1, 3, 4]) {
        pair.flipped = Some(welcome::number::Number::whole(number));
    }
    let play = scenario.play();
    assert_eq!((play.view().deck_left, play.view().discarded.len()), (0, 75));
    let play = play.any_turn().end_round();
    assert_eq!((play.view().deck_left, play.view().discarded.len()), (75, 0));
    let turned = pairs(&play.game.position());
    assert_eq!(turned.map(flipped), ["7 pool", "8 temp", "9 landscaper"].map(card));
}

/// Facts 4.9: 27 cards in each pile give 26 rounds; then the piles begin anew. And at all times
/// 81 cards are in the piles, on the table or in the discards.
#[test]
fn cards_are_neither_lost_nor_found() {
    let cards = Edition::of_2018().cards;
    let left_in = |position: &Position| {
        let on_table = pairs(position).into_iter().flat_map(|pair| [shown(pair), flipped(pair)]);
        let discarded = position.discarded.clone().expect("told");
        without(cards.clone(), on_table.chain(discarded))
    };
    let setup = players::setup(2, &[]);
    let mut longest = 0;
    for index in 0..40 {
        let mut before: Option<Position> = None;
        let game = whole_game(&setup, index, players::lasting, |game| {
            let (round, position) = (game.rounds_over() as usize, game.position());
            let left = left_in(&position);
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.deck_left, left.len());
            assert_eq!(view.deck_left + view.discarded.len() + 6, 81);
            assert_eq!(view.deck_left, 75 - 3 * (round % 26), "after {round} rounds");
            if let Some(before) = before.replace(position.clone()) {
                // What showed its number shows its action now.
                let turned = pairs(&position).map(flipped);
                assert_eq!(turned, pairs(&before).map(shown));
                // Numbers come from what was left, or from the shuffled discards when nothing was.
                let was_left = left_in(&before);
                assert_eq!(was_left.is_empty(), round == 26);
                let piles = if round == 26 { without(cards.clone(), turned) } else { was_left };
                without(piles, pairs(&position).map(shown));
            }
        });
        longest = longest.max(game.rounds_over());
    }
    assert!(longest > 27, "no game saw the piles empty: the longest had {longest} rounds");
}
