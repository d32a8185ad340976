//! The cards on the real table, where someone has typed them in, and the hint about them. Nobody must:
//! the sheet works without.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::number::Number;

use super::PaperPages;
use crate::pages::hint::panel;
use crate::pages::layout::icon;
use crate::pages::table::frame::Frame;
use crate::pages::table::text::say;
use crate::pages::welcome::icon::{badge, name};
use crate::play::SceneOf;

/// The cards of this round, and the ways to type them in, to ask for a hint and to begin the next.
pub(super) fn strip(board: &Frame<'_>) -> Markup {
    let words = board.words;
    let Some(around) = board.around.filter(|_| board.plays()) else {
        return html! { div #cards data-part {} };
    };
    let id = board.address.strip_prefix("/table/").unwrap_or_default();
    let form = format!("{}/cards", around.address);
    html! {
        div #cards .ontable data-part {
            @if around.offer.is_empty() {
                a .btn.quiet.type href={ (form) "?from=" (id) } { (icon("i-hint")) (words.say("cp-type-cards")) }
            } @else {
                a .offer3 href={ (form) "?from=" (id) } title=(words.say("cp-type-cards")) {
                    @for card in &around.offer {
                        span .pair3 {
                            b { (card.number) } (badge(card.action))
                            span .sr { (name(words, card.action)) }
                        }
                    }
                }
                button #ask-hint .btn.ask-hint form="turn" formaction=(board.way_to("hint"))
                    data-thinking=(words.say("hint-thinking")) { (icon("i-hint")) span { (words.say("cp-hint")) } }
                form method="post" action=(form) {
                    input type="hidden" name="from" value=(id);
                    button .btn.quiet name="next" value="true" { (icon("i-next")) span { (words.say("cp-next-round")) } }
                }
            }
        }
    }
}

/// What the best bot would do with these cards, if it was asked.
pub(super) fn hint<G: PaperPages>(scene: &SceneOf<'_, G>) -> Markup {
    let beside = scene.around.and_then(|around| around.beside::<G>());
    let choices = beside.map(|beside| &*beside.choices).unwrap_or_default();
    panel(&SceneOf { choices, ..*scene })
}

/// Which of the numbers are on the table, in words; nothing where nobody has typed cards in.
pub(super) fn told(board: &Frame<'_>) -> Option<String> {
    let around = board.around.filter(|around| !around.offer.is_empty())?;
    let pairs: Vec<String> = (around.offer.iter())
        .map(|card| format!("{} {}", card.number, name(board.words, card.action)))
        .collect();
    Some(say!(board.words, "cp-on-table", cards = pairs.join(", ")))
}

/// Whether a number can be written with the cards on the table, where they are known.
pub(super) fn is_dealt(board: &Frame<'_>, number: Number) -> bool {
    board.around.is_some_and(|around| around.allowed.contains_key(&number))
}

/// The numbers with which an action comes, where the cards on the table are known.
pub(in crate::pages) fn dealt_with(board: &Frame<'_>, action: Action) -> Option<String> {
    let around = board.around.filter(|around| !around.offer.is_empty())?;
    let with = around.allowed.iter().filter(|(_, actions)| actions.contains(&action));
    Some(with.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(" "))
}
