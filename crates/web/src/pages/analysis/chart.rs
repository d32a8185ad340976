//! The expected points of a game as lines: as it was played, and with the best turns. Under them, what
//! the cards and the decisions did in each round.

use std::fmt::Write as _;

use bots::analysis::{Mark, SeatAnalysis};
use maud::{Markup, html};

use super::{AnalysisScene, class};
use crate::pages::seat_sign::hue;
use crate::words::say;

/// A drawing of the chart. There are two of them, so that the words in it are as large as those around
/// it on any screen.
struct Drawing {
    class: &'static str,
    width: f64,
    /// How high the lines are.
    height: f64,
}

const DRAWINGS: [Drawing; 2] = [
    Drawing { class: "chart wide-chart", width: 912.0, height: 196.0 },
    Drawing { class: "chart tall-chart", width: 340.0, height: 210.0 },
];

const LEFT: f64 = 30.0;
/// Room for names and points at the end of the lines.
const RIGHT: f64 = 120.0;
const TOP: f64 = 10.0;
/// Room for the numbers of rounds.
const ROUNDS: f64 = 22.0;
/// How high the bars are.
const BARS: f64 = 58.0;
/// How far apart names at the end of lines stand at least.
const APART: f64 = 15.0;

/// Where rounds and points lie.
struct Scale<'a> {
    drawing: &'a Drawing,
    rounds: u32,
    low: f64,
    high: f64,
    /// The largest change of a round, which the bars reach.
    most: f64,
}

impl<'a> Scale<'a> {
    fn of(drawing: &'a Drawing, seats: &[&SeatAnalysis], shown: &SeatAnalysis) -> Self {
        let points = || {
            seats.iter().flat_map(|seat| {
                let lines = expected(seat).into_iter().chain(with_best_turns(seat));
                lines.map(|(_, points)| points)
            })
        };
        let rounds = seats.iter().flat_map(|seat| &seat.turns).map(|turn| turn.round).max();
        let low = (points().fold(f64::INFINITY, f64::min) / 10.0).floor() * 10.0;
        let high = (points().fold(f64::NEG_INFINITY, f64::max) / 10.0).ceil() * 10.0;
        let changes = by_round(shown);
        let changes = changes.iter().flat_map(|round| [round.luck.abs(), round.loss]);
        let most = changes.fold(1.0, f64::max);
        Self { drawing, rounds: rounds.unwrap_or(1) + 1, low, high: high.max(low + 10.0), most }
    }

    /// Where the lines end.
    fn end(&self) -> f64 {
        self.drawing.width - RIGHT
    }

    fn x(&self, round: u32) -> f64 {
        LEFT + (self.end() - LEFT) * f64::from(round) / f64::from(self.rounds)
    }

    fn y(&self, points: f64) -> f64 {
        let share = (points - self.low) / (self.high - self.low);
        TOP + (self.drawing.height - TOP) * (1.0 - share)
    }

    /// How wide a round is.
    fn wide(&self) -> f64 {
        (self.x(1) - self.x(0)).clamp(4.0, 28.0)
    }

    /// The line on which the bars stand.
    fn ground(&self) -> f64 {
        self.drawing.height + ROUNDS + BARS / 2.0
    }

    /// The height of a bar.
    fn bar(&self, points: f64) -> f64 {
        (points.abs() / self.most * BARS / 2.0).max(0.8)
    }

    fn line(&self, points: &[(u32, f64)]) -> String {
        let mut path = String::new();
        for (index, &(round, points)) in points.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{command}{} {}", short(self.x(round)), short(self.y(points)));
        }
        path
    }
}

/// A length with one digit.
fn short(length: f64) -> String {
    format!("{length:.1}")
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

/// What happened in a round.
struct Round {
    number: u32,
    luck: f64,
    loss: f64,
    mark: Mark,
}

/// What happened in each round; it may have had several decisions.
fn by_round(seat: &SeatAnalysis) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for turn in &seat.turns {
        let (luck, loss, mark) = (turn.luck, turn.weighed.loss.max(0.0), turn.mark);
        match rounds.last_mut() {
            Some(last) if last.number == turn.round => {
                last.luck += luck;
                last.loss += loss;
                last.mark = last.mark.max(mark);
            }
            _ => rounds.push(Round { number: turn.round, luck, loss, mark }),
        }
    }
    rounds
}

/// The chart of the seat shown, with the others as thin lines.
pub(super) fn chart(scene: &AnalysisScene<'_>, seat: &SeatAnalysis, chosen: usize) -> Markup {
    let words = scene.words;
    html! {
        section.panel.chartbox {
            h2 {
                span { (words.say("a-chart")) }
                span.key-line aria-hidden="true" {
                    span { i class=(hue(seat.seat)) {} (words.say("a-line")) }
                    span { i class={ "k2 " (hue(seat.seat)) } {} (words.say("a-line-best")) }
                    span { i.k3 {} (words.say("a-lost-field")) }
                }
            }
            @for drawing in &DRAWINGS { (drawn(scene, seat, chosen, drawing)) }
        }
    }
}

