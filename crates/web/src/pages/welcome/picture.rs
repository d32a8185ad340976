//! The town as a picture to keep and to send.

use maud::{Markup, html};
use welcome::house::{House, Street};

use super::board::ShownBoard;
use super::street::free_columns;
use crate::pages::table::picture::{self, BOARD};

const ROOFS: [&str; 3] = ["#c8402f", "#d8981a", "#1c7c7d"];

/// The picture of the town that is shown.
pub(super) fn picture(board: &ShownBoard<'_>) -> Markup {
    let town = html! { @for street in Street::ALL { (row(board, street)) } };
    picture::picture(board, "Welcome", &town)
}

fn row(board: &ShownBoard<'_>, street: Street) -> Markup {
    let (left, top, width, height) = BOARD;
    let free = free_columns(board, street);
    let columns = free + board.town.street_length(street);
    let (wide, high) = (width / columns, height / Street::ALL.len());
    let base = top + high * (street.index() + 1) - 16;
    html! {
        rect x=(left + free * wide) y=(base) width=(width - free * wide) height="8" fill="#bcd3a0" {}
        @for house in board.town.houses.in_street(street) {
            (drawn(board, house, left + (free + house.place()) * wide, base, wide))
        }
    }
}

/// A house with its number, its pool and the fence on its right.
fn drawn(board: &ShownBoard<'_>, house: House, x: usize, base: usize, wide: usize) -> Markup {
    let sheet = &board.sheet;
    let (inner, wall, roof) = (wide - 14, wide * 58 / 100, wide * 34 / 100);
    let (left, middle, top) = (x + 7, x + wide / 2, base - wall);
    let fence = sheet.fence_right_of(house);
    let outline =
        format!("M{left} {base}V{top}L{middle} {}L{} {top}V{base}Z", top - roof, left + inner);
    let ridge =
        format!("M{} {top}L{middle} {}L{} {top}Z", left - 4, top - roof - 4, left + inner + 4);
    html! {
        @if sheet.roundabouts.contains(house) {
            circle cx=(middle) cy=(base - wide / 3) r=(wide / 3) fill="#bcd3a0" stroke="#545f69" stroke-width="5" {}
        } @else if let Some(number) = sheet.number(house) {
            path d=(outline) fill="#fffdf6" stroke="#22303c" stroke-width="2" {}
            path d=(ridge) fill=(ROOFS[house.street().index()]) {}
            text x=(middle) y=(base - wall / 4) font-size=(wide * 42 / 100) text-anchor="middle" fill="#1b4fa0" {
                (number) @if sheet.bis.contains(house) { tspan font-size=(wide / 4) { "B" } }
            }
        } @else {
            path d=(outline) fill="none" stroke="#857a66" stroke-width="2" stroke-dasharray="6 5" {}
        }
        @if sheet.pools.contains(house) {
            ellipse cx=(middle) cy=(base + 4) rx=(wide / 3) ry="7" fill="#2fa6c9" stroke="#22303c" {}
        }
        @if let Some(own) = &board.own { (own.pictured(board, house, [x, base, wide])) }
        @if fence {
            rect x=(x + wide - 4) y=(base - wall) width="8" height=(wall + 8) rx="2" fill="#5b4636" {}
        }
    }
}
