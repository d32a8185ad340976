//! A page in a browser, and a person in front of it.

use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde::Deserialize;

/// How long anything may take before the test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A page of one browser.
pub(crate) struct Page {
    client: Client,
}

/// What a person sees at a table.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The number of the last event the page knows of.
    pub(crate) version: u64,
    /// How many steps the person has made, back and forth, if it is their turn.
    steps: Option<u64>,
    /// Whether a choice is on its way.
    pub(crate) busy: bool,
    pub(crate) round: u32,
    /// What the prompt asks for.
    pub(crate) order: String,
    /// The step of the turn, none while waiting.
    pub(crate) step: Option<String>,
    pub(crate) over: bool,
    pub(crate) choices: Vec<Offered>,
}

impl Seen {
    /// Where the turn is, whatever others did meanwhile.
    pub(crate) fn turn(&self) -> (u32, &str, Option<&str>, &[Offered]) {
        (self.round, &self.order, self.step.as_deref(), &self.choices)
    }

    /// The same without how it is shown, which differs between a phone and a desk.
    pub(crate) fn step_of_turn(&self) -> (u32, Option<&str>, Vec<&str>) {
        let choices = self.choices.iter().map(|offered| offered.choice.as_str()).collect();
        (self.round, self.step.as_deref(), choices)
    }
}

/// Something that can be chosen.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Offered {
    /// The choice as the form sends it.
    pub(crate) choice: String,
    /// What its button says.
    pub(crate) text: String,
    /// Whether the button is seen; a number's is behind its house's otherwise, an action's behind
    /// the card with the number.
    pub(crate) shown: bool,
}

const LOOK: &str = r##"
const table = document.getElementById("table");
if (!table || document.readyState === "loading") return null;
const text = (selector) => document.querySelector(selector)?.textContent ?? "";
const buttons = [...document.querySelectorAll("button[name=choice]:not(:disabled):not([formaction])")].filter((button) => !button.closest(".chooser"));
// A house that takes several numbers tells them, and a chooser asks which.
const verb = document.getElementById("chooser")?.dataset.verb;
const numbers = [...document.querySelectorAll("button[data-numbers]")].flatMap((house) => house.dataset.numbers.split(" ").map((told) => {
  const [number] = told.split(":");
  return { choice: `${verb} ${number} ${house.value}`, text: number, shown: false };
}));
return {
  version: Number(table.dataset.version),
  steps: Number(document.querySelector("#turn [name=step]")?.value) || null,
  busy: document.querySelector("[aria-busy]") !== null,
  round: Number(text("#bar .where .soft").replace(/\D/g, "")),
  order: text("#prompt h1"),
  step: text("#prompt .steps .now") || null,
  over: document.querySelector("#prompt.over") !== null,
  choices: [...buttons.map((button) => ({
    choice: button.value, text: button.textContent, shown: button.checkVisibility() && button.tabIndex >= 0,
  })), ...numbers],
};
"##;

/// What to choose first: something happens, and turns end.
const EAGER: [&str; 15] = [
    "take",
    "write",
    "fence",
    "promote",
    "park",
    "pool",
    "hire",
    "bis",
    "plan",
    "use",
    "reshuffle",
    "pass",
    "done",
    "refuse",
    "roundabout",
];

impl Page {
    pub(crate) fn new(client: Client) -> Self {
        Self { client }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) async fn goto(&self, link: &str) {
        self.client.goto(link).await.expect("the page loads");
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    pub(crate) async fn address(&self) -> String {
        self.client.current_url().await.expect("a page is open").to_string()
    }

    /// Waits for something on the page.
    pub(crate) async fn find(&self, selector: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).every(Duration::from_millis(20));
        match wait.for_element(Locator::Css(selector)).await {
            Ok(found) => found,
            Err(error) => panic!("{selector} is not on {}: {error}", self.address().await),
        }
    }

    /// Presses the first thing that matches, once it can be pressed.
    pub(crate) async fn press(&self, selector: &str) {
        let start = Instant::now();
        loop {
            match self.find(selector).await.click().await {
                Ok(()) => return,
                // The page may be drawing itself anew.
                Err(error) if start.elapsed() > PATIENCE => panic!("{selector}: {error}"),
                Err(_) => {
                    // Or it lies under a bar at the edge: a person scrolls a little.
                    let scroll = "document.querySelector(arguments[0])\
                                  ?.scrollIntoView({ block: 'center' })";
                    let _ = self.client.execute(scroll, vec![selector.into()]).await;
                    pause().await;
                }
            }
        }
    }

