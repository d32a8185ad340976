//! `faubourg sim`: bots play many games, and what came of them.

mod report;

use std::fs::File;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use bots::{Level, Player, Random, play_out};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{Dealer, Game, Judged, Record, Rng, Seat, Seed};

use self::report::Report;
use super::Interrupted;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::in_order::{Jobs, in_order};
use crate::number::{any, number};
use crate::progress::Progress;
use crate::table_args::{TableArgs, ThinkingArgs, levels_help, seated};
use crate::tally::Tally;

const EXAMPLES: &str = "\
Examples:
  faubourg sim welcome --seats 4 --games 10000
  faubourg sim welcome --set advanced=true --seats 1 --games 1000 --json
  faubourg sim welcome --games 100 --records games.jsonl
  faubourg replay games.jsonl                   check the records just written

The same seed gives the same games and the same results, whatever the number of jobs (but not
with --time, when how far a level gets is up to the machine).
Game i of a simulation is dealt from a seed made of --seed and i, and is written down in the
records file in its turn, as soon as it is over. Ctrl-C ends a simulation early: the games played
so far are reported, and their records stay.

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
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<u64>(1..=u64::MAX))]
    games: u64,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
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
        let levels = seated("--players", &args.players, args.table.seats)?;
        args.thinking.check(&levels)?;
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
        if tally.games > 0 {
            if args.json { report.write_json(out) } else { report.write_text(out) }?;
        }
        if tally.games < args.games {
            bail!(Interrupted { games: tally.games, asked: args.games });
        }
        Ok(())
    }
}

/// The games that one thread plays at a stretch, and what came of them.
struct Batch {
    tally: Tally,
    records: Vec<u8>,
    /// Whether somebody pressed Ctrl-C before all of them were played.
    cut_short: bool,
}

fn simulate<G: Game, P: Player<G>>(
    args: &Sim,
    setup: &G::Setup,
    levels: &[Level],
    player: impl Fn(Level) -> P + Sync,
) -> Result<Tally> {
    let mut file = args.records.as_deref().map(RecordFile::create).transpose()?;
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed))
        .context("cannot listen for Ctrl-C")?;
    let stopped = || stop.load(Ordering::Relaxed);
    let seats = levels.len();
    let names: Vec<String> =
        levels.iter().zip(1..).map(|(level, seat)| format!("{level} {seat}")).collect();
    let worker = || {
        let mut players: Vec<P> = levels.iter().map(|&level| player(level)).collect();
        let mut written: Vec<(Seat, G::Choice, bool)> = Vec::new();
        let names = args.records.as_ref().map(|_| names.as_slice());
        move |games: Range<u64>| -> Result<Batch> {
            let tally = Tally::new::<G>(seats);
            let mut batch = Batch { tally, records: Vec::new(), cut_short: false };
            for index in games {
                if stopped() {
                    batch.cut_short = true;
                    break;
                }
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
    let mut progress = Progress::new(args.games, "games");
    let mut tally = Tally::new::<G>(seats);
    let mut over = false;
    let jobs = args.jobs.count();
    let batches = batches(args.games, levels, jobs).take_while(|_| !stopped());
    in_order(jobs, batches, worker, |batch| {
        let batch = batch?;
        // Games are reported and written down in their order, without a gap.
        if !over {
            if let Some(file) = &mut file {
                file.append(&batch.records)?;
            }
            tally.merge(&batch.tally);
            progress.set(tally.games);
        }
        over |= batch.cut_short;
        Ok(())
    })?;
    Ok(tally)
}

/// Divides the games among threads: few enough at a time that every thread has work and the
/// records of large tables do not pile up in memory, and enough that handing them out costs
/// nothing. Games of levels that search take long, so that each is a batch of its own.
fn batches(games: u64, levels: &[Level], jobs: usize) -> impl Iterator<Item = Range<u64>> {
    let most = if levels.iter().any(|level| level.searches()) {
        1
    } else {
        (1024 / levels.len().max(1)).clamp(4, 256) as u64
    };
    let size = games.div_ceil(8 * jobs as u64).min(most);
    (0..games).step_by(size as usize).map(move |first| first..games.min(first + size))
}

/// A file of records that holds every game as soon as it is over.
struct RecordFile<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> RecordFile<'a> {
    fn create(path: &'a Path) -> Result<Self> {
        let file =
            File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path, file })
    }

    fn append(&mut self, records: &[u8]) -> Result<()> {
        self.file
            .write_all(records)
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}
