//! A first game: tips, names that explain themselves, the form without script, fewer taps.

use std::time::Instant;

use fantoccini::key::Key;

use crate::browser::Kind;
use crate::page::{PATIENCE, Page, pause};

/// Waits until the page itself says that something is so.
async fn so(page: &Page, script: &str) {
    let start = Instant::now();
    while page.ask(script).await != true {
        assert!(start.elapsed() < PATIENCE, "never so: {script}");
        pause().await;
    }
}

#[tokio::test]
async fn the_first_round_is_guided_in_sight() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.in_sight("#tip-offer .tip").await;
    page.picture("first-game-phone").await;
    // Every step has its own.
    let tip = "return document.querySelector('.tip span')?.textContent ?? ''";
    let first = page.ask(tip).await;
    page.choose_something().await;
    assert_ne!(page.ask(tip).await, first);
    page.find("#tip-sheet .tip").await;
    // Wherever the page is scrolled for a step, its tip is in sight.
    let mut steps = 0;
    while page.look().await.round == 1 && page.ask(tip).await != "" {
        page.in_sight(".tip").await;
        for end in ["start", "end"] {
            page.ask(&format!(
                "document.getElementById('turn').scrollIntoView({{ block: '{end}' }})"
            ))
            .await;
            page.in_sight(".tip").await;
        }
        steps += 1;
        page.choose_something().await;
    }
    assert!(steps > 1, "{steps} steps with a tip");
}

#[tokio::test]
async fn tips_can_be_skipped_for_good() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.press(".tip button").await;
    so(&page, "return document.getElementById('table') && !document.querySelector('.tip')").await;
    page.my_turn().await;
    page.reload().await;
    page.my_turn().await;
    so(&page, "return !document.querySelector('.tip')").await;
}

#[tokio::test]
async fn the_tips_are_lines_without_script() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::NoScript).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.find("#tip-offer .tip").await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;
    so(&page, "return !document.querySelector('.tip')").await;
}

#[tokio::test]
async fn plans_and_tracks_explain_themselves_in_place() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    for (name, sentence) in [
        (".plan .ask", "#about-plan-1"),
        ("#tracks .is-pool .ask", "#about-pools"),
        ("#bar .ask", "#about-end"),
    ] {
        page.press(name).await;
        page.in_sight(&format!("{sentence}:popover-open")).await;
        page.client()
            .active_element()
            .await
            .unwrap()
            .send_keys(&char::from(Key::Escape).to_string())
            .await
            .unwrap();
        so(
            &page,
            &format!("return !document.querySelector('{sentence}').matches(':popover-open')"),
        )
        .await;
    }
}

#[tokio::test]
async fn a_new_table_is_set_up_with_steppers_without_script() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::NoScript).await;
    page.goto(&server.link("/new?game=welcome")).await;
    page.fill("#name", "Ada").await;
    page.press(".step[name=less][value=people]").await;
    page.find("#people[value='0']").await;
    page.press(".step[name=more][value=bots]").await;
    page.find("#bots[value='1']").await;
    page.press(".step[name=more][value=bots]").await;
    page.find("#bots[value='2']").await;
    page.press("button[name=preset][value=advanced]").await;
    page.find("[name='set.advanced'][value=true]:checked").await;
    page.find("#name[value='Ada']").await;
    page.press("form.new button.main").await;
    page.my_turn().await;
    so(&page, "return document.querySelectorAll('#players .player').length === 2").await;
}

