//! `faubourg backup`: everything in one file, while the server goes on.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use store::Existing;

use crate::database_args::{DatabaseArgs, DatabaseUrl};
use crate::transfer_progress::transfer;

const EXAMPLES: &str = "\
Examples:
  faubourg backup monday.sqlite                   of the tables in faubourg-data
  faubourg backup --data /var/lib/faubourg /backup/monday.sqlite
  faubourg backup --database postgres://user@host/db monday.sqlite

Servers may go on meanwhile: the backup holds what was written when it began. It is a SQLite file,
whatever the database is, and it is compared with the database before it gets its name.
`faubourg restore FILE` brings it back.";

/// Write all tables to a file, while servers go on.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// The new file
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,
}

impl Backup {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        let (from, to) = (self.database.find()?, DatabaseUrl::of_file(&self.file)?);
        let done = transfer(&from, &to, Existing::Refuse)?;
        let (tables, events) = (done.count.tables, done.count.events);
        writeln!(out, "{tables} tables with {events} events are safe in {to}.")?;
        writeln!(out, "SHA-256 of the contents: {}", done.digest)?;
        Ok(())
    }
}
