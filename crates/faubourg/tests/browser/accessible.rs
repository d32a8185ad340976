//! Every page as axe-core sees it, the checker that people who test accessibility use.

use std::path::Path;
use std::time::Instant;

use crate::browser::Kind;
use crate::page::{PATIENCE, Page, pause};

/// `cargo xtask test` puts it there.
const AXE: &str = "../../target/axe/node_modules/axe-core/axe.min.js";

/// What axe finds on the page as it is, once everything that moves or fades has come to rest: text that is
/// still fading in has too little contrast.
const RUN: &str = "
const done = arguments[arguments.length - 1];
for (const moving of document.getAnimations()) {
  if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
}
const options = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } };
axe.run(document, options).then(({ violations }) => done(violations.map(
  ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)));
";

/// axe finds nothing on the page as it is.
pub(crate) async fn check(page: &Page, what: &str) {
    let Ok(axe) = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(AXE)) else {
        eprintln!("skipped: {AXE} is missing, so nothing is known about accessibility");
        return;
    };
    // A page that comes anew in the meantime, as an analysis does while it is refined, is asked again.
    let script = format!("{axe};{RUN}");
    let start = Instant::now();
    let found = loop {
        match page.client().execute_async(&script, Vec::new()).await {
            Ok(found) => break found,
            Err(error) => assert!(start.elapsed() < PATIENCE, "axe does not answer: {error}"),
        }
        pause().await;
    };
    let found: Vec<String> = serde_json::from_value(found).expect("a list");
    assert!(found.is_empty(), "{what}: {found:#?}");
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    for path in [
        "/",
        "/new?game=welcome",
        "/new?game=welkin",
        "/new?game=bienvenue",
        "/new?game=dream",
        "/rules/welcome",
        "/rules/welkin",
        "/rules/bienvenue",
        "/rules/dream",
        "/yours",
        "/diploma",
        "/diploma/welkin",
        "/diploma/bienvenue",
        "/skin",
    ] {
        page.goto(&server.link(path)).await;
        check(&page, path).await;
    }
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    for step in 0..6 {
        page.my_turn().await;
        check(&page, &format!("a table of Welcome, step {step}")).await;
        page.choose_something().await;
    }
    page.my_turn().await;
    for sheet in ["help", "settings", "seats", "log"] {
        page.press(&format!("#bar a[href$='#{sheet}']")).await;
        page.find(&format!("#{sheet}:target")).await;
        check(&page, sheet).await;
        page.press(&format!("#{sheet} a[href='#-'].btn")).await;
    }
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='0']").await;
    page.my_turn().await;
    check(&page, "alone").await;
    page.goto(&server.link("/new?game=welcome")).await;
    page.fill("#name", "Odile").await;
    page.fill("#people", "1").await;
    page.press("form.new button.main").await;
    page.find("#lobby, .lobby").await;
    check(&page, "the lobby").await;
    crate::bienvenue::new_table(&page, &server.link("/")).await;
    let mut looked = 0;
    for count in 0..400 {
        if looked == 8 {
            break;
        }
        let told = crate::bienvenue::press_next(&page, count).await;
        if ["busy", "waiting", "nothing"].contains(&told.as_str()) {
            crate::page::pause().await;
        } else {
            looked += 1;
            check(&page, &format!("a table of Bienvenue chez Vous, after {told}")).await;
        }
    }
    assert_eq!(looked, 8, "the game goes on");
}
