//! What can go wrong, and what to do about it.

use std::error::Error;
use std::path::PathBuf;

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address names no database that we know how to open.
    #[error(
        "`{0}` is no address of a database: expected a file, `sqlite:FILE` or \
         `postgres://USER@HOST/DATABASE`"
    )]
    Address(String),
    /// A database in memory forgets everything.
    #[error("a database in memory forgets everything: name a file")]
    InMemory,
    /// The folder of the file could not be made.
    #[error("the folder {} could not be made: {reason}", folder.display())]
    Folder {
        /// The folder in question.
        folder: PathBuf,
        /// What the operating system said.
        reason: String,
    },
    /// The database holds tables that are not ours.
    #[error("{0} holds something else than a store: name another file or database")]
    Foreign(String),
    /// The database was written by a newer version of this program.
    #[error(
        "{database} has format {found}, and this program knows formats up to {known}: \
         use the newer program that wrote it"
    )]
    Newer {
        /// Which database.
        database: String,
        /// The format it has.
        found: i64,
        /// The newest format that this program knows.
        known: i64,
    },
    /// Another process has the file.
    #[error(
        "{database} is in use by {by}: only one server may use a SQLite file at a time; stop that \
         one, or choose another file"
    )]
    InUse {
        /// Which database.
        database: String,
        /// Who uses it, as far as it is known.
        by: String,
    },
    /// The database does not answer, or is damaged.
    #[error("{database} could not be opened: {reason}")]
    Unavailable {
        /// Which database.
        database: String,
        /// What it said.
        reason: Unavailable,
    },
}

/// Why an append was not answered with success.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Another writer was first: that number exists. Reload the table and decide again.
    #[error("another writer was first: reload the table and try again")]
    Taken,
    /// The append itself is wrong: trying again will not help.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database failed. As with every lost connection, the events may have been written all
    /// the same: reload the table before trying again.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// What is wrong with an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It holds no event.
    #[error("an append needs at least one event")]
    Empty,
    /// An event is longer than [`Store::LONGEST_BODY`](crate::Store::LONGEST_BODY).
    #[error("an event of {0} bytes is too long: at most {max} are kept", max = crate::Store::LONGEST_BODY)]
    TooLong(usize),
    /// An event holds a NUL character, which PostgreSQL cannot keep.
    #[error("an event may not hold a NUL character")]
    Nul,
    /// Its number is zero, or the event before it does not exist.
    #[error("event {0} would leave a gap: the events of a table are numbered 1, 2, 3, …")]
    Gap(u64),
}

/// The database could not do its work; the text says why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unavailable(String);

impl Unavailable {
    pub(crate) fn because(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// With the causes below, because many errors say next to nothing without them.
    pub(crate) fn chain(error: &dyn Error) -> Self {
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            let below = error.to_string();
            // Some libraries repeat the cause in their own words already.
            if !text.ends_with(&below) {
                text = format!("{text}: {below}");
            }
            cause = error.source();
        }
        Self(text)
    }
}
