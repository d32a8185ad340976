//! A whole game, from the home page to the final ranking.

use crate::accessible::check;
use crate::browser::Kind;

#[tokio::test]
async fn a_whole_game_against_a_bot() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.picture("home").await;
    page.press("button[name=bots][value='1']").await;
    let first = page.my_turn().await;
    let mut choices = 0;
    let end = loop {
        let seen = page.choose_something().await;
        if seen.over {
            break seen;
        }
        choices += 1;
        if seen.round == 4 && seen.step.is_some() {
            page.picture("table").await;
        }
        assert!(choices < 300, "the game does not end: {seen:?}");
    };
    assert!(!end.order.is_empty());
    page.picture("end").await;
    page.find("#ranking table.final").await;
    check(&page, "the end of Welcome").await;
    let record = page
        .ask(
            "const request = new XMLHttpRequest();
             request.open('GET', document.querySelector('#ranking a[href$=record]').href, false);
             request.send();
             return request.responseText;",
        )
        .await;
    let record = record.as_str().expect("text");
    let record: serde_json::Value = serde_json::from_str(record).expect("a record in JSON");
    assert_eq!(record["seats"].as_array().map(Vec::len), Some(2), "{record}");
    // The same cards again, at a table of its own.
    let over = page.address().await;
    page.press("#prompt form[action$='/again'] button[name=same]").await;
    let again = page.until("the first round again", |seen| seen.round == 1 && !seen.over).await;
    assert_eq!(again.choices, first.choices, "the same cards");
    assert_ne!(page.address().await, over);
    page.goto(&over).await;
    page.press("#prompt form[action$='/again'] button.main").await;
    page.until("another game", |seen| seen.round == 1 && !seen.over).await;

    page.goto(&over).await;
    page.press("#ranking a[href$='/replay']").await;
    page.find("#sheet").await;
    page.press("#prompt a[href*='round=1&']").await;
    page.find("#log .lately").await;
    page.picture("replay").await;
    check(&page, "a replay of Welcome").await;
}

#[tokio::test]
async fn the_log_leads_back_to_rounds_that_are_over() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    for round in 1..=3 {
        page.play_turn().await;
        page.until("the next round", |seen| seen.round == round + 1).await;
    }
    // One step to the whole log, which lies over the side and stays there while the game goes on.
    page.press("#bar a[href$='#log']").await;
    let draft = page.choose_something().await;
    page.find("#log:target #past-3").await;
    page.picture("log").await;
    page.press("#past-1 h3 a").await;
    page.find("#table.replay").await;
    let says = page.ask("return document.querySelector('#prompt h1').textContent").await;
    assert_eq!(says, "Round 1 of 3");
    page.press("#prompt a.main").await;
    let seen = page.my_turn().await;
    assert_eq!(seen.step_of_turn(), draft.step_of_turn(), "the draft is kept");
}

#[tokio::test]
async fn the_rules_can_be_read_before_and_during_a_game() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("a[href='/rules/welcome']").await;
    page.find("article.rules #actions").await;
    page.fits(390).await;
    page.picture("rules-phone").await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.press("#bar a[href$='#help']").await;
    page.press("#help a[href^='/rules/welcome']").await;
    page.find("article.rules").await;
}
