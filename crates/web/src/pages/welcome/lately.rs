//! What happened in the last round, in words.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::card::Action;
use welcome::view::OfferView;

use super::board::Board;
use super::describe::describe;
use super::icon::{badge, ico};
use super::players;
use super::text::{bold, rich};

/// With more seats than this, only those near the viewer are told of.
const TOLD: usize = 8;

/// The panel with the last round.
pub(super) fn lately(board: &Board<'_>) -> Markup {
    let words = board.words;
    let scene = board.scene;
    html! {
        section #log .panel data-part {
            h2 {
                (words.say("w-last-round"))
                // A game is replayed once nothing in it is hidden any more.
                @if board.view.end.is_some() {
                    " " a .caps href={ (scene.address) "/replay" } { (words.say("w-whole-log")) }
                }
            }
            @if scene.last_round.is_empty() {
                p .soft { (words.say("w-nothing-yet")) }
            } @else {
                (deeds(board, told(board)))
            }
        }
    }
}

fn told(board: &Board<'_>) -> Vec<Seat> {
    let seats = board.view.seats.len();
    if seats <= TOLD {
        return Seat::all(seats).collect();
    }
    players::near(board, true).into_iter().map(|(_, seat)| seat).collect()
}

/// What these seats chose, one line each.
pub(super) fn deeds(board: &Board<'_>, seats: Vec<Seat>) -> Markup {
    html! {
        ol .lately {
            @for seat in seats {
                @if let Some(choices) = board.scene.last_round.get(seat.index()) {
                    @let name = (board.view.viewer != Some(seat)).then(|| board.name(seat));
                    li {
                        @match action_taken(board, seat, choices) {
                            Some(action) => (badge(action)),
                            None => (ico("i-refusal")),
                        }
                        span { (rich(&describe(board.words, name, choices), bold)) }
                    }
                }
            }
        }
    }
}

/// The action a seat took in the last round; none if a permit was refused.
fn action_taken(board: &Board<'_>, seat: Seat, choices: &[Choice]) -> Option<Action> {
    let offer = board.scene.before.map(|before| &before.offer);
    choices.iter().find_map(|choice| match (*choice, offer) {
        (Choice::Take(pair), Some(OfferView::Pairs(pairs))) => Some(pairs[pair.index()].action),
        (Choice::Combine { action, .. }, Some(OfferView::Cards { cards, .. })) => {
            Some(cards[action.index()].action)
        }
        (Choice::Combine { .. }, _) => {
            board.view.seats[seat.index()].played.map(|[_, card]| card.action)
        }
        _ => None,
    })
}
