//! A link as a QR code, drawn in the page: a friend points a camera at the screen and is there.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The empty border that scanners need, in modules.
const QUIET: usize = 4;

/// The link as a drawing, dark on white in both themes because scanners expect that. Nothing when
/// the link is longer than a code can hold.
pub fn code(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else {
        return html! {};
    };
    let side = code.width() + 2 * QUIET;
    html! {
        svg.qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(label)
            shape-rendering="crispEdges" {
            path fill="#ffffff" d=(format!("M0 0H{side}V{side}H0Z")) {}
            path fill="#101820" d=(modules(&code)) {}
        }
    }
}

/// The dark modules as one path: a bar for each run in a row.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                let (left, top, long) = (x + QUIET, y + QUIET, run.len());
                let _ = write!(path, "M{left} {top}h{long}v1h-{long}z");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_exactly_the_dark_modules() {
        let code =
            QrCode::with_error_correction_level("http://192.168.1.20:8080/table/x", EcLevel::M)
                .unwrap();
        let dark = code.to_colors().iter().filter(|&&color| color == Color::Dark).count();
        let drawn: usize = modules(&code)
            .split('M')
            .skip(1)
            .map(|bar| {
                let long = bar.split_once('h').unwrap().1.split_once('v').unwrap().0;
                long.parse::<usize>().unwrap()
            })
            .sum();
        assert_eq!(drawn, dark);
        // The finder in the corner starts right after the quiet zone, with a bar of seven.
        assert!(modules(&code).starts_with("M4 4h7v1h-7z"));
    }

    #[test]
    fn a_link_too_long_for_a_code_draws_nothing() {
        assert!(code(&"x".repeat(5000), "").into_string().is_empty());
    }
}
