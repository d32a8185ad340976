//! A street: its name, its parks, and its places in a row that folds in two on a phone.

use maud::{Markup, html};
use welcome::Choice;
use welcome::house::{House, Houses, Street};

use super::board::ShownBoard;
use super::icon::bare;
use super::lot::lot;
use super::terms;
use super::text::{letter, say, street_name};
use super::tracks::{Boxes, boxes};
use crate::pages::seat_sign::sign;
use crate::pages::table::explain::{asks, explained};

/// Streets stand right-aligned on a grid of this many columns: 12, or more for longer streets.
/// It is even, so that on a phone each street folds into two rows.
fn columns(board: &ShownBoard<'_>) -> usize {
    let longest = Street::ALL.into_iter().map(|street| board.town.street_length(street)).max();
    longest.unwrap_or(12).max(12).next_multiple_of(2)
}

/// Whether a street has more houses than the usual stylesheet has columns.
pub(super) fn is_long(board: &ShownBoard<'_>) -> bool {
    columns(board) > 12
}

/// How many columns stay free to the left of a street.
pub(super) fn free_columns(board: &ShownBoard<'_>, street: Street) -> usize {
    columns(board) - board.town.street_length(street)
}

/// Where a street folds on a phone.
#[derive(Clone, Copy)]
pub(super) struct Fold {
    /// The place is the last of the upper row, and the street goes on below.
    pub(super) ends: bool,
    /// The place is the first of the lower row.
    pub(super) starts: bool,
}

/// How the fold of the street touches this house.
pub(super) fn fold(board: &ShownBoard<'_>, house: House) -> Fold {
    let half = columns(board) / 2;
    let column = free_columns(board, house.street()) + house.place();
    let is_last = house.place() + 1 == board.town.street_length(house.street());
    Fold { ends: column + 1 == half && !is_last, starts: column == half && house.place() > 0 }
}

/// A street with its houses.
pub(super) fn street(board: &ShownBoard<'_>, street: Street) -> Markup {
    let words = board.words;
    let name = letter(street);
    let houses: Houses = board.town.houses.in_street(street);
    let (columns, free) = (columns(board), free_columns(board, street));
    // Two classes say where the first house stands: on the wide grid, and on the folded one.
    let start = format!("at-{} on-{}", free + 1, free % (columns / 2) + 1);
    html! {
        section class={ "street s-" (street) " w" (columns) } id={ "street-" (street) }
            data-part aria-labelledby={ "name-" (street) } {
            header class=(start) {
                h3 id={ "name-" (street) } { i aria-hidden="true" { (name) } (street_name(words, street)) }
                @if let Some(own) = &board.own { (own.chip(board, street)) }
                (parks(board, street))
            }
            @if street == street_with_sign(board) { (town_sign(board, street)) }
            @else if free % (columns / 2) > 0 {
                (terms::landmark(board))
            }
            ol class={ "lots " (start) } {
                @for house in houses { (lot(board, house)) }
            }
        }
    }
}

/// The park track of a street; its next box is a button while a park may be planted there.
fn parks(board: &ShownBoard<'_>, street: Street) -> Markup {
    let values = &board.view.layout.streets[street.index()].parks;
    let index = street.index();
    let crossed = usize::from(board.sheet.parks[index]);
    let here = |house: &House| house.street() == street;
    let written_here = board.turn().and_then(|turn| turn.house).filter(here);
    let legal = |choice: Choice| board.effect(choice).map(|effect| (choice, effect));
    let next = written_here.and_then(|_| legal(Choice::Park));
    let next = next.or_else(|| legal(Choice::ParkIn(street)));
    html! {
        div .parks.is-landscaper {
            @let name = html! { span .caps { (board.words.say("w-parks")) } };
            // One sentence serves all streets.
            @if street == Street::ALL[0] {
                (explained("about-parks", &name, &html! { p { (board.words.say("w-help-park")) } }))
            } @else { (asks("about-parks", &name)) }
            (boxes(board, &Boxes {
                label: say!(board.words, "w-parks-crossed", crossed = crossed),
                values: values.iter().map(i32::to_string).collect(),
                crossed,
                begun: board.marks.begun.parks[index],
                before: board.marks.before.parks[index],
                class: "boxes",
                last_has_box: false,
                next,
                sign: None,
            }))
        }
    }
}

/// Whether two columns are free to the left of a street, folded or not.
fn has_room_for_sign(board: &ShownBoard<'_>, street: Street) -> bool {
    let free = free_columns(board, street);
    free % (columns(board) / 2) >= 2
}

/// The topmost street with room for the town's sign; else the sign lies flat above the first.
fn street_with_sign(board: &ShownBoard<'_>) -> Street {
    let roomy = |street: &Street| has_room_for_sign(board, *street);
    Street::ALL.into_iter().find(roomy).unwrap_or(Street::ALL[0])
}

/// The sign at the entrance of the town, in the free columns of its street.
fn town_sign(board: &ShownBoard<'_>, street: Street) -> Markup {
    let upright = has_room_for_sign(board, street);
    let person = board.person(board.shown);
    let built = board.view.seats[board.shown.index()].built;
    let class = if upright { "town" } else { "town flat" };
    let name = if person.town.is_empty() { &person.name } else { &person.town };
    let long = name.chars().count() > 7;
    html! {
        div class=(class) {
            p .board-sign .long[long] {
                span { (sign(board.shown)) (name) }
                small { (say!(board.words, "w-houses-built", built = built, all = board.town.houses.len())) }
            }
            span .posts aria-hidden="true" {}
            @if !upright { (bare("grove")) }
        }
    }
}
