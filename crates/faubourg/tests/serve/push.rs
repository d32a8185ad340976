//! Calling people who are away, through a push service of our own that reads what it is given.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::Value;

use crate::client::Client;
use crate::postgres_server::PostgresServer;
use crate::server::Server;

/// What a push service was sent.
struct Message {
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Message {
    fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value.as_str())
    }
}

/// A push service that answers everything with the same status.
struct Service {
    origin: String,
    messages: Receiver<Message>,
}

impl Service {
    fn start(status: &'static str) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let Some(message) = receive(stream, status) else { continue };
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Self { origin, messages }
    }

    fn next(&self) -> Message {
        self.messages.recv_timeout(Duration::from_mins(1)).expect("a message")
    }

    /// Nothing more comes for anyone so far: others are called twice, so that the server has looked
    /// at all its tables meanwhile, and theirs are the only calls.
    fn hears_nothing_else(&self, server: &Server) {
        for _ in 0..2 {
            let ([mut host, mut other], table) = two_people(server);
            Subscriber::new().subscribe(&mut other, &format!("{}/other", self.origin));
            host.post(&format!("{table}/start"), &[]).leads_to();
            assert_eq!(self.next().path, "/other", "nobody else was to be called");
        }
    }
}

fn receive(mut stream: TcpStream, status: &str) -> Option<Message> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(": ") else { break };
        headers.push((name.to_lowercase(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").ok()?;
    Some(Message { path, headers, body })
}

/// A browser that subscribed; its key opens one message.
struct Subscriber {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(secret: &Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut derived = vec![0; length];
    secret.expand(info, Length(length)).unwrap().fill(&mut derived).unwrap();
    derived
}

impl Subscriber {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public, secret: *b"a browser's salt" }
    }

    /// Tells the server where the browser can be called.
    fn subscribe(&self, person: &mut Client, endpoint: &str) {
        let (key, auth) = (BASE64.encode(&self.public), BASE64.encode(self.secret));
        let form = [("endpoint", endpoint), ("p256dh", key.as_str()), ("auth", auth.as_str())];
        person.post("/push", &form).with(204);
    }

    /// What the message says: RFC 8188 and 8291 read from the other end.
    fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(&rest[..5], [0, 0, 16, 0, 65], "one record, and a key");
        let (sender, sealed) = rest[5..].split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let (secret, public) = (self.secret, self.public);
        let input = agree_ephemeral(self.private, &theirs, |shared| {
            let both = Salt::new(HKDF_SHA256, &secret).extract(shared);
            expand(&both, &[b"WebPush: info\0", &public, sender], 32)
        });
        let secret = Salt::new(HKDF_SHA256, salt).extract(&input.unwrap());
        let key = expand(&secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it was for us");
        let text = text.strip_suffix(&[2]).expect("the end of the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

/// The service can check who calls.
fn check_signature(message: &Message, service: &Service, key: &str) {
    let header = message.header("authorization");
    let (token, told) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(told, key, "the key that browsers subscribed with");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let known = BASE64.decode(key).unwrap();
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &known)
        .verify(signed.as_bytes(), &BASE64.decode(signature).unwrap())
        .expect("signed by the server");
    let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], service.origin);
}

/// Two people at a table that has begun; the first is the host.
fn two_people(server: &Server) -> ([Client; 2], String) {
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "1"), ("title", "Elm")];
    let table = host.post("/tables", &form).leads_to();
    let mut friend = server.visitor();
    friend.post(&format!("{table}/sit"), &[("name", "Ben")]).leads_to();
    ([host, friend], table)
}

fn a_closed_phone_is_called(server: &Server) {
    let service = Service::start("201 Created");
    let ([mut ana, mut ben], table) = two_people(server);
    let key = ben.get("/push/key").with(200).text;
    assert_eq!(BASE64.decode(&key).expect("a key").len(), 65);
    assert_eq!(ana.get("/push/key").text, key, "the server keeps its key");
    let phone = Subscriber::new();
    phone.subscribe(&mut ben, &format!("{}/ben", service.origin));
    ana.post(&format!("{table}/start"), &[]).leads_to();

    let message = service.next();
    assert_eq!(message.path, "/ben");
    assert_eq!(message.header("content-encoding"), "aes128gcm");
    assert!(!message.header("ttl").is_empty());
    check_signature(&message, &service, &key);
    let call = phone.open(&message.body);
    assert_eq!(call["title"], "Elm");
    assert_eq!(call["body"], "It is your turn.");
    assert_eq!(call["url"], table);
    // Once for each turn.
    service.hears_nothing_else(server);
}

