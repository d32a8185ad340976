//! The prompt: what to do now, the ways to the parts of the board where it is done, and the
//! choices that have no place of their own.

use maud::{Markup, html};
use welkin::Choice;
use welkin::resource::Resource;
use welkin::view::{StepView, TurnView};

use super::board::ShownBoard;
use super::icon::{ico, res};
use super::step::{Said, last_turns, said};
use super::{offer, sheet};
use crate::pages::hint;
use crate::pages::table::prompt;
use crate::pages::table::text::{change, highlight, rich, say};
use crate::play::SideSheet;

/// What to do now.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    match board.turn() {
        Some(_) | None if board.plays() && board.is_bot(board.shown) => prompt::replaced(board),
        Some(turn) => playing(board, turn),
        None if board.plays() => {
            let line = match board.view.last_turns {
                Some(last) => last_turns(board, last.seat),
                None => board.words.say("k-waiting-line"),
            };
            prompt::waiting(board, &line)
        }
        None => looking(board),
    }
}

fn playing(board: &ShownBoard<'_>, turn: &TurnView) -> Markup {
    let words = board.words;
    let Said { order, line } = said(board, turn);
    let done = Choice::Done;
    html! {
        section #prompt .prompt data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            div .say role="status" {
                (prompt::who(board))
                h1 { (rich(&order, highlight)) }
                p .line {
                    (line)
                    // A first turn is when one asks.
                    @if board.view.round == 1 && !turn.acted && turn.step == StepView::Ready {
                        " " a href=(board.link_to(SideSheet::Help)) { (words.say("t-new-here")) }
                    }
                }
            }
            (prompt::glance(board))
            span #effect .effect.num hidden {}
            (prompt::steps(board, now(turn), &["k-step-action", middle(turn.step), "k-step-end"]))
            // A second row, so that nothing beside it is squeezed.
            (resources(board, turn))
            @if turn.step == StepView::Ready && !turn.acted && board.effect(Choice::Stop).is_none() {
                div .deeds { (ways(board)) }
            }
            div .acts {
                @if board.effect(Choice::Stop).is_some() {
                    @let id = if turn.step == StepView::Turn { "k-stop-production" } else { "k-stop-use" };
                    (board.button("btn", Choice::Stop, 0, &html! { (ico("i-next")) (words.say(id)) }))
                }
                (hint::button(board.scene))
                (prompt::take_back(board))
                @if let Some(effect) = board.effect(done) {
                    // What would be given away unused is no time for a bright button.
                    @let class = if board.any(|choice| matches!(choice, Choice::Sell(_))) { "btn done" } else { "btn main done" };
                    (board.button(class, done, effect, &html! { (ico("i-done")) (words.say("t-done")) }))
                }
            }
        }
    }
}

/// Which of the steps it is.
fn now(turn: &TurnView) -> usize {
    match (turn.step, turn.acted) {
        (StepView::Ready, false) => 0,
        (StepView::Ready, true) => 2,
        _ => 1,
    }
}

/// What the step between the action and the end is called.
fn middle(step: StepView) -> &'static str {
    match step {
        StepView::Ready => "k-step-then",
        StepView::Turn => "k-step-turn",
        StepView::Take | StepView::Buy => "k-step-take",
        StepView::Discard => "k-step-discard",
        StepView::Place => "k-step-place",
        StepView::Open => "k-step-open",
        StepView::Flip => "k-step-flip",
    }
}

/// The three actions: the ways to where they are done, or to why they cannot be.
fn ways(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let way = |place: &str, icon: &str, id: &str, why: Option<String>| {
        html! {
            a .btn.way .off[why.is_some()] href={ "#" (place) } title=[why.as_ref()] {
                (ico(icon)) (words.say(id)) @if let Some(why) = &why { span .sr { " " (why) } }
            }
        }
    };
    html! {
        (way("offer", "w-open", "k-way-open", offer::why_not(board)))
        (way("production", "w-produce", "k-way-produce", None))
        (way("sites", "w-use", "k-way-use", sheet::why_not(board)))
    }
}

/// What can be taken from the reserve or given back to it, under the thumb.
fn resources(board: &ShownBoard<'_>, turn: &TurnView) -> Markup {
    let words = board.words;
    let takes = board.any(|choice| matches!(choice, Choice::Take(_)));
    let gives = board.any(|choice| matches!(choice, Choice::Discard(_)));
    let (lead, label) =
        if gives { ("k-step-discard", "k-give-back") } else { ("k-step-take", "k-take-label") };
    let tile = |resource: Resource| {
        let choice = if gives { Choice::Discard(resource) } else { Choice::Take(resource) };
        let effect = board.effect(choice)?;
        let count = at_once(board, turn, resource).filter(|_| takes);
        let name = board.called(resource);
        Some(html! {
            button .size-up form="turn" name="choice" value=(choice) data-effect=[change(effect)]
                aria-label=(say!(words, label, resource = name.clone())) {
                (res(resource)) span .name { (name) }
                @if let Some(count) = count { b { "×" (count) } }
            }
        })
    };
    html! {
        @if takes || gives {
            div .resources .give[gives] {
                span .lead { @if gives { (ico("i-back")) } (words.say(lead)) }
                @for resource in Resource::ALL { @if let Some(tile) = tile(resource) { (tile) } }
            }
        }
    }
}

/// How many are taken by one press, where there is nothing to choose between and so all are.
fn at_once(board: &ShownBoard<'_>, turn: &TurnView, resource: Resource) -> Option<u8> {
    let kinds = board.choices().filter(|(choice, _)| matches!(choice, Choice::Take(_))).count();
    let left = turn.left.unwrap_or(board.player().plus.len() as u8);
    let count = left.min(board.market(resource).reserve);
    (kinds == 1 && count > 1).then_some(count)
}

/// Someone else's board, or a game one only watches.
fn looking(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let turn = board.view.turn.as_ref();
    let own_turn = turn.is_some_and(|turn| board.is_me(turn.seat));
    prompt::looking(
        board,
        say!(words, "k-looking", name = board.name(board.shown)),
        own_turn.then(|| words.say("k-looking-line")),
        &words.say("k-back"),
    )
}
