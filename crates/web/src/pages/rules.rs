//! The rules of a game, `GET /rules/GAME`: a page to read before, or beside, a table.
//!
//! The game tells its rules itself, from the figures of its data; options of the game may be given
//! in the address.

use maud::{Markup, html};

use super::games::GameInfo;
use super::layout::{Shell, icon, site};
use crate::words::Words;

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct RulesScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a GameInfo,
    /// What the game tells of its rules.
    pub rules: &'a Markup,
}

/// Where the rules of a game are.
pub fn address(game: &str) -> String {
    format!("/rules/{game}")
}

/// The page.
pub fn rules(scene: &RulesScene<'_>) -> Markup {
    let RulesScene { words, game, rules } = *scene;
    let title = words.say_with("rules-of", &[("game", game.short(words).into())]);
    let address = address(game.name);
    let own = game.stylesheets();
    let stylesheets: Vec<&str> =
        ["site.css"].into_iter().chain(own.iter().map(String::as_str)).collect();
    let shell =
        Shell { class: "site", stylesheets: &stylesheets, ..Shell::site(words, &title, &address) };
    site(
        &shell,
        &html! {
            article.rules {
                h1 { (title) }
                p.soft { (game.title) }
                (rules)
                p.go {
                    a.btn.main href=(format!("/new?game={}", game.name)) {
                        (icon("i-plus")) (words.say("rules-play"))
                    }
                }
            }
        },
    )
}
