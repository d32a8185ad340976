//! The project's chores, run with `cargo xtask`.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a chore speaks to the person who runs it"
)]

mod bench;
mod packages;
mod shell;
mod test;

use std::process::ExitCode;

use clap::Parser;

/// The project's chores.
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Check everything: habits, format, lints, tests, documentation, and games of every mode.
    Test,
    /// Measure the speed and compare it with the last recorded run.
    Bench(bench::Args),
    /// Play a game for every mode and every end that has no golden record yet.
    Golden,
}

fn main() -> ExitCode {
    let done = match Chore::parse() {
        Chore::Test => test::test(),
        Chore::Bench(args) => bench::bench(&args),
        Chore::Golden => golden(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Rules that play old records differently must raise their version; then delete the records that
/// no longer replay and run this.
fn golden() -> anyhow::Result<()> {
    for (package, example) in [
        ("welcome", "golden"),
        ("welcome", "golden_dream"),
        ("welkin", "golden"),
        ("bienvenue", "golden"),
    ] {
        let args = ["run", "--release", "--locked", "--package", package, "--example", example];
        shell::show(&mut shell::cargo(&args)?, "the search for a game failed")?;
    }
    Ok(())
}
