//! Phones in the hand: whatever can be pressed is as large as a finger, and whatever is written can
//! be read, on every page and at every step.

use crate::browser::Kind;
use crate::page::Page;

/// What is too small on the page: targets under 40 points either way, and text under 11.
///
/// A target is as large as what a finger hits, whatever is drawn: it is touched from its middle
/// outwards. Links within a sentence are as high as their line.
const SMALL: &str = r#"
const found = [];
const say = (element) => `${element.tagName}.${element.className?.baseVal ?? element.className}#${element.id} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}`;
const within = (element) => element.matches("a") && getComputedStyle(element).display === "inline";
const [x0, y0] = [scrollX, scrollY];
for (const target of document.querySelectorAll("a[href], button:enabled, input:not([type=hidden]), select, summary")) {
  if (!target.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || within(target) || target.closest("[inert], .sr, .skip")) continue;
  const field = target.matches("input[type=checkbox], input[type=radio]") ? target.closest("label") ?? target : target;
  field.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = field.getBoundingClientRect();
  if (box.width < 2) continue;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hits = (dx, dy) => {
    const at = document.elementFromPoint(x + dx, y + dy);
    return at && (field.contains(at) || at.closest("a, button, label, select, input, summary") === field);
  };
  // Most are large enough all around; the others are measured.
  if ([[0, 0], [-19, 0], [19, 0], [0, -19], [0, 19]].every((way) => hits(...way))) continue;
  const reach = (dx, dy) => { let far = 0; while (far < 40 && hits(dx * (far + 1), dy * (far + 1))) far += 1; return far; };
  const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
  // A point is lost at each edge that lies between two.
  if (!hits(0, 0) || wide < 38 || high < 38) found.push(`target ${say(target)}: ${wide} × ${high}`);
}
scrollTo(x0, y0);
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = texts.nextNode(); text; text = texts.nextNode()) {
  const element = text.parentElement;
  if (!text.data.trim() || element.closest(".sr, .sprite, [aria-hidden=true] .sr, noscript, title, desc") || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
  const drawn = element.closest("svg")?.getScreenCTM()?.a ?? 1;
  const size = parseFloat(getComputedStyle(element).fontSize) * drawn;
  if (size > 0 && size < 10.95) found.push(`text of ${size.toFixed(1)}: ${say(element)}`);
}
return [...new Set(found)];
"#;

async fn check(page: &Page, what: &str) {
    let found = page.ask(SMALL).await;
    let found: Vec<String> = serde_json::from_value(found).expect("a list");
    assert!(found.is_empty(), "{what}: {found:#?}");
}

/// Opens a table with these fields beside the name, and goes there.
async fn open_table(page: &Page, link: &str, fields: &str) {
    page.goto(link).await;
    let open = format!(
        "const body = new URLSearchParams({{ name: 'Ana', {fields} }});
        return fetch('/tables', {{ method: 'POST', body }}).then((answer) => answer.url);"
    );
    let table = page.ask(&open).await;
    page.goto(table.as_str().expect("an address")).await;
}

#[tokio::test]
async fn nothing_on_a_phone_is_smaller_than_a_finger() {
    let Some((server, browser)) = crate::begin() else { return };
    let page = browser.open(Kind::Phone).await;
    for path in ["/", "/new?game=welcome", "/new?game=welkin", "/rules/welcome", "/yours", "/skin"]
    {
        page.goto(&server.link(path)).await;
        check(&page, path).await;
    }
    open_table(&page, &server.link("/"), "game: 'welcome', people: '2'").await;
    page.find("#lobby").await;
    check(&page, "the lobby").await;
    for (what, fields, steps) in [
        ("Welcome", "game: 'welcome', bots: '2'", 8),
        ("Welcome, alone", "game: 'welcome', people: '0'", 3),
        (
            "Welcome 2023, advanced",
            "game: 'welcome', bots: '1', 'set.edition': '2023', 'set.advanced': 'true'",
            5,
        ),
        ("Welcome, expert", "game: 'welcome', bots: '1', 'set.expert': 'true'", 3),
        ("Welkin", "game: 'welkin', bots: '1', level: 'random'", 16),
    ] {
        open_table(&page, &server.link("/"), fields).await;
        for step in 0..steps {
            let seen = page.my_turn().await;
            check(&page, &format!("{what}, step {step}, {}", seen.order)).await;
            if what == "Welkin" {
                page.choose(crate::welkin::some_choice(&seen, step)).await;
            } else {
                page.choose_something().await;
            }
        }
    }
}
