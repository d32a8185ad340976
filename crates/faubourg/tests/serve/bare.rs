//! A bare `faubourg`, and how a server ends.

use std::io::{BufRead, BufReader, Read as _};
use std::process::{Command, Stdio};

use crate::client::Client;

/// The first command: nothing to configure, and a clean end.
#[test]
fn without_a_command_the_games_are_served_until_asked_to_stop() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut told = String::new();
    while !told.contains("stop with Ctrl-C") {
        let read = out.read_line(&mut told).expect("the server speaks");
        assert!(read > 0, "the server ended: {told}");
    }
    let base =
        told.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
    let health = Client::new(base).get("/healthz");
    assert_eq!((health.status, health.text.as_str()), (200, "ok\n"));
    assert!(folder.path().join("faubourg-data/faubourg.sqlite").exists());

    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(asked.success());
    assert!(child.wait().expect("the server ends").success());
    out.read_to_string(&mut told).expect("the server speaks");
    assert!(told.contains("Stopped. Every table is safe."), "{told}");
}
