//! The table of Welcome to Your Perfect Home, drawn from a viewer's view alone.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose sheet is shown, what is legal, what is new | `board`, `marks` |
//! | the line on top, and what to do next | `bar`, `prompt`, `step` |
//! | cards and plans | `offer`, `plans` |
//! | the sheet: streets, houses, written numbers, tracks | `sheet`, `street`, `lot`, `pen`, `tracks` |
//! | score, other players, what happened | `score`, `players`, `map`, `lately` |
//! | who sits where, other devices, bots for those away | `seats` |
//! | help, the end of a game, its replay | `help`, `ending`, `chart`, `statistics`, `replay` |
//! | choices and refusals in words | `describe`, `refused` |

mod bar;
mod board;
mod chart;
mod describe;
mod ending;
mod help;
mod icon;
mod lately;
mod lot;
mod map;
mod marks;
mod offer;
mod pen;
mod plans;
mod players;
mod prompt;
mod refused;
mod replay;
mod score;
mod seats;
mod sheet;
mod statistics;
mod step;
mod street;
#[cfg(test)]
mod tests;
mod text;
mod tracks;

use maud::{Markup, html};
use tabletop::Seat;
use welcome::view::StepView;
use welcome::{Choice, View};

use super::Person;
use crate::words::Words;

use board::Board;
pub use describe::describe;
pub use refused::refusal;

/// Everything the page of a table is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The table's address, under which forms are sent: `/table/ID`.
    pub address: &'a str,
    /// The table's name.
    pub title: &'a str,
    /// The number of the table's last event, so that a page knows when it is behind.
    pub version: u64,
    /// The seat whose sheet is looked at, if not the viewer's own.
    pub look: Option<Seat>,
    /// Whether every player is listed, however many there are.
    pub everyone: bool,
    /// The seats that belong to the viewer's device.
    pub mine: &'a [Seat],
    /// Whether the viewer opened the table.
    pub host: bool,
    /// The game as the viewer may know it.
    pub view: &'a View,
    /// The game as everyone knew it one round ago, to mark what happened since.
    pub before: Option<&'a View>,
    /// Who sits where.
    pub people: &'a [Person],
    /// The viewer's legal choices, each with what it would change in the score at once.
    pub choices: &'a [(Choice, i32)],
    /// What the viewer has chosen this round and can take back, oldest first.
    pub taken: &'a [Choice],
    /// What each seat chose in the last round.
    pub last_round: &'a [Vec<Choice>],
    /// The total of every seat after each round.
    pub scores: &'a [Vec<i32>],
    /// The final place of every seat; empty while the game goes on.
    pub ranks: &'a [u16],
    /// Why the last choice was refused.
    pub refused: Option<&'a str>,
}

/// Whether the page waits for others, so that without script it must load itself again.
pub fn needs_refresh(scene: &Scene<'_>) -> bool {
    let waits = |step| step == StepView::Wait;
    scene.view.end.is_none() && scene.view.turn.as_ref().is_none_or(|turn| waits(turn.step))
}

/// The table, as sections with stable ids that can be replaced one by one.
pub fn table(scene: &Scene<'_>) -> Markup {
    let board = Board::new(scene);
    html! {
        div #table .table.welcome data-version=(scene.version) data-address=(scene.address) {
            (bar::bar(&board))
            @if scene.view.end.is_some() {
                (ending::prompt(&board))
            } @else {
                (prompt::prompt(&board))
            }
            (prompt::cut_off(&board))
            main #main .board tabindex="-1" {
                (refused::strip(&board))
                @if scene.view.end.is_some() {
                    (ending::board(&board))
                } @else if board.plays() {
                    form #turn .turn method="post" action={ (scene.address) "/choose" } {
                        @if let Some(seat) = scene.view.viewer {
                            input type="hidden" name="seat" value=(seat);
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
            aside .side aria-label=(board.words.say("w-side")) {
                (score::score(&board))
                (players::players(&board))
                (lately::lately(&board))
            }
            (help::help(&board))
            (seats::seats(&board))
        }
    }
}

/// One finished round of a game: the view after it, the view before it as `scene.before`, and
/// what everyone chose in it as `scene.last_round`.
pub fn replay(scene: &Scene<'_>, round: u32, rounds: u32) -> Markup {
    replay::replay(&Board::of_replay(scene, round), round, rounds)
}
