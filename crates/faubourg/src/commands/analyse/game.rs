//! One analysed game, for people and for programs.

use std::io::{self, Write};

use bots::analysis::{Mark, SeatAnalysis, TurnAnalysis};
use serde::Serialize;
use tabletop::Seat;

use crate::json;
use crate::text::{Styles, show, show_wrapped, table};

/// How many of the costliest turns are told.
const COSTLIEST: usize = 5;
/// Differences below half a point are noise to a reader.
const WORTH_TELLING: f64 = 0.5;

/// A game, and what its decisions came to.
pub(crate) struct Analysed {
    /// The line of the record in its file.
    pub(super) line: u64,
    pub(super) title: &'static str,
    pub(super) game: &'static str,
    pub(super) names: Vec<String>,
    pub(super) categories: &'static [&'static str],
    pub(super) seats: Vec<SeatAnalysis>,
}

#[derive(Serialize)]
struct JsonGame<'a> {
    record: u64,
    game: &'a str,
    seats: Vec<JsonSeat<'a>>,
}

#[derive(Serialize)]
struct JsonSeat<'a> {
    seat: Seat,
    name: &'a str,
    start: f64,
    luck: f64,
    decisions: f64,
    score: i32,
    accuracy: Option<f64>,
    turns: Vec<JsonTurn<'a>>,
}

#[derive(Serialize)]
struct JsonTurn<'a> {
    round: u32,
    choices: &'a [String],
    luck: f64,
    loss: f64,
    interval: f64,
    best: &'a [String],
    mark: &'static str,
}

impl Analysed {
    /// The name of a seat.
    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// One line for programs.
    pub(super) fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let seats = self.seats.iter().map(|seat| JsonSeat {
            seat: seat.seat,
            name: self.name(seat.seat),
            start: seat.start,
            luck: seat.luck,
            decisions: seat.decisions,
            score: seat.score,
            accuracy: seat.accuracy,
            turns: seat.turns.iter().map(JsonTurn::of).collect(),
        });
        json::line(out, &JsonGame { record: self.line, game: self.game, seats: seats.collect() })
    }

    /// A table of the seats, and the turns that cost most.
    pub(super) fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let styles = Styles::for_stdout();
        let strong = styles.strong;
        writeln!(out, "{strong}{}{strong:#}, record {}\n", self.title, self.line)?;
        let mut seats =
            table(["seat", "start", "cards", "decisions", "score", "accuracy", "marks"], 1);
        for seat in &self.seats {
            let marks = Mark::ALL.map(|mark| {
                let count = seat.turns.iter().filter(|turn| turn.mark == mark).count();
                (count > 0).then(|| format!("{count} {}", mark.name()))
            });
            seats.add_row([
                self.name(seat.seat).to_owned(),
                format!("{:.1}", seat.start),
                format!("{:+.1}", seat.luck),
                format!("{:+.1}", seat.decisions),
                seat.score.to_string(),
                seat.accuracy.map_or_else(String::new, |accuracy| format!("{accuracy:.0} %")),
                marks.into_iter().flatten().collect::<Vec<_>>().join(", "),
            ]);
        }
        show(out, &seats)?;
        for seat in &self.seats {
            let mut costly: Vec<&TurnAnalysis> =
                seat.turns.iter().filter(|turn| turn.mark > Mark::Solid).collect();
            costly.sort_by(|one, other| other.weighed.loss.total_cmp(&one.weighed.loss));
            costly.truncate(COSTLIEST);
            writeln!(out, "\n{strong}{}{strong:#}", self.name(seat.seat))?;
            if costly.is_empty() {
                writeln!(out, "  Nothing to mend.")?;
            }
            for turn in costly {
                self.write_turn(out, turn)?;
            }
        }
        writeln!(out)
    }

    fn write_turn(&self, out: &mut dyn Write, turn: &TurnAnalysis) -> io::Result<()> {
        let weighed = &turn.weighed;
        let head = format!("  round {:>2}  ", turn.round);
        let text = format!(
            "{} lost {:.1} (±{:.1}): played {}; better was {}{}",
            turn.mark.name(),
            weighed.loss,
            weighed.interval,
            weighed.played.join(", "),
            weighed.best.join(", "),
            self.reasons(&weighed.parts),
        );
        show_wrapped(out, (&head, head.len()), head.len(), &text)
    }

    /// What the better turn brings, the largest difference first.
    fn reasons(&self, parts: &[f64]) -> String {
        let mut reasons: Vec<(&str, f64)> = self
            .categories
            .iter()
            .zip(parts)
            .map(|(&name, &points)| (name, points))
            .filter(|(_, points)| points.abs() >= WORTH_TELLING)
            .collect();
        reasons.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        let told: Vec<String> =
            reasons.iter().take(3).map(|(name, points)| format!("{name} {points:+.1}")).collect();
        if told.is_empty() { String::new() } else { format!(" ({})", told.join(", ")) }
    }
}

impl<'a> JsonTurn<'a> {
    fn of(turn: &'a TurnAnalysis) -> Self {
        let weighed = &turn.weighed;
        Self {
            round: turn.round,
            choices: &weighed.played,
            luck: turn.luck,
            loss: weighed.loss,
            interval: weighed.interval,
            best: &weighed.best,
            mark: turn.mark.name(),
        }
    }
}
