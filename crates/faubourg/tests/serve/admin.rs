//! The operator's page: who may see it, and what can be done there.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rusqlite::{Connection, params};
use serde_json::json;

use crate::client::Client;
use crate::program::{eventually, open, open_with, two_at_table};
use crate::server::Server;

pub(crate) const TOKEN: &str = "correct horse battery";

/// A server with an operator.
pub(crate) fn operated() -> Server {
    Server::start_after(&format!("export FAUBOURG_ADMIN_TOKEN='{TOKEN}'"), &[])
}

/// A file with the operator's token.
pub(crate) fn token_file(folder: &Path) -> String {
    let file = folder.join("token");
    fs::write(&file, format!("{TOKEN}\n")).expect("a file");
    file.to_str().expect("Unicode").to_owned()
}

pub(crate) fn sign_in(client: &mut Client) {
    assert_eq!(client.post("/admin/sign-in", &[("token", TOKEN)]).leads_to(), "/admin");
}

/// The operator, signed in.
pub(crate) fn operator(server: &Server) -> Client {
    let mut operator = server.visitor();
    sign_in(&mut operator);
    operator
}

/// Presses a button that asks first, and says yes.
#[track_caller]
pub(crate) fn confirmed(operator: &mut Client, path: &str, fields: &[(&str, &str)]) -> String {
    let page = operator.post(path, fields).with(200).text;
    assert!(page.contains("name=\"confirm\"") && page.contains(path), "{page}");
    operator.post(path, &[fields, &[("confirm", "yes")]].concat()).leads_to()
}

#[test]
fn without_a_token_there_is_nothing() {
    let server = Server::start();
    for path in ["/admin", "/admin/tables", "/admin/clients"] {
        server.visitor().get(path).with(404);
    }
    server.visitor().post("/admin/sign-in", &[("token", "")]).with(404);
    server.visitor().post("/admin/notice", &[("text", "boo")]).with(404);
}

#[test]
fn a_token_that_can_be_guessed_is_refused_at_the_start() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let file = folder.path().join("token");
    fs::write(&file, "fifteen letters\n").expect("a file");
    let serve = |environment: Option<(&str, &str)>, options: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_faubourg"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(folder.path());
        let ended = command.args(options).envs(environment).output().expect("the binary runs");
        assert!(!ended.status.success());
        String::from_utf8_lossy(&ended.stderr).into_owned()
    };
    for name in ["FAUBOURG_ADMIN_TOKEN", "FAUBOURG_METRICS_TOKEN"] {
        let why = serve(Some((name, "short")), &[]);
        assert!(why.contains(name) && why.contains("at least 16 characters, found 5"), "{why}");
    }
    let file = file.to_str().expect("Unicode");
    let why = serve(None, &["--admin-token-file", file]);
    assert!(why.contains(file) && why.contains("at least 16"), "{why}");
    let why = serve(None, &["--admin-token-file", "nowhere"]);
    assert!(why.contains("cannot read the operator's token in nowhere"), "{why}");
}

