//! Numbers written by hand: strokes of the sprite, placed on a house's wall.

use maud::{Markup, html};
use welcome::house::House;
use welcome::number::{Number, THREE_QUARTERS};

/// Where a stroke goes: x, y, width, height.
type Place = (f32, f32, f32, f32);

/// The strokes of a number: its digits, and one for three quarters.
fn strokes(number: Number) -> Vec<&'static str> {
    let stroke = |sign: char| match sign {
        THREE_QUARTERS => "34",
        digit => {
            const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
            DIGITS[digit.to_digit(10).unwrap_or(0) as usize]
        }
    };
    number.to_string().chars().map(stroke).collect()
}

/// What is written where a number was erased for good.
pub(super) fn lost(house: House) -> Markup {
    html! {
        g .pen transform={ "rotate(" (angle(house)) " 36 50.5)" } {
            use href="#nZ" x="25.7" y="31.5" width="20.7" height="31" {}
        }
    }
}

/// A number in pen or pencil (by `class`) on the wall of a house.
pub(in crate::pages) fn number(class: &str, house: House, number: Number, bis: bool) -> Markup {
    let mut strokes = strokes(number);
    let quarters = !number.is_whole();
    let places: &[Place] = match (strokes.len(), bis, quarters) {
        (1, false, _) => &[(25.7, 31.5, 20.7, 31.0)],
        (1, true, _) => &[(19.5, 31.5, 20.7, 31.0), (38.1, 42.9, 13.7, 20.7)],
        (2, false, false) => &[(17.7, 31.5, 20.7, 31.0), (33.7, 31.5, 20.7, 31.0)],
        (2, true, false) => {
            &[(14.9, 35.8, 17.8, 26.7), (28.7, 35.8, 17.8, 26.7), (44.7, 45.6, 11.8, 17.8)]
        }
        (2, false, true) => &[(16.0, 32.5, 19.3, 29.0), (33.5, 34.0, 21.6, 27.0)],
        (2, true, true) => {
            &[(13.4, 36.8, 16.4, 24.6), (27.6, 37.0, 19.0, 23.8), (46.4, 46.4, 10.8, 16.2)]
        }
        (_, false, _) => {
            &[(12.4, 36.0, 16.6, 25.0), (25.0, 36.0, 16.6, 25.0), (39.4, 36.6, 18.6, 23.2)]
        }
        (_, true, _) => &[
            (11.4, 38.4, 14.0, 21.0),
            (22.0, 38.4, 14.0, 21.0),
            (34.2, 38.8, 15.8, 19.8),
            (49.0, 47.0, 9.6, 14.4),
        ],
    };
    strokes.extend(bis.then_some("B"));
    html! {
        g class=(class) transform={ "rotate(" (angle(house)) " 36 50.5)" } {
            @for (stroke, (x, y, width, height)) in strokes.iter().zip(places) {
                use href={ "#n" (stroke) } x=(x) y=(y) width=(width) height=(height) {}
            }
        }
    }
}

/// No two numbers look stamped: each leans by a small angle of its own.
fn angle(house: House) -> f32 {
    const ANGLES: [f32; 7] = [-3.0, 2.0, -1.5, 0.0, 3.0, -2.5, 1.5];
    ANGLES[(house.place() + 3 * house.street().index()) % ANGLES.len()]
}
