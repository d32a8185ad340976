//! People with the box and three phones: a whole game is dictated from a record, round by round, with a
//! wrong entry, a correction, someone who comes late and a phone without network for two rounds.

use std::collections::BTreeMap;

use bots::Level;
use tabletop::{Game, Record, Replay, Rng, Seat, Seed, Seen, Settings, Table, Viewer};
use welcome::Welcome;
use welcome::house::{House, Street};
use welcome::plan::PlanSlot;
use welcome::sheet::{Approval, Sheet};

use crate::accessible::check;
use crate::browser::Kind;
use crate::page::Page;

const PEOPLE: usize = 3;

/// A game of three, as its record tells it. Its cards are "on the table".
fn recorded() -> Record {
    let setup = Welcome::setup(&Settings::default(), PEOPLE).expect("a game of three");
    let names = ["Ada", "Tom", "Eve"].map(str::to_owned).to_vec();
    let mut table: Table<Welcome> = Table::new(setup, names, Seed([5; 16]));
    let mut players: Vec<_> =
        (0..PEOPLE as u64).map(|whim| Level::Neighbour.player::<Welcome>(Rng::new(whim))).collect();
    while let Some(seat) = table.game().waiting_on().into_iter().next() {
        let choice = players[seat.index()].choose(&Seen::new(table.game(), seat));
        table.choose(seat, choice).expect("bots make legal choices");
    }
    Record::from_json(&table.record().to_json()).expect("a record")
}

/// What is written between two states of a sheet, in the notation of sheets.
fn written(old: &Sheet, new: &Sheet, houses: impl Iterator<Item = House>) -> Vec<String> {
    let (mut numbers, mut copies, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for house in houses {
        if let Some(number) = new.number(house).filter(|_| old.number(house).is_none()) {
            if new.bis.contains(house) {
                copies.push(format!("bis {number} {house}"));
            } else {
                numbers.push(format!("write {number} {house}"));
            }
        }
        if new.fence_right_of(house) && !old.fence_right_of(house) {
            others.push(format!("fence {house}"));
        }
        if new.pools.contains(house) && !old.pools.contains(house) {
            others.push(format!("pool {house}"));
        }
    }
    let more = |new: u8, old: u8, mark: String| (old..new).map(move |_| mark.clone());
    for street in Street::ALL {
        let index = street.index();
        others.extend(more(new.parks[index], old.parks[index], format!("park {street}")));
    }
    for (size, (now, was)) in (1..).zip(new.promotions.into_iter().zip(old.promotions)) {
        others.extend(more(now, was, format!("promote {size}")));
    }
    others.extend(more(new.temps, old.temps, "hire".to_owned()));
    others.extend(more(new.refusals, old.refusals, "refuse".to_owned()));
    for (plan, (now, was)) in (1..).zip(new.plans.into_iter().zip(old.plans)) {
        if let Some(approval) = now.filter(|_| was.is_none()) {
            let word = if approval == Approval::First { "first" } else { "later" };
            others.push(format!("plan {plan} {word}"));
        }
    }
    [numbers, copies, others].concat()
}

/// The marks of every round, seat by seat, and the game at its end.
fn dictated(record: &Record) -> (Vec<[Vec<String>; PEOPLE]>, Welcome) {
    let mut rounds: Vec<[Vec<String>; PEOPLE]> = Vec::new();
    let mut known: Vec<Sheet> = Vec::new();
    let game = record
        .replay(|step: Replay<'_, Welcome>| {
            let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
            let sheets = Seat::all(PEOPLE).map(|seat| *game.sheet(seat, Viewer::Spectator));
            let sheets: Vec<Sheet> = sheets.collect();
            if game.rounds_over() as usize > rounds.len() {
                rounds.push(std::array::from_fn(|seat| {
                    written(&known[seat], &sheets[seat], game.rules().town().houses.into_iter())
                }));
            }
            if game.rounds_over() as usize == rounds.len() {
                known = sheets;
            }
        })
        .expect("it replays");
    (rounds, game)
}

/// Writes as the page's own buttons do, which are many: the form is sent with the mark.
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

/// The way in with a link: a name, and a sheet.
async fn join(page: &Page, link: &str, name: &str) {
    page.goto(link).await;
    page.fill("#name", name).await;
    page.press(".join-box button.main").await;
    page.find("#dock").await;
}

