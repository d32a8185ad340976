//! Figures as data: TOML that says where its figures come from, refused with file and line.

use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use toml::Spanned;

mod overlay;

pub use overlay::{Base, name_of_entries};

/// Where a figure comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Stated by the rulebook's text.
    Rulebook,
    /// Seen on the printed component.
    Printed,
    /// Agreed by public implementations.
    Public,
    /// Ours, until someone shows the original.
    Proposed,
}

/// Something wrong in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {problem}")]
pub struct DataError {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what was expected.
    pub problem: String,
}

/// Turns raw tables into checked ones, pointing at the line where something is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The file's name, for messages.
    pub file: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl Reader<'_> {
    /// The file's tables as they stand, not yet checked.
    pub fn raw<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| {
            // The parser speaks to programmers; this message is for people who edit a file.
            let problem = error.message().replace("expected i64", "expected a whole number");
            self.error(error.span().unwrap_or(0..0), problem)
        })
    }

    /// Something wrong at this place of the file.
    pub fn error(&self, span: Range<usize>, problem: impl Into<String>) -> DataError {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        let line = 1 + before.matches('\n').count();
        // Parsers say more on further lines; the first says what was expected.
        let problem = problem.into().lines().collect::<Vec<_>>().join("; ");
        DataError { file: self.file.to_owned(), line, problem }
    }

    /// A number within these bounds.
    pub fn within(
        &self,
        value: &Spanned<i64>,
        allowed: RangeInclusive<i64>,
        what: &str,
    ) -> Result<usize, DataError> {
        if allowed.contains(value.get_ref()) {
            return Ok(*value.get_ref() as usize);
        }
        let problem = format!(
            "{} is not {what}: expected a number from {} to {}",
            value.get_ref(),
            allowed.start(),
            allowed.end()
        );
        Err(self.error(value.span(), problem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Table {
        #[expect(dead_code, reason = "read to be refused")]
        source: Source,
        cards: Spanned<i64>,
    }

    #[test]
    fn what_is_wrong_is_told_with_file_line_and_expectation() {
        let reader =
            Reader { file: "mine.toml", text: "# Mine.\nsource = \"printed\"\ncards = 7\n" };
        let table: Table = reader.raw().expect("a good table");
        assert_eq!(reader.within(&table.cards, 1..=9, "a number of cards"), Ok(7));
        assert_eq!(
            reader.within(&table.cards, 8..=9, "a number of cards").unwrap_err().to_string(),
            "mine.toml, line 3: 7 is not a number of cards: expected a number from 8 to 9"
        );
        let hearsay = Reader { file: "mine.toml", text: "\nsource = \"hearsay\"\ncards = 7\n" };
        assert_eq!(
            hearsay.raw::<Table>().unwrap_err().to_string(),
            "mine.toml, line 2: unknown variant `hearsay`, expected one of `rulebook`, `printed`, \
             `public`, `proposed`"
        );
        let wordy = Reader { file: "mine.toml", text: "source = \"printed\"\ncards = \"few\"\n" };
        assert_eq!(
            wordy.raw::<Table>().unwrap_err().to_string(),
            "mine.toml, line 2: invalid type: string \"few\", expected a whole number"
        );
    }
}
