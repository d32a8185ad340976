//! The sites on offer.

use maud::{Markup, html};
use welkin::Choice;
use welkin::resource::Resources;
use welkin::view::{CardView, StepView};

use super::board::ShownBoard;
use super::site;
use crate::pages::table::text::say;

/// The section with the sites on offer.
pub(super) fn offer(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let can = board.any(|choice| matches!(choice, Choice::Open(_)));
    html! {
        section #offer .display-box .can[can] data-part tabindex="-1" aria-labelledby="h-offer" {
            h2 #h-offer .rowhead {
                (words.say("k-offer")) " "
                span .caps { (say!(words, "k-pile", count = board.view.pile)) }
                @if board.view.pile == 0 && board.view.last_turns.is_none() && board.view.end.is_none() {
                    " " span .why.last { (words.say("k-pile-empty")) }
                } @else if let Some(why) = why_not(board) { " " span .why { (why) } }
            }
            ol .display {
                @for card in &board.view.display {
                    li {
                        @match card {
                            Some(card) => (drawn(board, card)),
                            None => span .card.site.gone { (words.say("k-gone")) },
                        }
                    }
                }
            }
        }
    }
}

/// Why no site can be opened now, in few words.
pub(super) fn why_not(board: &ShownBoard<'_>) -> Option<String> {
    let turn = board.turn()?;
    if turn.step != StepView::Ready || board.any(|choice| matches!(choice, Choice::Open(_))) {
        return None;
    }
    let words = board.words;
    let places = board.view.figures.places;
    Some(if turn.acted {
        words.say("k-why-acted")
    } else if board.player().sites.len() >= places {
        say!(words, "k-why-places", count = places)
    } else {
        words.say("k-why-empty")
    })
}

fn drawn(board: &ShownBoard<'_>, card: &CardView) -> Markup {
    let choice = Choice::Open(card.card);
    let fresh = board.scene.before.is_some_and(|before| {
        !before.display.iter().flatten().any(|known| known.card == card.card)
    });
    let face = html! {
        (site::picture(card))
        (site::title(board, card))
        (site::slots(board, card, Resources::NONE, &[]))
        (site::foot(board, card, None))
    };
    let class = format!("card site {}{}", site::class(card), if fresh { " new" } else { "" });
    html! {
        @if board.effect(choice).is_some() {
            button class={ (class) " " (board.lit(choice)) } id={ "card-" (card.card) } name="choice" value=(choice) {
                span .sr { (board.words.say("k-open-word")) " " }
                (face)
            }
        } @else {
            div class=(class) id={ "card-" (card.card) } data-ask=[board.ask(choice)] { (face) }
        }
    }
}