/// A number by hand: the house, the key, the action; one that does not fit, and all the way back.
async fn by_hand(ada: &Page) {
    ada.press("#a6 .tap").await;
    ada.picture("companion-keys").await;
    check(ada, "companion-keys").await;
    ada.press("[data-pane=house] .key[data-mark='write 8 @h']").await;
    ada.press("[data-pane=action] button[data-mark='park @s']").await;
    ada.find("#street-a .parks .box.x").await;
    ada.press("#a7 .tap").await;
    ada.press("[data-pane=house] .key[data-mark='write 3 @h']").await;
    ada.picture("companion-refused").await;
    ada.press("[data-pane=anyway] .anyway").await;
    ada.find("#a7.against").await;
    sent(ada).await;
    // Three marks go again; what is asked in between is closed first.
    for _ in 0..6 {
        if ada.ask("return !document.querySelector('.lot.built')").await == true {
            break;
        }
        ada.press("#dock [data-pane]:not([hidden]) :is(.undo, a[data-way=idle])").await;
        sent(ada).await;
    }
    ada.until_true("nothing is written", "return !document.querySelector('.lot.built')").await;
}

/// The cards of a round are typed in: every sheet shows them, and a hint speaks of them.
async fn with_cards(ada: &Page, tom: &Page) {
    ada.press("#cards a.type").await;
    for (place, number, action) in [(1, "8", "pool"), (2, "5", "temp"), (3, "11", "bis")] {
        ada.press(&format!("label:has([name=number-{place}][value='{number}'])")).await;
        ada.press(&format!("label:has([name=action-{place}][value='{action}'])")).await;
    }
    ada.picture("companion-cards").await;
    check(ada, "companion-cards").await;
    ada.press(".stickyfoot .main").await;
    ada.press("#ask-hint").await;
    ada.find("#hint .advice").await;
    ada.picture("companion-hint").await;
    tom.until_true("Tom sees the cards", "return document.querySelectorAll('.pair3').length === 3")
        .await;
    ada.press("#cards button[name=next]").await;
    tom.until_true("the next round", "return !document.querySelector('.pair3')").await;
}

#[tokio::test]
async fn three_phones_count_a_whole_real_game() {
    let Some((server, browser)) = crate::begin() else { return };
    let record = recorded();
    let (rounds, game) = dictated(&record);
    assert!(rounds.len() > 14, "{} rounds", rounds.len());
    let ada = browser.open(Kind::Phone).await;
    ada.goto(&server.link("/")).await;
    ada.press("a[href='/companion']").await;
    ada.fill("#name", "Ada").await;
    ada.picture("companion-start").await;
    check(&ada, "companion-start").await;
    ada.press("form.open-box button.main").await;
    let link = ada.find("#table-link").await.prop("value").await.expect("a field").expect("a link");
    ada.picture("companion-people").await;

    // The plans, once for everyone.
    ada.press("a[href$='/plans']").await;
    let rules = welcome::paper::PaperRules::new(&Settings::default(), 1).expect("rules");
    let plans = game.view(Viewer::Spectator).plans;
    for slot in PlanSlot::ALL {
        let wanted = &plans[slot.index()].plan;
        let place = rules.plans(slot).position(|plan| plan.id == *wanted).expect("a plan");
        ada.press(&format!("label:has([name=plan-{slot}][value='{place}'])")).await;
    }
    ada.picture("companion-plans").await;
    ada.press(".stickyfoot .main").await;
    ada.press("#lobby-next a.main").await;
    let tom = browser.open(Kind::Phone).await;
    join(&tom, &link, "Tom").await;
    by_hand(&ada).await;
    with_cards(&ada, &tom).await;

    // All write down what the record says. Eve comes late, and catches up.
    let eve = browser.open(Kind::Phone).await;
    for (round, [of_ada, of_tom, of_eve]) in (1..).zip(&rounds) {
        if round == 3 {
            // The wrong house, seen by a neighbour, and rubbed out.
            let written: Vec<&str> = (rounds.iter().take(2))
                .flat_map(|[of_ada, ..]| of_ada)
                .filter_map(|mark| mark.split(' ').next_back())
                .collect();
            let mut houses = game.rules().town().houses.into_iter().map(|house| house.to_string());
            let wrong = houses.find(|house| !written.contains(&house.as_str()));
            let wrong = wrong.expect("an open house");
            mark(&ada, &format!("write 9 {wrong}")).await;
            mark(&ada, &format!("erase {wrong}")).await;
        }
        if round == 5 {
            join(&eve, &link, "Eve").await;
            for missed in rounds.iter().take(4).flat_map(|[_, _, missed]| missed) {
                mark(&eve, missed).await;
            }
        }
        if round == 8 {
            sent(&tom).await;
            browser.network(&tom, false).await;
        }
        for written in of_ada {
            mark(&ada, written).await;
        }
        for written in of_tom {
            mark(&tom, written).await;
        }
        for written in of_eve.iter().filter(|_| round >= 5) {
            mark(&eve, written).await;
        }
        if round == 9 {
            let says = "return document.querySelector('#dock #unsent')?.hidden === false";
            tom.until_true("the dock says so", says).await;
            tom.picture("companion-offline").await;
            browser.network(&tom, true).await;
            sent(&tom).await;
        }
    }
    for page in [&ada, &tom, &eve] {
        sent(page).await;
        mark(page, "close").await;
        sent(page).await;
    }

    let scores = browser.open(Kind::Desk).await;
    scores.goto(&format!("{link}/scores")).await;
    check(&scores, "the scores of people with the box").await;
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
    let result = record.result.as_ref().expect("a result");
    let points: BTreeMap<String, String> = (["Ada", "Tom", "Eve"].into_iter().zip(&result.scores))
        .map(|(name, points)| (name.to_owned(), points.to_string().replace('-', "−")))
        .collect();
    assert_eq!(totals, points);
    scores.press("a[href*='/replay?round=1']").await;
    scores.find(".replay .lot.built").await;
    // The arrow keys turn the pages.
    let key = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))";
    scores.ask(key).await;
    scores.until_true("the second turn", "return location.search.includes('round=2')").await;
}

