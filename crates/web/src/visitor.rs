//! The person behind a request: their secret, their language, and what their browser remembers.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::AppendHeaders;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use store::TableId;

use crate::front::Front;
use crate::limits::Client;
use crate::name::clean_name;
use crate::pages::skin::Skin;
use crate::preferences::Preferences;
use crate::token::{Token, TokenHash};
use crate::words::{Language, Words};

/// The cookie with the browser's secret.
const WHO: &str = "faubourg";
/// The cookie with the language chosen.
const LANGUAGE: &str = "language";
/// The cookie with the look of sheets chosen.
const SKIN: &str = "skin";
/// The cookie with the comforts of play.
const COMFORT: &str = "comfort";
/// The cookie with the tables last visited, newest first.
const TABLES: &str = "tables";
/// The cookie with the name and the town last used.
const NAMES: &str = "names";
/// The cookie with the operator's session.
const OPERATOR: &str = "operator";
/// How many tables a browser remembers.
const MOST_TABLES: usize = 12;
/// How long a browser remembers, in seconds: a year.
const REMEMBERED: u32 = 365 * 24 * 60 * 60;
/// Where there is TLS, browsers take a cookie of this name only from the very host it is for, and
/// only over TLS.
const ONLY_HOST: &str = "__Host-";

/// The person behind a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    token: Option<Token>,
    /// What is kept of their secret; nobody in particular without one.
    pub(crate) who: Option<TokenHash>,
    /// The language they read.
    pub(crate) language: Language,
    /// What they like.
    pub(crate) likes: Preferences,
    /// The tables they visited, newest first.
    pub(crate) tables: Vec<TableId>,
    /// The name and the town they last used.
    pub(crate) names: Option<(String, String)>,
    /// Where they are, as far as limits care.
    address: IpAddr,
    /// Whether their connection is encrypted.
    secure: bool,
    /// The server's address as they know it, for links and codes.
    pub(crate) origin: String,
}

