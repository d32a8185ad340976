//! People with the box and three phones: a short game is dictated from a record, with a wrong entry, a
//! correction, someone who comes late and a phone without network.

use std::collections::BTreeMap;

use tabletop::{Game, Record, Replay, Seat, Viewer};
use welcome::Welcome;
use welcome::house::{House, Street};
use welcome::sheet::Sheet;

use crate::browser::Kind;
use crate::page::Page;

/// A finished game, whose cards are "on the table".
const RECORD: &str = include_str!("../../../welcome/golden/base-refusals.json");

/// What each seat of the record has written at the end, mark by mark in the notation of sheets.
fn dictated(game: &Welcome, seat: Seat) -> Vec<String> {
    let sheet = game.sheet(seat, Viewer::Spectator);
    let mut marks = Vec::new();
    for street in Street::ALL {
        for place in 0..game.rules().town().street_length(street) {
            let house = House::new(street, place);
            if let Some(number) = sheet.number(house).filter(|_| !sheet.bis.contains(house)) {
                marks.push(format!("write {number} {house}"));
            }
        }
    }
    marks.extend(copies(sheet));
    for street in Street::ALL {
        for place in 0..game.rules().town().street_length(street) {
            let house = House::new(street, place);
            let last = place + 1 == game.rules().town().street_length(street);
            if sheet.fence_right_of(house) && !last {
                marks.push(format!("fence {house}"));
            }
            if sheet.pools.contains(house) {
                marks.push(format!("pool {house}"));
            }
        }
        marks.extend((0..sheet.parks[street.index()]).map(|_| format!("park {street}")));
    }
    for (size, count) in (1..).zip(sheet.promotions) {
        marks.extend((0..count).map(|_| format!("promote {size}")));
    }
    marks.extend((0..sheet.temps).map(|_| "hire".to_owned()));
    marks.extend((0..sheet.refusals).map(|_| "refuse".to_owned()));
    marks
}

/// Copies, each after the house it copies.
fn copies(sheet: &Sheet) -> Vec<String> {
    let mut left: Vec<House> = sheet.bis.into_iter().collect();
    let mut done: Vec<String> = Vec::new();
    let mut written: Vec<House> = (sheet.numbered & !sheet.bis).into_iter().collect();
    while let Some(index) = left.iter().position(|house| {
        written.iter().any(|other| {
            other.street() == house.street()
                && other.place().abs_diff(house.place()) == 1
                && sheet.number(*other) == sheet.number(*house)
        })
    }) {
        let house = left.remove(index);
        let number = sheet.number(house).expect("a copy has a number");
        done.push(format!("bis {number} {house}"));
        written.push(house);
    }
    done
}

/// Writes as the page's own buttons do; most marks have one, and the others are pressed by hand.
async fn mark(page: &Page, mark: &str) {
    let script = format!(
        "const form = document.getElementById('turn'); \
         const button = Object.assign(document.createElement('button'), \
         {{ name: 'anyway', value: {mark:?} }}); form.append(button); \
         form.requestSubmit(button); button.remove();"
    );
    page.ask(&script).await;
}

async fn sent(page: &Page) {
    page.until_true(
        "everything is sent",
        "return Object.keys(localStorage).filter((key) => key.startsWith('paper-'))\
         .every((key) => localStorage[key] === '[]')",
    )
    .await;
}

/// Switches the network of a page off and on, as a tunnel does.
async fn network(page: &Page, on: bool) {
    let script = if on {
        "window.fetch = window.realFetch; dispatchEvent(new Event('online'))"
    } else {
        "window.realFetch = window.fetch; window.fetch = () => Promise.reject(new TypeError('no network'))"
    };
    page.ask(script).await;
}

