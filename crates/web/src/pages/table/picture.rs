//! A board as a picture to keep and to send: everything in it is drawn, so that it looks the same
//! wherever it is opened.

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use super::text::{figure, say};

/// How large the picture is.
pub(in crate::pages) const SIZE: (usize, usize) = (1200, 630);

/// Where the game draws its board: left, top, width, height.
pub(in crate::pages) const BOARD: (usize, usize, usize, usize) = (40, 140, 1120, 390);

const SLAB: &str = "Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif";

/// The picture of the board that is shown, with its name, its points and its place.
pub(in crate::pages) fn picture(frame: &Frame<'_>, game: &str, board: &Markup) -> Markup {
    let words = frame.words;
    let (width, height) = SIZE;
    let seat = frame.shown;
    let person = frame.person(seat);
    let name = if person.town.is_empty() { &person.name } else { &person.town };
    let points = frame.total(seat);
    let score =
        format!("{} {}", figure(points), say!(words, frame.status.points[0], points = points));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) font-family=(SLAB) font-weight="700" fill="#22303c" {
            title { (name) ": " (score) }
            rect width=(width) height=(height) fill="#f4ead7" {}
            rect x="20" y="20" width=(width - 40) height=(height - 40) rx="22" fill="#fffaf0" stroke="#dccfb6" stroke-width="3" {}
            text x="48" y="92" font-size="54" { (shortened(name)) }
            text x=(width - 48) y="92" font-size="54" text-anchor="end" fill="#b5382a" { (score) }
            (board)
            text x="48" y=(height - 44) font-size="24" fill="#545f69" { (others(frame, seat)) }
            text x=(width - 48) y=(height - 44) font-size="24" text-anchor="end" fill="#545f69" { "Faubourg · " (game) }
        }
    }
}

/// The places of everyone, in one line.
fn others(frame: &Frame<'_>, seat: Seat) -> String {
    const NAMED: usize = 4;
    let order = frame.order();
    if order.len() < 2 {
        return frame.name(seat).to_owned();
    }
    let line = |&seat: &Seat| {
        format!(
            "{}. {} {}",
            frame.rank(seat),
            shortened(frame.name(seat)),
            figure(frame.total(seat))
        )
    };
    order.iter().take(NAMED).map(line).collect::<Vec<_>>().join("   ")
}

/// A name that fits beside others.
fn shortened(name: &str) -> String {
    const MOST: usize = 22;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}
