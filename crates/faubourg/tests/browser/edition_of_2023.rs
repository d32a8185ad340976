//! What only the newer edition has on its pages: the form's choices that hang together, and looks.

use crate::browser::Kind;
use crate::page::Page;

/// Opens the form, and chooses the edition.
async fn new_table(page: &Page, form: &str) {
    page.goto(form).await;
    page.fill("#name", "Ada").await;
    page.fill("#people", "0").await;
    page.press("#more-rules > summary").await;
    page.press("[name='set.edition'][value='2023']").await;
}

#[tokio::test]
async fn a_look_is_chosen_without_script() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::NoScript).await;
    new_table(&page, &server.link("/new?game=welcome")).await;
    page.press("form.new button.main").await;
    page.my_turn().await;
    page.press("#bar a[href*='settings']").await;
    page.press("a[href^='/skin']").await;
    page.press(".skins button[value='snow']").await;
    page.find(".table.skin-snow .sheet use[href='#snowman']").await;
    page.my_turn().await;
    page.press("#bar a[href*='settings']").await;
    page.press("a[href^='/skin']").await;
    page.find(".skins button[value='snow'][aria-pressed='true']").await;
}

#[tokio::test]
async fn the_form_closes_what_does_not_go_together_and_says_why() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Desk).await;
    let irene = "[name='set.opponent'][value='3']";
    let whys = "return [...document.querySelectorAll('#about-opponent .why:not([hidden])')]
        .map((why) => why.dataset.unless).join(' ')";
    page.goto(&server.link("/new?game=welcome")).await;
    page.find(&format!("{irene}:disabled")).await;
    assert_eq!(page.ask(whys).await, "set.edition=2023 seats=one");
    new_table(&page, &server.link("/new?game=welcome")).await;
    page.press(&format!("{irene}:not(:disabled)")).await;
    assert_eq!(page.ask(whys).await, "");
    page.find("[name='set.expert'][value='true']:disabled").await;
    // A bot sits down: there is no opponent any more, and only this is said.
    page.fill("#bots", "1").await;
    page.find(&format!("{irene}:disabled")).await;
    page.find("[name='set.opponent'][value='none']:checked").await;
    assert_eq!(page.ask(whys).await, "seats=one");
}

/// Every sheet with rules of its own is chosen on the form by its picture, wears its own look, and
/// its first rounds are played on a phone.
#[tokio::test]
async fn sheets_with_rules_of_their_own() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    for sheet in ["eggs", "christmas", "ducks", "roswell", "atomic"] {
        new_table(&page, &server.link("/new?game=welcome")).await;
        page.fill("#bots", "1").await;
        page.press(&format!("label.picture:has([value='{sheet}'])")).await;
        page.press("form.new button.main").await;
        page.find(&format!(".table.x-{sheet} .x-track")).await;
        let mut seen = page.my_turn().await;
        while seen.round < 3 {
            assert!(!seen.over, "{sheet}: {seen:?}");
            seen = page.choose_something().await;
        }
        page.fits(390).await;
        page.picture(sheet).await;
    }
}

/// Hordes, ammunition, barricades and two pairs: from the form to the final ranking.
#[tokio::test]
async fn zombies_to_the_end_on_a_phone() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    new_table(&page, &server.link("/new?game=welcome")).await;
    page.fill("#bots", "1").await;
    page.press("label.picture:has([value='zombies'])").await;
    page.press("form.new button.main").await;
    page.find(".table.x-zombies .horde").await;
    page.my_turn().await;
    let mut choices = 0;
    loop {
        let seen = page.choose_something().await;
        if seen.over {
            break;
        }
        choices += 1;
        if seen.round == 8 && seen.step.is_some() {
            page.fits(390).await;
        }
        assert!(choices < 300, "the game does not end: {seen:?}");
    }
    page.find("#ranking table.final").await;
    page.fits(390).await;
    page.picture("zombies").await;
}
