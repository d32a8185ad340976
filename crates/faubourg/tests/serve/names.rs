//! Names cannot hide, imitate another one by what nobody sees, or turn a page around.

use crate::program::open;
use crate::server::Server;

#[test]
fn names_are_shown_as_they_are_meant() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [
        ("game", "welcome"),
        ("name", "A\u{200B}d\u{202E}a"),
        ("town", "Ma\u{E0041}ple"),
        ("title", "Sunday\u{2066} \u{3164}evening"),
        ("here", "מֹשֶׁה"),
        ("people", "1"),
    ];
    let table = host.post("/tables", &form).leads_to();
    let page = host.get(&table).with(200).text;
    assert!(page.contains("Ada") && page.contains("Maple") && page.contains("Sunday evening"));
    // A name from right to left does not draw in what stands beside it.
    assert!(page.contains("\u{2068}מֹשֶׁה\u{2069}"));
    assert!(!page.contains(['\u{200B}', '\u{202E}', '\u{2066}', '\u{3164}']));

    let state = host.get(&format!("/api{}", table.replace("/table/", "/tables/"))).json();
    assert_eq!(state["title"], "Sunday evening");
    assert_eq!(state["seats"][1]["name"], "מֹשֶׁה", "programs get the name itself");
}

#[test]
fn names_that_nobody_sees_are_refused() {
    let server = Server::start();
    let (mut host, table) = open(&server, 2, 0);
    for name in ["", "\u{200B}\u{2060}", "\u{3164}", "\u{0301}", "\u{202E}", "\u{2800}"] {
        let body = serde_json::json!({ "name": name });
        let why = host.post_json(&format!("{table}/seats"), &body).complaint(422);
        assert!(why.contains("letters"), "{why}");
    }
}
