//! The page of a table, as sections with stable ids that can be replaced one by one.

use maud::{Markup, html};

use super::frame::Frame;
use super::{chips, lesson, prompt, refused, seats, settings, ticked, tips};
use crate::pages::social;
use crate::words::Words;

/// The stylesheets of every table, before those of its game.
pub(crate) const STYLESHEETS: [&str; 2] = ["table.css", "together.css"];

/// The scripts of a table on which something happens.
pub(crate) const SCRIPTS: [&str; 2] = ["faubourg.js", "together.js"];

/// A table with what people say to each other beside the game; those who watch only hear it.
pub(crate) fn with_people(words: &Words, address: &str, plays: bool, board: &Markup) -> Markup {
    html! { (board) (social::panel(words, address, plays)) }
}

/// The parts that each game draws by itself.
pub(in crate::pages) struct Parts {
    /// The line on top.
    pub(in crate::pages) bar: Markup,
    /// What to do next, or who won.
    pub(in crate::pages) prompt: Markup,
    /// What lies on the table.
    pub(in crate::pages) board: Markup,
    /// What stands beside it.
    pub(in crate::pages) side: Markup,
    /// The side sheet with the rules.
    pub(in crate::pages) help: Markup,
    /// Whether sheets can wear another look.
    pub(in crate::pages) looks: bool,
}

/// All parts, with those that do not ask which game it is.
pub(in crate::pages) fn page(frame: &Frame<'_>, parts: &Parts) -> Markup {
    html! {
        (parts.bar)
        (parts.prompt)
        (prompt::cut_off(frame))
        main #main .board tabindex="-1" {
            (refused::strip(frame))
            (chips::chips(frame))
            (lesson::strip(frame))
            (ticked::strip(frame))
            (parts.board)
        }
        aside .side aria-label=(frame.words.say("t-side")) { (parts.side) }
        (parts.help)
        (seats::seats(frame))
        (settings::settings(frame, parts.looks))
        (tips::form(frame))
    }
}

/// What lies on the table while the game goes on: a form, if the viewer can choose something.
pub(in crate::pages) fn turn(frame: &Frame<'_>, content: &Markup) -> Markup {
    html! {
        @if frame.plays() {
            form #turn .turn method="post" action=(frame.way_to("choose")) {
                @if let Some(seat) = frame.status.viewer {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="step" value=(frame.step);
                }
                (content)
            }
        } @else {
            div #turn .turn { (content) }
        }
    }
}
