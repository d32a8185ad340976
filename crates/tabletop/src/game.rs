//! What a game must answer.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Dealer, Faults, NotationError, OptionSpec, OptionsError, Outcome, Rng, Score, Seat, SeatSet,
    Settings, Viewer,
};

/// A game in progress, as a value.
///
/// - Equal setups, seeds and choices give equal games, for ever.
/// - A choice is one small decision. What [`choices`](Self::choices) lists is exactly what
///   [`choose`](Self::choose) accepts; a refused choice changes nothing.
/// - Choices of different seats made between two [checkpoints](Self::checkpoints) commute, so that
///   each seat can take its own back without touching the others.
/// - Whatever a viewer may not know is absent from [`view`](Self::view), and is made up anew by
///   [`reimagine`](Self::reimagine).
/// - A seat handed to a game is below [`seats`](Self::seats); who takes seats from outside checks.
///
/// `tabletop::conformance` checks all of this for any game.
pub trait Game: Clone + Send + Sync + 'static {
    /// The name in commands and records.
    const NAME: &'static str;
    /// The name on the box.
    const TITLE: &'static str;
    /// Raised when a change of the rules makes old records play differently.
    const RULES: u32;
    /// How many seats a table can have, over all options.
    const SEATS: RangeInclusive<usize>;
    /// Every way a game can end.
    const ENDS: &'static [&'static str];

    /// The box opened on the table: checked options, and the data they choose. Cheap to clone.
    type Setup: Clone + Send + Sync + 'static;
    /// One small decision: a few bytes, with a notation that reads back. The notation is one line
    /// without a comma, since records separate choices by commas, and means itself between the
    /// quotation marks of JSON.
    type Choice: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// Why a choice was refused; its text names the rule.
    type Refusal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// What a viewer may know. Its text form is the board drawn for a terminal.
    type View: Serialize + DeserializeOwned + PartialEq + Debug + Display + Send;
    /// A game at the start of a round, in a form a person can write as JSON.
    type Position: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send;

    /// The options of the game.
    fn options() -> &'static [OptionSpec];

    /// Checks the options and the number of seats, and lays out what they ask for.
    fn setup(settings: &Settings, seats: usize) -> Result<Self::Setup, OptionsError>;

    /// The complete settings of a setup, as a record keeps them.
    fn settings(setup: &Self::Setup) -> &Settings;

    /// The first round of a new game.
    fn start(setup: &Self::Setup, dealer: Dealer) -> Self;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The seats that owe a choice, many at once where turns are simultaneous; none when over.
    fn waiting_on(&self) -> SeatSet;

    /// Replaces the content of `into` by every legal choice of the seat.
    fn choices(&self, seat: Seat, into: &mut Vec<Self::Choice>);

    /// Makes a choice, or refuses it, changing nothing.
    fn choose(&mut self, seat: Seat, choice: Self::Choice) -> Result<(), Self::Refusal>;

    /// How many points of no return have been passed: the ends of rounds and turns, and whenever
    /// something hidden came to light. Choices made before the last one cannot be taken back.
    fn checkpoints(&self) -> u32;

    /// The round being played, counted from 1; after the end, the last one played. A round ends
    /// with a checkpoint, but a checkpoint need not end a round.
    fn round(&self) -> u32;

    /// How many rounds are over.
    fn rounds_over(&self) -> u32 {
        self.round() - u32::from(!self.waiting_on().is_empty())
    }

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A choice in a few English words, as the seat would say it.
    fn describe(&self, seat: Seat, choice: Self::Choice) -> String;

    /// The names of what scores are made of, in order.
    fn categories(&self) -> &'static [&'static str];

    /// The score of a seat as it stands, as far as the viewer may know.
    fn score(&self, seat: Seat, viewer: Viewer) -> Score;

    /// The end of the game, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Makes up anew everything the viewer cannot know, consistently with what it can.
    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng);

    /// The game as it stood at the last checkpoint. A finished game has one too, for the
    /// record; it need not be accepted by [`set_up`](Self::set_up), which begins games that go on.
    fn position(&self) -> Self::Position;

    /// Sets up a game from a position, or names everything that is wrong with it.
    /// What will be drawn is the dealer's, as in any game.
    fn set_up(position: &Self::Position, dealer: Dealer) -> Result<Self, Faults>;
}
