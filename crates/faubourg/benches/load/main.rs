//! Many tables at once through the JSON API, beside what the same machine does with less.
//!
//! Fifty tables of two programs, each with a stream, as a page has. Each choice is posted by one,
//! durable before it is answered, and must have reached the stream of its player before the next
//! one is made; the other hears of every finished turn. The server
//! has one core to itself and the programs the other. Beside it, on the same core and in the same
//! minute: a bare axum handler that answers as much to the same requests, and a bare SQLite commit
//! for each choice.
//!
//! `cargo bench -p faubourg --bench load`; with `-- --json` for programs.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark prints its results")]
#![allow(clippy::doc_markdown, reason = "SQLite is a name, not code")]

mod bare;
mod connection;
mod pinned;
mod tables;

use std::env;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;

use pinned::{Core, Process};
use tables::Waits;

/// How many tables of two are played at once.
const TABLES: usize = 50;
/// How long each figure is measured, after a while to get going.
const SPAN: Duration = Duration::from_secs(8);
const WARMING: Duration = Duration::from_secs(2);

fn main() -> Result<()> {
    if env::args().any(|arg| arg == bare::ARGUMENT) {
        return bare::serve();
    }
    let json = env::args().any(|arg| arg == "--json");
    let tables = option("--tables").unwrap_or(TABLES);
    let span = option("--seconds").map_or(SPAN, |seconds| Duration::from_secs(seconds as u64));
    Core::Client.take_this_process()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;

    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let axum = {
        let server = Process::start(&env::current_exe()?, &[bare::ARGUMENT.as_ref()])?;
        let play = |address, until| bare::ask(address, tables, until);
        runtime.block_on(measure(&server, span, play))?
    };
    let ours = {
        let server = serve(folder.path())?;
        let play = |address, until| tables::play(address, tables, until);
        runtime.block_on(measure(&server, span, play))?
    };
    let commits = bare::commits_per_second(&folder.path().join("bare.sqlite"), span / 2)?;

    if json {
        let report = json!({
            "choices_per_second": ours.rate,
            "cpu_seconds_per_choice": ours.cpu,
            "answer_p50": ours.waits.answers.0, "answer_p99": ours.waits.answers.1,
            "event_p50": ours.waits.events.0, "event_p99": ours.waits.events.1,
            "bare_axum_per_second": axum.rate, "bare_axum_cpu_seconds": axum.cpu,
            "bare_commits_per_second": commits,
        });
        println!("{report}");
        return Ok(());
    }
    let ms = |seconds: f64| seconds * 1e3;
    println!("{tables} tables of two, the server on {}", Core::Server);
    println!("  durable choices, each with its event delivered {:>7.0} /s", ours.rate);
    println!("  CPU of the server for each                    {:>8.1} µs", ours.cpu * 1e6);
    let line = |what: &str, (p50, p99): (f64, f64)| {
        println!("  {what:<44}  {:>8.2} ms p50 {:>8.2} ms p99", ms(p50), ms(p99));
    };
    line("from a choice to its answer", ours.waits.answers);
    line("from a choice to its event", ours.waits.events);
    println!("beside it, on the same core");
    let ratio = ours.rate / axum.rate;
    println!("  bare axum, requests {:>34.0} /s   ours {ratio:.2} of it", axum.rate);
    let ratio = ours.cpu / axum.cpu;
    println!("  bare axum, CPU {:>39.1} µs   ours {ratio:.2} times it", axum.cpu * 1e6);
    let ratio = ours.rate / commits;
    println!("  bare SQLite, commits of one row {commits:>22.0} /s   ours {ratio:.2} of it");
    Ok(())
}

/// The number after an option.
fn option(name: &str) -> Option<usize> {
    env::args().skip_while(|arg| arg != name).nth(1)?.parse().ok()
}

fn serve(folder: &Path) -> Result<Process> {
    let plenty = ["--rate", "1000000", "--tables-per-day", "1000000000", "--data"];
    let arguments = [["serve", "--addr", "127.0.0.1:0"].as_slice(), &plenty].concat();
    let mut arguments: Vec<_> = arguments.iter().map(AsRef::as_ref).collect();
    arguments.push(folder.as_os_str());
    Process::start(Path::new(env!("CARGO_BIN_EXE_faubourg")), &arguments)
}

/// What a server did.
struct Measured {
    rate: f64,
    /// Seconds of its CPU for each.
    cpu: f64,
    waits: Waits,
}

/// Lets clients work until the end, and counts what they did after the warming.
async fn measure<F: Future<Output = Result<Vec<tables::Wait>>>>(
    server: &Process,
    span: Duration,
    work: impl FnOnce(std::net::SocketAddr, Instant) -> F,
) -> Result<Measured> {
    let begun = Instant::now() + WARMING;
    let until = begun + span;
    let cpu = async {
        tokio::time::sleep_until(begun.into()).await;
        let before = server.cpu();
        tokio::time::sleep_until(until.into()).await;
        Ok::<_, anyhow::Error>(server.cpu()? - before?)
    };
    let (waits, cpu) = tokio::try_join!(work(server.address(), until), cpu)?;
    let counted = |wait: &&tables::Wait| (begun..until).contains(&wait.sent);
    let waits: Vec<_> = waits.iter().filter(counted).collect();
    let count = waits.len() as f64;
    let waits = Waits::of(&waits).context("nothing was done in time")?;
    Ok(Measured { rate: count / span.as_secs_f64(), cpu: cpu / count, waits })
}
