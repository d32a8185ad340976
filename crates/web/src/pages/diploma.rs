//! Someone's diplomas, `GET /diploma` and `GET /diploma/NAME`: what they have achieved, when and where,
//! and what is left to achieve. `GET /diploma/NAME/picture.svg` is one to keep and to hang up.

mod day;
mod drawn;
mod info;
mod picture;
#[cfg(test)]
mod tests;

use maud::{Markup, html};

pub(crate) use day::day_in_words;
pub use info::{AchievementInfo, DiplomaInfo, GroupInfo};
pub(crate) use picture::picture;

use super::layout::{Shell, icon, site};
use crate::assets;
use crate::words::{Words, say};
use drawn::{check, count, frieze, seal};

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct DiplomaScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// What the visitor is called, if that is known.
    pub holder: Option<&'a str>,
    /// All diplomas.
    pub all: &'a [DiplomaCount<'a>],
    /// The name of the box whose diploma is shown.
    pub game: &'a str,
    /// The diploma that is shown.
    pub diploma: &'a DiplomaInfo,
    /// What is ticked on it.
    pub ticks: &'a [ShownTick],
}

/// How far someone has come with a diploma.
#[derive(Clone, Copy, Debug)]
pub struct DiplomaCount<'a> {
    /// Its name in addresses.
    pub name: &'a str,
    /// What the game is called where there is little room.
    pub title: &'a str,
    /// How much is ticked.
    pub won: usize,
    /// How much there is.
    pub of: usize,
}

/// A box that is ticked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTick {
    /// Which.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The way to the replay and what the table is called, if it is still there.
    pub table: Option<(String, String)>,
    /// Whether only bots played against them.
    pub bots: bool,
}

/// Something new on the viewer's diploma, for the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTick {
    /// What was achieved.
    pub title: String,
    /// What it took.
    pub sentence: Option<String>,
    /// The way to it on the diploma.
    pub link: String,
    /// Whether only bots played against them.
    pub bots: bool,
}

impl DiplomaScene<'_> {
    fn tick_of(&self, achievement: &AchievementInfo) -> Option<&ShownTick> {
        self.ticks.iter().find(|tick| tick.name == achievement.name)
    }

    fn total(&self) -> usize {
        self.diploma.all().count()
    }

    /// Whether each box is ticked, in order.
    fn boxes(&self) -> Vec<bool> {
        self.diploma.all().map(|achievement| self.tick_of(achievement).is_some()).collect()
    }

    fn won(&self) -> usize {
        self.boxes().into_iter().filter(|won| *won).count()
    }
}

/// The address of a diploma.
pub(crate) fn address(name: &str) -> String {
    format!("/diploma/{name}")
}

/// The page.
pub fn diploma(scene: &DiplomaScene<'_>) -> Markup {
    let words = scene.words;
    let (title, path) = (words.say("diploma-title"), address(&scene.diploma.name));
    let shell = Shell {
        stylesheets: &["site.css", "ticked.css", "diploma.css"],
        scripts: &["site.js", "picture.js"],
        class: "site diplomas",
        ..Shell::site(words, &title, &path).private()
    };
    site(
        &shell,
        &html! {
            @if scene.all.len() > 1 { (others(scene)) }
            article.diploma aria-labelledby="h-diploma" {
                (head(scene))
                @for group in &scene.diploma.groups { (boxes(scene, group)) }
                (foot(scene))
            }
            p.go.after {
                a #picture .btn.main href={ (path) "/picture.svg" } download={ (title) ".svg" } {
                    (icon("i-down")) (words.say("diploma-save"))
                }
                button #share-picture .btn type="button" hidden { (icon("i-share")) (words.say("t-share-picture")) }
                a.btn href="/" { (icon("i-house")) (words.say("notice-home")) }
            }
            div.small-print.soft {
                p { (words.say("diploma-rules")) }
                p { (words.say("diploma-proposed")) " " a href="/yours" { (words.say("diploma-delete")) } }
            }
        },
    )
}

/// The ways to the diplomas of the other boxes.
fn others(scene: &DiplomaScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        nav.boxes aria-label=(words.say("diploma-all")) {
            @for other in scene.all {
                a.btn.chip .on[other.name == scene.diploma.name] href=(address(other.name))
                    aria-current=[(other.name == scene.diploma.name).then_some("page")] {
                    (other.title) " "
                    span.num { (say!(words, "diploma-count", won = other.won, of = other.of)) }
                }
            }
        }
    }
}

