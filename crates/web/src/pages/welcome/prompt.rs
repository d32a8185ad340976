//! The prompt: what to do now, and the buttons that are not on the sheet.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::plan::PlanSlot;
use welcome::view::{StepView, TurnView};

use super::board::Board;
use super::icon::ico;
use super::step::{Said, said};
use super::text::{highlight, list, rich, say};

/// What to do now.
pub(super) fn prompt(board: &Board<'_>) -> Markup {
    match board.turn() {
        Some(turn) if turn.step == StepView::Wait => waiting(board),
        Some(turn) => playing(board, turn),
        None => looking(board),
    }
}

fn playing(board: &Board<'_>, turn: &TurnView) -> Markup {
    let words = board.words;
    let Said { order, line } = said(board, turn);
    let roundabout = board.choices().find(|(choice, _)| matches!(choice, Choice::Roundabout(_)));
    html! {
        section #prompt .prompt data-part tabindex="-1" aria-label=(words.say("w-your-turn")) {
            div .say role="status" {
                @if board.scene.mine.len() > 1 { p .caps.who { (board.name(board.shown)) } }
                h1 { (rich(&order, highlight)) }
                p .line { (line) }
                @if roundabout.is_some() { p .line.circles { (words.say("w-roundabout-line")) } }
            }
            span #effect .effect.num hidden {}
            (steps(board, turn.step))
            div .acts {
                (actions(board))
                @if let Some((_, effect)) = roundabout {
                    label .btn.circle-switch {
                        input #circles .sr type="checkbox";
                        (ico("i-roundabout")) span .on { (words.say("w-roundabout")) (board.gain(effect)) }
                        span .off { (words.say("w-no-roundabout")) }
                    }
                }
                (take_back(board))
                @if let Some(effect) = board.effect(Choice::Done) {
                    (board.button("btn main done", Choice::Done, effect, &html! { (ico("i-done")) (words.say("w-done")) }))
                }
            }
        }
    }
}

/// Undo, and the whole turn again.
fn take_back(board: &Board<'_>) -> Markup {
    let words = board.words;
    let address = board.scene.address;
    let taken = board.scene.taken.len();
    html! {
        @if taken > 1 {
            button .btn.square.restart form="turn" formaction={ (address) "/restart" }
                aria-label=(words.say("w-restart")) title=(words.say("w-restart")) { (ico("i-again")) }
        }
        button .btn.undo form="turn" formaction={ (address) "/undo" } disabled[taken == 0] {
            (ico("i-undo")) (words.say("w-undo"))
        }
    }
}

/// The choices that have no place on the sheet, or whose place may be out of sight.
fn actions(board: &Board<'_>) -> Markup {
    let words = board.words;
    let button = |choice: Choice, class: &str, icon: &str, id: &str| {
        let face = html! { (ico(icon)) (words.say(id)) };
        board.effect(choice).map(|effect| board.button(class, choice, effect, &face))
    };
    let has_plan = PlanSlot::ALL.into_iter().any(|slot| board.effect(Choice::Plan(slot)).is_some());
    html! {
        @for made in [
            button(Choice::Refuse, "btn main", "i-refusal", "w-refuse"),
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
        @if !has_plan {
            @if let Some(reshuffle) = button(Choice::Reshuffle, "btn", "i-shuffle", "w-reshuffle") { (reshuffle) }
        }
    }
}

/// The four steps of a turn, and where one is.
fn steps(board: &Board<'_>, step: StepView) -> Markup {
    let now = match step {
        StepView::Take => 0,
        StepView::Write => 1,
        StepView::Act => 2,
        StepView::Close | StepView::Pick | StepView::Wait => 3,
    };
    html! {
        ol .steps aria-label=(board.words.say("w-steps")) {
            @for (index, id) in ["w-step-pair", "w-step-number", "w-step-action", "w-step-plans"].into_iter().enumerate() {
                @if index < now {
                    li .was { (ico("i-done")) span { (board.words.say(id)) } }
                } @else if index == now {
                    li .now aria-current="step" { span { (board.words.say(id)) } }
                } @else {
                    li { span { (board.words.say(id)) } }
                }
            }
        }
    }
}

/// Everyone the table still waits for.
pub(super) fn thinking(board: &Board<'_>) -> Vec<Seat> {
    let seats = Seat::all(board.view.seats.len());
    seats.filter(|seat| board.view.seats[seat.index()].thinking).collect()
}

fn waiting_for(board: &Board<'_>) -> String {
    const NAMED: usize = 3;
    let words = board.words;
    let seats = thinking(board);
    let mut names: Vec<String> =
        seats.iter().take(NAMED).map(|seat| board.name(*seat).to_owned()).collect();
    if seats.len() > NAMED {
        names.push(say!(words, "w-others", count = seats.len() - NAMED));
    }
    say!(words, "w-waiting", names = list(words, &names))
}

fn waiting(board: &Board<'_>) -> Markup {
    let words = board.words;
    let address = board.scene.address;
    let next = thinking(board).into_iter().find(|seat| board.scene.mine.contains(seat));
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("w-your-turn")) {
            (ico("i-wait"))
            div .say role="status" {
                @if board.scene.mine.len() > 1 { p .caps.who { (board.name(board.shown)) } }
                h1 { (waiting_for(board)) }
                p .line { (words.say("w-waiting-line")) }
            }
            div .acts {
                button .btn.undo form="turn" formaction={ (address) "/undo" } { (ico("i-undo")) (words.say("w-take-back")) }
                @if let Some(seat) = next {
                    a .btn.main href={ (address) "?seat=" (seat) } {
                        (ico("i-next")) (say!(words, "w-hand-over", name = board.name(seat)))
                    }
                }
            }
        }
    }
}

/// Someone else's sheet, or a game one only watches.
fn looking(board: &Board<'_>) -> Markup {
    let words = board.words;
    let seats = board.view.seats.len();
    let next = Seat::new((board.shown.index() + 1) % seats);
    let order = if board.view.viewer.is_some() {
        say!(words, "w-looking", name = board.name(board.shown))
    } else {
        say!(words, "w-watching", name = board.name(board.shown))
    };
    let own_turn = board.view.turn.as_ref().is_some_and(|turn| turn.step != StepView::Wait);
    let line = if own_turn { words.say("w-looking-line") } else { waiting_for(board) };
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("w-watch")) {
            (ico("i-eye"))
            div .say role="status" { h1 { (order) } p .line { (line) } }
            div .acts {
                @if seats > 1 {
                    a .btn href=(board.look_at(next)) { (say!(words, "w-see-next", name = board.you_or_name(next))) }
                }
                @if board.view.viewer.is_some() {
                    a .btn.main href=(board.home()) { (ico("i-undo")) (words.say("w-back")) }
                }
            }
        }
    }
}
