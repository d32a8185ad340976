//! The plain prompt: one line after the other, for pipes, for screen readers, and for those who
//! like it.

mod listing;

use std::io::{BufRead, Write};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use tabletop::drawing::Line;
use tabletop::{Ink, Judged, Narrated, Viewer};

use super::sitting::{Answer, ME, Sitting, UNFINISHED};
use super::told::{Told, lines};
use crate::commands::Unfinished;
use crate::text::{Styles, count_of, show, width};

/// A game at the prompt.
pub(crate) struct Prompt<'a, G: tabletop::Game, I> {
    sitting: Sitting<G>,
    input: I,
    out: &'a mut dyn Write,
    styles: Styles,
    /// What is typed is not seen when it comes from a file: then it is written out.
    echo: bool,
    /// How many lines were refused.
    refused: u64,
}

impl<'a, G: Judged + Narrated, I: BufRead> Prompt<'a, G, I> {
    /// Opens the prompt.
    pub(crate) fn new(sitting: Sitting<G>, input: I, echo: bool, out: &'a mut dyn Write) -> Self {
        Self { sitting, input, out, styles: Styles::for_stdout(), echo, refused: 0 }
    }

    /// Plays until the game is over or the player leaves. Whether another game is wanted.
    pub(crate) fn run(mut self) -> Result<bool> {
        self.greet()?;
        let mut changed = true;
        loop {
            while let Some(asked) = self.sitting.ask_bot() {
                self.sitting.bot_decided(asked.decide())?;
            }
            if self.sitting.is_over() {
                return self.end();
            }
            if changed {
                self.show_board()?;
                self.tell_news()?;
                self.list_choices()?;
            }
            let answer = match self.ask("> ")? {
                Some(line) => self.sitting.answer(&line),
                None => Answer::Leave,
            };
            changed = match answer {
                Answer::Changed | Answer::Board => true,
                Answer::Leave => {
                    self.tell(&[Told::plain(UNFINISHED)])?;
                    // Nobody sees what a file was answered.
                    ensure!(!self.echo || self.refused == 0, Unfinished { refused: self.refused });
                    return Ok(false);
                }
                answer => {
                    let halfway = matches!(answer, Answer::Halfway(..));
                    self.refused += u64::from(halfway || matches!(answer, Answer::Refused(_)));
                    self.show_answer(answer)?;
                    halfway
                }
            };
        }
    }

    fn greet(&mut self) -> Result<()> {
        let Styles { strong, .. } = self.styles;
        let table = self.sitting.table();
        let seats = count_of(table.names().len() as u64, "seat");
        writeln!(self.out, "{strong}{}{strong:#} · {seats}", G::TITLE)?;
        if let [me, others @ ..] = table.names()
            && !others.is_empty()
        {
            writeln!(self.out, "{me} against {}", others.join(", "))?;
        }
        let commitment = table.seed().commitment().to_string();
        self.tell(&[
            Told::inked(
                Ink::Faint,
                "The cards are decided already. Their seed is shown at the end; it is promised by",
            ),
            Told::inked(Ink::Faint, format!("commitment {commitment}")),
            Told::Gap,
            Told::plain(
                "Type the number of a choice, or the choice itself; `help` tells what else, \
                 `help rules` the rules, `help sheet` what the signs on the board mean.",
            ),
            Told::Gap,
        ])
    }

    /// What happened since then: what the others did, and what came by itself.
    /// It stands below the board, where it is still seen in a low terminal.
    fn tell_news(&mut self) -> Result<()> {
        let news = self.sitting.news().iter().filter(|happening| happening.is_news());
        let mut told: Vec<Told> = news.map(|happening| happening.told.clone()).collect();
        if !told.is_empty() {
            told.push(Told::Gap);
        }
        self.tell(&told)
    }

    fn show_board(&mut self) -> Result<()> {
        show(self.out, &self.sitting.table().view(Viewer::Seat(ME)))?;
        Ok(writeln!(self.out)?)
    }

    /// The next line typed, without the spaces around it; `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line).context("cannot read what is typed")?;
        if read == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn show_answer(&mut self, answer: Answer) -> Result<()> {
        match answer {
            Answer::Told(_, told) => self.tell(&told),
            Answer::Refused(problem) | Answer::Halfway(problem, _) => {
                self.tell(&[Told::inked(Ink::Wrong, problem)])
            }
            Answer::Hint => {
                let advice = self.sitting.question().think(&Arc::default());
                self.tell(&advice.told)
            }
            Answer::Board => self.show_board(),
            Answer::Changed | Answer::Again | Answer::Leave | Answer::Nothing => Ok(()),
        }
    }

    fn tell(&mut self, told: &[Told]) -> Result<()> {
        for line in lines(told, width().into()) {
            self.write(&line)?;
        }
        Ok(())
    }

    fn write(&mut self, line: &Line) -> Result<()> {
        let Styles { strong, faint, wrong } = self.styles;
        for span in line {
            let text = &span.text;
            match span.ink {
                Ink::Strong => write!(self.out, "{strong}{text}{strong:#}")?,
                Ink::Faint => write!(self.out, "{faint}{text}{faint:#}")?,
                Ink::Wrong => write!(self.out, "{wrong}{text}{wrong:#}")?,
                Ink::Plain | Ink::Built | Ink::Kind(_) => write!(self.out, "{text}")?,
            }
        }
        Ok(writeln!(self.out)?)
    }

    fn end(mut self) -> Result<bool> {
        self.show_board()?;
        self.tell_news()?;
        self.tell(&self.sitting.ending())?;
        self.tell(&[
            Told::Gap,
            Told::plain(
                "`record FILE` writes the game down, `again` plays another one; an empty line \
                 leaves.",
            ),
        ])?;
        while let Some(line) = self.ask("> ")? {
            match self.sitting.answer(&line) {
                Answer::Nothing | Answer::Leave => break,
                Answer::Again => return Ok(true),
                answer => self.show_answer(answer)?,
            }
        }
        Ok(false)
    }
}