#[tokio::test]
async fn alone_two_cards_are_combined_in_two_taps() {
    let Some((server, browser)) = crate::begin() else { return };
    for kind in [Kind::Phone, Kind::NoScript] {
        let page = browser.open(kind).await;
        page.goto(&server.link("/")).await;
        page.press("button[name=bots][value='0']").await;
        let seen = page.my_turn().await;
        assert!(
            seen.choices.iter().all(|offered| !offered.shown),
            "the number comes first: {seen:?}"
        );
        page.press("#pair-1").await;
        let seen = page.look().await;
        let shown = seen.choices.iter().filter(|offered| offered.shown);
        let shown: Vec<&str> = shown.map(|offered| offered.choice.as_str()).collect();
        assert_eq!(shown, ["take 1+2", "take 1+3"]);
        page.picture("two-taps").await;
        page.press("#card-3 .with-1").await;
        page.until("a number to write", |seen| seen.step.as_deref() == Some("Number")).await;
    }
}

#[tokio::test]
async fn a_turn_finishes_by_itself_for_those_who_like_it() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.press("#bar a[href$='#settings']").await;
    page.press("#settings input[name=finish]").await;
    page.press("#settings input[name=cross]").await;
    page.press("#settings .comfort button").await;
    page.my_turn().await;
    for _ in 0..4 {
        let seen = page.choose_something().await;
        if seen.round == 2 {
            return;
        }
        assert!(
            !seen.choices.iter().any(|offered| offered.choice == "done") || seen.choices.len() > 1
        );
    }
    page.until("round 2", |seen| seen.round == 2).await;
}

#[tokio::test]
async fn side_sheets_are_dialogs() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.play_turn().await;
    page.until("round 2", |seen| seen.round == 2).await;
    for name in ["help", "seats", "log"] {
        page.press(&format!("#bar a[href$='#{name}']")).await;
        so(
            &page,
            &format!("return document.getElementById('{name}')?.contains(document.activeElement)"),
        )
        .await;
        // The log stays while the game goes on; beside the others the page rests.
        let rests = format!("return document.getElementById('main').inert === {}", name != "log");
        so(&page, &rests).await;
        page.client()
            .active_element()
            .await
            .unwrap()
            .send_keys(&char::from(Key::Escape).to_string())
            .await
            .unwrap();
        so(
            &page,
            &format!("return document.activeElement.getAttribute('href')?.endsWith('#{name}')"),
        )
        .await;
        so(&page, "return !document.getElementById('main').inert").await;
    }
}

#[tokio::test]
async fn undo_keeps_the_focus_in_the_prompt() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.choose_something().await;
    page.press("#undo:not(:disabled)").await;
    page.until("the first step again", |seen| seen.step.as_deref() == Some("Pair")).await;
    so(&page, "return document.getElementById('prompt').contains(document.activeElement)").await;
}

/// What few turns need comes when it is asked for, with script and without.
#[tokio::test]
async fn rules_and_places_for_roundabouts_come_when_they_are_asked_for() {
    let Some((server, browser)) = crate::begin() else { return };
    for kind in [Kind::Phone, Kind::NoScript] {
        let page = browser.open(kind).await;
        page.goto(&server.link("/new?game=welcome")).await;
        page.fill("#name", "Ada").await;
        page.press(".step[name=less][value=people]").await;
        so(&page, "return document.querySelector('#people')?.value === '0'").await;
        page.press(".step[name=more][value=bots]").await;
        so(&page, "return document.querySelector('#bots')?.value === '1'").await;
        page.press("button[name=preset][value=advanced]").await;
        page.find("[name='set.advanced'][value=true]:checked").await;
        page.press("form.new button.main").await;
        page.my_turn().await;
        page.find("#help:empty").await;
        page.press("#bar a[href$='#help']").await;
        page.in_sight("#help h2").await;
        page.press("#help header a").await;
        so(&page, "return !document.querySelector('#help').checkVisibility()").await;
        so(&page, "return !document.querySelector('.lot .circle')").await;
        page.press("#circle-switch").await;
        page.find("#prompt.circling").await;
        page.picture("roundabout-places").await;
        page.press("#a5 .circle").await;
        page.find("#a5.round").await;
        // The places are gone with the choice.
        so(&page, "return !document.querySelector('.lot .circle')").await;
    }
}
