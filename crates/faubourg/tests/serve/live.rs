//! News of a table as it happens.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::program::two_at_table;
use crate::server::Server;

#[test]
fn a_choice_of_another_seat_is_told_at_once() {
    let server = Server::start();
    let [mut first, second] = two_at_table(&server);
    for path in [format!("/table/{}/events", second.id), format!("{}/events", second.table)] {
        let stream = server.visitor().open_stream(&path);
        assert_eq!(stream.headers()["content-type"], "text/event-stream");
        let (sender, news) = mpsc::channel();
        std::thread::spawn(move || {
            let mut event = String::new();
            for line in BufReader::new(stream.into_body().into_reader()).lines() {
                let Ok(line) = line else { return };
                if let Some(name) = line.strip_prefix("event: ") {
                    name.clone_into(&mut event);
                } else if let Some(data) = line.strip_prefix("data: ") {
                    let version: u64 = data.parse().expect("a number");
                    if sender.send((event.clone(), version)).is_err() {
                        return;
                    }
                }
            }
        });
        let wait = Duration::from_secs(10);
        let now = first.state()["version"].as_u64().expect("a number");
        assert_eq!(news.recv_timeout(wait), Ok(("version".to_owned(), now)));
        for step in 1..=2 {
            let choices = first.choices();
            let start = Instant::now();
            first.choose(&choices[0]);
            assert_eq!(news.recv_timeout(wait), Ok(("version".to_owned(), now + step)));
            assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
        }
        first.back("restart");
    }
}

#[test]
fn streams_end_in_good_order_when_the_server_is_asked_to_stop() {
    let server = Server::start();
    let [first, _] = two_at_table(&server);
    let stream = server.visitor().open_stream(&format!("{}/events", first.table));
    let (sender, ended) = mpsc::channel();
    let mut lines = BufReader::new(stream.into_body().into_reader());
    lines.read_line(&mut String::new()).expect("the present version is told");
    std::thread::spawn(move || sender.send(lines.read_to_string(&mut String::new()).is_ok()));
    server.ask_to_stop();
    assert_eq!(ended.recv_timeout(Duration::from_secs(10)), Ok(true));
}
