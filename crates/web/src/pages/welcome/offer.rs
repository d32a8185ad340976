//! What the viewer may take: three pairs, three cards alone, or a hand of one's own.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::card::Card;
use welcome::choice::Offer;
use welcome::ruleset::HandRule;
use welcome::view::{OfferView, PairView, StepView};

use super::board::ShownBoard;
use super::icon::{badge, class, ico, name};
use super::opponent::called;
use super::plans;
use super::text::{change, say};
use crate::words::Words;

/// Cards and plans, side by side.
pub(super) fn offer(board: &ShownBoard<'_>) -> Markup {
    drawn(board, &board.view.offer, board.turn().and_then(|turn| turn.offers))
}

/// This offer, of which these were taken: a pair, or the number's card and the action's.
pub(super) fn drawn(
    board: &ShownBoard<'_>,
    offer: &OfferView,
    taken: Option<[usize; 2]>,
) -> Markup {
    let (title, cards) = match offer {
        OfferView::Pairs(pairs) => {
            let pairs = Offer::ALL.into_iter().zip(pairs);
            let pairs = pairs.map(|(offer, shown)| pair(board, offer, *shown, taken));
            ("w-pairs", side_by_side(pairs.chain(beside(board))))
        }
        OfferView::Cards { cards, .. } => ("w-cards", hand(board, cards, taken, &third_of(board))),
        OfferView::Hand { cards: Some(cards), .. } => {
            ("w-hand", hand(board, cards, taken, &neighbours(board)))
        }
        OfferView::Hand { cards: None, .. } => ("w-hand", hidden(board.words)),
    };
    beside_plans(board.words, title, &cards, &plans::plans(board))
}

/// Cards under a title, which stands there for those who do not see them, and the plans.
pub(in crate::pages) fn beside_plans(
    words: &Words,
    title: &str,
    cards: &Markup,
    plans: &Markup,
) -> Markup {
    html! {
        div #offer .offer data-part {
            section aria-labelledby="h-pairs" {
                h2 #h-pairs .sr { (words.say(title)) }
                (cards)
            }
            (plans)
        }
    }
}

/// Pairs, from the left.
pub(in crate::pages) fn side_by_side(pairs: impl Iterator<Item = Markup>) -> Markup {
    html! { ol .pairs { @for pair in pairs { li { (pair) } } } }
}

/// In place of a hand that is not the viewer's.
pub(in crate::pages) fn hidden(words: &Words) -> Markup {
    html! { p .blank { (ico("i-eye")) (words.say("w-hand-hidden")) } }
}

/// A card of the sheet that lies beside those on offer.
fn beside(board: &ShownBoard<'_>) -> Option<Markup> {
    board.own.as_ref()?.card(board)
}

fn pair(board: &ShownBoard<'_>, offer: Offer, pair: PairView, taken: Option<[usize; 2]>) -> Markup {
    let words = board.words;
    let choice = Choice::Take(offer);
    let action = name(words, pair.action);
    let label = say!(
        words,
        "w-pair",
        place = offer.index() + 1,
        number = pair.number.to_string(),
        action = action.as_str(),
        next = name(words, pair.next)
    );
    let chosen = taken.map(|taken| taken[0] == offer.index() + 1);
    // A name that may be broken in two takes the room of two lines.
    let is_long = |name: &str| name.contains('\u{AD}');
    let face = |below: &str| {
        html! {
            span .no.num { span { (pair.number) } }
            span .act .long[is_long(below)] { (badge(pair.action)) (below) }
            span .next .long[is_long(&name(words, pair.next))] { span { (words.say("w-next")) } (badge(pair.next)) b { (name(words, pair.next)) } }
        }
    };
    let colour = class(pair.action);
    match (board.step(), chosen) {
        (Some(StepView::Take), _) => html! {
            @if let Some(effect) = board.effect(choice) {
                button id={ "pair-" (offer) } class={ "card pair can " (colour) } name="choice" value=(choice)
                    data-effect=[change(effect)] { (named(&board.label(label, effect), &face(&action))) }
            } @else {
                @let why = words.say("w-fits-nowhere");
                button id={ "pair-" (offer) } class={ "card pair " (colour) } disabled {
                    (named(&format!("{label}: {why}"), &face(&why)))
                }
            }
        },
        // Until the number is written, pressing another pair takes that one instead.
        (Some(StepView::Write), Some(true)) => html! {
            button id={ "pair-" (offer) } class={ "card pair chosen " (colour) } aria-pressed="true" formaction=(undo(board)) {
                (named(&say!(words, "w-pair-chosen", label = label), &face(&action)))
            }
        },
        (Some(StepView::Write), Some(false)) => html! {
            button id={ "pair-" (offer) } class={ "card pair away " (colour) } aria-pressed="false" formaction=(undo(board))
                name="choice" value=(choice) {
                (named(&say!(words, "w-pair-instead", label = label), &face(&action)))
            }
        },
        (_, chosen) => {
            let state = match chosen {
                Some(true) => "chosen",
                Some(false) => "away",
                None => "still",
            };
            html! {
                div class={ "card pair " (state) " " (colour) } role="img" aria-label=(label) { (face(&action)) }
            }
        }
    }
}

