//! How the world reaches the server: what stands in front of it, and how much one client may ask.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, Uri};
use thiserror::Error;

use crate::capacity::MostConnections;
use crate::connection::TimeLimits;
use crate::hall::Keep;
use crate::operator_token::OperatorToken;
use crate::recent_log::RecentLog;

/// How the world reaches the server. The default suits friends in one network.
#[derive(Clone, Debug, Default)]
pub struct Front {
    /// The address in links and codes; without it, the one that each browser asked for.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front tells the truth about who asks.
    pub trust_proxy: bool,
    /// How often one client may ask.
    pub allowance: Allowance,
    /// How many connections may be open at once.
    pub connections: MostConnections,
    /// How long a client may take.
    pub time_limits: TimeLimits,
    /// Whether every request is written to the log.
    pub access_log: bool,
    /// How long tables are kept that nobody plays at.
    pub keep: Keep,
    /// Whether push services on this machine or in its network are called too.
    pub local_push: bool,
    /// What opens the operator's page; without it there is none.
    pub admin_token: Option<OperatorToken>,
    /// What opens the metrics from elsewhere, beside the operator's own token.
    pub metrics_token: Option<OperatorToken>,
    /// The latest warnings and errors, which the operator's page shows.
    pub recent_log: RecentLog,
}

/// How often one client may ask, and how much of what it sends is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How many changes a second one player may make, on average; 0 for no limits at all.
    pub rate: u32,
    /// How many tables one address may open at once, and again each day; 0 for no limit.
    pub tables_per_day: u32,
    /// How many megabytes these tables may bring along, such as data files; 0 for no limit.
    pub megabytes_per_day: u32,
}

impl Default for Allowance {
    /// Far more changes than fingers can do, and enough for a program that plays as fast as it
    /// can; more tables than a club opens on an evening.
    fn default() -> Self {
        Self { rate: 100, tables_per_day: 200, megabytes_per_day: 20 }
    }
}

impl Front {
    /// Where a request comes from, as far as limits care: the address of the connection, or what
    /// a trusted proxy says of it. What stands further left in the proxy's list comes from the
    /// client, and is not believed.
    pub(crate) fn origin_of(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").into_iter().next_back()?;
            forwarded_address(last.to_str().ok()?.rsplit(',').next()?)
        };
        let address = if self.trust_proxy { forwarded().unwrap_or(peer) } else { peer };
        one_client(address)
    }

    /// Whether the browser speaks HTTPS. A client that lies about it only spoils its own cookies, so
    /// that any proxy may tell.
    pub(crate) fn is_secure(&self, headers: &HeaderMap) -> bool {
        match &self.public_url {
            Some(url) => url.secure,
            None => headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https"),
        }
    }
}

/// An address as proxies write it: alone, with a port, in brackets, in quotes.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    if let Ok(address) = text.parse() {
        return Some(address);
    }
    if let Ok(with_port) = text.parse::<SocketAddr>() {
        return Some(with_port.ip());
    }
    text.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// A household gets 2^64 addresses of the new kind: they are one client.
pub(crate) fn one_client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The address under which people know the server: `https://play.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    origin: String,
}

impl PublicUrl {
    /// The address without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.origin
    }
}

/// An address that cannot be the server's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected https://HOST or http://HOST, without a path: the games live at the root")]
pub struct BadPublicUrl;

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| BadPublicUrl)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(BadPublicUrl),
        };
        let host = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let host = host.ok_or(BadPublicUrl)?;
        if uri.path() != "/" || uri.query().is_some() {
            return Err(BadPublicUrl);
        }
        let scheme = if secure { "https" } else { "http" };
        Ok(Self { secure, origin: format!("{scheme}://{host}") })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn public_urls_have_no_path() {
        let url: PublicUrl = "https://play.example:8443/".parse().unwrap();
        assert_eq!((url.as_str(), url.secure), ("https://play.example:8443", true));
        for bad in ["play.example", "ftp://x", "https://x/games", "https://x/?a", "https://a@x", ""]
        {
            assert_eq!(bad.parse::<PublicUrl>(), Err(BadPublicUrl), "{bad}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_tells_who_asks_and_only_its_own_word_counts() {
        let peer: IpAddr = "10.0.0.1".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", HeaderValue::from_static("1.1.1.1"));
        headers.append("x-forwarded-for", HeaderValue::from_static("2.2.2.2, 3.3.3.3"));
        assert_eq!(Front::default().origin_of(peer, &headers), peer);
        let trusting = Front { trust_proxy: true, ..Front::default() };
        assert_eq!(trusting.origin_of(peer, &headers).to_string(), "3.3.3.3");
        assert_eq!(trusting.origin_of(peer, &HeaderMap::new()), peer);
    }

    #[test]
    fn a_proxy_may_tell_the_port_too() {
        let expected: [(&str, &[&str]); 2] = [
            ("1.2.3.4", &["1.2.3.4", " 1.2.3.4:567 ", "\"1.2.3.4:567\"", "[::ffff:1.2.3.4]:5"]),
            (
                "2001:db8::",
                &["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:567", "\"[2001:db8::1]:567\""],
            ),
        ];
        let front = Front { trust_proxy: true, ..Front::default() };
        let peer: IpAddr = "10.0.0.1".parse().unwrap();
        let origin = |forwarded: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", forwarded.parse().unwrap());
            front.origin_of(peer, &headers).to_string()
        };
        for (client, ways) in expected {
            for forwarded in ways {
                assert_eq!(origin(forwarded), client, "{forwarded}");
            }
        }
        for nonsense in ["", "unknown", "_hidden", "1.2.3.4:99999", "[", "[]:1", "1.2.3"] {
            assert_eq!(origin(nonsense), peer.to_string(), "{nonsense}");
        }
    }

    #[test]
    fn a_household_is_one_client() {
        let one = |text: &str| one_client(text.parse().unwrap());
        assert_eq!(one("2001:db8:1:2:3::4"), one("2001:db8:1:2:ffff::1"));
        assert_ne!(one("2001:db8:1:2::1"), one("2001:db8:1:3::1"));
        assert_eq!(one("::ffff:10.0.0.1"), one("10.0.0.1"));
        assert_ne!(one("10.0.0.1"), one("10.0.0.2"));
    }
}
