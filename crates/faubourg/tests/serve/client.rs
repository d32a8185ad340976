//! A client of the server: a browser without script, or a program.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use serde_json::Value;
use ureq::http::{Request, Response};
use ureq::{Agent, AsSendBody, Body};

/// What the server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) text: String,
    /// The cookies to keep, as they were sent.
    pub(crate) cookies: Vec<String>,
}

impl Answer {
    /// The answer, given that it has this status.
    #[track_caller]
    pub(crate) fn with(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// The JSON of an answer that went well.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.text);
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// What the API complained about, given that it refused with this status.
    #[track_caller]
    pub(crate) fn complaint(self, status: u16) -> String {
        let text = self.with(status).text;
        let body: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("JSON: {text}"));
        body["error"].as_str().expect("an error").to_owned()
    }

    /// Where a redirect leads.
    #[track_caller]
    pub(crate) fn leads_to(&self) -> String {
        assert_eq!(self.status, 303, "{}", self.text);
        self.headers["location"].clone()
    }
}

/// One browser profile or one program.
#[derive(Clone)]
pub(crate) struct Client {
    agent: Agent,
    pub(crate) base: String,
    cookies: BTreeMap<String, String>,
    /// The token of a program.
    pub(crate) token: Option<String>,
    /// Everything the server ever sent it.
    pub(crate) heard: String,
}

impl Client {
    pub(crate) fn new(base: &str) -> Self {
        // The server closes idle connections, and a POST on one of those has no answer.
        Self::keeping(base, 0)
    }

    /// A client that keeps so many connections open between two requests.
    pub(crate) fn keeping(base: &str, connections: usize) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_idle_connections(connections)
            .timeout_global(Some(Duration::from_mins(1)));
        Self {
            agent: config.build().into(),
            base: base.to_owned(),
            cookies: BTreeMap::new(),
            token: None,
            heard: String::new(),
        }
    }

    /// The value of a cookie it keeps.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], ())
    }

    /// Sends a form.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, fields, &[])
    }

    /// Sends a form with further headers.
    pub(crate) fn post_with(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let pairs = fields.iter().map(|(name, value)| format!("{name}={}", escape(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        let form = ("content-type", "application/x-www-form-urlencoded");
        self.ask("POST", path, &[headers, &[form]].concat(), body)
    }

    /// Sends JSON.
    pub(crate) fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &[("content-type", "application/json")], body.to_string())
    }

    /// Sends JSON to a server that may be gone.
    pub(crate) fn try_post_json(&mut self, path: &str, body: &Value) -> Option<Answer> {
        self.try_ask("POST", path, &[("content-type", "application/json")], body.to_string())
    }

    /// Asks a server that may be gone.
    pub(crate) fn try_get(&mut self, path: &str) -> Option<Answer> {
        self.try_ask("GET", path, &[], ())
    }

    /// Sends a form, and goes where the answer leads.
    pub(crate) fn post_and_follow(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.post(path, fields);
        self.get(&answer.leads_to())
    }

    /// Asks for anything.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl AsSendBody,
    ) -> Answer {
        self.try_ask(method, path, headers, body).expect("the server answers")
    }

    /// The answer; nothing if the server is gone.
    fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl AsSendBody,
    ) -> Option<Answer> {
        let mut response = self.try_send(method, path, headers, body)?;
        let mut told = BTreeMap::new();
        let mut cookies = Vec::new();
        for (name, value) in response.headers() {
            let value = value.to_str().expect("text");
            if name == "set-cookie" {
                cookies.push(value.to_owned());
                let (name, rest) = value.split_once('=').expect("a cookie");
                let value = rest.split(';').next().unwrap_or_default();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
            told.insert(name.to_string(), value.to_owned());
        }
        let text = response.body_mut().read_to_string().ok()?;
        let _ = writeln!(self.heard, "{told:?}\n{text}");
        Some(Answer { status: response.status().as_u16(), headers: told, text, cookies })
    }

    /// Asks for something that is no text.
    pub(crate) fn ask_for_bytes(&mut self, path: &str) -> Vec<u8> {
        let mut response = self.try_send("GET", path, &[], ()).expect("the server answers");
        assert_eq!(response.status().as_u16(), 200, "{path}");
        response.body_mut().read_to_vec().expect("an answer")
    }

    /// Asks for a stream, which has no end.
    pub(crate) fn open_stream(&mut self, path: &str) -> Response<Body> {
        self.try_send("GET", path, &[("accept", "text/event-stream")], ()).expect("a stream")
    }

    fn try_send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl AsSendBody,
    ) -> Option<Response<Body>> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        if !self.cookies.is_empty() {
            let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
            request = request.header("cookie", cookies.collect::<Vec<_>>().join("; "));
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body).expect("a request");
        self.agent.run(request).ok()
    }
}

/// A value as forms send it.
fn escape(value: &str) -> String {
    let escaped = value.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).into(),
        _ => format!("%{byte:02X}"),
    });
    escaped.collect()
}