/// A card's face, and what it says in words to those who do not see it.
pub(in crate::pages) fn named(label: &str, face: &Markup) -> Markup {
    html! { span .face aria-hidden="true" { (face) } span .sr { (label) } }
}

fn undo(board: &ShownBoard<'_>) -> String {
    format!("{}/undo", board.scene.address)
}

/// Where cards of a hand come from and go to, by name.
struct Ways {
    /// Who passed the first card on.
    from: Option<String>,
    /// Who gets the card that is left.
    to: Option<String>,
}

/// From whom a card was received, and to whom one goes.
fn neighbours(board: &ShownBoard<'_>) -> Ways {
    let seats = board.view.seats.len();
    let me = board.shown.index();
    let (left, right) = (Seat::new((me + 1) % seats), Seat::new((me + seats - 1) % seats));
    let (from, to) = match board.view.printing.ruleset().hands {
        HandRule::ThreeThenRight => (left, right),
        HandRule::OneThenLeft => (right, left),
    };
    let received = board.view.round > 1;
    let passed = board.view.end.is_none();
    Ways {
        from: received.then(|| board.name(from).to_owned()),
        to: passed.then(|| board.name(to).to_owned()),
    }
}

/// Alone, the card that is left goes to the opponent, if there is one.
fn third_of(board: &ShownBoard<'_>) -> Ways {
    let opponent = board.view.opponent.as_ref();
    Ways { from: None, to: opponent.map(|opponent| called(board.words, opponent)) }
}

