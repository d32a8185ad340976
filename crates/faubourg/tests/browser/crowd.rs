//! A hundred seats, and how much a page weighs.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use crate::browser::Kind;

/// The most a page may weigh with everything it needs, in bytes as they are, not compressed.
const HEAVIEST: usize = 150 * 1024;

/// Fetches a file as it is.
fn fetch(address: SocketAddr, path: &str) -> usize {
    let mut stream = TcpStream::connect(address).expect("the server answers");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a request is sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{path}");
    answer.len()
}

#[tokio::test]
async fn a_hundred_seats_with_one_person() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/new?game=welcome")).await;
    page.fill("#name", "Ada").await;
    page.fill("#people", "0").await;
    page.fill("#bots", "99").await;
    page.press("form.new button.main").await;
    page.my_turn().await;
    page.picture("table-hundred").await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;

    let files =
        page.ask("return performance.getEntriesByType('resource').map((file) => file.name)").await;
    let files: Vec<String> = serde_json::from_value(files).expect("names");
    let own = server.link("");
    let mut weight = page.client().source().await.expect("the page").len();
    for file in files.iter().filter(|file| !file.contains("/events") && !file.contains("/board")) {
        let path = file.strip_prefix(&own).unwrap_or_else(|| panic!("{file} is not ours"));
        if path.starts_with("/assets/") {
            weight += fetch(server.address(), path);
        }
    }
    assert!(weight < HEAVIEST, "the page weighs {weight} bytes");
}
