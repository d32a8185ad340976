//! Why something did not happen at a table: one list for rules, seats, games and the log, from the
//! game that refuses a choice to the page that says why. What HTTP makes of it is in
//! `routes/http_error.rs`.

use store::AppendError;
use tabletop::{NotationError, OptionsError, RecordError, Seat, UndoError};
use thiserror::Error;

use crate::pages::MOST_LETTERS;
use crate::pages::skin::Skin;
use crate::thinking::Busy;
use crate::words::Words;

/// Why something did not happen at a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum TableError {
    /// No table with this name.
    #[error("there is no such table")]
    NoSuchTable,
    /// The seat does not exist.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The seat belongs to someone else.
    #[error("seat {0} belongs to someone else")]
    NotYours(Seat),
    /// Only the host may do this.
    #[error("only the host of the table can do this")]
    HostOnly,
    /// Someone sits there.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// Nobody can sit down any more.
    #[error("every seat is taken")]
    NoneOpen,
    /// No number of seats for this game.
    #[error("the game has {0} to {1} seats")]
    BadSize(usize, usize),
    /// Fewer seats than are taken.
    #[error("{0} seats are taken: the table needs at least as many")]
    TooFewSeats(usize),
    /// Every seat must be taken before the start.
    #[error("{0} seats are still open: fill them or wait")]
    SeatsOpen(usize),
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The table plays without hints.
    #[error("hints are switched off at this table")]
    NoHints,
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// The game had no such round.
    #[error("the game had no such round")]
    NoSuchRound,
    /// The seat had no such turn.
    #[error("there was no such turn")]
    NoSuchTurn,
    /// The moment from which a game shall go on cannot be set up.
    #[error("the game cannot go on from there: {0}")]
    Resumed(String),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// A name that cannot be shown.
    #[error("a name has 1 to {MOST_LETTERS} letters")]
    BadName,
    /// The request was made for an earlier state of the seat, and is not the one that changed it.
    #[error("this seat has moved on: it has made {now} steps, and the request was for {asked}")]
    Outdated {
        /// The number of steps that the request expected.
        asked: u64,
        /// The number of steps so far.
        now: u64,
    },
    /// The seat has chosen and taken back too often.
    #[error("this seat has used up its {0} steps: it can go on, but take nothing back")]
    NoMoreUndo(u64),
    /// The seats have changed hands too often.
    #[error("the seats of this table have changed too often: open a new table")]
    TooManyMoves,
    /// A bot cannot take the seat of someone who is there.
    #[error("{0} is here: a bot can take the seat once they have left")]
    Present(String),
    /// A table is not deleted while people play there.
    #[error("people are still playing here: the table can be deleted when the game is over")]
    StillPlayed,
    /// The link is not, or no longer, one of the seat's.
    #[error("this link opens no seat")]
    BadLink,
    /// Those who watch have no seat to speak from.
    #[error("only those who play can do this")]
    OnlyPlayers,
    /// Nobody else may take a turn whose time is not over.
    #[error("the time for this turn is not over")]
    NotOverdue,
    /// Only someone who has sat down somewhere can be called.
    #[error("sit down at a table first: only then is there something to call for")]
    NobodyToCall,
    /// No bot of that level.
    #[error("there is no bot `{0}`")]
    NoSuchBot(String),
    /// No game of that name.
    #[error("there is no game `{0}`")]
    NoSuchGame(String),
    /// No look of that name.
    #[error("there is no look `{0}`: expected one of {names}", names = Skin::names())]
    NoSuchSkin(String),
    /// Options nobody can play with.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A choice that was not understood.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules of the game refuse a choice; in the reader's language.
    #[error("{0}")]
    Rules(String),
    /// There is nothing to take back.
    #[error(transparent)]
    NothingToUndo(#[from] UndoError),
    /// The log could not be read or written.
    #[error("the log does not answer: {0}")]
    Log(String),
    /// The log of the table is damaged: the table is set aside until someone repairs it.
    #[error("event {} of the table cannot happen: {}", .0.number, .0.why)]
    Damaged(Damage),
    /// The bots have too much to think about.
    #[error(transparent)]
    Busy(#[from] Busy),
}

/// Where the log of a table stops making sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damage {
    /// The first event that cannot happen.
    pub(crate) number: u64,
    /// Why it cannot.
    pub(crate) why: String,
}

