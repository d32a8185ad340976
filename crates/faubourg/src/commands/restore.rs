//! `faubourg restore`: back to what a backup holds.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use store::{Existing, Limits, Snapshot, TransferError};

use crate::database_args::{DatabaseArgs, DatabaseUrl};
use crate::transfer_progress::transfer;

const EXAMPLES: &str = "\
Examples:
  faubourg restore monday.sqlite                  into faubourg-data
  faubourg restore --replace monday.sqlite        even if there are tables already
  faubourg restore --database postgres://user@host/db monday.sqlite

Stop all servers first. With --replace nothing is thrown away: an old SQLite file is kept beside the
new one, and the old tables of PostgreSQL are written to a file beside the backup.";

/// Bring the tables of a backup back.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Restore {
    /// A file that `faubourg backup` has written
    file: PathBuf,

    /// Replace the tables that are there now
    #[arg(long)]
    replace: bool,

    #[command(flatten)]
    database: DatabaseArgs,
}

impl Restore {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        let (from, to) = (DatabaseUrl::of_file(&self.file)?, self.database.find()?);
        let existing = if self.replace { Existing::Replace } else { Existing::FillEmpty };
        if self.replace && !to.is_file() {
            self.keep(&to, out)?;
        }
        let done = transfer(&from, &to, existing).map_err(|error| {
            let full = error.downcast_ref::<TransferError>();
            let full = full.is_some_and(|error| matches!(error, TransferError::NotEmpty(_)));
            if full { error.context("use --replace to replace what is there") } else { error }
        })?;
        if let Some(kept) = done.kept {
            writeln!(out, "What was there is kept in {}.", kept.display())?;
        }
        let (tables, events) = (done.count.tables, done.count.events);
        writeln!(out, "{tables} tables with {events} events are back in {to}.")?;
        Ok(())
    }

    /// Writes what a PostgreSQL database holds now to a file beside the backup.
    fn keep(&self, to: &DatabaseUrl, out: &mut dyn Write) -> Result<()> {
        let there = crate::runtime()?.block_on(async {
            let mut snapshot = Snapshot::open(to.secret(), Limits::default()).await.ok()?;
            Some(!snapshot.next().await.ok()?.is_empty())
        });
        if there != Some(true) {
            return Ok(());
        }
        let mut name = self.file.clone().into_os_string();
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
        name.push(format!("-replaced-{}", now.as_millis()));
        let kept = PathBuf::from(name);
        transfer(to, &DatabaseUrl::of_file(&kept)?, Existing::Refuse)
            .context("what is there could not be kept, so nothing is replaced")?;
        writeln!(out, "What was there is kept in {}.", kept.display())?;
        Ok(())
    }
}
