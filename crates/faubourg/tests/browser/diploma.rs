//! A diploma: ticked at the end of a game, found from home, taken along to another device.

use crate::accessible;
use crate::browser::Kind;

/// Opens an expert's game with the 9¾ cards against a bot; to play it to its end is an achievement.
const OPEN: &str = "
const fields = { game: 'welcome', name: 'Ana', bots: '1', level: 'random', 'set.edition': '2023',
  'set.expert': 'true', 'set.quarters': 'true' };
return fetch('/tables', { method: 'POST', body: new URLSearchParams(fields) }).then((answer) => answer.url);";

/// Plays the first seat of the table that is shown, for all that it owes now; whether the game is over.
const PLAY: &str = "
const table = `/api/tables/${location.pathname.split('/')[2]}`;
const ask = (path, body) => fetch(table + path, body && { method: 'POST', body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' } }).then((answer) => answer.json());
return (async () => {
  let { choices } = await ask('/seats/1/choices');
  for (let left = 40; choices.length && left; left -= 1) {
    const choice = choices[Math.floor(Math.random() * choices.length)];
    ({ choices } = await ask('/seats/1/choices', { choice }));
  }
  return (await ask('')).phase === 'over';
})();";

#[tokio::test]
async fn a_diploma_is_ticked_shown_and_taken_along() {
    let Some((server, browser)) = crate::begin() else { return };
    let desk = browser.open(Kind::Desk).await;
    desk.goto(&server.link("/")).await;
    let table = desk.ask(OPEN).await.as_str().expect("an address").to_owned();
    desk.goto(&table).await;
    desk.until_true("the game is over", PLAY).await;

    // The page that is open celebrates it, without being loaded again.
    desk.find("#ticked .seal").await;
    desk.until_true(
        "the name of it",
        "return document.querySelector('#ticked').textContent.includes('Platform 9¾')",
    )
    .await;
    accessible::check(&desk, "the end of a game with something new on the diploma").await;
    desk.picture("diploma-new").await;
    desk.press("#ticked a.btn").await;
    desk.find("li#expert.won .when a[href$='/replay']").await;
    accessible::check(&desk, "a diploma with a tick").await;
    desk.picture("diploma").await;

    // From home, with the keyboard.
    desk.goto(&server.link("/")).await;
    desk.ask("document.querySelector(\"a[href='/diploma']\").focus()").await;
    desk.client()
        .active_element()
        .await
        .expect("the link")
        .send_keys("\u{e007}")
        .await
        .expect("the key Enter");
    desk.find("li#expert.won").await;
    let address = desk.address().await;
    assert!(address.ends_with("/diploma"), "{address}");

    // Another device takes the seat, and the diploma comes along.
    desk.goto(&format!("{table}/invite")).await;
    desk.press("form[action$='/link'] button").await;
    let field = "document.querySelector('#table-link')?.value ?? ''";
    desk.until_true("the seat's own link", &format!("return ({field}).includes('/continue/')"))
        .await;
    let link = desk.ask(&format!("return {field}")).await;
    let phone = browser.open(Kind::Phone).await;
    phone.goto(&server.link("/diploma")).await;
    phone.find("li#expert:not(.won)").await;
    phone.goto(link.as_str().expect("a link")).await;
    phone.press("form.arrive button.main").await;
    phone.find("#ranking").await;
    phone.goto(&server.link("/diploma")).await;
    phone.find("li#expert.won").await;
    phone.fits(390).await;
    accessible::check(&phone, "a diploma on a phone").await;
    phone.picture("diploma-phone").await;
}
