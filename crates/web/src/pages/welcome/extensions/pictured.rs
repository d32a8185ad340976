//! The picture of each sheet with rules of its own on the form for a new table, and its stars.

use maud::{Markup, PreEscaped, html};

use crate::drawings::placed;
use crate::play::ValuePicture;

/// Where a symbol of a picture stands: left, top, width, height.
type Place = [u16; 4];

struct Picture {
    sheet: &'static str,
    /// How hard it is, of three stars.
    stars: u8,
    /// Its sky and its ground, by day and by night.
    sky: &'static str,
    ground: &'static str,
    drawn: &'static [(&'static str, Place)],
}

const PICTURES: [Picture; 8] = [
    Picture {
        sheet: "eggs",
        stars: 1,
        sky: "light-dark(#e9f3ea,#1a2f3a)",
        ground: "light-dark(#bfdc98,#2c553d)",
        drawn: &[
            ("x-hare", [8, 4, 42, 50]),
            ("x-egg-p", [60, 30, 20, 20]),
            ("x-egg-g", [80, 34, 18, 18]),
            ("x-egg-y", [98, 29, 21, 21]),
        ],
    },
    Picture {
        sheet: "christmas",
        stars: 1,
        sky: "light-dark(#dfe9f4,#17243a)",
        ground: "light-dark(#fbfdff,#4d647b)",
        drawn: &[
            ("snowman", [6, 6, 42, 46]),
            ("x-garland", [44, 10, 52, 26]),
            ("x-garland", [88, 10, 52, 26]),
        ],
    },
    Picture {
        sheet: "ducks",
        stars: 2,
        sky: "light-dark(#def0f0,#16303c)",
        ground: "light-dark(#6db9cd,#2c6d86)",
        drawn: &[
            ("x-reeds", [2, 2, 38, 46]),
            ("x-mother-y", [42, 20, 36, 32]),
            ("x-duck-y", [80, 32, 20, 20]),
            ("x-duck-b", [104, 32, 20, 20]),
        ],
    },
    Picture {
        sheet: "roswell",
        stars: 2,
        sky: "light-dark(#dcdff0,#14193a)",
        ground: "light-dark(#cfc49a,#4a4a3e)",
        drawn: &[
            ("x-dish", [4, 8, 38, 46]),
            ("x-saucer", [50, 4, 44, 30]),
            ("x-zoorg", [96, 26, 28, 28]),
        ],
    },
    Picture {
        sheet: "atomic",
        stars: 2,
        sky: "light-dark(#f3e8d3,#262a33)",
        ground: "light-dark(#d3c48f,#57503a)",
        drawn: &[
            ("x-siren", [4, 4, 40, 48]),
            ("x-shelter", [50, 30, 42, 23]),
            ("x-trefoil", [98, 14, 26, 26]),
        ],
    },
    Picture {
        sheet: "trucks",
        stars: 3,
        sky: "light-dark(#dff0f4,#17303f)",
        ground: "light-dark(#d3dd9c,#3c5140)",
        drawn: &[
            ("x-parasol", [4, 4, 42, 50]),
            ("x-truck", [46, 20, 48, 32]),
            ("x-cone-3", [100, 20, 28, 28]),
        ],
    },
    Picture {
        sheet: "halloween",
        stars: 3,
        sky: "light-dark(#e8dcee,#20182f)",
        ground: "light-dark(#b9b394,#3a3a4a)",
        drawn: &[
            ("x-gnarl", [4, 4, 42, 50]),
            ("x-ghost", [56, 14, 30, 30]),
            ("x-candy", [92, 22, 28, 28]),
        ],
    },
    Picture {
        sheet: "zombies",
        stars: 3,
        sky: "light-dark(#e3e6d6,#1b251f)",
        ground: "light-dark(#b3bb93,#35422f)",
        drawn: &[
            ("x-grave", [2, 4, 42, 50]),
            ("x-horde", [46, 20, 48, 32]),
            ("x-planks", [98, 32, 30, 20]),
        ],
    },
];

/// How a sheet is pictured, if it has rules of its own.
pub(in crate::pages::welcome) fn picture(sheet: &str) -> Option<ValuePicture> {
    let picture = PICTURES.iter().find(|picture| picture.sheet == sheet)?;
    Some(ValuePicture { art: art(picture), stars: picture.stars })
}

/// The sheets with rules of their own, in the order of the form.
pub(in crate::pages::welcome) fn sheets() -> impl Iterator<Item = &'static str> {
    PICTURES.iter().map(|picture| picture.sheet)
}

fn art(picture: &Picture) -> Markup {
    html! {
        svg viewBox="0 0 132 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="132" height="56" fill=(picture.sky) {}
            rect y="44" width="132" height="12" fill=(picture.ground) {}
            @for (symbol, place) in picture.drawn { (PreEscaped(placed(symbol, *place))) }
        }
    }
}
