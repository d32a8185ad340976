//! What a simulation prints.

use std::io::Write;

use anyhow::Result;
use bots::Level;
use serde::Serialize;
use tabletop::Settings;

use super::told::Told;
use crate::event_tally::EventTally;
use crate::histogram::Histogram;
use crate::json::{self, Named};
use crate::tally::Tally;
use crate::text::{Styles, count_of, rate, show, table, thousands};

/// With more seats than this, only levels are told; `--json` tells every seat.
const FEW_SEATS: usize = 20;

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
    /// What the games told of themselves, if that was counted.
    pub(crate) events: Option<&'a EventTally>,
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
    seats: Vec<Group>,
    levels: Vec<Group>,
    ends: Named<'a, u64>,
    rounds: Rounds,
    /// What happened: by kind, name and way.
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<serde_json::Value>,
    /// How boards stood at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<serde_json::Value>,
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

/// How one seat, or all seats of one level, fared.
#[derive(Serialize)]
struct Group {
    /// The seat, if it is one, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    level: &'static str,
    mean: f64,
    /// How far the mean may be off by chance.
    standard_error: f64,
    sd: f64,
    /// The share of games that it won, of each seat on average; shared first places count whole.
    won: f64,
    won_standard_error: f64,
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

    fn group(&self, seat: Option<usize>, level: Level, seats: impl Fn(usize) -> bool) -> Group {
        let scores = self.tally.scores_of(&seats);
        let wins = self.tally.wins.iter().enumerate().filter(|(seat, _)| seats(*seat));
        let wins: u64 = wins.map(|(_, wins)| wins).sum();
        let count = scores.count().max(1) as f64;
        let won = wins as f64 / count;
        Group {
            seat: seat.map(|seat| seat + 1),
            level: level.name(),
            mean: scores.mean(),
            standard_error: scores.standard_error(),
            sd: scores.sd(),
            won,
            won_standard_error: (won * (1.0 - won) / count).sqrt(),
        }
    }

    /// How each seat fared.
    fn seats(&self) -> Vec<Group> {
        let seats = self.levels.iter().enumerate();
        seats.map(|(seat, &level)| self.group(Some(seat), level, |other| other == seat)).collect()
    }

    /// How each level fared, from all its seats.
    fn levels_played(&self) -> Vec<Group> {
        let played = Level::ALL.iter().filter(|level| self.levels.contains(level));
        played.map(|&level| self.group(None, level, |seat| self.levels[seat] == level)).collect()
    }

    /// One object, for programs.
    pub(crate) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let Tally { games, choices, rounds, .. } = self.tally;
        let told = self.told();
        let scores = self.tally.scores_of(|_| true);
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
            seats: self.seats(),
            levels: self.levels_played(),
            ends: Named(self.ends, &self.tally.ends),
            rounds: Rounds { mean: rounds.mean(), min: rounds.min(), max: rounds.max() },
            events: told.as_ref().map(|told| serde_json::to_value(told.events())).transpose()?,
            facts: told.as_ref().map(|told| serde_json::to_value(told.facts())).transpose()?,
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
            rate(self.per_second(games)),
            rate(self.per_second(choices)),
        )?;
        self.write_distributions(out)?;
        self.write_categories(out)?;
        self.write_groups(out)?;
        if let Some(told) = self.told() {
            told.write(out)?;
        }
        self.write_ends(out)?;
        if self.events.is_none() {
            writeln!(out, "\n{faint}Plans, cards and actions are counted with --events.{faint:#}")?;
        }
        Ok(())
    }

    /// What the games told of themselves.
    fn told(&self) -> Option<Told<'_>> {
        let (levels, games) = (self.levels, self.tally.games);
        self.events.map(|tally| Told { tally, levels, games })
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
        add("score", &self.tally.scores_of(|_| true));
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

    /// How seats and levels fared, where there are several.
    fn write_groups(&self, out: &mut dyn Write) -> Result<()> {
        if self.levels.len() == 1 {
            return Ok(());
        }
        let mut rows = table(["seat", "level", "mean", "±", "sd", "won *", "±"], 2);
        let mut add = |group: Group| {
            let seat = group.seat.map_or("all".to_owned(), |seat| seat.to_string());
            let percent = |share: f64| format!("{:.1} %", 100.0 * share);
            rows.add_row([
                seat,
                group.level.to_owned(),
                format!("{:.2}", group.mean),
                format!("{:.2}", group.standard_error),
                format!("{:.2}", group.sd),
                percent(group.won),
                percent(group.won_standard_error),
            ]);
        };
        if self.levels.len() <= FEW_SEATS {
            self.seats().into_iter().for_each(&mut add);
        }
        let levels = self.levels_played();
        if levels.len() > 1 || self.levels.len() > FEW_SEATS {
            levels.into_iter().for_each(&mut add);
        }
        show(out, &rows)?;
        let Styles { faint, .. } = Styles::for_stdout();
        let note = "a shared first place counts for each who shares it; ± is a standard error";
        writeln!(out, "{faint} * {note}{faint:#}\n")?;
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
