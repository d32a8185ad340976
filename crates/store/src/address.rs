//! Where a database is.

use std::path::PathBuf;
use std::str::FromStr;

use crate::OpenError;

/// Where a database is.
pub(crate) enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL server; the text may hold a password, so it is never shown.
    Postgres(String),
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(address: &str) -> Result<Self, OpenError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Ok(Self::Postgres(address.into()));
        }
        match address.strip_prefix("sqlite:") {
            Some(file) => Ok(Self::File(file.strip_prefix("//").unwrap_or(file).into())),
            None if address.contains("://") => Err(OpenError::Address(without_password(address))),
            None => Ok(Self::File(address.into())),
        }
    }
}

/// The address of a database as it may be shown: with `***` instead of a password.
///
/// ```
/// let shown = store::without_password("postgres://me:secret@host/games?password=secret");
/// assert_eq!(shown, "postgres://me:***@host/games?password=***");
/// ```
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.into() };
    let (place, query) = match rest.split_once('?') {
        Some((place, query)) => (place, Some(query)),
        None => (rest, None),
    };
    // The last `@`: a password that was not encoded may have one of its own.
    let place = match place.rsplit_once('@') {
        Some((who, place)) => match who.split_once(':') {
            Some((user, _)) => format!("{user}:***@{place}"),
            None => format!("{who}@{place}"),
        },
        None => place.into(),
    };
    let Some(query) = query else { return format!("{scheme}://{place}") };
    let hide = |pair: &str| match pair.split_once('=') {
        Some((key, _)) if key.to_ascii_lowercase().contains("password") => format!("{key}=***"),
        _ => pair.to_owned(),
    };
    let query: Vec<_> = query.split('&').map(hide).collect();
    format!("{scheme}://{place}?{}", query.join("&"))
}
