//! The API beside its own document: the document is valid, and the server answers as it says.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use super::python;
use crate::shell::{checked_binary, show};

pub(super) fn check() -> Result<()> {
    let faubourg = checked_binary()?;
    let folder = faubourg.with_file_name("api");
    let server = Server::start(&faubourg, &folder)?;
    let document = format!("{}/api/openapi.json", server.address);
    let venv = python::environment()?;
    let validate = "import sys, openapi_spec_validator as v; v.validate_url(sys.argv[1])";
    show(
        venv.run("python").args(["-c", validate, &document]),
        "mend the document in crates/web/src/routes/api",
    )?;
    // A stream of events never ends, and no request waits for it. What the rules refuse need not be
    // refused by the document too: no seats, a game that nobody knows.
    show(
        venv.run("schemathesis")
            .args(["run", &document, "--phases", "examples,coverage,fuzzing"])
            .args(["--max-examples", "20", "--seed", "19", "--generation-database", "none"])
            .args(["--exclude-path-regex", "events$", "--warnings", "off", "--no-color"])
            .args(["--exclude-checks", "positive_data_acceptance"]),
        "document the answer in crates/web/src/routes/api, or mend it",
    )?;
    drop(server);
    fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))
}

/// A server on a free port, stopped when it is dropped.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(faubourg: &Path, folder: &Path) -> Result<Self> {
        let mut process = Command::new(faubourg)
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--tables-per-day", "0"])
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server could not be started")?;
        let out = process.stdout.take().context("the server prints nothing")?;
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let address = lines.find_map(|line| {
            line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned)
        });
        // What else it says is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let address = address.context("the server did not say where it is")?;
        Ok(Self { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped by itself; nothing is left to do then.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
