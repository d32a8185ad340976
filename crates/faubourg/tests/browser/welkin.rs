//! A whole game of Welkin on a phone, from the form for a new table to the final ranking.

use crate::accessible::check;
use crate::browser::Kind;
use crate::page::Seen;

/// What brings a turn on, the most eager first; of several, now this one and now that one.
pub(crate) fn some_choice(seen: &Seen, count: usize) -> &str {
    const EAGER: [&str; 10] =
        ["flip", "discard", "place", "sell", "take", "power", "done", "open", "turn", "stop"];
    EAGER
        .into_iter()
        .find_map(|word| {
            let is = |choice: &&str| choice.split(' ').next() == Some(word);
            let choices: Vec<&str> =
                seen.choices.iter().map(|offered| offered.choice.as_str()).filter(is).collect();
            choices.get(count % choices.len().max(1)).copied()
        })
        .expect("something can be chosen")
}

#[tokio::test]
async fn a_whole_game_of_welkin_on_a_phone() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("a[href='/new?game=welkin']").await;
    page.fill("#name", "Odile").await;
    page.fill("#people", "0").await;
    // Alone it cannot be played, and the form says so.
    page.press("form.new button.main").await;
    page.find("p.refused").await;
    page.fill("#bots", "2").await;
    page.press("form.new button.main").await;
    let mut kinds = std::collections::BTreeSet::new();
    let mut count = 0;
    loop {
        let seen = page.my_turn().await;
        if seen.over {
            break;
        }
        assert!(seen.choices.iter().all(|offered| offered.shown), "all can be pressed: {seen:?}");
        let choice = some_choice(&seen, count).to_owned();
        let kind = choice.split(' ').next().unwrap_or_default().to_owned();
        if kinds.insert(kind.clone()) {
            page.fits(390).await;
            page.picture(&format!("welkin-{kind}")).await;
            check(&page, &format!("a table of Welkin, before {kind}")).await;
        }
        page.choose(&choice).await;
        count += 1;
        assert!(count < 1500, "the game does not end: {seen:?}");
    }
    // A sale, and with it a flip, is up to the cards; these are not.
    for kind in ["open", "turn", "take", "place", "done"] {
        assert!(kinds.contains(kind), "never chosen: {kind}");
    }
    page.find("#ranking table.final").await;
    // Lines and figures come when someone scrolls to them.
    page.ask("document.getElementById('figures').scrollIntoView()").await;
    page.find("#chart svg.chart").await;
    page.fits(390).await;
    page.picture("welkin-end").await;
    check(&page, "the end of Welkin").await;
    page.press("#ranking a[href$='/replay']").await;
    page.find("#markets").await;
    page.press("#prompt a[href*='round=1&']").await;
    page.find("#log .lately").await;
    page.fits(390).await;
    check(&page, "a replay of Welkin").await;
}

#[tokio::test]
async fn what_cannot_be_chosen_says_why_and_undo_takes_back() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    page.goto(&server.link("/new?game=welkin")).await;
    page.fill("#name", "Odile").await;
    page.fill("#people", "0").await;
    page.fill("#bots", "1").await;
    page.press("#more-rules summary").await;
    page.press("input[name='set.first'][value='1']").await;
    page.press("form.new button.main").await;
    let first = page.my_turn().await;
    page.choose("turn V").await;
    let turning = page.look().await;
    // A second token costs a coin, and there is none.
    page.press("#token-E").await;
    page.find("#refused p.refused").await;
    assert_eq!(page.look().await.turn(), turning.turn(), "the board does not move");
    page.choose("take G").await;
    page.press("#prompt .undo").await;
    page.until("before the resource", |seen| seen.turn() == turning.turn()).await;
    page.press("#prompt .undo").await;
    page.until("the start of the turn", |seen| seen.turn() == first.turn()).await;
}
