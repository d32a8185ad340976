//! The money of the player that is shown, and where it came from.

use maud::{Markup, html};
use welkin::score::CATEGORIES;

use super::board::ShownBoard;
use super::coins::purse;
use super::icon::{coin, ico};
use crate::pages::table::score::{self, Line};
use crate::pages::table::text::say;

/// The panel with the money.
pub(super) fn score(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let title = if board.is_mine() {
        words.say("k-your-money")
    } else {
        say!(words, "k-money-of", name = board.name(board.shown))
    };
    let line = |category| Line {
        sign: sign(category),
        name: words.say(called(category)),
        why: why(board, category),
        points: board.player().score.get(category).copied().unwrap_or(0),
    };
    let lines: Vec<Line> = categories(board).map(line).collect();
    score::score(board, &title, &lines, &html! { (coin()) (purse(board.player())) })
}

/// What money is made of at this table.
pub(super) fn categories(board: &ShownBoard<'_>) -> impl Iterator<Item = &'static str> + use<> {
    let given = board.view.seats.iter().any(|seat| seat.score.get("start").is_some_and(|c| *c > 0));
    CATEGORIES.iter().copied().filter(move |name| given || *name != "start")
}

/// The drawing of a category.
pub(super) fn sign(category: &str) -> Markup {
    ico(match category {
        "sales" => "w-sell",
        "flips" => "w-flip",
        "purchases" => "w-buy2",
        _ => "w-coin",
    })
}

/// The name of a category.
pub(super) fn called(category: &str) -> &'static str {
    match category {
        "sales" => "k-sales",
        "flips" => "k-flips",
        "purchases" => "k-purchases",
        _ => "k-start",
    }
}

/// Where the coins of a category come from.
fn why(board: &ShownBoard<'_>, category: &str) -> String {
    let words = board.words;
    let player = board.player();
    match category {
        "sales" => say!(words, "k-sold", count = player.completed.len() + player.set_aside.len()),
        _ => String::new(),
    }
}