/// Cookies to be kept.
pub(crate) type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// Who they are was found out once, when the request came in.
impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.remove::<Self>().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl Visitor {
    /// The person who sent these headers from this address.
    pub(crate) fn of(front: &Front, peer: IpAddr, headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let secure = front.is_secure(headers);
        let cookie = |name| cookie(headers, name, secure);
        let token = bearer(headers).or_else(|| cookie(WHO)).and_then(Token::from_text);
        let chosen = cookie(LANGUAGE).and_then(Language::from_code);
        let accepted = || text(header::ACCEPT_LANGUAGE).and_then(Language::accepted);
        let tables = cookie(TABLES).unwrap_or_default();
        let asked = || {
            let scheme = if secure { "https" } else { "http" };
            format!("{scheme}://{}", text(header::HOST).unwrap_or("localhost"))
        };
        let public = front.public_url.as_ref().map(|url| url.as_str().to_owned());
        Self {
            who: token.as_ref().map(Token::hash),
            token,
            language: chosen.or_else(accepted).unwrap_or_default(),
            likes: Preferences {
                skin: cookie(SKIN).and_then(Skin::from_name).unwrap_or_default(),
                ..Preferences::default().with_comforts(cookie(COMFORT).unwrap_or_default())
            },
            tables: tables.split('.').filter_map(|id| id.parse().ok()).take(MOST_TABLES).collect(),
            names: cookie(NAMES).and_then(read_names),
            address: front.origin_of(peer, headers),
            secure,
            origin: public.unwrap_or_else(asked),
        }
    }

    /// Who they are to the limits.
    pub(crate) fn client(&self) -> Client {
        Client { address: self.address, who: self.who }
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

    /// The cookies that let the browser be recognised, and remember a table and the names used.
    pub(crate) fn remember(&mut self, table: TableId) -> Cookies {
        self.tables.retain(|known| *known != table);
        self.tables.insert(0, table);
        self.tables.truncate(MOST_TABLES);
        let tables = self.tables.iter().map(TableId::as_str).collect::<Vec<_>>().join(".");
        let who = self.token.as_ref().map_or("", Token::reveal);
        let mut cookies = vec![self.cookie(WHO, who), self.cookie(TABLES, &tables)];
        if let Some((name, town)) = &self.names {
            let written = [name, town].map(|it| utf8_percent_encode(it, NON_ALPHANUMERIC));
            cookies.push(self.cookie(NAMES, &format!("{}.{}", written[0], written[1])));
        }
        AppendHeaders(cookies)
    }

    /// The cookie that keeps a language.
    pub(crate) fn speak(&self, language: Language) -> Cookies {
        AppendHeaders(vec![self.cookie(LANGUAGE, language.code())])
    }

    /// The cookie that keeps a look of sheets.
    pub(crate) fn wear(&self, skin: Skin) -> Cookies {
        AppendHeaders(vec![self.cookie(SKIN, skin.name())])
    }

    /// The cookie that keeps the comforts of play.
    pub(crate) fn be_comfortable(&self, likes: Preferences) -> Cookies {
        AppendHeaders(vec![self.cookie(COMFORT, &likes.comforts())])
    }

    /// The cookies that make the browser forget everything.
    pub(crate) fn forget(&self) -> Cookies {
        let all = [WHO, LANGUAGE, SKIN, COMFORT, TABLES, NAMES];
        AppendHeaders(all.map(|name| self.cookie_for(name, "", 0)).into())
    }

    fn cookie(&self, name: &str, value: &str) -> (HeaderName, String) {
        self.cookie_for(name, value, REMEMBERED)
    }

    fn cookie_for(&self, name: &str, value: &str, seconds: u32) -> (HeaderName, String) {
        self.cookie_within(name, value, seconds, "Lax")
    }

    /// The cookie of the operator's session; empty, it ends the session. Links from other sites do
    /// not bring it along.
    pub(crate) fn operate(&self, session: &str, time: Duration) -> Cookies {
        let seconds = u32::try_from(time.as_secs()).unwrap_or(0);
        AppendHeaders(vec![self.cookie_within(OPERATOR, session, seconds, "Strict")])
    }

    fn cookie_within(
        &self,
        name: &str,
        value: &str,
        seconds: u32,
        same_site: &str,
    ) -> (HeaderName, String) {
        let (prefix, secure) = if self.secure { (ONLY_HOST, "; Secure") } else { ("", "") };
        let kept = format!("Path=/; HttpOnly; SameSite={same_site}; Max-Age={seconds}{secure}");
        (header::SET_COOKIE, format!("{prefix}{name}={value}; {kept}"))
    }
}

/// The operator's session that a browser sent.
pub(crate) fn operator_session<'a>(front: &Front, headers: &'a HeaderMap) -> Option<&'a str> {
    cookie(headers, OPERATOR, front.is_secure(headers))
}

/// The secret that a program sent.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The name and the town in their cookie, if both can be shown.
fn read_names(cookie: &str) -> Option<(String, String)> {
    let (name, town) = cookie.split_once('.')?;
    let read = |text| clean_name(&percent_decode_str(text).decode_utf8().ok()?).ok();
    Some((read(name)?, read(town)?))
}

/// A cookie by its name. Over TLS only those that nobody else can have set.
fn cookie<'a>(headers: &'a HeaderMap, name: &str, secure: bool) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| {
            let key = if secure { key.strip_prefix(ONLY_HOST)? } else { key };
            (key == name).then_some(value)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_the_cookie() {
        let mut headers = HeaderMap::new();
        let front = Front::default();
        let peer = [127, 0, 0, 1].into();
        let mut visitor = Visitor::of(&front, peer, &headers);
        visitor.names = Some(("Zoë; B.".to_owned(), "L’Îlot = 1%".to_owned()));
        let AppendHeaders(cookies) = visitor.remember(TableId::random());
        for (_, cookie) in &cookies {
            let (pair, _) = cookie.split_once(';').unwrap();
            headers.append(header::COOKIE, pair.parse().unwrap());
        }
        assert_eq!(Visitor::of(&front, peer, &headers).names, visitor.names);
        for bad in ["", "Ada", "Ada.", ".Fern", "%00.Fern", "%ff.Fern"] {
            assert_eq!(read_names(bad), None, "{bad}");
        }
    }
}
