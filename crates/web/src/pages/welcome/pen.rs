//! Numbers written by hand: strokes of the sprite, placed on a house's wall.

use maud::{Markup, html};
use welcome::house::House;
use welcome::number::Number;

/// Where a stroke goes: x, y, width, height.
type Place = (f32, f32, f32, f32);

/// A number in pen or pencil (by `class`) on the wall of a house.
pub(super) fn number(class: &str, house: House, number: Number, bis: bool) -> Markup {
    let digits = number.to_string();
    let places: &[Place] = match (digits.len(), bis) {
        (1, false) => &[(25.7, 31.5, 20.7, 31.0)],
        (1, true) => &[(19.5, 31.5, 20.7, 31.0), (38.1, 42.9, 13.7, 20.7)],
        (_, false) => &[(17.7, 31.5, 20.7, 31.0), (33.7, 31.5, 20.7, 31.0)],
        (_, true) => {
            &[(14.9, 35.8, 17.8, 26.7), (28.7, 35.8, 17.8, 26.7), (44.7, 45.6, 11.8, 17.8)]
        }
    };
    let strokes = digits.chars().chain(bis.then_some('B'));
    html! {
        g class=(class) transform={ "rotate(" (angle(house)) " 36 50.5)" } {
            @for (stroke, (x, y, width, height)) in strokes.zip(places) {
                use href={ "#n" (stroke) } x=(x) y=(y) width=(width) height=(height) {}
            }
        }
    }
}

/// A number alone, for buttons that ask which one.
pub(super) fn alone(number: Number) -> Markup {
    let digits = number.to_string();
    let width = 20 + 16 * (digits.len() - 1);
    html! {
        svg .pen viewBox={ "0 0 " (width) " 30" } aria-hidden="true" {
            @for (index, digit) in digits.chars().enumerate() {
                use href={ "#n" (digit) } x=(16 * index) width="20" height="30" {}
            }
        }
    }
}

/// No two numbers look stamped: each leans by a small angle of its own.
fn angle(house: House) -> f32 {
    const ANGLES: [f32; 7] = [-3.0, 2.0, -1.5, 0.0, 3.0, -2.5, 1.5];
    ANGLES[(house.place() + 3 * house.street().index()) % ANGLES.len()]
}
