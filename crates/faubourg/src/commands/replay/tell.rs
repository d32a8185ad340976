//! A game that has been played again and found true, told to a person or a program.

use std::io::{self, Write};

use serde::Serialize;
use tabletop::{Game, Record, Viewer};

use crate::json;
use crate::scores::{SeatScore, score_table, seat_scores};
use crate::text::{Styles, count_of, show, thousands};

/// How a record is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Telling {
    /// A title, a table of the scores, and the seed.
    Fully,
    /// One line of text.
    Briefly,
    /// One line of JSON.
    Json,
    /// Everything public, as JSON lines.
    Trace,
    /// The position at the beginning of this round.
    Position(u32),
}

/// Scores that fit on a line.
const NAMED: usize = 5;

/// A game at the end of its record.
pub(crate) struct Replayed<'a, G> {
    /// What was played again.
    pub(crate) record: &'a Record,
    /// On which line it stands.
    pub(crate) line: u64,
    /// The game after the last choice.
    pub(crate) game: &'a G,
    /// How many choices were made.
    pub(crate) choices: u64,
}

impl<G: Game> Replayed<'_, G> {
    /// Tells it.
    pub(crate) fn tell(&self, telling: Telling, out: &mut Vec<u8>) -> io::Result<()> {
        match telling {
            Telling::Fully => self.tell_fully(out),
            Telling::Briefly => self.tell_briefly(out),
            Telling::Json => self.tell_json(out),
            // It has been shown on the way.
            Telling::Trace | Telling::Position(_) => Ok(()),
        }
    }

    fn scores(&self) -> Vec<SeatScore> {
        seat_scores(self.game, Viewer::Spectator)
    }

    fn end(&self) -> Option<&'static str> {
        self.game.outcome().map(|outcome| outcome.end)
    }

    fn tell_fully(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let Styles { strong, faint, .. } = Styles::for_stdout();
        let end = match self.end() {
            Some(end) => format!("ended by {end}"),
            None => "goes on".to_owned(),
        };
        let choices = count_of(self.choices, "choice");
        let (line, title) = (self.line, G::TITLE);
        writeln!(out, "{strong}record {line}{strong:#} · {title} · {choices} · {end}\n")?;
        show(out, &score_table(self.scores(), &self.record.seats))?;
        let (seed, commitment) = (self.record.seed, self.record.commitment);
        writeln!(out, "\n{faint}seed {seed}\ncommitment {commitment}{faint:#}\n")
    }

    fn tell_briefly(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let mut scores = self.scores();
        scores.sort_by_key(|line| (line.rank, line.seat));
        let mut told: Vec<String> = scores
            .iter()
            .take(NAMED)
            .map(|line| {
                let name = self.record.seats[line.seat.index()].replace('\n', " ");
                format!("{name}: {}", line.score.total)
            })
            .collect();
        if scores.len() > NAMED {
            told.push(format!("{} more", scores.len() - NAMED));
        }
        let unfinished = "goes on";
        let ends = G::ENDS.iter().chain([&unfinished]);
        let width = ends.map(|end| end.len()).max().unwrap_or(0);
        let (line, choices) = (thousands(self.line), thousands(self.choices));
        let (end, told) = (self.end().unwrap_or(unfinished), told.join(", "));
        writeln!(out, "{line:>9}  {end:<width$}  {choices:>6} choices  {told}")
    }

    fn tell_json(&self, out: &mut Vec<u8>) -> io::Result<()> {
        #[derive(Serialize)]
        struct Verified<'a> {
            line: u64,
            game: &'a str,
            seats: &'a [String],
            choices: u64,
            end: Option<&'static str>,
            standings: Vec<SeatScore>,
        }
        let verified = Verified {
            line: self.line,
            game: &self.record.game,
            seats: &self.record.seats,
            choices: self.choices,
            end: self.end(),
            standings: self.scores(),
        };
        json::line(out, &verified)
    }
}
