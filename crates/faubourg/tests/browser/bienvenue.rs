//! A whole game of Bienvenue chez Vous on a phone against a bot, from the form for a new table to the
//! handing over of the keys, all of it by pressing what is seen.

use std::collections::BTreeSet;

use fantoccini::Locator;

use crate::accessible::check;
use crate::browser::Kind;
use crate::page::{Page, pause};

/// Marks what a person would press next and says what it is.
const NEXT: &str = r##"
for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
if (document.readyState === "loading" || !document.getElementById("prompt")) return "busy";
if (document.querySelector("[aria-busy]")) return "busy";
if (document.querySelector("#prompt.over")) return "over";
if (document.querySelector("#prompt.waiting")) return "waiting";
const count = arguments[0];
const seen = (selector) => [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility() && !thing.disabled);
const kinds = [":popover-open button[name=choice]", "#sheet .here", "#sheet .knock", "#offer a.pick-tile", "#offer button[name=choice]", "#prompt .done"];
// Now this and now that, so that cards are drawn, played and used too.
const turns = [["#deals .can-free", "#piles .can"], ["#garden .can", "#row .can", "#piles .can"], ["#fair .deck.can", "#piles .can"], ["#others .can", "#deals .can", "#fair .can", "#piles .can"], ["#piles .can"]];
kinds.push(...turns[count % turns.length], "#market .can", "#prompt button[name=choice]");
for (const kind of kinds) {
  const things = seen(kind);
  if (!things.length) continue;
  const thing = things[count % things.length];
  thing.setAttribute("data-next", "");
  thing.scrollIntoView({ block: "center" });
  return (thing.value || thing.getAttribute("href") || thing.getAttribute("popovertarget") || kind).split(/[ -]/)[0];
}
return "nothing";
"##;

/// Puts the button of a wall on all four sides of the land, where a game has it now and then.
const WALLS: &str = r##"
for (const place of ["e-l c2 r2", "e-t c2 r2", "e-r c6 r6", "e-b c6 r6"]) {
  const [side, column, row] = place.split(" ");
  const cell = document.createElement("li");
  cell.className = `cell wall-of-test ${column} ${row}`;
  cell.innerHTML = `<button class="knock ${side}"><span></span></button>`;
  document.querySelector("#sheet .terrain").append(cell);
}
"##;

/// Presses what is next; says what it was.
pub(crate) async fn press_next(page: &Page, count: usize) -> String {
    let told = page.client().execute(NEXT, vec![count.into()]).await.unwrap_or_default();
    let told = told.as_str().unwrap_or("busy").to_owned();
    if !["busy", "over", "waiting", "nothing"].contains(&told.as_str()) {
        // The page may draw itself anew this moment, and the mark is gone: then look again.
        let Ok(thing) = page.client().find(Locator::Css("[data-next]")).await else {
            return "busy".to_owned();
        };
        if thing.click().await.is_err() {
            return "busy".to_owned();
        }
    }
    told
}

pub(crate) async fn new_table(page: &Page, link: &str) {
    page.goto(link).await;
    page.press("a[href='/new?game=bienvenue']").await;
    page.fill("#name", "Odile").await;
    page.fill("#people", "0").await;
    page.fill("#bots", "1").await;
    page.press("form.new button.main").await;
}

#[tokio::test]
async fn a_whole_game_of_bienvenue_on_a_phone() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    new_table(&page, &server.link("/")).await;
    page.find("#sheet .terrain").await;
    page.ask(WALLS).await;
    page.fits(390).await;
    page.ask("document.querySelectorAll('.wall-of-test').forEach((wall) => wall.remove())").await;
    let mut kinds = BTreeSet::new();
    let mut idle = 0;
    for count in 0.. {
        let told = press_next(&page, count).await;
        match told.as_str() {
            "over" => break,
            "busy" | "waiting" | "nothing" => {
                idle += 1;
                assert!(idle < 3000, "nothing goes on: {}", page.look().await.order);
                pause().await;
            }
            _ => {
                idle = 0;
                if kinds.insert(told.clone()) {
                    page.fits(390).await;
                    page.picture(&format!("bienvenue-{}", kinds.len())).await;
                }
            }
        }
        assert!(count < 6000, "the game does not end: {}", page.look().await.order);
    }
    for kind in ["draw", "foundations", "entrance", "lay", "done"] {
        assert!(kinds.contains(kind), "never chosen: {kind} of {kinds:?}");
    }
    page.find("#keys .terrain").await;
    page.find("#ranking table.final").await;
    page.fits(390).await;
    page.picture("bienvenue-keys").await;
    check(&page, "the keys of Bienvenue chez Vous").await;
    page.press("#ranking a[href$='/replay']").await;
    page.find("#market").await;
}