#[tokio::test]
async fn three_phones_count_a_real_game() {
    let Some((server, browser)) = crate::begin() else { return };
    let record = Record::from_json(RECORD.trim_end()).expect("a record");
    let game: Welcome = record.replay(|_: Replay<'_, Welcome>| ()).expect("it replays");
    let ada = browser.open(Kind::Phone).await;
    ada.goto(&server.link("/")).await;
    ada.press("a[href='/companion']").await;
    ada.fill("#name", "Ada").await;
    ada.picture("companion-start").await;
    ada.press("form.open-box button.main").await;
    let link = ada.find("#table-link").await.prop("value").await.expect("a field").expect("a link");
    ada.picture("companion-people").await;

    // The plans, once for everyone.
    ada.press("a[href$='/plans']").await;
    let rules = welcome::paper::PaperRules::new(&tabletop::Settings::default(), 1).expect("rules");
    let plans = game.view(Viewer::Spectator).plans;
    for slot in welcome::plan::PlanSlot::ALL {
        let wanted = &plans[slot.index()].plan;
        let place = rules.plans(slot).position(|plan| plan.id == *wanted).expect("a plan");
        ada.press(&format!("label:has([name=plan-{slot}][value='{place}'])")).await;
    }
    ada.picture("companion-plans").await;
    ada.press(".stickyfoot .main").await;
    ada.press("#lobby-next a.main").await;

    let tom = browser.open(Kind::Phone).await;
    tom.goto(&link).await;
    tom.fill("#name", "Tom").await;
    tom.press(".join-box button.main").await;
    tom.find("#dock").await;

    // A number by hand: the house, the key, the action; one that does not fit, and a way back.
    ada.press("#a6 .tap").await;
    ada.picture("companion-keys").await;
    ada.press("[data-pane=house] .key[data-mark='write 8 @h']").await;
    ada.press("[data-pane=action] button[data-mark='park @s']").await;
    ada.find("#street-a .parks .box.x").await;
    ada.press("#a7 .tap").await;
    ada.press("[data-pane=house] .key[data-mark='write 3 @h']").await;
    ada.picture("companion-refused").await;
    ada.press("[data-pane=anyway] .anyway").await;
    ada.find("#a7.against").await;
    sent(&ada).await;
    // Three marks go again; what is asked in between is closed first.
    for _ in 0..6 {
        if ada.ask("return !document.querySelector('.lot.built')").await == true {
            break;
        }
        ada.press("#dock [data-pane]:not([hidden]) :is(.undo, a[data-way=idle])").await;
        sent(&ada).await;
    }
    ada.until_true("nothing is written", "return !document.querySelector('.lot.built')").await;

    // Both write down what the record says; Tom is in a tunnel for half of it.
    let [mine, theirs] = [0, 1].map(|seat| dictated(&game, Seat::new(seat)));
    for written in &mine {
        mark(&ada, written).await;
    }
    let (first, second) = theirs.split_at(theirs.len() / 2);
    for written in first {
        mark(&tom, written).await;
    }
    sent(&tom).await;
    network(&tom, false).await;
    for written in second {
        mark(&tom, written).await;
    }
    tom.until_true("the page says so", "return !document.getElementById('unsent').hidden").await;
    tom.picture("companion-offline").await;
    network(&tom, true).await;
    sent(&tom).await;
    sent(&ada).await;

    // Someone comes late, and sees the others.
    let eve = browser.open(Kind::Phone).await;
    eve.goto(&link).await;
    eve.fill("#name", "Eve").await;
    eve.press(".join-box button.main").await;
    eve.until_true(
        "three are in sight",
        "return document.querySelectorAll('#race li').length === 3",
    )
    .await;

    for (seat, page) in [(0, &ada), (1, &tom)] {
        let sheet = game.sheet(Seat::new(seat), Viewer::Spectator);
        for (plan, approval) in (1..).zip(sheet.plans) {
            let Some(approval) = approval else { continue };
            let word = serde_json::to_value(approval).expect("a word");
            mark(page, &format!("plan {plan} {}", word.as_str().expect("a word"))).await;
        }
        sent(page).await;
    }
    let scores = browser.open(Kind::Desk).await;
    scores.goto(&format!("{link}/scores")).await;
    let totals = scores
        .ask(
            "const names = [...document.querySelectorAll('.final thead a')].map((a) => a.textContent); \
             const totals = [...document.querySelectorAll('.final .total td')].map((td) => td.textContent); \
             return Object.fromEntries(names.map((name, index) => [name, totals[index]]))",
        )
        .await;
    scores.picture("companion-scores").await;
    let totals: BTreeMap<String, String> =
        serde_json::from_value(totals).expect("names and points");
    let points = |seat: usize| {
        let points = record.result.as_ref().expect("a result").scores[seat];
        points.to_string().replace('-', "−")
    };
    assert_eq!((&totals["Ada"], &totals["Tom"]), (&points(0), &points(1)));
}
