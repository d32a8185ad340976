//! What to do next, in words: an order one can obey, and one line for what follows from it.

use tabletop::Seat;
use welkin::Choice;
use welkin::view::{StepView, TurnView};

use super::board::Board;
use super::production::makes;
use super::{offer, sheet};
use crate::pages::table::text::{marked, say};

/// The order, and the line under it.
pub(super) struct Said {
    pub(super) order: String,
    pub(super) line: String,
}

/// What the viewer can do now.
pub(super) fn said(board: &Board<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let left = turn.left.unwrap_or(1);
    match turn.step {
        StepView::Ready if turn.acted => closing(board, turn),
        StepView::Ready => acting(board, turn),
        StepView::Turn => turning(board, turn),
        StepView::Take => Said {
            order: say!(words, "k-take-order", count = marked(left)),
            line: words.say("k-take-line"),
        },
        StepView::Buy => Said {
            order: say!(words, "k-buy-order", count = marked(left)),
            line: words.say("k-buy-line"),
        },
        StepView::Discard => Said {
            order: say!(words, "k-discard-order", count = marked(left)),
            line: say!(words, "k-discard-line", count = board.view.figures.stock),
        },
        StepView::Place => {
            Said { order: words.say("k-place-order"), line: words.say("k-place-line") }
        }
        StepView::Open => Said { order: words.say("k-open-order"), line: words.say("k-open-line") },
        StepView::Flip if left > 1 => Said {
            order: say!(words, "k-flip-two-order", count = marked(left)),
            line: words.say("k-flip-two-line"),
        },
        StepView::Flip => Said { order: words.say("k-flip-order"), line: words.say("k-flip-line") },
    }
}

/// Before the action: the three of them, and why one of them is not possible.
fn acting(board: &Board<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    if board.effect(Choice::Stop).is_some() {
        return Said { order: words.say("k-using-order"), line: words.say("k-using-line") };
    }
    let opens = board.any(|choice| matches!(choice, Choice::Open(_)));
    let uses = board.any(|choice| matches!(choice, Choice::Place { .. }));
    let order = words.say(match (opens, uses) {
        (true, true) => "k-act-order",
        (true, false) => "k-act-order-no-use",
        (false, true) => "k-act-order-no-open",
        (false, false) => "k-act-order-produce",
    });
    let whys: Vec<String> =
        [offer::why_not(board), sheet::why_not(board)].into_iter().flatten().collect();
    let line = if turn.selling {
        words.say("k-selling-line")
    } else if let Some(last) = last_turn(board) {
        last
    } else if whys.is_empty() {
        words.say("k-act-line")
    } else {
        whys.join(" ")
    };
    Said { order, line }
}

/// That this is the last turn, or one of the last.
fn last_turn(board: &Board<'_>) -> Option<String> {
    board.view.last_turns.map(|_| board.words.say("k-last-turn-line"))
}

fn turning(board: &Board<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let more = board.any(|choice| matches!(choice, Choice::Turn(_)));
    let takes = board.any(|choice| matches!(choice, Choice::Take(_)));
    let order = words.say(match (more, takes) {
        (true, true) => "k-turn-order",
        (false, true) => "k-turn-order-take",
        (true, false) => "k-turn-order-nothing",
        (false, false) => "k-turn-order-stop",
    });
    let price = if more {
        format!(" {}", say!(words, "k-turn-price", price = turn.price))
    } else {
        String::new()
    };
    Said { order, line: format!("{}.{price}", makes(board)) }
}

fn closing(board: &Board<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let lays = board.any(|choice| matches!(choice, Choice::Place { .. }));
    let powers = board.any(|choice| matches!(choice, Choice::Power(_) | Choice::Sell(_)));
    let line = words.say(match (lays, powers, turn.selling) {
        (true, ..) => "k-close-lay-line",
        (false, _, true) => "k-selling-line",
        (false, true, false) => "k-close-power-line",
        (false, false, false) => "k-close-line",
    });
    Said { order: words.say("k-close"), line }
}

/// That the last turns are being played, and through whom.
pub(super) fn last_turns(board: &Board<'_>, seat: Seat) -> String {
    say!(board.words, "k-last-turns", name = board.within(seat))
}