/// A phone without network goes on by itself: what is asked, what fits, what is drawn and what is taken
/// back follow from what waits.
#[tokio::test]
async fn a_phone_without_network_goes_on_by_itself() {
    let Some((server, browser)) = crate::begin() else { return };
    let ada = browser.open(Kind::Phone).await;
    ada.goto(&server.link("/companion")).await;
    ada.fill("#name", "Ada").await;
    ada.press("form.open-box button.main").await;
    ada.press("#lobby-next a.main").await;
    let shows =
        |pane: &str| format!("return document.getElementById('dock').dataset.shows === '{pane}'");

    // Whoever wants no action is not asked again.
    ada.press("#a1 .tap").await;
    ada.press("[data-pane=house] .key[data-mark='write 2 @h']").await;
    ada.press("[data-pane=action] .none6").await;
    sent(&ada).await;
    ada.ask("location.reload()").await;
    ada.find("#a1.built").await;
    ada.until_true("nothing is asked", &shows("idle")).await;

    browser.network(&ada, false).await;
    ada.press("#b1 .tap").await;
    ada.press("[data-pane=house] .key[data-mark='write 2 @h']").await;
    ada.until_true("the action is asked", &shows("action")).await;
    ada.press("[data-pane=action] button[data-mark='park @s']").await;
    ada.find("#street-b .parks .pencilled").await;
    ada.press("#b2 .tap").await;
    ada.press("[data-pane=house] .key[data-mark='write 4 @h']").await;
    ada.press("[data-pane=action] .none6").await;
    ada.press("#b4 .tap").await;
    let fits =
        "return document.querySelector('[data-pane=house] .line').textContent.startsWith('5–17 ')";
    ada.until_true("what fits beside what waits", fits).await;
    ada.press("[data-pane=house] a[data-way=idle]").await;
    let counts = |marks: u8| {
        format!("return document.getElementById('unsent').textContent.includes('{marks} mark')")
    };
    ada.until_true("three marks wait", &counts(3)).await;
    ada.press("[data-pane=idle] .undo").await;
    ada.until_true("two marks wait", &counts(2)).await;
    browser.network(&ada, true).await;
    sent(&ada).await;
    ada.find("#b1.built").await;
}
