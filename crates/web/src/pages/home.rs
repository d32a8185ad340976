//! The home page, `GET /`: what this is, the games, my tables, and the way to a friend's table.
//!
//! | form or link | sends |
//! | --- | --- |
//! | `GET /new` | `game`: to the [new table](super::new_table) |
//! | `POST /tables` | as the new table's form, with `game`, `bots`, `level` and no more: what is missing takes its default |
//! | `GET /join` | `link`: a table's link, or the code at its end; leads to the table |

use maud::{Markup, PreEscaped, html};

use super::games::{GameInfo, usual_level};
use super::layout::{Shell, icon, site};
use super::rules;
use crate::words::Words;

/// Everything the home page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct HomeScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The games that can be played here.
    pub games: &'a [GameInfo],
    /// The viewer's tables, what needs them first.
    pub tables: &'a [MyTable<'a>],
    /// What became of their last games, the newest first.
    pub history: &'a [PastGame<'a>],
    /// How much is ticked on their diplomas, and how much there is.
    pub diploma: (usize, usize),
}

/// A game that the viewer has played to its end.
#[derive(Clone, Copy, Debug)]
pub struct PastGame<'a> {
    /// Where it was played, if the table is still there.
    pub address: Option<&'a str>,
    /// Which game it was.
    pub game: &'a GameInfo,
    /// The viewer's points.
    pub points: i32,
    /// The most points of anyone else; none if there was nobody.
    pub others: Option<i32>,
    /// The viewer's place, and how many there were.
    pub place: (u16, usize),
    /// The others, as far as they are known.
    pub names: &'a [&'a str],
    /// Whether it is their best of this game.
    pub best: bool,
}

/// A table at which the viewer has a seat, or which they opened.
#[derive(Clone, Copy, Debug)]
pub struct MyTable<'a> {
    /// Where it is: `/table/ID`.
    pub address: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// Which game is played there.
    pub game: &'a GameInfo,
    /// The round being played; none before the start.
    pub round: Option<u32>,
    /// The others at the table, by name.
    pub others: &'a [&'a str],
    /// Who is to do something.
    pub turn: WhoseTurn<'a>,
}

/// Who is to do something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoseTurn<'a> {
    /// The table has not begun; this many seats are open.
    Waiting(usize),
    /// The viewer.
    Mine,
    /// The viewer, if they like: someone wants to play again.
    Rematch(&'a str),
    /// One other.
    Theirs(&'a str),
    /// So many others.
    Several(usize),
    /// Nobody: the game is over.
    Over,
}

/// The home page.
pub fn home(scene: &HomeScene<'_>) -> Markup {
    let words = scene.words;
    let start = match scene.games {
        [only] => format!("/new?game={}", only.name),
        _ => "#games".to_owned(),
    };
    let shell = Shell { class: "site home", ..Shell::site(words, "", "/") };
    site(
        &shell,
        &html! {
            section.hero {
                (PreEscaped(include_str!("../assets/hero.svg")))
                div.hello {
                    h1 { (words.say("home-title")) }
                    p { (words.say("home-about")) }
                    p.go {
                        a.btn.main href=(start) { (words.say("home-start")) }
                        a.btn href="#join" { (icon("i-link")) (words.say("home-join")) }
                        a.btn href="/companion" { (icon("i-pen")) (words.say("cp-home")) }
                    }
                }
            }
            div.cols2 {
                div.left {
                    (games(scene))
                    (steps(words))
                }
                aside.yours {
                    (my_tables(scene))
                    (history(scene))
                    (diploma(scene))
                    (join(words))
                }
            }
        },
    )
}

fn games(scene: &HomeScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.games id="games" aria-labelledby="h-games" {
            h2 id="h-games" { (words.say("home-games")) }
            ul { @for game in scene.games.iter().filter(|game| game.among.is_none()) { li { (card(words, game)) } } }
        }
    }
}

fn card(words: &Words, game: &GameInfo) -> Markup {
    let players = [("from", (*game.seats.start()).into()), ("to", (*game.seats.end()).into())];
    html! {
        form.panel.game method="post" action="/tables" {
            (game.art())
            div.body {
                h3 { (game.title) }
                p { (game.about(words)) }
                ul.gfacts {
                    li { (icon("i-person")) (words.say_with("game-players", &players)) }
                    li { (icon("i-wait")) (game.time(words)) }
                    li { a href=(rules::address(game.name)) { (icon("i-help")) (words.say("home-rules")) } }
                }
                input type="hidden" name="game" value=(game.name);
                input type="hidden" name="level" value=(usual_level());
                p.go {
                    a.btn.main href=(format!("/new?game={}", game.name)) { (words.say("home-play")) }
                    button.btn name="bots" value="1" {
                        (icon("i-bot")) (words.say("home-play-bot"))
                    }
                    @if game.seats.contains(&1) {
                        button.btn name="bots" value="0" {
                            (icon("i-person")) (words.say("home-play-solo"))
                        }
                    }
                }
            }
        }
    }
}

/// How an evening goes, for those who have never been here.
fn steps(words: &Words) -> Markup {
    let steps = [
        ("i-plus", words.say("home-step-start"), words.say("home-step-start-about")),
        ("i-qr", words.say("home-step-invite"), words.say("home-step-invite-about")),
        ("i-pen", words.say("home-step-play"), words.say("home-step-play-about")),
    ];
    html! {
        section.how aria-labelledby="h-how" {
            h2 id="h-how" { (words.say("home-how")) }
            ol {
                @for (drawing, title, about) in steps {
                    li { (icon(drawing)) b { (title) } span.soft { (about) } }
                }
            }
        }
    }
}

