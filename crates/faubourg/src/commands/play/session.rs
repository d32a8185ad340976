//! The conversation between a player and the table.

mod help;
mod listing;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use bots::{Effort, Player};
use tabletop::{
    Game, Judged, LogEntry, Narrated, NotationError, Rng, Seat, Seed, Seen, Settings, Table, Viewer,
};

use crate::scores::{score_table, seat_scores};
use crate::text::{Styles, count_of, show, show_wrapped, table};
use crate::whole_file::WholeFile;

/// The person at the keyboard.
const ME: Seat = Seat::new(0);

/// The whims of the bot that gives hints: the same question gets the same answer, time allowing.
const HINTS: u64 = 1;

/// A game with one person, who types, and bots in all other seats.
pub(crate) struct Session<'a, G: Game, I> {
    table: Table<G>,
    /// The options of the table.
    settings: Settings,
    seed: Seed,
    /// What was shown last: the game as it stood then, and after how many choices.
    told: (G, usize),
    /// From seat 2 on.
    bots: Vec<Box<dyn Player<G>>>,
    input: I,
    out: &'a mut dyn Write,
    styles: Styles,
    /// What is typed is not seen when it comes from a file: then it is written out.
    echo: bool,
    choices: Vec<G::Choice>,
}

/// What became of something typed.
enum Answer {
    /// The board is not what it was.
    Changed,
    /// It is; ask again.
    Same,
    /// The player leaves.
    Leave,
}

impl<'a, G: Judged + Narrated, I: BufRead> Session<'a, G, I> {
    /// Sits down at the table.
    pub(crate) fn new(
        table: Table<G>,
        settings: Settings,
        seed: Seed,
        bots: Vec<Box<dyn Player<G>>>,
        input: I,
        out: &'a mut dyn Write,
    ) -> Self {
        Self {
            told: (table.game().clone(), 0),
            table,
            settings,
            seed,
            bots,
            input,
            out,
            styles: Styles::for_stdout(),
            echo: !io::stdin().is_terminal(),
            choices: Vec::new(),
        }
    }

    /// Plays until the game is over or the player leaves.
    pub(crate) fn run(mut self) -> Result<()> {
        self.greet()?;
        let mut changed = true;
        loop {
            self.let_bots_choose()?;
            if !self.table.game().waiting_on().contains(ME) {
                return self.end();
            }
            if changed {
                self.show_board()?;
                self.tell_news()?;
                self.list_choices()?;
            }
            let answer = match self.ask("> ")? {
                Some(line) => self.answer(&line)?,
                None => Answer::Leave,
            };
            changed = match answer {
                Answer::Changed => true,
                Answer::Same => false,
                Answer::Leave => {
                    writeln!(self.out, "Goodbye. The game is left unfinished.")?;
                    return Ok(());
                }
            };
        }
    }

    fn greet(&mut self) -> Result<()> {
        let Styles { strong, faint, .. } = self.styles;
        let names = self.table.names();
        let seats = count_of(names.len() as u64, "seat");
        writeln!(self.out, "{strong}{}{strong:#} · {seats}", G::TITLE)?;
        if let [me, others @ ..] = names
            && !others.is_empty()
        {
            writeln!(self.out, "{me} against {}", others.join(", "))?;
        }
        let first = format!("{faint}");
        let line =
            "The cards are decided already. Their seed is shown at the end; its fingerprint is";
        show_wrapped(self.out, (&first, 0), 0, line)?;
        writeln!(self.out, "{}{faint:#}\n", self.seed.commitment())?;
        let line = "Type the number of a choice, or the choice itself; `help` tells what else, \
                    `help rules` the rules, `help sheet` what the signs on the board mean.";
        show_wrapped(self.out, ("", 0), 0, line)?;
        writeln!(self.out)?;
        Ok(())
    }

    /// Bots choose as soon as they can; what they choose shows when the round ends.
    fn let_bots_choose(&mut self) -> Result<()> {
        while let Some(seat) = self.table.game().waiting_on().into_iter().find(|&seat| seat != ME) {
            let bot = &mut self.bots[seat.index() - 1];
            let choice = bot.choose(&Seen::new(self.table.game(), seat));
            self.table
                .choose(seat, choice)
                .map_err(|refusal| anyhow!("seat {seat} chose `{choice}`: {refusal}"))?;
        }
        Ok(())
    }

