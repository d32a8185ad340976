//! What a table asks of a game being played, whichever it is.

use std::any::Any;

use bots::analysis::SeatAnalysis;
use maud::Markup;
use tabletop::{Origin, Record, ResultLine, Seat, SeatSet, Viewer};

use super::TablePage;
use crate::preferences::Preferences;
use crate::study::{Study, ToldTurn, Weigh};
use crate::table_error::TableError;
use crate::thinking::Situation;
use crate::words::Words;

/// A board at rest, and what the decision before it was about where the board does not show that.
#[derive(Clone, Debug)]
pub(crate) struct Still {
    pub(crate) about: Markup,
    pub(crate) board: Markup,
}

/// A game being played, whichever it is.
pub(crate) trait Play: Send + Sync {
    /// A copy, to draw or think about while the game goes on.
    fn boxed_clone(&self) -> Box<dyn Play>;
    /// The seats that owe a choice.
    fn waiting_on(&self) -> SeatSet;
    /// How many points of no return have been passed.
    fn checkpoints(&self) -> u32;
    /// The round being played, or the last one, as people count them.
    fn round(&self) -> u32;
    /// How it ended, once it has.
    fn result(&self) -> Option<ResultLine>;
    /// On whose diploma it ticks.
    fn diploma(&self) -> &'static str;
    /// What the seat has achieved, once it is over.
    fn achieved(&self, seat: Seat) -> Vec<&'static str>;
    /// The seat's legal choices in notation, as a list in JSON.
    fn choices(&self, seat: Seat) -> String;
    /// What the seat has chosen and can still take back, in notation, oldest first.
    fn open_choices(&self, seat: Seat) -> Vec<String>;
    /// Makes a choice given in notation, and returns it as the game writes it.
    fn choose(&mut self, seat: Seat, choice: &str, words: &Words) -> Result<String, TableError>;
    /// Takes the seat's last choice back.
    fn undo(&mut self, seat: Seat) -> Result<(), TableError>;
    /// Takes back all the seat's choices of the round.
    fn restart(&mut self, seat: Seat) -> Result<(), TableError>;
    /// The choice that the seat's owner does not want to be asked about, in notation.
    fn obvious(&self, seat: Seat, likes: Preferences) -> Option<String>;
    /// Gives a seat's player another name, in the record too.
    fn rename(&mut self, seat: Seat, name: &str);
    /// The game as it stands, for a bot to think about in the seat's place.
    fn situation(&self, seat: Seat) -> Box<dyn Situation>;
    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The table, drawn for a viewer; and whether it waits for others.
    fn table(&self, page: &TablePage<'_>) -> (Markup, bool);
    /// A step of the game; `None` if there is no such step.
    fn replay(&self, page: &TablePage<'_>, step: u32) -> Option<Markup>;
    /// The board of a game that is over, as a picture to keep and to send.
    fn picture(&self, page: &TablePage<'_>) -> Option<Markup>;
    /// The game written down.
    fn record(&self) -> Record;
    /// Why a choice that is accepted should be asked about first, in the reader's language.
    fn doubt(&self, choice: &str, words: &Words) -> Option<String>;
    /// Begins the game anew with these choices, which nobody can take back, and makes again what
    /// could be taken back.
    fn begin_with(&mut self, first: &[String]) -> Result<(), TableError>;
    /// The game as the kind it is.
    fn as_any(&self) -> &dyn Any;
    /// The game of a seat, to be analysed once it is over.
    fn study(&self, seat: Seat) -> Option<Box<dyn Study>>;
    /// The decisions of an analysis, in the reader's language.
    fn told_turns(&self, words: &Words, analysis: &SeatAnalysis) -> Vec<ToldTurn>;
    /// The game as it stood before a decision of a seat, to look at and to try again.
    fn before_decision(&self, seat: Seat, place: usize) -> Option<Box<dyn Play>>;
    /// The board of a seat alone, after what it has chosen.
    fn board(&self, page: &TablePage<'_>, seat: Seat) -> Still;
    /// Choices of a seat, in the reader's language.
    fn in_words(&self, words: &Words, seat: Seat, choices: &[String]) -> String;
    /// Differences by category, in the reader's language, the largest first.
    fn reasons(&self, words: &Words, seat: Seat, parts: &[f64]) -> Vec<(String, f64)>;
    /// Work that weighs another turn in the place of a decision.
    fn weigh_try(
        &self,
        of: (Seat, usize),
        tried: &[String],
        best: &[String],
        futures: usize,
    ) -> Option<Weigh>;
    /// The moment when so many steps were over, for another game to begin there. None of a game that
    /// goes on, in which something is secret, nor of its end.
    fn moment(&self, step: u32) -> Option<Origin>;
    /// How many steps are over.
    fn steps_over(&self) -> u32;
    /// From how many points on a loss counts.
    fn hairline(&self) -> f64;
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}
