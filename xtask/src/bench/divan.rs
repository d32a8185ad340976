//! The benchmarks in `crates/*/benches`, read from the tables that divan prints.

use std::fs;
use std::process::Stdio;

use anyhow::{Context, Result};

use super::run::Rates;
use crate::shell::{ask, cargo, root};

/// Runs every benchmark file, shows its table and keeps the medians.
pub(super) fn measure() -> Result<Rates> {
    let mut rates = Rates::default();
    for (package, bench) in benches()? {
        let mut command = cargo(&["bench", "--locked", "--package", &package, "--bench", &bench])?;
        command.args(["--", "--color", "never"]).stderr(Stdio::inherit());
        let table = ask(&mut command)?;
        println!("{table}");
        for (name, seconds) in medians(&table) {
            rates.insert(format!("{package}::{bench}::{name}"), 1.0 / seconds);
        }
    }
    Ok(rates)
}

/// The package and the name of every benchmark file.
fn benches() -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    let crates = root()?.join("crates");
    for package in fs::read_dir(&crates).context("crates/ could not be read")? {
        let package = package?;
        let Ok(files) = fs::read_dir(package.path().join("benches")) else {
            continue;
        };
        for file in files {
            let file = file?.path();
            if file.extension().is_some_and(|ending| ending == "rs") {
                let bench = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                found.push((package.file_name().to_string_lossy().into_owned(), bench));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The median of each leaf of divan's tree in seconds, named by its branches.
fn medians(table: &str) -> Vec<(String, f64)> {
    let mut found = Vec::new();
    let mut branches: Vec<&str> = Vec::new();
    for line in table.lines() {
        // Lines without a branch are headings, or more figures about the leaf above.
        let Some((trunk, row)) = line.split_once("├─ ").or_else(|| line.split_once("╰─ "))
        else {
            continue;
        };
        branches.truncate(trunk.chars().count() / 3);
        let mut cells = row.split('│');
        let name_and_fastest = cells.next().unwrap_or_default().trim_end();
        if let Some(median) = cells.nth(1).and_then(seconds) {
            let name = without_fastest(name_and_fastest);
            let path = branches.iter().copied().chain([name]).collect::<Vec<_>>();
            found.push((path.join("::"), median));
        } else {
            branches.push(name_and_fastest);
        }
    }
    found
}

/// The first cell holds the name and the fastest time (a figure and its unit).
fn without_fastest(cell: &str) -> &str {
    cell.rsplitn(3, ' ').nth(2).unwrap_or(cell).trim_end()
}

/// A time such as `1.5 µs`, if it is one and more than nothing.
fn seconds(cell: &str) -> Option<f64> {
    let (figure, unit) = cell.trim().split_once(' ')?;
    let scale = match unit {
        "ps" => 1e-12,
        "ns" => 1e-9,
        "µs" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        _ => return None,
    };
    let seconds = figure.parse::<f64>().ok()? * scale;
    (seconds > 0.0).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_a_nested_table() {
        let table = "\
Timer precision: 20 ns
playout          fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ clone two     12.5 ns       │ 90.1 ns       │ 14 ns         │ 15.02 ns      │ 100     │ 12800
│                80 Mitem/s    │ 11 Mitem/s    │ 71 Mitem/s    │ 66 Mitem/s    │         │
├─ random                      │               │               │               │         │
│  ├─ 2          10.1 µs       │ 20 µs         │ 12.5 µs       │ 13 µs         │ 100     │ 100
│  ╰─ 4          20.1 µs       │ 40 µs         │ 25 µs         │ 26 µs         │ 100     │ 100
╰─ score         0 ns          │ 1 ns          │ 0 ns          │ 0 ns          │ 100     │ 100
";
        let found = medians(table);
        let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["clone two", "random::2", "random::4"]);
        assert!((found[1].1 - 12.5e-6).abs() < 1e-12);
    }
}
