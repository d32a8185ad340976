//! The site as an app, and links in messengers.

use crate::server::Server;

#[test]
fn the_site_can_be_installed() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let home = visitor.get("/").with(200).text;
    for sign in ["rel=\"manifest\"", "rel=\"apple-touch-icon\"", "name=\"theme-color\""] {
        assert!(home.contains(sign), "{sign}");
    }
    let answer = visitor.get("/manifest.webmanifest").with(200);
    assert_eq!(answer.headers["content-type"], "application/manifest+json");
    let manifest = answer.json();
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/".into(), &"standalone".into()));
    let icons = manifest["icons"].as_array().expect("icons");
    for size in ["192x192", "512x512"] {
        assert!(icons.iter().any(|icon| icon["sizes"] == size), "{size}");
    }
    for icon in icons {
        let path = icon["src"].as_str().expect("an address");
        let head = visitor.ask_for_bytes(path);
        assert!(head.starts_with(b"\x89PNG"), "{path}");
    }
    assert!(visitor.ask_for_bytes("/icon/180.png").starts_with(b"\x89PNG"));
    for bad in
        ["/icon/7.png", "/icon/192", "/preview/1.png", "/preview/9-9.png", "/preview/a-b.png"]
    {
        visitor.get(bad).with(404);
    }
}

#[test]
fn the_worker_keeps_a_page_for_when_there_is_no_network() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let worker = visitor.get("/sw.js").with(200);
    assert!(worker.headers["content-type"].starts_with("text/javascript"));
    let (_, files) = worker.text.split_once("const FILES = ").expect("files");
    let files: Vec<String> =
        serde_json::from_str(files.split_once(';').expect("an end").0).expect("a list");
    assert!(files.iter().any(|file| file == "/offline") && files.len() > 2, "{files:?}");
    for file in files {
        visitor.get(&file).with(200);
    }
}

#[test]
fn a_link_tells_who_invites() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "2"), ("title", "Elm Corner")];
    let table = host.post("/tables", &form).leads_to();
    // A messenger has no cookies, and changes nothing.
    let mut messenger = server.visitor();
    let page = messenger.get(&table).with(200).text;
    let meta = |page: &str, property: &str| {
        let (_, rest) =
            page.split_once(&format!("property=\"{property}\" content=\"")).expect("one");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    assert_eq!(meta(&page, "og:title"), "Ana invites you to Welcome to Your Perfect Home");
    assert_eq!(meta(&page, "og:description"), "2 seats open · Elm Corner");
    let picture = meta(&page, "og:image");
    let path = picture.strip_prefix(&server.base).expect("a whole address");
    let before = messenger.ask_for_bytes(path);
    assert!(before.starts_with(b"\x89PNG"));
    server.visitor().post(&format!("{table}/sit"), &[("name", "Ben")]).leads_to();
    let page = messenger.get(&table).with(200).text;
    assert_eq!(meta(&page, "og:description"), "1 seat open · Elm Corner");
    assert_ne!(meta(&page, "og:image"), picture, "the picture shows who has come");
}
