//! The operator, on a phone and without script, and what they tell people at a table.

use crate::browser::Kind;
use crate::page::Page;
use crate::server::{Server, TOKEN};

async fn sign_in(page: &Page, server: &Server) {
    page.goto(&server.link("/admin")).await;
    page.fill("#token", TOKEN).await;
    page.press("form.narrow button.main").await;
    page.find("#notice").await;
}

#[tokio::test]
async fn a_notice_reaches_an_open_table_and_goes_again() {
    let Some((server, browser)) = crate::begin() else { return };
    let player = browser.open(Kind::Desk).await;
    player.goto(&server.link("/")).await;
    player.press("button[name=bots][value='1']").await;
    player.my_turn().await;

    let operator = browser.open(Kind::NoScript).await;
    sign_in(&operator, &server).await;
    operator.fill("#text", "We are back at nine").await;
    operator.press("#notice button.main").await;
    player.find("#site-notice:not(:empty)").await;
    player.choose_something().await;
    player.find("#site-notice:not(:empty)").await;
    player.picture("notice-at-table").await;
    operator.press("#notice .act > form:last-child button").await;
    player.find("#site-notice:empty").await;
}

#[tokio::test]
async fn the_operators_pages_fit_a_phone() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    page.goto(&server.link("/")).await;
    page.press("button[name=bots][value='1']").await;
    page.my_turn().await;
    page.goto(&server.link("/admin")).await;
    page.find("#token").await;
    page.fits(390).await;
    page.picture("operator-sign-in-phone").await;
    sign_in(&page, &server).await;
    page.fits(390).await;
    page.picture("operator-phone").await;
    page.press("a[href='/admin/tables']").await;
    page.find(".tables-list li").await;
    page.fits(390).await;
    page.press(".tables-list li a").await;
    page.find("form[action$='/remove']").await;
    page.fits(390).await;
    page.picture("operator-table-phone").await;
    page.press("form[action='/admin/block'] button").await;
    page.find("button[name=confirm]").await;
    page.fits(390).await;
    page.press("button[name=confirm]").await;
    page.find("form[action='/admin/unblock']").await;
    page.fits(390).await;
    page.picture("operator-clients-phone").await;
}
