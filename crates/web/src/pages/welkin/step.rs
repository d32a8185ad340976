//! What to do next, in words: an order one can obey, and one line for what follows from it.

use tabletop::Seat;
use welkin::Choice;
use welkin::view::{StepView, TurnView};

use super::board::ShownBoard;
use super::production::makes;
use crate::pages::table::text::{marked, plain, say};

/// The order, and the line under it.
pub(super) struct Said {
    /// What matters most is marked.
    pub(super) order: String,
    pub(super) line: String,
}

/// What the viewer can do now.
pub(super) fn said(board: &ShownBoard<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let left = turn.left.unwrap_or(1);
    let (order, line) = match turn.step {
        StepView::Ready if turn.acted => closing(board, turn),
        StepView::Ready => acting(board, turn),
        StepView::Turn => turning(board, turn),
        StepView::Take => {
            let order = say!(words, "k-take-order", count = left);
            (order, joined(vec![Some(words.say("k-take-line")), overflow(board, left)]))
        }
        StepView::Buy => {
            let order = say!(words, "k-buy-order", count = left);
            (order, joined(vec![Some(words.say("k-buy-line")), overflow(board, left)]))
        }
        StepView::Discard => (
            say!(words, "k-discard-order", count = left),
            say!(words, "k-discard-line", count = board.view.figures.stock),
        ),
        StepView::Place => (words.say("k-place-order"), words.say("k-place-line")),
        StepView::Open => (words.say("k-open-order"), words.say("k-open-line")),
        StepView::Flip if left > 1 => {
            (say!(words, "k-flip-two-order", count = left), words.say("k-flip-two-line"))
        }
        StepView::Flip => match board.scene.taken.last() {
            // Not the first of several.
            Some(Choice::Flip(faces)) => (
                words.say("k-flip-again-order"),
                say!(words, "k-flip-again-line", resource = board.called(faces.shown)),
            ),
            _ => (words.say("k-flip-order"), words.say("k-flip-line")),
        },
    };
    let order = lit(&order);
    // The last turn says so before anything else.
    let order = if board.view.last_turns.is_some() {
        format!("{} {}", marked(words.say("k-last-turn")), plain(&order))
    } else {
        order
    };
    Said { order, line }
}

/// Marks what stands in brackets.
fn lit(text: &str) -> String {
    let pieces = text.split('[').enumerate().map(|(index, piece)| match piece.split_once(']') {
        Some((inside, after)) if index > 0 => format!("{}{after}", marked(inside)),
        _ => piece.to_owned(),
    });
    pieces.collect()
}

/// What there is to say, one sentence after the other; of much, the first two.
fn joined(lines: Vec<Option<String>>) -> String {
    let said: Vec<String> = lines.into_iter().flatten().take(2).collect();
    said.join(" ")
}

/// What has just happened and is not plain to see: a sale, something given back, a card that came
/// to light.
fn happened(board: &ShownBoard<'_>) -> [Option<String>; 3] {
    let words = board.words;
    let lately = &board.player().lately;
    let sold = !lately.sold.is_empty();
    let revealed = !lately.opened.is_empty() && board.taken == 0;
    [
        sold.then(|| say!(words, "k-sold-line", coins = lately.earned)),
        (!lately.discarded.is_empty())
            .then(|| say!(words, "k-gave-back-line", what = board.counted(lately.discarded))),
        revealed.then(|| words.say("k-revealed-line")),
    ]
}

/// That not all that is taken finds room.
fn overflow(board: &ShownBoard<'_>, taking: u8) -> Option<String> {
    let stock = board.view.figures.stock;
    let more = board.player().stock.total() + usize::from(taking);
    let over = more.saturating_sub(stock.into());
    (over > 0).then(|| say!(board.words, "k-overflow-line", count = over, stock = stock))
}

/// Before the action: the three of them.
fn acting(board: &ShownBoard<'_>, turn: &TurnView) -> (String, String) {
    let words = board.words;
    if board.effect(Choice::Stop).is_some() {
        let [sold, ..] = happened(board);
        return (words.say("k-using-order"), joined(vec![sold, Some(words.say("k-using-line"))]));
    }
    let opens = board.any(|choice| matches!(choice, Choice::Open(_)));
    let uses = board.any(|choice| matches!(choice, Choice::Place { .. }));
    let sells = turn.selling && board.any(|choice| matches!(choice, Choice::Sell(_)));
    let (order, line) = match (opens, uses) {
        (true, true) => ("k-act-order", "k-act-line"),
        (true, false) => ("k-act-order-no-use", "k-act-line-no-use"),
        (false, true) => ("k-act-order-no-open", "k-act-line-no-open"),
        (false, false) => ("k-act-order-produce", "k-act-line-produce"),
    };
    let line = if sells {
        "k-selling-line"
    } else if board.view.last_turns.is_some() {
        "k-last-turn-line"
    } else if opens && board.view.pile == 0 {
        "k-pile-empty"
    } else {
        line
    };
    let [sold, given, revealed] = happened(board);
    (words.say(order), joined(vec![sold, given, revealed, Some(words.say(line))]))
}

fn turning(board: &ShownBoard<'_>, turn: &TurnView) -> (String, String) {
    let words = board.words;
    let more = board.any(|choice| matches!(choice, Choice::Turn(_)));
    let takes = board.any(|choice| matches!(choice, Choice::Take(_)));
    let order = words.say(match (more, takes) {
        (true, true) => "k-turn-order",
        (false, true) => "k-turn-order-take",
        (true, false) => "k-turn-order-nothing",
        (false, false) => "k-turn-order-stop",
    });
    let price = more.then(|| say!(words, "k-turn-price", price = turn.price));
    let over = overflow(board, board.player().plus.len() as u8).filter(|_| takes);
    (order, joined(vec![Some(format!("{}.", makes(board))), price.or(over)]))
}

fn closing(board: &ShownBoard<'_>, turn: &TurnView) -> (String, String) {
    let words = board.words;
    let lays = board.any(|choice| matches!(choice, Choice::Place { .. }));
    let sells = turn.selling && board.any(|choice| matches!(choice, Choice::Sell(_)));
    let lit =
        |choice: &Choice| matches!(choice, Choice::Power(_)) && board.unlit(*choice).is_none();
    let powers = board.any(lit);
    let (order, line) = match (sells, lays, powers) {
        (true, ..) => ("k-close-sell", "k-selling-line"),
        (_, true, _) => ("k-close-lay", "k-close-lay-line"),
        (_, _, true) => ("k-close-power", "k-close-power-line"),
        _ => ("k-close", "k-close-line"),
    };
    let [sold, given, revealed] = happened(board);
    (words.say(order), joined(vec![sold, given, revealed, Some(words.say(line))]))
}

/// That the last turns are being played, and through whom.
pub(super) fn last_turns(board: &ShownBoard<'_>, seat: Seat) -> String {
    say!(board.words, "k-last-turns", name = board.within(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_brackets_is_marked() {
        assert_eq!(
            lit("Turn a [market token] now"),
            format!("Turn a {} now", marked("market token"))
        );
        assert_eq!(lit("nothing"), "nothing");
    }
}
