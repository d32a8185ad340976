//! Where a browser can be called. Anyone may tell the server an address, so only those are believed
//! that can be a push service: `https` at a public host. Nobody can make this server talk to
//! machines of its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

/// The longest address that is kept; real ones have some hundred letters.
const LONGEST: usize = 1024;

/// The address of one browser at its push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    uri: Uri,
}

impl Endpoint {
    /// An address as a browser tells it. With `local`, also `http` and hosts of this machine.
    pub(super) fn parse(text: &str, local: bool) -> Option<Self> {
        let uri: Uri = (text.len() <= LONGEST).then(|| text.parse().ok())??;
        let authority = uri.authority()?.as_str();
        let host = uri.host()?;
        let encrypted = uri.scheme() == Some(&Scheme::HTTPS);
        let service = encrypted && uri.port_u16().is_none_or(|port| port == 443);
        let known = match host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => is_public(address),
            Err(_) => is_public_name(host),
        };
        let plain = encrypted || uri.scheme() == Some(&Scheme::HTTP);
        let believed = (service && known) || (local && plain);
        (believed && !authority.contains('@')).then_some(Self { uri })
    }

    /// Whether it is to be reached over TLS.
    pub(super) fn is_encrypted(&self) -> bool {
        self.uri.scheme() == Some(&Scheme::HTTPS)
    }

    pub(super) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default()
    }

    /// Host and port, as they are asked for.
    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    /// The push service: `https://push.example`.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_encrypted() { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    pub(super) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }

    /// Where to connect. The name is looked up here and the connection goes to what was found, so
    /// that a name cannot mean something else a moment later.
    pub(super) async fn look_up(&self, local: bool) -> Option<SocketAddr> {
        let port = self.uri.port_u16().unwrap_or(if self.is_encrypted() { 443 } else { 80 });
        let host = self.host().trim_matches(['[', ']']);
        let mut found = tokio::net::lookup_host((host, port)).await.ok()?;
        found.find(|address| local || is_public(address.ip()))
    }
}

/// Whether a name can be a host of the internet.
fn is_public_name(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let own = ["localhost", "local", "internal", "home", "lan", "test", "invalid", "arpa", "onion"];
    let top = host.rsplit('.').next().unwrap_or_default();
    // Numbers in other spellings than the usual one are addresses too.
    host.contains('.') && !own.contains(&top) && !top.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether an address is one of the internet, not of this machine, its network or its provider.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = a == 0
        || a >= 224
        || (a, b & 0xc0) == (100, 64)
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || (a, b & 0xfe) == (198, 18);
    !(reserved
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

/// Of the new kind only what is given out: the rest leads to this network, or to addresses of the
/// old kind by a way of its own.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given_out = (0x2000..0x4000).contains(&a);
    let tunnel = a == 0x2002 || (a == 0x2001 && (b < 0x200 || b == 0xdb8));
    given_out && !tunnel && a != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_called() {
        let real = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA";
        let endpoint = Endpoint::parse(real, false).unwrap();
        assert_eq!(endpoint.origin(), "https://updates.push.services.mozilla.com");
        assert_eq!(endpoint.path(), "/wpush/v2/gAAAA");
        for good in ["https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/Q"] {
            assert!(Endpoint::parse(good, false).is_some(), "{good}");
        }
        for bad in [
            "",
            "/push",
            "http://push.example/x",
            "ftp://push.example.com/x",
            "https://push.example.com:8443/x",
            "https://push.example.com@10.0.0.1/x",
            "https://user@push.example.com/x",
            "https://localhost/x",
            "https://db.internal/x",
            "https://printer/x",
            "https://printer.local./x",
            "https://127.0.0.1/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://127.1/x",
            "https://10.1.2.3/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.100.0.1/x",
            "https://192.168.1.1/x",
            "https://198.18.0.1/x",
            "https://224.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://[2002:7f00:1::]/x",
            "https://[fe80::1]/x",
            "https://[fd00::1]/x",
        ] {
            assert_eq!(Endpoint::parse(bad, false), None, "{bad}");
        }
        assert!(Endpoint::parse("http://127.0.0.1:9/x", true).is_some());
        let long = format!("https://push.example.com/{}", "x".repeat(LONGEST));
        assert_eq!(Endpoint::parse(&long, false), None);
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        // Whatever a name says, what it leads to decides.
        let endpoint = Endpoint::parse("http://localhost:9/x", true).unwrap();
        assert_eq!(endpoint.look_up(false).await, None);
        assert!(endpoint.look_up(true).await.is_some());
    }
}
