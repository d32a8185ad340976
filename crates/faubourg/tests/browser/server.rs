//! The real binary, serving.

use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, ChildStdout, Command, Stdio};

use tempfile::TempDir;

/// What opens the operator's page.
pub(crate) const TOKEN: &str = "correct horse battery";

/// A server with a folder of its own; stopped when dropped.
pub(crate) struct Server {
    folder: TempDir,
    address: SocketAddr,
    process: Child,
    /// Kept open, so that the server can always speak.
    _said: BufReader<ChildStdout>,
}

impl Server {
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary directory");
        Self::serve(folder, SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))
    }

    fn serve(folder: TempDir, wanted: SocketAddr) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_faubourg"))
            .args(["serve", "--addr", &wanted.to_string(), "--data"])
            .arg(folder.path())
            .env("FAUBOURG_ADMIN_TOKEN", TOKEN)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut said = BufReader::new(process.stdout.take().expect("piped"));
        let address = said
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split_once("http://")?.1.trim().parse().ok())
            .expect("the server says where it is");
        Self { folder, address, process, _said: said }
    }

    /// Kills the server as `kill -9` does, and starts it again in the same place.
    pub(crate) fn crash_and_restart(mut self) -> Self {
        self.end();
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a directory"));
        Self::serve(folder, self.address)
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The whole address of a path.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn end(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}