fn drawn(
    scene: &AnalysisScene<'_>,
    seat: &SeatAnalysis,
    chosen: usize,
    drawing: &Drawing,
) -> Markup {
    let words = scene.words;
    let others = scene.seats.iter().filter(|other| other.seat != seat.seat);
    let others: Vec<&SeatAnalysis> =
        others.filter_map(|other| other.known().map(AsRef::as_ref)).collect();
    let all: Vec<&SeatAnalysis> = others.iter().copied().chain([seat]).collect();
    let scale = Scale::of(drawing, &all, seat);
    let (played, best) = (expected(seat), with_best_turns(seat));
    let field: Vec<(u32, f64)> = best.iter().copied().chain(played.iter().rev().copied()).collect();
    let step = if scale.high - scale.low > 60.0 { 20 } else { 10 };
    let ticks = (scale.low as i32..=scale.high as i32).filter(|points| points % step == 0);
    let start = scene.points(seat.start);
    let about =
        say!(words, "a-chart-about", name = scene.shown().name, start = start, score = seat.score);
    let own = hue(seat.seat);
    let below = drawing.height + ROUNDS + BARS;
    html! {
        svg class=(drawing.class) viewBox={ "0 0 " (drawing.width) " " (below) } role="img" aria-label=(about) {
            @let (at, wide) = (scale.x(seat.turns[chosen].round), scale.wide());
            rect.cursor x=(short(at - wide / 2.0)) y="0" width=(short(wide)) height=(below) {}
            @for points in ticks {
                @let y = short(scale.y(points.into()));
                path.rule d={ "M" (LEFT) " " (y) "H" (scale.end()) } {}
                text.tick x=(LEFT - 6.0) y=(y) dy="4" text-anchor="end" { (points) }
            }
            @for round in (5..scale.rounds).step_by(5) {
                text.tick x=(short(scale.x(round))) y=(drawing.height + 16.0) text-anchor="middle" { (round) }
            }
            path.base d={ "M" (LEFT) " " (short(scale.y(seat.start))) "H" (scale.end()) } {}
            path.lost d={ (scale.line(&field)) "Z" } {}
            @for other in &others { path class={ "line thin " (hue(other.seat)) } d=(scale.line(&expected(other))) {} }
            path class={ "bestline " (own) } d=(scale.line(&best)) {}
            path class={ "line " (own) } d=(scale.line(&played)) {}
            @for turn in seat.turns.iter().filter(|turn| turn.mark >= Mark::Crack) {
                @let (x, y) = (short(scale.x(turn.round)), short(scale.y(turn.expected)));
                g class={ "pin " (class(turn.mark)) } {
                    circle cx=(x) cy=(y) r="8" {}
                    text x=(x) y=(y) dy="4" { @if turn.mark == Mark::Collapse { "!!" } @else { "!" } }
                }
            }
            (bars(&scale, seat))
            (labels(scene, &scale, &all, seat))
            text.tick x=(scale.end() + 8.0) y=(scale.ground() - 6.0) { (words.say("a-luck")) " " (scene.gain(seat.luck)) }
            text.tick.lostt x=(scale.end() + 8.0) y=(scale.ground() + 14.0) { (words.say("a-decisions")) " " (scene.gain(seat.decisions)) }
        }
    }
}

/// What cards and decisions did, round by round.
fn bars(scale: &Scale<'_>, seat: &SeatAnalysis) -> Markup {
    let (ground, half) = (scale.ground(), scale.wide() * 0.36);
    html! {
        path.rule d={ "M" (LEFT) " " (ground) "H" (scale.end()) } {}
        @for round in by_round(seat) {
            @let x = scale.x(round.number);
            @let up = round.luck >= 0.0;
            @let luck = scale.bar(round.luck);
            rect class=(if up { "luck up" } else { "luck dn" }) x=(short(x - half)) y=(short(if up { ground - luck } else { ground })) width=(short(half)) height=(short(luck)) {}
            @if round.loss > 0.0 {
                rect class={ "dec " (class(round.mark)) } x=(short(x)) y=(ground) width=(short(half)) height=(short(scale.bar(round.loss))) {}
            }
        }
    }
}

/// Names and points at the end of the lines, none over another.
fn labels(
    scene: &AnalysisScene<'_>,
    scale: &Scale<'_>,
    all: &[&SeatAnalysis],
    shown: &SeatAnalysis,
) -> Markup {
    let x = scale.end();
    let mut ends: Vec<(f64, &SeatAnalysis)> =
        all.iter().map(|seat| (scale.y(seat.score.into()), *seat)).collect();
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut lowest = f64::NEG_INFINITY;
    let places = ends.into_iter().map(|(end, seat)| {
        lowest = end.max(lowest + APART);
        (end, lowest, seat)
    });
    html! {
        @for (end, y, seat) in places {
            @let person = &scene.seats[seat.seat.index()];
            circle class={ "dot " (hue(seat.seat)) } cx=(x) cy=(short(end)) r="3.4" {}
            text class={ "name " (hue(seat.seat)) } x=(x + 8.0) y=(short(y)) dy="4" {
                tspan.end { (seat.score) } " "
                @if person.mine && seat.seat == shown.seat { (scene.words.say("t-you")) } @else { (clipped(person.name)) }
            }
        }
    }
}

/// A name that fits beside the chart.
fn clipped(name: &str) -> String {
    const MOST: usize = 10;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}
