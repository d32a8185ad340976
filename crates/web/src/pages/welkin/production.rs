//! The production tokens: what can be produced, and how much.

use maud::{Markup, html};
use welkin::Choice;
use welkin::resource::Resource;
use welkin::view::StepView;

use super::board::ShownBoard;
use super::icon::res;
use crate::pages::table::text::{change, say};

/// The five tokens, and what they make.
pub(super) fn production(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let player = board.player();
    html! {
        div #production tabindex="-1" {
            h2 {
                (words.say("k-production")) " "
                span .caps { (say!(words, "k-makes", count = player.plus.len())) }
            }
            ul .prod { @for resource in Resource::ALL { li { (token(board, resource)) } } }
            p .makes { (makes(board)) }
        }
    }
}

/// What the tokens make as they lie: `2: Plant, Metal or Gem`.
pub(super) fn makes(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let player = board.player();
    match (player.plus.len(), player.shown.is_empty()) {
        (0, _) => words.say("k-makes-no-plus"),
        (_, true) => words.say("k-makes-no-kind"),
        (count, false) => {
            say!(words, "k-makes-of", count = count, kinds = board.either(player.shown))
        }
    }
}

fn token(board: &ShownBoard<'_>, resource: Resource) -> Markup {
    let words = board.words;
    let plus = board.player().plus.contains(resource);
    let name = board.called(resource);
    let turned =
        board.turn().and_then(|turn| turn.turned).is_some_and(|set| set.contains(resource));
    let choice = Choice::Turn(resource);
    let face = html! {
        @if plus { b { "+1" } }
        (res(resource))
    };
    html! {
        @if let Some(effect) = board.effect(choice) {
            @let id = if plus { "k-turn-back-label" } else { "k-turn-label" };
            @let label = board.label(say!(words, id, resource = name), effect);
            @let marks = format!("{}{}", if plus { " plus" } else { "" }, if turned { " turned" } else { "" });
            button class={ "prod-token " (board.lit(choice)) (marks) } id={ "token-" (resource) } name="choice" value=(choice)
                data-effect=[change(effect)] aria-label=(label) title=(label) { (face) }
        } @else {
            @let id = if plus { "k-token-plus" } else { "k-token-shown" };
            @let asks = board.is_at(StepView::Ready) || board.is_at(StepView::Turn);
            span .prod-token .plus[plus] .turned[turned] id={ "token-" (resource) }
                data-ask=[board.ask(choice).filter(|_| asks)] { (face) span .sr { (say!(words, id, resource = name)) } }
        }
    }
}
