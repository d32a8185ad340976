//! Learning from a finished game: the analysis, a mistake tried again, a game played on from there.

use crate::accessible::check;
use crate::browser::Kind;

#[tokio::test]
async fn a_mistake_is_tried_again_and_the_game_played_on_from_there() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    let post = |path: &str, fields: &str| {
        format!(
            "return fetch({path:?}, {{ method: 'POST', body: new URLSearchParams({fields}) }})
                .then((answer) => answer.url);"
        )
    };
    let fields = "{ game: 'welcome', name: 'Ana', people: '0', bots: '1', level: 'random' }";
    let table = page.ask(&post("/tables", fields)).await;
    let table = table.as_str().expect("an address").to_owned();
    page.ask(&post(&format!("{table}/fill"), "{ seat: '1', level: 'random' }")).await;
    page.goto(&table).await;
    page.until("the game is over", |seen| seen.over).await;
    page.goto(&format!("{table}/analysis")).await;
    page.find(".trows .trow").await;
    page.fits(390).await;
    page.find("#moment .still .lots").await;
    page.picture("analysis").await;
    check(&page, "analysis").await;
    // What lies on a board goes under the bar at the foot, however high it is stacked.
    let above = "const bar = document.querySelector('.weighing .sum');
        for (const word of document.querySelectorAll('.still .ask')) {
          scrollBy(0, word.getBoundingClientRect().top - innerHeight + 24);
          const { left, top, width, height } = word.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          if (width && top > bar.getBoundingClientRect().top && !bar.contains(seen)) return word.outerHTML;
        }
        return null;";
    assert_eq!(page.ask(above).await, serde_json::Value::Null);
    check(&page, "analysis, a board under the bar").await;

    // Someone who plays at random has something to learn.
    page.press(".weighing .acts .main").await;
    page.find("#lesson").await;
    page.fits(390).await;
    page.picture("lesson").await;
    check(&page, "lesson").await;
    let lesson = page.address().await;
    let press = "const can = [...document.querySelectorAll('button[name=choice]:enabled:not([formaction])')];
         const place = can.find((button) => button.checkVisibility());
         place?.click();
         return !!document.querySelector('.compared');";
    page.until_true("the turn is weighed", press).await;
    page.fits(390).await;
    page.picture("verdict").await;
    check(&page, "verdict").await;
    assert_ne!(page.address().await, lesson, "the address says what was tried");
    assert_eq!(page.ask("return document.querySelectorAll('.both .still').length").await, 2);

    page.goto(&format!("{table}/analysis?turn=2")).await;
    page.press("#moment-ways form button").await;
    let seen = page.my_turn().await;
    assert_eq!(seen.round, 2, "before the second turn");
    page.play_turn().await;
}

#[tokio::test]
async fn the_houses_of_an_analysis_have_their_colours_and_a_switch_each() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    let post = |path: &str, fields: &str| {
        format!(
            "return fetch({path:?}, {{ method: 'POST', body: new URLSearchParams({fields}) }})
                .then((answer) => answer.url);"
        )
    };
    let fields = "{ game: 'bienvenue', name: 'Ana', people: '0', bots: '1', level: 'random' }";
    let table = page.ask(&post("/tables", fields)).await;
    let table = table.as_str().expect("an address").to_owned();
    page.ask(&post(&format!("{table}/fill"), "{ seat: '1', level: 'random' }")).await;
    page.goto(&table).await;
    page.until("the game is over", |seen| seen.over).await;
    // The first decision is about tiles alone: there is no house yet, and they are shown.
    page.goto(&format!("{table}/analysis?turn=1")).await;
    page.find("#moment .tiles-row .tile, #moment .tiles-row svg").await;
    assert_eq!(page.ask("return document.querySelectorAll('#moment .terrain').length").await, 0);
    page.goto(&format!("{table}/analysis")).await;
    page.find("#moment h2").await;
    // Houses are drawn in the colours of the plan, whichever page they stand on.
    let black = "const plans = [...document.querySelectorAll('#moment .blue')];
        return plans.filter((plan) => getComputedStyle(plan).backgroundColor === 'rgba(0, 0, 0, 0)').length;";
    let rows = page.ask("return document.querySelectorAll('.trows .trow').length").await;
    let mut both = 0;
    for turn in 5..=rows.as_u64().unwrap_or_default() {
        page.goto(&format!("{table}/analysis?turn={turn}")).await;
        page.find("#moment h2").await;
        assert_eq!(page.ask(black).await, 0, "turn {turn}");
        let switches = "const ups = [...document.querySelectorAll('#moment [value=floor-1]')];
            if (ups.length < 2) return null;
            ups[0].click();
            return ups.map((up) => up.checked && up.closest('.house-box').querySelector('.upper').checkVisibility());";
        let shown = page.ask(switches).await;
        if !shown.is_null() {
            assert_eq!(shown, serde_json::json!([true, false]), "turn {turn}");
            both += 1;
        }
        if both == 2 || turn > 30 {
            break;
        }
    }
    page.picture("analysis-bienvenue").await;
}
