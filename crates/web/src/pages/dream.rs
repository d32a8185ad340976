//! The table of American Dream, drawn from a viewer's view alone. It wears the looks of Welcome and
//! speaks in its terms of 2023.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose sheet is shown, what is legal | `board` |
//! | what to do next | `prompt` |
//! | cards and plans | `offer`, `plans` |
//! | the sheet: streets, houses, bonuses | `sheet`, `lot`, `bonus` |
//! | score, other players, the opponent alone, what happened | `score`, `players`, `opponent`, `lately` |
//! | help and the page of rules | `rules` |
//! | the end of a game, its figures, its replay | `ending`, `tally`, `replay` |
//! | choices and refusals in words | `describe`, `refused` |
//! | a sheet for people who play with the box | `paper` |

mod board;
mod bonus;
mod describe;
mod ending;
mod lately;
mod lot;
mod offer;
mod opponent;
mod paper;
mod picture;
mod plans;
mod players;
mod prompt;
mod refused;
mod replay;
mod rules;
mod score;
mod sheet;
mod tally;
#[cfg(test)]
mod tests;

use maud::{Markup, html};
use tabletop::Settings;
use welcome::dream::{Choice, Position, Refusal, StepView, View};
use welcome::{Dream, Welcome};

use super::table::page::{Parts, page, turn};
use super::table::text::say;
use super::{hint, table};
use crate::play::{Preset, SceneOf, Shown, Step};
use crate::words::Words;

use board::ShownBoard;

/// Everything the page of a table is drawn from.
pub type Scene<'a> = SceneOf<'a, Dream>;

impl Shown for Dream {
    type Tally = Vec<tally::Tally>;

    const STEP: Step = Step::Round;
    const PRESETS: &'static [Preset] = &[
        Preset { name: "family", options: &[], alone: false },
        Preset { name: "expert", options: &[("expert", "true")], alone: false },
        Preset { name: "alone", options: &[("opponent", "1")], alone: true },
    ];
    fn sign_of_feat(feat: &str) -> &'static str {
        Welcome::sign_of_feat(feat)
    }

    fn stamp(feat: &str, figure: &str) -> Option<Markup> {
        Welcome::stamp(feat, figure)
    }

    const POINTS: &'static str = "w-points";
    const DONE: Choice = Choice::Done;
    const DRESS: &'static [&'static str] = &["players.css", "welcome.css", "skins.css"];
    const AMONG: Option<&'static str> = Some("welcome");

    fn tally(seats: usize) -> Self::Tally {
        vec![tally::Tally::default(); seats]
    }

    fn count(tally: &mut Self::Tally, _before: &View, after: &View, _chosen: &[Vec<Choice>]) {
        tally::count(tally, after);
    }

    fn rules(words: &Words, options: &Settings) -> Markup {
        rules::page(words.language.words_of_2023(), options)
    }

    fn terms<'a>(words: &'a Words, _: &View) -> &'a Words {
        words.language.words_of_2023()
    }

    fn turn_in_words(words: &Words, view: &View, choices: &[Choice]) -> String {
        describe::advice(words, view, choices)
    }

    fn category(words: &Words, _view: &View, index: usize) -> String {
        table::score::category(words, welcome::dream::CATEGORIES, index, score::called)
    }

    fn table(scene: &Scene<'_>) -> Markup {
        table(scene)
    }

    fn waits(scene: &Scene<'_>) -> bool {
        let waits = |step| step == StepView::Wait;
        scene.view.end.is_none() && scene.view.turn.as_ref().is_none_or(|turn| waits(turn.step))
    }

    fn replay(scene: &Scene<'_>, held: Option<&Position>, round: u32, rounds: u32) -> Markup {
        let scene = &scene.in_terms();
        replay::replay(&ShownBoard::new(scene, Some(round)), held, round, rounds)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        let scene = &scene.in_terms();
        replay::still(&ShownBoard::new(scene, Some(scene.view.round)))
    }

    fn picture(scene: &Scene<'_>) -> Markup {
        picture::picture(&ShownBoard::new(&scene.in_terms(), None))
    }

    fn refusal(words: &Words, refusal: &Refusal) -> String {
        refused::refusal(words, *refusal)
    }
}

/// The table, as sections with stable ids that can be replaced one by one.
fn table(scene: &Scene<'_>) -> Markup {
    let scene = &scene.in_terms();
    let board = &ShownBoard::new(scene, None);
    let moment = say!(board.words, "w-round", round = scene.view.round);
    let over = scene.view.end.is_some();
    let parts = Parts {
        bar: table::bar::bar(board, &moment, &html! {}, &rules::end(board.words, board.view)),
        prompt: if over { ending::prompt(board) } else { prompt::prompt(board) },
        board: if over { ending::board(board) } else { turn(board, &on_table(board)) },
        side: html! {
            (hint::panel(scene))
            (score::score(board))
            (opponent::panel(board))
            (players::players(board))
            (lately::lately(board))
        },
        help: rules::help(board),
        looks: false,
    };
    html! {
        div #table .table.welcome.skinned.x-dream data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
            (offer::stylesheets(board))
            (page(board, &parts))
        }
    }
}

/// What lies on the table: the cards on offer with the plans, and the sheet that is shown.
fn on_table(board: &ShownBoard<'_>) -> Markup {
    let tip = |place: &str, above_cards: bool| {
        html! { @if board.plays() { (table::tips::tip(board, place, tip_at(board, above_cards))) } }
    };
    html! {
        (tip("offer", true)) (offer::offer(board))
        (tip("sheet", false)) (sheet::sheet(board))
    }
}

/// What a first round says about the step that is due: above the cards, or above the sheet.
fn tip_at(board: &ShownBoard<'_>, above_cards: bool) -> Option<&'static str> {
    let step = board.step().filter(|_| board.view.round == 1)?;
    let (tip, is_above_cards) = match step {
        StepView::Take => ("d-tip-take", true),
        StepView::Write => ("d-tip-write", false),
        StepView::Close => ("d-tip-close", true),
        StepView::Cross | StepView::Wait => return None,
    };
    (is_above_cards == above_cards).then_some(tip)
}
