//! The latest warnings and errors of the server, for the operator's page.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// How many lines are kept.
const MOST_LINES: usize = 100;
/// How much of a line is kept, in bytes.
const LONGEST: usize = 600;

/// The latest warnings and errors. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct RecentLog(Arc<Mutex<VecDeque<LogLine>>>);

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Whether it is an error; otherwise it is a warning.
    pub error: bool,
    /// What it says.
    pub text: String,
    /// When it was written last, in milliseconds since 1970.
    pub at: i64,
    /// How often it was written since it first came.
    pub times: u64,
}

impl RecentLog {
    /// Adds a line. If it is there already, it is counted.
    pub fn add(&self, error: bool, mut text: String) {
        if text.len() > LONGEST {
            text.truncate(text.floor_char_boundary(LONGEST));
            text.push('…');
        }
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let at = since.unwrap_or(Duration::ZERO).as_millis() as i64;
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = lines.iter().position(|line| line.error == error && line.text == text);
        let times = same.and_then(|at| lines.remove(at)).map_or(0, |line| line.times);
        if lines.len() >= MOST_LINES {
            lines.pop_front();
        }
        lines.push_back(LogLine { error, text, at, times: times + 1 });
    }

    /// The lines, the newest first.
    pub(crate) fn lines(&self) -> Vec<LogLine> {
        let lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().rev().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_an_end_and_counts_what_repeats() {
        let log = RecentLog::default();
        for number in 0..2 * MOST_LINES {
            log.add(false, format!("line {number}"));
            log.add(true, "again".to_owned());
        }
        log.add(false, "é".repeat(LONGEST));
        let lines = log.lines();
        assert_eq!(lines.len(), MOST_LINES);
        assert!(lines[0].text.len() <= LONGEST + 3 && lines[0].text.ends_with("é…"));
        assert_eq!((lines[1].text.as_str(), lines[1].times), ("again", 2 * MOST_LINES as u64));
        assert_eq!(lines[2].text, format!("line {}", 2 * MOST_LINES - 1));
    }
}
