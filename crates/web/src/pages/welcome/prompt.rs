//! The prompt: what to do now, and the buttons that are not on the sheet.

use maud::{Markup, html};
use welcome::Choice;
use welcome::plan::PlanSlot;
use welcome::view::{StepView, TurnView};

use super::board::{CIRCLES, ShownBoard};
use super::icon::ico;
use super::step::{Said, said};
use super::text::{change, highlight, rich, say};
use crate::pages::hint;
use crate::pages::table::prompt;
use crate::play::SideSheet;

/// What to do now.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    match board.turn() {
        Some(_) if board.is_bot(board.shown) => prompt::replaced(board),
        Some(turn) if turn.step == StepView::Wait => {
            prompt::waiting(board, &board.words.say("w-waiting-line"))
        }
        Some(turn) => playing(board, turn),
        None => looking(board),
    }
}

fn playing(board: &ShownBoard<'_>, turn: &TurnView) -> Markup {
    let words = board.words;
    let Said { order, line } = said(board, turn);
    let roundabout = board.choices().find(|(choice, _)| matches!(choice, Choice::Roundabout(_)));
    let circling = board.circling();
    html! {
        section #prompt .prompt .circling[circling] data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            div .say role="status" {
                (prompt::who(board))
                @if circling {
                    h1 { (words.say("w-roundabout-order")) }
                    p .line { (words.say("w-roundabout-line")) }
                } @else {
                    h1 { (rich(&order, highlight)) }
                    @if combines(board, turn) { h2 .pick-then { (words.say("w-combine-then")) } }
                    p .line {
                        (line)
                        // A crossed pool is only seen by those who know what it means.
                        @if board.choices().any(|(choice, _)| is_written(choice) && board.gives_up_pool(choice)) {
                            " " span .crossed { (words.say("w-crossed-pools")) }
                        }
                        // A first turn is when one asks; the tips say more, unless they were skipped.
                        @if board.view.round == 1 && turn.step == StepView::Take && !board.likes.tips {
                            " " a href=(board.link_to(SideSheet::Help)) { (words.say("t-new-here")) }
                        }
                    }
                }
            }
            (prompt::glance(board))
            span #effect .effect.num data-lost=(words.say("w-gives-up-pool")) hidden {}
            @if !has_own_step(board, turn) { (steps(board, turn.step)) }
            (sizes(board))
            div .acts {
                (actions(board))
                @if let Some((_, effect)) = roundabout {
                    @let way = if circling { board.link(board.everyone, board.whole_log) } else { board.link_with("at", CIRCLES) };
                    a #circle-switch .btn href=(way) {
                        (ico("i-roundabout"))
                        @if circling {
                            (words.say("w-no-roundabout"))
                        } @else {
                            (words.say("w-roundabout")) (board.gain(effect))
                        }
                    }
                }
                (hint::button(board.scene))
                (prompt::take_back(board))
                @if let Some(effect) = board.effect(Choice::Done) {
                    @let own = board.own.as_ref().and_then(|own| own.done(board));
                    @let class = if has_plan(board) || own.is_some() { "btn done" } else { "btn main done" };
                    @let sign = if own.is_some() { "i-next" } else { "i-done" };
                    (board.button(class, Choice::Done, effect, &html! { (ico(sign)) (own.unwrap_or_else(|| words.say("t-done"))) }))
                }
            }
        }
    }
}

/// Whether number and action come from two cards that are still to be picked.
fn combines(board: &ShownBoard<'_>, turn: &TurnView) -> bool {
    turn.step == StepView::Take && super::combines(board)
}

/// Whether a choice writes a number somewhere.
fn is_written(choice: Choice) -> bool {
    matches!(choice, Choice::Write { .. } | Choice::Bis { .. })
}

