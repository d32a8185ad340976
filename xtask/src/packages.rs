//! The programs that the tests start and cargo does not bring: a browser, a database, Python.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::{ask, show, works};

/// A program, and the Debian package that brings it.
struct Need {
    program: &'static str,
    package: &'static str,
}

const NEEDS: [Need; 4] = [
    Need { program: "chromium", package: "chromium" },
    Need { program: "chromedriver", package: "chromium-driver" },
    Need { program: "initdb", package: "postgresql" },
    Need { program: "python3", package: "python3" },
];

/// Where the checker of accessibility goes, which the tests in a browser put into every page.
const AXE: &str = "target/axe";

/// Fetches axe-core where npm can; without it, the tests in a browser say that they did not check.
fn fetch_axe() {
    let install = ["install", "--silent", "--no-audit", "--no-fund", "--prefix", AXE, "axe-core@4"];
    if !PathBuf::from(AXE).join("node_modules/axe-core/axe.min.js").is_file()
        && !works(Command::new("npm").args(install))
    {
        println!("    axe-core is not there: accessibility is not checked");
    }
}

/// Installs whatever is missing, or says what to install.
pub(crate) fn ensure() -> Result<()> {
    fetch_axe();
    let mut missing = missing(&NEEDS, &folders());
    // Debian's Python comes without what makes virtual environments.
    if !works(Command::new("python3").args(["-c", "import ensurepip, venv"])) {
        missing.push("python3-venv");
    }
    if missing.is_empty() {
        println!("    all there");
        return Ok(());
    }
    let by_hand = format!("sudo apt-get install {}", missing.join(" "));
    let Some(become_root) = become_root() else {
        bail!("the tests need more programs, and only root can install them: run `{by_hand}`");
    };
    println!("    installing {}", missing.join(", "));
    let advice = format!("install them by hand: `{by_hand}`");
    show(&mut apt_get(become_root, &["update", "--quiet"]), &advice)?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    show(apt_get(become_root, &install).args(&missing), &advice)
}

/// The packages of the programs that are in none of the folders.
fn missing(needs: &[Need], folders: &[PathBuf]) -> Vec<&'static str> {
    let is_there = |program| folders.iter().any(|folder| folder.join(program).is_file());
    needs.iter().filter(|need| !is_there(need.program)).map(|need| need.package).collect()
}

/// Where programs are: in PATH, and where Debian hides `initdb`.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let postgresql = versions.map(|version| version.path().join("bin"));
    env::split_paths(&path).chain(postgresql).collect()
}

/// The words before a command that root must run: none for root, `None` if we cannot be root.
fn become_root() -> Option<&'static [&'static str]> {
    let user = ask(Command::new("id").arg("-u")).unwrap_or_default();
    if user.trim() == "0" {
        Some(&[])
    } else if works(Command::new("sudo").args(["-n", "true"])) {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

fn apt_get(become_root: &[&str], args: &[&str]) -> Command {
    let mut words = become_root.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    let mut command = Command::new(words.next().copied().unwrap_or("env"));
    command.args(words).args(args);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_by_its_package() {
        let needs = [
            Need { program: "src/packages.rs", package: "this" },
            Need { program: "src/no-such-program", package: "that" },
            Need { program: "src", package: "a-folder-is-no-program" },
        ];
        let here = [PathBuf::from("/nowhere"), PathBuf::from(env!("CARGO_MANIFEST_DIR"))];
        assert_eq!(missing(&needs, &here), ["that", "a-folder-is-no-program"]);
        assert_eq!(missing(&needs[..1], &here), [""; 0]);
    }

    #[test]
    fn root_needs_no_sudo() {
        let words = |command: &Command| {
            let words = std::iter::once(command.get_program()).chain(command.get_args());
            words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
        };
        let tail = "env DEBIAN_FRONTEND=noninteractive apt-get update";
        assert_eq!(words(&apt_get(&[], &["update"])), tail);
        assert_eq!(words(&apt_get(&["sudo", "-n"], &["update"])), format!("sudo -n {tail}"));
    }
}
