//! The five markets: what each resource is worth, and the tokens that make it so.

use maud::{Markup, PreEscaped, html};
use welkin::Choice;
use welkin::quotation::Faces;
use welkin::resource::Resource;
use welkin::view::{MarketView, StepView};

use super::board::ShownBoard;
use super::icon::{class, res};
use crate::pages::table::text::{change, say};

/// So many places for tokens are drawn, as on the printed board.
const PLACES: usize = 4;

/// Clouds behind the islands.
const CLOUDS: &str = "M140 70H240A13 13 0 0 0 240 44H226A22 22 0 0 0 184 44H160A13 13 0 0 0 140 70ZM500 140H600A13 13 0 0 0 600 114H586A22 22 0 0 0 544 114H520A13 13 0 0 0 500 140ZM700 58H780A11 11 0 0 0 780 36H766A18 18 0 0 0 732 36H716A11 11 0 0 0 700 58ZM10 136H70A9 9 0 0 0 70 118H58A14 14 0 0 0 32 118H20A9 9 0 0 0 10 136Z";

/// The section with the five markets.
pub(super) fn markets(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let flipping = board.is_at(StepView::Flip);
    html! {
        section #markets .sky-box .can[flipping] data-part aria-labelledby="h-markets" {
            h2 #h-markets .sr { (words.say("k-markets")) }
            svg .skyline viewBox="0 0 940 150" preserveAspectRatio="none" aria-hidden="true" {
                (PreEscaped(format!("<path d=\"{CLOUDS}\"/>")))
            }
            ol .markets { @for market in &board.view.markets { (drawn(board, market)) } }
        }
    }
}

fn drawn(board: &ShownBoard<'_>, market: &MarketView) -> Markup {
    let words = board.words;
    let name = board.called(market.resource);
    html! {
        li class={ "market " (class(market.resource)) } id={ "market-" (market.resource) } {
            h3 {
                (res(market.resource))
                span .name { (name) }
                span .value.num {
                    span .sr { (words.say("k-value")) " " } (market.value)
                    @if let Some(moved) = change(board.since.moved(market.resource)) {
                        " " small .moved title=(words.say("k-moved")) { (moved) span .sr { " " (words.say("k-moved")) } }
                    }
                }
            }
            ul .tokens {
                @for hidden in &market.tokens {
                    li { (token(board, market, *hidden)) }
                }
                @for _ in market.tokens.len()..PLACES { li aria-hidden="true" { span .token.free {} } }
            }
            svg .isle aria-hidden="true" { use href="#isle" {} }
            p .reserve .none[market.reserve == 0] title=(say!(words, "k-reserve-of", count = market.reserve, resource = name)) {
                (say!(words, "k-reserve", count = market.reserve)) span .more-words { " " (words.say("k-in-reserve")) }
            }
        }
    }
}

/// A market token, with what is on its back.
fn token(board: &ShownBoard<'_>, market: &MarketView, hidden: Resource) -> Markup {
    let words = board.words;
    let shown = market.resource;
    let faces = Faces { shown, hidden };
    let recent = board.since.has_turned(faces);
    let choice = Choice::Flip(faces);
    let (from, to) = (board.called(shown), board.called(hidden));
    let face = html! { (res(shown)) span .other { (res(hidden)) } };
    let flipping = board.is_at(StepView::Flip);
    html! {
        @if board.effect(choice).is_some() {
            @let then = board.market(hidden).value + 1;
            @let label = say!(words, "k-flip-label", from = from, to = to,
                less = market.value.saturating_sub(1), more = then);
            button .token.can .recent[recent] name="choice" value=(choice) aria-label=(label) title=(label) { (face) }
        } @else {
            @let label = say!(words, "k-token", from = from, to = to);
            @let label = if recent { format!("{label}. {}", words.say("k-turned-lately")) } else { label };
            span .token .recent[recent] title=(label) data-ask=[board.ask(choice).filter(|_| flipping)] { (face) span .sr { (label) } }
        }
    }
}
