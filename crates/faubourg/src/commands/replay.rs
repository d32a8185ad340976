//! `faubourg replay`: recorded games played again, and checked.

mod lines;
mod tell;
mod trace;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{Game, Judged, Narrated, Record};

use self::lines::{Lines, lines};
use self::tell::{Replayed, Telling};
use self::trace::trace;
use crate::games::{Visitor, unknown, visit_recorded};
use crate::given_file;
use crate::in_order::{Jobs, in_order};
use crate::json;
use crate::number::number;
use crate::text::{count_of, thousands};

const EXAMPLES: &str = "\
Examples:
  faubourg sim welcome --games 100 --records games.jsonl
  faubourg replay games.jsonl
  faubourg replay --trace games.jsonl | head -3
  faubourg sim welcome --games 100 --records - | faubourg replay -
  faubourg replay --position 12 game.jsonl      the game as it stood when round 12 began

A record is one line of JSON: options, seats, seed, commitment, choices and result. Replaying
checks that every choice is legal, that the seed is the one promised by the commitment, and that
the choices lead to the result. A record that fails is named with its line and the field at
fault; the others are still checked, and the exit code is 2.

With --trace, each game is printed as JSON lines, one event each:
  start    the game, its options, who sits where, the commitment
  round    what everybody sees: before the first choice (round 0) and after each round; of an
           expert game that is over, also the hands
  choice   one choice of one seat, in notation
  end      why the game ended, places and scores with what they are made of, the seed
A record of a game that goes on closes with `unfinished` and the scores as they stand.";

/// A file with no more records than this gets a table for each.
const FEW: usize = 3;

/// Play recorded games again and check them: choices, commitment and result.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The records, one line of JSON each; `-` for standard input
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// Tell everything public of every game as JSON lines
    #[arg(long)]
    trace: bool,

    /// Print the position at the beginning of this round, as `faubourg position` reads it: one line
    /// for each record
    #[arg(long, value_name = "ROUND", conflicts_with_all = ["trace", "json"],
          value_parser = number::<u32>(1..=u64::from(u32::MAX)))]
    position: Option<u32>,

    /// Print JSON, for programs: one line for each record
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    jobs: Jobs,
}

impl Replay {
    /// Checks the records.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        let name = given_file::name_of(&self.file);
        let (file, length) = given_file::open(&self.file)?;
        let progress = progress_bar(length);
        let (mut records, mut failed, mut choices) = (0, 0, 0);
        let check = || |lines: io::Result<Lines>| lines.map(|lines| self.check(&lines));
        let all = lines(file);
        let result = in_order(self.jobs.count(), all, check, |checked| {
            let checked = checked.with_context(|| format!("cannot read {name}"))?;
            out.write_all(&checked.told)?;
            for (line, problem) in &checked.failed {
                out.flush()?;
                progress.suspend(|| writeln!(io::stderr(), "{name}:{line}: {problem}"))?;
            }
            records += checked.records;
            failed += checked.failed.len() as u64;
            choices += checked.choices;
            progress.inc(checked.bytes);
            Ok(())
        });
        progress.finish_and_clear();
        result?;
        if records == 0 {
            bail!("{name} holds no records");
        }
        if failed > 0 {
            bail!("{} of {} failed", thousands(failed), count_of(records, "record"));
        }
        if !self.json && !self.trace && self.position.is_none() {
            let (records, choices) = (count_of(records, "record"), count_of(choices, "choice"));
            writeln!(out, "{records} verified, {choices}")?;
        }
        Ok(())
    }

    fn check(&self, lines: &Lines) -> Checked {
        let telling = match self {
            Self { trace: true, .. } => Telling::Trace,
            Self { position: Some(round), .. } => Telling::Position(*round),
            Self { json: true, .. } => Telling::Json,
            _ if lines.are_all_of(FEW) => Telling::Fully,
            _ => Telling::Briefly,
        };
        let mut checked = Checked { bytes: lines.bytes(), ..Checked::default() };
        for (number, line) in lines.iter() {
            checked.records += 1;
            let told = std::str::from_utf8(line)
                .map_err(|_| anyhow!("this is no text: expected UTF-8"))
                .and_then(|line| Ok(Record::from_json(line)?))
                .and_then(|record| {
                    let again = PlayAgain { record: &record, number, telling };
                    visit_recorded(&record.game, again)
                        .unwrap_or_else(|| Err(unknown(&record.game).context("field `game`")))
                });
            match told {
                Ok((told, choices)) => {
                    checked.told.extend_from_slice(&told);
                    checked.choices += choices;
                }
                Err(error) => {
                    let error = format!("{error:#}");
                    if telling == Telling::Json {
                        let told = serde_json::json!({"line": number, "error": error});
                        json::line(&mut checked.told, &told).expect("memory takes every line");
                    }
                    checked.failed.push((number, error));
                }
            }
        }
        checked
    }
}

/// What came of checking a few lines.
#[derive(Default)]
struct Checked {
    /// How long they were, for the progress bar.
    bytes: u64,
    records: u64,
    choices: u64,
    /// What is to be printed.
    told: Vec<u8>,
    /// The lines of the records that failed, with the reason.
    failed: Vec<(u64, String)>,
}

struct PlayAgain<'a> {
    record: &'a Record,
    number: u64,
    telling: Telling,
}

impl Visitor for PlayAgain<'_> {
    /// What is to be printed, and how many choices there were.
    type Output = Result<(Vec<u8>, u64)>;

    fn visit<G: Judged + Narrated>(self) -> Self::Output {
        let Self { record, number, telling } = self;
        let mut told = Vec::new();
        let mut choices = 0;
        let mut count = |event: &tabletop::Replay<'_, G>| {
            choices += u64::from(matches!(event, tabletop::Replay::Choice { .. }));
        };
        let game = match telling {
            Telling::Trace => trace::<G>(record, number, &mut told, count)?,
            Telling::Position(round) => position_at::<G>(record, round, &mut told, count)?,
            _ => record.replay::<G>(|event| count(&event))?,
        };
        let replayed = Replayed { record, line: number, game: &game, choices };
        replayed.tell(telling, &mut told)?;
        Ok((told, choices))
    }
}

/// Plays a record again and tells the position at the beginning of a round.
fn position_at<G: Game>(
    record: &Record,
    round: u32,
    out: &mut Vec<u8>,
    mut watch: impl FnMut(&tabletop::Replay<'_, G>),
) -> Result<G> {
    let mut rounds = 0;
    let mut told = false;
    let game = record.replay::<G>(|step| {
        watch(&step);
        let game = match step {
            tabletop::Replay::Start(game)
            | tabletop::Replay::Choice { game, checkpoint: true, .. } => game,
            tabletop::Replay::Choice { .. } => return,
        };
        if game.outcome().is_none() {
            rounds = game.round();
            if rounds == round && !told {
                told = true;
                json::line(out, &game.position()).expect("memory takes every line");
            }
        }
    })?;
    if !told {
        let known = if rounds == 1 { "1".to_owned() } else { format!("1 to {rounds}") };
        bail!("there is no round {round}: expected {known}");
    }
    Ok(game)
}

/// A bar for the whole file, unless the records themselves scroll by.
fn progress_bar(bytes: u64) -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {bytes} of {total_bytes}, {eta} left")
        .expect("the template is well-formed");
    ProgressBar::new(bytes).with_style(style)
}
