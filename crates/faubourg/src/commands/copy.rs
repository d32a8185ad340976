//! `faubourg copy`: from SQLite to PostgreSQL or back.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use store::Existing;

use crate::database_args::DatabaseUrl;
use crate::transfer_progress::transfer;

const EXAMPLES: &str = "\
Examples:
  faubourg copy --from sqlite:faubourg-data/faubourg.sqlite --to postgres://user@host/db
  faubourg copy --from postgres://user@host/db --to sqlite:faubourg-data/faubourg.sqlite

The target must be empty. Stop the servers of the source first: what they write after the copy has
begun is not in it. At the end everything is read again and compared. The password of PostgreSQL is
taken from FAUBOURG_DATABASE_PASSWORD.";

/// Copy all tables from one database to another, empty one.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Copy {
    /// The database to read: `sqlite:FILE` or `postgres://USER@HOST/NAME`
    #[arg(long, value_name = "URL")]
    from: DatabaseUrl,

    /// The database to fill
    #[arg(long, value_name = "URL")]
    to: DatabaseUrl,
}

impl Copy {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        self.from.warn_if_password_is_visible();
        self.to.warn_if_password_is_visible();
        let (from, to) = (self.from.with_password(), self.to.with_password());
        let done = transfer(&from, &to, Existing::FillEmpty)?;
        let (tables, events) = (done.count.tables, done.count.events);
        writeln!(out, "{tables} tables with {events} events were copied to {to}.")?;
        writeln!(out, "SHA-256 of the contents, the same on both sides: {}", done.digest)?;
        Ok(())
    }
}
