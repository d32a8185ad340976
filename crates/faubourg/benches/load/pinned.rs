//! Processes with a core of their own, and what they use of it.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};

/// Who has which core.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Core {
    Server,
    Client,
}

/// Whether there are two cores, and `taskset` to give them. Asked before this process has one.
static APART: LazyLock<bool> = LazyLock::new(|| {
    let several = std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1);
    several && Command::new("taskset").arg("--version").output().is_ok()
});

impl Core {
    fn number(self) -> &'static str {
        match self {
            Self::Server => "0",
            Self::Client => "1",
        }
    }

    /// Moves this process to the core.
    pub(crate) fn take_this_process(self) -> Result<()> {
        if *APART {
            let this = std::process::id().to_string();
            let moved = Command::new("taskset").args(["-acp", self.number(), &this]).output()?;
            ensure!(moved.status.success(), "taskset moves this process");
        }
        Ok(())
    }

    /// A program on the core.
    fn command(self, program: &Path) -> Command {
        if !*APART {
            return Command::new(program);
        }
        let mut command = Command::new("taskset");
        command.args(["-c", self.number()]).arg(program);
        command
    }
}

impl fmt::Display for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *APART { "a core of its own" } else { "no core of its own" })
    }
}

/// A server in a process of its own, which says where it listens. It is gone when this is dropped.
pub(crate) struct Process {
    child: Child,
    address: SocketAddr,
    /// Kept open: a server that cannot speak any more may stop.
    _out: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start(program: &Path, arguments: &[&OsStr]) -> Result<Self> {
        let mut command = Core::Server.command(program);
        let mut child = command.args(arguments).stdout(Stdio::piped()).spawn()?;
        let mut out = BufReader::new(child.stdout.take().context("piped")?);
        let address = loop {
            let mut line = String::new();
            if out.read_line(&mut line)? == 0 {
                break Err(anyhow::anyhow!("the server did not say where it is"));
            }
            if let Some((_, address)) = line.split_once("http://") {
                break address.trim().parse().context("an address");
            }
        };
        let address = address.inspect_err(|_| {
            let _ = child.kill();
        })?;
        Ok(Self { child, address, _out: out })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Seconds of processor time it has used, where Linux tells; its clock ticks 100 times a
    /// second.
    pub(crate) fn cpu(&self) -> Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let after_name = stat.rsplit_once(") ").context("a name")?.1;
        let mut fields = after_name.split(' ').skip(11);
        let mut ticks = || fields.next().context("a field")?.parse::<f64>().context("ticks");
        Ok((ticks()? + ticks()?) / 100.0)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
