//! What the server writes to its log: as much as asked for, and no line over and over again.

use std::collections::HashMap;
use std::env;
use std::fmt::{self, Write as _};
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{Format, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::{Context, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;
use web::RecentLog;

/// The variable that chooses what is written.
const CHOICE: &str = "RUST_LOG";

/// Writes the log to the standard error, with a line for each request if `access` is set. Warnings
/// and errors are kept in `recent` too, whatever is written.
pub(super) fn start(access: bool, recent: RecentLog) {
    let mut wanted = Targets::new().with_default(LevelFilter::WARN);
    if let Some(text) = env::var(CHOICE).ok().filter(|text| !text.trim().is_empty()) {
        match text.parse() {
            Ok(targets) => wanted = targets,
            Err(error) => {
                let _ = writeln!(
                    io::stderr(),
                    "{CHOICE} is not understood, warnings are logged: {error}"
                );
            }
        }
    }
    if access {
        wanted = wanted.with_target("access", LevelFilter::INFO);
    }
    let wanted = wanted.with_target("audit", LevelFilter::INFO);
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .event_format(Seldom::default())
        .with_filter(wanted);
    let recent = Recent(recent).with_filter(LevelFilter::WARN);
    tracing_subscriber::registry().with(lines).with(recent).init();
}

/// Keeps warnings and errors for the operator's page.
struct Recent(RecentLog);

impl<S: Subscriber> Layer<S> for Recent {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line(event.metadata().target().to_owned());
        event.record(&mut line);
        self.0.add(*event.metadata().level() == Level::ERROR, line.0);
    }
}

/// A line made of what an event says: the message as it is, everything else with its name.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let _ = match field.name() {
            "message" => write!(self.0, ": {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

/// How long the same warning is not written again.
const SPAN: Duration = Duration::from_secs(10);
/// How many lines that differ only in details are written in that time.
const MOST_ALIKE: usize = 10;

/// Warnings and errors that repeat are written once in a while, with their number.
#[derive(Default)]
struct Seldom {
    format: Format,
    hasher: RandomState,
    written: Mutex<HashMap<Identifier, Written>>,
}

/// What was written from one place in the program.
struct Written {
    since: Instant,
    lines: Vec<u64>,
    left_out: usize,
}

impl Written {
    fn new(since: Instant) -> Self {
        Self { since, lines: Vec::new(), left_out: 0 }
    }

    /// Whether a line is to be written, and then how many were left out before it.
    fn admit(&mut self, line: u64, now: Instant) -> Option<usize> {
        let mut left_out = 0;
        if now.duration_since(self.since) >= SPAN {
            left_out = self.left_out;
            *self = Self::new(now);
        }
        if self.lines.len() >= MOST_ALIKE || self.lines.contains(&line) {
            self.left_out += 1;
            return None;
        }
        self.lines.push(line);
        Some(left_out)
    }
}

impl<S, N> FormatEvent<S, N> for Seldom
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        if *event.metadata().level() > Level::WARN {
            return self.format.format_event(context, writer, event);
        }
        let mut text = String::new();
        context.format_fields(Writer::new(&mut text), event)?;
        let admitted = {
            let now = Instant::now();
            let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
            let place = written.entry(event.metadata().callsite());
            place.or_insert_with(|| Written::new(now)).admit(self.hasher.hash_one(&text), now)
        };
        let Some(left_out) = admitted else { return Ok(()) };
        if left_out > 0 {
            writeln!(writer, "{left_out} lines like the next one were left out")?;
        }
        self.format.format_event(context, writer, event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_written_once_in_a_while_with_its_number() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut written = Written::new(start);
        assert_eq!(written.admit(1, at(0)), Some(0));
        for second in 1..10 {
            assert_eq!(written.admit(1, at(second)), None);
        }
        assert_eq!(written.admit(2, at(9)), Some(0), "another detail");
        assert_eq!(written.admit(1, at(10)), Some(9));
        assert_eq!(written.admit(1, at(11)), None);
        // Lines that all differ have an end too.
        let lines = (100..200).filter(|line| written.admit(*line, at(12)).is_some()).count();
        assert_eq!(lines, MOST_ALIKE - 1);
        assert_eq!(written.admit(1, at(30)), Some(92));
    }
}
