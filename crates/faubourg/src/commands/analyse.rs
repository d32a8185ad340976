//! `faubourg analyse`: was it luck, or me?

mod chart;
mod game;
mod study;

use std::io::{self, BufRead as _, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use bots::analysis::{Weighing, analyse, analyse_within};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{Judged, Narrated, Record, Seat};

use self::game::Analysed;
use self::study::Study;
use crate::games::{Visitor, unknown, visit};
use crate::given_file;
use crate::in_order::{Jobs, in_order};
use crate::number::{any, number};
use crate::whole_file::WholeFile;

const EXAMPLES: &str = "\
Examples:
  faubourg analyse game.jsonl
  faubourg analyse game.jsonl --seat 1 --chart game.svg
  faubourg sim welcome --players mayor --games 40 --records mayors.jsonl
  faubourg analyse mayors.jsonl --futures 32
  faubourg analyse game.jsonl --time 60

Every decision is weighed in imagined futures: what was played against the best turn found, in the
same futures. Cards and decisions are told apart, and start + cards + decisions = score.

With --json, each game is one line: `record` (its line in the file), `game`, and `seats` with
`seat`, `start`, `luck`, `decisions`, `score`, `accuracy`, and `turns` with `round`, `choices`,
`luck`, `loss`, `interval`, `best`, `mark`.";

/// Weigh every decision of finished games: what the cards brought, and what each turn cost.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyse {
    /// The records, one line of JSON each; `-` for standard input
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// Analyse only this seat, counted from 1
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,

    /// In how many futures each decision is weighed; the search for the best turn takes three
    /// times as many
    #[arg(long, value_name = "N", default_value_t = Weighing::FINE.futures as u32,
        value_parser = number::<u32>(2..=100_000))]
    futures: u32,

    /// Weigh each game as carefully as so many seconds of one core allow, instead
    #[arg(long, value_name = "SECONDS", conflicts_with = "futures",
        value_parser = number::<u32>(1..=86_400))]
    time: Option<u32>,

    /// The number everything imagined is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,

    /// Print JSON, for programs: one line for each game
    #[arg(long)]
    json: bool,

    /// Draw the expected points of the first game, round by round, into this file
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<PathBuf>,
}

/// How many futures of the search there are for each in which a decision is weighed.
const SEARCH: u32 = 3;

/// A file with no more games than this gets a table for each.
const FEW: usize = 3;

impl Analyse {
    /// Analyses the games and reports.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        let records = self.records()?;
        ensure!(!records.is_empty(), "{} holds no records", given_file::name_of(&self.file));
        let progress = self.progress_bar(records.len());
        let mut study = Study::default();
        let mut failed = 0;
        let few = records.len() <= FEW;
        let work = || {
            |(line, record): (u64, Result<Record>)| {
                let analysed = record.and_then(|record| self.analyse(line, &record, &progress));
                (line, analysed)
            }
        };
        let mut charted = self.chart.is_none();
        let result = in_order(self.jobs.count(), records.into_iter(), work, |(line, analysed)| {
            let analysed = match analysed {
                Ok(analysed) => analysed,
                Err(error) => {
                    failed += 1;
                    let name = given_file::name_of(&self.file);
                    progress.suspend(|| writeln!(io::stderr(), "{name}:{line}: {error:#}"))?;
                    return Ok(());
                }
            };
            if let Some(file) = self.chart.as_ref().filter(|_| !charted) {
                let mut file = WholeFile::create(file)?;
                file.write_all(chart::draw(&analysed).as_bytes())
                    .context("cannot write the chart")?;
                file.finish()?;
                charted = true;
            }
            if self.json {
                analysed.write_json(out)?;
            } else if few {
                progress.suspend(|| analysed.write_text(out))?;
            }
            study.add(&analysed);
            Ok(())
        });
        progress.finish_and_clear();
        result?;
        if !self.json && !few {
            study.write_text(out)?;
        }
        ensure!(failed == 0, "{failed} of the records could not be analysed");
        Ok(())
    }

    fn records(&self) -> Result<Vec<(u64, Result<Record>)>> {
        let name = given_file::name_of(&self.file);
        let (input, _) = given_file::open(&self.file)?;
        let mut records = Vec::new();
        for (number, line) in (1..).zip(input.lines()) {
            let line = line.with_context(|| format!("cannot read {name}"))?;
            if !line.trim().is_empty() {
                records.push((number, Record::from_json(&line).map_err(Into::into)));
            }
        }
        Ok(records)
    }

    fn analyse(&self, line: u64, record: &Record, progress: &ProgressBar) -> Result<Analysed> {
        if record.result.is_none() {
            bail!("the game goes on: only a finished one can be analysed");
        }
        if let Some(seat) = self.seat {
            let seats = record.seats.len();
            ensure!(seat.index() < seats, "there is no seat {seat}: the table has {seats}");
        }
        let weighing = Weighing {
            search: (SEARCH * self.futures) as usize,
            futures: self.futures as usize,
            seed: self.seed,
        };
        let time = self.time.map(|seconds| Duration::from_secs(seconds.into()));
        let weighed = Weighed { record, seat: self.seat, weighing, time, progress };
        let analysed = visit(&record.game, weighed)
            .unwrap_or_else(|| Err(unknown(&record.game).context("field `game`")))?;
        Ok(Analysed { line, ..analysed })
    }

    /// A bar over all games. Each counts a thousand steps, so that it moves within a game too.
    fn progress_bar(&self, games: usize) -> ProgressBar {
        if self.json || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{wide_bar} {percent} %, {eta} left")
            .expect("the template is well-formed");
        ProgressBar::new(games as u64 * STEPS).with_style(style)
    }
}

/// Steps of the progress bar for a game.
const STEPS: u64 = 1000;

struct Weighed<'a> {
    record: &'a Record,
    seat: Option<Seat>,
    weighing: Weighing,
    time: Option<Duration>,
    progress: &'a ProgressBar,
}

impl Visitor for Weighed<'_> {
    type Output = Result<Analysed>;

    fn visit<G: Judged + Narrated>(self) -> Result<Analysed> {
        let mut shown = 0;
        let asked = |seat| self.seat.is_none_or(|asked| asked == seat);
        let watch = |done: usize, all: usize| {
            let steps = STEPS * done as u64 / all.max(1) as u64;
            self.progress.inc(steps - shown);
            shown = steps;
        };
        let seats = match self.time {
            None => analyse::<G>(self.record, asked, self.weighing, watch)?,
            Some(time) => analyse_within::<G>(self.record, asked, time, self.weighing.seed, watch)?,
        };
        self.progress.inc(STEPS - shown);
        let game = self.record.replay::<G>(|_| ())?;
        Ok(Analysed {
            line: 0,
            title: G::TITLE,
            game: G::NAME,
            names: self.record.seats.clone(),
            categories: game.categories(),
            seats,
        })
    }
}
