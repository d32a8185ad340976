//! Chromium, driven by chromedriver.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::page::Page;

/// Set by people who cannot install Chromium.
const WITHOUT: &str = "FAUBOURG_WITHOUT_BROWSER";

/// A driver that opens browsers; they are all closed when it is dropped.
pub(crate) struct Browser {
    port: u16,
    process: Child,
    _said: BufReader<ChildStdout>,
    /// The profiles of its browsers.
    profiles: TempDir,
}

/// What kind of browser to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Desk,
    /// A phone held upright, 390 × 844 points.
    Phone,
    /// A desk whose browser runs no scripts.
    NoScript,
}

impl Browser {
    /// Starts a driver; `None` if the person asked to do without.
    pub(crate) fn start() -> Option<Self> {
        if env::var_os(WITHOUT).is_some() {
            eprintln!("skipped: {WITHOUT} is set, so nothing is known about the pages");
            return None;
        }
        for (program, package) in [("chromium", "chromium"), ("chromedriver", "chromium-driver")] {
            let path = env::var_os("PATH").unwrap_or_default();
            assert!(
                env::split_paths(&path).any(|folder| folder.join(program).is_file()),
                "{program} is not installed: run `sudo apt-get install {package}`, \
                 or set {WITHOUT}=1 to skip the tests in a browser"
            );
        }
        // Other tests start one in the same moment, and two can pick the same port: one of them gives up.
        let (port, process, said) =
            (0..3).find_map(|_| driver()).expect("chromedriver says where it is");
        let profiles = tempfile::tempdir().expect("a temporary directory");
        Some(Self { port, process, _said: said, profiles })
    }

    /// Opens a browser with a new profile.
    pub(crate) async fn open(&self, kind: Kind) -> Page {
        let profile = tempfile::tempdir_in(self.profiles.path()).expect("a profile").keep();
        let mut options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--disable-quic", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--window-size=1280,900",
                "--force-color-profile=srgb", "--force-prefers-reduced-motion", "--lang=en",
                format!("--user-data-dir={}", profile.display()),
            ],
            "prefs": { "intl.accept_languages": "en" },
        });
        match kind {
            Kind::Desk => {}
            Kind::Phone => {
                options["mobileEmulation"] = json!({
                    "deviceMetrics":
                        { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true },
                });
            }
            Kind::NoScript => {
                options["prefs"]["profile.managed_default_content_settings.javascript"] = json!(2);
            }
        }
        let Value::Object(wanted) = json!({ "goog:chromeOptions": options }) else {
            unreachable!("an object")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("chromedriver opens a browser");
        Page::new(client)
    }
}

/// Starts the driver on a free port, if it can.
fn driver() -> Option<(u16, Child, BufReader<ChildStdout>)> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver runs");
    let mut said = BufReader::new(process.stdout.take().expect("piped"));
    let port = said.by_ref().lines().map_while(Result::ok).find_map(|line| {
        line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
    });
    let Some(port) = port else {
        let _ = process.wait();
        return None;
    };
    Some((port, process, said))
}

impl Browser {
    /// Takes the network away from a browser, as a tunnel does, or gives it back.
    pub(crate) async fn network(&self, page: &Page, on: bool) {
        let session = page.client().session_id().await.expect("asked").expect("a session");
        let path = format!("/session/{session}/chromium/network_conditions");
        let body = json!({ "network_conditions": {
            "offline": !on, "latency": 0, "throughput": -1,
            "download_throughput": -1, "upload_throughput": -1,
        } })
        .to_string();
        let address = (Ipv4Addr::LOCALHOST, self.port);
        let mut stream = TcpStream::connect(address).expect("chromedriver answers");
        let length = body.len();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("it is asked");
        let mut answer = String::new();
        let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
        let _ = stream.read_to_string(&mut answer);
        assert!(answer.starts_with("HTTP/1.1 200"), "the network: {answer}");
    }
}

impl Drop for Browser {
    /// Asked to leave, chromedriver takes its browsers along; killed, it would leave them behind.
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n");
            let _ = stream.read_to_end(&mut Vec::new());
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
