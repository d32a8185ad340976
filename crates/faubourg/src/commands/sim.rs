//! `faubourg sim`: bots play many games, and what came of them.

mod report;
mod rows;
mod told;

use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use bots::{Level, Player, Random, play_out};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{EventWatch, Eventful, Judged, Record, Rng, Seat, Seed};

use self::report::Report;
use self::rows::{Finished, GrowingFile, write_csv};
use super::Interrupted;
use crate::beginning::{Beginning, FromArgs};
use crate::event_tally::EventTally;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::given_file;
use crate::in_order::{Jobs, in_order};
use crate::interrupt::interrupted;
use crate::judgement_args::JudgementArgs;
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
  faubourg sim welcome --players architect,mayor --csv games.csv
  faubourg sim welcome --from street.json --players architect --games 500

The same seed gives the same games and the same results, whatever the number of jobs (but not
with --time, when how far a level gets is up to the machine).
Game i of a simulation is dealt from a seed made of --seed and i, and is written down in the
records file in its turn, as soon as it is over. Ctrl-C ends a simulation early: the games played
so far are reported, and their records stay.

What a game tells of itself is counted too: which plans were fulfilled, when and by whom, which
cards, actions and powers were taken and used, how boards stood at the end. Random players are so
fast that counting would slow them down: ask for it with --events.

With `-` in the place of a file, rows or records go to standard output instead of the report.

--csv writes a row for every seat of every game: the seed, who sat there, places and points with
what they are made of, and what the game tells of its end. A record begins where --from says, and
replays as any other.

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

    #[command(flatten)]
    judgement: JudgementArgs,

    #[command(flatten)]
    from: FromArgs,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<u64>(1..=u64::MAX))]
    games: u64,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,

    /// Write every game down in this file, one line of JSON each; `-` is standard output
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<PathBuf>,

    /// Write a row for every seat of every game in this file, the values separated by commas; `-` is
    /// standard output
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,

    /// Count plans, cards, actions and whatever else the game tells of itself, also when all players
    /// are random
    #[arg(long)]
    events: bool,

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

    /// Refuses two things in one file.
    fn check_files(&self) -> Result<()> {
        if let (Some(csv), Some(records)) = (&self.csv, &self.records)
            && given_file::are_same(csv, records)
        {
            bail!("`--csv` and `--records` name the same file: expected one for each");
        }
        if self.json && self.writes_to_standard_output() {
            bail!("`--json` and `-` both mean standard output: expected a file");
        }
        Ok(())
    }

    /// Whether rows or records go where the report would be printed.
    fn writes_to_standard_output(&self) -> bool {
        [&self.csv, &self.records].into_iter().flatten().any(|path| given_file::is_standard(path))
    }
}

struct Simulation<'a> {
    args: &'a Sim,
    out: &'a mut dyn Write,
}

impl Visitor for Simulation<'_> {
    type Output = Result<()>;

    fn visit<G: Judged + Eventful>(self) -> Result<()> {
        let Self { args, out } = self;
        args.check_files()?;
        let beginning = args.from.beginning::<G>(&args.table)?;
        let levels = seated("--players", &args.players, beginning.seats)?;
        args.thinking.check(&levels)?;
        args.judgement.check(&levels)?;
        let judgement = args.judgement.read::<G>()?;
        let nobody = || Rng::new(0);
        let started = Instant::now();
        // Random players are simulated by the million: they get a loop of their own, in which
        // the compiler sees through every call.
        let random = levels.iter().all(|&level| level == Level::Random);
        let counting = args.events || !random;
        let simulation = Table { args, beginning: &beginning, levels: &levels, counting };
        let (tally, events) = if random {
            simulation.play(|_| Random::<G>::new(nobody()))
        } else {
            simulation.play(|level| args.thinking.player::<G>(level, &judgement, nobody()))
        }?;
        let seconds = started.elapsed().as_secs_f64();
        let categories = beginning.game(&Seed([0; 16]))?.categories();
        let report = Report {
            title: G::TITLE,
            game: G::NAME,
            ends: G::ENDS,
            categories,
            settings: G::settings(&beginning.setup),
            levels: &levels,
            seed: args.seed,
            seconds,
            tally: &tally,
            events: events.as_ref(),
        };
        if tally.games > 0 && !args.writes_to_standard_output() {
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
    events: Option<EventTally>,
    records: Vec<u8>,
    csv: String,
    /// Whether somebody pressed Ctrl-C before all of them were played.
    cut_short: bool,
}

/// A table at which many games are played.
struct Table<'a, G: Eventful> {
    args: &'a Sim,
    beginning: &'a Beginning<G>,
    levels: &'a [Level],
    /// Whether what happens is counted.
    counting: bool,
}

