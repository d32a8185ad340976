//! Friends at one table.

use crate::browser::{Browser, Kind};
use crate::page::Page;
use crate::server::Server;

/// Two people at a table that has begun: the host, and a friend who came by link.
pub(crate) async fn two_friends(server: &Server, browser: &Browser) -> (Page, Page) {
    let host = browser.open(Kind::Desk).await;
    host.goto(&server.link("/new?game=welcome")).await;
    host.picture("new-table").await;
    host.fill("#name", "Ada").await;
    host.fill("#people", "1").await;
    host.press("form.new button.main").await;
    let link = host.find("#table-link").await.prop("value").await.expect("a field");
    host.picture("lobby").await;

    let friend = browser.open(Kind::Desk).await;
    friend.goto(&link.expect("a link")).await;
    friend.fill("#name", "Grace").await;
    friend.press("form.sit button.main").await;
    // The host's lobby shows the friend and lets the game begin, without being loaded again.
    host.press("#start:not(:disabled)").await;
    host.my_turn().await;
    // The friend's lobby becomes the table by itself.
    friend.my_turn().await;
    (host, friend)
}

#[tokio::test]
async fn two_people_play_a_round() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, friend) = two_friends(&server, &browser).await;
    host.ask("window.stayed = true").await;
    host.play_turn().await;
    let waiting = host.look().await;
    assert_eq!((waiting.round, waiting.step), (1, None), "the host waits for the friend");
    friend.play_turn().await;
    host.until("the host sees round 2", |seen| seen.round == 2).await;
    assert_eq!(host.ask("return window.stayed").await, true, "the page was not loaded again");
    friend.until("the friend sees round 2", |seen| seen.round == 2).await;
}

#[tokio::test]
async fn a_spectator_sees_what_is_played() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, friend) = two_friends(&server, &browser).await;
    let spectator = browser.open(Kind::Desk).await;
    spectator.goto(&host.address().await).await;
    let seen = spectator.look().await;
    assert!(seen.choices.is_empty(), "a spectator chooses nothing: {seen:?}");
    host.press("button[popovertarget=social]").await;
    host.press("#social .reactions [value=clap]").await;
    spectator.find(".said").await;
    host.play_turn().await;
    assert_eq!(spectator.look().await.round, 1);
    friend.play_turn().await;
    spectator.until("the spectator sees round 2", |seen| seen.round == 2).await;
}
