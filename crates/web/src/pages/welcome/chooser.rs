//! Which number? Asked where a temp or a bis leaves a choice, over everything else.

use maud::{Markup, html};
use welcome::Choice;
use welcome::house::House;
use welcome::number::Number;

use super::board::ShownBoard;
use super::extensions::with_follows;
use super::text::{address, change, say};

/// Several numbers fit: which one? Asked on a page of its own where there is no script.
pub(super) fn chooser(board: &ShownBoard<'_>, house: House, numbers: &[(Choice, i32)]) -> Markup {
    let words = board.words;
    let question = say!(words, "w-which", house = address(house));
    let question = match *numbers {
        [(first, _), ..] => warned(board, first, question),
        [] => question,
    };
    html! {
        // The stylesheet shows the label, so that it need not be told twice.
        div .chooser.open role="group" aria-label=(question) {
            @for (choice, effect) in in_order(numbers) {
                @let number = written(choice).0;
                button name="choice" value=(choice) data-effect=[change(effect)] {
                    (number)
                    @if let Some(stretch) = stretch_of(board, choice) {
                        small { @if stretch.is_empty() { (words.say("w-as-is")) } @else { (stretch) } }
                    }
                    span .sr { (with_follows(board, choice, change(effect).map_or_else(String::new, |change| format!(" {change}")))) }
                }
            }
            a .btn.quiet href=(board.home()) { (words.say("w-not-here")) }
        }
    }
}

/// The one chooser that the script fills for a house that tells its numbers.
pub(super) fn chooser_of_script(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let is_bis = board.choices().any(|(choice, _)| matches!(choice, Choice::Bis { .. }));
    html! {
        div #chooser .chooser popover data-part role="group" data-verb=(if is_bis { "bis" } else { "write" })
            data-which=(say!(words, "w-which", house = "§")) data-as-is=(words.say("w-as-is")) {
            button .btn.quiet type="button" popovertarget="chooser" popovertargetaction="hide" {
                (words.say("w-not-here"))
            }
        }
    }
}

/// The numbers of a house as the script reads them: each with what it changes in the score and what
/// the temp made of it, `6::−2 7:+3:−1 8::=`.
pub(super) fn for_script(board: &ShownBoard<'_>, numbers: &[(Choice, i32)]) -> String {
    let told = in_order(numbers).into_iter().map(|(choice, effect)| {
        let number = written(choice).0;
        let change = change(effect).unwrap_or_default();
        match stretch_of(board, choice) {
            Some(stretch) if stretch.is_empty() => format!("{number}:{change}:="),
            Some(stretch) => format!("{number}:{change}:{stretch}"),
            None => format!("{number}:{change}"),
        }
    });
    told.collect::<Vec<_>>().join(" ")
}

fn in_order(numbers: &[(Choice, i32)]) -> Vec<(Choice, i32)> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable_by_key(|(choice, _)| written(*choice).0);
    numbers
}

/// What the temp makes of the number that was taken: `+2`, `−1`, nothing if it stays. None for a
/// copy, which no temp changes.
fn stretch_of(board: &ShownBoard<'_>, choice: Choice) -> Option<String> {
    let Choice::Write { number, .. } = choice else { return None };
    let own = board.turn().and_then(|turn| turn.taken).map(|(number, _)| number)?;
    Some(stretch(own, number))
}

/// What the temp makes of a number: `+2`, `−1`, nothing if it stays.
fn stretch(own: Number, written: Number) -> String {
    let place = |number| own.with_temp().position(|other| other == number).unwrap_or(0) as i32;
    change(place(written) - place(own)).unwrap_or_default()
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
