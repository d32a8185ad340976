//! Many tables at once through the server, beside a bare handler and a bare commit.

use std::process::Stdio;

use anyhow::{Context, Result};

use super::run::Rates;
use crate::shell::{ask, cargo};

/// What the load test reports; times in seconds.
#[derive(serde::Deserialize)]
struct Report {
    choices_per_second: f64,
    cpu_seconds_per_choice: f64,
    answer_p50: f64,
    answer_p99: f64,
    event_p50: f64,
    event_p99: f64,
    bare_axum_per_second: f64,
    bare_axum_cpu_seconds: f64,
    bare_commits_per_second: f64,
}

/// Our rates, and what bounds them on this machine: an axum handler that answers as much, and one
/// bare commit after the other.
pub(super) fn measure() -> Result<(Rates, Rates)> {
    let args = ["bench", "--locked", "--package", "faubourg", "--bench", "load", "--", "--json"];
    let mut command = cargo(&args)?;
    let told = ask(command.stderr(Stdio::inherit()))?;
    let report: Report = serde_json::from_str(&told).context("the load test prints its report")?;
    let ours = [
        (
            "serve, choices for a second of CPU (floor: bare axum)",
            1.0 / report.cpu_seconds_per_choice,
        ),
        ("serve, answers one after the other, p50", 1.0 / report.answer_p50),
        ("serve, answers one after the other, p99", 1.0 / report.answer_p99),
        ("serve, events one after the other, p50", 1.0 / report.event_p50),
        ("serve, events one after the other, p99", 1.0 / report.event_p99),
        ("serve, durable choices (floor: bare axum)", report.choices_per_second),
        ("serve, durable choices (floor: bare SQLite commits)", report.choices_per_second),
    ];
    let floor = [
        (
            "serve, choices for a second of CPU (floor: bare axum)",
            1.0 / report.bare_axum_cpu_seconds,
        ),
        ("serve, durable choices (floor: bare axum)", report.bare_axum_per_second),
        ("serve, durable choices (floor: bare SQLite commits)", report.bare_commits_per_second),
    ];
    Ok((rates(&ours), rates(&floor)))
}

fn rates(named: &[(&str, f64)]) -> Rates {
    let mut rates = Rates::default();
    for (name, rate) in named {
        rates.insert((*name).to_owned(), *rate);
    }
    rates
}
