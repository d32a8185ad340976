//! Why a request was not answered as hoped, and what HTTP says then: the status, the words for a
//! program, the page for a person.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use tracing::error;

use crate::pages::notice::{Notice, notice};
use crate::table_error::TableError;
use crate::thinking::Busy;
use crate::words::Words;

/// Why a request was not answered as hoped.
#[derive(Debug)]
pub(crate) enum HttpError {
    /// Something did not happen at a table.
    Table(TableError),
    /// The client asks too often, and should wait.
    TooOften(Duration),
    /// The client has too many streams open, and should wait.
    TooManyStreams(Duration),
    /// The client has opened enough tables for today, and should wait.
    TooManyTables(Duration),
    /// The operator has blocked the client.
    Blocked,
    /// The operating system gives no random numbers.
    NoSecrets,
}

impl<E: Into<TableError>> From<E> for HttpError {
    fn from(error: E) -> Self {
        Self::Table(error.into())
    }
}

impl HttpError {
    /// Tells the operator what only they can mend.
    pub(super) fn note(&self) {
        if let Self::Table(error @ TableError::Log(_)) = self {
            error!(%error, "the log failed");
        }
    }

    /// The status.
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Self::Table(error) => of_table(error),
            Self::TooOften(_) | Self::TooManyStreams(_) | Self::TooManyTables(_) => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::Blocked => StatusCode::FORBIDDEN,
            Self::NoSecrets => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Why, for a program.
    pub(super) fn message(&self) -> String {
        match self {
            Self::Table(TableError::Log(_)) => {
                "the server could not save or read the table; try again".to_owned()
            }
            Self::Table(TableError::Damaged(_)) => {
                "the log of this table is damaged: the table is set aside until the operator \
                 restores it"
                    .to_owned()
            }
            Self::Table(error) => error.to_string(),
            Self::TooOften(wait) => {
                format!("too many requests at once: wait {} s and try again", seconds(*wait))
            }
            Self::TooManyTables(wait) => {
                format!("too many tables were opened today: wait {} s", seconds(*wait))
            }
            Self::TooManyStreams(_) => "too many streams are open: close some".to_owned(),
            Self::Blocked => {
                "the operator of this server has blocked this address or player".to_owned()
            }
            Self::NoSecrets => "no random numbers to be had".to_owned(),
        }
    }

    /// When to try again, if waiting helps.
    pub(super) fn retry_after(&self) -> Option<[(HeaderName, HeaderValue); 1]> {
        match self {
            Self::TooOften(wait)
            | Self::TooManyStreams(wait)
            | Self::TooManyTables(wait)
            | Self::Table(TableError::Busy(Busy { wait })) => {
                Some([(header::RETRY_AFTER, seconds(*wait).into())])
            }
            _ => None,
        }
    }

    /// The page that tells a person why.
    /// Someone who was at a table is led back to it.
    pub(super) fn page(&self, words: &Words, back: Option<&str>) -> Markup {
        let refused = |why: String| notice(words, Notice::Refused(&why), back);
        match self {
            Self::Table(TableError::NoSuchTable) => notice(words, Notice::NoTable, None),
            Self::Table(TableError::Damaged(_)) => notice(words, Notice::Damaged, None),
            Self::Table(TableError::Log(_)) | Self::NoSecrets => {
                notice(words, Notice::Trouble, back)
            }
            Self::TooOften(_) | Self::TooManyStreams(_) | Self::Table(TableError::Busy(_)) => {
                notice(words, Notice::TooMany, back)
            }
            Self::Table(error) => refused(error.in_words(words)),
            Self::TooManyTables(wait) => {
                let minutes = seconds(*wait).div_ceil(60);
                refused(words.say_with("denied-many-tables", &[("minutes", minutes.into())]))
            }
            Self::Blocked => notice(words, Notice::Blocked, None),
        }
    }
}

/// Whole seconds to wait: at least one.
pub(super) fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}

/// The status of what did not happen at a table.
fn of_table(error: &TableError) -> StatusCode {
    match error {
        TableError::NoSuchTable
        | TableError::NoSuchRound
        | TableError::NoSuchTurn
        | TableError::BadLink => StatusCode::NOT_FOUND,
        TableError::NotYours(_)
        | TableError::HostOnly
        | TableError::OnlyPlayers
        | TableError::NobodyToCall
        | TableError::NoHints
        | TableError::TooManyMoves
        | TableError::NoMoreUndo(_) => StatusCode::FORBIDDEN,
        TableError::Notation(_)
        | TableError::Rules(_)
        | TableError::NothingToUndo(_)
        | TableError::Options(_)
        | TableError::Resumed(_)
        | TableError::BadName
        | TableError::BadSize(..)
        | TableError::NoSuchGame(_)
        | TableError::NoSuchBot(_)
        | TableError::NoSuchSkin(_)
        | TableError::NoSuchSeat(_) => StatusCode::UNPROCESSABLE_ENTITY,
        TableError::SeatTaken(_)
        | TableError::NoneOpen
        | TableError::SeatsOpen(_)
        | TableError::TooFewSeats(_)
        | TableError::Begun
        | TableError::Outdated { .. }
        | TableError::Present(_)
        | TableError::StillPlayed
        | TableError::NotOverdue
        | TableError::NotBegun
        | TableError::NotOver => StatusCode::CONFLICT,
        TableError::Log(_) => StatusCode::SERVICE_UNAVAILABLE,
        // It was logged when the table was set aside.
        TableError::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
        TableError::Busy(_) => StatusCode::TOO_MANY_REQUESTS,
    }
}

/// For people, in the language of the page they came from: the handlers do not know it, so a
/// layer draws the page.
impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        self.note();
        (self.status(), Extension(Arc::new(self))).into_response()
    }
}
