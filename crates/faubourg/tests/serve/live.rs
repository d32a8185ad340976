//! News of a table as it happens.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc;
use std::time::Duration;

use crate::client::Client;
use crate::program::two_at_table;
use crate::server::Server;

/// The versions that a stream tells, as they come.
pub(crate) fn versions(client: &mut Client, path: &str) -> mpsc::Receiver<u64> {
    let (sender, news) = mpsc::channel();
    listen(client, path, move |event, data| {
        // Who is away is told by the way.
        event != "version" || sender.send(data.parse().expect("a number")).is_ok()
    });
    news
}

/// Passes on the names and the data of a stream's events for as long as someone wants them.
pub(crate) fn listen(
    client: &mut Client,
    path: &str,
    mut tell: impl FnMut(&str, &str) -> bool + Send + 'static,
) {
    let stream = client.open_stream(path);
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    std::thread::spawn(move || {
        let mut event = String::new();
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let Ok(line) = line else { return };
            if let Some(name) = line.strip_prefix("event: ") {
                name.clone_into(&mut event);
            } else if let Some(data) = line.strip_prefix("data: ")
                && !tell(&event, data)
            {
                return;
            }
        }
    });
}

pub(crate) const WAIT: Duration = Duration::from_mins(1);

#[test]
fn a_turn_is_told_to_others_when_it_is_over_and_to_its_owner_at_once() {
    let server = Server::start();
    let [mut first, second] = two_at_table(&server);
    for path in [format!("/table/{}/events", second.id), format!("{}/events", second.table)] {
        let others = [server.visitor(), second.client.clone()];
        let others = others.map(|mut client| versions(&mut client, &path));
        let own = versions(&mut first.client.clone(), &path);
        let before = others.each_ref().map(|news| news.recv_timeout(WAIT).expect("a version"));
        let mut mine = own.recv_timeout(WAIT).expect("a version");
        let mut choices = first.choices();
        loop {
            choices = first.choose(&choices[0]);
            let now = own.recv_timeout(WAIT).expect("the owner's other window hears of it");
            assert!(now > mine, "{now}");
            mine = now;
            if choices.is_empty() {
                break;
            }
            first.back("undo");
            choices = first.choices();
            choices = first.choose(&choices[0]);
            for _ in 0..2 {
                mine = own.recv_timeout(WAIT).expect("a version");
            }
        }
        // Everything that was chosen and taken back on the way made no sound.
        for (news, before) in others.iter().zip(before) {
            assert_eq!(news.recv_timeout(WAIT), Ok(before + 1));
        }
        first.back("restart");
        for (news, before) in others.iter().zip(before) {
            assert_eq!(news.recv_timeout(WAIT), Ok(before + 2));
        }
    }
}

#[test]
fn streams_end_in_good_order_when_the_server_is_asked_to_stop() {
    let server = Server::start();
    let [first, _] = two_at_table(&server);
    let stream = server.visitor().open_stream(&format!("{}/events", first.table));
    let (sender, ended) = mpsc::channel();
    let mut lines = BufReader::new(stream.into_body().into_reader());
    lines.read_line(&mut String::new()).expect("the stream begins with the present version");
    std::thread::spawn(move || sender.send(lines.read_to_string(&mut String::new()).is_ok()));
    server.ask_to_stop();
    assert_eq!(ended.recv_timeout(Duration::from_secs(10)), Ok(true));
}
