//! The bonuses of streets and columns: who has each, and a button where one is to be crossed.

use maud::{Markup, html};
use welcome::dream::house::{Column, Street};
use welcome::dream::{Bonus, Choice};

use super::board::{ShownBoard, letter};
use super::paper;
use crate::pages::table::text::{change, say};
use crate::words::Words;

/// How a bonus stands to the seat that is shown.
enum State {
    Open,
    Mine,
    /// Someone else has it, or a validation card took it away.
    Gone(String),
}

fn state(board: &ShownBoard<'_>, bonus: Bonus) -> State {
    let winners: Vec<_> = board.view.winners(bonus).collect();
    match winners.as_slice() {
        _ if winners.contains(&board.shown) => State::Mine,
        _ if board.view.crossed.contains(&bonus) => State::Gone(board.words.say("d-crossed")),
        [] => State::Open,
        [first, ..] => State::Gone(board.you_or_name(*first)),
    }
}

/// What a bonus belongs to, in words.
pub(super) fn called(words: &Words, bonus: Bonus) -> String {
    match bonus {
        Bonus::Street(street) => say!(words, "d-street", street = letter(street)),
        Bonus::Column(column) => say!(words, "d-column", column = column.to_string()),
    }
}

/// The same on a page.
pub(super) fn named(board: &ShownBoard<'_>, bonus: Bonus) -> String {
    called(board.words, bonus)
}

/// The bonus at the end of a street.
pub(super) fn of_street(board: &ShownBoard<'_>, street: Street) -> Markup {
    let row = &board.houses(street).filter(|house| board.sheet.numbered.contains(*house)).count();
    let all = board.columns().count();
    let progress = html! { span { (say!(board.words, "t-of", have = *row, need = all)) } };
    cell(board, Bonus::Street(street), &board.view.layout.first_street.to_string(), &progress)
}

/// The bonus below a column, with what the column pays.
pub(super) fn of_column(board: &ShownBoard<'_>, column: Column) -> Markup {
    let shown = board.architect().columns[column.index()];
    let all = board.view.layout.streets.len();
    let progress = html! {
        span .num {
            @if shown.built < all {
                (say!(board.words, "t-of", have = shown.built, need = all))
            } @else if shown.points != shown.houses {
                (shown.houses) " → " (shown.points)
            } @else {
                (say!(board.words, "d-points", points = shown.points))
            }
        }
    };
    let sign = format!("×{}", board.view.layout.first_column);
    cell(board, Bonus::Column(column), &sign, &progress)
}

fn cell(board: &ShownBoard<'_>, bonus: Bonus, sign: &str, progress: &Markup) -> Markup {
    let words = board.words;
    let (class, who) = match state(board, bonus) {
        State::Open => ("deal", words.say("d-open")),
        State::Mine => ("deal mine", words.say("d-yours")),
        State::Gone(who) => ("deal gone", who),
    };
    let face = html! { b .num { (sign) } (progress) span .who { (who) } };
    let choice = Choice::Cross(bonus);
    if paper::can_take(board, bonus) {
        return html! {
            button class={ (class) " can" } name="choice" value={ "bonus " (bonus) } {
                i aria-hidden="true" { (face) }
                span .sr { (say!(words, "cp-take-bonus", bonus = named(board, bonus))) }
            }
        };
    }
    html! {
        @match board.effect(choice) {
            Some(effect) => button class={ (class) " can" } name="choice" value=(choice) data-effect=[change(effect)] {
                i aria-hidden="true" { (face) }
                span .sr { (say!(words, "d-cross-this", bonus = named(board, bonus))) }
            },
            None => div class=(class) {
                span .sr { (say!(words, "d-bonus-of", bonus = named(board, bonus))) ": " } (face)
            },
        }
    }
}
