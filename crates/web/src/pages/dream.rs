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

mod board;
mod bonus;
mod describe;
mod ending;
mod lately;
mod lot;
mod offer;
mod opponent;
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
use welcome::Dream;
use welcome::dream::{Choice, Position, Refusal, StepView, View};

use super::table::text::say;
use super::{hint, table};
use crate::play::{Preset, SceneOf, Shown, Step};
use crate::preferences::Preferences;
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
    const POINTS: &'static str = "w-points";
    const DRESS: &'static [&'static str] = &["welcome.css", "skins.css"];
    const AMONG: Option<&'static str> = Some("welcome");

    fn tally(seats: usize) -> Self::Tally {
        vec![tally::Tally::default(); seats]
    }

    fn count(tally: &mut Self::Tally, before: &View, after: &View, chosen: &[Vec<Choice>]) {
        tally::count(tally, before, after, chosen);
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
        welcome::dream::CATEGORIES
            .get(index)
            .map_or_else(String::new, |name| words.say(score::called(name)).to_lowercase())
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

    fn obvious(choices: &[Choice], likes: Preferences) -> Option<Choice> {
        (likes.finish && choices == [Choice::Done]).then_some(Choice::Done)
    }
}

/// The table, as sections with stable ids that can be replaced one by one.
fn table(scene: &Scene<'_>) -> Markup {
    let scene = &scene.in_terms();
    let board = &ShownBoard::new(scene, None);
    let moment = say!(board.words, "w-round", round = scene.view.round);
    let end = rules::end(board.words, board.view);
    html! {
        div #table .table.welcome.skinned.x-dream data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
            (table::bar::bar(board, &moment, &html! {}, &end, &html! {}))
            @if scene.view.end.is_some() { (ending::prompt(board)) } @else { (prompt::prompt(board)) }
            (table::prompt::cut_off(board))
            main #main .board tabindex="-1" {
                (table::refused::strip(board))
                (table::chips::chips(board))
                (table::lesson::strip(board))
                @if scene.view.end.is_some() {
                    (ending::board(board))
                } @else if board.plays() {
                    form #turn .turn method="post" action=(board.way_to("choose")) {
                        @if let Some(seat) = scene.view.viewer {
                            input type="hidden" name="seat" value=(seat);
                            input type="hidden" name="step" value=(scene.step);
                        }
                        (table::tips::tip(board, "offer", tip_at(board, true)))
                        (offer::offer(board))
                        (table::tips::tip(board, "sheet", tip_at(board, false)))
                        (sheet::sheet(board))
                    }
                } @else {
                    div #turn .turn { (offer::offer(board)) (sheet::sheet(board)) }
                }
            }
            aside .side aria-label=(board.words.say("t-side")) {
                (hint::panel(scene))
                (score::score(board))
                (opponent::panel(board))
                (players::players(board))
                (lately::lately(board))
            }
            (rules::help(board))
            (table::seats::seats(board))
            (table::tips::form(board))
        }
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
