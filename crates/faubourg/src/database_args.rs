//! Which database a command works with, and its password, which is never shown.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, ensure};
use clap::Args;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// The folder for people who choose nothing.
const USUAL_FOLDER: &str = "faubourg-data";
/// The file in the folder.
const FILE: &str = "faubourg.sqlite";

/// The address of the database.
const DATABASE: &str = "FAUBOURG_DATABASE";
/// Its password; the second name is the one that other programs for PostgreSQL use.
const PASSWORDS: [&str; 2] = ["FAUBOURG_DATABASE_PASSWORD", "PGPASSWORD"];

/// Which database to work with.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct DatabaseArgs {
    /// The folder in which the tables are kept [default: faubourg-data]
    #[arg(long, value_name = "DIR", conflicts_with_all = ["database", "database_file"])]
    data: Option<PathBuf>,

    /// Keep the tables in this database instead: `sqlite:FILE` or `postgres://USER@HOST/NAME`; the
    /// password comes from FAUBOURG_DATABASE_PASSWORD [default: FAUBOURG_DATABASE, if it is set]
    #[arg(long, value_name = "URL", conflicts_with = "database_file")]
    database: Option<DatabaseUrl>,

    /// Read the address of the database from this file, which may hold the password, too
    #[arg(long, value_name = "FILE")]
    database_file: Option<PathBuf>,
}

impl DatabaseArgs {
    /// The database that is meant. Warns once if its password can be seen by others.
    pub(crate) fn find(&self) -> Result<DatabaseUrl> {
        if let Some(url) = &self.database {
            url.warn_if_password_is_visible();
            return Ok(url.clone().with_password());
        }
        if let Some(file) = &self.database_file {
            return Ok(DatabaseUrl::read(file)?.with_password());
        }
        if self.data.is_none()
            && let Ok(url) = std::env::var(DATABASE)
        {
            ensure!(!url.trim().is_empty(), "{DATABASE} is set, but empty");
            return Ok(DatabaseUrl(url.trim().to_owned()).with_password());
        }
        let folder = self.data.as_deref().unwrap_or(Path::new(USUAL_FOLDER));
        DatabaseUrl::of_file(&folder.join(FILE))
    }
}

/// The address of a database. It is never shown with its password.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct DatabaseUrl(String);

impl DatabaseUrl {
    /// The address of a SQLite file.
    pub(crate) fn of_file(file: &Path) -> Result<Self> {
        let name = file.to_str().with_context(|| {
            format!("{} is no name for a database: expected Unicode", file.display())
        })?;
        Ok(Self(format!("sqlite:{name}")))
    }

    /// Reads the address from the first line of a file.
    pub(crate) fn read(file: &Path) -> Result<Self> {
        let text = fs::read_to_string(file)
            .with_context(|| format!("cannot read the database's address in {}", file.display()))?;
        let line = text.lines().map(str::trim).find(|line| !line.is_empty());
        let line = line.with_context(|| {
            format!("{} is empty: expected the address of a database", file.display())
        })?;
        Ok(Self(line.to_owned()))
    }

    /// The address with its password: not to be shown.
    pub(crate) fn secret(&self) -> &str {
        &self.0
    }

    pub(crate) fn is_file(&self) -> bool {
        !self.is_postgres()
    }

    fn is_postgres(&self) -> bool {
        self.0.starts_with("postgres://") || self.0.starts_with("postgresql://")
    }

    fn has_password(&self) -> bool {
        store::without_password(&self.0) != self.0
    }

    /// Takes the password from the environment if the address has none.
    pub(crate) fn with_password(self) -> Self {
        let password = PASSWORDS.iter().find_map(|name| std::env::var(name).ok());
        match password {
            Some(password) => self.with(&password),
            None => self,
        }
    }

    fn with(self, password: &str) -> Self {
        if !self.is_postgres() || self.has_password() || password.is_empty() {
            return self;
        }
        let join = if self.0.contains('?') { '&' } else { '?' };
        let password = utf8_percent_encode(password, NON_ALPHANUMERIC);
        Self(format!("{}{join}password={password}", self.0))
    }

    pub(crate) fn warn_if_password_is_visible(&self) {
        if self.has_password() {
            let _ = writeln!(
                io::stderr(),
                "warning: other users of this computer can see the password on the command line: \
                 set {} or use --database-file",
                PASSWORDS[0]
            );
        }
    }
}

impl FromStr for DatabaseUrl {
    type Err = std::convert::Infallible;

    fn from_str(url: &str) -> Result<Self, Self::Err> {
        Ok(Self(url.to_owned()))
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = store::without_password(&self.0);
        f.write_str(shown.strip_prefix("sqlite:").unwrap_or(&shown))
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_added_where_there_is_none() {
        let check = |url: &str, expected: &str| {
            let url = DatabaseUrl(url.into()).with("s:e c@/?&t");
            assert_eq!(url.secret(), expected);
            assert!(!format!("{url} {url:?}").contains("s%3Ae"), "{url} {url:?}");
        };
        let hidden = "password=s%3Ae%20c%40%2F%3F%26t";
        check("postgres://me@host/games", &format!("postgres://me@host/games?{hidden}"));
        check("postgres://me@host/games?x=y", &format!("postgres://me@host/games?x=y&{hidden}"));
        check("postgres://me:mine@host/games", "postgres://me:mine@host/games");
        check("postgres://host/games?password=mine", "postgres://host/games?password=mine");
        check("sqlite:file", "sqlite:file");
    }
}
