//! What browsers and proxies may cache, and the health checks.

use crate::program::{eventually, open};
use crate::server::Server;

#[test]
fn what_belongs_to_one_person_is_kept_by_nobody() {
    let server = Server::start();
    let (mut host, table) = open(&server, 2, 0);
    let page = table.replace("/api/tables/", "/table/");
    let home = host.get("/").with(200).text;
    let private = ["/", "/new", "/rules/welcome", &page, &table, "/api/games", "/nowhere"];
    for path in private.into_iter().chain(["/healthz", "/readyz", "/metrics", "/assets/none.css"]) {
        let answer = host.get(path);
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
        let vary = &answer.headers["vary"];
        assert!(vary.contains("cookie") && vary.contains("accept-language"), "{path}: {vary}");
    }
    let stream = host.open_stream(&format!("{table}/events"));
    assert_eq!(stream.headers()["cache-control"], "no-store");

    let (_, rest) = home.split_once("/assets/").expect("a file of the page");
    let file = format!("/assets/{}", rest.split('"').next().expect("its name"));
    let answer = host.get(&file).with(200);
    assert!(answer.headers["cache-control"].contains("immutable"));
    assert!(!answer.headers.get("vary").is_some_and(|vary| vary.contains("cookie")));
}

#[test]
fn machines_learn_whether_the_server_lives_and_whether_it_can_work() {
    let server = Server::start();
    for (path, expected) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        assert_eq!(server.visitor().get(path).with(200).text, expected);
    }
    // The folder is gone: nothing can be kept any more.
    std::fs::remove_dir_all(server.folder()).expect("the folder goes");
    eventually("it is not ready", || server.visitor().get("/readyz").status == 503);
    let why = server.visitor().get("/readyz").with(503).text;
    assert!(why.starts_with("not ready: ") && why.len() > 20, "{why}");
    server.visitor().get("/healthz").with(200);
}
