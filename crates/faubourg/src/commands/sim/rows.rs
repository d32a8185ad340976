//! A row for every seat of every game, for spreadsheets and programs that read tables.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use bots::Level;
use tabletop::{Eventful, Fact, Outcome, Seat, Seed};

use crate::given_file;

/// One value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Number(i64),
    Flag(bool),
    Word(Cow<'static, str>),
    Nothing,
}

impl From<Fact> for Cell {
    fn from(fact: Fact) -> Self {
        match fact {
            Fact::Number(number) => Self::Number(number.into()),
            Fact::Flag(flag) => Self::Flag(flag),
            Fact::Word(word) => Self::Word(word),
            Fact::Nothing => Self::Nothing,
        }
    }
}

/// A game that is over, as rows tell it.
pub(crate) struct Finished<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) outcome: &'a Outcome,
    pub(crate) levels: &'a [Level],
    /// Which game of the simulation it was, counted from 0, and what decided its cards.
    pub(crate) index: u64,
    pub(crate) seed: &'a Seed,
}

impl<G: Eventful> Finished<'_, G> {
    /// What a seat came to: every column with its value.
    pub(crate) fn row(&self, seat: Seat) -> Vec<(Cow<'static, str>, Cell)> {
        let standing = &self.outcome.standings[seat.index()];
        let number = |number: i32| Cell::Number(number.into());
        let mut row: Vec<(Cow<'static, str>, Cell)> = vec![
            ("game".into(), Cell::Number(self.index as i64)),
            ("seed".into(), Cell::Word(self.seed.to_string().into())),
            ("seat".into(), Cell::Number(seat.index() as i64 + 1)),
            ("level".into(), Cell::Word(self.levels[seat.index()].name().into())),
            ("rank".into(), number(standing.rank.into())),
            ("score".into(), number(standing.score.total)),
            ("rounds".into(), Cell::Number(self.game.round().into())),
            ("end".into(), Cell::Word(self.outcome.end.into())),
        ];
        for (category, &part) in self.game.categories().iter().zip(&standing.score.parts) {
            row.push((format!("points_{}", column(category)).into(), number(part)));
        }
        let facts = self.game.facts(seat).into_iter();
        row.extend(facts.map(|(name, fact)| (column(&name).into(), Cell::from(fact))));
        row
    }
}

/// A name without the spaces that programs stumble over.
fn column(name: &str) -> String {
    name.replace([' ', '-'], "_")
}

/// Writes rows as lines of values between commas, with the names of the columns before the first.
pub(crate) fn write_csv(
    rows: &[Vec<(Cow<'static, str>, Cell)>],
    with_names: bool,
    into: &mut String,
) {
    let mut line = |values: &mut dyn Iterator<Item = Cow<'_, str>>| {
        for (index, value) in values.enumerate() {
            if index > 0 {
                into.push(',');
            }
            if value.contains([',', '"', '\n', '\r']) {
                write!(into, "\"{}\"", value.replace('"', "\"\"")).expect("writing to a string");
            } else {
                into.push_str(&value);
            }
        }
        into.push('\n');
    };
    if let (true, Some(first)) = (with_names, rows.first()) {
        line(&mut first.iter().map(|(name, _)| Cow::Borrowed(name.as_ref())));
    }
    for row in rows {
        line(&mut row.iter().map(|(_, cell)| match cell {
            Cell::Number(number) => number.to_string().into(),
            Cell::Flag(flag) => u8::from(*flag).to_string().into(),
            Cell::Word(word) => Cow::Borrowed(word.as_ref()),
            Cell::Nothing => "".into(),
        }));
    }
}

/// A file to which something is added as soon as a game is over.
pub(crate) struct GrowingFile<'a> {
    path: &'a Path,
    file: Box<dyn Write>,
}

impl<'a> GrowingFile<'a> {
    pub(crate) fn create(path: &'a Path) -> Result<Self> {
        Ok(Self { path, file: given_file::create(path)? })
    }

    pub(crate) fn append(&mut self, bytes: &[u8]) -> Result<()> {
        let told = || format!("cannot write {}", self.path.display());
        self.file.write_all(bytes).with_context(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_with_commas_and_quotation_marks_are_quoted() {
        let row = vec![
            ("family".into(), Cell::Word("Dupont, \"fils\"".into())),
            ("won".into(), Cell::Flag(true)),
            ("round".into(), Cell::Nothing),
            ("score".into(), Cell::Number(-3)),
        ];
        let mut csv = String::new();
        write_csv(&[row], true, &mut csv);
        assert_eq!(csv, "family,won,round,score\n\"Dupont, \"\"fils\"\"\",1,,-3\n");
    }
}
