//! The viewer's purse, and what the score is made of if it ended now.

use bienvenue::score::CATEGORIES;
use maud::{Markup, html};

use super::board::ShownBoard;
use super::family::wishes;
use super::marks::{cash, hat, ico, spot, svg, tick};
use super::tile::small;
use crate::pages::table::score::{self, Line};
use crate::pages::table::text::{figure, say};

/// Coins, points and workers, then the score.
pub(super) fn score(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let title =
        if board.is_mine() { words.say("t-you") } else { board.name(board.shown).to_owned() };
    let player = board.player();
    let over = board.view.end.is_some();
    let line = |category| Line {
        sign: ico(sign(category)),
        name: words.say(called(category)),
        why: why(board, category),
        points: player.score.get(category).copied().unwrap_or(0),
    };
    let lines: Vec<Line> = categories(board).map(line).collect();
    html! {
        section #purse .panel data-part aria-labelledby="h-purse" {
            h2 #h-purse { (title) @if board.view.first == board.shown { " " span .caps { (words.say("v-first")) } } }
            div .purse {
                div { span .big.num { (svg("i-coin")) (coins(board)) } small { (words.say("v-coins")) } }
                div { span .big.num { (figure(player.points)) } small { (words.say("v-scored")) } }
                div { (workers(board)) small { @if player.passed { (words.say("v-passed")) } @else { (say!(words, "v-workers", count = player.workers)) } } }
            }
        }
        (score::score(board, &words.say(if over { "v-at-the-keys" } else { "v-if-ended" }), &lines, &html! { (figure(board.total(board.shown))) }))
    }
}

fn coins(board: &ShownBoard<'_>) -> String {
    board.player().money.map_or_else(|| "?".to_owned(), |money| money.to_string())
}

fn workers(board: &ShownBoard<'_>) -> Markup {
    let left = board.player().workers;
    html! {
        span .hats {
            @for _ in 0..left { (hat(board, board.shown)) }
            @for _ in left..board.view.figures.workers { (spot()) }
        }
    }
}

/// The same in a strip over the board, where the side is out of sight.
pub(super) fn strip(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let player = board.player();
    let (met, all) = wishes(player);
    let label =
        say!(words, "v-wishes-of", name = player.family.name.as_str(), met = met, all = all);
    html! {
        p #strip .glance-me data-part {
            (cash(coins(board)))
            span { b .num { (figure(player.points)) } " " (words.say("v-scored")) }
            (workers(board))
            span .ticks role="img" aria-label=(label) {
                @for need in &player.family.needs {
                    @let ok = need.there >= need.count;
                    span .tk .part[!ok] data-n=[(!ok).then(|| format!("{}/{}", need.there, need.count))] {
                        (small(need.of)) @if ok { (tick()) }
                    }
                }
            }
        }
    }
}

/// What points are made of at this table.
pub(super) fn categories(board: &ShownBoard<'_>) -> impl Iterator<Item = &'static str> + use<> {
    let any = |name: &str| {
        board.view.seats.iter().any(|seat| seat.score.get(name).is_some_and(|points| *points != 0))
    };
    let coins = any("coins");
    CATEGORIES.iter().copied().filter(move |name| coins || *name != "coins")
}

/// The drawing of a category.
pub(super) fn sign(category: &str) -> &'static str {
    match category {
        "rooms" => "i-house",
        "pairs" => "i-link",
        "garden" => "i-tree",
        "family" => "i-key",
        "missing" => "i-close",
        "tastes" => "i-first",
        "bare" => "i-plan",
        _ => "i-points",
    }
}

/// The name of a category.
pub(super) fn called(category: &str) -> &'static str {
    match category {
        "rooms" => "v-score-rooms",
        "pairs" => "v-score-pairs",
        "garden" => "v-score-garden",
        "family" => "v-score-family",
        "missing" => "v-score-missing",
        "tastes" => "v-score-tastes",
        "bare" => "v-score-bare",
        _ => "v-score-coins",
    }
}

/// What a difference in a category is called: fewer points lost are points gained.
pub(super) fn gained(category: &str) -> &'static str {
    match category {
        "missing" => "v-part-missing",
        "bare" => "v-part-bare",
        _ => called(category),
    }
}

/// Where the points of a category come from.
fn why(board: &ShownBoard<'_>, category: &str) -> String {
    let words = board.words;
    let player = board.player();
    let garden = player.house.tiles.iter().filter(|laid| laid.tile.garden).count();
    let rooms = player.house.tiles.len() - garden;
    match category {
        "rooms" => say!(words, "v-why-laid", count = rooms),
        "garden" if garden > 0 => say!(words, "v-why-laid", count = garden),
        "missing" if player.family.missing > 0 => {
            say!(words, "v-why-open", count = player.family.missing)
        }
        _ => String::new(),
    }
}