#[test]
fn a_closed_phone_hears_that_it_is_its_turn() {
    a_closed_phone_is_called(&Server::start_with(&["--allow-local-push"]));
}

#[test]
fn a_closed_phone_is_called_over_postgresql() {
    let Some(postgres) = PostgresServer::start() else { return };
    let database = postgres.create("push");
    a_closed_phone_is_called(&Server::over_with(&database, &["--allow-local-push"]));
}

#[test]
fn people_are_called_when_a_friend_comes_and_when_someone_wants_to_play_again() {
    let server = Server::start_with(&["--allow-local-push"]);
    let service = Service::start("201 Created");
    let mut host = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "1")];
    let table = host.post("/tables", &form).leads_to();
    let phone = Subscriber::new();
    phone.subscribe(&mut host, &format!("{}/joined", service.origin));
    let mut ben = server.visitor();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).leads_to();
    let message = service.next();
    assert_eq!(phone.open(&message.body)["body"], "Ben has joined.");
    host.post("/push/stop", &[]).leads_to();

    host.post(&format!("{table}/start"), &[]).leads_to();
    for (seat, person) in [("1", &mut host), ("2", &mut ben)] {
        person.post(&format!("{table}/fill"), &[("seat", seat), ("level", "random")]).leads_to();
    }
    let api = format!("/api{}", table.replace("/table/", "/tables/"));
    crate::program::eventually("the game is over", || host.get(&api).json()["phase"] == "over");
    let phone = Subscriber::new();
    phone.subscribe(&mut host, &format!("{}/again", service.origin));
    let next = ben.post(&format!("{table}/again"), &[]).leads_to();
    let message = service.next();
    assert_eq!(message.path, "/again");
    let call = phone.open(&message.body);
    assert_eq!(call["body"], "Ben wants to play again");
    assert_eq!(call["url"], next);
}

#[test]
fn a_browser_that_is_gone_is_forgotten() {
    let server = Server::start_with(&["--allow-local-push"]);
    let service = Service::start("410 Gone");
    let ([mut ana, mut ben], table) = two_people(&server);
    Subscriber::new().subscribe(&mut ben, &format!("{}/gone", service.origin));
    ana.post(&format!("{table}/start"), &[]).leads_to();
    assert_eq!(service.next().path, "/gone");
    // Ben sees it in what is kept of him.
    crate::program::eventually("it is forgotten", || {
        !ben.get("/yours").with(200).text.contains("/push/stop")
    });
}

#[test]
fn people_switch_calls_off() {
    let server = Server::start_with(&["--allow-local-push"]);
    let service = Service::start("201 Created");
    let ([mut ana, mut ben], table) = two_people(&server);
    Subscriber::new().subscribe(&mut ben, &format!("{}/off", service.origin));
    assert!(ben.get("/yours").with(200).text.contains("/push/stop"));
    ben.post("/push/stop", &[]).leads_to();
    assert!(!ben.get("/yours").with(200).text.contains("/push/stop"));
    ana.post(&format!("{table}/start"), &[]).leads_to();
    service.hears_nothing_else(&server);
}

#[test]
fn the_server_talks_to_no_machine_of_its_network() {
    let server = Server::start();
    let service = Service::start("201 Created");
    let ([mut ana, mut ben], _) = two_people(&server);
    let key = BASE64.encode(Subscriber::new().public);
    let auth = BASE64.encode([7; 16]);
    let mut subscribe = |endpoint: &str, key: &str, auth: &str| {
        let form = [("endpoint", endpoint), ("p256dh", key), ("auth", auth)];
        ben.post("/push", &form)
    };
    for endpoint in [
        service.origin.as_str(),
        "http://push.example.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "nonsense",
    ] {
        let told = subscribe(endpoint, &key, &auth).with(422).text;
        assert!(told.contains("public host"), "{told}");
    }
    let real = "https://push.example.com/x";
    for (key, auth) in [("", auth.as_str()), (&key[1..], &auth), (&key, "short")] {
        subscribe(real, key, auth).with(422);
    }
    subscribe(real, &key, &auth).with(204);
    // Someone who never sat down anywhere has nothing to be called for.
    let form = [("endpoint", real), ("p256dh", key.as_str()), ("auth", auth.as_str())];
    server.visitor().post("/push", &form).with(403);
    ana.post("/push", &[("endpoint", real)]).with(422);
}
