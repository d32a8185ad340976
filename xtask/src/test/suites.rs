//! All tests, and a second look at those that a busy machine can fail.
//!
//! Some tests start real servers, databases and browsers. On a machine that does ten other things a
//! connection can be cut or a window can stay blank for a minute. Such a test runs once more, alone.
//! It then has to hold, and the report names it: a test that is named often is a fault of its own.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::cargo;

/// The test targets that talk to other processes over real sockets.
const WITH_PROCESSES: [&str; 3] = ["browser", "serve", "story"];

/// With more failures than this, the machine is not the reason.
const AT_MOST: usize = 5;

pub(super) fn check() -> Result<()> {
    let all = ["test", "--workspace", "--all-features", "--locked", "--no-fail-fast"];
    let first = run(&mut cargo(&all)?)?;
    if first.held {
        return Ok(());
    }
    let targets = failed_targets(&first.stderr);
    let tests = failed_tests(&first.stdout);
    let expected = "the first failing test above says what was expected";
    ensure!(!tests.is_empty() && tests.len() <= AT_MOST, "`cargo test` failed: {expected}");
    ensure!(
        !targets.is_empty() && targets.iter().all(|name| WITH_PROCESSES.contains(&name.as_str())),
        "`cargo test` failed in {targets:?}: {expected}"
    );

    println!("\n    once more, one after the other: {}", list(&tests));
    let mut again =
        cargo(&["test", "--workspace", "--all-features", "--locked", "--no-fail-fast"])?;
    again.args(targets.iter().flat_map(|name| ["--test", name]));
    again.args(["--", "--exact", "--test-threads=1"]).args(&tests);
    let second = run(&mut again)?;
    ensure!(second.held, "tests failed twice: {expected}");
    ensure!(passed(&second.stdout) >= tests.len(), "not all of {} ran again", list(&tests));
    println!("\n    held at the second attempt only: {}", list(&tests));
    Ok(())
}

struct Outcome {
    held: bool,
    stdout: String,
    stderr: String,
}

/// Runs a command before the reader's eyes and keeps what it prints.
fn run(command: &mut Command) -> Result<Outcome> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("`cargo test` could not be started")?;
    let (Some(stdout), Some(stderr)) = (child.stdout.take(), child.stderr.take()) else {
        bail!("`cargo test` has no output to read");
    };
    let errors = thread::spawn(move || copy(stderr, std::io::stderr()));
    let stdout = copy(stdout, std::io::stdout());
    let stderr = errors.join().unwrap_or_default();
    Ok(Outcome { held: child.wait()?.success(), stdout, stderr })
}

/// Copies line by line. Tests may print anything, also bytes that are not text.
fn copy(from: impl Read, mut to: impl Write) -> String {
    let (mut from, mut all, mut line) = (BufReader::new(from), String::new(), Vec::new());
    while from.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        let _ = to.write_all(&line);
        all.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    all
}

/// The last lines of cargo name the targets: "    `-p faubourg --test serve`". A target of another
/// kind (`--lib`, `--doc`) is returned with its dashes, so that nobody takes it for an integration
/// test.
fn failed_targets(stderr: &str) -> BTreeSet<String> {
    let lines = stderr.lines().map(str::trim);
    let targets = lines.filter_map(|line| line.strip_prefix("`-p ")?.strip_suffix('`'));
    targets
        .map(|target| match target.split_once(" --test ") {
            Some((_, name)) => name.to_owned(),
            None => target.to_owned(),
        })
        .collect()
}

/// A failing test is listed as "test NAME ... FAILED". Other output can stand in between, so the
/// list under "failures:" counts, which is made of indented names.
fn failed_tests(stdout: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut listing = false;
    for line in stdout.lines() {
        if line == "failures:" {
            listing = true;
        } else if let Some(name) = line.strip_prefix("    ").filter(|_| listing) {
            if !name.is_empty() && !name.contains(char::is_whitespace) {
                names.insert(name.to_owned());
            }
        } else if !line.is_empty() {
            listing = false;
        }
    }
    names
}

/// How many tests passed in all targets together.
fn passed(stdout: &str) -> usize {
    let results = stdout.lines().filter_map(|line| line.strip_prefix("test result: ok. "));
    results.filter_map(|line| line.split(' ').next()?.parse::<usize>().ok()).sum()
}

fn list(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STDOUT: &str = "\
running 3 tests
test limits::one ... ok
test limits::two ... FAILED

failures:

---- limits::two stdout ----

thread 'limits::two' panicked at tests/serve/client.rs:140:34:
no answer
    at ./tests/serve/client.rs:140:34


failures:
    limits::two

test result: FAILED. 2 passed; 1 failed; 0 ignored

running 1 test
test result: ok. 1 passed; 0 failed; 0 ignored
";

    #[test]
    fn failing_tests_are_found_in_the_list_at_the_end() {
        assert_eq!(failed_tests(STDOUT), BTreeSet::from(["limits::two".to_owned()]));
        assert_eq!(passed(STDOUT), 1);
        assert_eq!(failed_tests("test a ... ok\n\ntest result: ok. 1 passed\n"), BTreeSet::new());
    }

    #[test]
    fn targets_that_are_not_integration_tests_keep_their_dashes() {
        let stderr =
            "error: 2 targets failed:\n    `-p faubourg --test serve`\n    `-p web --lib`\n";
        let expected = ["serve".to_owned(), "web --lib".to_owned()];
        assert_eq!(failed_targets(stderr), BTreeSet::from(expected));
    }
}
