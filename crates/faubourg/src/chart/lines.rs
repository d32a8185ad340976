//! Figures that go on, as lines.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::{BOTTOM, HEIGHT, LEFT, RIGHT, Scale, TOP, WIDTH, ticks, told};

/// One line.
pub(crate) struct Line<'a> {
    /// The class of its pen.
    pub(crate) pen: &'a str,
    pub(crate) points: Vec<(f64, f64)>,
}

/// What the lines show.
pub(crate) struct LineChart<'a> {
    /// The chart in words, for those who do not see it.
    pub(crate) label: &'a str,
    /// What the figures below it are.
    pub(crate) below: &'a str,
    /// From where to where the figures at its side go; as far as the lines if not said.
    pub(crate) range: Option<(f64, f64)>,
    /// What follows the figures at its side and below: ` %`.
    pub(crate) units: [&'a str; 2],
    pub(crate) lines: Vec<Line<'a>>,
}

/// Lines with dots where they are few enough.
pub(crate) fn lines(chart: &LineChart<'_>) -> Markup {
    let all = || chart.lines.iter().flat_map(|line| line.points.iter().copied());
    let extent = |figures: &dyn Fn() -> Vec<f64>| {
        let figures = figures();
        let least = figures.iter().copied().fold(f64::INFINITY, f64::min);
        (least, figures.iter().copied().fold(f64::NEG_INFINITY, f64::max))
    };
    if all().next().is_none() {
        return html! {};
    }
    let across = extent(&|| all().map(|(x, _)| x).collect());
    let (least, most) = chart.range.unwrap_or_else(|| {
        let (least, most) = extent(&|| all().map(|(_, y)| y).collect());
        (least.min(0.0), most)
    });
    let x = Scale::new(across, (LEFT + 6.0, WIDTH - RIGHT - 6.0));
    let y = Scale::new((least, most), (HEIGHT - BOTTOM, TOP));
    let [at_side, at_foot] = chart.units;
    html! {
        svg .chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(chart.label) {
            @for figure in ticks((least, most), 5) {
                @let at = y.at(figure).round();
                path .rule d={ "M" (LEFT) " " (at) "H" (WIDTH - RIGHT) } {}
                text .tick x=(LEFT - 5.0) y=(at) dy="4" text-anchor="end" { (told(figure)) (at_side) }
            }
            @for figure in ticks(across, 7) {
                text .tick x=(x.at(figure).round()) y=(HEIGHT - BOTTOM + 16.0) text-anchor="middle" { (told(figure)) (at_foot) }
            }
            text .below x=((LEFT + WIDTH - RIGHT) / 2.0) y=(HEIGHT - 5.0) text-anchor="middle" { (chart.below) }
            @for line in &chart.lines {
                path class={ "line " (line.pen) } d=(path(&line.points, &x, &y)) {}
            }
        }
    }
}

fn path(points: &[(f64, f64)], x: &Scale, y: &Scale) -> String {
    let mut path = String::new();
    for (index, &(across, up)) in points.iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{pen}{:.1} {:.1}", x.at(across), y.at(up));
    }
    path
}
