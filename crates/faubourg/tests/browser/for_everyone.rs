//! On a phone, by keyboard alone, with script turned off.

use fantoccini::key::Key;

use crate::browser::Kind;
use crate::page::Page;

/// How wide the phone is.
const WIDTH: u64 = 390;

#[tokio::test]
async fn on_a_phone_nothing_scrolls_sideways() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.fits(WIDTH).await;
    page.picture("home-phone").await;
    page.press("a.main[href^='/new']").await;
    page.find("form.new").await;
    page.fits(WIDTH).await;
    page.picture("new-table-phone").await;
    page.fill("#name", "Ada").await;
    page.press("form.new button.main").await;
    page.find("#lobby").await;
    page.fits(WIDTH).await;
    page.in_sight("#table-link").await;
    page.picture("lobby-phone").await;
    page.press("#fill-all").await;
    page.press("#start:not(:disabled)").await;
    page.my_turn().await;
    page.fits(WIDTH).await;
    for _ in 0..2 {
        page.choose_something().await;
        page.fits(WIDTH).await;
    }
    page.picture("table-phone").await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;
    page.fits(WIDTH).await;
}

#[tokio::test]
async fn on_a_phone_the_score_is_in_sight_and_the_last_round_one_tap_away() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.in_sight("#prompt .tally").await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;
    page.in_sight("#prompt .tally").await;
    page.press("#prompt .lately-way").await;
    page.in_sight("#log:target .lately li:last-child").await;
    page.picture("last-round-phone").await;
    page.press("#log .shut").await;
    page.find("#log:not(:target)").await;
    // What is opened stays while the table goes on, and tells of what is new.
    page.press("#prompt .lately-way").await;
    page.ask("document.querySelector('#offer .pair:not(:disabled)').click()").await;
    page.until("a pair is taken", |seen| seen.step.as_deref() != Some("Pair")).await;
    page.in_sight("#log:target .lately").await;
}

#[tokio::test]
async fn a_turn_without_script() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::NoScript).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;
    page.choose_something().await;
    page.press("#prompt .undo:not(:disabled)").await;
    page.until("the first step again", |seen| {
        seen.choices.iter().any(|offered| offered.choice.starts_with("take"))
    })
    .await;
}

/// What has the focus, told by what it chooses or where it leads.
async fn focused(page: &Page) -> String {
    let script = "const focus = document.activeElement;
        return (focus.dataset.numbers ? 'at-' : '') + (focus.value || focus.getAttribute('href') || '');";
    page.ask(script).await.as_str().unwrap_or_default().to_owned()
}

/// Sends a key to whatever has the focus.
async fn key(page: &Page, key: Key) {
    let key = char::from(key).to_string();
    let focus = page.client().active_element().await.expect("something has the focus");
    focus.send_keys(&key).await.expect("a key is pressed");
}

/// Presses Tab until what has the focus is as wanted, and then Enter.
async fn tab_and_enter(page: &Page, wanted: impl Fn(&str) -> bool) -> String {
    let mut passed = Vec::new();
    for _ in 0..150 {
        key(page, Key::Tab).await;
        let focus = focused(page).await;
        if wanted(&focus) {
            key(page, Key::Enter).await;
            return focus;
        }
        passed.push(focus);
    }
    panic!("Tab never comes there, only to {passed:?}");
}

#[tokio::test]
async fn a_turn_by_keyboard_alone() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    // The button's value is the number of bots.
    tab_and_enter(&page, |focus| focus == "1").await;
    let mut chosen = Vec::new();
    while chosen.last().is_none_or(|last| last != "done") {
        assert!(chosen.len() < 20, "a turn of {chosen:?}");
        let before = page.my_turn().await;
        let offered = |focus: &str| before.choices.iter().any(|offered| offered.choice == focus);
        let focus = tab_and_enter(&page, |focus| offered(focus) || focus.starts_with("at-")).await;
        let focus = match focus.strip_prefix("at-") {
            // The chooser of a number has opened.
            Some(_) => tab_and_enter(&page, offered).await,
            None => focus,
        };
        page.until(&focus, |seen| seen.turn() != before.turn()).await;
        chosen.push(focus);
    }
    page.until("round 2", |seen| seen.round == 2).await;
}
