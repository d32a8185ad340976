//! Completed sites, and what they can still do.

use maud::{Markup, html};
use welkin::Choice;
use welkin::card::Power;
use welkin::view::{CompletedView, StepView};

use super::board::ShownBoard;
use super::icon::{any, power, power_name};
use super::site;
use crate::pages::table::text::{change, say};

/// The completed sites with their powers.
pub(super) fn powers(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let player = board.player();
    html! {
        h2 {
            (words.say("k-completed")) " "
            span .caps {
                (player.completed.len())
                @if player.completed.iter().any(|done| done.ready) { " · " (words.say("k-once")) }
            }
        }
        @if player.completed.is_empty() {
            p .soft.note-line { (words.say("k-no-completed")) }
        } @else {
            // What was used in this turn keeps its place, so that nothing moves under the hand.
            @let lies = |done: &&CompletedView| done.ready || player.lately.powers.contains(&done.site.card);
            ul .powers { @for done in player.completed.iter().filter(lies) { li { (drawn(board, done)) } } }
            ul .spent-sites { @for done in player.completed.iter().filter(|done| !lies(done)) { (spent(board, done)) } }
        }
    }
}

/// A site that can do nothing more, in one small sign.
fn spent(board: &ShownBoard<'_>, done: &CompletedView) -> Markup {
    let words = board.words;
    let name = site::named(board, done.site.card);
    let about = match done.site.power {
        Some(kind) => {
            format!("{}: {}", say!(words, "k-used", site = name), power_name(words, kind))
        }
        None => format!("{name}, {}", words.say("k-no-power")),
    };
    html! {
        li title=(about) {
            @match done.site.power { Some(kind) => (power(kind)), None => (any()) }
            span .sr { (about) } span aria-hidden="true" { (done.site.card) }
        }
    }
}

fn drawn(board: &ShownBoard<'_>, done: &CompletedView) -> Markup {
    let words = board.words;
    let name = site::named(board, done.site.card);
    let Some(kind) = done.site.power else { return html! {} };
    let choice = Choice::Power(done.site.card);
    let face = |note: String| {
        html! { (power(kind)) span { b { (power_name(words, kind)) } small { (note) } } }
    };
    html! {
        @if !done.ready {
            span .power.spent { (face(say!(words, "k-used", site = name))) }
        } @else if let Some(effect) = board.effect(choice) {
            @let note = board.unlit(choice).map_or_else(|| does(board, kind), |why| words.say(why));
            button class={ "power " (board.lit(choice)) } id={ "power-" (done.site.card) } name="choice" value=(choice)
                data-effect=[change(effect)] title=(does(board, kind)) {
                (face(note)) (board.gain(effect))
            }
        } @else {
            @let note = why_not(board, kind).unwrap_or_else(|| does(board, kind));
            span .power.ready data-ask=[board.ask(choice)] title=(does(board, kind)) { (face(note)) }
        }
    }
}

/// What a power does, in few words.
pub(super) fn does(board: &ShownBoard<'_>, power: Power) -> String {
    let words = board.words;
    let figures = &board.view.figures;
    match power {
        Power::Sell => words.say("k-does-sell"),
        Power::Use => words.say("k-does-use"),
        Power::Open => words.say("k-does-open"),
        Power::Buy => {
            say!(words, "k-does-buy", count = figures.buy, price = figures.buy_price)
        }
        Power::Flip => say!(words, "k-does-flip", count = figures.flip),
    }
}

/// Why a power cannot be used now, where that is not plain.
fn why_not(board: &ShownBoard<'_>, power: Power) -> Option<String> {
    let words = board.words;
    let turn = board.turn()?;
    if turn.step != StepView::Ready {
        return Some(words.say("k-why-later"));
    }
    let figures = &board.view.figures;
    Some(match power {
        Power::Sell => words.say("k-why-selling"),
        Power::Use => words.say("k-why-no-fit"),
        Power::Open => words.say("k-why-empty"),
        Power::Buy if board.player().coins < figures.buy_price.into() => {
            say!(words, "k-why-coins", price = figures.buy_price)
        }
        Power::Buy => words.say("k-why-reserve"),
        Power::Flip => return None,
    })
}
