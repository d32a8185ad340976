//! `faubourg position`: a game set up by hand, checked, drawn and explored.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use bots::Level;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tabletop::{Dealer, Fault, Faults, Game, Judged, Rng, Seat, Seed, Seen, Viewer};

use crate::games::{Visitor, unknown, visit};
use crate::json;
use crate::scores::{SeatScore, score_table, seat_scores};
use crate::table_args::levels_help;
use crate::text::{Styles, count_of, show, table};
use crate::turns::{Turn, TurnCount, every_turn};
use crate::written_position::WrittenPosition;

const EXAMPLES: &str = "\
Examples:
  faubourg position street.json                 check it, draw it, score it
  faubourg position street.json --choices 1     what seat 1 may choose first
  faubourg position street.json --turns 1       every complete turn of seat 1
  faubourg position street.json --turns 1 --count
  faubourg position street.json --best mayor    what bots of a level would do
  faubourg replay games.jsonl --position 12 | faubourg position -

A position is a JSON object that a person can write; its field `game` names the game, and the
others are the game's own. A position that cannot be is refused with everything that is wrong
with it, and the exit code is 2; with --json the faults are printed as one object. Sheets without
cards are those of a game that is over: they are scored and ranked.

A turn is listed with its choices in notation and what the seat sees after it. Turns whose choices
differ but come to the same are listed once, as the first that was found; the number of sequences
counts them all. Cards that the end of a turn would draw are drawn from a fixed shuffle.";

/// Check a position written by hand, draw it, and list what can be done in it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Position {
    /// The position, as JSON; `-` reads it from standard input
    #[arg(value_name = "FILE.json")]
    file: PathBuf,

    /// List the legal choices of this seat, counted from 1
    #[arg(long, value_name = "SEAT", conflicts_with = "turns")]
    choices: Option<Seat>,

    /// List every complete turn of this seat, counted from 1
    #[arg(long, value_name = "SEAT")]
    turns: Option<Seat>,

    /// What a bot of this level would do, for each seat that owes a choice
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["choices", "turns"], long_help = best_help())]
    best: Option<Level>,

    /// Only count the turns
    #[arg(long, requires = "turns")]
    count: bool,

    /// Print JSON, for programs; with --choices and --turns one line for each
    #[arg(long)]
    json: bool,
}

impl Position {
    /// Sets the position up and shows what was asked for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        let written = WrittenPosition::read(&self.file)?;
        let (file, name) = (written.file.clone(), written.game.clone());
        let explore = Explore { args: self, written, out };
        visit(&name, explore).unwrap_or_else(|| Err(unknown(&name).context("game"))).context(file)
    }
}

struct Explore<'a> {
    args: &'a Position,
    written: WrittenPosition,
    out: &'a mut dyn Write,
}

impl Visitor for Explore<'_> {
    type Output = Result<()>;

    fn visit<G: Judged>(self) -> Result<()> {
        let Self { args, written, out } = self;
        let game = written
            .position::<G>()
            .and_then(|position| G::set_up(&position, Dealer::new(&Seed([0; 16]))));
        let game = match game {
            Ok(game) => game,
            Err(faults) => {
                if args.json {
                    json::line(out, &Refused::new(&faults))?;
                }
                bail!(faults)
            }
        };
        if let Some(seat) = args.choices.or(args.turns) {
            check_seat(&game, seat)?;
        }
        if let Some(level) = args.best {
            return tell_best(&game, level, args.json, out);
        }
        match (args.choices, args.turns) {
            (Some(seat), _) => list_choices(&game, seat, args.json, out),
            (None, Some(seat)) if args.count => count_turns(&game, seat, args.json, out),
            (None, Some(seat)) => list_turns(&game, seat, args.json, out),
            (None, None) => draw(&game, args.json, out),
        }
    }
}

/// What is wrong with a position, for programs.
#[derive(Serialize)]
struct Refused<'a> {
    faults: Vec<Wrong<'a>>,
}

#[derive(Serialize)]
struct Wrong<'a> {
    field: &'a str,
    problem: &'a str,
}

impl<'a> Refused<'a> {
    fn new(faults: &'a Faults) -> Self {
        let wrong = |fault: &'a Fault| Wrong { field: &fault.field, problem: &fault.problem };
        Self { faults: faults.0.iter().map(wrong).collect() }
    }
}

fn best_help() -> String {
    format!(
        "What a bot of this level would do, for each seat that owes a choice\n\nLevels:\n{}",
        levels_help()
    )
}

/// The whims of a bot that is asked for its turn: the same question gets the same answer.
const WHIMS: u64 = 1;

