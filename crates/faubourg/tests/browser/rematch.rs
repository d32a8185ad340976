//! Playing again, and hearing of it: three friends, one of whom comes late.

use crate::browser::{Browser, Kind};
use crate::page::Page;
use crate::server::Server;

/// Three people at a table whose game is over. Returns them with the table's address.
async fn finished(server: &Server, browser: &Browser) -> ([Page; 3], String) {
    let host = browser.open(Kind::Desk).await;
    let post = "const [path, fields] = arguments[0];
        const body = new URLSearchParams(fields);
        return fetch(path, { method: 'POST', body }).then((answer) => answer.url);";
    host.goto(&server.link("/")).await;
    let form = "{ game: 'welcome', name: 'Ana', people: '2' }";
    let table = host.ask(&post.replace("arguments[0]", &format!("['/tables', {form}]"))).await;
    let table = table.as_str().expect("an address").to_owned();
    let mut people = vec![host];
    for name in ["Ben", "Cleo"] {
        let friend = browser.open(Kind::Desk).await;
        friend.goto(&table).await;
        friend.fill("#name", name).await;
        friend.press("form.sit button.main").await;
        friend.find("#lobby-seats li.me").await;
        people.push(friend);
    }
    people[0].goto(&table).await;
    people[0].press("#start:not(:disabled)").await;
    for (index, person) in people.iter().enumerate() {
        person.look().await;
        let fill = format!("[{table:?} + '/fill', {{ seat: '{}', level: 'random' }}]", index + 1);
        person.ask(&post.replace("arguments[0]", &fill)).await;
    }
    for person in &people {
        person.until("the game is over", |seen| seen.over).await;
    }
    let people = people.try_into().unwrap_or_else(|_| unreachable!("three"));
    (people, table)
}

#[tokio::test]
async fn three_play_again_and_one_comes_late() {
    let Some((server, browser)) = crate::begin() else { return };
    let ([ana, ben, cleo], table) = finished(&server, &browser).await;
    // Cleo closes the page; the others are still there.
    cleo.goto(&server.link("/rules/welcome")).await;
    ben.ask("window.stayed = true").await;
    ana.press("#prompt form[action$='/again'] button.main").await;
    ana.find("#lobby").await;
    let next = ana.address().await;
    assert_ne!(next, table);
    ana.picture("rematch-lobby").await;

    // Ben sees it where he is, without loading the page again, and his tab says so.
    ben.find("#prompt .rematch.asked").await;
    ben.picture("rematch-asked").await;
    assert_eq!(ben.ask("return window.stayed").await, true, "the page was not loaded again");
    ben.until_true("the tab says it", "return document.title.startsWith('● ')").await;
    ben.press("#prompt .rematch button.main").await;
    ben.find("#lobby").await;
    assert_eq!(ben.address().await, next, "the same table");

    // Cleo finds it among her tables.
    cleo.goto(&server.link("/")).await;
    cleo.picture("rematch-home").await;
    cleo.press("aside.yours .tables a:has(.flag.turn)").await;
    cleo.press("#join").await;
    // The last one to join begins the game, for everyone.
    for person in [&ana, &ben, &cleo] {
        person.my_turn().await;
        assert!(person.address().await.starts_with(&next));
        let tips = person.ask("return document.querySelectorAll('.tip').length").await;
        assert_eq!(tips, 0, "they know the game by now");
    }
}

#[tokio::test]
async fn a_hidden_tab_hears_that_it_is_its_turn() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, friend) = crate::together::two_friends(&server, &browser).await;
    host.play_turn().await;
    host.until_true("the tab is quiet", "return !document.title.startsWith('● ')").await;
    let icon = "return document.querySelector('link[rel=icon]').getAttribute('href')";
    let quiet = host.ask(icon).await;
    host.hide().await;
    friend.play_turn().await;
    host.until_true("the title says it", "return document.title.startsWith('● ')").await;
    let changed = format!("{icon} !== {quiet}");
    host.until_true("the sign says it", &changed).await;
    assert_eq!(host.ask("return document.hidden").await, true, "nobody has looked yet");
}

#[tokio::test]
async fn a_hidden_lobby_hears_that_the_game_begins() {
    let Some((server, browser)) = crate::begin() else { return };
    let host = browser.open(Kind::Desk).await;
    host.goto(&server.link("/")).await;
    let open = "const body = new URLSearchParams({ game: 'welcome', name: 'Ana', people: '1' });
        return fetch('/tables', { method: 'POST', body }).then((answer) => answer.url);";
    let table = host.ask(open).await.as_str().expect("an address").to_owned();
    host.goto(&table).await;
    host.hide().await;
    let friend = browser.open(Kind::Phone).await;
    friend.goto(&table).await;
    friend.fill("#name", "Ben").await;
    friend.press("form.sit button.main").await;
    host.until_true("all are here", "return document.title.startsWith('● ')").await;
}

#[tokio::test]
async fn a_tap_without_network_is_not_lost() {
    let Some((server, browser)) = crate::begin() else { return };
    let (host, _friend) = crate::together::two_friends(&server, &browser).await;
    let before = host.my_turn().await;
    // The network is gone: nothing that is fetched arrives.
    host.ask(
        "window.real = window.fetch; window.fetch = () => Promise.reject(new TypeError('offline'))",
    )
    .await;
    host.press("#pair-1 button, #pair-1").await;
    host.find(".table.cut").await;
    let grey = "const button = document.querySelector('.table.cut [form=turn][name=choice]');
        return !button || getComputedStyle(button).pointerEvents === 'none';";
    assert_eq!(host.ask(grey).await, true, "nothing else can be pressed meanwhile");
    host.ask("window.fetch = window.real").await;
    let after = host.until("the tap arrives", |seen| seen.turn() != before.turn()).await;
    assert!(
        after.choices.iter().all(|offered| !offered.choice.starts_with("take"))
            || !after.choices.is_empty()
    );
}
