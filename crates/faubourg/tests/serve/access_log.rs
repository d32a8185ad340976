//! The access log says who asked for what, and no secret.

use std::fs;

use crate::program::eventually;
use crate::server::Server;

#[test]
fn every_request_is_logged_without_its_secrets() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let file = folder.path().join("log");
    let to_file = format!("exec 2>'{}'", file.display());
    let server = Server::start_after(&to_file, &["--access-log"]);
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    let id = table.rsplit('/').next().expect("a name");
    let page = host.post(&format!("{table}/link"), &[("seat", "1")]).with(200).text;
    let (_, rest) = page.split_once("/continue/").expect("the seat's link");
    let secret: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    host.get(&format!("{table}/continue/{secret}?x=hidden")).with(200);
    host.get(&format!("/nowhere/{secret}")).with(404);

    let log = || fs::read_to_string(&file).expect("the log");
    eventually("the last request is logged", || log().contains("status=404"));
    let log = log();
    // The first question of every test is whether the server answers.
    let lines: Vec<&str> = log
        .lines()
        .filter(|line| line.contains(" access: ") && !line.contains("/healthz"))
        .collect();
    assert_eq!(lines.len(), 4, "{log}");
    assert!(lines[0].contains("POST") && lines[0].contains("/tables"), "{log}");
    let expected = ["GET", "/table/{id}/continue/{secret}", "status=200", "address=127.0.0.1"];
    assert!(expected.iter().all(|word| lines[2].contains(word)), "{log}");
    let token = host.cookie("faubourg").expect("a secret");
    for hidden in [id, secret.as_str(), token, "hidden"] {
        assert!(!log.contains(hidden), "{log}");
    }
}

#[test]
fn the_log_is_quiet_unless_asked() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    for (number, (choice, loud)) in
        [("", false), ("web=debug,warn", true), ("debug", true)].into_iter().enumerate()
    {
        let file = folder.path().join(number.to_string());
        let before = format!("export RUST_LOG='{choice}'; exec 2>'{}'", file.display());
        let mut server = Server::start_after(&before, &[]);
        server.visitor().get("/").with(200);
        server.ask_to_stop();
        assert!(server.ends_well());
        let log = fs::read_to_string(&file).expect("the log");
        assert_eq!(log.contains("closing"), loud, "{choice}: {log}");
        assert!(!log.contains(" access: "));
    }
}
