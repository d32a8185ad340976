//! `faubourg sim`: bots play many games, and what came of them.

mod report;

use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use bots::{Level, Player, Random, play_out};
use clap::Args;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{Dealer, Game, Judged, Record, Rng, Seat, Seed};

use self::report::Report;
use super::Interrupted;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::in_order::{Jobs, in_order};
use crate::table_args::{TableArgs, ThinkingArgs, cycled, levels_help};
use crate::tally::Tally;
use crate::whole_file::WholeFile;

const EXAMPLES: &str = "\
Examples:
  faubourg sim welcome --seats 4 --games 10000
  faubourg sim welcome --set advanced=true --seats 1 --games 1000 --json
  faubourg sim welcome --games 100 --records games.jsonl
  faubourg replay games.jsonl                   check the records just written

The same seed gives the same games and the same results, whatever the number of jobs (but not
with --time, when how far a level gets is up to the machine).
Game i of a simulation is dealt from a seed made of --seed and i, and is written down in the
records file in its turn.

In the results, sd is the standard deviation; p5 and p95 are the scores that 5 and 95 of 100 do
not exceed. A shared first place counts as a win for each who shares it.";

/// Let bots play many games, and print how they went.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Sim {
    /// Which game to play
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    table: TableArgs,

    /// Who plays, seat by seat, separated by commas; the list is repeated for further seats
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "random", long_help = players_help())]
    players: Vec<Level>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,

    /// Write every game down in this file, one line of JSON each
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<PathBuf>,

    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

fn players_help() -> String {
    format!(
        "Who plays, seat by seat, separated by commas; the list is repeated for further seats\n\n\
         Levels:\n{}",
        levels_help()
    )
}

impl Sim {
    /// Plays the games and reports.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        visit(&self.game, Simulation { args: self, out })
            .unwrap_or_else(|| Err(unknown(&self.game)))
    }
}

struct Simulation<'a> {
    args: &'a Sim,
    out: &'a mut dyn Write,
}

impl Visitor for Simulation<'_> {
    type Output = Result<()>;

    fn visit<G: Judged>(self) -> Result<()> {
        let Self { args, out } = self;
        let setup = args.table.setup::<G>()?;
        let levels = cycled(&args.players, args.table.seats);
        let nobody = || Rng::new(0);
        let started = Instant::now();
        // Random players are simulated by the million: they get a loop of their own, in which
        // the compiler sees through every call.
        let tally = if levels.iter().all(|&level| level == Level::Random) {
            simulate(args, &setup, &levels, |_| Random::<G>::new(nobody()))
        } else {
            simulate(args, &setup, &levels, |level| args.thinking.player::<G>(level, nobody()))
        }?;
        let seconds = started.elapsed().as_secs_f64();
        let categories = G::start(&setup, Dealer::new(&Seed([0; 16]))).categories();
        let report = Report {
            title: G::TITLE,
            game: G::NAME,
            ends: G::ENDS,
            categories,
            settings: G::settings(&setup),
            levels: &levels,
            seed: args.seed,
            seconds,
            tally: &tally,
        };
        if args.json { report.write_json(out) } else { report.write_text(out) }
    }
}

/// The games that one thread plays at a stretch, and what came of them.
struct Batch {
    tally: Tally,
    records: Vec<u8>,
}

fn simulate<G: Game, P: Player<G>>(
    args: &Sim,
    setup: &G::Setup,
    levels: &[Level],
    player: impl Fn(Level) -> P + Sync,
) -> Result<Tally> {
    let mut file = args.records.as_deref().map(WholeFile::create).transpose()?;
    let stop = Arc::new(AtomicBool::new(false));
    if file.is_some() {
        // The unfinished file is removed on the way out; without one, dying is clean enough.
        let stop = Arc::clone(&stop);
        ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed))
            .context("cannot listen for Ctrl-C")?;
    }
    let seats = levels.len();
    let names: Vec<String> =
        levels.iter().zip(1..).map(|(level, seat)| format!("{level} {seat}")).collect();
    let worker = || {
        let mut players: Vec<P> = levels.iter().map(|&level| player(level)).collect();
        let mut written: Vec<(Seat, G::Choice, bool)> = Vec::new();
        let names = args.records.as_ref().map(|_| names.as_slice());
        move |games: Range<u64>| -> Result<Batch> {
            let mut batch = Batch { tally: Tally::new::<G>(seats), records: Vec::new() };
            for index in games {
                let seed = Seed::of_simulation(args.seed, index);
                let mut game = G::start(setup, Dealer::new(&seed));
                for (seat, player) in players.iter_mut().enumerate() {
                    player.sit_down(Rng::of_simulation(args.seed, index, seat));
                }
                let choices = if names.is_some() {
                    written.clear();
                    let mut checkpoints = game.checkpoints();
                    play_out(&mut game, &mut players, |game, seat, choice| {
                        let passed = game.checkpoints() != checkpoints;
                        checkpoints = game.checkpoints();
                        written.push((seat, choice, passed));
                    })
                } else {
                    play_out(&mut game, &mut players, |_, _, _| ())
                }
                .with_context(|| format!("game {index} of seed {}", args.seed))?;
                let outcome = game
                    .outcome()
                    .ok_or_else(|| anyhow!("game {index}: nobody owes a choice, yet it goes on"))?;
                batch.tally.add(&game, &outcome, choices);
                if let Some(names) = names {
                    let choices = written.iter().copied();
                    let record = Record::new(setup, names.to_vec(), seed, choices, &game);
                    batch.records.extend_from_slice(record.to_json().as_bytes());
                    batch.records.push(b'\n');
                }
            }
            Ok(batch)
        }
    };
    let progress = progress_bar(args);
    let mut tally = Tally::new::<G>(seats);
    let jobs = args.jobs.count();
    let batches = batches(args.games, seats, jobs).take_while(|_| !stop.load(Ordering::Relaxed));
    let result = in_order(jobs, batches, worker, |batch| {
        let batch = batch?;
        if let Some(file) = &mut file {
            file.write_all(&batch.records).context("cannot write the records")?;
        }
        tally.merge(&batch.tally);
        progress.set_position(tally.games);
        Ok(())
    });
    progress.finish_and_clear();
    result?;
    if stop.load(Ordering::Relaxed) {
        bail!(Interrupted);
    }
    file.map_or(Ok(()), WholeFile::finish)?;
    Ok(tally)
}

/// Divides the games among threads: few enough at a time that every thread has work and the
/// records of large tables do not pile up in memory, and enough that handing them out costs
/// nothing.
fn batches(games: u64, seats: usize, jobs: usize) -> impl Iterator<Item = Range<u64>> {
    let most = (1024 / seats.max(1)).clamp(4, 256) as u64;
    let size = games.div_ceil(8 * jobs as u64).min(most);
    (0..games).step_by(size as usize).map(move |first| first..games.min(first + size))
}

fn progress_bar(args: &Sim) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is well-formed");
    ProgressBar::new(args.games).with_style(style)
}
