//! Seats change hands: another device, a bot for someone away, the seat taken back.

use std::time::Duration;

use crate::browser::Kind;
use crate::together::two_friends;

#[tokio::test]
async fn a_seat_goes_on_on_another_device() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, _friend) = two_friends(&server, &browser).await;
    let drafted = host.choose_something().await;
    let table = host.address().await;
    host.press("#bar a[href$='#seats']").await;
    host.picture("seats").await;
    host.press("#seats form[action$='/link'] button").await;
    let link = host.find("#table-link").await.prop("value").await.expect("a field");
    host.picture("seat-link").await;

    let phone = browser.open(Kind::Phone).await;
    phone.goto(&link.expect("a link")).await;
    phone.fits(390).await;
    phone.picture("arrive-phone").await;
    phone.press("form.arrive button.main").await;
    let there = phone.my_turn().await;
    assert_eq!(there.step_of_turn(), drafted.step_of_turn(), "the draft came along");
    let next = phone.choose_something().await;
    // Both devices hold the seat and stay in step.
    host.goto(&table).await;
    host.until("the same step", |seen| seen.step_of_turn() == next.step_of_turn()).await;
}

#[tokio::test]
async fn a_bot_plays_for_someone_away_until_they_return() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, friend) = two_friends(&server, &browser).await;
    let table = host.address().await;
    // The answer is the table again, or a page of its own that says why not.
    let bot_is_refused = async || {
        host.goto(&table).await;
        host.press("#bar a[href$='#seats']").await;
        host.press("#seats form[action$='/fill'] button").await;
        loop {
            match host.address().await {
                address if address.ends_with("/fill") => return true,
                address if address == table => return false,
                _ => crate::page::pause().await,
            }
        }
    };
    assert!(bot_is_refused().await, "not while they are here");
    let (theirs, start) = (friend.address().await, std::time::Instant::now());
    friend.goto(&server.link("/")).await;
    while bot_is_refused().await {
        assert!(start.elapsed() < Duration::from_mins(1), "the seat is not free");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    friend.goto(&theirs).await;
    friend.find("#prompt form[action$='/return']").await;
    friend.picture("replaced").await;
    host.play_turn().await;
    host.until("the bot has played too", |seen| seen.round == 2).await;
    // The bot is done with the second round too; a player who returns can take that back.
    host.find("#players .player .state.ok").await;
    friend.press("#prompt form[action$='/return'] button").await;
    friend.press("#prompt .undo:not(:disabled)").await;
    friend.my_turn().await;
    host.play_turn().await;
    let waiting = host.look().await;
    assert_eq!((waiting.round, waiting.step), (2, None), "the host waits for a person again");
    friend.play_turn().await;
    host.until("round 3", |seen| seen.round == 3).await;
}