impl<G: Eventful> Table<'_, G> {
    /// Plays all games, and adds up what came of them.
    fn play<P: Player<G>>(
        &self,
        player: impl Fn(Level) -> P + Sync,
    ) -> Result<(Tally, Option<EventTally>)> {
        let &Self { args, levels, .. } = self;
        let mut records = args.records.as_deref().map(GrowingFile::create).transpose()?;
        let mut csv = args.csv.as_deref().map(GrowingFile::create).transpose()?;
        let stop = interrupted()?;
        let stopped = || stop.load(Ordering::Relaxed);
        let worker = || {
            let mut players: Vec<P> = levels.iter().map(|&level| player(level)).collect();
            let mut written = Vec::new();
            move |games: Range<u64>| -> Result<Batch> {
                let mut batch = self.empty_batch();
                for index in games {
                    if stopped() {
                        batch.cut_short = true;
                        break;
                    }
                    self.play_game(index, &mut players, &mut written, &mut batch)
                        .with_context(|| format!("game {index} of seed {}", args.seed))?;
                }
                Ok(batch)
            }
        };
        let mut progress = Progress::new(args.games, "games");
        let mut all = self.empty_batch();
        let jobs = args.jobs.count();
        let batches = batches(args.games, levels, jobs).take_while(|_| !stopped());
        in_order(jobs, batches, worker, |batch| {
            let batch = batch?;
            // Games are reported and written down in their order, without a gap.
            if !all.cut_short {
                if let Some(file) = &mut records {
                    file.append(&batch.records)?;
                }
                if let Some(file) = &mut csv {
                    file.append(batch.csv.as_bytes())?;
                }
                all.tally.merge(&batch.tally);
                if let (Some(all), Some(more)) = (&mut all.events, &batch.events) {
                    all.merge(more);
                }
                progress.set(all.tally.games);
            }
            all.cut_short |= batch.cut_short;
            Ok(())
        })?;
        Ok((all.tally, all.events))
    }

    fn empty_batch(&self) -> Batch {
        let seats = self.levels.len();
        Batch {
            tally: Tally::new::<G>(seats),
            events: self.counting.then(|| EventTally::new::<G>(seats)),
            records: Vec::new(),
            csv: String::new(),
            cut_short: false,
        }
    }

    /// Plays one game and adds it to the batch. `written` is memory for its choices.
    #[inline]
    fn play_game<P: Player<G>>(
        &self,
        index: u64,
        players: &mut [P],
        written: &mut Vec<(Seat, G::Choice, bool)>,
        batch: &mut Batch,
    ) -> Result<()> {
        let args = self.args;
        let seed = Seed::of_simulation(args.seed, index);
        let mut game = self.beginning.game(&seed)?;
        for (seat, player) in players.iter_mut().enumerate() {
            player.sit_down(Rng::of_simulation(args.seed, index, seat));
        }
        let choices = if args.records.is_some() || batch.events.is_some() {
            Self::play_watched(&mut game, players, written, batch)?
        } else {
            play_out(&mut game, players, |_, _, _| ())?
        };
        let over = || anyhow!("nobody owes a choice, yet it goes on");
        let outcome = game.outcome().ok_or_else(over)?;
        batch.tally.add(&game, &outcome, choices);
        if args.records.is_some() {
            let names = self.levels.iter().zip(1..).map(|(level, seat)| format!("{level} {seat}"));
            let chosen = written.iter().copied();
            let setup = &self.beginning.setup;
            let record = Record::new(setup, names.collect(), seed, chosen, &game);
            let record = self.beginning.recorded(record);
            batch.records.extend_from_slice(record.to_json().as_bytes());
            batch.records.push(b'\n');
        }
        if let Some(events) = &mut batch.events {
            for seat in Seat::all(players.len()) {
                events.add_facts(seat.index(), &game.facts(seat));
            }
        }
        if args.csv.is_some() {
            let (outcome, seed, levels) = (&outcome, &seed, self.levels);
            let finished = Finished { game: &game, outcome, levels, index, seed };
            let rows: Vec<_> = Seat::all(players.len()).map(|seat| finished.row(seat)).collect();
            write_csv(&rows, index == 0, &mut batch.csv);
        }
        Ok(())
    }

    /// Plays a game out, keeping its choices and counting what happens.
    fn play_watched<P: Player<G>>(
        game: &mut G,
        players: &mut [P],
        written: &mut Vec<(Seat, G::Choice, bool)>,
        batch: &mut Batch,
    ) -> Result<u64> {
        written.clear();
        let mut checkpoints = game.checkpoints();
        let mut events = batch.events.as_mut();
        let mut watch = events
            .as_mut()
            .map(|events| EventWatch::begin(game, |round, event| events.add(round, &event)));
        let choices = play_out(game, players, |game, seat, choice| {
            let passed = game.checkpoints() != checkpoints;
            checkpoints = game.checkpoints();
            written.push((seat, choice, passed));
            if let (Some(watch), Some(events)) = (&mut watch, &mut events) {
                watch.see(game, seat, choice, |round, event| events.add(round, &event));
            }
        })?;
        Ok(choices)
    }
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
