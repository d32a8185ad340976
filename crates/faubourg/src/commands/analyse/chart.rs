//! The expected points of a game, turn by turn, as a picture.

use std::fmt::Write as _;

use super::game::Analysed;
use crate::chart::{Scale, ticks};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 130.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 44.0;
/// The colours of the seats, and dashes for those who do not tell colours apart.
const PENS: [(&str, &str); 4] =
    [("#1b4fa0", "none"), ("#b5382a", "7 4"), ("#23693a", "2 3"), ("#a84d0b", "10 3 2 3")];

/// A line for each seat: what it could expect after each of its turns.
pub(super) fn draw(game: &Analysed) -> String {
    let points = || {
        game.seats.iter().flat_map(|seat| {
            let on_the_way = seat.turns.iter().map(|turn| turn.expected);
            on_the_way.chain([seat.start, f64::from(seat.score)])
        })
    };
    let least = (points().fold(f64::INFINITY, f64::min) / 10.0).floor() * 10.0;
    let most =
        ((points().fold(f64::NEG_INFINITY, f64::max) / 10.0).ceil() * 10.0).max(least + 10.0);
    let rounds = game.seats.iter().flat_map(|seat| &seat.turns).map(|turn| turn.round).max();
    let rounds = f64::from(rounds.unwrap_or(1) + 1);
    let across = Scale::new((0.0, rounds), (LEFT, WIDTH - RIGHT));
    let up = Scale::new((least, most), (HEIGHT - BOTTOM, TOP));
    let x = |round: f64| across.at(round);
    let y = |points: f64| up.at(points);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\" \
         aria-label=\"Expected final points, round by round\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#fffaf0\"/>\n\
         <text x=\"20\" y=\"30\" font-size=\"16\" font-weight=\"600\" fill=\"#22303c\">{}</text>\n\
         <text x=\"20\" y=\"50\" font-size=\"12\" fill=\"#545f69\">Expected final points after each \
         round; a dot is a turn that cost points</text>\n",
        game.title
    );
    for points in ticks((least, most), 6) {
        let at = y(points);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#dccfb6\"/><text x=\"{:.1}\" y=\"{:.1}\" \
             text-anchor=\"end\" font-size=\"11\" fill=\"#545f69\">{points}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    for round in (5..=rounds as u32).step_by(5) {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\" \
             fill=\"#545f69\">{round}</text>",
            x(round.into()),
            HEIGHT - 18.0
        );
    }
    for (seat, (pen, dashes)) in game.seats.iter().zip(PENS.iter().cycle()) {
        let mut line = format!("M{:.1} {:.1}", x(0.0), y(seat.start));
        for turn in &seat.turns {
            let _ = write!(line, "L{:.1} {:.1}", x(turn.round.into()), y(turn.expected));
        }
        let _ = write!(line, "L{:.1} {:.1}", x(rounds), y(seat.score.into()));
        let _ = writeln!(
            svg,
            "<path d=\"{line}\" fill=\"none\" stroke=\"{pen}\" stroke-width=\"2.5\" \
             stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\"/>"
        );
        for turn in seat.turns.iter().filter(|turn| turn.mark >= bots::analysis::Mark::Crack) {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{pen}\"/>",
                x(turn.round.into()),
                y(turn.expected)
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{pen}\">{} {}</text>",
            WIDTH - RIGHT + 8.0,
            y(seat.score.into()) + 4.0,
            escaped(game.name(seat.seat)),
            seat.score
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// A name that means itself in a drawing.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;")
}