fn head(scene: &DiplomaScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        header {
            p.caps { (words.say("diploma-of")) }
            h1 id="h-diploma" { (words.say("diploma-title")) }
            p.game { (scene.game) }
            p.holder {
                @match scene.holder {
                    Some(name) => { (words.say("diploma-awarded")) b { (name) } },
                    None => (words.say("diploma-nobody")),
                }
            }
            div.honours {
                (seal(scene.won() == scene.total()))
                p.count {
                    span.sr { (say!(words, "diploma-count-long", won = scene.won(), of = scene.total())) }
                    (count(scene.won(), scene.total()))
                }
            }
        }
    }
}

/// A group of boxes: stamps, where the achievements have pictures; lines where they have not.
fn boxes(scene: &DiplomaScene<'_>, group: &GroupInfo) -> Markup {
    let words = scene.words;
    let stamps = group.achievements.iter().any(|achievement| achievement.stamp.is_some());
    let heading = format!("g-{}", group.name);
    html! {
        section aria-labelledby=(heading) {
            h2 id=(heading) { (words.say(&scene.diploma.group_id(group))) }
            ul .stamps[stamps] .lines[!stamps] {
                @for achievement in &group.achievements { (entry(scene, achievement)) }
            }
        }
    }
}

fn entry(scene: &DiplomaScene<'_>, achievement: &AchievementInfo) -> Markup {
    let words = scene.words;
    let tick = scene.tick_of(achievement);
    let (title, sentence) = achievement.told(words, &scene.diploma.name);
    html! {
        li .won[tick.is_some()] id=(achievement.name) {
            @if let Some(stamp) = &achievement.stamp {
                span.stamp aria-hidden="true" { (stamp) (check(tick.is_some(), false)) }
            } @else {
                (check(tick.is_some(), true))
                (icon(achievement.sign))
            }
            div.what {
                b { span.sr { (words.say(if tick.is_some() { "diploma-won" } else { "diploma-missing" })) " " } (title) }
                // A stamp says by itself what it takes.
                @if let Some(sentence) = sentence { span.how .sr[achievement.stamp.is_some()] { " " (sentence) } }
                @if let Some(tick) = tick { (when(words, tick)) }
            }
        }
    }
}

/// When it was achieved, and at which table.
fn when(words: &Words, tick: &ShownTick) -> Markup {
    let (day, iso) = day_in_words(words, tick.at);
    html! {
        small.when {
            time datetime=(iso) { (day) }
            @if let Some((address, title)) = &tick.table {
                " · " a href=(address) { (title) span.sr { ", " (words.say("t-replay")) } }
            }
            @if tick.bots { " · " (words.say("diploma-bots")) }
        }
    }
}

/// A town with a house for every box: those that are ticked are built.
fn foot(scene: &DiplomaScene<'_>) -> Markup {
    let words = scene.words;
    let boxes = scene.boxes();
    let next = match scene.won() {
        0 => "diploma-none",
        won if won == boxes.len() => "diploma-full",
        _ => "diploma-some",
    };
    html! {
        footer {
            (frieze(&boxes))
            p { (words.say(next)) }
        }
    }
}

/// What is new on the viewer's diploma, on the page of a game that is over.
pub(in crate::pages) fn new_ticks(words: &Words, ticks: &[NewTick]) -> Markup {
    let count = ticks.len();
    html! {
        @if let Some(first) = ticks.first() {
            section #ticked .panel.ticked data-part aria-labelledby="h-ticked" {
                link rel="stylesheet" href=(assets::url("ticked.css"));
                (seal(false))
                div.what role="status" {
                    h2 id="h-ticked" { (say!(words, "diploma-new", count = count)) }
                    ul.fresh {
                        @for tick in ticks {
                            li {
                                (check(true, true))
                                span { b { (tick.title) } @if let Some(sentence) = &tick.sentence { " " span.soft { (sentence) } } }
                            }
                        }
                    }
                    @if first.bots { p.soft { (words.say("diploma-bots-count")) } }
                }
                a.btn href=(first.link) { (icon("i-first")) (words.say("diploma-see")) }
            }
        }
    }
}
