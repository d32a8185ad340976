//! The table of Welcome to Your Perfect Home, drawn from a viewer's view alone.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose sheet is shown, what is legal, what is new | `board`, `marks` |
//! | what to do next | `prompt`, `step` |
//! | cards and plans | `offer`, `plans` |
//! | the sheet: streets, houses, written numbers, tracks | `sheet`, `street`, `lot`, `chooser`, `pen`, `tracks` |
//! | score, other players, the opponent alone, what happened | `score`, `players`, `map`, `opponent`, `lately` |
//! | what each edition calls things, its looks, and which figures are proposed | `terms` |
//! | help and the page of rules | `help`, `rules` |
//! | the end of a game, its figures, its replay with the hands | `ending`, `chart`, `statistics`, `tally`, `replay`, `held` |
//! | choices and refusals in words | `describe`, `refused` |

mod board;
mod chart;
mod chooser;
mod describe;
mod ending;
mod held;
mod help;
mod icon;
mod lately;
mod lot;
mod map;
mod marks;
mod offer;
mod opponent;
mod pen;
mod plans;
mod players;
mod prompt;
mod refused;
mod replay;
mod rules;
mod score;
mod sheet;
mod statistics;
mod step;
mod street;
mod tally;
mod terms;
#[cfg(test)]
mod tests;
mod text;
mod tracks;

use maud::{Markup, html};
use tabletop::Settings;
use welcome::view::StepView;
use welcome::{Choice, Position, Refusal, View, Welcome};

use crate::pages::{hint, table};
use crate::play::{SceneOf, Shown, Step};
use crate::words::Words;

use board::Board;
pub use describe::describe;
pub use refused::refusal;
use text::say;

/// Everything the page of a table is drawn from.
pub type Scene<'a> = SceneOf<'a, Welcome>;

impl Shown for Welcome {
    type Tally = Vec<tally::Tally>;

    const STEP: Step = Step::Round;
    const UNSHOWN: &'static [(&'static str, &'static str)] = &[
        ("sheet", "eggs"),
        ("sheet", "christmas"),
        ("sheet", "ducks"),
        ("sheet", "roswell"),
        ("sheet", "atomic"),
    ];

    const POINTS: &'static str = "w-points";

    fn tally(seats: usize) -> Self::Tally {
        vec![tally::Tally::default(); seats]
    }

    fn count(tally: &mut Self::Tally, before: &View, after: &View, chosen: &[Vec<Choice>]) {
        tally::count(tally, before, after, chosen);
    }

    fn rules(words: &Words, options: &Settings) -> Markup {
        rules::page(words, options)
    }

    fn terms<'a>(words: &'a Words, view: &View) -> &'a Words {
        terms::of(words, view.printing)
    }

    fn turn_in_words(words: &Words, view: &View, choices: &[Choice]) -> String {
        describe::advice(words, &view.offer, choices)
    }

    fn category(words: &Words, index: usize) -> String {
        welcome::score::CATEGORIES
            .get(index)
            .map_or_else(String::new, |name| words.say(score::called(name)).to_lowercase())
    }

    fn table(scene: &Scene<'_>) -> Markup {
        table(scene)
    }

    fn waits(scene: &Scene<'_>) -> bool {
        needs_refresh(scene)
    }

    fn replay(scene: &Scene<'_>, held: Option<&Position>, round: u32, rounds: u32) -> Markup {
        replay(scene, held, round, rounds)
    }

    fn refusal(words: &Words, refused: &Refusal) -> String {
        refusal(words, refused)
    }
}

/// Whether the page waits for others, so that without script it must load itself again.
pub fn needs_refresh(scene: &Scene<'_>) -> bool {
    let waits = |step| step == StepView::Wait;
    scene.view.end.is_none() && scene.view.turn.as_ref().is_none_or(|turn| waits(turn.step))
}

/// The table, as sections with stable ids that can be replaced one by one.
pub fn table(scene: &Scene<'_>) -> Markup {
    let scene = &Scene { words: Welcome::terms(scene.words, scene.view), ..*scene };
    let board = Board::new(scene);
    let moment = say!(board.words, "w-round", round = scene.view.round);
    html! {
        div #table class=(terms::class(&board)) data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
            (terms::stylesheet(&board))
            (table::bar::bar(&board, &moment, &terms::way_to_skins(&board)))
            @if scene.view.end.is_some() {
                (ending::prompt(&board))
            } @else {
                (prompt::prompt(&board))
            }
            (table::prompt::cut_off(&board))
            main #main .board tabindex="-1" {
                (table::refused::strip(&board))
                @if scene.view.end.is_some() {
                    (ending::board(&board))
                } @else if board.plays() {
                    form #turn .turn method="post" action=(board.way_to("choose")) {
                        @if let Some(seat) = scene.view.viewer {
                            input type="hidden" name="seat" value=(seat);
                            input type="hidden" name="step" value=(scene.step);
                        }
                        (offer::offer(&board))
                        (sheet::sheet(&board))
                    }
                } @else {
                    div #turn .turn {
                        (offer::offer(&board))
                        (sheet::sheet(&board))
                    }
                }
            }
            aside .side aria-label=(board.words.say("t-side")) {
                (hint::panel(scene))
                (score::score(&board))
                (opponent::panel(&board))
                (players::players(&board))
                (lately::lately(&board))
            }
            (help::help(&board))
            (table::seats::seats(&board))
        }
    }
}

/// One finished round of a game: the view after it, the view before it as `scene.before`, and
/// what everyone chose in it as `scene.last_step`. Once the game is over, `held` is what everyone
/// held in secret when it began.
pub fn replay(scene: &Scene<'_>, held: Option<&Position>, round: u32, rounds: u32) -> Markup {
    let scene = &Scene { words: Welcome::terms(scene.words, scene.view), ..*scene };
    replay::replay(&Board::of_replay(scene, round), held, round, rounds)
}
