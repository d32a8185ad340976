//! The handing over of the keys: every house, every score taken apart, and how to go on.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::marks::{hat, ico};
use super::names::so_many;
use super::score::{called, categories, sign};
use super::tally::Tally;
use super::terrain::Storey;
use crate::assets;
use crate::pages::table::chart::chart;
use crate::pages::table::ending::{self, Category};
use crate::pages::table::text::{figure, list, say};

/// Who won, and why the game ended.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    ending::prompt(board, &ending::verdict(board), &cause(board))
}

/// Houses, scores, chart and figures.
pub(super) fn board(board: &ShownBoard<'_>) -> Markup {
    html! {
        div #turn .turn {
            (keys(board))
            (ending::ranking(board, &parts(board), None))
            // Every house stands above already; the one looked at comes with its figures.
            (ending::figures(board, || html! {
                (grown(board)) (statistics(board)) (super::house::house(board)) (super::family::family(board))
            }))
        }
    }
}

/// Every house, the best first. The paper of a family that has all it asked for is lawn now.
fn keys(board: &ShownBoard<'_>) -> Markup {
    html! {
        link rel="stylesheet" href=(assets::url("bienvenue-end.css"));
        ul #keys .keys3 data-part {
            @for seat in board.order() { (key(board, seat)) }
        }
    }
}

/// Of more houses than this, only the one looked at is shown in full: the page has to stay light.
const IN_FULL: usize = 3;

fn key(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let words = board.words;
    let shown = board.seat(seat);
    let served = shown.satisfied;
    let storey = |upstairs| Storey {
        house: &shown.house,
        side: board.view.figures.side,
        upstairs,
        named: false,
    };
    let in_full = board.seats().count() <= IN_FULL || seat == board.shown;
    let two = in_full && shown.house.tiles.iter().any(|laid| laid.spot.is_upstairs());
    let name = shown.family.name.as_str();
    html! {
        li .first[board.rank(seat) == 1] {
            h2 { (hat(board, seat)) a href=(board.look_at(seat)) { (board.you_or_name(seat)) } span .num { (figure(board.total(seat))) } }
            div .plans2 {
                div .blue .alive[served.is_some()] { (storey(false).draw(board, |_| None)) }
                @if two { div .blue role="group" aria-label=(words.say("v-upstairs")) { (storey(true).draw(board, |_| None)) } }
            }
            @if in_full { (told(board, seat)) }
            p .served .unserved[served.is_none()] {
                @match served {
                    Some(round) => { (ico("i-key")) (say!(words, "v-served-in", name = name, round = round)) },
                    None => { (ico("i-close")) (say!(words, "v-unserved", name = name, missing = missing(board, seat))) },
                }
            }
        }
    }
}

/// The points of a house, one line for each thing that brought or cost some.
fn told(board: &ShownBoard<'_>, seat: Seat) -> Markup {
    let score = &board.seat(seat).score;
    let points = |category: &str| score.get(category).copied().unwrap_or(0);
    html! {
        ul .told {
            @for category in categories(board).filter(|category| points(category) != 0) {
                li { (ico(sign(category))) (board.words.say(called(category))) b .num .minus[points(category) < 0] { (figure(points(category))) } }
            }
        }
    }
}

/// What a house lacks, in words.
fn missing(board: &ShownBoard<'_>, seat: Seat) -> String {
    let words = board.words;
    let family = &board.seat(seat).family;
    let lacking = family.needs.iter().filter(|need| need.there < need.count);
    let mut named: Vec<String> =
        lacking.map(|need| so_many(words, need.of, need.count - need.there)).collect();
    if named.is_empty() {
        named.push(words.say("v-a-storey"));
    }
    list(words, &named)
}

fn parts(board: &ShownBoard<'_>) -> Vec<Category> {
    let scores = board.view.seats.iter().map(|seat| &seat.score);
    let part = |name: &'static str| {
        Category::of(name, ico(sign(name)), board.words.say(called(name)), scores.clone())
    };
    categories(board).map(part).collect()
}

/// Why it ended, and what decided between equals.
fn cause(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let round = board.view.round;
    let served = board.seats().filter_map(|seat| Some((board.seat(seat).satisfied?, seat))).min();
    let cause = match (board.view.end.as_deref(), served) {
        (Some("piles"), _) => say!(words, "v-end-piles", round = round),
        (Some("keys"), Some((first, seat))) => say!(
            words,
            "v-end-keys",
            family = board.seat(seat).family.name.as_str(),
            first = first,
            round = round
        ),
        _ => say!(words, "v-end-rounds", round = round),
    };
    let order = board.order();
    let tied = matches!(order[..], [first, second, ..]
        if board.total(first) == board.total(second) && board.rank(second) > 1);
    if tied { format!("{cause} {}", words.say("v-tie")) } else { cause }
}

/// The points of everyone, round by round.
fn grown(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let tallies = board.scene.tally.map_or(&[][..], Vec::as_slice);
    let rounds = tallies.first().map_or(0, |tally| tally.points.len());
    let points: Vec<Vec<i32>> = (0..rounds)
        .map(|round| tallies.iter().map(|tally| tally.points[round]).collect())
        .collect();
    html! {
        section #chart .panel {
            h2 { (words.say("t-chart")) }
            (chart(board, &say!(words, "v-chart-label", rounds = rounds), &points))
        }
    }
}

/// What the game was made of, seat by seat.
fn statistics(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let order = board.order();
    let row = |id: &str, count: &dyn Fn(Seat) -> usize| {
        html! { tr { th scope="row" { (words.say(id)) } @for seat in &order { td { (count(*seat)) } } } }
    };
    let tally = |seat: Seat, count: fn(&Tally) -> usize| {
        let tallies = board.scene.tally;
        tallies.and_then(|tallies| tallies.get(seat.index())).map_or(0, count)
    };
    let tiles = |seat: Seat, garden: bool| {
        board.seat(seat).house.tiles.iter().filter(|laid| laid.tile.garden == garden).count()
    };
    html! {
        section #statistics .panel {
            h2 { (words.say("v-statistics")) span .caps { (say!(words, "v-rounds", count = board.view.round)) } }
            div .scroll tabindex="0" role="region" aria-label=(words.say("v-statistics")) {
                table .final.small.num {
                    thead { tr { td {} @for seat in &order { th scope="col" { (board.you_or_name(*seat)) } } } }
                    tbody {
                        (row("v-count-rooms", &|seat| tiles(seat, false)))
                        (row("v-count-garden", &|seat| tiles(seat, true)))
                        (row("v-count-built", &|seat| board.seat(seat).house.built.into()))
                        (row("v-count-bought", &|seat| tally(seat, |tally| tally.bought)))
                        (row("v-count-auctions", &|seat| tally(seat, |tally| tally.auctions)))
                        (row("v-count-played", &|seat| tally(seat, |tally| tally.played)))
                        (row("v-count-used", &|seat| tally(seat, |tally| tally.used)))
                        (row("v-count-money", &|seat| board.seat(seat).money.unwrap_or(0) as usize))
                    }
                }
            }
        }
    }
}
