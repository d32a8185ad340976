//! The binary, serving.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::client::Client;

/// A server of its own for each test. It is gone when this is dropped.
pub(crate) struct Server {
    child: Child,
    /// What a shell does before it becomes the server.
    before: String,
    arguments: Vec<OsString>,
    /// Where the tables are kept, unless in a database.
    data: Option<TempDir>,
    /// Where it listens: `http://127.0.0.1:PORT`.
    pub(crate) base: String,
}

impl Server {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// A server with further options.
    pub(crate) fn start_with(options: &[&str]) -> Self {
        Self::start_after("", options)
    }

    /// A server with further options, after these commands of a shell.
    pub(crate) fn start_after(before: &str, options: &[&str]) -> Self {
        let data = tempfile::tempdir().expect("a temporary directory");
        let mut arguments: Vec<OsString> = options.iter().map(OsString::from).collect();
        arguments.extend(["--data".into(), data.path().into()]);
        Self::open(before, arguments, Some(data))
    }

    /// One of several servers over the same database, with further options.
    pub(crate) fn over_with(database: &str, options: &[&str]) -> Self {
        let mut arguments: Vec<OsString> = options.iter().map(OsString::from).collect();
        arguments.extend(["--database".into(), database.into()]);
        Self::open("", arguments, None)
    }

    fn open(before: &str, arguments: Vec<OsString>, data: Option<TempDir>) -> Self {
        let (child, base) = open(before, &arguments);
        Self { child, before: before.to_owned(), arguments, data, base }
    }

    /// Where the tables are kept.
    pub(crate) fn folder(&self) -> &Path {
        self.data.as_ref().expect("a server with a folder").path()
    }

    /// Someone whom the server has not seen yet.
    pub(crate) fn visitor(&self) -> Client {
        Client::new(&self.base)
    }

    /// Ends the server without a warning, and starts it again over the same data.
    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        (self.child, self.base) = open(&self.before, &self.arguments);
    }

    /// How long the server has kept processors busy.
    pub(crate) fn processor_time(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        // Behind the name in brackets: the 12th and 13th figures are ticks of a hundredth of a second.
        let figures = stat.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
        let ticks: u64 = figures.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Duration::from_millis(10 * ticks)
    }

    /// Asks the server to stop, as a machine does that is shut down.
    pub(crate) fn ask_to_stop(&self) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(asked.expect("kill runs").success());
    }

    /// Waits until the server has ended by itself, and says whether it ended well.
    pub(crate) fn ends_well(&mut self) -> bool {
        self.child.wait().expect("the server ends").success()
    }

    /// Ends the server without a warning.
    pub(crate) fn kill(&mut self) {
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

fn open(before: &str, arguments: &[OsString]) -> (Child, String) {
    let mut child = Command::new("sh")
        .args(["-c", &format!("{before}\nexec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_faubourg")])
        .args(["serve", "--addr", "127.0.0.1:0"])
        .args(arguments)
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
    until_answered(&base);
    (child, base)
}

/// Waits until the server answers. What it is asked for changes nothing, so that asking again does no
/// harm; a form that is sent once it answers need not be sent twice. The connection is the server's
/// to close, so that it is not counted any more.
fn until_answered(base: &str) {
    let host = base.trim_start_matches("http://");
    let ask = || {
        let mut stream = TcpStream::connect(host).ok()?;
        let request = format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer.starts_with("HTTP/1.1 200"))
    };
    let end = Instant::now() + Duration::from_mins(1);
    while ask() != Some(true) {
        assert!(Instant::now() < end, "the server answers");
        std::thread::sleep(Duration::from_millis(20));
    }
}
