//! What every page must keep.

use crate::program::eventually;
use crate::server::Server;

const NASTY: &str = "<script>alert(1)</script>";
const NASTIER: &str = "\"'><img src=x onerror=a>";

#[test]
fn names_are_escaped_on_every_page() {
    let server = Server::start();
    let mut host = server.visitor();
    let form = [
        ("game", "welcome"),
        ("name", NASTY),
        ("town", NASTIER),
        ("title", NASTY),
        ("people", "1"),
    ];
    let table = host.post("/tables", &form).leads_to();
    let at = |what: &str| format!("{table}/{what}");
    let mut friend = server.visitor();
    friend.get(&table);
    friend.get(&at("sit?seat=2"));
    friend.post(&at("sit"), &[("name", NASTIER), ("town", NASTY)]).leads_to();
    host.get(&table);
    host.post(&at("start"), &[]).leads_to();
    let refused = host.post(&at("choose"), &[("seat", "1"), ("choice", NASTY)]).with(200);
    assert!(refused.text.contains("&lt;script&gt;"), "{}", refused.text);
    host.post("/tables", &[("game", NASTY)]);
    host.post("/tables", &[("game", "welcome"), ("bots", "500"), ("here", NASTIER)]).with(200);
    host.get(&format!("/new?game={}", NASTIER.replace(' ', "%20").replace(['"', '<', '>'], "%3C")));
    let link = host.post(&at("link"), &[("seat", "1")]).with(200).text;
    let (_, rest) = link.split_once(&at("continue/")).expect("the seat's link");
    let secret: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    friend.get(&at(&format!("continue/{secret}"))).with(200);
    for page in ["/", "/new", &table, &at("board"), &format!("{table}?look=2&everyone=true")] {
        host.get(page).with(200);
        friend.get(page).with(200);
    }
    // To the end, with bots for both.
    host.post(&at("fill"), &[("seat", "1"), ("level", "random")]).leads_to();
    friend.post(&at("fill"), &[("seat", "2"), ("level", "random")]).leads_to();
    // The record is no page: someone else asks for it.
    let mut other = server.visitor();
    eventually("the game ends", || other.get(&at("record")).status == 200);
    for page in [&table, &at("replay?round=1"), "/"] {
        host.get(page).with(200);
        friend.get(page).with(200);
    }
    for heard in [&host.heard, &friend.heard] {
        assert!(heard.contains("&lt;script&gt;"));
        assert!(!heard.contains("<script>alert"));
        assert!(!heard.contains("<img src=x"));
    }
}

#[test]
fn pages_are_protected_and_nothing_comes_from_elsewhere() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1")];
    let opened = visitor.post("/tables", &form);
    let cookie = opened.headers["set-cookie"].clone();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let table = opened.leads_to();
    for page in ["/", "/new", "/nowhere", &table, &format!("{table}/board"), "/api/games"] {
        let answer = visitor.get(page);
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["x-frame-options"], "DENY");
        assert_eq!(answer.headers["referrer-policy"], "same-origin");
        assert!(answer.headers.contains_key("permissions-policy"));
        for source in ["src=\"http", "src=\"//", "style=\"", "onclick=", "url(http"] {
            assert!(!answer.text.contains(source), "{page}: {source}");
        }
    }
    visitor.get("/healthz").with(200);
    assert!(visitor.get("/metrics").with(200).text.contains("faubourg_tables_in_memory"));
}

#[test]
fn every_file_a_page_names_is_there_and_kept_for_ever() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1")];
    let table = visitor.post("/tables", &form).leads_to();
    for page in ["/", "/new", &table] {
        let page = visitor.get(page).with(200).text;
        let names = page
            .split("\"/assets/")
            .skip(1)
            .map(|rest| rest.split(['"', '#']).next().unwrap_or_default().to_owned());
        for name in names.collect::<std::collections::BTreeSet<_>>() {
            let answer = visitor.get(&format!("/assets/{name}")).with(200);
            assert!(answer.headers["cache-control"].contains("immutable"), "{name}");
        }
    }
    visitor.get("/assets/../Cargo.toml").with(404);
}

