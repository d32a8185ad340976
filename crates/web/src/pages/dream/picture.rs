//! The town as a picture to keep and to send.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::dream::house::{House, Street};

use super::board::ShownBoard;
use crate::pages::table::picture::{self, BOARD};

const fn roof(family: Action) -> &'static str {
    match family {
        Action::Surveyor => "#5b4636",
        Action::RealEstate => "#7a3f7c",
        Action::Landscaper => "#2e7240",
        Action::Pool => "#0f6f96",
        Action::Temp => "#a84d0b",
        Action::Bis => "#ab2f2c",
    }
}

/// The picture of the town that is shown: perfect houses have the roof of their family.
pub(super) fn picture(board: &ShownBoard<'_>) -> Markup {
    let town = html! {
        @for street in Street::ALL { @for house in board.houses(street) { (drawn(board, house)) } }
    };
    picture::picture(board, "American Dream", &town)
}

fn drawn(board: &ShownBoard<'_>, house: House) -> Markup {
    let (left, top, width, height) = BOARD;
    let (wide, high) = (width / board.columns().count(), height / Street::ALL.len());
    let (x, base) = (
        left + wide * house.column().index() + wide / 2,
        top + high * (house.street().index() + 1) - 8,
    );
    let (half, wall) = (high * 2 / 5, high * 45 / 100);
    let family = board.view.layout.streets[house.street().index()][house.column().index()];
    let perfect = board.sheet.perfect.contains(house);
    let fill = if perfect { roof(family) } else { "#e6dcc6" };
    html! {
        rect x=(x - wide / 2) y=(base) width=(wide) height="6" fill="#bcd3a0" {}
        @match board.sheet.number(house) {
            Some(number) => {
                rect x=(x - half) y=(base - wall) width=(2 * half) height=(wall) fill="#fffdf6" stroke="#22303c" stroke-width="2" {}
                path d={ "M" (x - half - 5) " " (base - wall) "L" (x) " " (base + 6 - high) "L" (x + half + 5) " " (base - wall) "Z" } fill=(fill) stroke="#22303c" stroke-width="2" {}
                text x=(x) y=(base - 6) font-size=(wall * 4 / 5) text-anchor="middle" fill="#1b4fa0" { (number) }
            }
            None => rect x=(x - half) y=(base - wall) width=(2 * half) height=(wall) fill="none" stroke=(roof(family)) stroke-width="2" stroke-dasharray="6 5" {},
        }
    }
}
