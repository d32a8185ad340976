//! Reactions, and who is away.

use std::sync::mpsc;
use std::time::Duration;

use crate::client::Client;
use crate::live::listen;
use crate::program::{eventually, two_at_table};
use crate::server::Server;

const WAIT: Duration = Duration::from_mins(1);

/// What a stream tells beside versions.
fn hear(client: &Client, path: &str) -> mpsc::Receiver<(String, String)> {
    let (sender, news) = mpsc::channel();
    listen(&mut client.clone(), path, move |event, data| {
        event == "version" || sender.send((event.to_owned(), data.to_owned())).is_ok()
    });
    news
}

/// The next of these events.
fn next(news: &mpsc::Receiver<(String, String)>, wanted: &str) -> String {
    loop {
        let (event, data) = news.recv_timeout(WAIT).expect("an event");
        if event == wanted {
            return data;
        }
    }
}

#[test]
fn a_reaction_is_heard_by_everyone_at_the_table() {
    let server = Server::start();
    let [mut first, second] = two_at_table(&server);
    let (events, react) =
        (format!("/table/{}/events", first.id), format!("/table/{}/react", first.id));
    let news = [hear(&second.client, &events), hear(&server.visitor(), &events)];
    let version = first.state()["version"].clone();
    first.client.post(&react, &[("what", "clap")]).leads_to();
    // More than one in a moment are not heard.
    first.client.post(&react, &[("what", "wow")]).leads_to();
    for news in &news {
        assert_eq!(next(news, "said"), "1 clap");
    }
    // After a while they are; until then nothing else was.
    let heard = std::cell::Cell::new(None);
    eventually("another one is heard", || {
        first.client.post(&react, &[("what", "heart")]).leads_to();
        heard.set(news[0].try_iter().find(|(event, _)| event == "said"));
        heard.take().is_some_and(|(_, data)| {
            assert_eq!(data, "1 heart");
            true
        })
    });
    assert_eq!(first.state()["version"], version, "nothing of it is kept");

    first.client.post(&react, &[("what", "hello there")]).with(422);
    first.client.post(&react, &[("what", "clap"), ("seat", "2")]).with(403);
    server.visitor().post(&react, &[("what", "clap")]).with(403);
}

#[test]
fn those_who_closed_the_page_are_away() {
    let server = Server::start();
    let [first, mut second] = two_at_table(&server);
    let events = format!("/table/{}/events", first.id);
    let news = hear(&first.client, &events);
    assert_eq!(next(&news, "away"), "[2]", "the second one has not come yet");
    second.page();
    assert_eq!(next(&news, "away"), "[]", "now they have");
}
