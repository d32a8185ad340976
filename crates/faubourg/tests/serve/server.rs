//! The binary, serving.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::client::Client;

/// A server of its own for each test. It is gone when this is dropped.
pub(crate) struct Server {
    child: Child,
    data: TempDir,
    /// Where it listens: `http://127.0.0.1:PORT`.
    pub(crate) base: String,
}

impl Server {
    pub(crate) fn start() -> Self {
        let data = tempfile::tempdir().expect("a temporary directory");
        let (child, base) = open(data.path());
        Self { child, data, base }
    }

    /// Someone whom the server has not seen yet.
    pub(crate) fn visitor(&self) -> Client {
        Client::new(&self.base)
    }

    /// Ends the server without a warning, and starts it again over the same data.
    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        (self.child, self.base) = open(self.data.path());
    }

    fn kill(&mut self) {
        // SIGKILL: the server cannot know.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

fn open(data: &Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let out = BufReader::new(child.stdout.take().expect("piped"));
    let told = out.lines().map_while(Result::ok).find_map(|line| {
        let start = line.find("http://")?;
        Some(line[start..].trim().to_owned())
    });
    let Some(base) = told else {
        let _ = child.kill();
        panic!("the server says where it is");
    };
    (child, base)
}
