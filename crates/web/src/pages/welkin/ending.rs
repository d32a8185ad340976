//! The end of a game: who won and why it ended, every purse taken apart, and how to go on.

use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::score::{called, categories, sign};
use super::tally::Tally;
use super::{markets, sheet};
use crate::pages::table::chart::chart;
use crate::pages::table::ending::{self, Category};
use crate::pages::table::text::say;

/// Who won, and why the game ended.
pub(super) fn prompt(board: &ShownBoard<'_>) -> Markup {
    ending::prompt(board, &ending::verdict(board), &cause(board))
}

/// Purses, chart, figures, and the board that is looked at.
pub(super) fn board(board: &ShownBoard<'_>) -> Markup {
    html! {
        div #turn .turn {
            (ending::ranking(board, &parts(board), None))
            (ending::figures(board, || html! { (grown(board)) (statistics(board)) }))
            (sheet::sheet(board))
            (markets::markets(board))
        }
    }
}

fn parts(board: &ShownBoard<'_>) -> Vec<Category> {
    let scores = board.view.seats.iter().map(|seat| &seat.score);
    let part = |name: &'static str| {
        Category::of(name, sign(name), board.words.say(called(name)), scores.clone())
    };
    categories(board).map(part).collect()
}

/// Why it ended, and through whom.
fn cause(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let round = board.view.round;
    let tie = tie(board).map_or_else(String::new, |tie| format!(" {tie}"));
    let cause = match (board.view.end.as_deref(), board.view.last_turns) {
        (Some("turns"), _) | (_, None) => say!(words, "k-end-turns", round = round),
        (Some("power"), Some(last)) => {
            say!(words, "k-end-power", name = board.within(last.seat), round = round)
        }
        (_, Some(last)) => {
            say!(words, "k-end-open", name = board.you_or_name(last.seat), round = round)
        }
    };
    cause + &tie
}

/// What decided between equals, if anything had to.
fn tie(board: &ShownBoard<'_>) -> Option<String> {
    let order = board.order();
    let [first, second, ..] = *order else { return None };
    let equal = board.total(first) == board.total(second);
    let decided = board.rank(second) > 1;
    let sites = |seat: Seat| board.view.seats[seat.index()].completed.len();
    (equal && decided).then(|| {
        let by_sites = sites(first) != sites(second);
        board.words.say(if by_sites { "k-tie-sites" } else { "k-tie-printed" })
    })
}

/// The money of everyone, round by round.
fn grown(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let tallies = board.scene.tally.map_or(&[][..], Vec::as_slice);
    let rounds = tallies.first().map_or(0, |tally| tally.coins.len());
    let coins: Vec<Vec<i32>> =
        (0..rounds).map(|round| tallies.iter().map(|tally| tally.coins[round]).collect()).collect();
    html! {
        section #chart .panel {
            h2 { (words.say("t-chart")) }
            (chart(board, &say!(words, "k-chart-label", rounds = rounds), &coins))
        }
    }
}

/// What the game was made of, seat by seat.
fn statistics(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let order = board.order();
    let row = |id: &str, count: &dyn Fn(Seat) -> usize| {
        html! {
            tr { th scope="row" { (words.say(id)) } @for seat in &order { td { (count(*seat)) } } }
        }
    };
    let seat = |seat: Seat| &board.view.seats[seat.index()];
    let tally = |seat: Seat| board.scene.tally.and_then(|tallies| tallies.get(seat.index()));
    let count_of = |seat: Seat, count: fn(&Tally) -> usize| tally(seat).map_or(0, count);
    html! {
        section #statistics .panel {
            h2 { (words.say("k-statistics")) span .caps { (say!(words, "k-rounds", count = board.view.round)) } }
            div .scroll tabindex="0" role="region" aria-label=(words.say("k-statistics")) {
                table .final.small.num {
                    thead { tr { td {} @for seat in &order { th scope="col" { (board.you_or_name(*seat)) } } } }
                    tbody {
                        (row("k-count-completed", &|who| seat(who).completed.len()))
                        (row("k-count-printed", &|who| seat(who).printed))
                        (row("k-count-open", &|who| count_of(who, |tally| tally.actions[0])))
                        (row("k-count-produce", &|who| count_of(who, |tally| tally.actions[1])))
                        (row("k-count-use", &|who| count_of(who, |tally| tally.actions[2])))
                        (row("k-count-powers", &|who| count_of(who, |tally| tally.powers)))
                        (row("k-count-flips", &|who| count_of(who, |tally| tally.flips)))
                        (row("k-count-best", &|who| count_of(who, |tally| tally.best as usize)))
                        (row("k-count-unsold", &|who| seat(who).sites.len()))
                    }
                }
            }
        }
    }
}
