//! What the viewer may take: three pairs, three cards alone, or a hand of one's own.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::card::Card;
use welcome::choice::Offer;
use welcome::dream::{Choice, OfferView, StepView};
use welcome::view::PairView;

use super::board::ShownBoard;
use super::{opponent, plans};
use crate::assets;
use crate::pages::table::text::{change, say};
use crate::pages::welcome::icon::{badge, class, name};
use crate::pages::welcome::offer::{beside_plans, face_of, hidden, named, side_by_side};

/// Cards and plans, side by side.
pub(super) fn offer(board: &ShownBoard<'_>) -> Markup {
    drawn(board, &board.view.offer, board.turn().and_then(|turn| turn.offers))
}

/// The stylesheets that only some tables need.
pub(super) fn stylesheets(board: &ShownBoard<'_>) -> Markup {
    let combined = !matches!(board.view.offer, OfferView::Pairs(_));
    html! {
        @if combined { link rel="stylesheet" href=(assets::url("cards.css")); }
        @if board.view.opponent.is_some() { link rel="stylesheet" href=(assets::url("alone.css")); }
    }
}

/// This offer, of which these were taken.
pub(super) fn drawn(
    board: &ShownBoard<'_>,
    offer: &OfferView,
    taken: Option<[usize; 2]>,
) -> Markup {
    let (title, cards) = match offer {
        OfferView::Pairs(pairs) => {
            let shown = |offer: Offer| pair(board, offer, pairs[offer.index()], taken);
            ("w-pairs", side_by_side(Offer::ALL.into_iter().map(shown)))
        }
        OfferView::Cards(cards) => ("w-cards", hand(board, cards, taken)),
        OfferView::Hand(Some(cards)) => ("w-hand", hand(board, cards, taken)),
        OfferView::Hand(None) => ("w-hand", hidden(board.words)),
    };
    beside_plans(board.words, title, &cards, &plans::plans(board))
}

fn pair(board: &ShownBoard<'_>, offer: Offer, pair: PairView, taken: Option<[usize; 2]>) -> Markup {
    let words = board.words;
    let choice = Choice::Take(offer);
    let (action, next) = (name(words, pair.action), name(words, pair.next));
    let is_long = |name: &str| name.contains('\u{AD}');
    let face = html! {
        span .no.num { span { (pair.number) } }
        span .act .long[is_long(&action)] { (badge(pair.action)) (action) }
        span .next .long[is_long(&next)] { span { (words.say("w-next")) } (badge(pair.next)) b { (next) } }
    };
    let place = offer.index() + 1;
    let number = pair.number.to_string();
    let label = say!(words, "w-pair", place = place, number = number, action = action, next = next);
    let chosen = taken.map(|taken| taken[0] == place);
    let colour = class(pair.action);
    let undo = format!("{}/undo", board.address);
    match (board.step(), chosen) {
        (Some(StepView::Take), _) => html! {
            @if let Some(effect) = board.effect(choice) {
                button id={ "pair-" (offer) } class={ "card pair can " (colour) } name="choice" value=(choice)
                    data-effect=[change(effect)] { (named(&board.label(label, effect), &face)) }
            } @else {
                button id={ "pair-" (offer) } class={ "card pair " (colour) } disabled {
                    (named(&format!("{label}: {}", words.say("w-fits-nowhere")), &face))
                }
            }
        },
        // Until the number is written, pressing another pair takes that one instead.
        (Some(StepView::Write), Some(true)) => html! {
            button id={ "pair-" (offer) } class={ "card pair chosen " (colour) } aria-pressed="true" formaction=(undo) {
                (named(&say!(words, "w-pair-chosen", label = label), &face))
            }
        },
        (Some(StepView::Write), Some(false)) => html! {
            button id={ "pair-" (offer) } class={ "card pair away " (colour) } aria-pressed="false" formaction=(undo)
                name="choice" value=(choice) {
                (named(&say!(words, "w-pair-instead", label = label), &face))
            }
        },
        (_, chosen) => {
            let state = chosen.map_or("still", |chosen| if chosen { "chosen" } else { "away" });
            html! { div class={ "card pair " (state) " " (colour) } role="img" aria-label=(label) { (face) } }
        }
    }
}