#[test]
fn only_the_operator_comes_in_and_everyone_else_is_held_up() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let log = folder.path().join("log");
    let to_file = format!("exec 2>'{}'", log.display());
    let options = ["--admin-token-file", &token_file(folder.path()), "--trust-proxy"];
    let server = Server::start_after(&to_file, &options);
    let mut stranger = server.visitor();
    let page = stranger.get("/admin/tables").with(401).text;
    assert!(page.contains("type=\"password\""), "{page}");
    stranger.post("/admin/notice", &[("text", "boo")]).with(401);
    assert!(stranger.get("/admin").with(401).cookies.is_empty());

    let mut operator = operator(&server);
    operator.get("/admin").with(200);
    let session = operator.cookie("operator").expect("a session").to_owned();
    assert!(!session.contains("horse"));
    let signed_in = server.visitor().post("/admin/sign-in", &[("token", TOKEN)]);
    let cookie = &signed_in.cookies[0];
    for part in ["HttpOnly", "SameSite=Strict", "Max-Age=3600"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    // A program sends the token itself.
    let mut program = server.visitor();
    program.token = Some(TOKEN.to_owned());
    program.get("/admin/clients").with(200);
    // A page of another site cannot send forms.
    let from_elsewhere = [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")];
    operator.post_with("/admin/notice", &[("text", "boo")], &from_elsewhere).with(403);

    // Made-up sessions and wrong tokens lead nowhere, and after a few everyone there waits.
    let made_up = format!("operator=9{session}");
    server.visitor().ask("GET", "/admin", &[("cookie", &made_up)], ()).with(401);
    let from = [("x-forwarded-for", "203.0.113.9")];
    let wrong = [("token", "correct horse batterz")];
    for _ in 0..4 {
        let page = stranger.post_with("/admin/sign-in", &wrong, &from).with(401).text;
        assert!(page.contains("That is not the token"), "{page}");
    }
    program.token = Some("correct horse batterz".to_owned());
    program.ask("GET", "/admin", &from, ()).with(401);
    let right = [("token", TOKEN)];
    let held_up = stranger.post_with("/admin/sign-in", &right, &from).with(429);
    assert!(held_up.headers["retry-after"].parse::<u64>().expect("seconds") > 30);
    operator.ask("GET", "/admin", &from, ()).with(200);

    operator.post("/admin/sign-out", &[]).leads_to();
    operator.get("/admin").with(401);
    let log = fs::read_to_string(&log).expect("the log");
    for line in ["an operator signed in", "a wrong token address=203.0.113.9"] {
        assert!(log.contains(line), "{line}: {log}");
    }
    assert!(!log.contains("horse") && !log.contains(&session), "{log}");
}

#[test]
fn tables_are_listed_by_their_last_change_and_found_by_link() {
    let server = operated();
    let mut operator = operator(&server);
    assert!(operator.get("/admin/tables").with(200).text.contains("There are no tables"));
    let tables: Vec<_> = (0..27)
        .map(|number| {
            let table = json!({ "game": "welkin", "seats": 2, "title": format!("Table {number}") });
            // Each in a millisecond of its own.
            std::thread::sleep(Duration::from_millis(2));
            open_with(&server, &table).1.rsplit('/').next().expect("a name").to_owned()
        })
        .collect();
    let listed = |page: &str| -> Vec<String> {
        let links = page.split("href=\"/admin/tables/").skip(1);
        links.map(|rest| rest.chars().take(26).collect()).collect()
    };
    let page = operator.get("/admin/tables").with(200).text;
    let newest: Vec<_> = tables.iter().rev().cloned().collect();
    assert_eq!(listed(&page), newest[..25]);
    assert!(page.contains("Welkin") && page.contains("2 seats"), "{page}");
    let (_, rest) = page.split_once("href=\"/admin/tables?after=").expect("a next page");
    let after = rest.split('"').next().expect("an address");
    let page = operator.get(&format!("/admin/tables?after={after}")).with(200).text;
    assert_eq!(listed(&page), newest[25..]);
    operator.get("/admin/tables?after=nonsense").with(200);

    let id = &tables[3];
    for link in [id.clone(), id.to_uppercase(), format!("http%3A%2F%2Fx%2Ftable%2F{id}%2Finvite")] {
        let found = operator.get(&format!("/admin/tables?q={link}"));
        assert_eq!(found.leads_to(), format!("/admin/tables/{id}"));
    }
    for link in ["nonsense", "0123456789abcdefghjkmnpqrs"] {
        let page = operator.get(&format!("/admin/tables?q={link}")).with(404).text;
        assert!(page.contains("No table has this link or code"), "{page}");
        operator.get(&format!("/admin/tables/{link}")).with(404);
    }
}

#[test]
fn an_operator_changes_titles_takes_names_away_and_removes_tables() {
    let server = operated();
    let mut operator = operator(&server);
    let mut player = server.visitor();
    let form = [("game", "welcome"), ("name", "Rudeword"), ("town", "Rudetown"), ("people", "1")];
    let table = player.post("/tables", &form).leads_to();
    let id = table.rsplit('/').next().expect("a name");
    let page = format!("/admin/tables/{id}");
    let at = |what: &str| format!("{page}/{what}");
    let shown = operator.get(&page).with(200).text;
    assert!(shown.contains("Rudeword (Rudetown)"), "{shown}");
    let token = player.cookie("faubourg").expect("a secret");
    assert!(!shown.contains(token), "no secrets");

    operator.post(&at("title"), &[("title", "\u{200B}")]).with(422);
    assert_eq!(operator.post(&at("title"), &[("title", "Quiet Street")]).leads_to(), page);
    assert!(player.get(&table).text.contains("Quiet Street"));

    assert_eq!(confirmed(&mut operator, &at("name"), &[("seat", "1")]), page);
    let seen = player.get(&table).with(200).text;
    assert!(!seen.contains("Rude") && seen.contains("Player 1"), "{seen}");
    let open_seat = [("seat", "2"), ("confirm", "yes")];
    operator.post(&at("name"), &open_seat).with(403);
    operator.post(&at("name"), &[("seat", "9"), ("confirm", "yes")]).with(422);

    // Watchers learn that the table is gone.
    assert_eq!(confirmed(&mut operator, &at("remove"), &[]), "/admin/tables");
    player.get(&table).with(404);
    operator.get(&page).with(404);
    assert!(!operator.get("/admin/tables").text.contains(id));
    // What only a button leads to leads back.
    assert_eq!(operator.get(&at("remove")).leads_to(), "/admin");
}

#[test]
fn a_damaged_table_is_named_and_restored() {
    let mut server = operated();
    let [mut first, _] = two_at_table(&server);
    server.kill();
    let file = Connection::open(server.folder().join("faubourg.sqlite")).expect("the file");
    let changed = file.execute(
        "INSERT INTO fresh (table_id, number, at, body) VALUES (?1, 5, 0, '{}')",
        params![first.id],
    );
    assert_eq!(changed, Ok(1));
    drop(file);
    server.kill_and_restart();
    first.client.base.clone_from(&server.base);
    let mut operator = operator(&server);
    let page = format!("/admin/tables/{}", first.id);
    let shown = operator.get(&page).with(200).text;
    assert!(shown.contains("broken at event 5"), "{shown}");
    let overview = operator.get("/admin").with(200).text;
    assert!(overview.contains(&format!("{page}/restore")), "{overview}");
    // The log told of it, and so does the page.
    assert!(overview.contains("the table is set aside"), "{overview}");
    assert!(operator.get("/admin/tables").text.contains("set aside"));
    let metrics = operator.get("/metrics").with(200).text;
    assert!(metrics.contains("faubourg_damaged_tables 1\n"), "{metrics}");
    first.client.get(&first.table.clone()).with(500);

    assert_eq!(confirmed(&mut operator, &format!("{page}/restore"), &[]), page);
    assert!(!first.choices().is_empty());
    assert!(!operator.get("/admin").with(200).text.contains("/restore"));
    // Once it is whole, there is nothing to restore.
    assert_eq!(operator.post(&format!("{page}/restore"), &[]).leads_to(), page);
}

#[test]
fn the_overview_tells_of_the_load_in_both_languages() {
    let server = operated();
    let mut operator = operator(&server);
    let _host = open(&server, 2, 2);
    eventually("changes are counted", || {
        let page = operator.get("/admin").with(200).text;
        page.contains("Changes written</dt><dd class=\"num\">1<")
            || page.contains("Changes written</dt><dd class=\"num\">3<")
    });
    let french = operator.ask("GET", "/admin", &[("accept-language", "fr")], ()).with(200).text;
    assert!(french.contains("Charge de ce serveur") && french.contains("Mo</dd>"), "{french}");
}
