//! A PostgreSQL server of our own, in a temporary folder, for as long as a test lasts.

use std::env;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

/// Set by people who cannot install PostgreSQL.
const WITHOUT: &str = "FAUBOURG_WITHOUT_POSTGRES";

/// A running server, reached through a socket in its folder; stopped when dropped.
pub(crate) struct PostgresServer {
    programs: PathBuf,
    folder: TempDir,
    /// PostgreSQL refuses to run as root: then it runs as this user and group.
    user: Option<(u32, u32)>,
    server: Option<Child>,
    /// Its port, which is also in the name of its socket.
    port: u16,
    /// Settings besides the usual ones.
    settings: Vec<String>,
}

/// The port of a server that nobody reaches but through its socket.
const USUAL_PORT: u16 = 5432;

impl PostgresServer {
    /// Starts a server with the default settings, which wait for the disk; `None` if the person
    /// asked to do without.
    pub(crate) fn start() -> Option<Self> {
        if env::var_os(WITHOUT).is_some() {
            // Not with a macro: the test runner would keep that to itself.
            let _ = writeln!(io::stderr(), "PostgreSQL skipped: {WITHOUT} is set");
            return None;
        }
        assert!(
            Self::installed(),
            "PostgreSQL is not installed: run `apt-get install postgresql`, \
             or set {WITHOUT}=1 to skip its tests"
        );
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("faubourg-postgres-").tempdir().unwrap();
        let user = ordinary_user(folder.path());
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let (port, settings) = (USUAL_PORT, Vec::new());
        let mut server = Self { programs, folder, user, server: None, port, settings };
        let init = server
            .command("initdb")
            .arg("--pgdata")
            .arg(server.data())
            .args([
                "--username=faubourg",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
            ])
            .output()
            .unwrap();
        assert!(init.status.success(), "initdb: {}", String::from_utf8_lossy(&init.stderr));
        server.resume();
        Some(server)
    }

    pub(crate) fn installed() -> bool {
        programs().is_some()
    }

    /// Starts the server on what it has written.
    pub(crate) fn resume(&mut self) {
        let log = File::create(self.folder.path().join("log")).unwrap();
        let server = self
            .command("postgres")
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.folder.path())
            .args(["-c", "listen_addresses=", "-p", &self.port.to_string()])
            .args(&self.settings)
            .stderr(log)
            .spawn()
            .unwrap();
        self.server = Some(server);
        for _ in 0..600 {
            if self.psql("SELECT 1").is_ok() {
                return;
            }
            sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        panic!("the server did not start:\n{log}");
    }

    /// Starts the server so that it is reached with TLS, too, and returns its port.
    #[allow(dead_code, reason = "not every test that starts a server encrypts")]
    pub(crate) fn resume_with_tls(&mut self, certificate: &str, key: &str) -> u16 {
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.data().join(name);
            fs::write(&file, text).unwrap();
            fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
            if let Some((user, group)) = self.user {
                chown(&file, Some(user), Some(group)).unwrap();
            }
        }
        // Free a moment ago; nobody else is likely to take it.
        let free = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        self.port = free.local_addr().unwrap().port();
        drop(free);
        let settings = ["-c", "listen_addresses=127.0.0.1", "-c", "ssl=on"];
        self.settings = settings.map(String::from).to_vec();
        self.resume();
        self.port
    }

    /// Lets the server and all its processes stand still, so that it answers nothing; `thaw` lets
    /// them go on.
    #[allow(dead_code, reason = "not every test that starts a server freezes it")]
    pub(crate) fn freeze(&mut self) {
        self.signal("-STOP");
    }

    /// Lets the server go on after `freeze`.
    pub(crate) fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let Some(server) = &self.server else { return };
        // The parent first: it starts no more processes once it stands still.
        for process in [server.id()].into_iter().chain(children(server.id())) {
            let _ = Command::new("kill").args([signal, &process.to_string()]).output();
        }
    }

    /// Stops the server as a crash does: nothing is tidied up.
    pub(crate) fn crash(&mut self) {
        self.thaw();
        if let Some(mut server) = self.server.take() {
            let _ = self
                .command("pg_ctl")
                .args(["stop", "--mode=immediate", "--silent", "--pgdata"])
                .arg(self.data())
                .output();
            let _ = server.kill();
            let _ = server.wait();
        }
    }

    /// The address of a new, empty place. It is a schema, which is made faster than a database.
    pub(crate) fn create(&self, schema: &str) -> String {
        self.psql(&format!("CREATE SCHEMA \"{schema}\"")).unwrap();
        let socket = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://faubourg@{socket}/postgres?options=-csearch_path%3D{schema}")
    }

    /// Runs a statement as an administrator would.
    pub(crate) fn psql(&self, statement: &str) -> Result<String, String> {
        let output = self
            .command("psql")
            .args(["-X", "-At", "-v", "ON_ERROR_STOP=1", "-U", "faubourg", "-d", "postgres", "-h"])
            .arg(self.folder.path())
            .args(["-p", &self.port.to_string()])
            .args(["-c", statement])
            .output()
            .map_err(|error| error.to_string())?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // The folder we are in may be closed to that other user.
        command.current_dir(self.folder.path());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.crash();
    }
}

/// The folder with `initdb` and the rest: Debian keeps it away from PATH.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<_> = debian.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let mut folders = debian.into_iter().rev().chain(env::split_paths(&path));
    folders.find(|folder| {
        ["initdb", "postgres", "pg_ctl", "psql"].iter().all(|name| folder.join(name).exists())
    })
}

/// The processes that a process has started.
fn children(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|process| {
            let status = fs::read_to_string(process.path().join("status")).ok()?;
            let parent_line = status.lines().find_map(|line| line.strip_prefix("PPid:"))?;
            let is_child = parent_line.trim().parse() == Ok(parent);
            is_child.then(|| process.file_name().to_str()?.parse().ok())?
        })
        .collect()
}

/// The user and group to run as if we are root, which shows in who owns a new folder.
fn ordinary_user(ours: &Path) -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    if fs::metadata(ours).unwrap().uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap();
    let user = |name: &str| {
        let mut fields =
            users.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(":x:"))?.split(':');
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    let found = user("postgres").or_else(|| user("nobody"));
    Some(found.expect("PostgreSQL does not run as root, and there is no user postgres or nobody"))
}
