//! The games that can be played here, as the hall knows them.

use std::marker::PhantomData;
use std::sync::Arc;

use maud::Markup;
use tabletop::{OptionsError, Origin, Seed, Settings};

use crate::pages::diploma::DiplomaInfo;
use crate::pages::games::GameInfo;
use crate::play::{Play, RunningGame, Shown};
use crate::table_error::TableError;
use crate::words::Words;

/// A kind of game, whichever it is.
pub(crate) trait AnyGame: Send + Sync {
    /// The game as the site's pages present it.
    fn info(&self) -> GameInfo;
    /// Checks options and seats, and fills in the defaults.
    fn complete(&self, options: &Settings, seats: usize) -> Result<Settings, OptionsError>;
    /// What can be achieved in it.
    fn diploma(&self) -> DiplomaInfo;
    /// The rules in our own words, as played with these options.
    fn rules(&self, words: &Words, options: &Settings) -> Markup;
    /// Deals the first cards, or goes on from a moment of another game.
    fn begin(
        &self,
        options: &Settings,
        names: Vec<String>,
        seed: Seed,
        from: Option<Arc<Origin>>,
    ) -> Result<Box<dyn Play>, TableError>;
}

struct Known<G>(PhantomData<fn() -> G>);

impl<G: Shown> AnyGame for Known<G> {
    fn info(&self) -> GameInfo {
        GameInfo::of::<G>()
    }

    fn complete(&self, options: &Settings, seats: usize) -> Result<Settings, OptionsError> {
        let settings = G::settings(&G::setup(options, seats)?).clone();
        match G::UNSHOWN.iter().find(|(option, value)| settings.says(option, value)) {
            Some((option, value)) => Err(OptionsError::Conflict(format!(
                "option `{option}` cannot be `{value}` here: the pages cannot show it yet; expected \
                 another value, or `faubourg play`"
            ))),
            None => Ok(settings),
        }
    }

    fn diploma(&self) -> DiplomaInfo {
        DiplomaInfo::of::<G>()
    }

    fn rules(&self, words: &Words, options: &Settings) -> Markup {
        G::rules(words, options)
    }

    fn begin(
        &self,
        options: &Settings,
        names: Vec<String>,
        seed: Seed,
        from: Option<Arc<Origin>>,
    ) -> Result<Box<dyn Play>, TableError> {
        let setup = G::setup(options, names.len())?;
        Ok(Box::new(match from {
            None => RunningGame::<G>::new(setup, names, seed),
            Some(from) => RunningGame::<G>::resume(setup, names, seed, from)?,
        }))
    }
}

/// The games that can be played here.
#[derive(Default)]
pub struct Games {
    games: Vec<Box<dyn AnyGame>>,
    /// What is kept at tables of its own and offered nowhere as a game: sheets of paper.
    sheets: Vec<Box<dyn AnyGame>>,
}

impl Games {
    /// The same games and one more.
    #[must_use]
    pub fn with<G: Shown>(mut self) -> Self {
        self.games.push(Box::new(Known::<G>(PhantomData)));
        self
    }

    /// The same games, and sheets for people who play with the box.
    #[must_use]
    pub fn with_sheets<G: Shown>(mut self) -> Self {
        self.sheets.push(Box::new(Known::<G>(PhantomData)));
        self
    }

    /// The game with this name.
    pub(crate) fn find(&self, name: &str) -> Option<&dyn AnyGame> {
        let all = self.games.iter().chain(&self.sheets);
        all.map(|game| &**game).find(|game| game.info().name == name)
    }

    /// The rules of the game with this name, in our own words, as played with these options.
    pub fn rules(&self, name: &str, words: &Words, options: &Settings) -> Option<Markup> {
        Some(self.find(name)?.rules(words, options))
    }

    /// All games.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(|game| &**game)
    }
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|game| game.info().name)).finish()
    }
}
