//! Alone against the AAA at a real table: the card that goes to the opponent, and validation cards.

use maud::{Markup, html};
use welcome::card::{Action, Card};
use welcome::number::Number;
use welcome::plan::PlanSlot;

use super::{OnPaperOpponent, press};
use crate::pages::layout::icon;
use crate::pages::table::frame::Frame;
use crate::pages::table::text::say;
use crate::pages::welcome::icon::{badge, name};

/// The validation cards that can still come, as buttons; nothing when all have.
pub(in crate::pages) fn validations(
    board: &Frame<'_>,
    opponent: &OnPaperOpponent<'_>,
) -> Option<Markup> {
    let words = board.words;
    let came = |slot: &PlanSlot| opponent.validations.iter().any(|it| it == slot.letter());
    let open: Vec<PlanSlot> = PlanSlot::ALL.into_iter().filter(|slot| !came(slot)).collect();
    (!open.is_empty()).then(|| {
        html! {
            @for slot in open {
                (press("btn", &format!("validation {}", slot.letter()), &html! { (say!(words, "cp-validation-of", plan = slot.letter())) }))
            }
        }
    })
}

/// The card that goes to the opponent this round.
pub(in crate::pages) fn giving(
    board: &Frame<'_>,
    opponent: Option<&OnPaperOpponent<'_>>,
    numbers: &[Number],
) -> Markup {
    let words = board.words;
    let Some(opponent) = opponent.filter(|_| board.plays()) else {
        return html! { div #giving data-part {} };
    };
    let typed = board.around.map(|around| &*around.offer).unwrap_or_default();
    let told = |card: Card| format!("{} · {}", card.number, name(words, card.action));
    html! {
        section #giving .panel.giving data-part {
            h2 { (say!(words, "cp-give", name = opponent.name.as_str())) }
            @if !typed.is_empty() {
                div .ways2 {
                    @for card in typed {
                        (press("btn", &format!("give {card}"), &html! { b { (card.number) } (badge(card.action)) span .sr { (name(words, card.action)) } }))
                    }
                }
            }
            form .entry.two method="post" action=(board.way_to("choose")) {
                @if let Some(seat) = board.status.viewer { input type="hidden" name="seat" value=(seat); }
                select .input name="choice" aria-label=(words.say("cp-give-card")) {
                    @for number in numbers.iter().copied() {
                        @for action in Action::ALL {
                            @let card = Card { number, action };
                            option value={ "give " (card) } { (told(card)) }
                        }
                    }
                }
                button .btn { (icon("i-plus")) (words.say("cp-give-it")) }
            }
            @if let Some(last) = opponent.pile.last() {
                div .ways2 { (press("btn quiet", "erase give", &html! { (icon("i-undo")) (say!(words, "cp-give-back", card = told(*last))) })) }
            }
        }
    }
}
