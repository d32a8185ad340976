//! A game stepped through, round by round: the cards, what everyone chose, and where it led. Once
//! the game is over, the hands of experts lie open.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::view::OfferView;
use welcome::{Choice, Position};

use super::board::ShownBoard;
use super::lately::deeds;
use super::text::say;
use super::{held, offer, opponent, players, score, sheet, terms};
use crate::pages::table::frame::Frame;
use crate::pages::table::{bar, replay};

/// The page of one finished round.
pub(super) fn replay(
    board: &ShownBoard<'_>,
    held: Option<&Position>,
    round: u32,
    rounds: u32,
) -> Markup {
    let words = board.words;
    let seats = Seat::all(board.view.seats.len());
    let left = html! {
        @if let Some(before) = board.scene.before {
            (offer::drawn(board, &open(board, &before.offer, held), taken(board)))
        }
        (sheet::sheet(board))
    };
    let side = html! {
        @if let Some(held) = held { (held::hands(board, held, round == rounds)) }
        (score::score(board))
        (opponent::panel(board))
        (players::players(board))
    };
    html! {
        div #table class={ (terms::class(board)) " replay" } {
            (terms::stylesheet(board))
            (bar::bar(board, &say!(words, "w-round", round = round), &super::extensions::name_tag(board), &super::help::end(board)))
            (beside_deeds(board, [round, rounds], &left, &deeds(board, seats.collect()), &side))
        }
    }
}

/// A finished round: where one is in the game, what lay on the table, and beside it what everyone
/// did.
pub(in crate::pages) fn beside_deeds(
    frame: &Frame<'_>,
    [round, rounds]: [u32; 2],
    table: &Markup,
    deeds: &Markup,
    side: &Markup,
) -> Markup {
    let words = frame.words;
    html! {
        (replay::steps(frame, [round, rounds],
            &say!(words, "w-replay-round", round = round, rounds = rounds),
            &say!(words, "w-sheet-of", name = frame.name(frame.shown))))
        main #main .board tabindex="-1" {
            div #turn .turn { (table) }
        }
        aside .side aria-label=(words.say("t-side")) {
            section #log .panel {
                h2 { (say!(words, "w-in-round", round = round)) }
                (deeds)
            }
            (replay::moment(frame, round))
            (side)
        }
    }
}

/// The sheet at rest, and the cards from which it was played.
pub(super) fn still(board: &ShownBoard<'_>) -> Markup {
    html! {
        div class={ (terms::class(board)) " still" } {
            (terms::stylesheet(board))
            @if let Some(before) = board.scene.before { (offer::drawn(board, &before.offer, taken(board))) }
            (sheet::sheet(board))
        }
    }
}

/// The offer of a round, in which the hand of the seat shown lies open if it may.
fn open(board: &ShownBoard<'_>, offer: &OfferView, held: Option<&Position>) -> OfferView {
    let hand = held.and_then(|held| held.seats.get(board.shown.index())?.hand.clone());
    match offer {
        OfferView::Hand { cards, first_architect } => {
            OfferView::Hand { cards: cards.clone().or(hand), first_architect: *first_architect }
        }
        OfferView::Pairs(_) | OfferView::Cards { .. } => offer.clone(),
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
