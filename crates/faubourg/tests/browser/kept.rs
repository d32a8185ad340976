//! Nothing is lost: undo, reload, two tabs, a server that is killed.

use crate::browser::{Browser, Kind};
use crate::page::{Page, Seen};
use crate::server::Server;

/// A game against a bot in which something has been drafted: a pair taken, a number written.
async fn drafted(server: &Server, browser: &Browser) -> (Page, Vec<Seen>) {
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    let mut steps = vec![page.my_turn().await];
    for _ in 0..2 {
        steps.push(page.choose_something().await);
    }
    (page, steps)
}

#[tokio::test]
async fn undo_gives_the_earlier_steps_back() {
    let Some((server, browser)) = crate::begin() else { return };
    let (page, steps) = drafted(&server, &browser).await;
    for earlier in steps.iter().rev().skip(1) {
        page.press("#prompt .undo:not(:disabled)").await;
        page.until("one step back", |seen| seen.turn() == earlier.turn()).await;
    }
    page.find("#prompt .undo:disabled").await;
}

#[tokio::test]
async fn a_draft_outlives_a_reload_and_two_tabs_stay_in_step() {
    let Some((server, browser)) = crate::begin() else { return };
    let (page, steps) = drafted(&server, &browser).await;
    let now = steps.last().expect("steps");
    page.reload().await;
    assert_eq!(page.look().await.turn(), now.turn());

    let client = page.client();
    let first = client.window().await.expect("a window");
    let address = page.address().await;
    let second = client.new_window(true).await.expect("a second tab").handle;
    client.switch_to_window(second.clone()).await.expect("the second tab");
    page.goto(&address).await;
    assert_eq!(page.look().await.turn(), now.turn());
    let later = page.choose_something().await;
    client.switch_to_window(first).await.expect("the first tab");
    page.until("the same step", |seen| seen.turn() == later.turn()).await;
}

#[tokio::test]
async fn a_killed_server_loses_nothing() {
    let Some((server, browser)) = crate::begin() else { return };
    let (page, steps) = drafted(&server, &browser).await;
    let now = steps.last().expect("steps");
    let server = server.crash_and_restart();
    page.reload().await;
    assert_eq!(page.look().await.turn(), now.turn());
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;

    // Those who do not load the page again are back by themselves too.
    page.choose_something().await;
    page.ask("window.stayed = true").await;
    let _server = server.crash_and_restart();
    page.choose_something().await;
    assert_eq!(page.ask("return window.stayed").await, true, "the page was not loaded again");
}
