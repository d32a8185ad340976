//! The command line: what can be asked, and who answers.

mod analyse;
mod arena;
mod backup;
mod check;
mod copy;
mod data;
mod games;
mod lab;
mod play;
mod position;
mod replay;
mod restore;
mod serve;
mod sim;
mod tune;

use std::io::Write;

use anyhow::Result;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use thiserror::Error;

use crate::text::count_of;

const EXAMPLES: &str = "\
Examples:
  faubourg                                    serve the games: friends play in their browsers
  faubourg games                              which games and options there are
  faubourg play welcome                       play against a bot in the terminal
  faubourg sim welcome --seats 4 --games 10000
                                              let bots play ten thousand games
  faubourg arena welcome                      how strong the bots are
  faubourg data welcome > mine.toml           the figures of a game, to be changed
  faubourg lab welcome --data mine.toml --against built-in
                                              what your own figures change
  faubourg analyse games.jsonl                what was luck, and what each turn cost
  faubourg backup monday.sqlite               all tables in one file, while the server goes on

`faubourg help COMMAND` tells more about each command.

Exit codes: 0 all is well, 1 a game typed from a file was left unfinished after lines were refused,
2 bad input (what and where is said), 130 interrupted.";

/// Play, simulate, replay and study town-building board games.
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES, disable_help_subcommand = false)]
pub(crate) struct Line {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Data(data::Data),
    Play(play::Play),
    Sim(sim::Sim),
    Analyse(analyse::Analyse),
    Arena(arena::Arena),
    Lab(lab::Lab),
    Tune(tune::Tune),
    Replay(replay::Replay),
    Position(position::Position),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Check(check::Check),
    Copy(copy::Copy),
}

impl Line {
    /// What was typed. `--games -1` is a number that is refused, and no option `-1`.
    pub(crate) fn read() -> Self {
        let command =
            Self::command().mut_subcommands(|command| command.allow_negative_numbers(true));
        Self::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
    }

    /// Does what was asked; a bare `faubourg` opens the house.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        match self.command {
            None => serve::Serve::default().run(out),
            Some(Command::Serve(serve)) => serve.run(out),
            Some(Command::Games(games)) => games.run(out),
            Some(Command::Data(data)) => data.run(out),
            Some(Command::Play(play)) => play.run(out),
            Some(Command::Sim(sim)) => sim.run(out),
            Some(Command::Analyse(analyse)) => analyse.run(out),
            Some(Command::Arena(arena)) => arena.run(out),
            Some(Command::Lab(lab)) => lab.run(out),
            Some(Command::Tune(tune)) => tune.run(out),
            Some(Command::Replay(replay)) => replay.run(out),
            Some(Command::Position(position)) => position.run(out),
            Some(Command::Backup(backup)) => backup.run(out),
            Some(Command::Restore(restore)) => restore.run(out),
            Some(Command::Check(check)) => check.run(out),
            Some(Command::Copy(copy)) => copy.run(out),
        }
    }
}

/// Someone pressed Ctrl-C in the middle of a simulation.
#[derive(Clone, Copy, Debug, Error)]
#[error("interrupted after {games} of {asked} games")]
pub(crate) struct Interrupted {
    games: u64,
    asked: u64,
}

/// A game that was typed from a file was left unfinished after some of it was refused.
#[derive(Clone, Copy, Debug, Error)]
#[error("the game is left unfinished, and {} refused", lines(*refused))]
pub(crate) struct Unfinished {
    refused: u64,
}

fn lines(count: u64) -> String {
    format!("{} {}", count_of(count, "line"), if count == 1 { "was" } else { "were" })
}
