//! The table of Welkin, drawn from a viewer's view alone.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose board is shown, what is legal | `board` |
//! | what to do next | `prompt`, `step` |
//! | the five markets, the sites on offer | `markets`, `offer` |
//! | a player's board: sites, stock, production, powers | `sheet`, `site`, `production`, `powers` |
//! | money, other players, what happened | `coins`, `score`, `players`, `lately`, `news`, `turns`, `since` |
//! | help and the page of rules | `help`, `rules` |
//! | the end of a game, its figures, its replay | `ending`, `tally`, `replay` |
//! | choices and refusals in words | `describe`, `refused` |

mod board;
mod coins;
mod describe;
mod ending;
mod help;
mod icon;
mod lately;
mod markets;
mod news;
mod offer;
mod picture;
mod players;
mod powers;
mod production;
mod prompt;
mod refused;
mod replay;
mod rules;
mod score;
mod sheet;
mod since;
mod site;
mod step;
mod tally;
#[cfg(test)]
mod tests;
mod turns;

use maud::{Markup, html};
use tabletop::Settings;
use welkin::view::StepView;
use welkin::{Choice, Position, Refusal, View, Welkin};

use super::table::page::{Parts, page, turn};
use super::table::text::say;
use super::{hint, table};
use crate::play::{SceneOf, Shown, Step};
use crate::words::Words;

use board::ShownBoard;

/// Everything the page of a table is drawn from.
pub type Scene<'a> = SceneOf<'a, Welkin>;

impl Shown for Welkin {
    type Tally = Vec<tally::Tally>;

    const STEP: Step = Step::Checkpoint;
    const DRESS: &'static [&'static str] = &["players.css"];
    fn sign_of_feat(feat: &str) -> &'static str {
        match feat {
            "coins" | "ahead" | "nothing-paid" => "w-coin",
            "sites" => "site-4",
            "special" => "r-wild",
            "large" => "site-5",
            "powers" => "w-produce",
            "all-powers" => "w-use",
            "last-site" => "w-open",
            "players" => "i-person",
            _ => "i-first",
        }
    }

    const POINTS: &'static str = "k-coins";
    const DONE: Choice = Choice::Done;

    fn tally(seats: usize) -> Self::Tally {
        vec![tally::Tally::default(); seats]
    }

    fn count(tally: &mut Self::Tally, before: &View, after: &View, chosen: &[Vec<Choice>]) {
        tally::count(tally, before, after, chosen);
    }

    fn rules(words: &Words, options: &Settings) -> Markup {
        rules::page(words, options)
    }

    fn table(scene: &Scene<'_>) -> Markup {
        let board = &ShownBoard::new(scene, None);
        let moment = say!(board.words, "k-round", round = scene.view.round);
        let over = scene.view.end.is_some();
        let parts = Parts {
            bar: table::bar::bar(board, &moment, &html! {}, &end(board)),
            prompt: if over { ending::prompt(board) } else { prompt::prompt(board) },
            board: html! {
                (news::news(board))
                @if over { (ending::board(board)) } @else { (turn(board, &with_tip(board))) }
            },
            side: html! {
                (hint::panel(scene))
                (score::score(board))
                (players::players(board))
                (lately::lately(board))
            },
            help: help::help(board),
            looks: false,
        };
        html! {
            div #table .table.welkin data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
                (page(board, &parts))
            }
        }
    }

    fn waits(scene: &Scene<'_>) -> bool {
        let turn = scene.view.turn.as_ref();
        turn.is_some_and(|turn| scene.view.viewer != Some(turn.seat))
    }

    fn replay(scene: &Scene<'_>, _: Option<&Position>, step: u32, steps: u32) -> Markup {
        replay::replay(&ShownBoard::new(scene, Some(step)), step, steps)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        let board = &ShownBoard::new(scene, Some(scene.view.round));
        html! { div .table.welkin.still { (markets::markets(board)) (sheet::sheet(board)) } }
    }

    fn turn_in_words(words: &Words, view: &View, choices: &[Choice]) -> String {
        describe::advice(words, view, choices)
    }

    fn category(words: &Words, _view: &View, index: usize) -> String {
        table::score::category(words, welkin::score::CATEGORIES, index, score::called)
    }

    fn picture(scene: &Scene<'_>) -> Markup {
        picture::picture(&ShownBoard::new(scene, None))
    }

    fn refusal(words: &Words, refusal: &Refusal) -> String {
        refused::refusal(words, *refusal)
    }
}

/// When the game ends, for those who ask.
fn end(board: &ShownBoard<'_>) -> Markup {
    html! { p { (board.words.say("k-rules-end-line")) } }
}

/// What a first round says about the step that is due.
fn tip(board: &ShownBoard<'_>) -> Option<&'static str> {
    let turn = board.turn().filter(|_| board.view.round == 1)?;
    Some(match turn.step {
        StepView::Ready if !turn.acted => "k-tip-action",
        StepView::Ready => "k-tip-close",
        _ => "k-tip-step",
    })
}

/// What lies on the table, with what a first round says about it.
fn with_tip(board: &ShownBoard<'_>) -> Markup {
    html! {
        @if board.plays() { (table::tips::tip(board, "board", tip(board))) }
        (on_table(board))
    }
}

/// What lies on the table: the markets, the board that is shown, the sites on offer.
fn on_table(board: &ShownBoard<'_>) -> Markup {
    html! {
        (markets::markets(board))
        (sheet::sheet(board))
        (offer::offer(board))
    }
}
