//! One run of the benchmarks: where it was made, what it measured, and how it compares.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::shell::{ask, root};

/// Rates per second by the name of the measure.
#[derive(Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Rates(BTreeMap<String, f64>);

impl Rates {
    /// Keeps a tenth: more digits would be noise in the recorded file.
    pub(super) fn insert(&mut self, measure: String, rate: f64) {
        self.0.insert(measure, (rate * 10.0).round() / 10.0);
    }

    /// Noise only ever slows a run down, so the fastest is the truest.
    pub(super) fn keep_best(&mut self, other: Rates) {
        for (measure, rate) in other.0 {
            let best = self.0.entry(measure).or_insert(rate);
            *best = best.max(rate);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<(String, f64)> for Rates {
    fn from_iter<I: IntoIterator<Item = (String, f64)>>(rates: I) -> Self {
        Rates(rates.into_iter().collect())
    }
}

/// A run as `docs/bench.json` keeps it.
#[derive(Serialize, Deserialize)]
pub(super) struct Run {
    commit: String,
    cpu: String,
    rustc: String,
    /// Steps of fixed work per second: the speed of the machine at that moment.
    calibration: f64,
    measures: Rates,
    /// The reference playout, and what bounds the server, in the same minutes.
    #[serde(default, skip_serializing_if = "Rates::is_empty")]
    floor: Rates,
}

impl Run {
    /// A run of this checkout on this machine.
    pub(super) fn here(calibration: f64, measures: Rates, floor: Rates) -> Run {
        Run {
            commit: first_line("git", &["describe", "--always", "--dirty", "--exclude=*"]),
            cpu: cpu(),
            rustc: first_line("rustc", &["--version"]),
            calibration: calibration.round(),
            measures,
            floor,
        }
    }

    /// The last recorded run, if there is one.
    pub(super) fn read(file: &Path) -> Result<Option<Run>> {
        match fs::read_to_string(file) {
            Ok(text) => serde_json::from_str(&text)
                .map(Some)
                .context("docs/bench.json is not a recorded run: write it anew with --record"),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).context("docs/bench.json could not be read"),
        }
    }

    pub(super) fn write(&self, file: &Path) -> Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        fs::write(file, text).context("docs/bench.json could not be written")
    }

    /// Prints this run beside the last one.
    pub(super) fn compare(&self, last: Option<&Run>) {
        println!("\nnow:  {self}");
        match last {
            Some(last) => println!("last: {last}"),
            None => println!("last: nothing recorded yet (--record)"),
        }
        let width = self.measures.0.keys().map(String::len).max().unwrap_or(0);
        let row = |measure: &str, now: &str, last: &str, ratio: &str, floor: &str| {
            println!("{measure:<width$}  {now:>10}  {last:>10}  {ratio:>9}  {floor:>9}");
        };
        println!();
        row("per second", "now", "last", "now/last", "now/floor");
        for (measure, &now) in &self.measures.0 {
            let before = last.and_then(|last| last.measures.0.get(measure)).copied();
            let ratio = last.zip(before).map(|(last, before)| self.gain(now, last, before));
            let floor = self.floor.0.get(measure).map(|floor| now / floor);
            let show = |ratio: Option<f64>| ratio.map_or("-".into(), |it| format!("{it:.2}"));
            let before = before.map_or("-".into(), short);
            row(measure, &short(now), &before, &show(ratio), &show(floor));
        }
    }

    /// How much faster a measure became, with the machine's own change taken out.
    fn gain(&self, now: f64, last: &Run, before: f64) -> f64 {
        (now / before) / (self.calibration / last.calibration)
    }
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Run { commit, cpu, rustc, calibration, .. } = self;
        write!(f, "{commit}, {cpu}, {rustc}, calibration {}", short(*calibration))
    }
}

/// A rate in four figures or so: `161.1 K`, `7.52 M`.
fn short(rate: f64) -> String {
    match rate {
        1e9.. => format!("{:.2} G", rate / 1e9),
        1e6.. => format!("{:.2} M", rate / 1e6),
        1e3.. => format!("{:.1} K", rate / 1e3),
        _ => format!("{rate:.1}"),
    }
}

/// What a program says of itself; a checkout without git still has a speed.
fn first_line(program: &str, args: &[&str]) -> String {
    root()
        .and_then(|root| ask(Command::new(program).args(args).current_dir(root)))
        .map_or("unknown".to_owned(), |text| text.trim().to_owned())
}

fn cpu() -> String {
    fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let model = text.lines().find(|line| line.starts_with("model name"))?;
            Some(model.split_once(':')?.1.trim().to_owned())
        })
        .unwrap_or_else(|| "unknown processor".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(calibration: f64, rate: f64) -> Run {
        let measures = Rates::from_iter([("sim".to_owned(), rate)]);
        Run {
            commit: String::new(),
            cpu: String::new(),
            rustc: String::new(),
            calibration,
            measures,
            floor: Rates::default(),
        }
    }

    #[test]
    fn a_faster_machine_is_no_gain() {
        let (last, now) = (run(100.0, 5000.0), run(200.0, 10_000.0));
        let gain = now.gain(now.measures.0["sim"], &last, last.measures.0["sim"]);
        assert!((gain - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_best_round_counts() {
        let mut rates = Rates::from_iter([("a".to_owned(), 2.0)]);
        rates.keep_best(Rates::from_iter([("a".to_owned(), 1.0), ("b".to_owned(), 3.0)]));
        assert_eq!(rates.0.values().copied().collect::<Vec<_>>(), [2.0, 3.0]);
    }
}
