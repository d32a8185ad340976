//! The prompt: what to do now, and the buttons that are not on the sheet.

use maud::{Markup, html};
use welcome::dream::{Choice, StepView, TurnView};
use welcome::plan::PlanSlot;
use welcome::rules::Mode;

use super::board::ShownBoard;
use super::bonus::named;
use super::describe::describe;
use crate::pages::hint;
use crate::pages::table::prompt;
use crate::pages::table::text::{change, highlight, marked, plain, rich, say};
use crate::pages::welcome::icon::{ico, name};
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
    let (order, line) = said(board, turn);
    let combines = board.choices().any(|(choice, _)| matches!(choice, Choice::Combine { .. }));
    let now = match turn.step {
        StepView::Cross | StepView::Take => 0,
        StepView::Write => 1,
        StepView::Close | StepView::Wait => 2,
    };
    html! {
        section #prompt .prompt data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            div .say role="status" {
                (prompt::who(board))
                h1 { (rich(&order, highlight)) }
                @if combines { h2 .pick-then { (words.say("d-combine-then")) } }
                p .line {
                    (line)
                    // A first turn is when one asks; the tips say more, unless they were skipped.
                    @if board.view.round == 1 && turn.step == StepView::Take && !board.likes.tips {
                        " " a href=(board.link_to(SideSheet::Help)) { (words.say("t-new-here")) }
                    }
                }
            }
            (prompt::glance(board))
            span #effect .effect.num hidden {}
            (prompt::steps(board, now, &["w-step-pair", "w-step-number", "w-step-plans"]))
            (bonuses(board))
            div .acts {
                @if let Some(effect) = board.effect(Choice::Refuse) {
                    (board.button("btn main", Choice::Refuse, effect, &html! { (ico("i-refusal")) (words.say("w-refuse")) }))
                }
                @for slot in PlanSlot::ALL {
                    @if let Some(effect) = board.effect(Choice::Plan(slot)) {
                        (board.button("btn main", Choice::Plan(slot), effect, &html! {
                            (ico("i-plan")) (say!(words, "w-plan", plan = slot.index() + 1))
                        }))
                    }
                }
                (hint::button(board.scene))
                (prompt::take_back(board))
                @if let Some(effect) = board.effect(Choice::Done) {
                    @let class = if has_plan(board) { "btn done" } else { "btn main done" };
                    (board.button(class, Choice::Done, effect, &html! { (ico("i-done")) (words.say("t-done")) }))
                }
            }
        }
    }
}

/// The bonuses that can be crossed, for those whose screen does not reach down to them.
fn bonuses(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let open: Vec<_> = board
        .choices()
        .filter_map(|(choice, effect)| match choice {
            Choice::Cross(bonus) => Some((bonus, choice, effect)),
            _ => None,
        })
        .collect();
    html! {
        @if !open.is_empty() {
            div .sizes {
                @for (bonus, choice, effect) in open {
                    button .size-up form="turn" name="choice" value=(choice) data-effect=[change(effect)] {
                        span .drawn aria-hidden="true" { b { (named(board, bonus)) } }
                        span .sr { (say!(words, "d-cross-this", bonus = named(board, bonus))) }
                    }
                }
            }
        }
    }
}

fn has_plan(board: &ShownBoard<'_>) -> bool {
    PlanSlot::ALL.into_iter().any(|slot| board.effect(Choice::Plan(slot)).is_some())
}

/// An order one can obey, and one line for what follows from it.
fn said(board: &ShownBoard<'_>, turn: &TurnView) -> (String, String) {
    let words = board.words;
    match turn.step {
        StepView::Cross => {
            let (streets, columns) = turn.to_cross.unwrap_or_default();
            let order = say!(words, "d-cross", streets = streets, columns = columns);
            (order, words.say("d-cross-line"))
        }
        StepView::Take => taking(board),
        StepView::Write => {
            let Some((number, action)) = turn.taken else { return closing(board, turn) };
            let layout = &board.view.layout;
            let family = name(words, action);
            let line = say!(
                words,
                "d-write-line",
                family = family,
                perfect = layout.perfect,
                normal = layout.normal
            );
            (say!(words, "w-write", number = marked(number)), line)
        }
        StepView::Close | StepView::Wait => closing(board, turn),
    }
}

fn taking(board: &ShownBoard<'_>) -> (String, String) {
    let words = board.words;
    let refuses = board
        .choices()
        .any(|(choice, _)| matches!(choice, Choice::Refuse | Choice::RefuseAndPass(_)));
    let boxes = board.view.layout.refusals.len() - 1;
    let last = usize::from(board.architect().sheet.refusals) + 1 == boxes;
    let (order, line) = match (refuses, board.view.mode) {
        (true, _) if last => ("w-refuse-order", "w-refuse-line-last"),
        (true, Mode::Expert) => ("w-refuse-order", "w-refuse-line-expert"),
        (true, Mode::Opponent) => ("w-refuse-order", "w-refuse-line-opponent"),
        (true, _) => ("w-refuse-order", "w-refuse-line"),
        (false, Mode::Opponent) => ("w-combine-order", "d-combine-line-opponent"),
        (false, Mode::Expert) => ("w-combine-order", "d-combine-line-expert"),
        (false, _) => ("w-take-pair", "d-take-line"),
    };
    (words.say(order), words.say(line))
}

fn closing(board: &ShownBoard<'_>, turn: &TurnView) -> (String, String) {
    let words = board.words;
    let plan = PlanSlot::ALL.into_iter().find(|slot| board.effect(Choice::Plan(*slot)).is_some());
    if let Some(slot) = plan {
        let shown = &board.view.plans[slot.index()];
        let line = if shown.approved {
            words.say("w-close-plan-line-later")
        } else {
            let plan = slot.index() + 1;
            say!(words, "w-close-plan-line", plan = plan, now = shown.first, points = shown.later)
        };
        return (words.say("w-close-plan"), line);
    }
    let summary = if turn.refused {
        words.say("d-refused-summary")
    } else {
        plain(&describe(board, None, board.scene.taken))
    };
    (words.say("w-close"), say!(words, "w-close-line", summary = summary))
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
