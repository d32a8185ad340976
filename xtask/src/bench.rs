//! `cargo xtask bench`: how fast, as ratios to the last recorded run.
//!
//! Every measure is a rate per second, so that more is better and a ratio above one is a gain.
//! Machines differ and change their mind, so a fixed piece of work is timed beside the measures,
//! and the ratios are corrected by it.

mod calibration;
mod divan;
mod load;
mod playout;
mod run;

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::shell::{release_binary, root};
use run::{Rates, Run};

/// How often everything is measured in turn; the best of each counts.
const ROUNDS: usize = 3;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A reference playout to run in turn with ours; it prints lines like
    /// `2 seats: 80000 games/s`.
    #[arg(long, value_name = "BINARY")]
    floor: Option<PathBuf>,
    /// Write the results to docs/bench.json, for later runs to compare with.
    #[arg(long)]
    record: bool,
}

pub(crate) fn bench(args: &Args) -> Result<()> {
    let file = root()?.join("docs/bench.json");
    let last = Run::read(&file)?;
    let floor = args
        .floor
        .as_ref()
        .map(|path| path.canonicalize().with_context(|| format!("no binary at {}", path.display())))
        .transpose()?;

    let mut measures = divan::measure()?;
    let mut floor_measures = Rates::default();
    let mut calibration = 0.0_f64;
    let faubourg = release_binary()?;
    for round in 1..=ROUNDS {
        println!("round {round} of {ROUNDS}");
        calibration = calibration.max(calibration::measure());
        measures.keep_best(playout::ours(&faubourg)?);
        let (ours, bare) = load::measure()?;
        measures.keep_best(ours);
        floor_measures.keep_best(bare);
        if let Some(floor) = &floor {
            floor_measures.keep_best(playout::floor(floor)?);
        }
    }

    let now = Run::here(calibration, measures, floor_measures);
    now.compare(last.as_ref());
    if args.record {
        now.write(&file)?;
        println!("\nrecorded in docs/bench.json");
    }
    Ok(())
}
