//! What a player can ask for: what can be typed, the rules, and the signs of the board.

use std::io::BufRead;

use anyhow::Result;
use tabletop::{Judged, Narrated};
use web::words::Language;

use super::super::rules::{Chapter, Part, chapters};
use super::{Answer, Session};
use crate::games::served;
use crate::text::{Styles, show, show_wrapped, table, wrap};

impl<G: Judged + Narrated, I: BufRead> Session<'_, G, I> {
    /// Answers `help` on this topic.
    pub(super) fn help(&mut self, topic: &str) -> Result<Answer> {
        let topic = topic.to_lowercase();
        let (topic, chapter) = topic.split_once(' ').unwrap_or((&topic, ""));
        match topic {
            "" => self.help_with_words(),
            "rules" => self.tell_rules(chapter.trim()),
            "sheet" | "board" => self.tell_signs(),
            _ => self.refuse(&format!(
                "there is no help on `{topic}`: expected `help`, `help rules` or `help sheet`"
            )),
        }
    }

    fn help_with_words(&mut self) -> Result<Answer> {
        let mut rows = table(["type", "to"], 2);
        rows.add_row(["3", "make the third choice of the list"]);
        let example = self.choices.first().map(ToString::to_string).unwrap_or_default();
        rows.add_row([&example, "make a choice by its notation"]);
        rows.add_row(["undo", "take back your last choice of this round"]);
        rows.add_row(["restart", "take back all your choices of this round"]);
        rows.add_row(["board", "see the board and your choices again"]);
        rows.add_row(["hint", "ask the best bot what it would do, and why"]);
        rows.add_row(["score", "see all scores and what they are made of"]);
        rows.add_row(["record FILE", "write the game down, to `faubourg replay` it"]);
        rows.add_row(["help rules", "read the rules"]);
        rows.add_row(["help sheet", "see what the signs on the board mean"]);
        rows.add_row(["quit", "leave"]);
        show(self.out, &rows)?;
        Ok(Answer::Same)
    }

    /// The rules as this table plays them: all chapters, or the one asked for.
    fn tell_rules(&mut self, asked: &str) -> Result<Answer> {
        let games = served();
        let Some(rules) = games.rules(G::NAME, Language::En.words(), &self.settings) else {
            return self.refuse(&"nobody has written the rules of this game down");
        };
        let page = rules.into_string();
        let chapters = chapters(&page);
        let ids: Vec<&str> = chapters.iter().map(|chapter| chapter.id.as_str()).collect();
        let ids = ids.join(", ");
        if asked.is_empty() {
            for chapter in &chapters {
                self.tell_chapter(chapter)?;
            }
            let line = format!("One chapter alone: `help rules CHAPTER`, with {ids}.");
            show_wrapped(self.out, ("", 0), 0, &line)?;
            return Ok(Answer::Same);
        }
        match chapters.iter().find(|chapter| chapter.id == asked) {
            Some(chapter) => {
                self.tell_chapter(chapter)?;
                Ok(Answer::Same)
            }
            None => self.refuse(&format!("there is no chapter `{asked}`: expected {ids}")),
        }
    }

    fn tell_chapter(&mut self, chapter: &Chapter) -> Result<()> {
        let Styles { strong, .. } = self.styles;
        writeln!(self.out, "{strong}{}{strong:#}", chapter.title)?;
        for part in &chapter.parts {
            match part {
                Part::Title(title) => writeln!(self.out, "  {strong}{title}{strong:#}")?,
                Part::Paragraph(text) => show_wrapped(self.out, ("  ", 2), 2, text)?,
                Part::Item(None, text) => show_wrapped(self.out, ("  - ", 4), 4, text)?,
                Part::Item(Some(name), text) => {
                    let first = format!("  {strong}{name}{strong:#}: ");
                    show_wrapped(self.out, (&first, 4 + name.chars().count()), 4, text)?;
                }
            }
        }
        Ok(writeln!(self.out)?)
    }

    fn tell_signs(&mut self) -> Result<Answer> {
        let mut rows = table(["sign", "meaning"], 2);
        for (sign, meaning) in self.table.game().legend() {
            rows.add_row([sign, meaning]);
        }
        wrap(&mut rows, 1);
        show(self.out, &rows)?;
        Ok(Answer::Same)
    }
}