/// The choices that have no place on the sheet, or whose place may be out of sight.
fn actions(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let button = |choice: Choice, class: &str, icon: &str, id: &str| {
        let face = html! { (ico(icon)) (words.say(id)) };
        board.effect(choice).map(|effect| board.button(class, choice, effect, &face))
    };
    let fits = board.choices().any(|(choice, _)| matches!(choice, Choice::Take(_)));
    html! {
        @if let Some(own) = &board.own { (own.actions(board)) }
        @for made in [
            button(Choice::Refuse, if fits { "btn" } else { "btn main" }, "i-refusal", "w-refuse"),
            button(Choice::Park, "btn main", "i-tree", "w-plant"),
            button(Choice::Pool, "btn main", "i-pool", "w-build-pool"),
            button(Choice::Hire, "btn main", "i-temp", "w-hire"),
            button(Choice::Pass, "btn pass", "i-next", "w-pass"),
        ].into_iter().flatten() { (made) }
        @for slot in PlanSlot::ALL {
            @if let Some(effect) = board.effect(Choice::Plan(slot)) {
                (board.button("btn main", Choice::Plan(slot), effect, &html! {
                    (ico("i-plan")) (say!(words, "w-plan", plan = slot.index() + 1))
                }))
            }
        }
        @if !has_plan(board) {
            @if let Some(reshuffle) = button(Choice::Reshuffle, "btn", "i-shuffle", "w-reshuffle") { (reshuffle) }
        }
    }
}

/// The estate sizes that can be raised, for those whose screen does not reach down to the columns.
fn sizes(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let promotions = board.choices().filter_map(|(choice, effect)| match choice {
        Choice::Promote(size) => Some((size, effect)),
        _ => None,
    });
    let promotions: Vec<(u8, i32)> = promotions.collect();
    html! {
        @if !promotions.is_empty() {
            div .sizes {
                @for (size, effect) in promotions {
                    @let values = &board.view.layout.estates[usize::from(size) - 1];
                    @let crossed = usize::from(board.sheet.promotions[usize::from(size) - 1]);
                    @let (now, then) = (values[crossed], values[crossed + 1]);
                    @let label = say!(words, "w-promote", size = size, now = now, then = then);
                    button .size-up form="turn" name="choice" value=(Choice::Promote(size))
                        data-effect=[change(effect)] {
                        @let sign = board.own.as_ref().and_then(|own| own.column_sign(size.into()));
                        span .drawn aria-hidden="true" {
                            b { (ico("i-house")) (size) @if let Some((_, sign)) = sign.filter(|(at, _)| *at == crossed) { (ico(sign)) } }
                            span .num { (now) "→" (then) } (board.gain(effect))
                        }
                        span .sr { (board.label(label, effect)) }
                    }
                }
            }
        }
    }
}

fn has_plan(board: &ShownBoard<'_>) -> bool {
    PlanSlot::ALL.into_iter().any(|slot| board.effect(Choice::Plan(slot)).is_some())
}

/// Whether the prompt asks for something of the sheet, whose buttons take the room of the steps.
fn has_own_step(board: &ShownBoard<'_>, turn: &TurnView) -> bool {
    let asks = matches!(
        turn.step,
        StepView::Collect
            | StepView::Aim
            | StepView::Cross
            | StepView::Hold
            | StepView::Claim
            | StepView::Bonus
    );
    let offers = |choice: Choice| {
        matches!(choice, Choice::Infiltrate | Choice::Barricade | Choice::Validate(_))
    };
    asks || board.choices().any(|(choice, _)| offers(choice))
}

/// The four steps of a turn, and where one is.
fn steps(board: &ShownBoard<'_>, step: StepView) -> Markup {
    let now = match step {
        StepView::Take | StepView::Aim | StepView::Cross | StepView::Hold => 0,
        StepView::Write => 1,
        StepView::Act | StepView::Collect => 2,
        StepView::Close | StepView::Pick | StepView::Claim | StepView::Bonus | StepView::Wait => 3,
    };
    prompt::steps(board, now, &["w-step-pair", "w-step-number", "w-step-action", "w-step-plans"])
}

/// Someone else's sheet, or a game one only watches.
fn looking(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let own_turn = board.view.turn.as_ref().is_some_and(|turn| turn.step != StepView::Wait);
    prompt::looking(
        board,
        say!(words, "w-looking", name = board.name(board.shown)),
        own_turn.then(|| words.say("w-looking-line")),
        &words.say("w-back"),
    )
}
