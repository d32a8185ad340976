//! Asking for a hint, and tables at which nobody can.

use crate::browser::Kind;

#[tokio::test]
async fn a_hint_says_what_to_do_and_why() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    let before = page.my_turn().await;
    page.press(".ask-hint").await;
    page.find("#hint .best").await;
    let hint = page
        .ask(
            "const say = (part) => document.querySelector(`#hint ${part}`).textContent;
             return [say('.best'), say('.reason'), say('ul')];",
        )
        .await;
    let hint: Vec<String> = serde_json::from_value(hint).expect("three texts");
    assert!(hint.iter().all(|text| text.split_whitespace().count() > 2), "{hint:?}");
    page.fits(390).await;
    page.picture("hint").await;
    // It is advice: nothing was chosen, and whatever is chosen next sweeps it away.
    assert_eq!(page.look().await.turn(), before.turn());
    page.play_turn().await;
    page.until("the next round", |seen| seen.round == 2).await;
    assert_eq!(
        page.ask("return document.querySelector('#hint .best')").await,
        serde_json::Value::Null
    );
}

#[tokio::test]
async fn a_table_without_hints_offers_none() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/new?game=welcome")).await;
    page.fill("#name", "Odile").await;
    page.fill("#people", "0").await;
    page.press("#names summary").await;
    page.press("label:has(input[name=hints])").await;
    page.press("form.new button.main").await;
    page.my_turn().await;
    assert_eq!(
        page.ask("return document.querySelector('.ask-hint')").await,
        serde_json::Value::Null
    );
}
