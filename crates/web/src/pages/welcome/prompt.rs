//! The prompt: what to do now, and the buttons that are not on the sheet.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::plan::PlanSlot;
use welcome::view::{StepView, TurnView};

use super::board::Board;
use super::icon::ico;
use super::step::{Said, said};
use super::text::{change, highlight, list, rich, say};
use crate::pages::{PersonKind, hint};

/// Shown by the script in the prompt's place while the server cannot be reached.
pub(super) fn cut_off(board: &Board<'_>) -> Markup {
    let words = board.words;
    html! {
        section .cut-off {
            (ico("i-offline"))
            div .say { b { (words.say("w-cut")) } (words.say("w-cut-line")) }
            button #retry .btn type="button" { (words.say("w-retry")) }
        }
    }
}

/// What to do now.
pub(super) fn prompt(board: &Board<'_>) -> Markup {
    let by_bot = |seat| matches!(board.person(seat).kind, PersonKind::Bot(_));
    match board.turn() {
        Some(_) if by_bot(board.shown) => replaced(board),
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
                p .line {
                    (line)
                    // A first turn is when one asks.
                    @if board.view.round == 1 && turn.step == StepView::Take {
                        " " a href="#help" { (words.say("w-new-here")) }
                    }
                }
                @if roundabout.is_some() {
                    h2 .circles { (words.say("w-roundabout-order")) }
                    p .circles { (words.say("w-roundabout-line")) }
                }
            }
            span #effect .effect.num hidden {}
            (steps(board, turn.step))
            (sizes(board))
            div .acts {
                (actions(board))
                @if let Some((_, effect)) = roundabout {
                    label .btn.circle-switch {
                        input #circles .sr type="checkbox";
                        (ico("i-roundabout")) span .on { (words.say("w-roundabout")) (board.gain(effect)) }
                        span .off { (words.say("w-no-roundabout")) }
                    }
                }
                (hint::button(board.scene))
                (take_back(board))
                @if let Some(effect) = board.effect(Choice::Done) {
                    @let class = if has_plan(board) { "btn done" } else { "btn main done" };
                    (board.button(class, Choice::Done, effect, &html! { (ico("i-done")) (words.say("w-done")) }))
                }
            }
        }
    }
}

/// Undo, and the whole turn again.
fn take_back(board: &Board<'_>) -> Markup {
    let words = board.words;
    let taken = board.scene.taken.len();
    html! {
        @if taken > 1 {
            button .btn.square.restart form="turn" formaction=(board.way_to("restart"))
                aria-label=(words.say("w-restart")) title=(words.say("w-restart")) { (ico("i-again")) }
        }
        button .btn.undo form="turn" formaction=(board.way_to("undo")) disabled[taken == 0] {
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
        @if !has_plan(board) {
            @if let Some(reshuffle) = button(Choice::Reshuffle, "btn", "i-shuffle", "w-reshuffle") { (reshuffle) }
        }
    }
}

/// The estate sizes that can be raised, for those whose screen does not reach down to the columns.
fn sizes(board: &Board<'_>) -> Markup {
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
                        data-effect=[change(effect)] aria-label=(board.label(label, effect)) {
                        b { (ico("i-house")) (size) } span .num { (now) "→" (then) } (board.gain(effect))
                    }
                }
            }
        }
    }
}

fn has_plan(board: &Board<'_>) -> bool {
    PlanSlot::ALL.into_iter().any(|slot| board.effect(Choice::Plan(slot)).is_some())
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
                button .btn.undo form="turn" formaction=(board.way_to("undo")) { (ico("i-undo")) (words.say("w-take-back")) }
                @if let Some(seat) = next {
                    a .btn.main href={ (address) "?seat=" (seat) } {
                        (ico("i-next")) (say!(words, "w-hand-over", name = board.name(seat)))
                    }
                }
            }
        }
    }
}

/// A bot plays for the viewer, until they come back.
fn replaced(board: &Board<'_>) -> Markup {
    let words = board.words;
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("w-your-turn")) {
            (ico("i-bot"))
            div .say role="status" { h1 { (words.say("w-bot-plays")) } p .line { (words.say("w-bot-plays-line")) } }
            form .acts method="post" action={ (board.scene.address) "/return" } {
                button .btn.main name="seat" value=(board.shown) { (words.say("w-return")) }
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
