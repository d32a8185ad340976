//! The expected points of a game as lines: as it was played, and with the best turns.

use std::fmt::Write as _;

use bots::analysis::{Mark, SeatAnalysis};
use maud::{Markup, html};

use super::{AnalysisScene, class};
use crate::pages::hint::decimal;
use crate::pages::seat_sign::hue;
use crate::words::say;

/// About the width of a phone, so that the words in it are as large as those around it.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 30.0;
const RIGHT: f64 = 34.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 24.0;

/// Where rounds and points lie.
struct Scale {
    rounds: u32,
    low: f64,
    high: f64,
}

impl Scale {
    fn of(seats: &[&SeatAnalysis]) -> Self {
        let points = || {
            seats.iter().flat_map(|seat| {
                let lines = expected(seat).into_iter().chain(with_best_turns(seat));
                lines.map(|(_, points)| points)
            })
        };
        let rounds = seats.iter().flat_map(|seat| &seat.turns).map(|turn| turn.round).max();
        let low = (points().fold(f64::INFINITY, f64::min) / 10.0).floor() * 10.0;
        let high = (points().fold(f64::NEG_INFINITY, f64::max) / 10.0).ceil() * 10.0;
        Self { rounds: rounds.unwrap_or(1) + 1, low, high: high.max(low + 10.0) }
    }

    fn x(&self, round: u32) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * f64::from(round) / f64::from(self.rounds)
    }

    fn y(&self, points: f64) -> f64 {
        let share = (points - self.low) / (self.high - self.low);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    }

    fn line(&self, points: &[(u32, f64)]) -> String {
        let mut path = String::new();
        for (index, &(round, points)) in points.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{command}{:.1} {:.1}", self.x(round), self.y(points));
        }
        path
    }
}

/// What the seat could expect: at the start, after each turn, and in the end.
fn expected(seat: &SeatAnalysis) -> Vec<(u32, f64)> {
    let turns = seat.turns.iter().map(|turn| (turn.round, turn.expected));
    let end = seat.turns.last().map_or(1, |turn| turn.round + 1);
    [(0, seat.start)].into_iter().chain(turns).chain([(end, seat.score.into())]).collect()
}

/// The same had every turn been the best one: moved by the cards alone.
fn with_best_turns(seat: &SeatAnalysis) -> Vec<(u32, f64)> {
    let mut lost = 0.0;
    let mut line = vec![(0, seat.start)];
    for turn in &seat.turns {
        lost += turn.weighed.loss;
        line.push((turn.round, turn.expected + lost));
    }
    let end = seat.turns.last().map_or(1, |turn| turn.round + 1);
    line.push((end, f64::from(seat.score) + lost));
    line
}

/// The chart of the seat shown, with the others as thin lines.
pub(super) fn chart(scene: &AnalysisScene<'_>, seat: &SeatAnalysis, chosen: usize) -> Markup {
    let words = scene.words;
    let others = scene.seats.iter().filter(|other| other.seat != seat.seat);
    let others: Vec<&SeatAnalysis> =
        others.filter_map(|other| other.known().map(AsRef::as_ref)).collect();
    let all: Vec<&SeatAnalysis> = others.iter().copied().chain([seat]).collect();
    let scale = Scale::of(&all);
    let (played, best) = (expected(seat), with_best_turns(seat));
    let field: Vec<(u32, f64)> = best.iter().copied().chain(played.iter().rev().copied()).collect();
    let step = if scale.high - scale.low > 60.0 { 20 } else { 10 };
    let ticks = (scale.low as i32..=scale.high as i32).filter(|points| points % step == 0);
    let start = decimal(words, seat.start);
    let about =
        say!(words, "a-chart-about", name = scene.shown().name, start = start, score = seat.score);
    html! {
        section.panel.chartbox {
            h2 { (words.say("a-chart")) }
            p.key-line aria-hidden="true" {
                span { i {} (words.say("a-line")) }
                span { i.k2 {} (words.say("a-line-best")) }
                span { i.k3 {} (words.say("a-lost-field")) }
            }
            svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(about) {
                @let at = scale.x(seat.turns[chosen].round);
                rect.cursor x={ (format!("{:.1}", at - 5.0)) } y=(TOP) width="10" height=(HEIGHT - TOP - BOTTOM) {}
                @for points in ticks {
                    @let y = format!("{:.1}", scale.y(points.into()));
                    path.rule d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                    text.tick x=(LEFT - 6.0) y=(y) dy="4" text-anchor="end" { (points) }
                }
                @for round in (5..scale.rounds).step_by(5) {
                    text.tick x={ (format!("{:.1}", scale.x(round))) } y=(HEIGHT - 6.0) text-anchor="middle" { (round) }
                }
                path.lost d={ (scale.line(&field)) "Z" } {}
                @for other in &others { path class={ "line thin " (hue(other.seat)) } d=(scale.line(&expected(other))) {} }
                path.bestline d=(scale.line(&best)) {}
                path class={ "line " (hue(seat.seat)) } d=(scale.line(&played)) {}
                @for turn in seat.turns.iter().filter(|turn| turn.mark >= Mark::Crack) {
                    circle class={ "pin " (class(turn.mark)) } cx={ (format!("{:.1}", scale.x(turn.round))) } cy={ (format!("{:.1}", scale.y(turn.expected))) } r="4.5" {}
                }
                text class={ "name " (hue(seat.seat)) } x=(WIDTH - RIGHT + 6.0) y={ (format!("{:.1}", scale.y(seat.score.into()))) } dy="4" { (seat.score) }
            }
        }
    }
}
