//! The drawings of a diploma: the seal with its ribbons, ticks and figures in pen, and a town that is
//! built box by box.

use std::f32::consts::TAU;
use std::fmt::Write as _;

use maud::{Markup, html};

/// The stroke of a tick.
pub(super) const CHECK: &str = "M5 15.5C8 18 10.4 21 12.2 25C15.4 16.6 20.4 9.4 28 3.6";

/// Every third house has another roof.
pub(super) const ROOFS: usize = 3;

/// A round shape with this many waves on its edge, about its middle.
pub(super) fn waves(middle: (f32, f32), radius: f32, depth: f32, count: usize) -> String {
    let at = |turn: f32, radius: f32| {
        let angle = TAU * turn / count as f32;
        (middle.0 + radius * angle.sin(), middle.1 - radius * angle.cos())
    };
    let (x, y) = at(-0.5, radius - depth);
    let mut path = format!("M{x:.1} {y:.1}");
    for wave in 0..count {
        let (cx, cy) = at(wave as f32, radius + depth);
        let (x, y) = at(wave as f32 + 0.5, radius - depth);
        let _ = write!(path, "Q{cx:.1} {cy:.1} {x:.1} {y:.1}");
    }
    path + "Z"
}

/// The seal: a wax rosette on two ribbons, with the roofs of the site; with a star once all is done.
pub(super) fn seal(full: bool) -> Markup {
    html! {
        svg.seal viewBox="0 0 120 156" aria-hidden="true" {
            path.ribbon.one d="M44 84L28 152L46 140L60 154L66 92Z" {}
            path.ribbon.two d="M76 84L92 152L74 140L60 154L54 92Z" {}
            path.wax d=(waves((60.0, 58.0), 50.0, 4.0, 22)) {}
            circle.ring cx="60" cy="58" r="39" {}
            circle.ring.thin cx="60" cy="58" r="34" {}
            @if full {
                path.roofs d="M60 30L68 50L89 51L72 64L78 85L60 73L42 85L48 64L31 51L52 50Z" {}
            } @else {
                path.roofs d="M36 76V58L48 46L60 58L72 46L84 58V76Z" {}
                path.doors d="M44 76V65H52V76ZM68 76V65H76V76Z" {}
            }
        }
    }
}

/// A box to be ticked, with a tick if it is; `framed` draws the box itself.
pub(super) fn check(ticked: bool, framed: bool) -> Markup {
    html! {
        svg.check viewBox="0 0 32 32" aria-hidden="true" {
            @if framed { path.frame d="M4.5 5.5L27 4.5L27.5 27L5 27.5Z" {} }
            @if ticked { path.pen d=(CHECK) pathLength="1" {} }
        }
    }
}

/// How much of how much, in pen, as the numbers of houses are.
pub(super) fn count(won: usize, of: usize) -> Markup {
    let (won, of) = (won.to_string(), of.to_string());
    let digit = |place: usize, digit: char| (place as f32 * 15.5, format!("#n{digit}"));
    let left: Vec<_> = won.chars().enumerate().map(|(place, d)| digit(place, d)).collect();
    let bar = won.len() as f32 * 15.5;
    let right: Vec<_> = of.chars().enumerate().map(|(place, d)| digit(place, d)).collect();
    let width = bar + 18.0 + of.len() as f32 * 15.5 + 6.0;
    html! {
        svg.pen.figures viewBox={ "-3 -2 " (width) " 36" } aria-hidden="true" {
            @for (x, id) in &left { use href=(id) x=(x) width="20" height="30" {} }
            path d=(format!("M{} 1L{} 32", bar + 14.0, bar + 4.0)) pathLength="1" {}
            @for (x, id) in &right { use href=(id) x=(x + bar + 16.0) width="20" height="30" {} }
        }
    }
}

/// A street with a house for every box.
pub(super) fn frieze(boxes: &[bool]) -> Markup {
    const CLASSES: [&str; ROOFS] = ["ra", "rb", "rc"];
    html! {
        div.frieze aria-hidden="true" {
            @for (index, built) in boxes.iter().enumerate() {
                @let class = if *built { CLASSES[index % ROOFS] } else { "ghost" };
                svg class=(class) viewBox="0 0 72 80" { use href=(format!("#house-{}", index % 6 + 1)) {} }
            }
        }
    }
}