/// Who gets the third card: the neighbour on the left, or the opponent.
fn receiver(board: &ShownBoard<'_>) -> String {
    if let Some(opponent) = &board.view.opponent {
        return opponent::called(board.words, opponent);
    }
    let next = (board.shown.index() + 1) % board.view.seats.len();
    board.name(Seat::new(next)).to_owned()
}

/// Cards: first the one for its number, then the one for its family. The choice is made by the
/// second, so the first is only marked, without script too.
fn hand(board: &ShownBoard<'_>, cards: &[Card], taken: Option<[usize; 2]>) -> Markup {
    let words = board.words;
    let picks = board.step() == Some(StepView::Take);
    html! {
        // It belongs to no form: nothing of it is sent.
        @if picks { input #number-0 .sr form="nowhere" type="radio" name="number" tabindex="-1" aria-hidden="true" checked; }
        ol .pairs.hand {
            @for (offer, card) in Offer::ALL.into_iter().zip(cards) {
                @let place = offer.index() + 1;
                @let chosen = taken.map(|[number, action]| (number == place, action == place));
                @let state = match chosen {
                    Some((true, _)) => "chosen",
                    Some((_, true)) => "acting",
                    Some(_) => "away",
                    None => "still",
                };
                li id={ "card-" (place) } class={ "card one " (state) " " (class(card.action)) } {
                    @if picks { (pick(board, offer, cards)) } @else { (face_of(words, *card)) }
                    @match chosen {
                        Some((true, _)) => span .made { (words.say("w-the-number")) },
                        Some((_, true)) => span .made { (say!(words, "d-the-family", family = name(words, card.action))) },
                        Some(_) => span .note { (say!(words, "w-goes-to", name = receiver(board))) },
                        None => {}
                    }
                    @if let Some(effect) = board.effect(Choice::RefuseAndPass(offer)) {
                        @let id = if board.view.opponent.is_some() { "w-refuse-and-give" } else { "w-refuse-and-pass" };
                        (board.button("btn pass-on", Choice::RefuseAndPass(offer), effect, &html! { (words.say(id)) }))
                    }
                }
            }
        }
    }
}

/// A card to be picked: for its number, or for its family once another one gives the number.
fn pick(board: &ShownBoard<'_>, offer: Offer, cards: &[Card]) -> Markup {
    let words = board.words;
    let place = offer.index() + 1;
    let takes = |number: Offer, action: Offer| board.effect(Choice::Combine { number, action });
    let others = || Offer::ALL.into_iter().filter(|other| *other != offer);
    let fits = others().any(|action| takes(offer, action).is_some());
    html! {
        label id={ "pair-" (offer) } .take-number .can[fits] .off[!fits] {
            input id={ "number-" (place) } .sr form="nowhere" type="radio" name="number" disabled[!fits];
            (face_of(words, cards[offer.index()]))
            @if !fits { span .made { (words.say("w-fits-nowhere")) } }
        }
        @if fits { label .put-back for="number-0" { span .made { (words.say("w-the-number")) } } }
        @for number in others() {
            @let called = name(words, cards[offer.index()].action);
            @let written = cards[number.index()].number.to_string();
            @let label = say!(words, "d-combine", number = written, family = called.as_str());
            @let face = html! { span .act .long[called.contains('\u{AD}')] { (badge(cards[offer.index()].action)) (called) } };
            @let class = format!("take-action with-{}", number.index() + 1);
            @match takes(number, offer) {
                Some(effect) => button class=(class) name="choice" value=(Choice::Combine { number, action: offer }) data-effect=[change(effect)] {
                    (named(&board.label(label, effect), &face))
                },
                None => button class=(class) disabled { (named(&format!("{label}: {}", words.say("w-fits-nowhere")), &face)) },
            }
        }
    }
}
