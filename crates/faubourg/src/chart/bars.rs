//! How often each figure came up, as bars; what it is compared with as an outline.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::{BOTTOM, HEIGHT, LEFT, PENS, RIGHT, Scale, TOP, WIDTH, ticks, told};

/// What the bars show.
pub(crate) struct Bars<'a> {
    /// The chart in words, for those who do not see it.
    pub(crate) label: &'a str,
    /// What the figures below it are.
    pub(crate) below: &'a str,
    /// Figures with how often they came up: in question, and for comparison.
    pub(crate) counts: Vec<&'a [(i32, u64)]>,
    /// The middle of each.
    pub(crate) means: Vec<f64>,
}

/// No more bars than this: wider ranges have several figures in a bar.
const MOST_BARS: i32 = 44;

/// Shares of whole figures.
struct Binned {
    first: i32,
    wide: i32,
    shares: Vec<f64>,
}

/// Bars over figures, as shares of all.
pub(crate) fn bars(chart: &Bars<'_>) -> Markup {
    let all = || chart.counts.iter().flat_map(|counts| counts.iter().map(|(figure, _)| *figure));
    let (Some(least), Some(most)) = (all().min(), all().max()) else { return html! {} };
    let wide = ((most - least) / MOST_BARS + 1).max(1);
    let first = least.div_euclid(wide) * wide;
    let bins = (most - first) / wide + 1;
    let binned: Vec<Binned> =
        chart.counts.iter().map(|counts| bin(counts, (first, wide, bins))).collect();
    let tallest = binned.iter().flat_map(|side| &side.shares).copied().fold(0.0, f64::max);
    let end = first + wide * bins;
    let x = Scale::new((f64::from(first), f64::from(end)), (LEFT, WIDTH - RIGHT));
    let y = Scale::new((0.0, tallest * 1.06), (HEIGHT - BOTTOM, TOP));
    // Whole figures stand in the middle of their bars.
    let middle = if wide == 1 { 0.5 } else { 0.0 };
    html! {
        svg .chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(chart.label) {
            @for share in ticks((0.0, tallest * 100.0), 4) {
                @let at = y.at(share / 100.0).round();
                path .rule d={ "M" (LEFT) " " (at) "H" (WIDTH - RIGHT) } {}
                text .tick x=(LEFT - 5.0) y=(at) dy="4" text-anchor="end" { (told(share)) " %" }
            }
            @for figure in ticks((f64::from(least), f64::from(most)), 7) {
                text .tick x=(x.at(figure + middle).round()) y=(HEIGHT - BOTTOM + 16.0) text-anchor="middle" { (told(figure)) }
            }
            text .below x=((LEFT + WIDTH - RIGHT) / 2.0) y=(HEIGHT - 5.0) text-anchor="middle" { (chart.below) }
            @if let Some(side) = binned.first() { path class={ "bar " (PENS[0]) } d=(filled(side, &x, &y)) {} }
            @if let Some(side) = binned.get(1) { path class={ "outline " (PENS[1]) } d=(outline(side, &x, &y)) {} }
            @for (pen, mean) in PENS.iter().zip(&chart.means) {
                @let at = x.at(mean + middle).round();
                path class={ "mean " (pen) } d={ "M" (at) " " (TOP - 6.0) "V" (HEIGHT - BOTTOM) } {}
            }
        }
    }
}

fn bin(counts: &[(i32, u64)], (first, wide, bins): (i32, i32, i32)) -> Binned {
    let mut shares = vec![0.0; bins as usize];
    let all: u64 = counts.iter().map(|(_, count)| count).sum();
    for &(figure, count) in counts {
        shares[((figure - first) / wide) as usize] += count as f64 / all.max(1) as f64;
    }
    Binned { first, wide, shares }
}

impl Binned {
    fn edges(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        self.shares.iter().enumerate().map(|(index, &share)| {
            let from = self.first + self.wide * index as i32;
            (f64::from(from), f64::from(from + self.wide), share)
        })
    }
}

/// Bars that stand a little apart, as one path.
fn filled(side: &Binned, x: &Scale, y: &Scale) -> String {
    let mut path = String::new();
    for (from, to, share) in side.edges().filter(|(_, _, share)| *share > 0.0) {
        let (left, right) = (x.at(from) + 0.6, x.at(to) - 0.6);
        let _ = write!(
            path,
            "M{left:.1} {:.1}V{:.1}H{right:.1}V{:.1}Z",
            y.at(0.0),
            y.at(share),
            y.at(0.0)
        );
    }
    path
}

/// A line along the tops.
fn outline(side: &Binned, x: &Scale, y: &Scale) -> String {
    let mut path = String::new();
    for (index, (from, to, share)) in side.edges().enumerate() {
        let start =
            if index == 0 { format!("M{:.1} {:.1}", x.at(from), y.at(0.0)) } else { String::new() };
        let _ = write!(path, "{start}V{:.1}H{:.1}", y.at(share), x.at(to));
    }
    let _ = write!(path, "V{:.1}", y.at(0.0));
    path
}
