//! Whoever makes a request: their secret, their language, and the tables they know.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::AppendHeaders;
use store::TableId;

use crate::token::{Token, TokenHash};
use crate::words::{Language, Words};

/// The cookie with the browser's secret.
const WHO: &str = "faubourg";
/// The cookie with the language chosen.
const LANGUAGE: &str = "language";
/// The cookie with the tables last visited, newest first.
const TABLES: &str = "tables";
/// How many tables a browser remembers.
const MOST_TABLES: usize = 12;
/// How long a browser remembers, in seconds: a year.
const REMEMBERED: u32 = 365 * 24 * 60 * 60;

/// Whoever makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    token: Option<Token>,
    /// What is kept of their secret; nobody in particular without one.
    pub(crate) who: Option<TokenHash>,
    /// The language they read.
    pub(crate) language: Language,
    /// The tables they visited, newest first.
    pub(crate) tables: Vec<TableId>,
    /// Whether the connection is encrypted, as a proxy in front tells.
    secure: bool,
    host: String,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

impl Visitor {
    fn of(headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let token = bearer.or(cookie(headers, WHO)).and_then(Token::from_text);
        let chosen = cookie(headers, LANGUAGE).and_then(Language::from_code);
        let accepted = || text(header::ACCEPT_LANGUAGE).and_then(Language::accepted);
        let tables = cookie(headers, TABLES).unwrap_or_default();
        Self {
            who: token.as_ref().map(Token::hash),
            token,
            language: chosen.or_else(accepted).unwrap_or_default(),
            tables: tables.split('.').filter_map(|id| id.parse().ok()).take(MOST_TABLES).collect(),
            secure: headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https"),
            host: text(header::HOST).unwrap_or("localhost").to_owned(),
        }
    }

    /// What the pages say to them.
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    /// Their secret, made now if they have none yet.
    pub(crate) fn token(&mut self) -> Result<Token, getrandom::Error> {
        if let Some(token) = &self.token {
            return Ok(token.clone());
        }
        let token = Token::random()?;
        self.who = Some(token.hash());
        self.token = Some(token.clone());
        Ok(token)
    }

    /// The cookies that let the browser be recognised, and remember a table.
    pub(crate) fn remember(&mut self, table: TableId) -> AppendHeaders<[(HeaderName, String); 2]> {
        self.tables.retain(|known| *known != table);
        self.tables.insert(0, table);
        self.tables.truncate(MOST_TABLES);
        let tables = self.tables.iter().map(TableId::as_str).collect::<Vec<_>>().join(".");
        let who = self.token.as_ref().map_or("", Token::reveal);
        AppendHeaders([
            (header::SET_COOKIE, self.cookie(WHO, who)),
            (header::SET_COOKIE, self.cookie(TABLES, &tables)),
        ])
    }

    /// The server's address as they know it, for links and codes.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }

    /// The cookie that keeps a language.
    pub(crate) fn speak(&self, language: Language) -> AppendHeaders<[(HeaderName, String); 1]> {
        AppendHeaders([(header::SET_COOKIE, self.cookie(LANGUAGE, language.code()))])
    }

    fn cookie(&self, name: &str, value: &str) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={REMEMBERED}{secure}")
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}
