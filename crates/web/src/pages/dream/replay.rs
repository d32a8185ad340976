//! A game stepped through, round by round. Once it is over, the hand of the seat shown lies open.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::dream::{Choice, OfferView, Position};

use super::board::ShownBoard;
use super::lately::deeds;
use super::{offer, opponent, players, rules, score, sheet};
use crate::pages::table::bar;
use crate::pages::table::text::say;
use crate::pages::welcome::replay::beside_deeds;

/// The page of one finished round.
pub(super) fn replay(
    board: &ShownBoard<'_>,
    held: Option<&Position>,
    round: u32,
    rounds: u32,
) -> Markup {
    let words = board.words;
    let seats: Vec<Seat> = board.seats().collect();
    let left = html! {
        @if let Some(before) = board.scene.before {
            (offer::drawn(board, &open(board, &before.offer, held), taken(board)))
        }
        (sheet::sheet(board))
    };
    let side = html! { (score::score(board)) (opponent::panel(board)) (players::players(board)) };
    html! {
        div #table .table.welcome.skinned.x-dream.replay {
            (offer::stylesheets(board))
            (bar::bar(board, &say!(words, "w-round", round = round), &html! {}, &rules::end(words, board.view)))
            (beside_deeds(board, [round, rounds], &left, &deeds(board, &seats), &side))
        }
    }
}

/// The sheet at rest, and the cards from which it was played.
pub(super) fn still(board: &ShownBoard<'_>) -> Markup {
    html! {
        div .table.welcome.skinned.x-dream.still {
            (offer::stylesheets(board))
            @if let Some(before) = board.scene.before { (offer::drawn(board, &before.offer, taken(board))) }
            (sheet::sheet(board))
        }
    }
}

/// The offer of a round, in which the hand of the seat shown lies open if it may.
fn open(board: &ShownBoard<'_>, offer: &OfferView, held: Option<&Position>) -> OfferView {
    let hand = held.and_then(|held| held.seats.get(board.shown.index())?.hand.as_deref());
    let hand = hand.and_then(|cards| cards.try_into().ok());
    match offer {
        OfferView::Hand(cards) => OfferView::Hand(cards.or(hand)),
        OfferView::Pairs(_) | OfferView::Cards(_) => offer.clone(),
    }
}

/// The pair or the cards that the seat shown took in this round.
fn taken(board: &ShownBoard<'_>) -> Option<[usize; 2]> {
    let choices = board.scene.last_step.get(board.shown.index())?;
    choices.iter().find_map(|choice| match choice {
        Choice::Take(pair) => Some([pair.index() + 1; 2]),
        Choice::Combine { number, action } => Some([number.index() + 1, action.index() + 1]),
        _ => None,
    })
}
