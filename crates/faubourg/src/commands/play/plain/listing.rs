//! The list of what can be chosen.

use std::io::BufRead;

use anyhow::Result;
use tabletop::{Judged, Narrated};

use super::{ME, Prompt};
use crate::text::{Styles, show_side_by_side, show_wrapped};

/// More choices that begin with the same word than this stand side by side.
const MANY: usize = 9;

/// A choice of the list.
struct Numbered {
    number: usize,
    notation: String,
    meaning: String,
}

impl Numbered {
    /// What is to be done, whatever it is done with: `write`.
    fn verb(&self) -> &str {
        self.notation.split(' ').next().unwrap_or_default()
    }

    /// All but the last word: `write 7`.
    fn beginning(&self) -> &str {
        self.notation.rsplit_once(' ').map_or("", |(beginning, _)| beginning)
    }

    /// What the last word begins with.
    fn initial(&self) -> Option<char> {
        self.end().chars().next()
    }

    /// The last word: `b4`.
    fn end(&self) -> &str {
        self.notation.rsplit_once(' ').map_or(&self.notation, |(_, end)| end)
    }
}

impl<G: Judged + Narrated, I: BufRead> Prompt<'_, G, I> {
    /// The choices with their numbers. Of many that differ in their last word alone, one is shown
    /// and the others stand side by side.
    pub(super) fn list_choices(&mut self) -> Result<()> {
        let game = self.sitting.table().game();
        let numbered: Vec<Numbered> = (1..)
            .zip(self.sitting.choices())
            .map(|(number, &choice)| {
                let (notation, meaning) = (choice.to_string(), game.describe(ME, choice));
                Numbered { number, notation, meaning }
            })
            .collect();
        let many = |choice: &Numbered| {
            numbered.iter().filter(|other| other.verb() == choice.verb()).count() > MANY
        };
        let alike = |one: &Numbered, next: &Numbered| {
            many(one) == many(next) && (!many(one) || one.beginning() == next.beginning())
        };
        for choices in numbered.chunk_by(alike) {
            match choices {
                [first, _, ..] if many(first) => self.list_side_by_side(first, choices)?,
                _ => self.list_one_by_one(choices)?,
            }
        }
        Ok(())
    }

    fn list_one_by_one(&mut self, choices: &[Numbered]) -> Result<()> {
        let Styles { faint, strong, .. } = self.styles;
        let widths = choices.iter().map(|choice| choice.notation.chars().count());
        let width = widths.max().unwrap_or(0);
        for Numbered { number, notation, meaning } in choices {
            let first = format!("{number:>4}  {strong}{notation:<width$}{strong:#}  ");
            let meaning = format!("{faint}{meaning}{faint:#}");
            show_wrapped(self.out, (&first, 8 + width), 8 + width, &meaning)?;
        }
        Ok(())
    }

    fn list_side_by_side(&mut self, example: &Numbered, choices: &[Numbered]) -> Result<()> {
        let Styles { faint, strong, .. } = self.styles;
        let Numbered { notation, meaning, .. } = example;
        let first = format!("      {strong}{notation}{strong:#}  ");
        let taken = 8 + notation.chars().count();
        let line = format!("{faint}{meaning}, and so on:{faint:#}");
        show_wrapped(self.out, (&first, taken), taken, &line)?;
        let width = choices.iter().map(|choice| choice.end().chars().count()).max().unwrap_or(0);
        // Houses of another street begin a new line.
        for line in choices.chunk_by(|one, next| one.initial() == next.initial()) {
            let texts: Vec<(String, usize)> = line
                .iter()
                .map(|choice| {
                    let (number, end) = (choice.number, choice.end());
                    (format!("{number:>4} {strong}{end:<width$}{strong:#}"), 5 + width)
                })
                .collect();
            show_side_by_side(self.out, &texts)?;
        }
        Ok(())
    }
}
