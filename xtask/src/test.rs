//! `cargo xtask test`: everything that must hold before a change goes in.

mod api;
mod habits;
mod links;
mod python;
mod smoke;
mod suites;

use std::time::Instant;

use anyhow::{Result, ensure};

use crate::packages;
use crate::shell::{cargo, root, show, works};

pub(crate) fn test() -> Result<()> {
    let start = Instant::now();
    step("toolchain", toolchain)?;
    step("system packages", packages::ensure)?;
    step("habits", || habits::check(&root()?))?;
    step("links in documents", || links::check(&root()?))?;
    step("format", || {
        show(
            &mut cargo(&["fmt", "--all", "--check"])?,
            "run `cargo fmt --all` and look at the change",
        )
    })?;
    step("lints", || {
        let args = ["clippy", "--workspace", "--all-targets", "--all-features", "--locked"];
        show(
            cargo(&args)?.args(["--", "-D", "warnings"]),
            "mend what it names, or allow it on the spot with a reason",
        )
    })?;
    step("tests", suites::check)?;
    step("documentation", || {
        show(
            cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--locked"])?
                .env("RUSTDOCFLAGS", "-D warnings"),
            "mend the doc comments it names",
        )
    })?;
    step("the package for Python", python::check)?;
    step("the API beside its document", api::check)?;
    step("licences and sources of dependencies", dependencies)?;
    step("games of every mode, played and verified", smoke::check)?;
    println!("\nEverything holds ({:.0} s).", start.elapsed().as_secs_f64());
    Ok(())
}

/// One step, with its heading above and its time below.
fn step(heading: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n=== {heading}");
    let start = Instant::now();
    work()?;
    println!("    done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A minimal toolchain lacks these two, and cargo's own message does not name both.
fn toolchain() -> Result<()> {
    let complete =
        works(&mut cargo(&["fmt", "--version"])?) && works(&mut cargo(&["clippy", "--version"])?);
    ensure!(complete, "rustfmt or clippy is missing: run `rustup component add rustfmt clippy`");
    Ok(())
}

/// Advisories change without us and need the network: they are for a person to ask.
fn dependencies() -> Result<()> {
    if !works(&mut cargo(&["deny", "--version"])?) {
        println!("    skipped: cargo-deny is not installed (`cargo install cargo-deny`)");
        return Ok(());
    }
    show(
        &mut cargo(&["deny", "check", "licenses", "bans", "sources"])?,
        "choose another dependency, or allow this one in deny.toml and say why",
    )
}
