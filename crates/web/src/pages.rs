//! The pages, drawn by the server: the site's own, and a folder for each game's table.

pub(crate) mod admin;
pub(crate) mod analysis;
pub mod bienvenue;
pub mod companion;
pub mod diploma;
pub mod dream;
pub mod games;
pub(crate) mod hint;
pub mod home;
pub mod join;
pub mod layout;
pub(crate) mod learn;
pub mod lobby;
mod moment;
pub mod new_table;
pub mod notice;
pub(crate) mod paper;
pub mod rules;
pub(crate) mod seat_sign;
#[cfg(test)]
mod site_tests;
pub mod skin;
pub(crate) mod social;
pub(crate) mod table;
#[cfg(test)]
mod text_ids;
pub mod welcome;
pub mod welkin;
pub mod yours;

/// How long a name may be.
pub const MOST_LETTERS: usize = 40;

/// Someone at a table, as pages show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name given when sitting down.
    pub name: String,
    /// The name of the town on the sheet; often the person's name.
    pub town: String,
    /// Who chooses for the seat.
    pub kind: PersonKind,
}

/// Who chooses for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// Nobody yet.
    Open,
    /// Nobody yet, but someone who played before is asked to come.
    Awaited,
    /// The person who looks at the page.
    Me,
    /// Another person.
    Other,
    /// A bot of this level.
    Bot(bots::Level),
}
