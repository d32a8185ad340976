//! The table of Welcome to Your Perfect Home.

use maud::{Markup, html};
use welcome::{Choice, View};

use super::Person;
use crate::words::Words;

/// Everything the page of a table is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The table's address, under which forms are sent: `/table/ID`.
    pub address: &'a str,
    /// The table's name.
    pub title: &'a str,
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
    /// Why the last choice was refused.
    pub refused: Option<&'a str>,
}

/// The table, as sections with stable ids that can be replaced one by one.
pub fn table(scene: &Scene<'_>) -> Markup {
    html! { pre { (scene.view) } }
}
