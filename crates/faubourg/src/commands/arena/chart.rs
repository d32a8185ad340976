//! The strengths as a picture.

use std::fmt::Write as _;

use super::report::Report;
use crate::chart::{Scale, ticks};

const LEFT: f64 = 110.0;
const RIGHT: f64 = 60.0;
const WIDTH: f64 = 640.0;
const ROW: f64 = 44.0;
const TOP: f64 = 64.0;

/// A bar for each level, with its interval.
pub(super) fn draw(report: &Report<'_>) -> String {
    let lows = report.strengths.iter().map(|strength| strength.elo.low);
    let highs = report.strengths.iter().map(|strength| strength.elo.high);
    let least = (lows.fold(f64::INFINITY, f64::min) / 100.0 - 1.0).floor() * 100.0;
    let most = (highs.fold(f64::NEG_INFINITY, f64::max) / 100.0).ceil() * 100.0;
    let across = Scale::new((least, most), (LEFT, WIDTH - RIGHT));
    let x = |elo: f64| across.at(elo);
    let height = TOP + ROW * report.strengths.len() as f64 + 36.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\" role=\"img\" \
         aria-label=\"Strength of the levels in Elo\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#fffdf7\"/>\n\
         <text x=\"20\" y=\"30\" font-size=\"16\" font-weight=\"600\" fill=\"#22313f\">{}</text>\n\
         <text x=\"20\" y=\"50\" font-size=\"12\" fill=\"#5b6770\">Elo over {} deals of every two \
         levels, from both seats; the lines are 95 % intervals</text>\n",
        report.title, report.deals,
    );
    let bottom = TOP + ROW * report.strengths.len() as f64;
    for elo in ticks((least, most), 8) {
        let at = x(elo);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {TOP}V{bottom:.1}\" stroke=\"#e4dfd2\"/><text x=\"{at:.1}\" \
             y=\"{:.1}\" font-size=\"11\" text-anchor=\"middle\" fill=\"#5b6770\">{elo}</text>",
            bottom + 18.0
        );
    }
    for (row, strength) in report.strengths.iter().enumerate() {
        let y = TOP + ROW * row as f64 + 8.0;
        let middle = y + 14.0;
        let elo = strength.elo;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#22313f\">{}</text>\
             <rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"28\" rx=\"4\" \
             fill=\"#2f7f6d\"/>\
             <path d=\"M{:.1} {middle:.1}H{:.1}\" stroke=\"#22313f\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#22313f\">{:.0}</text>",
            LEFT - 12.0,
            middle + 5.0,
            strength.level,
            x(elo.rating) - LEFT,
            x(elo.low),
            x(elo.high),
            x(elo.high) + 8.0,
            middle + 5.0,
            elo.rating,
        );
    }
    svg.push_str("</svg>\n");
    svg
}