    /// What happened since then: what the others did, and what came by itself.
    /// It stands below the board, where it is still seen in a low terminal.
    fn tell_news(&mut self) -> Result<()> {
        let Styles { strong, faint, .. } = self.styles;
        let (since, told) = &self.told;
        let kept = self.table.kept();
        let chosen: Vec<_> = kept[*told..].iter().map(|kept| (kept.seat, kept.choice)).collect();
        if chosen.is_empty() {
            return Ok(());
        }
        let now = self.table.checkpoint();
        let mut any = false;
        for news in now.log_since(since, &chosen) {
            match news {
                LogEntry::Did(seat, _) if seat == ME => continue,
                LogEntry::Did(seat, deeds) => {
                    let total = |game: &G| game.score(seat, Viewer::Spectator).total;
                    let (before, after) = (total(since), total(now));
                    let name = &self.table.names()[seat.index()];
                    let taken = 3 + name.chars().count();
                    let name = format!("  {strong}{name}{strong:#} ");
                    let change = match after - before {
                        0 => format!("{deeds}."),
                        change => format!("{deeds}. {change:+}, now {after}"),
                    };
                    show_wrapped(self.out, (&name, taken), 4, &change)?;
                }
                LogEntry::Happened(told) => {
                    let (first, end) = (format!("  {faint}"), format!("{told}{faint:#}"));
                    show_wrapped(self.out, (&first, 2), 4, &end)?;
                }
            }
            any = true;
        }
        if any {
            writeln!(self.out)?;
        }
        self.told = (now.clone(), kept.len());
        Ok(())
    }

    fn show_board(&mut self) -> Result<()> {
        show(self.out, &self.table.view(Viewer::Seat(ME)))?;
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

    fn answer(&mut self, line: &str) -> Result<Answer> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            "" => Ok(Answer::Same),
            "undo" => {
                let undone = self.table.undo(ME).map(|_| ());
                self.changed_or(undone)
            }
            "restart" => {
                let undone = self.table.restart(ME);
                self.changed_or(undone)
            }
            "board" => Ok(Answer::Changed),
            "score" => self.show_scores(),
            "hint" => self.hint(),
            "record" => self.write_record(rest.trim()),
            "help" | "?" => self.help(rest.trim()),
            "quit" | "exit" => Ok(Answer::Leave),
            _ => self.choose(line),
        }
    }

    fn changed_or(&mut self, result: Result<(), impl std::fmt::Display>) -> Result<Answer> {
        match result {
            Ok(()) => Ok(Answer::Changed),
            Err(problem) => self.refuse(&problem),
        }
    }

    fn refuse(&mut self, problem: &dyn std::fmt::Display) -> Result<Answer> {
        let Styles { wrong, .. } = self.styles;
        let first = wrong.to_string();
        show_wrapped(self.out, (&first, 0), 0, &format!("{problem}{wrong:#}"))?;
        Ok(Answer::Same)
    }

    fn choose(&mut self, line: &str) -> Result<Answer> {
        let choice = match line.parse::<usize>() {
            Ok(number) => self.numbered(number),
            Err(_) => written::<G>(line).map_err(|problem| format!("{problem}; `help` tells more")),
        };
        match choice {
            Ok(choice) => {
                let chosen = self.table.choose(ME, choice);
                self.changed_or(chosen)
            }
            Err(problem) => self.refuse(&problem),
        }
    }

    /// The choice with this number in the list last shown.
    fn numbered(&self, number: usize) -> Result<G::Choice, String> {
        let index = number.checked_sub(1);
        index.and_then(|index| self.choices.get(index).copied()).ok_or_else(|| {
            let most = self.choices.len();
            format!("there is no choice {number}: expected 1 to {most}")
        })
    }

    /// What the best bot would do, the next best turns, and what speaks for the first.
    fn hint(&mut self) -> Result<Answer> {
        let game = self.table.game();
        let advised =
            bots::advise(&Seen::new(game, ME), Effort::LIVE, Rng::new(HINTS), &Arc::default());
        let mut rows = table(["", "the turn", "points"], 2);
        for (place, turn) in advised.iter().enumerate() {
            let choices: Vec<String> = turn.choices.iter().map(ToString::to_string).collect();
            let title = if place == 0 { "best" } else { "or" };
            let behind = if place == 0 { String::new() } else { format!("{:.1}", -turn.behind) };
            rows.add_row([title.to_owned(), choices.join(", "), behind]);
        }
        let reason = match &advised[..] {
            [best, next, ..] => why(game.categories(), &best.reasons(next)),
            _ => "There is nothing else to do.".to_owned(),
        };
        show(self.out, &rows)?;
        writeln!(self.out, "{reason}")?;
        Ok(Answer::Same)
    }

    fn show_scores(&mut self) -> Result<Answer> {
        let scores = seat_scores(self.table.game(), Viewer::Seat(ME));
        show(self.out, &score_table(scores, self.table.names()))?;
        Ok(Answer::Same)
    }

    fn write_record(&mut self, file: &str) -> Result<Answer> {
        if file.is_empty() {
            return self.refuse(&"expected the name of a file: `record game.jsonl`");
        }
        let write = || -> Result<()> {
            let mut whole = WholeFile::create(Path::new(file))?;
            writeln!(whole, "{}", self.table.record().to_json())?;
            whole.finish()
        };
        if let Err(error) = write() {
            return self.refuse(&format!("{error:#}"));
        }
        writeln!(self.out, "The game is written down. Check it: faubourg replay {file}")?;
        Ok(Answer::Same)
    }

    fn end(mut self) -> Result<()> {
        let Styles { strong, faint, .. } = self.styles;
        self.show_board()?;
        self.tell_news()?;
        writeln!(self.out, "{strong}{}{strong:#}\n", self.verdict())?;
        self.show_scores()?;
        writeln!(
            self.out,
            "\n{faint}seed {}\ncommitment {}\nCheck: printf %s SEED | sha256sum{faint:#}\n\n\
             `record FILE` writes the game down; an empty line leaves.",
            self.seed,
            self.seed.commitment()
        )?;
        while let Some(line) = self.ask("> ")? {
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word.to_lowercase().as_str() {
                "" | "quit" | "exit" => break,
                "record" => self.write_record(rest.trim())?,
                "score" => self.show_scores()?,
                "board" => {
                    self.show_board()?;
                    Answer::Same
                }
                "help" | "?" if !rest.trim().is_empty() => self.help(rest.trim())?,
                _ => self.refuse(
                    &"the game is over: expected `record FILE`, `score`, `board`, `help rules`, \
                      `help sheet`, or an empty line to leave",
                )?,
            };
        }
        Ok(())
    }

    /// Who won, in a few words.
    fn verdict(&self) -> String {
        let Some(outcome) = self.table.game().outcome() else {
            return "Nobody has anything left to choose.".to_owned();
        };
        if let [alone] = &outcome.standings[..] {
            return format!("The game is over: {} points.", alone.score.total);
        }
        let winners: Vec<&str> = self
            .table
            .names()
            .iter()
            .zip(&outcome.standings)
            .filter(|(_, standing)| standing.rank == 1)
            .map(|(name, _)| name.as_str())
            .collect();
        match &winners[..] {
            [winner] => format!("The game is over. The winner: {winner}."),
            _ => format!("The game is over. The first place is shared: {}.", winners.join(", ")),
        }
    }
}

