//! Which number? Asked where a temp or a bis leaves a choice, over everything else.

use maud::{Markup, html};
use welcome::Choice;
use welcome::house::House;
use welcome::number::Number;

use super::board::ShownBoard;
use super::text::{address, change, say};
use crate::words::Words;

/// Several numbers fit: which one? Opens without script, over everything else.
pub(super) fn chooser(board: &ShownBoard<'_>, house: House, numbers: &[(Choice, i32)]) -> Markup {
    let words = board.words;
    let own = board.turn().and_then(|turn| turn.taken).map(|(number, _)| number);
    let is_bis = matches!(numbers, [(Choice::Bis { .. }, _), ..]);
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable_by_key(|(choice, _)| written(*choice).0);
    let question = say!(words, "w-which", house = address(house));
    let question = match *numbers {
        [(first, _), ..] => warned(board, first, question),
        [] => question,
    };
    html! {
        // The stylesheet shows the label, so that it need not be told twice.
        div .chooser popover id={ "at-" (house) } role="group" aria-label=(question) {
            @for (choice, effect) in &numbers {
                @let number = written(*choice).0;
                @let label = (*effect != 0).then(|| board.label(number.to_string(), *effect));
                button name="choice" value=(choice) data-effect=[change(*effect)] aria-label=[label] {
                    (number)
                    @if let Some(own) = own.filter(|_| !is_bis) {
                        small { (stretch(words, own, number)) }
                    }
                }
            }
            button .btn.quiet type="button" popovertarget={ "at-" (house) } { (words.say("w-not-here")) }
        }
    }
}

/// What the temp makes of a number: `as is`, `+2`, `−1`.
fn stretch(words: &Words, own: Number, written: Number) -> String {
    let place = |number| own.with_temp().position(|other| other == number).unwrap_or(0) as i32;
    change(place(written) - place(own)).unwrap_or_else(|| words.say("w-as-is"))
}

/// The numbers of several choices: `6–10`, or `7, 9` where they do not follow.
pub(super) fn range_of(numbers: &[(Choice, i32)]) -> String {
    let mut all: Vec<Number> = numbers.iter().map(|(choice, _)| written(*choice).0).collect();
    all.sort_unstable();
    match (all.as_slice(), numbers) {
        (&[low, .., high], [(Choice::Write { .. }, _), ..]) => span(low, high),
        _ => all.iter().map(Number::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// From the lowest to the highest: `6–10`.
pub(super) fn span(low: Number, high: Number) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// What a choice writes, and whether as a bis.
pub(super) fn written(choice: Choice) -> (Number, bool) {
    match choice {
        Choice::Bis { number, .. } => (number, true),
        Choice::Write { number, .. } => (number, false),
        _ => (Number::LOWEST, false),
    }
}

/// What a choice writes where, in words.
pub(super) fn write_label(board: &ShownBoard<'_>, choice: Choice, house: House) -> String {
    let words = board.words;
    let (number, bis) = written(choice);
    let number = number.to_string();
    let place = address(house);
    if bis {
        return warned(board, choice, say!(words, "w-copy-in", number = number, house = place));
    }
    let (low, high) = board.sheet.takes(house).unwrap_or((Number::LOWEST, Number::HIGHEST));
    let (low, high) = (low.to_string(), high.to_string());
    let id = if board.town.pools.contains(house) { "w-write-in-pool" } else { "w-write-in" };
    warned(board, choice, say!(words, id, number = number, house = place, low = low, high = high))
}

/// A label that tells of a pool that is given up.
pub(super) fn warned(board: &ShownBoard<'_>, choice: Choice, label: String) -> String {
    if board.gives_up_pool(choice) {
        let end = if label.ends_with('?') { "" } else { "." };
        format!("{label}{end} {}", board.words.say("w-gives-up-pool"))
    } else {
        label
    }
}
