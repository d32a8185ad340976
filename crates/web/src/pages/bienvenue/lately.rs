//! What happened, in words: since the viewer last chose, or from the beginning.

use bienvenue::Choice;
use maud::{Markup, html};

use super::board::ShownBoard;
use super::describe::describe;
use super::marks::{hat, ico};
use super::turns::{PastTurn, lately as recent, past_turns};
use crate::pages::table::log::log;
use crate::pages::table::text::{bold, rich, say};

/// The panel with what was done lately, or with the whole log.
pub(super) fn lately(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let whole = board.whole_log;
    let turns = past_turns(board.scene);
    let few = if whole { turns.len() } else { recent(board.scene, &turns) };
    let content = html! {
        @if turns.is_empty() {
            p .soft { (words.say("v-nothing-yet")) }
        } @else {
            ol .lately {
                @for (index, turn) in turns.iter().enumerate().rev().take(few) {
                    @if whole && turns.get(index + 1).is_none_or(|later| later.round != turn.round) {
                        li .caps.round { (say!(words, "v-round", round = turn.round)) }
                    }
                    (line(board, turn, whole))
                }
            }
        }
    };
    log(board, ["v-last", "v-last-only"], &content)
}

fn line(board: &ShownBoard<'_>, turn: &PastTurn, whole: bool) -> Markup {
    let words = board.words;
    let over = board.view.end.is_some();
    html! {
        li {
            (hat(board, turn.seat))
            span { (rich(&describe(board, turn, over), bold)) }
            @if whole {
                a .look-back href={ (board.address) "/replay?round=" (turn.step) "&look=" (turn.seat) }
                    aria-label=(words.say("t-look-back")) title=(words.say("t-look-back")) { (ico("i-eye")) }
            }
        }
    }
}

/// What the others did since the viewer last chose, over the board of a phone.
pub(super) fn news(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let turns = past_turns(board.scene);
    let me = board.view.viewer;
    let since = turns.iter().rposition(|turn| Some(turn.seat) == me).map_or(0, |last| last + 1);
    let told = |turn: &&PastTurn| Some(turn.seat) != me && turn.choices != [Choice::Bid(0)];
    let over = board.view.end.is_some();
    let mut recent_few: Vec<&PastTurn> = turns[since..].iter().filter(told).collect();
    recent_few.drain(..recent_few.len().saturating_sub(3));
    html! {
        section #news .news data-part aria-label=(words.say("v-last")) {
            @if !over && me.is_some() && since < turns.len() {
                ol .lately {
                    @for turn in recent_few { (line(board, turn, false)) }
                }
            }
        }
    }
}