    /// Puts a text in the place of what a field says.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        let field = self.find(selector).await;
        field.clear().await.expect("a field can be cleared");
        field.send_keys(text).await.expect("a field takes text");
    }

    /// Asks the page itself.
    pub(crate) async fn ask(&self, script: &str) -> serde_json::Value {
        self.client.execute(script, Vec::new()).await.expect("the page answers")
    }

    /// Waits until the page says that it is so.
    pub(crate) async fn until_true(&self, hope: &str, script: &str) {
        let start = Instant::now();
        loop {
            // Between two pages there is nothing to ask.
            let answer = self.client.execute(script, Vec::new()).await.unwrap_or_default();
            if answer == true {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "still not so: {hope}");
            pause().await;
        }
    }

    /// Opens another tab in front of the page. The driver still talks to the page: going to a tab
    /// would bring it to the front.
    pub(crate) async fn hide(&self) {
        self.ask("window.open('about:blank')").await;
        self.until_true("the page is hidden", "return document.hidden").await;
    }

    /// What is seen at the table, once a table is seen.
    pub(crate) async fn look(&self) -> Seen {
        let start = Instant::now();
        loop {
            // Between two pages there is nothing to ask.
            let answer = self.client.execute(LOOK, Vec::new()).await.unwrap_or_default();
            if let Ok(seen) = serde_json::from_value::<Seen>(answer)
                && !seen.busy
            {
                return seen;
            }
            if start.elapsed() > PATIENCE {
                let says = self.ask("return document.body.innerText").await;
                panic!("no table at {}, but: {says}", self.address().await);
            }
            pause().await;
        }
    }

    /// Waits until the table looks as hoped.
    pub(crate) async fn until(&self, hope: &str, hoped: impl Fn(&Seen) -> bool) -> Seen {
        let start = Instant::now();
        loop {
            let seen = self.look().await;
            if hoped(&seen) {
                return seen;
            }
            assert!(start.elapsed() < PATIENCE, "still not so: {hope}; {seen:?}");
            pause().await;
        }
    }

    /// Waits until there is something to choose, or the game is over.
    pub(crate) async fn my_turn(&self) -> Seen {
        self.until("my turn", |seen| seen.over || !seen.choices.is_empty()).await
    }

    /// Makes one choice by pressing what a person would, and waits for the answer.
    pub(crate) async fn choose(&self, choice: &str) -> Seen {
        let before = self.my_turn().await;
        let offered = before.choices.iter().filter(|offered| offered.choice == choice);
        let button = format!("button[name=choice][value=\"{choice}\"]:not([formaction])");
        if offered.clone().any(|offered| offered.shown) {
            self.press_shown(&button).await;
        } else if let Some((number, _)) =
            choice.strip_prefix("take ").and_then(|c| c.split_once('+'))
        {
            // A card for its number first, then another for its action.
            self.press(&format!("#pair-{number}")).await;
            self.press_shown(&button).await;
        } else {
            let house = choice.rsplit(' ').next().unwrap_or_default();
            self.press(&format!("#{house} button[data-numbers]")).await;
            self.press_shown(&format!(".chooser {button}")).await;
        }
        // The same can be on offer again: a second resource of a kind for the same site.
        let (turn, steps) = (before.turn(), before.steps);
        self.until(choice, |seen| seen.over || seen.turn() != turn || seen.steps != steps).await
    }

    /// Presses the first match that is seen.
    async fn press_shown(&self, selector: &str) {
        let start = Instant::now();
        loop {
            let all = self.client.find_all(Locator::Css(selector)).await.unwrap_or_default();
            for button in all {
                // A person scrolls what lies under the prompt into sight.
                let element = serde_json::to_value(&button).expect("an element");
                let show = "arguments[0].scrollIntoView({ block: 'center' })";
                let _ = self.client.execute(show, vec![element]).await;
                if button.is_displayed().await.unwrap_or(false) && button.click().await.is_ok() {
                    return;
                }
            }
            assert!(start.elapsed() < PATIENCE, "{selector} cannot be pressed");
            pause().await;
        }
    }

    /// Chooses something that brings the turn on: the highest number, in the first house.
    pub(crate) async fn choose_something(&self) -> Seen {
        let seen = self.my_turn().await;
        if seen.over {
            return seen;
        }
        let choice = something(&seen.choices).expect("something can be chosen");
        self.choose(&choice).await
    }

    /// Plays until the round ends for this person, that is, until *done*.
    pub(crate) async fn play_turn(&self) {
        for _ in 0..20 {
            let seen = self.my_turn().await;
            if seen.over {
                return;
            }
            let choice = something(&seen.choices).expect("something can be chosen");
            self.choose(&choice).await;
            if choice == "done" {
                return;
            }
        }
        panic!("a turn of twenty choices");
    }

    /// The page is no wider than the window. If it is, what sticks out is named.
    pub(crate) async fn fits(&self, width: u64) {
        let wide = self.ask("return document.documentElement.scrollWidth").await;
        let wide = wide.as_u64().expect("a number");
        if wide > width {
            let script = "return [...document.querySelectorAll('body *')]
                .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
                .map((one) => one.outerHTML.slice(0, 120))";
            let out = self.ask(script).await;
            panic!("{} is {wide} points wide, not {width}: {out}", self.address().await);
        }
    }

    /// The first thing that matches lies in the window, without scrolling.
    pub(crate) async fn in_sight(&self, selector: &str) {
        self.find(selector).await;
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;";
        let seen = self.client.execute(script, vec![selector.into()]).await;
        assert_eq!(seen.expect("the page answers"), true, "{selector} is out of sight");
    }

    /// Keeps a picture of what is seen.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../artifacts");
        let picture = self.client.screenshot().await.expect("a picture is taken");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(name).with_extension("png"), picture)
            .expect("a file is written");
    }
}

/// The most eager choice; among the pairs, the one with the highest number.
fn something(choices: &[Offered]) -> Option<String> {
    let rank = |offered: &&Offered| {
        let word = offered.choice.split(' ').next().unwrap_or_default();
        let eager = EAGER.iter().position(|known| *known == word).unwrap_or(EAGER.len());
        let digits = offered.text.chars().take_while(char::is_ascii_digit).collect::<String>();
        let number = digits.parse::<i32>().unwrap_or(0);
        (eager, if word == "take" { -number } else { 0 })
    };
    choices.iter().min_by_key(rank).map(|offered| offered.choice.clone())
}

/// A moment between two looks.
pub(crate) async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}
