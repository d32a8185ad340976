//! How much and how long ago, as the operator reads it.

use std::time::Duration;

use crate::words::{Language, Words, say};

/// Where there is nothing to measure yet.
pub(crate) const NOTHING: &str = "–";

/// A size in bytes, in a unit that keeps it short.
pub(crate) fn bytes(words: &Words, bytes: u64) -> String {
    let units = ["admin-bytes", "admin-kilobytes", "admin-megabytes", "admin-gigabytes"];
    let mut amount = bytes as f64;
    let mut unit = 0;
    while amount >= 1000.0 && unit + 1 < units.len() {
        amount /= 1000.0;
        unit += 1;
    }
    let digits = usize::from(unit > 0 && amount < 100.0);
    say!(words, units[unit], amount = decimal(words, amount, digits))
}

/// How long something took.
pub(crate) fn time(words: &Words, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds >= 1.0 {
        return say!(words, "admin-seconds", amount = decimal(words, seconds, 1));
    }
    say!(words, "admin-milliseconds", amount = decimal(words, 1000.0 * seconds, 1))
}

/// A part of a whole; a dash if there is none.
pub(crate) fn percent(words: &Words, part: u64, whole: u64) -> String {
    if whole == 0 {
        return NOTHING.to_owned();
    }
    let amount = 100.0 * part as f64 / whole as f64;
    say!(words, "admin-percent", amount = decimal(words, amount, 1))
}

/// How long ago something was; both times are in milliseconds since 1970.
pub(crate) fn ago(words: &Words, now: i64, then: i64) -> String {
    let minutes = (now - then).max(0) / 60_000;
    match minutes {
        0 => words.say("admin-ago-now"),
        1..60 => say!(words, "admin-ago-minutes", count = minutes),
        60..1440 => say!(words, "admin-ago-hours", count = minutes / 60),
        _ => say!(words, "admin-ago-days", count = minutes / 1440),
    }
}

fn decimal(words: &Words, amount: f64, digits: usize) -> String {
    let text = format!("{amount:.digits$}");
    match words.language {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_short_and_in_the_readers_language() {
        let [en, fr] = Language::ALL.map(Language::words);
        let shown = [0, 999, 12_345, 123_456, 5_250_000_000].map(|size| bytes(en, size));
        assert_eq!(shown, ["0 bytes", "999 bytes", "12.3 kB", "123 kB", "5.2 GB"]);
        assert_eq!(bytes(fr, 12_345), "12,3 ko");
        assert_eq!(time(fr, Duration::from_micros(1_250)), "1,2 ms");
        assert_eq!(time(en, Duration::from_millis(61_300)), "61.3 s");
        assert_eq!(percent(en, 1, 8), "12.5 %");
        assert_eq!(percent(en, 0, 0), NOTHING);
        let minute = 60_000;
        let shown = [-5, 0, minute, 59 * minute, 60 * minute, 48 * 60 * minute]
            .map(|time| ago(en, 0, -time));
        let expected =
            ["just now", "just now", "a minute ago", "59 minutes ago", "an hour ago", "2 days ago"];
        assert_eq!(shown, expected);
    }
}
