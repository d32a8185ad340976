//! The prompt: what to do now, the tiles in question, and the choices that have no place of their
//! own.

use bienvenue::Choice;
use bienvenue::view::{DutyView, TaskView, TileView};
use maud::{Markup, html};

use super::board::ShownBoard;
use super::marks::{hat, ico};
use super::names;
use super::step::{Said, said};
use super::tile::printed;
use crate::pages::hint;
use crate::pages::table::prompt;
use crate::pages::table::text::{highlight, rich, say};
use crate::play::SideSheet;

/// What to do now.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    match board.due() {
        Some(_) | None if board.plays() && board.is_bot(board.shown) => prompt::replaced(board),
        Some(duty) => playing(board, duty),
        None if board.plays() => prompt::waiting(board, &waiting_line(board)),
        None => looking(board),
    }
}

fn waiting_line(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let auction = board.view.agenda.first().is_some_and(|duty| duty.task == TaskView::Auction);
    let last = board.view.last_round;
    if auction {
        words.say("v-wait-auction")
    } else if board.view.seats.iter().any(|seat| seat.satisfied.is_some()) {
        say!(words, "v-last-round", round = last)
    } else {
        words.say("v-wait-line")
    }
}

fn playing(board: &ShownBoard<'_>, duty: &DutyView) -> Markup {
    let words = board.words;
    let Said { order, line } = said(board, duty);
    let begins = board.view.round == 1 && duty.task == TaskView::Draft;
    html! {
        section #prompt .prompt data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            @if let Some(laid) = board.laying() { (drawn(board, laid)) }
            div .say role="status" {
                (prompt::who(board))
                h1 { (rich(&order, highlight)) }
                p .line {
                    (line)
                    @if begins && !board.likes.tips { " " a href=(board.link_to(SideSheet::Help)) { (words.say("t-new-here")) } }
                }
            }
            (prompt::glance(board))
            span #effect .effect.num hidden {}
            (steps(board, duty))
            div .acts {
                (deeds(board))
                (hint::button(board.scene))
                (prompt::take_back(board))
                @if let Some(effect) = board.effect(Choice::Done) {
                    (board.button("btn main done", Choice::Done, effect, &html! { (ico("i-done")) (words.say("v-done")) }))
                }
            }
        }
    }
}

/// The tiles in question, the one that is being laid marked.
fn drawn(board: &ShownBoard<'_>, laid: &TileView) -> Markup {
    let words = board.words;
    let tiles = board.tiles();
    let one = |tile: &TileView| {
        let name = names::called(words, tile);
        let face = html! { (printed(tile)) span .sr { (name) } };
        let chosen = tile.tile == laid.tile;
        let can = board.ways_of(tile.tile).next().is_some();
        html! {
            li {
                @if chosen || !can { div class=(if chosen { "on" } else { "off" }) { (face) } }
                @else { (board.pick("off", tile.tile, &format!("lay {} ", tile.tile), &face)) }
            }
        }
    };
    html! {
        ul .drawn aria-label=(words.say("v-drawn")) { @for tile in tiles { (one(tile)) } }
    }
}

/// Which of the steps it is.
fn steps(board: &ShownBoard<'_>, duty: &DutyView) -> Markup {
    match duty.task {
        TaskView::Foundations | TaskView::Entrance => {
            let now = match (duty.task, board.corner()) {
                (TaskView::Entrance, _) => 2,
                (_, Some(_)) => 1,
                _ => 0,
            };
            prompt::steps(board, now, &["v-step-corner", "v-step-opposite", "v-step-door"])
        }
        TaskView::Turn => {
            let now = usize::from(board.view.acted);
            prompt::steps(board, now, &["v-step-worker", "v-step-end"])
        }
        TaskView::Drawn => {
            let now = usize::from(board.laying().is_some());
            prompt::steps(board, now, &["v-step-tile", "v-step-place"])
        }
        _ => html! {},
    }
}

/// What can be done that has no place on the table.
fn deeds(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let simple = |choice: Choice, class: &str, id: &str, sign: &str| {
        html! {
            @if let Some(effect) = board.effect(choice) {
                (board.button(class, choice, effect, &html! { (ico(sign)) (words.say(id)) }))
            }
        }
    };
    let leave = board.laying().map(|tile| Choice::Discount(tile.tile));
    html! {
        @if board.works() || board.corner().is_some() {
            @let back = if board.works() { "v-not-now" } else { "v-other-corner" };
            a .btn href=(board.home()) data-live { (ico("i-close")) (words.say(back)) }
        } @else {
            @if board.any(|choice| matches!(choice, Choice::Open { .. })) {
                (board.pick("btn", "works", "open ", &html! { (ico("i-hammer")) (words.say("v-works")) }))
            }
            (simple(Choice::Pass, "btn pass", "v-pass", "i-next"))
        }
        @for (choice, _) in board.choices() {
            @if let Choice::Steal(victim) = choice {
                (board.button("btn", choice, 0, &html! { (hat(board, victim)) (say!(words, "v-steal-from", name = board.name(victim))) }))
            }
        }
        @if let Some(choice) = leave { (simple(choice, "btn", "v-to-discount", "i-down")) }
        (simple(Choice::Decline, "btn", "v-decline", "i-next"))
    }
}

/// Someone else's house, or a game one only watches.
fn looking(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let own_turn = board.view.viewer.is_some_and(|viewer| board.seat(viewer).thinking);
    prompt::looking(
        board,
        say!(words, "v-looking", name = board.name(board.shown)),
        own_turn.then(|| words.say("v-looking-line")),
        &words.say("v-back"),
    )
}