/// A choice in notation, however many spaces and capitals it was typed with.
fn written<G: Game>(line: &str) -> Result<G::Choice, NotationError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let exact = words.join(" ");
    let small = exact.to_lowercase();
    // Some games have capitals behind the first word.
    let large = match small.split_once(' ') {
        Some((verb, rest)) => format!("{verb} {}", rest.to_uppercase()),
        None => small.clone(),
    };
    let plain = || small.parse().or_else(|problem| large.parse().map_err(|_| problem));
    exact.parse::<G::Choice>().or_else(|problem| {
        let choice = plain();
        if small == exact { choice.map_err(|_| problem) } else { choice }
    })
}

/// What speaks for a turn, in words.
fn why(categories: &[&str], reasons: &[(usize, f64)]) -> String {
    let told = |more: bool| -> String {
        let parts = reasons.iter().filter(|(_, points)| (*points > 0.0) == more);
        let told: Vec<String> =
            parts.map(|&(part, points)| format!("{} ({points:+.1})", categories[part])).collect();
        told.join(" and ")
    };
    match (told(true), told(false)) {
        (more, less) if more.is_empty() && less.is_empty() => {
            "It hardly matters: the next best turn comes to nearly the same.".to_owned()
        }
        (more, less) if less.is_empty() => format!("It should bring more for {more}."),
        (more, less) if more.is_empty() => {
            format!("It should bring less for {less}, and hold the others back by more.")
        }
        (more, less) => format!("It should bring more for {more}, and less for {less}."),
    }
}
