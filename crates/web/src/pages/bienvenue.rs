//! The table of Bienvenue chez Vous, drawn from a viewer's view alone.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose house is shown, what is legal, what was picked | `board` |
//! | what to do next | `prompt`, `step` |
//! | piles, Discount, garden pile | `market` |
//! | tiles to choose from, an auction, cards to keep | `offer` |
//! | a house: storeys, places, prices, walls to open | `house`, `terrain`, `tile`, `shared_tiles` |
//! | wishes and tastes; cards and zones | `family`, `cards` |
//! | purse, score, other players, what happened | `score`, `players`, `lately`, `turns` |
//! | help and the page of rules | `help`, `rules` |
//! | starting tiles; what a decision of an analysis was about | `question` |
//! | the handing over of the keys, its figures, its replay | `ending`, `tally`, `replay`, `picture` |
//! | names, choices and refusals in words | `names`, `describe`, `refused` |
//! | coins, workers, ticks | `marks` |

mod board;
mod cards;
mod describe;
mod ending;
mod family;
mod help;
mod house;
mod lately;
mod market;
mod marks;
mod names;
mod offer;
mod picture;
mod players;
mod prompt;
mod question;
mod reasons;
mod refused;
mod replay;
mod rules;
mod score;
mod shared_tiles;
mod step;
mod tally;
mod terrain;
#[cfg(test)]
mod tests;
mod tile;
mod turns;

use bienvenue::board::Phase;
use bienvenue::view::TaskView;
use bienvenue::{Bienvenue, Choice, Position, Refusal, View};
use maud::{Markup, html};
use tabletop::Settings;

use super::table::page::{Parts, page, turn};
use super::table::text::say;
use super::{hint, table};
use crate::play::{SceneOf, Shown, Step};
use crate::words::Words;

use board::ShownBoard;

/// Everything the page of a table is drawn from.
pub type Scene<'a> = SceneOf<'a, Bienvenue>;

impl Shown for Bienvenue {
    type Tally = Vec<tally::Tally>;

    const STEP: Step = Step::Checkpoint;
    fn sign_of_feat(feat: &str) -> &'static str {
        match feat {
            "satisfied" | "satisfied-first" => "x-heart",
            "nothing-bare" | "upstairs" | "halves" => "i-house",
            "garden" => "i-tree",
            "coins-left" => "w-coin",
            "players" => "i-person",
            "luxury" => "i-rosette",
            _ => "i-first",
        }
    }

    const POINTS: &'static str = "v-points";
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
        table(scene)
    }

    fn waits(scene: &Scene<'_>) -> bool {
        let view = scene.view;
        view.end.is_none() && !view.viewer.is_some_and(|seat| view.seats[seat.index()].thinking)
    }

    fn replay(scene: &Scene<'_>, held: Option<&Position>, step: u32, steps: u32) -> Markup {
        replay::replay(&ShownBoard::new(scene, Some(step)), held.is_some(), step, steps)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        let board = ShownBoard::new(scene, Some(scene.view.round));
        // Before the foundations are laid there is no house to look at.
        if board.player().house.foundations.is_empty() {
            return Markup::default();
        }
        html! { div .table.bienvenue.still { (house::house(&board)) } }
    }

    fn in_question(scene: &Scene<'_>) -> Markup {
        question::in_question(&ShownBoard::new(scene, Some(scene.view.round)))
    }

    fn turn_in_words(words: &Words, view: &View, choices: &[Choice]) -> String {
        describe::advice(words, view, choices)
    }

    fn reasons_for(words: &Words, view: &View, choices: &[Choice]) -> Vec<String> {
        reasons::reasons(words, view, choices)
    }

    fn category(words: &Words, _view: &View, index: usize) -> String {
        table::score::category(words, bienvenue::score::CATEGORIES, index, score::gained)
    }

    fn picture(scene: &Scene<'_>) -> Markup {
        picture::picture(&ShownBoard::new(scene, None))
    }

    fn refusal(words: &Words, refusal: &Refusal) -> String {
        refused::refusal(words, *refusal)
    }
}

/// The table, as sections with stable ids that can be replaced one by one.
fn table(scene: &Scene<'_>) -> Markup {
    let board = &ShownBoard::new(scene, None);
    let over = scene.view.end.is_some();
    let parts = Parts {
        bar: table::bar::bar(board, &moment(board), &html! {}, &end(board)),
        prompt: if over { ending::prompt(board) } else { prompt::prompt(board) },
        board: if over { ending::board(board) } else { turn(board, &on_table(board)) },
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
        div #table .table.bienvenue data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
            (shared_tiles::drawn_once(page(board, &parts)))
        }
    }
}

/// How far the game has come.
fn moment(board: &ShownBoard<'_>) -> String {
    match board.view.phase {
        Phase::Rounds => say!(board.words, "v-round", round = board.view.round),
        _ => board.words.say("v-before"),
    }
}

/// When the game ends, for those who ask.
fn end(board: &ShownBoard<'_>) -> Markup {
    rules::Rules { words: board.words, view: board.view }.end()
}

/// What a first game says about the step that is due.
fn tip(board: &ShownBoard<'_>) -> Option<&'static str> {
    let task = board.task().filter(|_| board.view.round == 1)?;
    Some(match task {
        TaskView::Draft => "v-tip-draft",
        TaskView::Foundations => "v-tip-foundations",
        TaskView::Entrance => "v-tip-entrance",
        TaskView::Starting => "v-tip-starting",
        TaskView::Turn if board.view.acted => "v-tip-end",
        TaskView::Turn => "v-tip-turn",
        TaskView::Drawn | TaskView::Lay | TaskView::LayOrLeave => "v-tip-lay",
        TaskView::Auction => "v-tip-auction",
        _ => return None,
    })
}

/// What lies on the table: the market, the house, the family, the cards.
fn on_table(board: &ShownBoard<'_>) -> Markup {
    html! {
        (score::strip(board))
        (table::tips::tip(board, "board", tip(board)))
        (lately::news(board))
        (family::served(board))
        (offer::offer(board))
        (question::starting(board))
        (market::market(board))
        div .desk {
            (house::house(board))
            div .papers {
                (family::family(board))
                (cards::fair(board))
                (cards::deals(board))
                (cards::others(board))
            }
        }
    }
}
