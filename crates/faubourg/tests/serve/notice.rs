//! What the operator has to tell everyone is seen on all pages, also while they are open.

use std::sync::mpsc;

use crate::admin::{operated, operator};
use crate::client::Client;
use crate::live::{WAIT, listen};
use crate::program::{open, two_at_table};

/// The notices of a stream, as they come.
fn notices(client: &mut Client, path: &str) -> mpsc::Receiver<String> {
    let (sender, notices) = mpsc::channel();
    listen(client, path, move |event, data| {
        event != "notice" || sender.send(serde_json::from_str(data).expect("JSON")).is_ok()
    });
    notices
}

#[test]
fn a_notice_is_on_every_page_and_comes_to_those_who_watch() {
    let mut server = operated();
    let mut operator = operator(&server);
    let [player, _] = two_at_table(&server);
    let (_, lobby) = open(&server, 2, 0);
    let pages = [
        "/".to_owned(),
        "/rules/welcome".to_owned(),
        "/nowhere".to_owned(),
        format!("/table/{}", player.id),
        lobby.replace("/api/tables/", "/table/"),
    ];
    let mut spectator = server.visitor();
    let watched = format!("/table/{}/events", player.id);
    let news = notices(&mut spectator, &watched);

    let text = "Back at <nine>,\u{202E} & \n \"sharp\"";
    operator.post("/admin/notice", &[("text", text)]).leads_to();
    let cleaned = "Back at <nine>, & \"sharp\"";
    assert_eq!(news.recv_timeout(WAIT).as_deref(), Ok(cleaned));
    // Someone who comes later sees it too.
    let later = notices(&mut spectator, &watched);
    assert_eq!(later.recv_timeout(WAIT).as_deref(), Ok(cleaned));
    let shown = "<div id=\"site-notice\" role=\"status\">Back at &lt;nine&gt;, &amp; &quot;sharp&quot;</div>";
    for restarted in [false, true] {
        if restarted {
            server.kill_and_restart();
            spectator.base.clone_from(&server.base);
            operator.base.clone_from(&server.base);
        }
        for path in &pages {
            let page = spectator.get(path).text;
            assert!(page.contains(shown) && page.ends_with("</html>"), "{path}: {page}");
        }
    }
    let board = spectator.get(&format!("/table/{}/board", player.id)).with(200).text;
    assert!(!board.contains("nine"), "what a script puts into the page has no place for it");

    let news = notices(&mut spectator, &watched);
    assert_eq!(news.recv_timeout(WAIT).as_deref(), Ok(cleaned));
    operator.post("/admin/notice", &[]).leads_to();
    assert_eq!(news.recv_timeout(WAIT).as_deref(), Ok(""));
    // A page that was hidden meanwhile and still shows it learns that it is gone.
    let hidden = notices(&mut spectator, &format!("{watched}?notice=true"));
    assert_eq!(hidden.recv_timeout(WAIT).as_deref(), Ok(""));
    for path in &pages {
        assert!(
            spectator.get(path).text.contains("<div id=\"site-notice\" role=\"status\"></div>")
        );
    }
    let long = "x".repeat(301);
    for bad in [long.as_str(), "\u{200B}", " "] {
        let page = operator.post("/admin/notice", &[("text", bad)]).with(422).text;
        assert!(page.contains("longer than 300"), "{page}");
    }
}
