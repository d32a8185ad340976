//! Clients that are slow, too many, or never come to an end do not keep others from playing.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::live::{WAIT, versions};
use crate::program::{eventually, two_at_table};
use crate::server::Server;

const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nhost: local";
const HALF_A_BODY: &str = "POST /language HTTP/1.1\r\nhost: localhost\r\n\
    content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nlang";

/// A client that sends just what it is given.
struct Raw(TcpStream);

impl Raw {
    fn connect(server: &Server) -> Self {
        let address = server.base.strip_prefix("http://").expect("an address");
        let stream = TcpStream::connect(address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        Self(stream)
    }

    fn send(&mut self, text: &str) -> bool {
        self.0.write_all(text.as_bytes()).is_ok()
    }

    /// Reads until something is there; empty when the server has hung up.
    fn read(&mut self) -> String {
        let mut buffer = [0; 8192];
        match self.0.read(&mut buffer) {
            Ok(read) => String::from_utf8_lossy(&buffer[..read]).into_owned(),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => String::new(),
            Err(error) => panic!("the server neither answers nor hangs up: {error}"),
        }
    }

    /// Whether the connection is served.
    fn is_answered(&mut self) -> bool {
        self.send("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
        self.read().starts_with("HTTP/1.1 200")
    }

    #[track_caller]
    fn is_cut(&mut self) {
        assert_eq!(self.read(), "");
    }
}

#[test]
fn a_request_must_come_to_its_end() {
    let server = Server::start_with(&["--header-timeout", "1", "--body-timeout", "1"]);
    // Nothing at all, half a head, half a body.
    for half in ["", HALF_A_HEAD, HALF_A_BODY] {
        let mut slow = Raw::connect(&server);
        slow.send(half);
        slow.is_cut();
    }
    // A byte now and then does not help.
    let mut trickling = Raw::connect(&server);
    trickling.send("GET / HTTP/1.1\r\nx: ");
    let end = Instant::now() + Duration::from_secs(30);
    while trickling.send("x") {
        assert!(Instant::now() < end, "the head has no end");
        std::thread::sleep(Duration::from_millis(100));
    }
    server.visitor().get("/").with(200);
}

#[test]
fn a_connection_that_asks_for_nothing_is_closed() {
    let server = Server::start_with(&["--idle-timeout", "1"]);
    let mut idle = Raw::connect(&server);
    assert!(idle.is_answered());
    idle.is_cut();
}

#[test]
fn a_client_that_does_not_read_is_cut_and_streams_go_on() {
    let server = Server::start_with(&["--write-timeout", "1", "--rate", "0"]);
    let [mut first, _] = two_at_table(&server);
    let news = versions(&mut first.client.clone(), &format!("{}/events", first.table));
    news.recv_timeout(WAIT).expect("the present version");

    let mut deaf = Raw::connect(&server);
    deaf.0.set_write_timeout(Some(Duration::from_secs(1))).expect("a limit");
    let page = "GET /rules/welcome HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100);
    eventually("nothing more can be sent to it", || !deaf.send(&page));
    let cut = || {
        let metrics = server.visitor().get("/metrics").text;
        !metrics.contains("faubourg_cut_connections_total 0\n")
    };
    eventually("it is cut", cut);

    // A quiet stream is no fault.
    let choices = first.choices();
    first.choose(&choices[0]);
    news.recv_timeout(WAIT).expect("news");
}

#[test]
fn one_address_has_so_many_connections_unless_it_is_a_proxy() {
    let few = ["--connections-per-address", "4"];
    let server = Server::start_with(&few);
    let mut held: Vec<Raw> = (0..4).map(|_| Raw::connect(&server)).collect();
    assert!(held.iter_mut().all(Raw::is_answered));
    let refused = Raw::connect(&server).read();
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("retry-after: 10"));
    held.pop();
    eventually("a place is free again", || Raw::connect(&server).is_answered());

    let behind_proxy = Server::start_with(&[few.as_slice(), &["--trust-proxy"]].concat());
    let mut held: Vec<Raw> = (0..20).map(|_| Raw::connect(&behind_proxy)).collect();
    assert!(held.iter_mut().all(Raw::is_answered));
}

#[test]
fn all_files_that_the_system_gives_are_used() {
    let server = Server::start_after("ulimit -Sn 64", &[]);
    let mut held: Vec<Raw> = (0..200).map(|_| Raw::connect(&server)).collect();
    assert!(held.iter_mut().all(Raw::is_answered));
    server.visitor().get("/").with(200);
}

#[test]
fn with_few_files_the_database_still_works() {
    let server = Server::start_after("ulimit -n 64", &["--idle-timeout", "60"]);
    // The host's own connection was there before the crowd.
    let mut host = Client::keeping(&server.base, 1);
    let table = serde_json::json!({ "game": "welcome", "seats": 2 });
    let opened = host.post_json("/api/tables", &table).with(201).json();
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("a table"));
    let crowd: Vec<Raw> = (0..100).map(|_| Raw::connect(&server)).collect();
    // Open connections are served: the crowd takes no file that the log needs.
    host.get(&table).with(200);
    host.post_json(&format!("{table}/seats"), &serde_json::json!({ "name": "Ada" })).with(201);
    drop(crowd);
    eventually("others come in again", || Raw::connect(&server).is_answered());
}

#[test]
fn half_sent_requests_and_streams_do_not_keep_the_server_from_ending() {
    let mut server = Server::start_with(&["--shutdown-timeout", "3"]);
    let [first, _] = two_at_table(&server);
    let stream = server.visitor().open_stream(&format!("{}/events", first.table));
    let mut head = Raw::connect(&server);
    head.send(HALF_A_HEAD);
    let mut body = Raw::connect(&server);
    body.send(HALF_A_BODY);
    let mut idle = Raw::connect(&server);
    assert!(idle.is_answered());
    // Half of the connection is closed, the other half is left open.
    let silent = Raw::connect(&server);
    silent.0.shutdown(Shutdown::Read).expect("a half");
    server.ask_to_stop();
    assert!(server.ends_well());
    drop(stream);
    // What was there is there.
    server.kill_and_restart();
    server.visitor().get(&first.table).with(200);
}
