//! How far something long has come, on standard error: a bar that moves in a terminal, and elsewhere a
//! line now and then.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::text::thousands;

/// How often a line is written where nobody watches a bar.
const EVERY: Duration = Duration::from_secs(5);

/// How far something with a known number of parts has come.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    all: u64,
    things: &'static str,
    last_line: Instant,
}

impl Progress {
    /// Nothing of it is done yet.
    pub(crate) fn new(all: u64, things: &'static str) -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let template =
                format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
            let style = ProgressStyle::with_template(&template).expect("a well-formed template");
            ProgressBar::new(all).with_style(style)
        });
        Self { bar, all, things, last_line: Instant::now() }
    }

    /// So many parts are done.
    pub(crate) fn set(&mut self, done: u64) {
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        } else if self.last_line.elapsed() >= EVERY && done < self.all {
            self.last_line = Instant::now();
            let (done, all) = (thousands(done), thousands(self.all));
            // A closed standard error is no reason to stop.
            let _ = writeln!(io::stderr(), "{done} of {all} {}", self.things);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
