//! The package for Python: built as `pip install` builds it, and tested in a virtual environment.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, forget_package, root, show};

/// What the tests need besides the package.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

pub(super) fn check() -> Result<()> {
    let venv = environment()?;
    let advice = "mend what it names";
    show(
        &mut cargo(&["fmt", "--manifest-path", "python/Cargo.toml", "--check"])?,
        "run `cargo fmt` in python/ and look at the change",
    )?;
    show(venv.run("ruff").args(["check", "--quiet", "."]), advice)?;
    show(venv.run("ruff").args(["format", "--quiet", "--check", "."]), "run `ruff format python`")?;
    // With every check on, as the other tests. Nothing is built twice: the environment has maturin.
    show(
        venv.run("pip")
            .args(["install", "--quiet", "--no-build-isolation", "--no-deps", "--force-reinstall"])
            .arg("--config-settings=build-args=--profile checked --locked")
            .arg("."),
        "see whether `cargo check` in python/ says more",
    )?;
    show(venv.run("pytest").args(["--quiet", "-p", "no:cacheprovider"]), advice)
}

/// A virtual environment with what the tests need.
pub(super) struct Environment {
    folder: PathBuf,
}

/// Makes the environment, or finds it as it was left.
pub(super) fn environment() -> Result<Environment> {
    let folder = root()?.join("target/venv");
    let venv = Environment { folder: folder.clone() };
    let wanted = fs::read_to_string(root()?.join(REQUIREMENTS)).context(REQUIREMENTS)?;
    let installed = folder.join("installed.txt");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(venv);
    }
    let mut make = Command::new("python3");
    make.args(["-m", "venv", "--clear"]).arg(&folder);
    show(&mut make, "install python3-venv")?;
    show(
        venv.run("pip")
            .args(["install", "--quiet", "--disable-pip-version-check", "--requirement"])
            .arg(root()?.join(REQUIREMENTS)),
        "pip could not fetch what the tests of the package need",
    )?;
    fs::write(&installed, wanted).context("cannot note what is installed")?;
    Ok(venv)
}

impl Environment {
    /// A program of the environment, run in the package's folder.
    pub(super) fn run(&self, program: &str) -> Command {
        let bin = self.folder.join("bin");
        let mut command = Command::new(bin.join(program));
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(std::iter::once(bin).chain(env::split_paths(&path)));
        if let Ok(path) = path {
            command.env("PATH", path);
        }
        command
            .env("VIRTUAL_ENV", &self.folder)
            .env("CARGO_TARGET_DIR", self.folder.with_file_name("python"))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .current_dir(self.folder.join("../../python"));
        forget_package(&mut command);
        command
    }
}
