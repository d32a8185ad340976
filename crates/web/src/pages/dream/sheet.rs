//! A sheet: five streets with their bonuses, the columns below them, and the families.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::data::Source;
use welcome::dream::house::Street;

use super::board::{ShownBoard, letter, street_name};
use super::bonus;
use super::lot::lot;
use crate::pages::seat_sign::sign;
use crate::pages::table::text::say;
use crate::pages::welcome::icon::{badge, class, name};

/// The sheet that is shown.
pub(super) fn sheet(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let label = if board.is_mine() {
        words.say("w-your-sheet")
    } else {
        say!(words, "w-sheet-of", name = board.name(board.shown))
    };
    html! {
        section #sheet .sheet aria-label=(label) {
            @for street in Street::ALL { (avenue(board, street)) }
            (columns(board))
            (families(board))
            (proposed(board))
        }
    }
}

fn avenue(board: &ShownBoard<'_>, street: Street) -> Markup {
    html! {
        section .avenue id={ "street-" (street) } data-part aria-labelledby={ "name-" (street) } {
            h3 id={ "name-" (street) } { i aria-hidden="true" { (letter(street)) } (street_name(board.words, street)) }
            ol .lots { @for house in board.houses(street) { (lot(board, house)) } }
            (bonus::of_street(board, street))
        }
    }
}

/// The columns: their bonuses, and what they pay.
fn columns(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let person = board.person(board.shown);
    let town = if person.town.is_empty() { &person.name } else { &person.town };
    let all: usize = board.view.layout.streets.iter().map(Vec::len).sum();
    let points: i32 = board.architect().columns.iter().map(|column| column.points).sum();
    html! {
        section #columns .avenue.sums data-part aria-label=(words.say("d-columns")) {
            div .town {
                p .board-sign .long[town.chars().count() > 7] {
                    span { (sign(board.shown)) (town) }
                    small { (say!(words, "w-houses-built", built = board.architect().built, all = all)) }
                }
            }
            ol .lots { @for column in board.columns() { li { (bonus::of_column(board, column)) } } }
            p .deal.all { b .num { (points) } span { (words.say("d-in-columns")) } }
        }
    }
}

/// How many houses of each family are perfect.
fn families(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let streets = &board.view.layout.streets;
    let count = |family: Action| {
        let all = streets.iter().flatten().filter(|other| **other == family).count();
        let perfect = Street::ALL
            .into_iter()
            .flat_map(|street| board.houses(street).zip(&streets[street.index()]));
        let perfect = perfect
            .filter(|(house, other)| **other == family && board.sheet.perfect.contains(*house));
        (perfect.count(), all)
    };
    html! {
        ol #types .types data-part aria-label=(words.say("d-perfect-by-type")) {
            @for family in Action::ALL {
                @let (perfect, all) = count(family);
                li class=(class(family)) {
                    (badge(family)) span .sr { (name(words, family)) ": " }
                    span { (say!(words, "d-perfect-of", perfect = perfect, all = all)) }
                }
            }
        }
    }
}

/// What of this table nobody has shown us in print.
fn proposed(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let view = board.view;
    let is = |source: Source| source == Source::Proposed;
    let opponent = view.opponent.as_ref();
    let parts: Vec<String> = [
        ("w-proposed-sheet", is(view.layout.source)),
        ("w-proposed-plans", view.plans.iter().any(|plan| is(plan.source))),
        ("w-proposed-quarters", view.quarters_source.is_some_and(is)),
        ("w-proposed-opponent", opponent.is_some_and(|card| is(card.source))),
        ("w-proposed-letters", opponent.is_some_and(|card| is(card.letters_source))),
    ]
    .into_iter()
    .filter(|(_, proposed)| *proposed)
    .map(|(id, _)| words.say(id))
    .collect();
    html! {
        @if !parts.is_empty() {
            p .proposed { (say!(words, "w-proposed", parts = words.list(&parts))) }
        }
    }
}