/// The turn that a bot would take in the place of each seat that owes a choice.
fn tell_best<G: Judged>(game: &G, level: Level, as_json: bool, out: &mut dyn Write) -> Result<()> {
    #[derive(Serialize)]
    struct Best {
        seat: Seat,
        choices: Vec<String>,
    }
    if game.waiting_on().is_empty() {
        bail!("no seat owes a choice here: the game is over");
    }
    for seat in game.waiting_on() {
        let mut after = game.clone();
        let mut player = level.player::<G>(Rng::new(WHIMS));
        let mut choices = Vec::new();
        while after.waiting_on().contains(seat) && after.checkpoints() == game.checkpoints() {
            let choice = player.choose(&Seen::new(&after, seat));
            choices.push(choice.to_string());
            after.choose(seat, choice).map_err(|refusal| anyhow!("seat {seat}: {refusal}"))?;
        }
        if as_json {
            json::line(out, &Best { seat, choices })?;
        } else {
            writeln!(out, "seat {seat}: {}", choices.join(", "))?;
        }
    }
    Ok(())
}

/// A question about a seat that has nothing to choose is a mistake, not an empty answer.
fn check_seat<G: Game>(game: &G, seat: Seat) -> Result<()> {
    let seats = game.seats();
    if seat.index() >= seats {
        bail!("there is no seat {seat}: the position has {}", count_of(seats as u64, "seat"));
    }
    let waiting = game.waiting_on();
    if waiting.is_empty() {
        bail!("seat {seat} owes no choice here: the game is over");
    }
    if !waiting.contains(seat) {
        let others: Vec<String> = waiting.into_iter().map(|seat| seat.to_string()).collect();
        bail!("seat {seat} owes no choice here; expected one of: {}", others.join(", "));
    }
    Ok(())
}

fn draw<G: Game>(game: &G, as_json: bool, out: &mut dyn Write) -> Result<()> {
    #[derive(Serialize)]
    struct Drawn<V> {
        view: V,
        scores: Vec<SeatScore>,
    }
    let view = game.view(Viewer::Spectator);
    let scores = seat_scores(game, Viewer::Spectator);
    if as_json {
        return Ok(json::line(out, &Drawn { view, scores })?);
    }
    show(out, &view)?;
    writeln!(out)?;
    Ok(show(out, &score_table(scores, &[]))?)
}

fn list_choices<G: Game>(game: &G, seat: Seat, as_json: bool, out: &mut dyn Write) -> Result<()> {
    #[derive(Serialize)]
    struct Listed {
        choice: String,
        meaning: String,
    }
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let mut rows = table(["choice", "meaning"], 2);
    for choice in choices {
        let listed = Listed { choice: choice.to_string(), meaning: game.describe(seat, choice) };
        if as_json {
            json::line(out, &listed)?;
        } else {
            rows.add_row([listed.choice, listed.meaning]);
        }
    }
    if as_json { Ok(()) } else { Ok(show(out, &rows)?) }
}

fn in_notation<G: Game>(turn: &Turn<'_, G>) -> Vec<String> {
    turn.choices.iter().map(ToString::to_string).collect()
}

fn list_turns<G: Game>(game: &G, seat: Seat, as_json: bool, out: &mut dyn Write) -> Result<()> {
    #[derive(Serialize)]
    struct Listed<'a, V> {
        choices: Vec<String>,
        result: &'a V,
    }
    let Styles { strong, .. } = Styles::for_stdout();
    let count = every_turn(game, seat, |turn| {
        if !turn.new {
            return Ok(());
        }
        let choices = in_notation(&turn);
        if as_json {
            let result = turn.result;
            return Ok(json::line(out, &Listed { choices, result })?);
        }
        writeln!(out, "{strong}{}. {}{strong:#}\n", turn.count.turns, choices.join(", "))?;
        show(out, turn.result)?;
        Ok(writeln!(out)?)
    })?;
    if as_json {
        return Ok(());
    }
    tell_count(count, out)
}

fn count_turns<G: Game>(game: &G, seat: Seat, as_json: bool, out: &mut dyn Write) -> Result<()> {
    let style = ProgressStyle::with_template("{spinner} {human_pos} sequences so far, {elapsed}")
        .expect("the template is well-formed");
    let progress = if as_json { ProgressBar::hidden() } else { ProgressBar::new_spinner() };
    let progress = progress.with_style(style);
    progress.enable_steady_tick(Duration::from_millis(200));
    let count = every_turn(game, seat, |turn| {
        progress.set_position(turn.count.sequences);
        Ok(())
    })?;
    progress.finish_and_clear();
    if as_json {
        #[derive(Serialize)]
        struct Counted {
            turns: u64,
            sequences: u64,
        }
        let TurnCount { turns, sequences } = count;
        return Ok(json::line(out, &Counted { turns, sequences })?);
    }
    tell_count(count, out)
}

fn tell_count(count: TurnCount, out: &mut dyn Write) -> Result<()> {
    let (turns, sequences) = (count_of(count.turns, "turn"), count_of(count.sequences, "sequence"));
    Ok(writeln!(out, "{turns}, {sequences} of choices")?)
}
