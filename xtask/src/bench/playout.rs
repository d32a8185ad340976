//! Whole games by random players on one core, through the command line, and the reference.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::run::Rates;
use crate::shell::ask;

/// The seats at which the reference measures itself.
const SEATS: [u32; 3] = [1, 2, 4];

/// Games per second of `faubourg sim`.
pub(super) fn ours(faubourg: &Path) -> Result<Rates> {
    #[derive(serde::Deserialize)]
    struct Report {
        games_per_second: f64,
    }
    let mut rates = Rates::default();
    for seats in SEATS {
        let mut sim = Command::new(faubourg);
        sim.args("sim welcome --set edition=2018 --players random".split(' '))
            .args("--jobs 1 --games 100000 --seed 1 --json".split(' '))
            .args(["--seats", &seats.to_string()]);
        let report: Report = serde_json::from_str(&ask(&mut sim)?)
            .context("`faubourg sim --json` should print games_per_second")?;
        rates.insert(measure(seats), report.games_per_second);
    }
    Ok(rates)
}

/// Games per second of the reference.
pub(super) fn floor(binary: &Path) -> Result<Rates> {
    let rates: Rates = ask(&mut Command::new(binary))?.lines().filter_map(reference).collect();
    ensure!(!rates.is_empty(), "the floor should print lines like `2 seats: 80000 games/s`");
    Ok(rates)
}

/// Reads a line such as `2 seats: 80000 games/s, 7.5M choices/s`.
fn reference(line: &str) -> Option<(String, f64)> {
    let (seats, rest) = line.split_once(" seats: ")?;
    let (rate, _) = rest.split_once(" games/s")?;
    Some((measure(seats.trim().parse().ok()?), rate.parse().ok()?))
}

/// The name under which ours and the reference's meet.
fn measure(seats: u32) -> String {
    format!("sim, {seats} {}", if seats == 1 { "seat" } else { "seats" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_reference() {
        let line = "1 seats: 161127 games/s, 7.5M choices/s, 46.6 choices/seat-game";
        assert_eq!(reference(line), Some(("sim, 1 seat".to_owned(), 161_127.0)));
        assert_eq!(reference("seats taken: none"), None);
    }
}
