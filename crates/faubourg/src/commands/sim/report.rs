//! What a simulation prints.

use std::io::Write;

use anyhow::Result;
use bots::Level;
use serde::Serialize;
use tabletop::Settings;

use crate::histogram::Histogram;
use crate::json::{self, Named};
use crate::tally::Tally;
use crate::text::{Styles, count_of, show, table, thousands};

/// Seats side by side in the table of wins.
const ABREAST: usize = 10;

/// A table with more seats than this gets one line.
const FEW_SEATS: usize = 2 * ABREAST;

/// A simulation that is over.
pub(crate) struct Report<'a> {
    pub(crate) title: &'static str,
    pub(crate) game: &'static str,
    pub(crate) ends: &'static [&'static str],
    pub(crate) categories: &'static [&'static str],
    pub(crate) settings: &'a Settings,
    pub(crate) levels: &'a [Level],
    pub(crate) seed: u64,
    pub(crate) seconds: f64,
    pub(crate) tally: &'a Tally,
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'static str,
    options: &'a Settings,
    players: Vec<&'static str>,
    seed: u64,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    choices: u64,
    choices_per_second: f64,
    scores: Scores,
    categories: Named<'a, f64>,
    wins: &'a [u64],
    ends: Named<'a, u64>,
    rounds: Rounds,
}

#[derive(Serialize)]
struct Scores {
    mean: f64,
    sd: f64,
    min: i32,
    p5: i32,
    median: i32,
    p95: i32,
    max: i32,
}

#[derive(Serialize)]
struct Rounds {
    mean: f64,
    min: i32,
    max: i32,
}

impl Report<'_> {
    fn per_second(&self, count: u64) -> f64 {
        // A clock too coarse to see the simulation says nothing, rather than infinity.
        count as f64 / self.seconds.max(1e-9)
    }

    /// One object, for programs.
    pub(crate) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let Tally { games, choices, scores, rounds, .. } = self.tally;
        let report = Json {
            game: self.game,
            options: self.settings,
            players: self.levels.iter().map(|level| level.name()).collect(),
            seed: self.seed,
            games: *games,
            seconds: self.seconds,
            games_per_second: self.per_second(*games),
            choices: *choices,
            choices_per_second: self.per_second(*choices),
            scores: Scores {
                mean: scores.mean(),
                sd: scores.sd(),
                min: scores.min(),
                p5: scores.percentile(5),
                median: scores.percentile(50),
                p95: scores.percentile(95),
                max: scores.max(),
            },
            categories: Named(self.categories, &self.tally.mean_parts()),
            wins: &self.tally.wins,
            ends: Named(self.ends, &self.tally.ends),
            rounds: Rounds { mean: rounds.mean(), min: rounds.min(), max: rounds.max() },
        };
        Ok(json::line(out, &report)?)
    }

    /// Tables, for people.
    pub(crate) fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        let Styles { strong, faint, .. } = Styles::for_stdout();
        let seats = count_of(self.levels.len() as u64, "seat");
        writeln!(out, "{strong}{}{strong:#} · {seats} · seed {}", self.title, self.seed)?;
        let options: Vec<String> =
            self.settings.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(out, "{faint}{}{faint:#}\n", options.join(" "))?;
        let Tally { games, choices, .. } = *self.tally;
        writeln!(
            out,
            "{strong}{}{strong:#} in {:.2} s: {} games and {} choices per second\n",
            count_of(games, "game"),
            self.seconds,
            thousands(self.per_second(games) as u64),
            thousands(self.per_second(choices) as u64),
        )?;
        self.write_distributions(out)?;
        self.write_categories(out)?;
        self.write_wins(out)?;
        self.write_ends(out)
    }

    fn write_distributions(&self, out: &mut dyn Write) -> Result<()> {
        let header = ["", "mean", "sd", "lowest", "p5", "median", "p95", "highest"];
        let mut rows = table(header, 1);
        let mut add = |name: &str, values: &Histogram| {
            rows.add_row([
                name.to_owned(),
                format!("{:.2}", values.mean()),
                format!("{:.2}", values.sd()),
                values.min().to_string(),
                values.percentile(5).to_string(),
                values.percentile(50).to_string(),
                values.percentile(95).to_string(),
                values.max().to_string(),
            ]);
        };
        add("score", &self.tally.scores);
        add("rounds", &self.tally.rounds);
        show(out, &rows)?;
        Ok(writeln!(out)?)
    }

    fn write_categories(&self, out: &mut dyn Write) -> Result<()> {
        let mut rows = table([""].iter().chain(self.categories), 1);
        let means = self.tally.mean_parts();
        let means = means.iter().map(|mean| format!("{mean:.2}"));
        rows.add_row(std::iter::once("mean points".to_owned()).chain(means));
        show(out, &rows)?;
        Ok(writeln!(out)?)
    }

    fn write_wins(&self, out: &mut dyn Write) -> Result<()> {
        if self.levels.len() == 1 {
            return Ok(());
        }
        if self.levels.len() > FEW_SEATS {
            let (fewest, most) = (self.tally.wins.iter().min(), self.tally.wins.iter().max());
            let told = |wins: Option<&u64>| thousands(wins.copied().unwrap_or(0));
            let (fewest, most) = (told(fewest), told(most));
            writeln!(out, " wins * by seat: {fewest} to {most}; `--json` lists them all")?;
        } else {
            self.write_wins_by_seat(out)?;
        }
        let Styles { faint, .. } = Styles::for_stdout();
        writeln!(out, "{faint} * a shared first place counts for each who shares it{faint:#}\n")?;
        Ok(())
    }

    fn write_wins_by_seat(&self, out: &mut dyn Write) -> Result<()> {
        for (row, wins) in self.tally.wins.chunks(ABREAST).enumerate() {
            let seats = (row * ABREAST + 1..).take(wins.len());
            let header =
                std::iter::once("seat".to_owned()).chain(seats.map(|seat| seat.to_string()));
            let mut rows = table(header, 1);
            let line = |name: &str, cells: Vec<String>| {
                std::iter::once(name.to_owned()).chain(cells).collect::<Vec<_>>()
            };
            rows.add_row(line("wins *", wins.iter().map(|&wins| thousands(wins)).collect()));
            rows.add_row(line("", wins.iter().map(|&wins| self.share(wins)).collect()));
            show(out, &rows)?;
        }
        Ok(())
    }

    fn write_ends(&self, out: &mut dyn Write) -> Result<()> {
        let mut rows = table(["ended by", "games", ""], 1);
        for (end, &games) in self.ends.iter().zip(&self.tally.ends) {
            if games > 0 {
                rows.add_row([(*end).to_owned(), thousands(games), self.share(games)]);
            }
        }
        Ok(show(out, &rows)?)
    }

    fn share(&self, games: u64) -> String {
        format!("{:.1} %", 100.0 * games as f64 / self.tally.games as f64)
    }
}
