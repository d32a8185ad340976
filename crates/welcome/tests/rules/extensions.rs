//! Sheets with rules of their own. Rulebook of the extensions; facts D.

mod atomic;
mod christmas;
mod data;
mod ducks;
mod eggs;
mod follows;
mod halloween;
mod literal;
mod positions;
mod roswell;
mod trucks;
mod zombies;

use welcome::extensions::{Extension, WrittenMarks};

use crate::play::Play;
use crate::scenario::Scenario;

/// A scenario of a sheet with this plan in its third stack.
fn sheet(name: &str, plan: &str, rows: [&str; 3]) -> Scenario {
    let plans = ["estates-6-6", "estates-3-6", plan];
    Scenario::new_2023(rows).option("sheet", name).plans(plans)
}

/// The marks of the seat written last.
fn with_marks(mut scenario: Scenario, marks: WrittenMarks) -> Scenario {
    scenario.position.seats.last_mut().expect("a seat").sheet.marks = Some(marks);
    scenario
}

/// The sheet as printed.
fn printed(play: &Play) -> &Extension {
    play.game.rules().extension.as_ref().expect("a sheet with rules of its own")
}
