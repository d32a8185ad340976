//! Clients that the operator has blocked get in nowhere.

use serde_json::json;

use crate::admin::{confirmed, operator};
use crate::live::{WAIT, listen};
use crate::program::two_at_table;
use crate::server::Server;

/// A server behind a proxy, so that clients have addresses of their own.
fn behind_proxy(folder: &std::path::Path) -> Server {
    let token = crate::admin::token_file(folder);
    Server::start_with(&["--admin-token-file", &token, "--trust-proxy"])
}

#[test]
fn a_blocked_address_is_told_so_until_it_is_unblocked() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mut server = behind_proxy(folder.path());
    let mut operator = operator(&server);
    let mut visitor = server.visitor();
    let household = [("x-forwarded-for", "2001:db8:1:2:3::4"), ("accept-language", "fr")];
    visitor.ask("GET", "/", &household, ()).with(200);
    let page = operator.get("/admin/clients").with(200).text;
    let network = "2001:db8:1:2::/64";
    assert!(page.contains(network) && page.contains("1 read, 0 changed, 0 refused"), "{page}");
    operator.post("/admin/block", &[("whom", "everyone")]).with(422);
    let neighbour = [("whom", "2001:db8:1:2:ffff::")];
    assert_eq!(confirmed(&mut operator, "/admin/block", &neighbour), "/admin/clients");

    for restarted in [false, true] {
        if restarted {
            server.kill_and_restart();
            operator.base.clone_from(&server.base);
            visitor.base.clone_from(&server.base);
        }
        let page = visitor.ask("GET", "/", &household, ()).with(403).text;
        assert!(page.contains("Vous ne pouvez pas jouer ici"), "{page}");
        visitor.post_with("/language", &[("lang", "fr")], &household).with(403);
        let told = visitor.ask("GET", "/api/games", &household, ()).complaint(403);
        assert!(told.contains("blocked"), "{told}");
        let body = json!({ "game": "welcome", "seats": 2 }).to_string();
        visitor.ask("POST", "/api/tables", &household, body).with(403);
        for open in ["/healthz", "/admin"] {
            assert_ne!(visitor.ask("GET", open, &household, ()).status, 403, "{open}");
        }
        visitor.ask("GET", "/", &[("x-forwarded-for", "2001:db8:1:3::4")], ()).with(200);
    }
    let page = operator.get("/admin/clients").with(200).text;
    assert!(page.contains("/admin/unblock") && page.contains("4 refused"), "{page}");
    operator.post("/admin/unblock", &[("whom", network)]).leads_to();
    visitor.ask("GET", "/", &household, ()).with(200);
}

#[test]
fn an_operator_who_blocks_their_own_address_is_warned_and_not_shut_out() {
    let server = crate::admin::operated();
    let mut operator = operator(&server);
    let own = [("whom", "127.0.0.1")];
    let page = operator.post("/admin/block", &own).with(200).text;
    assert!(page.contains("This is your own address"), "{page}");
    confirmed(&mut operator, "/admin/block", &own);
    operator.get("/").with(403);
    operator.get("/admin").with(200);
    operator.post("/admin/unblock", &own).leads_to();
    operator.get("/").with(200);
}

#[test]
fn a_blocked_player_loses_their_streams_and_the_other_plays_on() {
    let server = crate::admin::operated();
    let mut operator = operator(&server);
    let [mut first, mut second] = two_at_table(&server);
    let page = operator.get(&format!("/admin/tables/{}", first.id)).with(200).text;
    let players: Vec<_> =
        page.split("name=\"whom\" value=\"").skip(1).map(|it| &it[..32]).collect();
    assert_eq!(players.len(), 2, "{page}");
    let (ended, end) = std::sync::mpsc::channel::<()>();
    let path = format!("{}/events", first.table);
    // The sender is dropped with the stream.
    listen(&mut first.client, &path, move |_, _| ended.send(()).is_ok());
    end.recv_timeout(WAIT).expect("the present version");
    confirmed(&mut operator, "/admin/block", &[("whom", players[0])]);
    while end.recv_timeout(WAIT).is_ok() {}
    assert_eq!(end.recv_timeout(WAIT), Err(std::sync::mpsc::RecvTimeoutError::Disconnected));
    first.client.get(&first.table.clone()).with(403);
    first.client.get(&path).with(403);
    let choices = second.choices();
    second.choose(&choices[0]);
    operator.post("/admin/unblock", &[("whom", players[0])]).leads_to();
    first.choices();
}