#[test]
fn languages_are_switched_by_a_form_that_leads_back() {
    let server = Server::start();
    let mut visitor = server.visitor();
    assert!(visitor.get("/").text.contains("lang=\"en\""));
    let page = visitor.post_and_follow("/language", &[("lang", "fr"), ("path", "/new")]);
    assert!(page.with(200).text.contains("lang=\"fr\""));
    for elsewhere in ["//evil.example", "/\\evil.example", "https://evil.example", ""] {
        let answer = visitor.post("/language", &[("lang", "en"), ("path", elsewhere)]);
        assert_eq!(answer.leads_to(), "/", "{elsewhere}");
    }
    // A path that no header can carry is no reason to fall over.
    let answer = visitor.post("/language", &[("lang", "en"), ("path", "/a\r\nb: c")]);
    assert!(answer.status < 500 && !answer.headers.contains_key("b"), "{}", answer.status);
}

#[test]
fn everyone_wears_the_look_they_chose() {
    let server = Server::start();
    let (mut host, mut guest) = (server.visitor(), server.visitor());
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1"), ("set.edition", "2023")];
    let table = host.post("/tables", &form).leads_to();
    let worn = |page: &str| {
        let (_, rest) = page.split_once("table welcome skinned ").expect("a table of 2023");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    let page = host.get(&table).text;
    assert_eq!(worn(&page), "skin-meadow");
    let settings = host.get(&format!("{table}?open=settings")).text;
    assert!(settings.contains(&format!("href=\"/skin?path={table}\"")), "a way to the looks");
    let looks = format!("/skin?path={table}");
    for skin in ["meadow", "seaside", "orchard", "snow", "desert", "dusk"] {
        let page = host.get(&looks).with(200).text;
        assert!(page.contains(&format!("name=\"skin\" value=\"{skin}\"")), "{skin}");
        let chosen = host.post("/skin", &[("skin", skin), ("path", &table)]);
        assert!(chosen.cookies[0].starts_with(&format!("skin={skin};")), "{:?}", chosen.cookies);
        assert_eq!(chosen.leads_to(), table);
        let page = host.get(&table).text;
        assert_eq!(worn(&page), format!("skin-{skin}"));
        let pressed = format!("value=\"{skin}\" aria-pressed=\"true\"");
        let page = host.get(&looks).text;
        assert!(page.contains(&pressed), "{skin}");
        assert_eq!(page.matches("aria-pressed=\"true\"").count(), 1, "{skin}");
    }
    assert_eq!(worn(&guest.get(&table).text), "skin-meadow", "it is for the host's eyes alone");
    // What is no look is refused in words, and nothing changes.
    let refused = host.post("/skin", &[("skin", "lava"), ("path", &table)]).with(422);
    assert!(refused.text.contains("There is no such look."), "{}", refused.text);
    assert!(refused.cookies.is_empty(), "{:?}", refused.cookies);
    assert_eq!(worn(&host.get(&table).text), "skin-dusk");
    let elsewhere = host.post("/skin", &[("skin", "snow"), ("path", "//evil.example")]);
    assert_eq!(elsewhere.leads_to(), "/");
    // The edition of 2018 has one look.
    let form = [("game", "welcome"), ("name", "Ada"), ("bots", "1")];
    let old = host.post_and_follow("/tables", &form).with(200).text;
    assert!(!old.contains("skinned") && !old.contains("/skin\""));
}

#[test]
fn what_does_not_go_together_comes_back_with_all_reasons_and_the_form_as_it_was() {
    let server = Server::start();
    let mut visitor = server.visitor();
    let form = [
        ("game", "welcome"),
        ("name", "Ada"),
        ("town", "Elmcroft"),
        ("bots", "3"),
        ("set.edition", "2018"),
        ("set.opponent", "3"),
        ("set.sheet", "blueprint"),
    ];
    let page = visitor.post("/tables", &form).with(200).text;
    for told in [
        "“3, Irene” is not available with these settings. Only with Edition 2023. Only with one seat: yours.",
        "“Blueprint” is not available with these settings. Only with Edition 2023.",
    ] {
        assert!(page.contains(told), "{told}");
    }
    for kept in [
        "name=\"name\" value=\"Ada\"",
        "name=\"town\" value=\"Elmcroft\"",
        "name=\"set.opponent\" value=\"3\" checked",
        "name=\"set.sheet\" value=\"blueprint\" checked",
    ] {
        assert!(page.contains(kept), "{kept}");
    }
}
