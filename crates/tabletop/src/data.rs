//! Figures as data: TOML that says where its figures come from, refused with file and line.

use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use toml::Spanned;
use toml::de::DeTable;

use crate::wording::{in_words, toml_in_words};

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
        DeTable::parse(self.text).map_err(|error| self.not_toml(&error))?;
        toml::from_str(self.text).map_err(|error| {
            let span = error.span().unwrap_or(0..0);
            self.entry_without_overlay(&error, span.start).unwrap_or_else(|| {
                self.error(span.clone(), self.named(span.start, error.message()))
            })
        })
    }

    /// Why the file is no TOML.
    fn not_toml(&self, error: &toml::de::Error) -> DataError {
        let span = error.span().unwrap_or(0..0);
        let problem = match (error.message(), self.text.get(span.clone())) {
            ("duplicate key", Some(key)) => format!("`{key}` is written twice"),
            (problem, Some(value)) if value.trim().is_empty() && problem.contains("quoted") => {
                "a value is missing: expected one behind `=`".to_owned()
            }
            (problem, _) => toml_in_words(problem),
        };
        self.error(span, problem)
    }

    /// What is wrong with a value, with the name that it has in the file.
    fn named(&self, at: usize, problem: &str) -> String {
        let told = in_words(problem);
        let is_value = problem.starts_with("invalid ");
        match self.text.get(..at).and_then(|before| before.rsplit_once('=')) {
            Some((before, _)) if is_value => {
                let name = before.trim_end().rsplit([' ', '\n', '{', ',']).next();
                format!("`{}` is {told}", name.unwrap_or_default())
            }
            _ => told,
        }
    }

    /// `[plan.n3]` in a file that does not say that it holds only what it changes.
    fn entry_without_overlay(&self, error: &toml::de::Error, at: usize) -> Option<DataError> {
        if error.message() != "invalid type: map, expected a sequence" {
            return None;
        }
        let line = self.text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
        let header = self.text[line..].find('[').map_or(line, |found| line + found);
        let name = self.text.get(header..)?.strip_prefix('[')?.split(['.', ']']).next()?;
        let problem = format!(
            "`[{name}.…]` changes one entry: begin the file with `overlay = true`, or write whole \
             `[[{name}]]` tables"
        );
        Some(self.error(header..header, problem))
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
            "mine.toml, line 2: `cards` is the text \"few\": expected a whole number"
        );
    }

    #[test]
    fn what_is_not_toml_is_told_in_words() {
        let error = |text: &str| {
            let reader = Reader { file: "mine.toml", text };
            reader.raw::<Table>().unwrap_err().to_string()
        };
        assert_eq!(
            error("source = printed\n"),
            "mine.toml, line 1: a text needs quotation marks, as in `name = \"plain\"`"
        );
        assert_eq!(error("cards = 7\ncards = 8\n"), "mine.toml, line 2: `cards` is written twice");
        assert!(error("cards = ten\n").contains("line 1: this is no number"));
        assert!(error("source = \n").contains("line 1: a value is missing"));
        assert!(error("cards = 7\nwhat\n").contains("line 2: this is no name with its value"));
    }

    #[test]
    fn an_entry_without_overlay_is_told_what_to_do() {
        #[derive(Debug, Deserialize)]
        struct Plans {
            #[expect(dead_code, reason = "read to be refused")]
            plan: Vec<Table>,
        }
        for (text, line) in
            [("[plan.n3]\ncards = 7\n", 1), ("# Mine.\n\n[plan.n3]\ncards = 7\n", 3)]
        {
            let error = Reader { file: "mine.toml", text }.raw::<Plans>().unwrap_err();
            assert_eq!(error.line, line);
            assert!(error.problem.contains("begin the file with `overlay = true`"), "{error}");
            assert!(error.problem.contains("whole `[[plan]]` tables"), "{error}");
        }
    }
}
