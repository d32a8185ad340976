//! Cookies are bound to the host where there is TLS.

use crate::client::{Answer, Client};
use crate::server::Server;

const HTTPS: [(&str, &str); 1] = [("x-forwarded-proto", "https")];

fn open_table(visitor: &mut Client, headers: &[(&str, &str)]) -> Answer {
    let form = [("game", "welcome"), ("name", "Ada"), ("people", "1")];
    visitor.post_with("/tables", &form, headers)
}

#[track_caller]
fn assert_bound(answer: &Answer) {
    assert!(answer.cookies.len() >= 3);
    for cookie in &answer.cookies {
        assert!(cookie.starts_with("__Host-"), "{cookie}");
        assert!(cookie.contains("; Secure") && cookie.contains("; Path=/;"), "{cookie}");
        assert!(cookie.contains("; HttpOnly") && !cookie.contains("Domain"), "{cookie}");
    }
}

#[test]
fn a_public_https_address_binds_cookies_and_makes_links() {
    let server = Server::start_with(&["--public-url", "https://play.example/"]);
    let mut host = server.visitor();
    let answer = open_table(&mut host, &[]);
    assert_bound(&answer);
    let table = answer.leads_to();
    let lobby = host.get(&table).with(200).text;
    assert!(lobby.contains(&format!("https://play.example{table}")));
    assert!(lobby.contains("/start\""), "the host is recognised");
}

#[test]
fn a_proxy_that_speaks_https_binds_cookies() {
    let server = Server::start();
    let mut host = server.visitor();
    let answer = open_table(&mut host, &HTTPS);
    assert_bound(&answer);
    let table = answer.leads_to();
    let lobby = host.ask("GET", &table, &HTTPS, ()).with(200).text;
    assert!(lobby.contains("https://127.0.0.1:") && lobby.contains("/start\""));
    // A cookie that any neighbour could have set is not believed.
    let secret = host.cookie("__Host-faubourg").expect("a secret");
    let plain = format!("faubourg={secret}");
    let other = server.visitor().ask("GET", &table, &[HTTPS[0], ("cookie", &plain)], ());
    assert!(!other.with(200).text.contains("/start\""));
}

#[test]
fn without_tls_cookies_are_plain() {
    let server = Server::start();
    let answer = open_table(&mut server.visitor(), &[]);
    for cookie in &answer.cookies {
        assert!(!cookie.contains("__Host-") && !cookie.contains("Secure"), "{cookie}");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    }
}
