//! Faubourg: play, simulate, replay and study town-building board games.
//!
//! One file per command in `commands/`; every command is written once for all games, and
//! `games.rs` alone knows which games there are.

#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

mod beginning;
mod chart;
mod commands;
mod database_args;
mod event_tally;
mod game_data;
mod games;
mod given_file;
mod histogram;
mod in_order;
mod interrupt;
mod json;
mod judgement_args;
mod number;
mod progress;
mod scores;
mod table_args;
mod tally;
mod text;
mod transfer_progress;
mod turns;
mod whole_file;
mod written_position;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Context;
use mimalloc::MiMalloc;

use crate::commands::{Interrupted, Line, Unfinished};

/// A request makes dozens of small allocations that another thread may free: this allocator takes
/// them more lightly than the system's.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let line = Line::read();
    let mut out = BufWriter::new(io::stdout().lock());
    // What was found before a failure is shown before the failure.
    let result = line
        .run(&mut out)
        .and_then(|()| Ok(out.flush()?))
        .or_else(|error| out.flush().map_err(anyhow::Error::from).and(Err(error)));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has seen enough, as in `faubourg games | head -1`.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be done if not even this can be said.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            let is_unfinished = error.downcast_ref::<Unfinished>().is_some();
            ExitCode::from(match error.downcast_ref::<Interrupted>() {
                Some(_) => 130,
                None if is_unfinished => 1,
                None => 2,
            })
        }
    }
}

/// What commands that wait for a database or the network run on.
fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("no threads can be started")
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
