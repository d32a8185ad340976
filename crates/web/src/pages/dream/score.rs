//! The score of the sheet that is shown, and what it is made of.

use maud::{Markup, html};
use welcome::dream::CATEGORIES;

use super::board::ShownBoard;
use crate::pages::table::score::{self, Line};
use crate::pages::table::text::{figure, say};
use crate::pages::welcome::icon::ico;

/// The panel with the score.
pub(super) fn score(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let title = if board.is_mine() {
        words.say("w-your-score")
    } else {
        say!(words, "w-score-of", name = board.name(board.shown))
    };
    let line = |&category: &&'static str| Line {
        sign: sign(category),
        name: words.say(called(category)),
        why: why(board, category),
        points: board.architect().score.get(category).copied().unwrap_or(0),
    };
    let lines: Vec<Line> = CATEGORIES.iter().map(line).collect();
    score::score(board, &title, &lines, &html! { (figure(board.architect().total)) })
}

/// The drawing of a category.
pub(super) fn sign(category: &str) -> Markup {
    ico(match category {
        "plans" => "i-plan",
        "columns" => "x-columns",
        "streets" => "i-estate",
        _ => "i-refusal",
    })
}

/// The name of a category.
pub(super) fn called(category: &str) -> &'static str {
    match category {
        "plans" => "w-plans",
        "columns" => "d-columns",
        "streets" => "d-streets",
        _ => "w-refusals",
    }
}

/// Where the points of a category come from.
fn why(board: &ShownBoard<'_>, category: &str) -> String {
    let words = board.words;
    let shown = board.architect();
    let of = |have: usize, need: usize| say!(words, "t-of", have = have, need = need);
    match category {
        "plans" => of(shown.sheet.plans.iter().flatten().count(), shown.sheet.plans.len()),
        "columns" => {
            let factor = board.view.layout.first_column;
            let told = shown.columns.iter().filter(|column| column.points != 0).map(|column| {
                if column.points == column.houses {
                    column.points.to_string()
                } else {
                    format!("{} × {factor}", column.houses)
                }
            });
            told.collect::<Vec<_>>().join(" + ")
        }
        "streets" => {
            let won = shown.score.get("streets").copied().unwrap_or(0);
            let each = board.view.layout.first_street.max(1);
            of((won / each) as usize, board.view.layout.streets.len())
        }
        _ => of(shown.sheet.refusals.into(), board.view.layout.refusals.len() - 1),
    }
}
