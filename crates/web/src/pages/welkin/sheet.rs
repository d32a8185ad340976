//! A player's board: open sites, stock, production, powers.

use maud::{Markup, html};
use welkin::Choice;
use welkin::view::{SiteView, StepView};

use super::board::ShownBoard;
use super::icon::res;
use super::{powers, production, site};
use crate::pages::table::text::{change, say};

/// The board that is shown.
pub(super) fn sheet(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let label = if board.is_mine() {
        words.say("k-your-board")
    } else {
        say!(words, "k-board-of", name = board.name(board.shown))
    };
    html! {
        section #sheet .sheet.myboard data-part aria-label=(label) {
            div #sites .zone.open tabindex="-1" { (sites(board)) }
            div .zone { (stock(board)) (production::production(board)) }
            div #powers .zone { (powers::powers(board)) }
        }
    }
}

fn sites(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let open = &board.player().sites;
    let places = board.view.figures.places;
    html! {
        h2 {
            (words.say("k-sites")) " "
            @let id = if open.len() > places { "k-sites-over" } else { "t-of" };
            span .caps { (say!(words, id, have = open.len(), need = places)) }
            @if let Some(why) = why_not(board) { " " span .why { (why) } }
        }
        ul .sites .many[open.len() > places] {
            @for place in open { li { (drawn(board, place)) } }
            @for _ in open.len()..places {
                li { div .card.site.gone { (words.say("k-free-place")) } }
            }
        }
    }
}

/// Why nothing can be laid on a site now, in few words.
pub(super) fn why_not(board: &ShownBoard<'_>) -> Option<String> {
    let turn = board.turn()?;
    let can = board.any(|choice| matches!(choice, Choice::Place { .. }));
    if turn.acted || turn.step != StepView::Ready || can {
        return None;
    }
    let player = board.player();
    Some(board.words.say(if player.sites.is_empty() {
        "k-why-no-site"
    } else if player.stock.is_empty() {
        "k-why-no-stock"
    } else {
        "k-why-no-fit"
    }))
}

fn drawn(board: &ShownBoard<'_>, place: &SiteView) -> Markup {
    let words = board.words;
    let card = &place.site;
    let fresh = board.player().lately.opened.contains(&card.card);
    let lays: Vec<site::Lay> = board
        .choices()
        .filter_map(|(choice, effect)| match choice {
            Choice::Place { resource, card: on } if on == card.card => {
                Some((resource, choice, effect))
            }
            _ => None,
        })
        .collect();
    let name = site::named(board, card.card);
    let sale = Choice::Sell(card.card);
    let pays = (!place.placed.is_empty()).then_some(place.pays);
    html! {
        div class={ "card site " (site::class(card)) (if fresh { " fresh" } else { "" }) } id={ "site-" (card.card) } {
            (site::picture(card))
            (site::title(board, card))
            @if fresh { span .note { (words.say("k-new")) } }
            (site::slots(board, card, place.placed, &lays))
            (site::foot(board, card, pays))
            @if !lays.is_empty() {
                div .lays role="group" aria-label=(say!(words, "k-lay-on", site = name.clone())) {
                    span .lead aria-hidden="true" { (words.say("k-lay")) }
                    @for (resource, choice, effect) in lays {
                        @let label = site::lay_label(board, resource, card.card);
                        button .lay.can name="choice" value=(choice) data-effect=[change(effect)]
                            aria-label=(board.label(label, effect)) { (res(resource)) (board.gain(effect)) }
                    }
                }
            }
            @if let Some(effect) = board.effect(sale) {
                button .btn.sell.can name="choice" value=(sale) data-effect=[change(effect)] {
                    (say!(words, "k-sell-now", coins = place.pays))
                }
            }
        }
    }
}

fn stock(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let stock = board.player().stock;
    let room = usize::from(board.view.figures.stock);
    html! {
        h2 {
            (words.say("k-stock")) " "
            span .caps { (say!(words, "t-of", have = stock.total(), need = room)) }
        }
        ul #stock .stock {
            @for resource in stock.iter() {
                @let choice = Choice::Discard(resource);
                li {
                    @if board.effect(choice).is_some() {
                        button .can name="choice" value=(choice)
                            aria-label=(say!(words, "k-give-back", resource = board.called(resource))) { (res(resource)) }
                    } @else {
                        (res(resource)) span .sr { (board.called(resource)) }
                    }
                }
            }
            @for _ in stock.total()..room { li .free { span .sr { (words.say("k-free")) } } }
        }
    }
}
