//! `faubourg check`: whether every table can be played on, and mending those that cannot.

use std::io::Write;

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::ProgressBar;
use serde::Serialize;
use store::{Entry, Limits, Snapshot, Store, TableId};
use web::{Games, check_log};

use crate::database_args::{DatabaseArgs, DatabaseUrl};
use crate::games::served;
use crate::transfer_progress::bar;

const EXAMPLES: &str = "\
Examples:
  faubourg check                                  the tables in faubourg-data
  faubourg check --json --database postgres://user@host/db
  faubourg check --repair                         cut broken logs after their last good event

Without --repair nothing is changed, and servers may go on meanwhile. With --repair the server of a
SQLite file must be stopped. What is cut off is kept in the table `cut_events` of the database.

Exit codes: 0 all is well or was repaired, 2 something is broken.";

/// Check that the database is sound and that every table can be replayed.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Cut broken logs after their last good event
    #[arg(long)]
    repair: bool,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    database: DatabaseArgs,
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Report {
    tables: u64,
    events: u64,
    /// What is wrong with the database itself.
    faults: Vec<String>,
    broken: Vec<Broken>,
}

/// A table that cannot be replayed to its end.
#[derive(Debug, Serialize)]
struct Broken {
    table: String,
    /// The number of the first event that is wrong.
    event: u64,
    reason: String,
    /// The number of the last event that can be replayed.
    last_good: u64,
    /// How many events the table has.
    events: u64,
    repaired: bool,
}

impl Check {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        let database = self.database.find()?;
        let report = crate::runtime()?.block_on(self.check(&database))?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            report.write(&database, out)?;
        }
        let left = report.broken.iter().filter(|broken| !broken.repaired).count();
        ensure!(report.faults.is_empty(), "the database is damaged: restore it from a backup");
        ensure!(left == 0, "{left} tables are broken: `faubourg check --repair` cuts them");
        Ok(())
    }

    async fn check(&self, database: &DatabaseUrl) -> Result<Report> {
        // First, so that no server writes to a file that is being repaired.
        let store = if self.repair { Some(Store::open(database.secret()).await?) } else { None };
        let mut snapshot = Snapshot::open(database.secret(), Limits::default()).await?;
        let mut report = Report { faults: snapshot.faults().await?, ..Report::default() };
        let bar = bar("events");
        bar.set_message("checking");
        bar.set_length(snapshot.count().await?.events);
        report.read(&mut snapshot, &bar).await?;
        bar.finish_and_clear();
        if let Some(store) = store {
            for broken in &mut report.broken {
                let Ok(table) = broken.table.parse::<TableId>() else { continue };
                store.cut(table, broken.last_good).await?;
                broken.repaired = true;
            }
            store.close().await;
        }
        Ok(report)
    }
}

impl Report {
    async fn read(&mut self, snapshot: &mut Snapshot, bar: &ProgressBar) -> Result<()> {
        let games = served();
        let mut log: Vec<Entry> = Vec::new();
        loop {
            let entries = snapshot.next().await?;
            if entries.is_empty() {
                break;
            }
            bar.inc(entries.len() as u64);
            for entry in entries {
                if log.last().is_some_and(|last| last.table != entry.table) {
                    self.add(&log, &games);
                    log.clear();
                }
                log.push(entry);
            }
        }
        self.add(&log, &games);
        Ok(())
    }

    /// Checks the log of one table.
    fn add(&mut self, log: &[Entry], games: &Games) {
        let Some(first) = log.first() else { return };
        self.tables += 1;
        self.events += log.len() as u64;
        let events = log.iter().map(|entry| (entry.event.number, entry.event.body.as_str()));
        let (event, reason) = match check_log(events, games) {
            _ if first.table.parse::<TableId>().is_err() => (1, "no table has such a name".into()),
            Ok(()) => return,
            Err(fault) => (fault.number, fault.reason),
        };
        self.broken.push(Broken {
            table: first.table.clone(),
            event,
            reason,
            last_good: event - 1,
            events: log.len() as u64,
            repaired: false,
        });
    }

    fn write(&self, database: &DatabaseUrl, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{database}: {} tables with {} events", self.tables, self.events)?;
        for fault in &self.faults {
            writeln!(out, "damaged: {fault}")?;
        }
        for broken in &self.broken {
            let Broken { table, event, reason, last_good, .. } = broken;
            writeln!(out, "table {table} is broken at event {event}: {reason}")?;
            if broken.repaired {
                writeln!(
                    out,
                    "  repaired: it goes on after event {last_good}; the rest was cut off"
                )?;
            }
        }
        if self.faults.is_empty() && self.broken.is_empty() {
            writeln!(out, "All is well.")?;
        }
        Ok(())
    }
}
