//! How everyone came along, round by round, as lines.

use std::fmt::Write as _;

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use super::text::figure;
use crate::pages::seat_sign::hue;

/// About the width of a phone, so that the words in it are as large as those around it.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 240.0;
/// Left for figures, and right for names.
const LEFT: f64 = 26.0;
const RIGHT: f64 = 104.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// Lines that differ in colour, stroke and name; the others are thin and grey.
const NAMED: usize = 6;
/// More of the others than this are drawn as one band, from the lowest of them to the highest.
const LINES: usize = 12;

struct Scale {
    rounds: usize,
    low: i32,
    high: i32,
}

impl Scale {
    fn x(&self, round: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * round as f64 / self.rounds.max(1) as f64
    }

    fn y(&self, points: i32) -> f64 {
        let share = f64::from(points - self.low) / f64::from((self.high - self.low).max(1));
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    }
}

/// A line for every seat over the rounds.
pub(in crate::pages) fn chart(frame: &Frame<'_>, label: &str, scores: &[Vec<i32>]) -> Markup {
    if scores.is_empty() {
        return html! {};
    }
    let all = || scores.iter().flatten().copied();
    let scale = Scale {
        rounds: scores.len(),
        low: all().min().unwrap_or(0).min(0),
        high: all().max().unwrap_or(0).max(10),
    };
    let named = named(frame);
    let others: Vec<Seat> = frame.seats().filter(|seat| !named.contains(seat)).collect();
    html! {
        svg .chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label) {
                @for points in ticks(scale.low, scale.high) {
                    @let y = scale.y(points).round();
                    path .rule d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                    text .tick x=(LEFT - 6.0) y=(y) dy="4" text-anchor="end" { (figure(points)) }
                }
                @for round in (0..=scale.rounds).step_by(5).filter(|round| *round > 0) {
                    text .tick x=(scale.x(round).round()) y=(HEIGHT - 6.0) text-anchor="middle" { (round) }
                }
                @if others.len() > LINES {
                    path .band d=(band(scores, &scale, &others)) {}
                } @else {
                    @for seat in others { path .other d=(line(scores, &scale, seat)) {} }
                }
                @for (index, seat) in named.iter().enumerate() {
                    path class={ "line l" (index + 1) " " (hue(*seat)) } d=(line(scores, &scale, *seat)) {}
                }
                @for (index, (seat, y)) in labels(scores, &scale, &named).into_iter().enumerate() {
                    @let end = last_of(scores, seat);
                    circle class={ "dot l" (index + 1) " " (hue(seat)) } cx=(WIDTH - RIGHT) cy=(scale.y(end).round()) r="3.4" {}
                    text class={ "name l" (index + 1) " " (hue(seat)) } x=(WIDTH - RIGHT + 8.0) y=(y.round()) dy="4" {
                        tspan .end { (figure(end)) } " " (short(&frame.you_or_name(seat)))
                    }
                }
        }
    }
}

/// Those whose lines have a name: the viewer, and the first in the ranking.
fn named(frame: &Frame<'_>) -> Vec<Seat> {
    let mut seats = frame.order();
    if let Some(viewer) = frame.status.viewer {
        let place = seats.iter().position(|seat| *seat == viewer).unwrap_or(0);
        if place >= NAMED {
            seats.swap(place, NAMED - 1);
        }
    }
    seats.truncate(NAMED);
    seats
}

/// A path through these places. Steps from one whole place to the next are a third of the bytes of
/// exact ones, and there may be hundreds.
fn path(places: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    let mut last = None;
    for (x, y) in places {
        let here = (x.round() as i32, y.round() as i32);
        let written = match last {
            None => write!(path, "M{} {}", here.0, here.1),
            Some((x, y)) if y == here.1 => write!(path, "h{}", here.0 - x),
            Some((x, y)) => write!(path, "l{} {}", here.0 - x, here.1 - y),
        };
        written.expect("writing to a string");
        last = Some(here);
    }
    path
}

fn line(scores: &[Vec<i32>], scale: &Scale, seat: Seat) -> String {
    let points = |totals: &Vec<i32>| totals.get(seat.index()).copied().unwrap_or(0);
    let totals = std::iter::once(0).chain(scores.iter().map(points));
    path(totals.enumerate().map(|(round, points)| (scale.x(round), scale.y(points))))
}

fn band(scores: &[Vec<i32>], scale: &Scale, seats: &[Seat]) -> String {
    let extent = |totals: &Vec<i32>| {
        let points = || seats.iter().filter_map(|seat| totals.get(seat.index()).copied());
        (points().min().unwrap_or(0), points().max().unwrap_or(0))
    };
    let rounds: Vec<(f64, (i32, i32))> = (scores.iter().enumerate())
        .map(|(index, totals)| (scale.x(index + 1), extent(totals)))
        .collect();
    let start = std::iter::once((scale.x(0), 0));
    let there = start.chain(rounds.iter().map(|&(x, (_, high))| (x, high)));
    let back = rounds.iter().rev().map(|&(x, (low, _))| (x, low));
    path(there.chain(back).map(|(x, points)| (x, scale.y(points)))) + "Z"
}

/// Names beside the ends of their lines, moved apart where they would lie on each other.
fn labels(scores: &[Vec<i32>], scale: &Scale, named: &[Seat]) -> Vec<(Seat, f64)> {
    const APART: f64 = 15.0;
    let mut placed: Vec<(usize, f64)> =
        named.iter().map(|seat| scale.y(last_of(scores, *seat))).enumerate().collect();
    placed.sort_by(|a, b| a.1.total_cmp(&b.1));
    for index in 1..placed.len() {
        placed[index].1 = placed[index].1.max(placed[index - 1].1 + APART);
    }
    // What was pushed out below is moved up again.
    let excess = placed.last().map_or(0.0, |(_, y)| (y - (HEIGHT - BOTTOM)).max(0.0));
    placed.sort_unstable_by_key(|(index, _)| *index);
    placed.into_iter().map(|(index, y)| (named[index], y - excess)).collect()
}

fn last_of(scores: &[Vec<i32>], seat: Seat) -> i32 {
    scores.last().and_then(|totals| totals.get(seat.index())).copied().unwrap_or(0)
}

/// A few round figures between the lowest and the highest score.
fn ticks(low: i32, high: i32) -> impl Iterator<Item = i32> {
    let step = if high - low > 60 { 20 } else { 10 };
    let first = low.div_euclid(step) * step;
    (first..=high).step_by(step as usize).filter(move |points| *points >= low)
}

fn short(name: &str) -> String {
    const MOST: usize = 10;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}