/// Three cards: first the one for its number, then the one for its action. The choice is made by the
/// second, so the first is only marked, without script too.
fn hand(board: &ShownBoard<'_>, cards: &[Card], taken: Option<[usize; 2]>, ways: &Ways) -> Markup {
    let words = board.words;
    let picks = board.step() == Some(StepView::Take);
    html! {
        // It belongs to no form: nothing of it is sent.
        @if picks { input #number-0 .sr form="nowhere" type="radio" name="number" tabindex="-1" aria-hidden="true" checked; }
        ol .pairs.hand {
            @for (offer, &card) in Offer::ALL.into_iter().zip(cards) {
                @let place = offer.index() + 1;
                @let chosen = taken.map(|[number, action]| (number == place, action == place));
                @let state = match chosen {
                    Some((true, _)) => "chosen",
                    Some((_, true)) => "acting",
                    Some(_) => "away",
                    None => "still",
                };
                li id={ "card-" (place) } class={ "card one " (state) " " (class(card.action)) } {
                    @if picks { (pick(board, offer, cards)) } @else { (face_of(words, card)) }
                    @match chosen {
                        Some((true, _)) => span .made { (words.say("w-the-number")) },
                        Some((_, true)) => span .made { (say!(words, "w-the-action", action = name(words, card.action))) },
                        _ => {}
                    }
                    @let left = matches!(chosen, Some((false, false)));
                    @if let Some(to) = ways.to.as_deref().filter(|_| left) {
                        span .note { (say!(words, "w-goes-to", name = to)) }
                    } @else if let Some(from) = ways.from.as_deref().filter(|_| place == 1 && chosen.is_none()) {
                        span .note { (say!(words, "w-came-from", name = from)) }
                    }
                    @if let Some(effect) = board.effect(Choice::RefuseAndPass(offer)) {
                        (board.button("btn pass-on", Choice::RefuseAndPass(offer), effect,
                            &html! { (words.say(if board.view.opponent.is_some() { "w-refuse-and-give" } else { "w-refuse-and-pass" })) }))
                    }
                }
            }
            @if let Some(card) = beside(board) { li { (card) } }
        }
    }
}

pub(in crate::pages) fn face_of(words: &Words, card: Card) -> Markup {
    html! {
        span .no.num { span { (card.number) } }
        span .act .long[name(words, card.action).contains('\u{AD}')] { (badge(card.action)) (name(words, card.action)) }
    }
}

/// A card to be picked: for its number, or for its action once another one gives the number.
fn pick(board: &ShownBoard<'_>, offer: Offer, cards: &[Card]) -> Markup {
    let words = board.words;
    let card = cards[offer.index()];
    let place = offer.index() + 1;
    let fits = board.choices().any(|(choice, _)| match choice {
        Choice::Combine { number, .. } | Choice::CombineAndPass { number, .. } => number == offer,
        _ => false,
    });
    let others = || Offer::ALL.into_iter().take(cards.len()).filter(|other| *other != offer);
    html! {
        label id={ "pair-" (offer) } .take-number .can[fits] .off[!fits] {
            input id={ "number-" (place) } .sr form="nowhere" type="radio" name="number" disabled[!fits];
            (face_of(words, card))
            @if !fits { span .made { (words.say("w-fits-nowhere")) } }
        }
        @if fits {
            label .put-back for="number-0" { span .made { (words.say("w-the-number")) } }
        }
        @for number in others() {
            // Of two cards, either goes on; the third of three does so by itself.
            @if cards.len() == 2 && fits_anywhere(board, number) {
                @for passed in [number, offer] { (action_and_pass(board, number, offer, passed, cards)) }
            } @else {
                (action_for(board, number, offer, cards))
            }
        }
    }
}

/// The card's action, to go with the number of another card that was picked first.
fn action_for(board: &ShownBoard<'_>, number: Offer, action: Offer, cards: &[Card]) -> Markup {
    let words = board.words;
    let choice = Choice::Combine { number, action };
    let called = name(words, cards[action.index()].action);
    let written = cards[number.index()].number.to_string();
    let label = say!(words, "w-combine", number = written, action = called.as_str());
    let face = html! {
        span .own.num { (cards[action.index()].number) }
        span .act .long[called.contains('\u{AD}')] { (badge(cards[action.index()].action)) (called) }
    };
    let class = format!("take-action with-{}", number.index() + 1);
    html! {
        @if let Some(effect) = board.effect(choice) {
            button class=(class) name="choice" value=(choice) data-effect=[change(effect)] {
                (named(&board.label(label, effect), &face))
            }
        } @else {
            button class=(class) disabled {
                (named(&format!("{label}: {}", words.say("w-fits-nowhere")), &face))
            }
        }
    }
}

/// Whether the number of a card can be used with the other of two cards.
fn fits_anywhere(board: &ShownBoard<'_>, card: Offer) -> bool {
    let with = |choice| matches!(choice, Choice::CombineAndPass { number, .. } if number == card);
    board.choices().any(|(choice, _)| with(choice))
}

/// The same where either of two cards is passed on: a button for each.
fn action_and_pass(
    board: &ShownBoard<'_>,
    number: Offer,
    action: Offer,
    passed: Offer,
    cards: &[Card],
) -> Markup {
    let words = board.words;
    let choice = Choice::CombineAndPass { number, action, passed };
    let called = name(words, cards[action.index()].action);
    let written = cards[number.index()].number.to_string();
    let id = if board.view.opponent.is_some() { "ws-give-card" } else { "ws-pass-card" };
    let gone = cards[passed.index()];
    let told = say!(words, id, number = gone.number.to_string(), action = name(words, gone.action));
    let label = say!(words, "w-combine", number = written, action = called.as_str());
    let short = if board.view.opponent.is_some() { "ws-give" } else { "ws-pass" };
    html! {
        @if let Some(effect) = board.effect(choice) {
            button class={ "take-action half with-" (number.index() + 1) } name="choice" value=(choice) data-effect=[change(effect)] {
                span .face aria-hidden="true" {
                    span .act { (badge(cards[action.index()].action)) small { (say!(words, short, number = gone.number.to_string())) " " (badge(gone.action)) } }
                }
                span .sr { (board.label(format!("{label}. {told}"), effect)) }
            }
        }
    }
}
