//! A wrong method is refused, or leads back to the table; it never breaks anything.

use crate::program::open;
use crate::server::Server;

const ROUTES: &[(&str, &[&str])] = &[
    ("/", &["GET"]),
    ("/new", &["GET"]),
    ("/tables", &["POST"]),
    ("/join", &["GET"]),
    ("/companion", &["GET", "POST"]),
    ("/companion/ID", &["GET"]),
    ("/companion/ID/join", &["POST"]),
    ("/companion/ID/plans", &["GET", "POST"]),
    ("/companion/ID/cards", &["GET", "POST"]),
    ("/companion/ID/scores", &["GET"]),
    ("/companion/ID/picture.svg", &["GET"]),
    ("/companion/ID/again", &["POST"]),
    ("/rules/welcome", &["GET"]),
    ("/language", &["POST"]),
    ("/yours", &["GET"]),
    ("/yours/forget", &["POST"]),
    ("/skin", &["GET", "POST"]),
    ("/assets/none.css", &["GET"]),
    ("/healthz", &["GET"]),
    ("/readyz", &["GET"]),
    ("/metrics", &["GET"]),
    ("/api/openapi.json", &["GET"]),
    ("/api/games", &["GET"]),
    ("/api/tables", &["POST"]),
    ("/api/tables/ID", &["GET"]),
    ("/api/tables/ID/seats", &["POST"]),
    ("/api/tables/ID/start", &["POST"]),
    ("/api/tables/ID/seats/1/view", &["GET"]),
    ("/api/tables/ID/seats/1/choices", &["GET", "POST"]),
    ("/api/tables/ID/seats/1/undo", &["POST"]),
    ("/api/tables/ID/seats/1/restart", &["POST"]),
    ("/api/tables/ID/seats/1/hint", &["POST"]),
    ("/api/tables/ID/record", &["GET"]),
    ("/api/tables/ID/events", &["GET"]),
    ("/yours/history", &["POST"]),
    ("/yours/diploma", &["POST"]),
    ("/diploma", &["GET"]),
    ("/diploma/welcome", &["GET"]),
    ("/diploma/welcome/picture.svg", &["GET"]),
    ("/comfort", &["POST"]),
    ("/push/key", &["GET"]),
    ("/push", &["POST"]),
    ("/push/stop", &["POST"]),
    ("/manifest.webmanifest", &["GET"]),
    ("/sw.js", &["GET"]),
    ("/offline", &["GET"]),
    ("/icon/192.png", &["GET"]),
    ("/preview/1-1.png", &["GET"]),
    ("/table/ID", &["GET"]),
    ("/table/ID/board", &["GET"]),
    ("/table/ID/events", &["GET"]),
    ("/table/ID/version", &["GET"]),
    ("/table/ID/sit", &["GET", "POST"]),
    ("/table/ID/invite", &["GET"]),
    ("/table/ID/leave", &["POST"]),
    ("/table/ID/fill", &["POST"]),
    ("/table/ID/return", &["POST"]),
    ("/table/ID/start", &["POST"]),
    ("/table/ID/rejoin", &["POST"]),
    ("/table/ID/seats", &["POST"]),
    ("/table/ID/clock", &["POST"]),
    ("/table/ID/hurry", &["POST"]),
    ("/table/ID/react", &["POST"]),
    ("/table/ID/choose", &["POST"]),
    ("/table/ID/undo", &["POST"]),
    ("/table/ID/restart", &["POST"]),
    ("/table/ID/hint", &["POST"]),
    ("/table/ID/link", &["POST"]),
    ("/table/ID/revoke", &["POST"]),
    ("/table/ID/delete", &["POST"]),
    ("/table/ID/anonymous", &["POST"]),
    ("/table/ID/continue/0123456789abcdef0123456789abcdef0123", &["GET", "POST"]),
    ("/table/ID/record", &["GET"]),
    ("/table/ID/picture.svg", &["GET"]),
    ("/table/ID/analysis", &["GET"]),
    ("/table/ID/learn", &["GET"]),
    ("/table/ID/learn/1/1/-", &["GET"]),
    ("/table/ID/learn/1/1/-/board", &["GET"]),
    ("/table/ID/learn/1/1/-/choose", &["POST"]),
    ("/table/ID/learn/1/1/-/undo", &["POST"]),
    ("/table/ID/learn/1/1/-/restart", &["POST"]),
    ("/table/ID/onward", &["POST"]),
    ("/table/ID/replay", &["GET"]),
    ("/table/ID/again", &["POST"]),
    ("/table/ID/next", &["GET"]),
];

#[test]
fn a_wrong_method_is_refused_or_leads_back_to_the_table() {
    let sources = [
        include_str!("../../../web/src/routes.rs"),
        include_str!("../../../web/src/routes/api.rs"),
        include_str!("../../../web/src/routes/learn.rs"),
    ];
    let routes: usize = sources.iter().map(|source| source.matches(".route(").count()).sum();
    // All but `/api/{*rest}`, at which there is nothing for any method.
    assert_eq!(ROUTES.len(), routes - 1, "every route is in the list above");

    let server = Server::start();
    let (mut host, table) = open(&server, 2, 1);
    let id = table.rsplit('/').next().expect("a name");
    let before = host.get(&table).json()["version"].clone();
    for (route, methods) in ROUTES {
        let path = route.replace("ID", id);
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] {
            if methods.contains(&method) {
                continue;
            }
            let answer = host.ask(method, &path, &[], ());
            if route.starts_with("/table/") {
                assert_eq!(answer.leads_to(), format!("/table/{id}"), "{method} {path}");
            } else {
                assert_eq!(answer.status, 405, "{method} {path}: {}", answer.text);
            }
        }
    }
    assert_eq!(host.get(&table).json()["version"], before, "nothing has changed");
}