fn my_tables(scene: &HomeScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section aria-labelledby="h-mine" {
            h2 id="h-mine" { (words.say("home-mine")) }
            @if scene.tables.is_empty() {
                div.blank {
                    svg.ra aria-hidden="true" { use href="#house-1" {} }
                    b { (words.say("home-none")) }
                    span { (words.say("home-none-about")) }
                }
            } @else {
                ul.panel.tables { @for table in scene.tables { li { (my_table(words, table)) } } }
            }
        }
    }
}

fn my_table(words: &Words, table: &MyTable<'_>) -> Markup {
    let mut facts = vec![table.game.short(words)];
    facts.extend(table.round.map(|round| words.say_with("home-round", &[("round", round.into())])));
    if !table.others.is_empty() {
        facts.push(some_names(words, table.others));
    }
    html! {
        a href=(table.address) {
            svg.badge aria-hidden="true" { use href=(format!("#{}", badge(table.title))) {} }
            span { b { (table.title) } small { (facts.join(" · ")) } }
            (flag(words, table.turn))
        }
    }
}

/// What became of the last games.
fn history(scene: &HomeScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @if !scene.history.is_empty() {
            section aria-labelledby="h-history" {
                h2 id="h-history" { (words.say("history-title")) }
                ul.panel.tables.history {
                    @for past in scene.history {
                        li {
                            @match past.address {
                                Some(address) => a href=(address) { (past_game(words, past)) },
                                None => span { (past_game(words, past)) },
                            }
                        }
                    }
                }
                p { a.soft href="/yours" { (words.say("history-delete")) } }
            }
        }
    }
}

/// The way to the diplomas.
fn diploma(scene: &HomeScene<'_>) -> Markup {
    let words = scene.words;
    let (won, of) = scene.diploma;
    html! {
        section aria-labelledby="h-diploma" {
            h2 id="h-diploma" { (words.say("diploma-title")) }
            ul.panel.tables {
                li {
                    a href="/diploma" {
                        svg.ico.rosette aria-hidden="true" { use href="#i-rosette" {} }
                        span { b { (words.say("diploma-home")) } small { (words.say("diploma-home-about")) } }
                        span.flag.num { (words.say_with("diploma-count", &[("won", won.into()), ("of", of.into())])) }
                    }
                }
            }
        }
    }
}

fn past_game(words: &Words, past: &PastGame<'_>) -> Markup {
    let values = [
        ("points", past.points.into()),
        ("others", past.others.unwrap_or_default().into()),
        ("place", past.place.0.into()),
        ("seats", past.place.1.into()),
    ];
    let id = match (past.others, past.place.0) {
        (None, 1) => "history-alone",
        (Some(_), 1) => "history-won",
        (Some(_), _) if past.place.1 == 2 => "history-lost",
        _ => "history-place",
    };
    let mut facts = vec![past.game.short(words)];
    if !past.names.is_empty() {
        let names = some_names(words, past.names);
        facts.push(words.say_with("history-against", &[("names", names.into())]));
    }
    html! {
        svg.ico aria-hidden="true" { use href=(if past.place.0 == 1 { "#i-first" } else { "#i-done" }) {} }
        span { b { (words.say_with(id, &values)) } small { (facts.join(" · ")) } }
        @if past.best { span.flag { (words.say("history-best")) } }
    }
}

/// A sign for the table that stays the same: people find theirs by it.
fn badge(title: &str) -> &'static str {
    const BADGES: [&str; 6] =
        ["act-pool", "act-landscaper", "act-estate", "act-temp", "act-surveyor", "act-bis"];
    BADGES[title.bytes().map(usize::from).sum::<usize>() % BADGES.len()]
}

/// The first few names; at a table of a hundred nobody reads them all.
fn some_names(words: &Words, names: &[&str]) -> String {
    const SHOWN: usize = 3;
    let shown = names.iter().take(SHOWN).copied().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => shown,
        more => words.say_with("home-more", &[("names", shown.into()), ("more", more.into())]),
    }
}

fn flag(words: &Words, turn: WhoseTurn<'_>) -> Markup {
    let waits_for = |who: String| html! { span.flag { (icon("i-wait")) (who) } };
    match turn {
        WhoseTurn::Mine => html! { span.flag.turn { (words.say("home-my-turn")) } },
        WhoseTurn::Rematch("") => {
            html! { span.flag.turn { (icon("i-again")) (words.say("rematch-asked-by-someone")) } }
        }
        WhoseTurn::Rematch(name) => {
            let asked = words.say_with("rematch-asked", &[("name", name.into())]);
            html! { span.flag.turn { (icon("i-again")) (asked) } }
        }
        WhoseTurn::Theirs(name) => waits_for(name.to_owned()),
        WhoseTurn::Several(count) => {
            waits_for(words.say_with("home-waits-for", &[("count", count.into())]))
        }
        WhoseTurn::Waiting(0) => html! { span.flag { (words.say("home-ready")) } },
        WhoseTurn::Waiting(open) => {
            html! { span.flag { (words.say_with("home-open", &[("open", open.into())])) } }
        }
        WhoseTurn::Over => html! { span.flag { (icon("i-done")) (words.say("home-over")) } },
    }
}

/// The field for a friend's link.
pub(super) fn join(words: &Words) -> Markup {
    html! {
        section id="join" aria-labelledby="h-join" {
            h2 id="h-join" { (words.say("home-join")) }
            form.panel.join method="get" action="/join" {
                label for="link" { (words.say("home-link")) }
                div {
                    input.input id="link" name="link" required maxlength="500" inputmode="url"
                        autocomplete="off" autocapitalize="off" spellcheck="false";
                    button.btn { (icon("i-next")) span { (words.say("home-look")) } }
                }
                p.soft { (words.say("home-link-about")) }
            }
        }
    }
}