impl From<RecordError> for TableError {
    fn from(error: RecordError) -> Self {
        Self::Resumed(error.to_string())
    }
}

impl From<AppendError> for TableError {
    fn from(error: AppendError) -> Self {
        Self::Log(error.to_string())
    }
}

impl From<store::Unavailable> for TableError {
    fn from(error: store::Unavailable) -> Self {
        Self::Log(error.to_string())
    }
}

impl TableError {
    /// Whether the server is at fault, or too busy, rather than what was asked for.
    pub(crate) fn is_of_server(&self) -> bool {
        matches!(self, Self::Log(_) | Self::Damaged(_) | Self::Busy(_))
    }

    /// Whether the page of the table itself says why: the seat could not do this now.
    pub(crate) fn is_of_turn(&self) -> bool {
        matches!(
            self,
            Self::Notation(_)
                | Self::Rules(_)
                | Self::NothingToUndo(_)
                | Self::Outdated { .. }
                | Self::NoMoreUndo(_)
        )
    }

    /// Why, in the reader's language where we know how to say it.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let of_seat = |id, seat: &Seat| words.say_with(id, &[("seat", (seat.index() + 1).into())]);
        match self {
            Self::NoSuchSeat(seat) => of_seat("denied-no-seat", seat),
            Self::NotYours(seat) => of_seat("denied-not-yours", seat),
            Self::SeatTaken(seat) => of_seat("denied-taken", seat),
            Self::HostOnly => words.say("denied-host-only"),
            Self::NoHints => words.say("denied-no-hints"),
            Self::NoneOpen => words.say("denied-none-open"),
            Self::SeatsOpen(open) => {
                words.say_with("denied-open-seats", &[("open", (*open).into())])
            }
            Self::TooFewSeats(taken) => {
                words.say_with("denied-too-few", &[("taken", (*taken).into())])
            }
            Self::BadSize(from, to) => {
                words.say_with("denied-size", &[("from", (*from).into()), ("to", (*to).into())])
            }
            Self::Begun => words.say("denied-begun"),
            Self::NotBegun => words.say("denied-not-begun"),
            Self::NotOver => words.say("denied-not-over"),
            Self::NoSuchRound => words.say("denied-no-round"),
            Self::NoSuchTurn => words.say("denied-no-turn"),
            Self::BadName => words.say_with("denied-name", &[("most", MOST_LETTERS.into())]),
            Self::BadLink => words.say("denied-link"),
            Self::Outdated { .. } => words.say("denied-outdated"),
            Self::NoMoreUndo(_) => words.say("denied-no-more-undo"),
            Self::StillPlayed => words.say("denied-still-played"),
            Self::TooManyMoves => words.say("denied-too-many-moves"),
            Self::Present(name) => {
                words.say_with("denied-present", &[("name", name.as_str().into())])
            }
            Self::OnlyPlayers => words.say("denied-only-players"),
            Self::NotOverdue => words.say("denied-not-overdue"),
            Self::NobodyToCall => words.say("denied-nobody-to-call"),
            Self::NoSuchBot(_) => words.say("denied-no-bot"),
            Self::NoSuchSkin(_) => words.say("denied-no-skin"),
            Self::NoSuchGame(_) => words.say("denied-no-game"),
            Self::NoSuchTable
            | Self::Options(_)
            | Self::Resumed(_)
            | Self::Notation(_)
            | Self::Rules(_)
            | Self::NothingToUndo(_)
            | Self::Log(_)
            | Self::Damaged(_)
            | Self::Busy(_) => self.to_string(),
        }
    }
}
