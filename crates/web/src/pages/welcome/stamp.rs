//! What the diploma draws for the box of 2023: a stamp for every sheet, a sign for everything else.

use maud::{Markup, PreEscaped, html};

use super::extensions;
use crate::drawings::placed;

/// The drawing for a feat.
pub(super) fn sign_of_feat(feat: &str) -> &'static str {
    match feat {
        "first-plans" => "i-plan",
        "no-refusal" | "all-houses" => "i-house",
        "pools" => "i-pool",
        "parks" => "i-tree",
        "roundabouts" => "i-roundabout",
        "expert" | "quarters" => "i-shuffle",
        "opponent" => "i-rosette",
        _ => "i-first",
    }
}

/// The stamp of a sheet. Those with rules of their own have the picture that the form for a new table
/// shows of them.
pub(super) fn of_sheet(sheet: &str) -> Markup {
    match extensions::picture(sheet) {
        Some(picture) => picture.art,
        None if sheet == "blueprint" => blueprint(),
        None if sheet == "dream" => houses(&[(4, 6), (22, 34), (4, 62), (22, 90)], 36),
        None => houses(&[(10, 8), (10, 46), (10, 84)], 40),
    }
}

/// Houses on a lawn, each at a height and a place from the left.
fn houses(places: &[(u16, u16)], side: u16) -> Markup {
    const ROOFS: [&str; 3] = ["ra", "rb", "rc"];
    html! {
        svg viewBox="0 0 132 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="132" height="56" fill="var(--sky)" {}
            rect y="44" width="132" height="12" fill="var(--lawn)" {}
            @for (index, (top, left)) in places.iter().enumerate() {
                @let number = index % 6 + 1;
                g class=(ROOFS[index % ROOFS.len()]) {
                    (PreEscaped(placed(&format!("house-{number}"), [*left, *top, side, side + side / 10])))
                }
            }
        }
    }
}

/// A house drawn in white on blue, as architects did.
fn blueprint() -> Markup {
    html! {
        svg viewBox="0 0 132 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="132" height="56" fill="#1b4f86" {}
            path d="M0 14H132M0 28H132M0 42H132M22 0V56M44 0V56M66 0V56M88 0V56M110 0V56" stroke="#3f74ab" stroke-width=".8" {}
            path d="M40 46V24L66 8L92 24V46ZM34 28L66 8L98 28M60 46V34H72V46M46 30H54V38H46ZM78 30H86V38H78Z" fill="none" stroke="#f4ead7" stroke-width="1.6" stroke-linejoin="round" {}
        }
    }
}
