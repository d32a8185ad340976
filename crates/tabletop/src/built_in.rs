//! The data that comes with a game.

use crate::{Game, OptionsError, Settings};

/// A game that shows its figures, so that people can change them.
pub trait BuiltIn: Game {
    /// The data of a table with these options as one file, with its comments. The option that takes
    /// a data file reads it back, and nothing has changed then.
    fn built_in(settings: &Settings) -> Result<String, OptionsError>;
}
