//! For people who play with the box: a start page, what they share, the plans on their table, and the
//! scores. Their sheets are tables, drawn by `pages/paper.rs` and the folder of their game.
//!
//! | page | form |
//! | --- | --- |
//! | `GET /companion`: `start` | `POST /companion` with the name and the box |
//! | `GET /companion/ID`: `group` | `POST /companion/ID/join` with `name`, `town` |
//! | `GET /companion/ID/plans`: `plans` | `POST` to the same address, with `plan-1` to `plan-3` |
//! | `GET /companion/ID/cards`: `cards` | `POST` to the same address, with `number-1`, `action-1`, … |
//! | `GET /companion/ID/scores`: `scores` | `POST /companion/ID/again` |

mod around;
mod cards;
mod group;
mod kind;
mod plans;
mod scores;
mod start;

pub(crate) use around::{AllSheets, Beside};
pub use around::{Around, Row};
pub(crate) use cards::{CardsScene, cards};
pub(crate) use group::{GroupScene, group};
pub(crate) use kind::{Kind, SharedRules, kind, kind_of_sheet};
pub(crate) use plans::{PlanCard, PlansScene, plans};
pub(crate) use scores::{ScoresScene, scores};
pub(crate) use start::{Opening, SOLO, start};

use super::layout::Shell;
use crate::words::Words;

/// The shell of these pages.
fn shell<'a>(words: &'a Words, title: &'a str, path: &'a str) -> Shell<'a> {
    Shell {
        stylesheets: &["site.css", "paper.css"],
        scripts: &["site.js", "together.js"],
        class: "site companion-site",
        ..Shell::site(words, title, path)
    }
}

#[cfg(test)]
mod tests {
    use crate::pages::text_ids::check;

    #[test]
    fn both_languages_say_all_that_is_asked_for() {
        let locales = [
            include_str!("../../locales/en/companion.ftl"),
            include_str!("../../locales/fr/companion.ftl"),
        ];
        check("cp-", &["pages", "routes"], locales, 100);
    }
}
