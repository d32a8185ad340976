//! Running other programs from the repository's root.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// The repository's root. Cargo tells where this crate is, and the root is the folder above.
pub(crate) fn root() -> Result<PathBuf> {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").context("start this as `cargo xtask`")?;
    let root = Path::new(&xtask).parent().context("xtask has a folder above it")?;
    Ok(root.to_path_buf())
}

/// A cargo command in the repository's root, with the cargo that runs this chore.
pub(crate) fn cargo(args: &[&str]) -> Result<Command> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root()?);
    forget_package(&mut command);
    Ok(command)
}

/// Takes away what cargo told this chore about its own package: some build scripts look at it, and
/// would compile again whatever was built by hand.
pub(crate) fn forget_package(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let of_package = |name: &str| {
            ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|start| name.starts_with(start))
        };
        if name.to_str().is_some_and(of_package) {
            command.env_remove(name);
        }
    }
}

/// Runs a command before the reader's eyes; `advice` says what to do when it fails.
pub(crate) fn show(command: &mut Command, advice: &str) -> Result<()> {
    let line = line(command);
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    ensure!(status.success(), "`{line}` failed: {advice}");
    Ok(())
}

/// Runs a command and returns what it printed; its own complaint is the error when it fails.
pub(crate) fn ask(command: &mut Command) -> Result<String> {
    let line = line(command);
    let Output { status, stdout, stderr } =
        command.output().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status}):\n{}", String::from_utf8_lossy(&stderr).trim_end());
    }
    String::from_utf8(stdout)
        .with_context(|| format!("`{line}` printed something that is not text"))
}

/// Whether a command runs and succeeds, without a word.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Builds the release binary and returns its path, wherever cargo put it.
pub(crate) fn release_binary() -> Result<PathBuf> {
    binary(&["build", "--locked", "--package", "faubourg", "--release"])
}

/// The binary as the tests use it: optimised, with every check on. The selection of packages and
/// features is that of the tests, so that cargo finds everything built.
pub(crate) fn checked_binary() -> Result<PathBuf> {
    binary(&["test", "--workspace", "--all-features", "--locked", "--no-run", "--test", "commands"])
}

fn binary(build: &[&str]) -> Result<PathBuf> {
    #[derive(serde::Deserialize)]
    struct Message {
        executable: Option<PathBuf>,
    }
    let mut build = cargo(build)?;
    build.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    ask(&mut build)?
        .lines()
        .filter_map(|line| serde_json::from_str::<Message>(line).ok()?.executable)
        .find(|path| path.file_stem() == Some(OsStr::new("faubourg")))
        .context("cargo built no binary named faubourg: see crates/faubourg/Cargo.toml")
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
