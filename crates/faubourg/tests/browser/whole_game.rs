//! A whole game, from the home page to the final ranking.

use crate::browser::Kind;

#[tokio::test]
async fn a_whole_game_against_a_bot() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/")).await;
    page.picture("home").await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
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
    let record = page
        .ask(
            "const request = new XMLHttpRequest();
             request.open('GET', document.querySelector('#ranking a[download]').href, false);
             request.send();
             return request.responseText;",
        )
        .await;
    let record = record.as_str().expect("text");
    let record: serde_json::Value = serde_json::from_str(record).expect("a record in JSON");
    assert_eq!(record["seats"].as_array().map(Vec::len), Some(2), "{record}");
    page.press("#ranking a[href$='/replay']").await;
    page.find("#sheet").await;
}
