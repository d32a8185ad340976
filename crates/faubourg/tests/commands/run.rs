//! Running the binary.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// What the binary did.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What it printed, given that all went well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        self.out
    }

    /// What it complained about, given that the input was bad: exit code 2, and no panic.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }

    /// The lines of JSON it printed.
    #[track_caller]
    pub(crate) fn json_lines(self) -> Vec<Value> {
        let parse = |line| serde_json::from_str(line).expect("a line of JSON");
        self.ok().lines().map(parse).collect()
    }
}

/// A directory of its own for each test.
pub(crate) struct Desk(TempDir);

impl Desk {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary directory"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, text).expect("a file is written");
        path
    }

    /// Reads a file.
    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path().join(name)).expect("the file is there")
    }

    /// The names of all files, hidden ones included.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).expect("the directory is there");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            let name = entry.expect("an entry").file_name();
            name.to_string_lossy().into_owned()
        };
        entries.map(name).collect()
    }

    /// Runs `faubourg` here with these words.
    pub(crate) fn run(&self, line: &str) -> Ran {
        self.run_with(line, "")
    }

    /// Runs `faubourg` here, and types `input`.
    pub(crate) fn run_with(&self, line: &str, input: &str) -> Ran {
        let mut child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
            .args(line.split_whitespace())
            .current_dir(self.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        // The binary may have left before everything is typed.
        let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("the binary ends");
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}
